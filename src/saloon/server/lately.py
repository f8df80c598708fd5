"""Since my last turn: what hit me first, then what changed the lead, then the rest.

And the card that was turned up this turn, with what came of it: everybody at the table sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from saloon.ending import concerns
from saloon.engine.event import EVERYBODY
from saloon.server import endings
from saloon.server.course import stretch_of
from saloon.server.request_context import PHONE
from saloon.server.scenes import as_sentence

if TYPE_CHECKING:
    from saloon.engine.event import Event
    from saloon.server.pages import Shown

SHOWN: Final = 3
"""How many lines the card holds; the rest is in the log."""

MOST_SINCE: Final = 24
"""For how many moves a fight that is over is still told."""

MOST_OUTCOME: Final = 4
"""How many lines tell what a card brought."""


@dataclass(frozen=True)
class Line:
    """One thing that happened, and how much it matters to the reader."""

    text: str
    seat: int | None
    hit: bool


@dataclass(frozen=True)
class Card:
    """A card that was turned up: who drew it, what it says, and what it brought to whom."""

    number: int  # its place among the events
    title: str
    seat: int | None
    lines: list[Line]
    told: list[str] = field(default_factory=list)  # how it came to that, for who wants to know
    picture: str = ""


@dataclass(frozen=True)
class Lately:
    """What others did since the reader's last turn, the last line of the log, and the round."""

    lines: list[Line]
    more: int
    steps: int
    last: Line | None
    card: Card | None = None


def latest(page: Shown) -> Lately:
    """What a reader has missed; nothing once they have moved again."""
    if told_by_coach(page):
        return replace(missed(page), lines=[])
    return replace(missed(page), card=turned_up(page) or settled(page))


def settled(page: Shown) -> Card | None:
    """The last fight of others, as its result; None where the reader has acted since.

    How it came to that stands behind a press.
    """
    tell, course, me = page.tell, page.live.course, page.reader.seat
    fights = (s for s in reversed(course.watch.found) if tell.ENDINGS[s.kind].hits == "any")
    stretch = next(fights, None)
    if page.at is not None or stretch is None or concerns(tell, stretch, me):
        return None
    closed = course.closed[stretch.last]
    if me is not None and me in course.movers[closed.moves :]:
        return None
    if len(course.movers) - closed.moves > MOST_SINCE:
        return None
    first = line(page, stretch.events[0])
    lines = [line(page, event) for event in endings.result(page, stretch)[:MOST_OUTCOME]]
    texts = endings.sentences(page, endings.happened(page, stretch))
    picture = endings.picture(page, stretch)
    return Card(stretch.first, first.text, first.seat, lines, texts, picture)


def told_by_coach(page: Shown) -> bool:
    """Whether a coach tells what happens, on a screen that has no room for saying it twice."""
    coach = page.live.coach
    if coach is None or page.reader.screen != PHONE or page.reader.seat != coach.lesson.learner:
        return False
    advice = coach.advice(page.live.match)
    return advice is not None and not advice.own_way


def turned_up(page: Shown) -> Card | None:
    """The card of this turn, or of the very last move; None where none was turned up.

    On a phone it lies over the map, so it goes with the next move.
    """
    tell, course, events = page.tell, page.live.course, page.match.events
    if page.at is not None or not tell.CARDS:
        return None
    last_move = course.marks[-2] if len(course.marks) > 1 else 0
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if page.reader.screen == PHONE and number < last_move:
            return None
        if event.kind in tell.CARDS:
            break
        if event.kind in tell.TURNS and number < last_move:
            return None
    else:
        return None
    own = line(page, event)
    lines = [own, *(line(page, one) for one in outcome(page, number))]
    title = tell.words(f"ending-{event.kind}", **tell.named(event))
    return Card(number, as_sentence(title), own.seat, lines[: 1 + MOST_OUTCOME])


def outcome(page: Shown, number: int) -> Iterator[Event]:
    """What a card brought: the rest of its move, then whatever else its clauses did."""
    tell, events = page.tell, page.match.events
    begins = tell.CARDS[events[number].kind]
    end = next(mark for mark in page.live.course.marks if mark > number)
    for place in range(number + 1, len(events)):
        event = events[place]
        by_card = any(clause.startswith(begins) for clause in event.clauses)
        if event.kind in tell.TURNS or (place >= end and not by_card):
            return
        if event.to in (EVERYBODY, page.reader.seat):
            yield event


def missed(page: Shown) -> Lately:
    """What others did since the reader's last turn."""
    live, me = page.live, page.reader.seat
    events = page.match.events
    last = next(
        (e for e in reversed(events) if e.to in (EVERYBODY, -2 if me is None else me)), None
    )
    shown = line(page, last) if last is not None else None
    if me is None or not page.figures:  # another question needs the room
        return Lately([], 0, 0, shown)
    movers = live.course.movers
    if movers[-1] == me:  # it closes at the reader's first move
        return Lately([], 0, 0, shown)
    first, end = stretch_of(movers, me)
    seen = [e for e in events[live.course.marks[first] :] if e.to in (EVERYBODY, me)]
    ranked = sorted(
        ((weight(page, event), -place, event) for place, event in enumerate(seen)),
        key=lambda one: one[:2],
        reverse=True,
    )
    chosen = [one for one in ranked if one[0] > 0][:SHOWN]
    lines = [line(page, event) for _, _, event in chosen]
    return Lately(lines, len(seen) - len(lines), end - first, shown)


def line(page: Shown, event: Event) -> Line:
    """An event as a line."""
    who = page.tell.doer(event)
    seat = who if who is not None and 0 <= who < page.match.seats else None
    return Line(as_sentence(page.tell.event(event)), seat, weight(page, event) == HIT)


HIT: Final = 3
SCORED: Final = 2
TOLD: Final = 1
NOTHING: Final = 0


def weight(page: Shown, event: Event) -> int:
    """What hits the reader counts most, then what scores, then what else is worth a line."""
    tell = page.tell
    struck = tell.struck(event)
    if struck is not None and struck == page.reader.seat:
        return HIT
    if event.kind in tell.SCORES:
        return SCORED
    return TOLD if event.kind in tell.FLIGHTS or event.kind in tell.HITS else NOTHING
