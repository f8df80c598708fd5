"""The course of a match: which move brought which events, and where something ended.

What a page says of it is counted for each reader in what that reader was told: how many things were
whispered to others is hidden too.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from saloon.ending import Stretch, Watch
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.trail import seat_of
from saloon.words import teller


@dataclass(frozen=True)
class Closed:
    """Where something has ended: after how many moves, what all may see, and what led to it."""

    moves: int
    began: int  # the move that began it
    view: dict[str, Any]
    opening: list[Event]  # what that move had brought before
    after: list[Event]  # what the move that closed it brought besides
    asked: dict[int, str]  # who had to answer which question then


class Course:
    """Kept beside a match, move by move; what is taken back is forgotten."""

    def __init__(self, match: Match) -> None:
        game: Game = match.game
        self.marks = [len(match.events)]  # how many events there were after each move
        self.movers: list[int | None] = [None]  # who made which move
        self.told: dict[int | None, list[int]] = {  # how many of them a reader was told
            reader: [told_to(reader, match.events)] for reader in (None, *range(match.seats))
        }
        self.tell = teller(game, "en")
        self.watch = Watch(self.tell)
        self.closed: dict[int, Closed] = {}  # by the last event of what has ended

    def follow(self, match: Match) -> None:
        """A move has been played, or taken back."""
        moves = len(match.history)
        del self.marks[moves + 1 :]
        del self.movers[moves + 1 :]
        more = moves + 1 - len(self.marks)
        # Answers to a secret question are opened together: what follows is nobody's alone.
        self.movers += [seat_of(match.history[-1])] if more == 1 else [None] * more
        fresh = match.events[self.marks[-1] :]
        self.marks += [self.marks[-1]] * more
        self.marks[moves] = len(match.events)
        for reader, counts in self.told.items():
            del counts[moves + 1 :]
            counts.extend([counts[-1]] * more)
            counts[moves] += told_to(reader, fresh)
        known = len(self.watch.found)
        found = self.watch.follow(match.events)
        if len(found) != known:
            for stretch in found[known:]:
                self.closed[stretch.last] = self._closed(stretch, match)

    def _closed(self, stretch: Stretch, match: Match) -> Closed:
        began = min(bisect_right(self.marks, stretch.first), len(self.marks) - 1)
        opening = match.events[self.marks[began - 1] : stretch.first] if began else []
        after = match.events[stretch.last + 1 :]
        asked = {ask.seat: ask.prompt for ask in match.asks}
        return Closed(len(match.history), began, match.view(None), opening, after, asked)

    def move_of(self, number: int, reader: int | None) -> int:
        """How many moves had been made when a reader was told the event of this number."""
        counts = self.told[reader]
        return min(bisect_right(counts, number), len(counts) - 1)


def told_to(reader: int | None, events: list[Event]) -> int:
    """How many events a seat, or a spectator (None), is told."""
    return sum(event.to == EVERYBODY or event.to == reader for event in events)


WATCHED: Final = 12
"""How many of the last moves a spectator sees again."""


def stretch_of(movers: Sequence[int | None], seat: int | None) -> tuple[int, int]:
    """The last moves of others in a row: after how many moves they begin and end.

    >>> stretch_of([None, 0, 1, 1, 2, 0, 0], 0)
    (1, 4)
    """
    last = len(movers) - 1
    if seat is None:
        return max(0, last - WATCHED), last
    while last > 0 and movers[last] == seat:
        last -= 1
    first = last
    while first > 0 and movers[first] != seat:
        first -= 1
    return first, last
