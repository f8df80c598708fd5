"""The coach: where the learner stands in a lesson, what is said now, what follows another move.

A coach hears every move of a match and the learner's own words, which are kept among the moves:
so that a table that is brought back from its moves has its coach where they were.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from saloon.bots.levels import bot
from saloon.engine.errors import IllegalMove
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lessons.lesson import Lesson, Step

NEXT: Final = "@next"
BACK: Final = "@back"
ON: Final = "@on"
ALONE: Final = "@alone"
WORDS: Final = (NEXT, BACK, ON, ALONE)
"""What a learner tells the coach: read, take it back, play on, I play without you."""

PATIENCE: Final = 4
"""How many own decisions a step that does not fit is waited for before it is left out."""


def is_answer(move: str) -> bool:
    """Whether something among the moves of a table was said to the coach."""
    return move in WORDS


@dataclass(frozen=True)
class Strayed:
    """Another move than the one suggested: what it was, and where the match stood before it."""

    move: str
    moves: int
    events: int
    step: int


@dataclass(frozen=True)
class Advice:
    """What the coach says now.

    `kind` is read, play, other (another move was made), free (no step fits: any move will do) or
    end. Where the lesson has no words of its own the text is '', and the house has some.
    """

    kind: str
    step: Step
    number: int
    count: int
    strayed: Strayed | None = None
    own_way: bool = False

    @property
    def move(self) -> str:
        """The move that is suggested, or ''."""
        return self.step.play if self.kind == "play" else ""

    @property
    def light(self) -> tuple[str, ...]:
        """What is lit on the board besides the move."""
        return self.step.light if self.kind in ("read", "play", "end") else ()

    def title(self, lang: str) -> str:
        """A few words that stand above; '' where the house has its own."""
        if self.kind not in ("read", "play", "end"):
            return ""
        title = self.step.anyway_title if self.own_way else self.step.title
        return (title or self.step.title)[lang]

    def text(self, lang: str) -> str:
        """What the lesson says; '' where the house has its own words."""
        if self.kind == "free":
            return ""
        if self.strayed is not None:
            special = self.step.other.get(self.strayed.move, self.step.otherwise)
            return special.get(lang, "")
        return self.step.anyway[lang] if self.own_way and self.step.anyway else self.step.say[lang]


class Coach:
    """Follows one learner through one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0  # the step that is said now
        self.strayed: Strayed | None = None
        self.alone = False
        self.free = 0  # own decisions since a step last fitted
        self._moves = 0  # how many were played when the coach last looked
        self._last_answer = -1  # how many moves there were before the learner's last one
        self._before: dict[int, int] = {}  # by the number of moves played: the step then

    # -- what the learner does ------------------------------------------------------------

    def refuse(self, match: Match, word: str) -> None:
        """Raise IllegalMove when this cannot be said to the coach now; changes nothing."""
        advice = self.advice(match)
        fits = {
            NEXT: advice is not None and advice.kind == "read",
            BACK: self.strayed is not None,
            ON: self.strayed is not None,
            ALONE: not self.alone,
        }
        if not fits.get(word, False):
            said = ", ".join(one for one in WORDS if fits[one]) or "nothing"
            raise IllegalMove(f"the coach does not wait for {word!r} now, but for: {said}")

    def hear(self, match: Match, word: str) -> Match:
        """The learner has said something; the match as it stands then."""
        if word == ALONE:
            self.alone = True
        elif word == NEXT:
            self._go_on()
        elif word == BACK and self.strayed is not None:
            match = match.at(self.strayed.moves)
            self._moves = self.strayed.moves
            self._last_answer = -1
            self.at = self.strayed.step
            self.strayed = None
        elif word == ON and self.strayed is not None:
            self.strayed = None
            self._go_on()
        self._settle(match)
        return match

    def follow(self, match: Match, seat: int, move: str, events: int) -> None:
        """A move was played, or the last ones taken back; `events` were told before it."""
        moves = len(match.history)
        answered = moves > self._moves or seat in match.committed
        before = self._moves
        self._moves = moves
        if not answered:
            self.strayed = None
            self.free = 0
            self._last_answer = -1
            self.at = self._before.get(moves, self.at)
        elif seat == self.lesson.learner and not self.alone:
            self._answered(before, events, move)
        self._settle(match)

    def _answered(self, before: int, events: int, move: str) -> None:
        if self._last_answer == before:  # a secret answer may be changed
            self.strayed = None
            self.at = self._before[before]
        self._last_answer = before
        if self.strayed is not None:  # who moves on plays on
            self.strayed = None
            self._go_on()
        steps = self.lesson.steps
        self._before[before] = self.at
        while self.at < self._last and not steps[self.at].play:  # moved before all was read
            self.at += 1
        if not steps[self.at].play:
            return
        if self.free:
            self.free += 1
        elif move == steps[self.at].play:
            self._go_on()
        else:
            self.strayed = Strayed(move, before, events, self._before[before])

    # -- where the lesson goes on ---------------------------------------------------------------

    @property
    def _last(self) -> int:
        return len(self.lesson.steps) - 1

    @property
    def done(self) -> bool:
        """Whether the learner has come to the last step."""
        return self.at == self._last

    def _go_on(self) -> None:
        self.at = min(self.at + 1, self._last)  # the lesson may be shorter than when it was begun

    def own_way(self, match: Match) -> bool:
        """Whether the match has left the way that the lesson goes."""
        script = self.lesson.script
        moves = tuple(match.moves[: len(script)])
        return moves != script[: len(moves)]

    def asked(self, match: Match) -> list[str]:
        """The moves that the learner has to choose from, or none."""
        ask = match.ask_for(self.lesson.learner)
        if ask is None or self.lesson.learner in match.committed:
            return []
        return [match.game.text(move) for move in ask.moves]

    def _settle(self, match: Match) -> None:
        """Find the step that fits where the match stands now."""
        if self.alone or self.strayed is not None:
            return
        if match.over:
            self.at, self.free = self._last, 0
            return
        moves = self.asked(match)
        if not moves:
            return
        if not self.own_way(match):
            self.free = 0
            return
        while self.at < self._last:
            step = self.lesson.steps[self.at]
            if step.anyway and (not step.play or step.play in moves):
                self.free = 0
                return
            if step.anyway and self.free <= PATIENCE:  # it may fit after another move or two
                self.free = max(1, self.free)
                return
            self.at += 1
            self.free = 0

    def advice(self, match: Match) -> Advice | None:
        """What the coach says now; None while others move, or when the lesson is over."""
        if self.alone:
            return None
        steps = self.lesson.steps
        step = steps[self.at]
        own_way = self.own_way(match)
        where = (step, self.at + 1, len(steps))
        if self.strayed is not None:
            return Advice("other", *where, strayed=self.strayed, own_way=own_way)
        if not match.over and not self.asked(match):
            return None
        if self.at == self._last:
            return Advice("end", *where, own_way=own_way)
        if self.free:
            return Advice("free", *where, own_way=own_way)
        return Advice("play" if step.play else "read", *where, own_way=own_way)

    # -- the others -------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether the others wait, since the learner may take a move back."""
        return self.strayed is not None and not self.alone

    def scripted(self, match: Match, seat: int) -> str:
        """What the lesson lets this seat answer, or '' where a bot has to find something."""
        if self.alone:
            return ""
        ask = match.ask_for(seat)
        if ask is None:
            return ""
        legal = [match.game.text(move) for move in ask.moves]
        moves = len(match.history)
        script = self.lesson.script
        if not self.own_way(match):
            while moves < len(script) and script[moves][0] != seat:
                moves += 1  # several answer secretly at once: each finds its own
            return script[moves][1] if moves < len(script) and script[moves][1] in legal else ""
        fitting = [move for who, move in self._unsaid(match) if who == seat and move in legal]
        return fitting[0] if fitting else ""

    def _unsaid(self, match: Match) -> tuple[tuple[int, str], ...]:
        """What is left of the answers to the last step: in their order, nothing twice."""
        turn = [step for step in self.lesson.steps[: self.at] if step.play]
        answers = turn[-1].then if turn else ()
        since = list(takewhile(lambda one: one[0] != self.lesson.learner, reversed(match.moves)))
        for said in reversed(since):
            if said in answers:
                answers = answers[answers.index(said) + 1 :]
        return answers

    def seed(self, match: Match, seat: int) -> str:
        """What a bot that answers for a seat is seeded with: the same moves, the same answer."""
        return f"{self.lesson.seed} {len(match.history)} {seat}"

    def choose(self, match: Match, seat: int) -> str:
        """What a seat answers: what the lesson says, or what a bot finds."""
        scripted = self.scripted(match, seat)
        if scripted:
            return scripted
        seed = self.seed(match, seat)
        world = match.imagine(seat, Rng.seeded(seed))
        return match.game.text(bot(self.lesson.level, seed).choose(world, seat))
