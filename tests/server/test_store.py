"""The store: append-only, with the key (table, number) as referee, in SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa

import saloon
from saloon.server.bot_pool import BotPool
from saloon.server.live import Live
from saloon.server.refusals import Stale
from saloon.server.store import Action, Seat, Store, TableRow, Taken, migrate, url_of
from saloon.server.tables import House
from tests.server.client import people
from tests.server.postgres import Postgres
from tests.server.server import Server

MIGRATING = 0x5A1004
"""The lock around migrations: servers of two versions must know the same."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        url = request.getfixturevalue("postgres").url
    migrate(url)
    return url


def a_table(id: str = "abc") -> tuple[TableRow, list[Seat]]:
    row = TableRow(id, "wanted", "wanted/1", {}, ["s"], 2, True, "w" + id, "", time.time())
    sitting = [Seat(n, "human", True, f"P{n}", "", f"token-{id}-{n}") for n in range(2)]
    return row, sitting


def test_addresses_name_the_asynchronous_driver() -> None:
    assert url_of("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert url_of("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert url_of("x.db") == "sqlite+aiosqlite:///x.db"


def test_a_number_is_given_once(database: str) -> None:
    async def scenario() -> None:
        store = Store(database)
        row, sitting = a_table(f"once{time.time_ns() % 10**8}")
        await store.add_table(row, sitting)
        await store.add_action(row.id, Action(1, 0, 0, "draw:saloon"))
        with pytest.raises(Taken):
            await store.add_action(row.id, Action(1, 1, 0, "draw:deadwood"))
        with pytest.raises(Taken):  # the same question answered twice by the same seat
            await store.add_action(row.id, Action(2, 0, 0, "draw:deadwood"))
        kept = await store.actions_after(row.id, 0)
        assert [(a.number, a.seat, a.move) for a in kept] == [(1, 0, "draw:saloon")]
        assert (await store.versions([row.id]))[row.id] == 1
        await store.close()

    asyncio.run(scenario())


def test_a_move_is_written_and_followed_by_statements_that_are_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        store = Store(database)
        row, sitting = a_table(f"same{time.time_ns() % 10**8}")
        await store.add_table(row, sitting)
        run: set[int] = set()
        write, select = store._run, store._select

        async def written(statements: Sequence[Any]) -> list[int]:
            run.update(id(one[0]) for one in statements)
            return await write(statements)

        async def selected(statement: Any) -> Sequence[Any]:
            run.add(id(statement[0]))
            return await select(statement)

        monkeypatch.setattr(store, "_run", written)
        monkeypatch.setattr(store, "_select", selected)
        for number in range(1, 5):
            await store.add_action(row.id, Action(number, 0, number - 1, "m"))
            assert await store.versions([row.id, "nowhere"]) == {row.id: number}
            found = await store.actions_after(row.id, number - 2, 1)
            assert [action.number for action in found] == [max(1, number - 1)]
        assert len(await store.actions_after(row.id, 1)) == 3
        assert len(run) == 4  # put together once, not for every move
        await store.close()

    asyncio.run(scenario())


def test_a_seat_is_taken_once(database: str) -> None:
    async def scenario() -> None:
        store = Store(database)
        row, sitting = a_table(f"seat{time.time_ns() % 10**8}")
        await store.add_table(row, sitting)
        await store.change_seat(row.id, 0, sitting[0], token="new" + row.id)
        with pytest.raises(Taken):
            await store.change_seat(row.id, 0, sitting[0], token="late" + row.id)
        await store.close()

    asyncio.run(scenario())


def test_a_hint_is_kept_once(database: str) -> None:
    async def scenario() -> None:
        store = Store(database)
        row, sitting = a_table(f"hint{time.time_ns() % 10**8}")
        await store.add_table(row, sitting)
        first, second = ({"number": number, "move": "draw:saloon"} for number in (1, 2))
        for said in (first, second, first):
            await store.keep_hint(row.id, said)
        assert await store.hints_of(row.id) == [first, second]
        assert await store.hints_of("another") == []
        await store.close()

    asyncio.run(scenario())


def test_migrating_twice_changes_nothing(database: str) -> None:
    migrate(database)


def test_who_starts_while_another_server_migrates_waits_for_it(postgres: Postgres) -> None:
    url = postgres.fresh()
    waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"

    async def scenario() -> None:
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            late = asyncio.create_task(asyncio.to_thread(migrate, url))
            while not late.done() and not await other.fetch(waiting):
                await asyncio.sleep(0.05)
            assert not late.done()
            assert await other.fetchval("SELECT to_regclass('tables')") is None
        await late
        assert await other.fetchval("SELECT to_regclass('tables')") is not None
        await other.close()

    asyncio.run(scenario())


def test_the_migrations_make_what_the_store_expects(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    migrate(str(path))
    engine = sa.create_engine(f"sqlite:///{path}")
    made = sa.inspect(engine)
    from saloon.server.store import metadata

    for table in metadata.tables.values():
        columns = {column["name"] for column in made.get_columns(table.name)}
        assert columns == set(table.columns.keys())
    engine.dispose()


def test_sqlite_survives_a_kill(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def pragmas() -> list[object]:
        store = Store(url)
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(sa.text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        await store.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2]


# -- two workers on one database --------------------------------------------------------


@asynccontextmanager
async def a_house(database: str) -> AsyncIterator[House]:
    house = House(Store(database), BotPool(1), pace=0)
    try:
        yield house
    finally:
        await house.stop()


def first_move(live: Live) -> tuple[int, str]:
    ask = live.match.asks[0]
    return ask.seat, live.game.text(ask.moves[0])


PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Belle"}]


def test_any_worker_can_serve_any_table(database: str) -> None:
    async def scenario() -> None:
        async with a_house(database) as one, a_house(database) as two:
            here = await one.create("wanted", PEOPLE, {}, seed=["two"])
            there = await two.table(here.id)
            for turn in range(30):
                house, live = ((one, here), (two, there))[turn % 2]
                await house.follower.catch_up(live)
                if live.match.over:
                    break
                seat, move = first_move(live)
                await house.act(live, seat, live.applied, move)
            await one.follower.catch_up(here)
            await two.follower.catch_up(there)
            assert here.applied == there.applied > 10
            assert here.match.view(0) == there.match.view(0)

    asyncio.run(scenario())


def test_two_moves_that_meet_leave_one(database: str) -> None:
    async def scenario() -> None:
        async with a_house(database) as one, a_house(database) as two:
            here = await one.create("wanted", PEOPLE, {})
            there = await two.table(here.id)
            seat, _ = first_move(here)
            results = await asyncio.gather(
                one.act(here, seat, 0, "draw:tombstone"),
                two.act(there, seat, 0, "draw:deadwood"),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["NoneType", "Stale"]
            kept = await one.store.actions_after(here.id, 0)
            assert len(kept) == 1
            await one.follower.catch_up(here)
            await two.follower.catch_up(there)
            assert here.match.moves == there.match.moves

    asyncio.run(scenario())


def test_the_same_move_twice_counts_once(database: str) -> None:
    async def scenario() -> None:
        async with a_house(database) as one, a_house(database) as two:
            here = await one.create("wanted", PEOPLE, {})
            there = await two.table(here.id)
            seat, move = first_move(here)
            await asyncio.gather(*[one.act(here, seat, 0, move) for _ in range(5)])
            await two.act(there, seat, 0, move)
            assert len(await one.store.actions_after(here.id, 0)) == 1
            with pytest.raises(Stale):
                await one.act(here, seat, 0, "draw:saloon")

    asyncio.run(scenario())


# -- a whole server on either ------------------------------------------------------------


def test_a_killed_server_brings_every_table_back(database: str) -> None:
    server = Server(database)
    try:
        players = people(server.url, 2, options={"quick": True})
        said: dict[str, object] = {}
        for turn in range(200):
            at = players[0].look()
            if at["view"]["over"]:
                break
            if turn == 5:
                said = at
                server.restart()
                assert players[0].look() == said
            who = players[at["view"]["asks"][0]["seat"]]
            legal = who.moves(who.look())
            assert who.play(legal[turn % len(legal)], at["number"]).status_code == 200
            assert who.play(legal[turn % len(legal)], at["number"]).status_code == 200
        assert said
        assert at["view"]["over"]
        record = players[0].http.get(f"/api/tables/{players[0].table}/record").text
        assert len(saloon.Record.loads(record).replay().history) == at["number"]
    finally:
        server.kill()
