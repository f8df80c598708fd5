"""What happened, with the clause behind it. Kept by the match, never inside the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

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


class Growing(Generic[T]):
    """A list that only grows. A copy shares what was there with it until somebody asks for all.

    Most copies of a match are played on a little and never asked what happened before.
    """

    def __init__(self) -> None:
        self.own: list[T] = []
        self.before: list[T] | None = None  # another's list, which may have grown since
        self.shared = 0  # how much of it belongs to this one

    def all(self) -> list[T]:
        """Everything; what it shared is its own from here on."""
        before = self.before
        if before is not None:
            self.own = before[: self.shared] + self.own
            self.before = None
        return self.own

    def copy(self) -> Growing[T]:
        """One that goes its own way from here."""
        other: Growing[T] = Growing()
        if self.before is not None and not self.own:
            other.before = self.before
            other.shared = self.shared
        else:
            other.before = self.all()
            other.shared = len(self.own)
        return other


class Count:
    """How often something was heard."""

    def __init__(self) -> None:
        self.times: i64 = 0


class Log:
    """Listens to one match: collects its events and counts how often each clause applied."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep
        self.told: Growing[Event] = Growing()
        # The texts the rules cite: counted and taken apart when somebody asks, not at every event.
        self.heard: Growing[str] = Growing()
        self.counted: dict[str, int] = {}  # replaced, never changed: copies share it
        # Where no event is kept the figures are all that is wanted, so there they are counted.
        self.counts: dict[str, Count] = {}

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self.told.all()

    @property
    def cited(self) -> dict[str, int]:
        """How often the rules cited each text of one or several clauses."""
        heard = self.heard.all()
        if heard or self.counts:
            counted = self.counted.copy()
            for clauses, times in Counter(heard).items():
                counted[clauses] = counted.get(clauses, 0) + times
            for clauses, count in self.counts.items():
                counted[clauses] = counted.get(clauses, 0) + count.times
            self.counted = counted
            self.heard = Growing()
            self.counts = {}
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
        if self.keep:
            self.heard.own.append(clauses)
            return
        count = self.counts.get(clauses)
        if count is None:
            count = Count()
            self.counts[clauses] = count
        count.times += 1

    def tell(self, kind: str, clauses: str, args: tuple[int, ...], to: int) -> None:
        """Something happened by these clauses, the main one first."""
        self.cite(clauses)
        if self.keep:
            self.told.own.append(Event(kind, tuple(clauses.split()), args, to))

    def clear(self) -> None:
        """Forget everything: the match is played again from its beginning."""
        self.told = Growing()
        self.heard = Growing()
        self.counted = {}
        self.counts = {}

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
        log.told = self.told.copy()
        log.heard = self.heard.copy()
        log.counted = self.counted if self.keep else self.cited
        return log
