"""Bots think in processes of their own; the event loop only waits for them.

There are three lanes, so that nobody stands in anybody's way: bots that play, hints, and looks back
on finished games. In a lane everybody who waits (a table, or a seat that wants a hint) has a turn
before anybody has a second one. The clock of a thought starts when its turn comes. The more tables
wait, the shorter each thought is; a bot never becomes another bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import signal
import traceback
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from saloon.bots.bot import Budget
from saloon.bots.external import OwnBot, close_all, is_own
from saloon.bots.greedy import GreedyBot
from saloon.bots.hints import hint, weigh_try
from saloon.bots.levels import bot
from saloon.bots.lookback import report
from saloon.bots.search import SearchBot
from saloon.bots.stretch import Stretch
from saloon.engine.errors import SaloonError
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server import THINKING
from saloon.server.guests import GUESTS

EVENTS_TOLD: Final = 3
"""How many lines of the log are told about a turning point."""

PATIENCE: Final = 900.0
"""Seconds that looking back on a game may take."""

SHORTEST: Final = 0.05
"""Seconds that a bot may think about a move however many tables wait."""

HURRIED: Final = 0.5
"""Below this part of its time a bot counts as hurried, and the page says so."""

MOST_HEARD: Final = 10_000
"""How many seats of own bots the server remembers news for."""

MOST_LOOKS: Final = 20
"""How many finished games may wait to be looked back on."""

TRIES: Final = 3
"""A thought whose process dies is thought again, so often in all."""

log = logging.getLogger("saloon.server")


class BotFailed(SaloonError):
    """A bot raised an error or did not come to an end."""


class Busy(SaloonError):
    """Too much is waiting already, or somebody asks too often: try again after `wait` seconds."""

    def __init__(self, why: str, message: str, wait: float) -> None:
        super().__init__(f"{message}; try again in {math.ceil(wait)} s")
        self.why = why
        self.wait = wait


class Lost(Exception):
    """The process that thinks has died."""


# -- in the processes that think -------------------------------------------------------


def think(
    level: str,
    world: Match,
    seat: int,
    seconds: float,
    seed: str,
    told: Sequence[list[Any]] = (),
    seen: Sequence[int] = (),
) -> str:
    """What a bot of this level would do, in text form; an own bot is told what happened.

    `seen` is what the seat has seen in this stretch: nobody goes back to that.
    """
    thinker = bot(level, seed, Budget(seconds=seconds))
    if isinstance(thinker, (GreedyBot, SearchBot)):
        thinker.stretch.go_on(world, seat, list(seen))
    world.told = [Event(kind, tuple(clauses), tuple(args), to) for kind, clauses, args, to in told]
    try:
        move = thinker.choose(world, seat)
    finally:
        close_all([thinker])
    if isinstance(thinker, OwnBot) and thinker.faults:
        raise BotFailed(f"{thinker.faults[0].what}: {thinker.faults[0].how}")
    return world.game.text(move)


def look_back(
    match: Match, thoughts: int, progress: str, hints: list[dict[str, Any]]
) -> dict[str, Any]:
    """A finished game judged, with what its pages are made of.

    How many moves have been judged is written to a file: the one who waits may look at it.
    """
    done = 0

    def told(count: int) -> None:
        nonlocal done
        done += count
        Path(progress).write_text(str(done), encoding="ascii")

    return with_views(report(match, thoughts, progress=told, hints=hints), match)


def with_views(found: dict[str, Any], match: Match) -> dict[str, Any]:
    """A report with what is needed to tell it: the tables its points were played on."""
    for point in found["turning_points"]:
        before, after = match.at(point["number"]), match.at(point["until"])
        point["views"] = [before.view(seat) for seat, _ in point["moves"]]
        happened = [event for event in after.events[len(before.events) :] if event.to == EVERYBODY]
        point["events"] = [
            (event.kind, event.clauses, event.args) for event in happened[:EVENTS_TOLD]
        ]
    for choice in found["costliest"]:
        choice["view"] = match.at(choice["number"]).view(choice["seat"])
    for given in found["hints"]:
        given["view"] = match.at(given["number"]).view(given["seat"])
    return found


def ready() -> int:
    """Nothing but the imports."""
    return os.getpid()


def answer_questions(line: Connection, politeness: int) -> None:
    """The life of a process that thinks: a question, an answer, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the line
    if politeness:
        os.nice(politeness)
    while True:
        try:
            work, args = line.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*args))
        except Exception:
            answer = (False, traceback.format_exc())
        try:
            line.send(answer)
        except BrokenPipeError:  # nobody is left to hear it
            return


def start_process(politeness: int) -> tuple[BaseProcess, Connection]:
    """Start a process that thinks; the only place where one is started."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=answer_questions, args=(there, politeness), daemon=True)
    process.start()
    there.close()  # so that the line breaks when the process dies
    return process, here


# -- in the server ---------------------------------------------------------------------


class Worker:
    """One process that thinks, started when first needed and again when it has died."""

    def __init__(self, politeness: int) -> None:
        self.politeness = politeness
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.outdated = False  # the next question goes to a new process
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="saloon-bot")

    async def run(self, limit: float, work: Callable[..., Any], *args: Any) -> Any:
        """An answer within a number of seconds; raises Lost or BotFailed."""
        loop = asyncio.get_running_loop()
        good, answer = await loop.run_in_executor(self._thread, self._ask, limit, work, args)
        if not good:
            raise BotFailed(answer)
        return answer

    def _ask(self, limit: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if self.outdated:
            self.outdated = False
            self.kill()
        if self.line is None:
            self.process, self.line = start_process(self.politeness)
        try:
            self.line.send((work, args))
            if self.line.poll(limit):
                return self.line.recv()
        except (EOFError, OSError):
            self.kill()
            raise Lost from None
        self.kill()
        return False, f"no answer within {limit:.0f} s"

    def kill(self) -> None:
        """End the process, whatever it does; the next question starts another one."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def close(self) -> None:
        """End the process, and whoever waits for it."""
        process = self.process
        if process is not None:
            with contextlib.suppress(ValueError):  # a thread has just done the same
                process.kill()  # breaks the line, so that a thread that waits wakes up
        self._thread.shutdown(wait=True, cancel_futures=True)
        self.kill()


class Lane:
    """Worker processes and those who wait for one, everybody in turn."""

    def __init__(self, workers: int, politeness: int = 0) -> None:
        self.workers = [Worker(politeness) for _ in range(workers)]
        self._free = list(self.workers)
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[Worker]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    @property
    def busy(self) -> int:
        """How many are being thought for."""
        return len(self.workers) - len(self._free)

    @asynccontextmanager
    async def turn(self, key: Hashable) -> AsyncIterator[Worker]:
        """A worker when it is this key's turn."""
        worker = await self._wait(key)
        try:
            yield worker
        finally:
            self._give(worker)

    async def _wait(self, key: Hashable) -> Worker:
        if self._free:
            return self._free.pop()
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give(place.result())
            raise

    def _give(self, worker: Worker) -> None:
        while self._waiting:
            key, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:  # behind everybody else
                self._waiting[key] = places
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.close()


@dataclass(frozen=True)
class Thought:
    """What a bot wants to do, and whether it had less time than usual."""

    move: str
    hurried: bool


class BotPool:
    """The processes that choose moves, give hints and look back.

    With a `seed` bots decide the same again where they are given the time, so that a game with
    them can be played once more; without one nobody can foresee them.
    """

    def __init__(self, workers: int = 0, seconds: float = THINKING, seed: str = "") -> None:
        self.seed = seed
        self.seconds = seconds
        self.bots = Lane(workers or max(1, (os.cpu_count() or 2) - 1))
        self.hints = Lane(1)
        self.looks = Lane(1, politeness=10)
        self.heard: OrderedDict[tuple[str, int], int] = OrderedDict()  # by own bots
        self.stretches: OrderedDict[tuple[str, int], Stretch] = OrderedDict()  # by all others
        self.lost = 0  # processes that died
        self.hurried = 0  # moves that were thought about for a shorter time than usual

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        await asyncio.gather(*[worker.run(120, ready) for worker in self.bots.workers])

    def share(self, lane: Lane) -> float:
        """Seconds for the next thought: the more wait, the fewer, so that all go on."""
        workers = len(lane.workers)
        return max(min(SHORTEST, self.seconds), self.seconds * workers / (workers + lane.waiting))

    async def choose(
        self,
        table: str,
        level: str,
        seat: int,
        look: Callable[[], Match | None],
        seed: str = "",
    ) -> Thought | None:
        """What a bot does when its turn has come; raises BotFailed.

        Only then `look` shows the match, or None where the bot is no longer asked. The bot is given
        a world that its seat may believe in, and nothing of the true one. By a `seed` of its own it
        does the same again.
        """
        async with self.bots.turn(table) as worker:
            match = look()
            if match is None:
                return None
            seconds = self.share(self.bots)
            if self.seed and not seed:
                seed = f"{self.seed} {len(match.history)} {seat}"
            world = match.imagine(seat, Rng.seeded(seed) if seed else None)
            spec = GUESTS.get(level, level)
            told = self.news(table, seat, world) if is_own(spec) else []
            seen = [] if is_own(spec) else self.seen_before(table, seat, world)
            move = await self._ask(
                worker, seconds, think, spec, world, seat, seconds, seed, told, seen
            )
        hurried = seconds < self.seconds * HURRIED
        self.hurried += hurried
        return Thought(move, hurried)

    def seen_before(self, table: str, seat: int, world: Match) -> list[int]:
        """What a bot has seen in this stretch: each of its thoughts is a new bot's."""
        stretch = self.stretches.pop((table, seat), None) or Stretch()
        stretch.note(world, seat)
        self.stretches[table, seat] = stretch
        while len(self.stretches) > MOST_HEARD:
            self.stretches.popitem(last=False)
        return stretch.seen

    def news(self, table: str, seat: int, world: Match) -> list[list[object]]:
        """What an own bot was told since its last choice, as data for another process."""
        since = self.heard.pop((table, seat), 0)
        self.heard[table, seat] = len(world.told)
        while len(self.heard) > MOST_HEARD:
            self.heard.popitem(last=False)
        return [event.data() for event in world.told[since:]]

    async def advise(
        self,
        table: str,
        seat: int,
        world: Match,
        number: int,
        seen: list[int],
        thoughts: int,
    ) -> dict[str, Any]:
        """The best move as the judge finds it; raises BotFailed."""
        async with self.hints.turn((table, seat)) as worker:
            seconds = self.share(self.hints)
            found: dict[str, Any] = await self._ask(
                worker, seconds, hint, world, seat, number, seen, thoughts, seconds
            )
            return found

    async def weigh_try(
        self, puzzle: str, world: Match, seat: int, best: str, tried: str, thoughts: int
    ) -> dict[str, Any]:
        """What a try at a puzzle is worth beside the best move; raises BotFailed."""
        async with self.hints.turn(puzzle) as worker:
            seconds = self.share(self.hints)
            found: dict[str, Any] = await self._ask(
                worker, seconds, weigh_try, world, seat, best, tried, thoughts, seconds
            )
            return found

    @property
    def looking(self) -> bool:
        """Whether some game is being looked back on, or waits for that."""
        return self.looks.busy > 0 or self.looks.waiting > 0

    async def look_back(
        self,
        table: str,
        match: Match,
        thoughts: int,
        progress: str,
        hints: list[dict[str, Any]],
    ) -> dict[str, Any]:
        """A finished game judged, one at a time, in a process that lets others go first."""
        async with self.looks.turn(table) as worker:
            found: dict[str, Any] = await worker.run(
                PATIENCE, look_back, match, thoughts, progress, hints
            )
            return found

    async def _ask(
        self, worker: Worker, seconds: float, work: Callable[..., Any], *args: Any
    ) -> Any:
        for _ in range(TRIES):
            try:
                return await worker.run(seconds * 3 + 10, work, *args)
            except Lost:
                self.lost += 1
                log.warning("a process that thinks for bots has died; another one takes over")
        raise BotFailed(f"the process died {TRIES} times over the same question")

    def renew(self) -> None:
        """Think in new processes from the next question on: a faster engine has been installed."""
        for lane in (self.bots, self.hints, self.looks):
            for worker in lane.workers:
                worker.outdated = True

    def close(self) -> None:
        """Stop the processes."""
        for lane in (self.bots, self.hints, self.looks):
            lane.close()
