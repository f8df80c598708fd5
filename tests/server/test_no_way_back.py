"""At the web table each thought is a new bot's; what its seat has seen is remembered for it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from saloon.engine.match import Match
from saloon.server import bot_pool
from saloon.server.bot_pool import BotPool, Worker, think
from tests.bots.test_stretch import Pacer, Ring


class InPlace(BotPool):
    """No process: what would be thought elsewhere is thought here."""

    def __init__(self) -> None:
        super().__init__(1, seconds=0.005)

    async def _ask(self, worker: Worker, seconds: float, work: Any, *args: Any) -> Any:
        assert work is bot_pool.think
        return think(*args)


@pytest.mark.parametrize("level", ["greenhorn", "marshal"])
def test_bots_at_the_web_table_walk_in_no_circles(level: str) -> None:
    async def scenario() -> None:
        pool = InPlace()
        match = Match(Pacer(), 2, "ring")
        turn, stood = -1, list[int]()
        walked = 0
        while match.asks:
            seat = match.asks[0].seat
            assert isinstance(match.state, Ring)
            if seat != turn:
                turn, stood = seat, []
            assert match.state.place not in stood, stood
            stood.append(match.state.place)
            walked += len(stood) > 1
            thought = await pool.choose(
                "table", level, seat, lambda: match, f"{len(match.history)}"
            )
            assert thought is not None
            match.play(seat, thought.move)
        assert walked > 0
        assert set(pool.stretches) == {("table", 0), ("table", 1)}

    asyncio.run(scenario())
