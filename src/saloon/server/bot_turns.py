"""How bots play at the tables of a server: in turn, at a pace one can follow, whatever fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saloon.engine.errors import IllegalMove
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.journeys import is_one_piece
from saloon.server.bot_pool import BotFailed, Thought
from saloon.server.live import Live
from saloon.server.refusals import Stale
from saloon.server.store import Seat, StoreDown

if TYPE_CHECKING:
    from saloon.server.tables import House

log = logging.getLogger("saloon.server")

HESITATE: Final = 0.3
"""Seconds that a server without a page of a table leaves its bots to those that have one."""

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
"""Seconds before bots that were stopped by an error try again: twice as long each time."""

AT_LEISURE: Final = 6
"""How many things bots do in a row are shown at leisure; the longer it goes on, the quicker: all
together take no longer than twice as many."""

LONGEST_DEED: Final = 30
LONGEST_SILENCE: Final = 2.0
"""At most this many moves, and seconds, of a bot are shown as one thing."""


class BotTurns:
    """Lets the bots of a table play for as long as somebody looks."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def play(self, live: Live) -> None:
        """Until no bot is due, or nobody looks any more; an error only makes it wait."""
        pause = FIRST_PAUSE
        try:
            if not live.watchers and not self.house.telegraph.alone:
                await asyncio.sleep(HESITATE)
            while live.attended():
                waiting = live.bots_to_move()
                if not waiting:
                    return
                began = time.monotonic()
                try:
                    if not await self.house.see_to(live):
                        continue
                    await self.deed(live, waiting[0])
                except StoreDown:  # which the store itself has logged
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
                    continue
                except Exception:
                    log.exception("bots wait at table %s", live.id)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
                    continue
                pause = FIRST_PAUSE
                if live.watchers:
                    live.watched += 1
                    pace = self.house.pace * live.speed()
                    pace *= min(1.0, (AT_LEISURE / live.watched) ** 2)
                    await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        finally:
            live.thinking = None
            await self.house.let_others(live)

    async def deed(self, live: Live, seat: Seat) -> None:
        """All the moves of one thing a bot does, such as the steps of a walk.

        A fight of bots is one thing, too, whoever of them moves.
        """
        deeds = live.course.tell.DEEDS
        if not deeds:
            await self.move(live, seat)
            return
        began = time.monotonic()
        shown = len(live.match.events)
        with contextlib.ExitStack() as held:
            held.enter_context(live.at_once(seat.seat))
            for _ in range(LONGEST_DEED):
                before = live.applied
                await self.move(live, seat)
                if live.applied == before:
                    return
                waiting = live.bots_to_move()
                if seat not in waiting and self._fight_on(live, waiting):
                    seat = waiting[0]
                    if seat.seat not in live.held:
                        held.enter_context(live.at_once(seat.seat))
                ask = live.match.ask_for(seat.seat)
                if ask is None or seat not in waiting:
                    return
                if ask.prompt in deeds and len(live.match.events) > shown:
                    return
                if not await self.house.telegraph.claim(live.id, bool(live.watchers)):
                    return  # another server sees to this table now
                if time.monotonic() - began > LONGEST_SILENCE:
                    return

    def _fight_on(self, live: Live, waiting: Sequence[Seat]) -> bool:
        """Whether bots alone are asked in the middle of what is shown as its result."""
        asked = {ask.seat for ask in live.match.asks}
        if not waiting or asked != {seat.seat for seat in waiting}:
            return False
        return is_one_piece(live.game, live.match.view(None))

    async def move(self, live: Live, seat: Seat) -> None:
        """One move of a bot, as it thinks best; any legal one where thinking fails."""
        asked = live.applied

        def look() -> Match | None:
            nonlocal asked
            asked = live.applied
            return live.match if seat in live.bots_to_move() else None

        coach = live.coach
        if coach is not None and coach.alone:
            coach = None
        thought: Thought | None
        try:
            if coach is not None and (line := coach.scripted(live.match, seat.seat)):
                thought = Thought(line, live.hurried)
            else:
                seed = "" if coach is None else coach.seed(live.match, seat.seat)
                thought = await self.house.bots.choose(live.id, seat.level, seat.seat, look, seed)
        except BotFailed as error:
            log.error("%s failed at table %s, any move is made: %s", seat.level, live.id, error)
            move = self._any_move(live, seat.seat)
            thought = None if move is None else Thought(move, live.hurried)
        if thought is None or live.seats[seat.seat].kind != "bot":
            return
        if thought.hurried != live.hurried:
            live.hurried = thought.hurried
            live.touch()
        with contextlib.suppress(Stale, IllegalMove):
            await self.house.act(live, seat.seat, asked, thought.move)

    def _any_move(self, live: Live, seat: int) -> str | None:
        ask = live.match.ask_for(seat)
        if ask is None:
            return None
        rng = Rng.seeded(secrets.token_hex(8))
        return live.game.text(ask.moves[rng.below(len(ask.moves))])
