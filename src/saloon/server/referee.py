"""The referee of a live shootout: opens it, waits for both, and says who was first."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from saloon.engine.ask import Ask
from saloon.server.duel import AGAIN, Duel, Side, shuffled

if TYPE_CHECKING:
    from saloon.server.live import Live

LOOK: Final = 0.02
"""Seconds between two looks at the clock."""


async def settle(live: Live, ask: Ask) -> int | None:
    """The move that says how a contest ended; None where the table has moved on without it.

    Chance decides where nobody can be timed: among bots, and with somebody away.
    """
    contest = ask.contest
    assert contest is not None
    chance = ask.moves[0]
    people = [seat for seat in contest.seats if live.seats[seat].kind == "human"]
    if not people:
        return chance
    before = live.duel
    follows = before is not None and before.number + 1 == live.applied
    sides = [
        Side(seat, shuffled(contest.cards, hits), bot=seat not in people)
        for seat, hits in zip(contest.seats, contest.hits, strict=True)
    ]
    attempt = 1
    if before is not None and follows:
        attempt = before.attempt + 1
        for side, earlier in zip(sides, before.sides, strict=True):
            side.strict = earlier.strict or earlier in before.late
    duel = Duel(sides, time.monotonic(), live.applied, attempt)
    if before is not None and follows:
        duel.why = before.why_again
    for side in sides:
        if side.bot:
            side.cut = shuffled(contest.cards, 1).index(True)
    live.duel, live.duel_elsewhere = duel, None
    live.tell_duel(duel)
    live.touch()
    try:
        while live.match.ask is ask:
            now = time.monotonic()
            if any(live.seats[seat].kind != "human" for seat in people):
                duel.given_up = "absent"
            late = duel.stage == "gather" and now > duel.opened + duel.times.show_up
            if late and not all(live.here(seat) for seat in people):
                duel.given_up = "absent"
            if duel.give_up(now):
                return chance
            if duel.begin(now, [live.seats[side.seat].level for side in sides]):
                live.touch()
            found = duel.decide(now)
            if found is not None:
                return contest.again if found == AGAIN else contest.first[found]
            if not live.watchers and any(live.elsewhere.values()):
                break  # a server where somebody has the table open is the better referee
            live.used = now
            await asyncio.sleep(LOOK)
        duel.given_up = duel.given_up or "declined"
        return None
    finally:
        live.tell_duel(duel)
        live.touch()


def told_of(duel: Duel) -> list[tuple[str, int]]:
    """What everybody at the table hears of a shootout beside its outcome, and whom it is about."""
    if duel.given_up:
        return [(f"duel-{duel.given_up}", duel.sides[0].seat)]
    return [("duel-late", side.seat) for side in duel.late]
