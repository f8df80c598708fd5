"""Keeps the tables of one server abreast of what is stored, whoever has written it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from saloon.engine.match import Match
from saloon.server.live import Live
from saloon.server.store import UNDO, Action, StoreDown

if TYPE_CHECKING:
    from saloon.server.tables import House

log = logging.getLogger("saloon.server")

POLL: Final = 0.3
"""Seconds between two looks at what other servers have written."""

POLL_LISTENING: Final = 5.0
"""The same where PostgreSQL tells by itself: in case that something got lost."""

QUIET: Final = 1800.0
"""Seconds after which a table that nobody looks at is let go from memory."""

LOOK_AFTER: Final = 3.0
"""Seconds between two looks whether bots that are due still think."""

SHORT_MATCH: Final = 100
"""A match of up to this many moves is replayed at once when one is taken back."""

AT_ONCE: Final = 25
"""How many moves of a longer match are replayed before other work gets a turn."""

READ_AT_ONCE: Final = 200
"""How many rows of a long history are read before other work gets a turn."""

BREATH: Final = 0.01
"""Seconds that moves are played again before the loop may see to others."""

TALK_KEPT: Final = 100
"""How many of the last lines of talk pages show."""


class Follower:
    """Reads what is new in the store and plays it at the tables that are open here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open = house.open
        self.store = house.store
        self.telegraph = house.telegraph
        self.telegraph.on_table = self.heard
        self.telegraph.on_gap = self.look_soon
        self.telegraph.on_ring = self.rung
        self._looked_after = 0.0
        self._soon = asyncio.Event()  # look at the store now
        self._told_of: set[str] = set()  # tables where another server made a move

    async def take_over(self, live: Live, versions: Mapping[str, int]) -> None:
        """Read what is new in the store, unless it is a move that this server is just making."""
        if versions.get(live.id, live.version) == live.version:
            return
        async with live.lock:  # whoever makes a move holds it until the move is on the table
            behind = versions.get(live.id, live.version) - live.version
            if behind <= 0:
                return
            moves = await self.store.actions_after(live.id, live.applied, behind + 1)
            if len(moves) == behind and not live.match.over:  # then nothing else has changed
                await self.apply(live, moves)
                live.version += behind
                if live.match.over and not live.row.over:
                    live.row, live.ended = replace(live.row, over=True), time.time()
            else:
                await self.catch_up(live)
        self.house.wake(live)

    async def catch_up(self, live: Live) -> None:
        """Replay what other servers, or an earlier run of this one, have stored."""
        row = await self.store.table(live.id)
        assert row is not None
        if live.waiting and row.stage == "on":
            live.begin(row)
        elif (row.rematch, row.stage) != (live.row.rematch, live.row.stage):
            live.row = replace(live.row, rematch=row.rematch, stage=row.stage)
            live.touch()
        while True:
            some = await self.store.actions_after(live.id, live.applied, READ_AT_ONCE)
            await self.apply(live, some)
            if len(some) < READ_AT_ONCE:
                break
        sitting = await self.store.seats_of(live.id)
        if sitting != live.seats:
            live.seats = sitting
            live.memo.clear()
            live.touch()
        if live.clock.time.pauses:
            live.clock.paused = await self.house.people.pauses(live.id)
        orders = await self.house.people.orders(live.id)
        if orders != live.orders:
            live.orders = orders
            live.touch()
        wishes = await self.house.people.wishes(live.id)
        if wishes != live.wishes:
            live.wishes = wishes
            live.touch()
        said = (await self.store.said_after(live.id, 0))[-TALK_KEPT:]
        if said != live.talk:  # somebody may have been forgotten, with all they said
            live.talk = said
            live.touch()
        live.version = row.version

    async def apply(self, live: Live, actions: Sequence[Action]) -> None:
        """Play stored actions; the loop sees to others in between. Whoever calls holds the lock."""
        began = time.perf_counter()
        for action in actions:
            match = live.match
            moves = len(match.history)
            back = action.move == UNDO and match.ask is not None and not match.committed
            if back and moves > SHORT_MATCH:
                live.apply(action, await earlier(match, moves - 1))
            else:
                live.apply(action)
            if time.perf_counter() - began > BREATH:
                await asyncio.sleep(0)
                began = time.perf_counter()

    async def falls_behind(self, live: Live) -> bool:
        """Whether there was more in the store than at the table, which it now has."""
        before = live.applied
        await self.catch_up(live)
        return live.applied > before

    def rung(self, ids: Sequence[str]) -> None:
        """Another server has written moves; who looks at these tables here sees them at once."""
        idle = not self._told_of
        self._told_of |= {id for id in ids if id in self.open and self.open[id].watchers}
        if idle and self._told_of:
            self.house.keep(asyncio.create_task(self._look_there()))

    async def _look_there(self) -> None:
        with contextlib.suppress(StoreDown):
            while self._told_of:
                ids = sorted(self._told_of)
                versions = await self.store.versions(ids)
                for id in ids:
                    if id in self.open:
                        await self.take_over(self.open[id], versions)
                self._told_of -= set(ids)

    def look_soon(self) -> None:
        """Something got lost: look at the store now."""
        self._soon.set()

    async def run(self) -> None:
        """Every now and then: what have other servers written, and which tables sleep?"""
        looked = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), POLL)
            missed = self._soon.is_set()
            self._soon.clear()
            try:
                if self.store.trouble:
                    await self.store.probe()
                await self.telegraph.read_telegrams()
                now = time.monotonic()
                if missed or not self.telegraph.listening or now - looked > POLL_LISTENING:
                    looked = now
                    await self.look_around()
            except StoreDown:  # which the store itself has logged
                continue
            except Exception:
                log.exception("cannot look at the store")

    def heard(self, id: str, version: int, last: Action | None) -> None:
        """Somebody has changed a table, perhaps this server itself."""
        live = self.open.get(id)
        if live is not None and version > live.version:
            self.house.keep(asyncio.create_task(self._keep_up(live, version, last)))

    async def _keep_up(self, live: Live, version: int, last: Action | None) -> None:
        """Take over a change that was told; a move that comes next need not be asked for."""
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if version <= live.version:
                    return
                follows = last is not None and last.number == live.applied + 1
                if last is not None and follows and version == live.version + 1:
                    await self.apply(live, [last])
                    live.version = version
                    if live.match.over and not live.row.over:
                        live.row, live.ended = replace(live.row, over=True), time.time()
                else:
                    await self.catch_up(live)
            self.house.wake(live)

    async def look_around(self) -> None:
        """Bring the tables that are looked at up to date; let go of those nobody asks for."""
        watched = [live for live in self.open.values() if live.watchers]
        if watched:
            versions = await self.store.versions([live.id for live in watched])
            for live in watched:
                await self.take_over(live, versions)
        now = time.monotonic()
        if now - self._looked_after < LOOK_AFTER:
            return
        self._looked_after = now
        for live in list(self.open.values()):
            if live.watchers:  # whatever has stopped its bots, they go on
                self.house.wake(live)
            elif live.clock.time.by_itself and not live.match.over:
                continue  # its time runs whether somebody looks or not
            elif live.thinking is None and now - live.used > QUIET:
                del self.open[live.id]


async def earlier(match: Match, moves: int) -> Match:
    """The match as it stood after some of its moves, replayed a few at a time.

    In a thread, compiled rules would hold everything else up until they are through.
    """
    position = match.at(0)
    for start in range(0, moves, AT_ONCE):
        position.replay(match.history[start : min(moves, start + AT_ONCE)], match.deals)
        await asyncio.sleep(0)
    return position
