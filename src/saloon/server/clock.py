"""Time at a table: what everybody has, what they have used, and when it is over.

All of it follows from when actions were stored, so that every device and every server sees the
same, and a restart changes nothing.
"""

from __future__ import annotations

import json
import time as clock
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from saloon.engine.errors import BadSetup
from saloon.server.store import TableRow

DAY: Final = 86400.0
PAUSE: Final = 3 * DAY
"""How much longer a question may stay open for somebody who takes a pause."""

THEN: Final = ("ask", "rules", "bot")
"""At the end of time: the others decide, the rules answer, or a bot plays until one is back."""

OFFERED: Final = (
    "none",
    "clock:300:10",
    "clock:900:20",
    "clock:2400:30",
    "days:1",
    "days:3",
    "days:7",
)
"""What a new table offers: nothing, a bank of seconds with some more a move, days a move."""

PAUSES: Final = 2
SHORTEST_BANK: Final = 60
LONGEST_BANK: Final = 12 * 3600
MOST_DAYS: Final = 30


@dataclass(frozen=True)
class Time:
    """The time of a table: for every question (`each`), or from a `bank` that grows by `add`."""

    each: float = 0.0
    bank: float = 0.0
    add: float = 0.0
    pauses: int = 0
    then: str = "ask"

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.each or self.bank)

    @property
    def by_itself(self) -> bool:
        """Whether something happens at the end of time without anybody pressing a button."""
        return self.runs and self.then != "ask"

    def dumps(self) -> str:
        """As it is kept with the table."""
        return json.dumps(vars(self)) if self.runs else ""


def time_of(row: TableRow) -> Time:
    """The time of a table as it is kept."""
    if row.time:
        return Time(**json.loads(row.time))
    return Time(each=float(row.clock))


def chosen(text: str, then: str) -> Time:
    """The time that a form or a program has chosen; raises BadSetup with what there is."""
    kind, *numbers = text.split(":")
    if then not in THEN:
        raise BadSetup(f"at the end of time comes one of {', '.join(THEN)}, not {then!r}")
    if kind == "none" and not numbers:
        return Time()
    if all(number.isdigit() and len(number) < 6 for number in numbers):
        values = [int(number) for number in numbers]
        if kind == "clock" and len(values) == 2 and SHORTEST_BANK <= values[0] <= LONGEST_BANK:
            return Time(bank=float(values[0]), add=float(min(values[1], 600)), then=then)
        if kind == "days" and len(values) == 1 and 1 <= values[0] <= MOST_DAYS:
            return Time(each=values[0] * DAY, pauses=PAUSES, then=then)
    raise BadSetup(
        f"time is none, clock:SECONDS:MORE ({SHORTEST_BANK} to {LONGEST_BANK} seconds) or days:N "
        f"(1 to {MOST_DAYS}), not {text!r}"
    )


class Clock:
    """The time of one table as it runs."""

    def __init__(self, row: TableRow) -> None:
        self.time = time_of(row)
        self.left: dict[int, float] = dict.fromkeys(range(row.seats), self.time.bank)
        self.since: dict[int, float] = {}  # seat: when the open question was put to it
        self.paused: list[tuple[int, float]] = []  # seat and when

    def asked(self, seats: Iterable[int], at: float) -> None:
        """These seats must answer now; whoever just became one of them begins to use time."""
        now = set(seats)
        self.since = {s: t for s, t in self.since.items() if s in now}
        for seat in now:
            self.since.setdefault(seat, at)

    def answered(self, seat: int, at: float) -> None:
        """A seat has answered: what it used is gone, and a move brings some back."""
        if seat in self.since and self.time.bank:
            used = max(0.0, at - self.since.pop(seat))
            self.left[seat] = max(0.0, self.left[seat] - used) + self.time.add

    def due(self, seat: int) -> float | None:
        """When this seat's time is over, in seconds since 1970; None while it does not run."""
        since = self.since.get(seat)
        if since is None or not self.time.runs:
            return None
        if self.time.bank:
            return since + self.left[seat]
        return (
            since + self.time.each + PAUSE * sum(s == seat and at >= since for s, at in self.paused)
        )

    def over(self, seat: int) -> bool:
        """Whether this seat has run out of time."""
        due = self.due(seat)
        return due is not None and clock.time() >= due

    def pauses_left(self, seat: int) -> int:
        """How many pauses somebody may still take."""
        return self.time.pauses - sum(s == seat for s, _ in self.paused)
