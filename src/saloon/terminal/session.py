"""One table in a terminal: the match, who sits where, saving and resuming."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from saloon.bots.hints import hint, kept, outcomes, planned
from saloon.bots.judge import as_asked, seen_before
from saloon.bots.levels import bot
from saloon.bots.lookback import THOUGHTS, report
from saloon.catalog import game as find_game
from saloon.engine.ask import Ask
from saloon.engine.errors import BadData, BadRecord, SaloonError
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.match import Match
from saloon.engine.record import Record
from saloon.engine.rng import Rng
from saloon.engine.saved import texts_of
from saloon.lab.forfeits import SHOWN, faults_of
from saloon.reasons import judged_by, percent, reasons, second_best
from saloon.rulebook import Clause, rulebook
from saloon.terminal.setup import HUMAN
from saloon.words import DEFAULT_NAMES, Teller, Words, teller


class Session:
    """A match with its people and bots, in one language."""

    def __init__(
        self, match: Match, kinds: Sequence[str], lang: str, names: Sequence[str] = ()
    ) -> None:
        self.match = match
        self.kinds = list(kinds)
        self.names = [*names, *DEFAULT_NAMES[len(names) :]][: len(self.kinds)]
        self.lang = lang
        self.thoughts = THOUGHTS
        self.hints: list[dict[str, Any]] = []  # those given, for the look back
        self.words = Words(lang, match.game)
        self.rng = Rng.seeded("/".join([*match.seed, "what bots imagine"]))
        seed = "/".join(match.seed)
        self.bots = {
            seat: bot(kind, f"{seed}/{seat}")
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }

    @property
    def kinds_told(self) -> list[str]:
        """Who plays each seat, in words: a person, or a bot by the name one types for it."""
        return [self.words("kind-human") if kind == HUMAN else kind for kind in self.kinds]

    # -- whose turn -------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    @property
    def onlooker(self) -> int | None:
        """Who may look at the table while bots play: the only person, or nobody in particular."""
        return self.people[0] if len(self.people) == 1 else None

    def asked_bot(self) -> Ask | None:
        """A question that waits for a bot."""
        return next((ask for ask in self.match.asks if ask.seat in self.bots), None)

    def asked_person(self) -> Ask | None:
        """A question that waits for a person, once no bot is asked any more."""
        if self.asked_bot() is not None:
            return None
        return next(iter(self.match.asks), None)

    def choose(self, seat: int) -> int:
        """What a bot would play; it only ever sees the world as it may believe it."""
        return self.bots[seat].choose(self.match.imagine(seat, self.rng), seat)

    def private(self, ask: Ask) -> bool:
        """Whether what this seat sees now is not for the others at the same keyboard."""
        if len(self.people) < 2:
            return False
        secret = len(self.match.asks) > 1 or bool(self.match.committed)
        return secret or self.match.view(ask.seat)["table"] != self.match.view(None)["table"]

    def can_take_back(self, seat: int) -> str:
        """Why the last move of a person cannot be taken back, in words, or ''."""
        verdict = self.match.can_undo(seat)
        if verdict:
            return ""
        last = self.match.moves[-1][0] if self.match.moves else seat
        return self.words(f"undo-{verdict.why}", who=self.names[last])

    def last_person(self) -> int:
        """The seat whose move an undo is about: the one who moved last, else who is asked."""
        moves = self.match.moves
        if moves and moves[-1][0] in self.people:
            return moves[-1][0]
        ask = self.asked_person()
        return ask.seat if ask is not None else next(iter(self.people), 0)

    # -- words ------------------------------------------------------------------------------------

    def teller(self, me: int | None) -> Teller:
        """Who tells the table to a seat or an onlooker."""
        return teller(self.match.game, self.lang, self.names, me)

    def told(self, me: int | None, since: int = 0) -> list[tuple[str, Event]]:
        """What a seat (or an onlooker) may know of the events from a number on, in words."""
        say = self.teller(me)
        news = [e for e in self.match.events[since:] if e.to in (EVERYBODY, me)]
        return [(say.event(event), event) for event in news]

    def clause(self, id: str) -> tuple[Clause, list[Clause]]:
        """A clause with the rulings and examples about it; SaloonError when there is none."""
        rules = rulebook(self.match.game, self.lang)
        return rules.entry(id), rules.about(id)

    def forfeits(self) -> list[str]:
        """Which own bots forfeited choices, and what they did instead."""
        lines = []
        for seat, one in self.bots.items():
            faults = faults_of(one)
            if faults:
                who = f"{self.names[seat]} ({self.kinds[seat]})"
                lines.append(self.words("simulate-forfeits", bot=who, choices=len(faults)))
                lines += [f"  {fault}" for fault in dict.fromkeys(faults)][:SHOWN]
        return lines

    def result(self, me: int | None) -> list[str]:
        """How it ended: who won, then everybody's score, best first."""
        winners = self.match.winners
        if me in winners and len(winners) == 1:
            first = self.words("result-you")
        elif not winners:
            first = self.words("result-nobody")
        else:
            names = ", ".join(self.names[seat] for seat in winners)
            first = self.words("result-winners", count=len(winners), names=names)
        scores = self.match.scores
        if not winners and not any(scores):
            return [first, *self.forfeits()]
        # A game may count in something else than points.
        message = "score" if "score" in self.words else "score-points"
        order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
        rows = [
            self.words(
                "result-score",
                name=self.names[seat],
                kind=self.kinds_told[seat],
                score=self.words(message, score=scores[seat]),
            )
            for seat in order
        ]
        return [first, *rows, *self.forfeits()]

    def hint(self, seat: int) -> list[str]:
        """What the judge would do in a seat's place, why, and everybody's chances, in words."""
        told = self.teller(seat)
        match = self.match
        view = match.view(seat)
        number = len(match.history)
        world = as_asked(match).imagine(seat, self.rng)
        said = hint(world, seat, number, seen_before(match, seat), self.thoughts)
        self.hints.append(kept(match, said))
        move = told.move(said["move"], view)
        lines = [self.words("hint-best", move=move, chance=percent(said["chances"][seat]))]
        plan = planned(match, seat, [said["move"], *said["plan"]])
        lines += reasons(told, view, outcomes(match, seat, said["move"]), said, plan)
        lines += [line for line in [second_best(told, view, said)] if line]
        chances = [
            self.words("hint-chance-of", who=self.names[other], value=percent(chance))
            for other, chance in enumerate(said["chances"])
        ]
        lines.append(self.words("hint-chances", chances=", ".join(chances)))
        return [*lines, judged_by(told, said)]

    def look_back(
        self, seat: int | None, progress: Callable[[int], object] | None = None
    ) -> dict[str, Any]:
        """What a bot finds in this match, for one seat or for all."""
        return report(self.match, self.thoughts, progress=progress, seat=seat, hints=self.hints)

    # -- saving -----------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path:
        """Write the table down: a match that goes on as data, one that is over as a record."""
        ending = "record" if self.match.over else "json"
        path = path or Path(f"{self.match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.{ending}")
        if self.match.over:
            text = self.record()
        else:
            text = json.dumps(self.data(), ensure_ascii=False)
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise SaloonError(f"cannot write {path}: {error.strerror}") from None
        return path

    def data(self) -> dict[str, Any]:
        """The table as plain data, hidden things included, to go on with later."""
        data = {**self.match.to_data(), "names": self.names, "kinds": self.kinds}
        return {**data, "hints": self.hints} if self.hints else data

    def record(self) -> str:
        """The record of the match."""
        date = time.strftime("%Y-%m-%d")
        return self.match.record(self.names, self.kinds, date).dumps()

    @staticmethod
    def resume(path: Path, lang: str) -> Session:
        """A table that was saved; raises BadData in one sentence when it cannot be one."""
        foreign = BadData(f"{path} is not a saved table of Saloon")
        try:
            data: Any = json.loads(read_file(path))
        except ValueError:
            raise foreign from None
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise foreign
        try:
            match = Match.from_data(find_game(data["game"]), data)
            kinds = texts_of(data, "kinds")
            names = texts_of(data, "names")
            hints = hints_of(data)
        except BadData as error:
            raise BadData(f"{path}: {error}") from None
        if len(kinds) != match.seats:
            raise BadData(f"{path} names {len(kinds)} seats for a match of {match.seats}")
        session = Session(match, kinds, lang, names)
        session.hints = hints
        return session

    @staticmethod
    def looking_at(match: Match, record: Record, lang: str) -> Session:
        """A recorded match, to look at: nobody is waited for."""
        session = Session(match, [HUMAN] * match.seats, lang, record.names)
        session.kinds = record.kinds
        return session


HINT = {
    "number": int,
    "seat": int,
    "move": str,
    "chance": float,
    "thoughts": int,
    "hurried": bool,
    "way": str,
}
"""What the file of a table says of a hint."""


def hints_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The hints given at a saved table; raises BadData where they are something else."""
    found = data.get("hints", [])
    whole = isinstance(found, list) and all(
        isinstance(one, dict) and all(type(one.get(name)) is kind for name, kind in HINT.items())
        for one in found
    )
    if not whole:
        raise BadData("hints is not a list of hints")
    hints: list[dict[str, Any]] = found
    return hints


def read_file(path: Path) -> str:
    """The text of a file; SaloonError in one sentence when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SaloonError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SaloonError(f"{path} is not a text file") from None


def read_record(path: Path) -> tuple[Record, Match]:
    """A record and the match it proves; BadRecord names the file and the line."""
    try:
        record = Record.loads(read_file(path))
        return record, record.replay()
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
