"""The log as a story: rounds with titles, turns folded to their result, one line a thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from saloon.engine.event import EVERYBODY, Event
from saloon.server.scenes import as_sentence

if TYPE_CHECKING:
    from saloon.server.pages import Shown
    from saloon.words import Teller

SHOWN: Final = 60
"""How many lines stand beside the table; the whole log has its own page."""

MOST_DRAWN: Final = 2 * SHOWN
"""How many turns are kept as they were drawn."""

SPOKEN: Final = 10
"""How many lines stand ready to be read out, so that what comes in one message is told whole."""

SCORED: Final = 3
GOT: Final = 2
HURT: Final = 1
NOTHING: Final = 0
ROLLED: Final = -1
"""A die, or an income, tells least: what it came to is told beside it."""

NOBODY: Final = -2
"""Who a spectator is: nothing is told to them alone."""


@dataclass(slots=True)
class Line:
    """One line of the log: what happened, by which clause, and after which move."""

    number: int  # among what its reader may know
    move: int
    text: str
    clause: str
    seat: int | None
    title: bool
    weight: int  # how much of a turn it tells
    kind: str = ""
    turn: int | None = None  # whose turn it is told in
    opens: bool = False  # whether something else begins with it
    new: bool = False

    @property
    def key(self) -> tuple[object, ...]:
        """What it is drawn from: it never changes."""
        return (self.number,)


@dataclass
class Turn:
    """What one seat did in a row; `seat` is None for what nobody did."""

    seat: int | None
    lines: list[Line] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The same while the turn goes on."""
        return f"turn-{self.lines[0].number}"

    @property
    def result(self) -> Line:
        """What the turn came to: what tells most of it, else what this seat did first.

        What it does later in a turn mostly follows from that, or is said of it and not done by it.
        What nobody did, such as a count, is told by how it began.
        """
        if self.seat is None:
            scored = [line for line in self.lines if line.weight >= SCORED]
            said = [line for line in self.lines if line.weight >= NOTHING]
            return scored[-1] if scored else (said or self.lines)[0]
        own = [line for line in self.lines if line.seat == self.seat]
        if not own:
            return self.lines[0]
        most = max(line.weight for line in own)
        alike = [line for line in own if line.weight == most]
        return alike[-1] if most > NOTHING else alike[0]

    @property
    def key(self) -> tuple[object, ...]:
        """What it is drawn from, which changes only as long as the turn goes on or is new."""
        return self.id, len(self.lines), self.lines[-1].number, self.new

    @property
    def new(self) -> bool:
        """Whether something in it happened since the reader's last move."""
        return any(line.new for line in self.lines)


@dataclass
class Chapter:
    """A round, a day or whatever a game has titles for."""

    title: Line | None
    turns: list[Turn] = field(default_factory=list)


@dataclass
class Book:
    """The end of the log, the newest chapter and turn first."""

    chapters: list[Chapter]
    news: list[Line]
    """The newest lines in their order, to be read out as they come."""
    drawn: dict[tuple[object, ...], Markup]
    """Turns as they were drawn before."""

    def draw(self, one: Turn | Line, watch: str, draw: Callable[[Turn | Line], Markup]) -> Markup:
        """A turn, or the title of a chapter, as it stands in the page: drawn once."""
        key = (watch, *one.key)
        if key not in self.drawn:
            if len(self.drawn) > MOST_DRAWN:
                self.drawn.clear()
            self.drawn[key] = draw(one)
        return self.drawn[key]


class Sorter:
    """Says of each event, from the first on, in whose turn it is told.

    Which lines still show has no part in it: a turn whose beginning is gone stays whose it was.
    """

    def __init__(self) -> None:
        self.title: tuple[int, int | None] | None = None
        """The title that was told last: its move, and whose turn it says it is."""
        self.fresh = True  # nothing was told since that title
        self.seat: int | None = None
        self.kind = ""
        self.begun = -1
        """The move that brought the beginning of the turn, by whoever made it: the rest of it
        belongs to the turn, too."""

    def place(self, page: Shown, event: Event, move: int) -> bool:
        """Whether something else begins with an event; `seat` says then whose it is."""
        tell, mover = page.tell, page.live.course.movers[move]
        begins: int | None = None
        if event.kind in tell.TURNS:
            begins = doer(page, event)
        elif event.kind in tell.APART:
            begins = NOBODY
        if event.kind in tell.ROUNDS:
            self.title, self.fresh = (move, begins), True
            return False
        first, self.fresh = self.fresh, False
        if first and self.title is not None and self.title[0] == move and begins is None:
            begins = self.title[1]  # a title that says whose turn it is
        again = not first and self.begun == move and self.kind == event.kind
        if begins is not None and not again:
            self.seat, self.begun = begins if begins != NOBODY else None, move
        elif first or not self._goes_on(move, mover):
            self.seat, self.begun = mover, -1
        else:
            return False
        self.kind = event.kind
        return True

    def _goes_on(self, move: int, mover: int | None) -> bool:
        """Whether what this move brought, made by this seat, is told as a part of the turn."""
        if move == self.begun:
            return True
        return mover == self.seat and (mover is not None or self.begun < 0)


class Told:
    """The end of the log as one reader sees it: lines once told are kept as long as they show."""

    def __init__(self) -> None:
        self.sorter = Sorter()
        self.count = 0
        self.visible = 0
        self.last: Event | None = None
        self.lines: list[Line] = []
        self.drawn: dict[tuple[object, ...], Markup] = {}

    def follow(self, page: Shown, shown: int = SHOWN) -> None:
        """Tell what is new; all that shows once more when something was taken back."""
        events = page.match.events
        if self.count and (self.count > len(events) or events[self.count - 1] is not self.last):
            self.count, self.visible, self.lines = 0, 0, []
            self.sorter = Sorter()
            self.drawn.clear()
        who = NOBODY if page.reader.seat is None else page.reader.seat
        fresh = [n for n in range(self.count, len(events)) if events[n].to in (EVERYBODY, who)]
        first = max(0, len(fresh) - shown)
        for step, place in enumerate(fresh):
            number = self.visible + step
            move = page.live.course.move_of(number, page.reader.seat)
            opens = self.sorter.place(page, events[place], move)
            if step >= first:
                told = line(page, number, move, events[place])
                told.turn, told.opens = self.sorter.seat, opens
                self.lines.append(told)
        self.visible += len(fresh)
        del self.lines[:-shown]
        self.count = len(events)
        self.last = events[-1] if events else None


def line(page: Shown, number: int, move: int, event: Event) -> Line:
    """One event as a line of the log; its number counts what the reader was told."""
    tell = page.tell
    text = as_sentence(tell.event(event))
    title = event.kind in tell.ROUNDS
    seat, heavy = doer(page, event), weight(tell, event)
    return Line(number, move, text, event.clause, seat, title, heavy, event.kind)


def doer(page: Shown, event: Event) -> int | None:
    """The seat that did it; somebody who does not sit here (a foe, a bandit) has no mark."""
    who = page.tell.doer(event)
    return who if who is not None and 0 <= who < page.match.seats else None


def weight(tell: Teller, event: Event) -> int:
    """How much of a turn an event tells: what was scored or suffered, then what somebody got."""
    struck = tell.struck(event) is not None
    if event.kind in tell.SCORES or (struck and event.kind in tell.ENDINGS):
        return SCORED
    if event.kind not in tell.MEANS and tell.FLIGHTS.get(event.kind, ("", ""))[1] == "who":
        return GOT
    if struck:
        return HURT
    return ROLLED if event.kind in tell.MEANS or "die" in tell.EVENTS[event.kind] else NOTHING


def chapters(lines: Sequence[Line]) -> list[Chapter]:
    """Lines by round and turn, in their order."""
    found = [Chapter(None)]
    for one in lines:
        if one.title:
            found.append(Chapter(one))
            continue
        turns = found[-1].turns
        if one.opens or not turns:
            turns.append(Turn(one.turn))
        turns[-1].lines.append(one)
    return [chapter for chapter in found if chapter.title is not None or chapter.turns]


def latest(page: Shown) -> Book:
    """The end of the log, the newest first."""
    live, reader = page.live, page.reader
    told = Told()
    if page.at is None:
        told = live.memo.setdefault(("log", reader.lang, reader.seat), told)
    told.follow(page)
    since = live.acted.get(reader.seat, -1) if reader.seat is not None else page.last
    for one in told.lines:
        one.new = one.move > since
    found = chapters(told.lines)
    for chapter in found:
        chapter.turns.reverse()
    return Book(found[::-1], told.lines[-SPOKEN:], told.drawn)


def whole(page: Shown) -> list[Chapter]:
    """The whole story, from the beginning."""
    told = Told()
    told.follow(page, len(page.match.events) + 1)
    return chapters(told.lines)
