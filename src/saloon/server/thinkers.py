"""Bots think in worker processes; the event loop only waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from saloon.bots.advice import advise
from saloon.bots.bot import Budget
from saloon.bots.levels import bot
from saloon.engine.match import Match

T = TypeVar("T")

SIMPLE = "random"
"""The bot that takes over when another fails."""

THINKING = 2.0
"""Seconds a bot may think; it is stopped from outside after three times as long."""

log = logging.getLogger("saloon.server")


def think(level: str, world: Match, seat: int, seconds: float) -> str:
    """In a worker process: what a bot of this level would do, in text form."""
    move = bot(level, budget=Budget(seconds=seconds)).choose(world, seat)
    return world.game.text(move)


def study(world: Match, seat: int, seconds: float) -> tuple[str, float]:
    """In a worker process: the best move for a seat as far as a search sees, and its value."""
    best = advise(world, seat, Budget(seconds=seconds), playouts=0)["moves"][0]
    return best["move"], best["value"]


def ready() -> int:
    """In a worker process: nothing but the imports."""
    return os.getpid()


class Thinkers:
    """A pool of processes that choose moves."""

    def __init__(self, workers: int = 0, seconds: float = THINKING) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pool(self) -> ProcessPoolExecutor:
        """The processes, started when first needed."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn)
        return self._pool

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*[loop.run_in_executor(self.pool, ready) for _ in range(self.workers)])

    async def choose(self, level: str, world: Match, seat: int) -> str | None:
        """What a bot does, or None when it failed, which is logged."""
        return await self._ask(think, level, world, seat, self.seconds)

    async def advise(self, world: Match, seat: int) -> tuple[str, float] | None:
        """The best move as far as a search sees with its value, or None when it failed."""
        return await self._ask(study, world, seat, self.seconds)

    async def _ask(self, work: Callable[..., T], *args: Any) -> T | None:
        loop = asyncio.get_running_loop()
        try:
            asked = loop.run_in_executor(self.pool, work, *args)
            return await asyncio.wait_for(asked, self.seconds * 3 + 10)
        except BrokenProcessPool:
            log.exception("a process that thinks for bots has died")
            self.close()
        except Exception:
            log.exception("a bot failed: %s", args[0])
        return None

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
