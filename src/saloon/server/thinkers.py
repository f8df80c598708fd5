"""Bots think in worker processes; the event loop only waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from saloon.bots.advice import advise
from saloon.bots.bot import Budget
from saloon.bots.levels import bot
from saloon.bots.lookback import report
from saloon.engine.event import EVERYBODY
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server import THINKING

T = TypeVar("T")

SIMPLE = "random"
"""The bot that takes over when another fails."""

EVENTS_TOLD = 3
"""How many lines of the log are told about a turning point."""

PATIENCE = 900.0
"""Seconds that looking back on a game may take."""

log = logging.getLogger("saloon.server")


def think(level: str, world: Match, seat: int, seconds: float, seed: str) -> str:
    """In a worker process: what a bot of this level would do, in text form."""
    move = bot(level, seed, Budget(seconds=seconds)).choose(world, seat)
    return world.game.text(move)


def study(world: Match, seat: int, seconds: float) -> tuple[str, float]:
    """In a worker process: the best move for a seat as far as a search sees, and its value."""
    best = advise(world, seat, Budget(seconds=seconds), playouts=0)["moves"][0]
    return best["move"], best["value"]


def look_back(match: Match, thoughts: int, progress: str) -> dict[str, Any]:
    """In a slow worker process: a finished game judged, with what its pages are made of.

    How many moves have been judged is written to a file: the one who waits may look at it.
    """
    done = 0

    def told(count: int) -> None:
        nonlocal done
        done += count
        Path(progress).write_text(str(done), encoding="ascii")

    found = report(match, thoughts, progress=told)
    for point in found["turning_points"]:
        before, after = match.at(point["number"]), match.at(point["until"])
        point["views"] = [before.view(seat) for seat, _ in point["moves"]]
        happened = [event for event in after.events[len(before.events) :] if event.to == EVERYBODY]
        point["events"] = [
            (event.kind, event.clauses, event.args) for event in happened[:EVENTS_TOLD]
        ]
    for choice in found["costliest"]:
        choice["view"] = match.at(choice["number"]).view(choice["seat"])
    return found


def stand_back() -> None:
    """In a slow worker process: whoever plays comes first."""
    os.nice(10)


def ready() -> int:
    """In a worker process: nothing but the imports."""
    return os.getpid()


class Thinkers:
    """A pool of processes that choose moves.

    With a `seed` bots decide the same again where they are given the time, so that a game with
    them can be played once more; without one nobody can foresee them.
    """

    def __init__(self, workers: int = 0, seconds: float = THINKING, seed: str = "") -> None:
        self.seed = seed
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._slow: ProcessPoolExecutor | None = None

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

    async def choose(self, level: str, match: Match, seat: int) -> str | None:
        """What a bot does, or None when it failed, which is logged.

        It is given a world that its seat may believe in, and nothing of the true one.
        """
        seed = f"{self.seed} {len(match.history)} {seat}" if self.seed else ""
        world = match.imagine(seat, Rng.seeded(seed) if seed else None)
        return await self._ask(think, level, world, seat, self.seconds, seed)

    async def advise(self, world: Match, seat: int) -> tuple[str, float] | None:
        """The best move as far as a search sees with its value, or None when it failed."""
        return await self._ask(study, world, seat, self.seconds)

    async def look_back(self, match: Match, thoughts: int, progress: str) -> dict[str, Any]:
        """A finished game judged, one at a time, in a process that lets others go first."""
        if self._slow is None:
            spawn = multiprocessing.get_context("spawn")
            self._slow = ProcessPoolExecutor(1, mp_context=spawn, initializer=stand_back)
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._slow, look_back, match, thoughts, progress)
        return await asyncio.wait_for(asked, PATIENCE)

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
        for pool in (self._pool, self._slow):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._slow = None
