"""Bots under load: everybody has a turn, nobody becomes another bot, and no table is forgotten."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import saloon
from saloon.bots.hints import hint as hint_work
from saloon.engine.match import Match
from saloon.server import bot_pool
from saloon.server import live as live_tables
from saloon.server.bot_pool import BotFailed, BotPool, Busy, Lane, Lost, Thought, Worker, ready
from saloon.server.live import Live
from saloon.server.store import Store, migrate
from saloon.server.tables import HINTS_AT_ONCE, House

LEGEND = {"kind": "bot", "level": "legend"}
ADA = {"kind": "human", "name": "Ada"}


async def until(so: Callable[[], object], seconds: float = 60) -> None:
    """Wait for something to become true, however slow the machine is."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.01)


class Quick(BotPool):
    """No process: a thought takes as long as `pause` says, then the first legal move is made."""

    def __init__(self, pause: Callable[[], Awaitable[object]] | None = None) -> None:
        super().__init__(1, seconds=2.0)
        self.pause = pause
        self.budgets: list[float] = []

    async def warm(self) -> None:
        """Nothing to start."""

    async def _ask(self, worker: Worker, seconds: float, work: Any, *args: Any) -> Any:
        self.budgets.append(seconds)
        if self.pause is not None:
            await self.pause()
        else:
            await asyncio.sleep(0)
        world, seat = next((a, args[i + 1]) for i, a in enumerate(args) if isinstance(a, Match))
        ask = world.ask_for(seat)
        assert ask is not None
        move = world.game.text(ask.moves[0])
        if work is bot_pool.think:
            return move
        said = {"number": len(world.history), "seat": seat, "move": move, "thoughts": 1}
        return said | {"chances": [1 / world.seats] * world.seats, "hurried": False}


def playing(tmp_path: Path, scenario: Callable[[House], Awaitable[None]], bots: BotPool) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def run() -> None:
        opened = House(Store(url, patience=0.2), bots, pace=0)
        try:
            await scenario(opened)
        finally:
            await opened.stop()

    asyncio.run(run())


# -- the queue -------------------------------------------------------------------------


def test_every_table_has_a_turn_before_any_has_a_second() -> None:
    async def scenario() -> None:
        lane = Lane(1)
        order: list[str] = []

        async def think(table: str) -> None:
            async with lane.turn(table):
                order.append(table)
                await asyncio.sleep(0)

        wanted = ["greedy"] * 5 + ["a", "b", "c"]
        await asyncio.gather(*[think(table) for table in wanted])
        assert order[:2] == ["greedy", "greedy"]  # the first was alone, then one in its turn
        assert order[2:5] == ["a", "b", "c"]
        assert sorted(order) == sorted(wanted)
        lane.close()

    asyncio.run(scenario())


def test_who_gives_up_waiting_blocks_nobody() -> None:
    async def scenario() -> None:
        lane = Lane(1)
        async with lane.turn("first"):
            gone = asyncio.create_task(lane._wait("gone"))
            last = asyncio.create_task(lane._wait("last"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        assert (await last) is lane.workers[0]
        lane.close()

    asyncio.run(scenario())


def test_the_clock_starts_when_thinking_starts_and_pressure_shortens_it(tmp_path: Path) -> None:
    gate = asyncio.Event()
    bots = Quick(gate.wait)

    async def scenario(house: House) -> None:
        tables = [await house.create("wanted", [ADA, LEGEND], {}, seed=[str(n)]) for n in range(20)]
        due = [live for live in tables if live.bots_to_move()]
        await until(lambda: bots.bots.waiting == len(due) - 1)
        # However long they wait: nothing counts as failed, nobody is made another bot.
        gate.set()
        await until(lambda: not any(live.bots_to_move() for live in tables))
        assert {live.seats[1].level for live in tables} == {"legend"}
        assert bots.budgets[0] == 2.0
        assert bots.budgets[1] == pytest.approx(2.0 / (len(due) - 1))
        assert min(bots.budgets) >= bot_pool.SHORTEST
        assert any(live.hurried for live in due)  # which the page says

    playing(tmp_path, scenario, bots)


def test_a_bot_that_fails_makes_some_move_and_stays_who_it_is(tmp_path: Path) -> None:
    class Failing(Quick):
        async def _ask(self, *args: Any) -> Any:
            raise BotFailed("no idea")

    async def scenario(house: House) -> None:
        live = await house.create("wanted", [LEGEND, LEGEND], {"quick": True})
        await until(lambda: live.match.over)
        assert [seat.level for seat in live.seats] == ["legend", "legend"]
        assert [seat.level for seat in await house.store.seats_of(live.id)] == ["legend"] * 2

    playing(tmp_path, scenario, Failing())


def test_a_process_that_dies_is_replaced_and_the_thought_thought_again() -> None:
    async def scenario() -> None:
        pool = BotPool(1, seconds=0.05)
        first = await pool.bots.workers[0].run(60, ready)
        os.kill(first, signal.SIGKILL)
        match = saloon.Match(saloon.game("wanted"), 2, "dies")
        thought = await pool.choose("t", "deputy", match.asks[0].seat, lambda: match)
        assert isinstance(thought, Thought)
        assert pool.lost == 1
        assert await pool.bots.workers[0].run(60, ready) != first
        pool.close()

    asyncio.run(scenario())


def test_a_thought_without_end_is_ended() -> None:
    async def scenario() -> None:
        worker = Worker(0)
        first = await worker.run(60, ready)
        with pytest.raises(BotFailed, match="no answer"):
            await worker.run(0.2, time.sleep, 600)
        assert await worker.run(60, ready) != first
        with pytest.raises(BotFailed, match="ZeroDivisionError"):
            await worker.run(60, divmod, 1, 0)
        with pytest.raises(Lost):
            await worker.run(60, os._exit, 3)
        worker.close()

    asyncio.run(scenario())


# -- hints -----------------------------------------------------------------------------


def test_hints_of_one_table_do_not_hold_up_the_bots_of_another(tmp_path: Path) -> None:
    never = asyncio.Event()

    class Hinting(Quick):
        async def _ask(self, worker: Worker, seconds: float, work: Any, *args: Any) -> Any:
            if work is hint_work:
                await never.wait()
            return await super()._ask(worker, seconds, work, *args)

    async def scenario(house: House) -> None:
        people = [ADA, {"kind": "human", "name": "Belle"}]
        curious = [await house.create("wanted", people, {}) for _ in range(30)]
        hints = [
            asyncio.create_task(house.advise(live, live.match.asks[0].seat)) for live in curious
        ]
        await until(lambda: house.bots.hints.waiting == 29)
        live = await house.create("wanted", [LEGEND, LEGEND], {"quick": True})
        await until(lambda: live.match.over)
        assert {seat.level for seat in live.seats} == {"legend"}
        for hint in hints:
            hint.cancel()

    playing(tmp_path, scenario, Hinting())


def test_a_seat_has_one_hint_at_a_time_and_not_too_many(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        live = await house.create("wanted", [ADA, {"kind": "human", "name": "Belle"}], {})
        seat = live.match.asks[0].seat
        together = await asyncio.gather(
            *[house.advise(live, seat) for _ in range(3)], return_exceptions=True
        )
        assert [type(one) for one in together] == [dict, Busy, Busy]
        answers = []
        for _ in range(HINTS_AT_ONCE + 2):
            try:
                answers.append(await house.advise(live, seat))
            except Busy:
                answers.append(None)
        assert answers.count(None) >= 2

    playing(tmp_path, scenario, Quick())


# -- tables that must not be forgotten -----------------------------------------------------


def test_bots_go_on_by_themselves_after_a_database_error(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        real = house.store._run
        broken = True

        async def run(statements: Any) -> Any:
            if broken:
                raise sa.exc.OperationalError("insert", {}, OSError("the line is gone"))
            return await real(statements)

        live = await house.create("wanted", [LEGEND, LEGEND], {"quick": True})
        house.store._run = run  # type: ignore[method-assign]
        await until(lambda: house.store.trouble)
        await until(lambda: live.trouble)
        stood = live.applied
        await asyncio.sleep(0.5)  # longer than the store's patience in this test
        assert live.applied <= stood + 1
        broken = False
        await until(lambda: live.match.over)
        assert not live.trouble
        stored = await house.store.actions_after(live.id, 0)
        assert [row.number for row in stored] == list(range(1, live.applied + 1))

    playing(tmp_path, scenario, Quick())


def test_bots_go_on_after_any_error(tmp_path: Path) -> None:
    class Odd(Quick):
        failed = 0

        async def _ask(self, *args: Any) -> Any:
            self.failed += 1
            if self.failed == 3:
                raise RuntimeError("something else")
            return await super()._ask(*args)

    async def scenario(house: House) -> None:
        live = await house.create("wanted", [LEGEND, LEGEND], {"quick": True})
        await until(lambda: live.match.over)

    playing(tmp_path, scenario, Odd())


def test_a_table_that_nobody_watches_pauses_until_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "UNWATCHED", 0.0)

    async def scenario(opened: House) -> None:
        live: Live = await opened.create("wanted", [LEGEND, LEGEND], {"quick": True})
        for _ in range(50):
            await asyncio.sleep(0)
        assert live.thinking is None
        assert live.applied == 0
        with live.watching():
            again = await opened.table(live.id)
            assert again is live
            await until(lambda: live.match.over)

    playing(tmp_path, scenario, Quick())
