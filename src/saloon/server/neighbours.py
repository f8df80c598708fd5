"""What the servers of one house tell each other: who is here, how fast bots play, what was spent.

All of it is small talk that may get lost: what counts is in the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from saloon.server.duel import DuelElsewhere
from saloon.server.limits import Buckets, Streams

if TYPE_CHECKING:
    from saloon.server.live import Live
    from saloon.server.tables import House

EVERY: Final = 1.0
"""Seconds between two accounts of what was spent."""

AT_ONCE: Final = 80
"""How many things one telegram may hold: addresses are up to 45 characters long."""

T = TypeVar("T")


class Neighbours:
    """The small talk of one server."""

    def __init__(self, house: House, limits: Mapping[str, Buckets], streams: Streams) -> None:
        self.house = house
        self.line = house.telegraph
        self.limits = limits
        self.streams = streams
        self._seen_at = 0.0
        self._streams: dict[str, int] = {}
        self.line.on_word |= {
            "here": self._here,
            "who": self._who,
            "speed": self._speed,
            "duel": self._duel,
            "seen": self._seen,
            "spent": self._spent,
            "streams": self._open,
        }
        self.line.on_gone.append(self._gone)
        house.on_open = self._opened

    # -- who is here --------------------------------------------------------------------

    def _opened(self, live: Live) -> None:
        """A table that this server has just loaded: others may have pages of it."""
        live.tell_here = lambda seat, here: self.line.tell("here", [live.id, seat, here])
        live.tell_speed = lambda seat, speed: self.line.tell("speed", [live.id, seat, speed])
        live.tell_duel = lambda duel: self.line.tell(
            "duel", [live.id, duel.id, duel.stage != "over"]
        )
        self.line.tell("who", live.id)

    def _who(self, _server: int, id: str) -> None:
        live = self.house.open.get(id)
        if live is not None:
            for seat in live.seats_here():
                self.line.tell("here", [id, seat, True])
            for who, speed in live.speeds.items():
                self.line.tell("speed", [id, who, speed])
            if live.duel is not None and live.duel.stage != "over":
                live.tell_duel(live.duel)

    def _here(self, server: int, told: list[Any]) -> None:
        id, seat, here = told
        live = self.house.open.get(id)
        if live is not None:
            live.is_elsewhere(server, seat, here)

    def _speed(self, _server: int, told: list[Any]) -> None:
        id, seat, speed = told
        live = self.house.open.get(id)
        if live is not None:
            live.speeds[seat] = speed

    def _duel(self, server: int, told: list[Any]) -> None:
        """Another server referees a shootout, or it is over."""
        id, duel, on = told
        live = self.house.open.get(id)
        if live is not None:
            live.duel_elsewhere = DuelElsewhere(server, duel, on)
            live.touch()

    def _seen(self, _server: int, told: dict[str, float]) -> None:
        self.house.seen.update(told)

    def _gone(self, server: int) -> None:
        self.streams.others.pop(server, None)
        for live in list(self.house.open.values()):
            there = live.elsewhere.pop(server, None)
            duel = live.duel_elsewhere
            refereed = duel is not None and duel.server == server
            if refereed:
                live.duel_elsewhere = None
            if there or refereed:
                live.touch()

    # -- what was spent -----------------------------------------------------------------

    async def run(self) -> None:
        """Give account, for as long as the house is open."""
        while True:
            await asyncio.sleep(EVERY)
            self.account()

    def account(self) -> None:
        """Tell what was spent here since the last time."""
        for kind, buckets in self.limits.items():
            for spent in handfuls(buckets.spent_here().items()):
                self.line.tell("spent", [kind, spent])
        now = self.streams.crowds()
        if now != self._streams:
            self._streams = now
            for crowd in handfuls(now.items()) or [[]]:
                self.line.tell("streams", crowd)
        fresh = {who: at for who, at in self.house.seen.items() if at > self._seen_at}
        self._seen_at = max(fresh.values(), default=self._seen_at)
        for some in handfuls(fresh.items()):
            self.line.tell("seen", dict(some))

    def _spent(self, _server: int, told: list[Any]) -> None:
        kind, some = told
        buckets = self.limits.get(kind)
        if buckets is not None:
            for key, count in some:
                buckets.charge(key, count)

    def _open(self, server: int, told: list[tuple[str, int]]) -> None:
        self.streams.others[server] = dict(told)


def handfuls(things: Iterable[T]) -> list[list[T]]:
    """Many things, a telegram's worth at a time.

    >>> [len(some) for some in handfuls(range(200))]
    [80, 80, 40]
    """
    rest: Iterator[T] = iter(things)
    found = []
    while some := list(islice(rest, AT_ONCE)):
        found.append(some)
    return found
