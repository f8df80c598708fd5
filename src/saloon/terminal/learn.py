"""A lesson in a terminal: the table, what the coach says about it, and what one may answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from saloon.choices import Picking
from saloon.engine.ask import Ask
from saloon.lessons.coach import ALONE, BACK, NEXT, ON, Advice
from saloon.lessons.desk import Desk, resumed
from saloon.lessons.lesson import Lesson
from saloon.lessons.lights import label, pictures
from saloon.terminal.plain import PlainTable, Quit
from saloon.terminal.session import Session
from saloon.terminal.setup import HUMAN
from saloon.words import cut

LIT = "#ffc845"
WIDTH = 72
LONGEST_LABEL = 120
SENTENCE_END = re.compile(r"(?<=[.!?…»]) ")


class LessonSession(Session):
    """A table where the others answer as the lesson says."""

    def __init__(self, desk: Desk, lang: str) -> None:
        lesson = desk.lesson
        kinds = [HUMAN if seat == lesson.learner else lesson.level for seat in range(lesson.seats)]
        super().__init__(desk.match, kinds, lang)
        self.desk = desk

    def choose(self, seat: int) -> int:
        """By the lesson, or by a bot where it says nothing; by the bot alone after the lesson."""
        if self.desk.coach.alone:
            return super().choose(seat)
        return self.match.game.code(self.desk.coach.choose(self.match, seat))


class LessonTable(PlainTable):
    """Plays a lesson by lines; the board is drawn where there is a screen for it."""

    def __init__(
        self,
        session: LessonSession,
        keep: Callable[[], None],
        plain: bool,
        read: Callable[[str], str] = input,
    ) -> None:
        super().__init__(session, read)
        self.desk = session.desk
        self.keep = keep
        self.console = None if plain else Console()
        self.own = {
            **{self.words(f"command-{name}"): name for name in ("why", "back", "skip")},
            **{name: name for name in ("why", "back", "skip")},
        }

    def say_start(self) -> None:
        """The table, unless the first step draws it; what happened last time is not told again."""
        if self.desk.actions:
            self.told = len(self.desk.match.events)
        if self.console is None:
            self.say_table()

    def act(self, seat: int, move: str) -> None:
        """A move or a word to the coach, which is kept at once."""
        self.desk.act(seat, move)
        self.session.match = self.desk.match
        self.told = min(self.told, len(self.desk.match.events))
        self.keep()

    def step(self) -> None:
        """One decision, of one of the others or of the learner."""
        if self.desk.coach.alone:
            super().step()
            return
        seat = self.desk.waiting()
        if seat is not None:
            self.act(seat, self.session.match.game.text(self.session.choose(seat)))
            return
        advice = self.desk.coach.advice(self.desk.match)
        assert advice is not None
        self.say_news()
        if self.console is not None and advice.kind != "other":
            self.say_table()
        self.say_advice(advice)
        ask = self.desk.match.ask_for(self.desk.lesson.learner)
        if ask is not None and advice.kind in ("play", "free"):
            self.say_question(ask)
        self.listen(advice, ask)

    # -- what the learner answers ------------------------------------------------------------

    def listen(self, advice: Advice, ask: Ask | None) -> None:
        """Read lines until the lesson goes on.

        A number means what the question shows; where none is shown, it means nothing.
        """
        self.say(self.what_now(advice))
        shown = ask if advice.kind in ("play", "free") else None
        picking = None if shown is None else self.picking(shown)
        while True:
            line = self.read("> ").strip()
            word = self.own.get(line.lower())
            if word == "why":
                self.say_why(advice)
            elif word == "back" and advice.kind == "other":
                self.act(self.desk.lesson.learner, BACK)
                self.say(self.words("lesson-taken-back"))
                return
            elif word == "skip" or (not line and advice.kind == "end"):
                self.act(self.desk.lesson.learner, ALONE)
                self.say(self.words("lesson-on-your-own"))
                return
            elif not line and advice.kind in ("read", "play", "other"):
                words = {"read": NEXT, "other": ON, "play": advice.move}
                self.act(self.desk.lesson.learner, words[advice.kind])
                return
            elif shown is None and line and line.partition(" ")[0].lower() not in self.commands:
                self.say(f"{self.words('lesson-what', line=line)} {self.what_now(advice)}")
            elif self.understood(line, ask, picking):
                return

    def understood(self, line: str, ask: Ask | None, picking: Picking | None) -> bool:
        """Whether a line was a move, or a command after which the coach speaks again."""
        moves = [] if ask is None else [self.desk.match.game.text(move) for move in ask.moves]
        verb, _, rest = line.partition(" ")
        command = self.commands.get(verb.lower())
        if command == "quit":
            raise Quit
        if command == "undo":
            self.say(self.words("lesson-do-other"))
        elif command is not None and ask is not None:
            return self.obey(command, rest.strip(), ask)
        elif picking is not None and picking.take(line):
            if picking.move:
                self.act(self.desk.lesson.learner, picking.move)
                return True
            self.say_part(picking)
        elif picking is None and line.isdecimal() and 0 < int(line) <= len(moves):
            self.act(self.desk.lesson.learner, moves[int(line) - 1])
            return True
        elif line in moves:
            self.act(self.desk.lesson.learner, line)
            return True
        elif line:
            count = len(moves) if picking is None else len(picking.options())
            self.say(self.words("plain-what", line=line, count=count))
        return False

    def play_row(self, seat: int, moves: list[str]) -> None:
        """Only the first one: the coach has something to say after each."""
        self.act(seat, moves[0])

    # -- saying ------------------------------------------------------------------------------

    def mark(self, move: str) -> str:
        """An arrow before the move that the coach has in mind."""
        advice = self.desk.coach.advice(self.desk.match)
        return "\N{RIGHTWARDS ARROW}" if advice is not None and advice.move == move else " "

    def say_table(self) -> None:
        """The whole table: drawn at a screen, else in words."""
        if self.console is None:
            super().say_table()
            return
        view = self.session.match.view(self.reader)
        self.console.print(self.session.teller(self.reader).board(view))

    def say_advice(self, advice: Advice) -> None:
        """The bubble."""
        lang = self.session.lang
        title, text = advice.title(lang), advice.text(lang)
        if advice.strayed is not None:
            view = self.desk.match.at(advice.strayed.moves).view(self.reader)
            title = self.session.teller(self.reader).move(advice.strayed.move, view)
            text = text or self.words("lesson-other")
        elif advice.kind == "free":
            title, text = self.words("lesson-free-title"), self.words("lesson-free")
        head = self.words("lesson-coach", at=advice.number, count=advice.count, title=title)
        looks = self.looks(advice)
        if self.console is None:
            for line in (head, text, *looks):
                self.say(line)
            return
        body = Text(text)
        for line in looks:
            body.append(f"\n{line}", style="italic")
        bubble = Panel(body, title=Text(head), title_align="left", border_style=LIT, width=WIDTH)
        self.console.print(Padding(bubble, (0, 0, 0, 2)))

    def looks(self, advice: Advice) -> list[str]:
        """What the coach points at, in words."""
        if not advice.light:
            return []
        view = self.desk.match.view(self.reader)
        drawn = pictures(self.desk.lesson.game, view, self.session.teller(self.reader))["wide"]
        named = [label(drawn, id) for id in advice.light]
        return [
            self.words("lesson-look", thing=in_short(thing, LONGEST_LABEL))
            for thing in dict.fromkeys(named)
            if thing
        ]

    def say_why(self, advice: Advice) -> None:
        """The clause behind what is taught."""
        if advice.step.why:
            entry, about = self.session.clause(advice.step.why)
            for clause in (entry, *about):
                self.say(f"{clause.id} {clause.text}")

    def what_now(self, advice: Advice) -> str:
        """What may be typed."""
        if advice.kind != "play":
            kind = "next" if advice.kind == "read" else advice.kind
            return self.words(f"lesson-do-{kind}")
        view = self.desk.match.view(self.reader)
        move = self.session.teller(self.reader).move(advice.move, view)
        return self.words("lesson-do-play", move=move)


def open_desk(lesson: Lesson, place: Path, again: bool) -> tuple[Desk, str]:
    """The desk where a lesson was left, or a new one; and the message that says so, or ''."""
    if again or not place.exists():
        return Desk(lesson), ""
    try:
        data = json.loads(place.read_text(encoding="utf-8"))
        actions = [(int(seat), str(move)) for seat, move in data["actions"]]
    except (OSError, ValueError, KeyError, TypeError):
        return Desk(lesson), "lesson-lost"
    desk = resumed(lesson, actions)
    return (Desk(lesson), "lesson-lost") if desk is None else (desk, "lesson-resumed")


def keep_desk(desk: Desk, place: Path) -> None:
    """Write down where a lesson stands; when it is over there is nothing to keep."""
    if desk.coach.alone or desk.match.over:
        place.unlink(missing_ok=True)
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"lesson": desk.lesson.id, "actions": desk.actions})
    fresh = place.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(place)


def in_short(text: str, room: int) -> str:
    """As many whole sentences as fit, the first one in any case.

    >>> in_short("Boot Hill: 3 undead. One rises for each outlaw lost.", 30)
    'Boot Hill: 3 undead.'
    """
    said, *more = SENTENCE_END.split(text)
    for sentence in more:
        if len(f"{said} {sentence}") > room:
            break
        said = f"{said} {sentence}"
    return cut(said, room)
