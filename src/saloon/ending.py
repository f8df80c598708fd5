"""Endings: how the end of a round, a day, a fight or an auction is shown, for every game.

A game's teller says which events begin and close such a stretch (`ENDINGS`). The frame around it is
always the same; a scene that can show more than scores or lines has an `ending` of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from saloon.engine.event import Event
from saloon.words import Teller


@dataclass(frozen=True)
class Cell:
    """What one seat has of something: a picture, small print and a figure; `best` is rimmed."""

    figure: str
    small: str = ""
    picture: str = ""
    best: bool = False


@dataclass(frozen=True)
class Beat:
    """One thing that is counted: a cell for every seat, who takes what, and why."""

    label: str
    cells: Sequence[Cell]
    why: str = ""
    sign: str = ""
    taker: int | None = None
    token: str = ""


@dataclass(frozen=True)
class Standing:
    """Where a seat stands after it all."""

    seat: int
    text: str
    picture: str = ""
    winner: bool = False
    plus: str = ""


@dataclass(frozen=True)
class Ending:
    """A stretch of a game that is over: beats that are counted one by one, or lines to read.

    Lines say how it came to the `outcome`, which stands first; `earlier` is how many are left out.
    `total` names what the standing counts, where that is not what the beats before it say.
    """

    title: str
    line: str = ""
    beats: Sequence[Beat] = ()
    outcome: Sequence[str] = ()
    picture: str = ""
    lines: Sequence[str] = ()
    earlier: int = 0
    standing: Sequence[Standing] = ()
    note: str = ""
    total: str = ""


def signed(plus: int) -> str:
    """By how much a figure has grown, with a minus sign that is one; nothing where it has not.

    >>> signed(3), signed(0), signed(-1).encode("ascii", "replace")
    ('+3', '', b'?1')
    """
    return f"{plus:+d}".replace("-", "\N{MINUS SIGN}") if plus else ""


@dataclass
class Stretch:
    """Where in the list of events an ending lies, and of which kind it is."""

    kind: str
    first: int
    last: int
    since: int = 0
    """The event after the ending of the same kind before this one."""
    open: bool = True
    events: list[Event] = field(default_factory=list)


class Watch:
    """Finds the endings in a growing list of events; a shorter one is read from its start."""

    def __init__(self, tell: Teller) -> None:
        self.tell = tell
        self.count = 0
        self.last: Event | None = None
        self.running: Stretch | None = None
        self.found: list[Stretch] = []

    def follow(self, events: Sequence[Event]) -> list[Stretch]:
        """All endings so far, in order."""
        taken_back = self.count > len(events) or (
            self.count > 0 and events[self.count - 1] is not self.last
        )
        if taken_back:
            self.count, self.running, self.found = 0, None, []
        for number in range(self.count, len(events)):
            self._hear(number, events[number])
        self.count = len(events)
        self.last = events[-1] if events else None
        return self.found

    def _hear(self, number: int, event: Event) -> None:
        endings = self.tell.ENDINGS
        running = self.running
        if running is not None:
            running.events.append(event)
            if event.kind in endings[running.kind].closes:
                running.last, running.open = number, False
                self.found.append(running)
                self.running = None
            return
        if event.kind not in endings:
            return
        same = [old.last + 1 for old in self.found if old.kind == event.kind]
        begun = Stretch(event.kind, number, number, since=same[-1] if same else 0, events=[event])
        if endings[event.kind].closes:
            self.running = begun
        else:
            begun.open = False
            self.found.append(begun)


def concerns(
    tell: Teller, stretch: Stretch, seat: int | None, around: Sequence[Event] = ()
) -> bool:
    """Whether a seat sees this ending: everybody's, or one that hits it.

    `around` is what else the same move brought: a card that somebody draws may hit others.
    """
    hits = tell.ENDINGS[stretch.kind].hits
    if not hits:
        return True
    if seat is None:
        return False
    if hits == "any":
        return any(seat in tell.seats_in(event) for event in stretch.events)
    if hits == "struck":
        return any(tell.struck(event) == seat for event in (*stretch.events, *around))
    named = tell.EVENTS[stretch.kind]
    if any(tell.struck(event) == seat for event in around):
        return True
    return stretch.events[0].args[named.index(hits)] == seat


def counted(
    title: str,
    before: Sequence[tuple[str, Sequence[str]]],
    after: Sequence[tuple[str, Sequence[str]]],
    reached: Sequence[int],
    winners: Sequence[int],
) -> Ending:
    """The scores by source now, and by how much they grew: for games that show no more.

    `reached` is how far everybody is towards what wins.

    What nobody has is not counted, so that nobody waits for it; the last row always is. The sum is
    what everybody stands at: that says it, and no row as well, unless there is no other.
    """
    earlier = {label: list(cells) for label, cells in before}
    grown = {
        label: [
            number(cell) - number(old)
            for cell, old in zip(cells, earlier.get(label, ["0"] * len(cells)), strict=False)
        ]
        for label, cells in after
    }
    total = sum_of(after) if len(reached) > 1 else ""
    if total and list(dict(after)[total]) != [str(score) for score in reached]:
        total = ""
    told = [
        (label, cells)
        for place, (label, cells) in enumerate(after, 1)
        if label != total and (place == len(after) or any(map(number, cells)) or any(grown[label]))
    ]
    if not told:
        told, total = list(after[-1:]), ""
    beats = []
    for label, cells in told:
        most = max(grown[label], default=0)
        beats.append(
            Beat(
                label,
                [
                    Cell(cell, signed(plus), best=plus == most > 0)
                    for cell, plus in zip(cells, grown[label], strict=False)
                ],
            )
        )
    pluses = [signed(plus) for plus in grown[total]] if total else [""] * len(reached)
    standing = [
        Standing(seat, str(score), winner=seat in winners, plus=plus)
        for seat, (score, plus) in enumerate(zip(reached, pluses, strict=True))
    ]
    return Ending(title, beats=beats, standing=standing, total=total)


def sum_of(rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Which row, if any, is the sum of all that stand above it.

    >>> sum_of([("tokens", ["1", "0"]), ("deeds", ["2", "2"]), ("in all", ["3", "2"])])
    'in all'
    >>> sum_of([("tokens", ["1", "0"]), ("coins", ["3", "2"])])
    ''
    """
    found = ""
    for place, (label, cells) in enumerate(rows[1:], 1):
        columns = zip(*(above for _, above in rows[:place]), strict=False)
        if [sum(map(number, column)) for column in columns] == [number(cell) for cell in cells]:
            found = label
    return found


def number(cell: str) -> int:
    """A cell of a score as a number, 0 where it is none.

    >>> number("12"), number("-")
    (12, 0)
    """
    return int(cell) if cell.lstrip("-").isdecimal() else 0
