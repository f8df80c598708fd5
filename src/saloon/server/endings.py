"""Endings on a page: the last round, day, fight or auction that is over, as one reader sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.ending import Ending, Stretch, concerns, counted
from saloon.engine.event import EVERYBODY, Event
from saloon.server.scenes import as_sentence, rows_of, scene_module

if TYPE_CHECKING:
    from saloon.server.pages import Shown

NOBODY = -2
MOST_LINES = 12
"""How many lines a scene reads out; the log has all of them."""


def latest(page: Shown) -> tuple[Stretch, Ending] | None:
    """The last ending this reader has to do with; of the past what ended with just that move."""
    course = page.live.course
    ended = (s for s in reversed(course.watch.found) if worth_a_scene(page, s))
    if page.at is not None:
        then = next((s for s in ended if course.closed[s.last].moves == page.at), None)
        return (then, ending_of(page, then)) if then is not None else None
    stretch = next(ended, None)
    if stretch is None:
        return None
    key = ("ending", page.reader.seat, page.reader.lang)
    kept = page.live.memo.get(key)
    if kept is None or kept[0] is not stretch:
        kept = (stretch, ending_of(page, stretch))
        page.live.memo[key] = kept
    return kept[0], kept[1]


def worth_a_scene(page: Shown, stretch: Stretch) -> bool:
    """Whether this reader is shown it: also a card of somebody else's that hits the reader.

    What the question that follows says is not shown twice.
    """
    tell, seat = page.tell, page.reader.seat
    closed = page.live.course.closed[stretch.last]
    around = () if tell.ENDINGS[stretch.kind].closes else closed.after
    if not concerns(tell, stretch, seat, around):
        return False
    asked = closed.asked.get(seat, "") if seat is not None else ""
    about = asked == stretch.kind or asked.startswith(f"{stretch.kind}-")
    return not (about and len(happened(page, stretch)) < 2)


def ending_of(page: Shown, stretch: Stretch) -> Ending:
    """A stretch as a scene: the game's own, the scores that grew, or what happened in lines."""
    tell, live = page.tell, page.live
    scene = scene_module(live.game)
    if tell.ENDINGS[stretch.kind].lines:
        return recounted(page, stretch)
    closed = live.course.closed[stretch.last]
    if hasattr(scene, "ending"):
        before = live.match.at(closed.began - 1).view(page.reader.seat)
        events = [e for e in closed.opening + stretch.events if seen(page, e)]
        drawn: Ending = scene.ending(before, events, closed.view, tell)
        return drawn
    earlier = live.course.closed.get(stretch.since - 1)
    rows = rows_of(live.game, closed.view, tell)
    old = rows_of(live.game, earlier.view, tell) if earlier is not None else []
    reached = tell.goal(closed.view).reached
    return counted(title(page, stretch), old, rows, reached, closed.view["winners"])


def recounted(page: Shown, stretch: Stretch) -> Ending:
    """A fight, an auction or what hits somebody: what it came to, then how it came to that."""
    came_to = result(page, stretch) if page.tell.ENDINGS[stretch.kind].closes else []
    told = [e for e in happened(page, stretch) if not any(e is one for one in came_to)]
    return Ending(
        title(page, stretch),
        outcome=sentences(page, came_to),
        picture=picture(page, stretch),
        lines=sentences(page, told[-MOST_LINES:]),
        earlier=max(0, len(told) - MOST_LINES),
    )


def result(page: Shown, stretch: Stretch) -> list[Event]:
    """What a fight or an auction came to."""
    after = up_to_a_turn(page, page.live.course.closed[stretch.last].after)
    last = [event for event in (stretch.events[-1], *after) if seen(page, event)]
    return [event for event in last if event.kind in page.tell.RESULTS] or last[:1]


def picture(page: Shown, stretch: Stretch) -> str:
    """Those of a fight that is over, where the game's scene draws them."""
    draw = getattr(scene_module(page.live.game), "settled", None)
    if draw is None or page.tell.ENDINGS[stretch.kind].hits != "any":
        return ""
    drawn: str = draw(happened(page, stretch), page.live.course.closed[stretch.last].view)
    return drawn


def title(page: Shown, stretch: Stretch) -> str:
    """What is over, in the game's own words."""
    named = page.tell.named(stretch.events[0])
    return page.tell.words(f"ending-{stretch.kind}", **named)


def short_title(page: Shown, stretch: Stretch, number: int) -> str:
    """A round, day or night in a word or two: its title, or its number."""
    message = f"round-{stretch.kind}"
    words = page.tell.words
    return words(message, number=number) if message in words else str(number)


def happened(page: Shown, stretch: Stretch) -> list[Event]:
    """What this reader saw from the beginning of a stretch to the end of the move that closed it.

    What hits somebody is told with what led to it in the same move: that says why.
    """
    closed = page.live.course.closed[stretch.last]
    before = closed.opening if page.tell.ENDINGS[stretch.kind].hits == "struck" else []
    after = up_to_a_turn(page, closed.after)
    return [e for e in before + stretch.events + after if seen(page, e)]


def sentences(page: Shown, events: Sequence[Event]) -> list[str]:
    """Events as lines."""
    return [as_sentence(page.tell.event(event)) for event in events]


def up_to_a_turn(page: Shown, events: list[Event]) -> list[Event]:
    """What happened before the next turn began: the rest is another story."""
    turns = (n for n, event in enumerate(events) if event.kind in page.tell.TURNS)
    return events[: next(turns, len(events))]


def seen(page: Shown, event: Event) -> bool:
    """Whether an event is told to this reader."""
    return event.to in (EVERYBODY, NOBODY if page.reader.seat is None else page.reader.seat)
