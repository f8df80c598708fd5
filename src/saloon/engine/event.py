"""What happened, with the clause behind it. Kept by the match, never inside the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened: its kind, the clauses behind it (the main one first), its numbers.

    `to` is the only seat that may know of it, or EVERYBODY.
    """

    def __init__(
        self, kind: str, clauses: tuple[str, ...], args: tuple[int, ...], to: int = EVERYBODY
    ) -> None:
        self.kind = kind
        self.clauses = clauses
        self.args = args
        self.to = to

    @property
    def clause(self) -> str:
        """The main clause behind it."""
        return self.clauses[0]

    def data(self) -> list[object]:
        """As plain data."""
        return [self.kind, list(self.clauses), list(self.args), self.to]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.kind, self.clauses, self.args, self.to))

    def __repr__(self) -> str:
        numbers = " ".join([str(n) for n in self.args])
        private = "" if self.to == EVERYBODY else f" (only seat {self.to})"
        return f"<{self.kind} {numbers} {' '.join(self.clauses)}{private}>"


class Log:
    """Listens to one match: collects its events and counts how often each clause applied."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep
        self.events: list[Event] = []
        # The texts the rules cite: counted and taken apart when somebody asks, not at every event.
        self.heard: list[str] = []
        self.counted: dict[str, int] = {}

    @property
    def cited(self) -> dict[str, int]:
        """How often the rules cited each text of one or several clauses."""
        if self.heard:
            for clauses, times in Counter(self.heard).items():
                self.counted[clauses] = self.counted.get(clauses, 0) + times
            self.heard = []
        return self.counted

    @property
    def fired(self) -> dict[str, int]:
        """How often each clause applied."""
        fired: dict[str, int] = {}
        for clauses, times in self.cited.items():
            for clause in clauses.split():
                fired[clause] = fired.get(clause, 0) + times
        return fired

    def cite(self, clauses: str) -> None:
        """One or several clauses (in one text, a space between) applied."""
        self.heard.append(clauses)

    def tell(self, kind: str, clauses: str, args: tuple[int, ...], to: int) -> None:
        """Something happened by these clauses, the main one first."""
        self.cite(clauses)
        if self.keep:
            self.events.append(Event(kind, tuple(clauses.split()), args, to))

    def clear(self) -> None:
        """Forget everything: the match is played again from its beginning."""
        self.events = []
        self.heard = []
        self.counted = {}

    def data(self) -> dict[str, object]:
        """As plain data."""
        events = [event.data() for event in self.events]
        return {"keep": self.keep, "events": events, "fired": self.fired}

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Log:
        """The log that `data` wrote down."""
        log = Log(bool(data["keep"]))
        log.counted = dict(data["fired"])
        for kind, clauses, args, to in data["events"]:
            log.events.append(Event(kind, tuple(clauses), tuple(args), to))
        return log

    def copy(self) -> Log:
        """A log that goes its own way from here; events never change and are shared."""
        log = Log(self.keep)
        log.events = self.events[:]
        log.counted = self.cited.copy()
        return log
