"""Live tables: bots that fail, limits, and two servers on one database."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server.app import changes
from saloon.server.guard import Guard
from saloon.server.house import AT_ONCE, READ_AT_ONCE, SHORT_MATCH, House, Stale
from saloon.server.pages import Reader
from saloon.server.store import UNDO, Store, migrate
from saloon.server.thinkers import SIMPLE, Thinkers
from tests.server.client import Player, people
from tests.server.server import Server


class Failing(Thinkers):
    """Every bot fails, but for the simple one."""

    async def choose(self, level: str, world: Match, seat: int) -> str | None:
        if level != SIMPLE:
            return None
        return world.game.text(world.asks[0].moves[0])

    async def warm(self) -> None:
        """Nothing to start."""


def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        house = House(Store(url), Failing(1), pace=0)
        bot = {"kind": "bot", "level": "deputy"}
        live = await house.create("wanted", [bot, bot], {"quick": True})
        for _ in range(2000):
            if live.match.over:
                break
            await asyncio.sleep(0.01)
        assert live.match.over
        assert [seat.level for seat in live.seats] == [SIMPLE, SIMPLE]
        await house.stop()

    asyncio.run(scenario())


def test_too_many_requests_are_refused() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        del scope, receive, send

    guard = Guard(app, burst=3, rate=0.001)
    scope = {"client": ("203.0.113.7", 1), "method": "POST", "path": "/", "headers": []}
    assert [guard._may(scope) for _ in range(4)] == [True, True, True, False]
    assert guard._may({**scope, "client": ("203.0.113.8", 1)})


@pytest.fixture
def two_servers(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    one, two = Server(database), Server(database)
    yield one, two
    one.kill()
    two.kill()


def test_two_servers_on_one_database_show_the_same_table(
    two_servers: tuple[Server, Server],
) -> None:
    one, two = two_servers
    players = people(one.url, 2)
    there = Player(two.url, players[1].table, players[1].token, 1)
    seat = players[0].look()["view"]["asks"][0]["seat"]
    with there.http.stream("GET", f"/api/tables/{there.table}/stream") as stream:
        lines = (line for line in stream.iter_lines() if line)
        first = json.loads(next(lines))
        assert first.get("number") == 0, first
        assert players[seat].play("draw:deadwood", 0).status_code == 200
        sent = time.monotonic()
        assert json.loads(next(lines))["number"] == 1
        assert time.monotonic() - sent < 5
    # The other one moves through the second server, and the first knows.
    other = Player(two.url, there.table, players[1 - seat].token, 1 - seat)
    position = other.look()
    assert other.play(other.moves(position)[0], position["number"]).status_code == 200
    assert players[0].play("draw:saloon", 0).status_code in (409, 422)


def long_match() -> tuple[Match, int]:
    """A match of some length whose last move its seat may take back."""
    match = Match(saloon.game("bantam"), 2, "long")
    rng = Rng.seeded("long")
    while True:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        long = len(match.history) > 2 * SHORT_MATCH and not match.committed
        if long and match.can_undo(ask.seat):
            return match, ask.seat


def test_a_move_of_a_long_match_is_taken_back_bit_by_bit(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)
    match, who = long_match()
    before = match.at(len(match.history) - 1)

    async def scenario() -> None:
        house = House(Store(url), Thinkers(1), pace=0)
        players = [{"kind": "human", "name": name} for name in ("Ada", "Belle")]
        live = await house.create(
            "bantam", players, match.options, seed=match.seed, first=match.moves
        )
        number = live.applied
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        loop = asyncio.create_task(others())
        # Three times at once: it counts once, and a move that meets it does not get lost in it.
        results = await asyncio.gather(
            *[house.act(live, who, number, UNDO) for _ in range(3)],
            house.act(live, who, number, match.moves[-1][1]),
            return_exceptions=True,
        )
        loop.cancel()
        assert [type(result).__name__ for result in results[:3]] == ["NoneType"] * 3
        assert isinstance(results[3], Stale)
        assert turns > 2 * SHORT_MATCH / AT_ONCE
        assert live.applied == number + 1
        house.open.clear()
        again = await house.table(live.id)
        for table in (live, again):
            assert table.match.moves == before.moves
            assert table.match.view(who) == before.view(who)
            assert table.match.events_for(who) == before.events_for(who)
        await house.stop()

    asyncio.run(scenario())


def test_while_many_pages_are_drawn_the_loop_sees_to_others(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        house = House(Store(url), Thinkers(1), pace=0)
        players = [{"kind": "human", "name": name} for name in ("Ada", "Belle")]
        live = await house.create("wanted", players, {})
        happened: list[str] = []

        async def read(reader: Reader) -> None:
            async for _news in changes(house, live, reader):
                happened.append("page")

        async def others() -> None:
            while True:
                happened.append("other")
                await asyncio.sleep(0)

        readers = [Reader(seat, lang) for seat in (0, 1, None) for lang in ("en", "fr")]
        tasks = [asyncio.create_task(read(reader)) for reader in readers]
        tasks.append(asyncio.create_task(others()))
        while happened.count("page") < len(readers):
            await asyncio.sleep(0)
        happened.clear()
        ask = live.match.asks[0]
        await house.act(live, ask.seat, 0, live.game.text(ask.moves[0]))
        while happened.count("page") < len(readers):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        assert "page page" not in " ".join(happened)
        await house.stop()

    asyncio.run(scenario())


def test_a_long_history_is_read_bit_by_bit(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)
    match, _who = long_match()
    assert len(match.moves) > READ_AT_ONCE

    async def scenario() -> None:
        house = House(Store(url), Thinkers(1), pace=0)
        players = [{"kind": "human", "name": name} for name in ("Ada", "Belle")]
        live = await house.create(
            "bantam", players, match.options, seed=match.seed, first=match.moves
        )
        assert len(await house.store.actions_after(live.id, 0, 7)) == 7
        house.open.clear()
        again = await house.table(live.id)
        assert again is not live
        assert again.match.moves == match.moves
        await house.stop()

    asyncio.run(scenario())
