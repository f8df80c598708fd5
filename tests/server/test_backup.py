"""Backup and restore while the house is open, archived tables, and migrations that meet."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

import saloon
from saloon.engine.errors import BadSetup
from saloon.engine.rng import Rng
from saloon.server.backup import back_up, bring_back
from saloon.server.bot_pool import BotPool
from saloon.server.live import record_of
from saloon.server.pages import Reader, shown
from saloon.server.records import replayed
from saloon.server.store import Store, actions, archive, migrate, tables, talk
from saloon.server.tables import House
from tests.server.client import people
from tests.server.postgres import Postgres
from tests.server.ready import Ready, command
from tests.server.server import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


def finished(game: str = "wanted") -> saloon.Match:
    match = saloon.Match(saloon.game(game), 2, "finished", {"quick": True})
    rng = Rng.seeded("finished")
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


PLAYERS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Belle"}]


def test_a_backup_of_a_running_server_comes_back_elsewhere(database: str, tmp_path: Path) -> None:
    server = Server(database)
    try:
        players = people(server.url, 2)
        position = players[0].look()
        mover = players[position["view"]["asks"][0]["seat"]]
        assert mover.play(mover.moves()[0], 0).status_code == 200
        players[0].http.post(f"/api/tables/{players[0].table}/talk", json={"text": "Howdy"})
        file = tmp_path / "night.backup"
        made = command("backup", str(file), "--database", database)
        assert (made.code, made.out) == (0, f"{file}: 1 tables\n"), made.err
        before = players[0].look()
        elsewhere = Server(f"sqlite:///{tmp_path / 'elsewhere.db'}")
        try:
            back = command("restore", str(file), "--database", elsewhere.database)
            assert back.code == 0, back.err
            assert back.out.startswith("1 tables brought back")
            answer = httpx.get(
                f"{elsewhere.url}/api/tables/{players[0].table}",
                headers={"authorization": f"Bearer {players[0].token}"},
            )
            assert answer.json() == before
        finally:
            elsewhere.kill()
    finally:
        server.kill()


def test_restoring_takes_nothing_away_and_doubles_nothing(database: str, tmp_path: Path) -> None:
    migrate(database)

    async def play(house: House, id: str, moves: int) -> None:
        live = await house.table(id)
        for _ in range(moves):
            ask = live.match.asks[0]
            await house.act(live, ask.seat, live.applied, live.game.text(ask.moves[0]))

    async def rows(store: Store) -> list[tuple[int, int]]:
        return [
            ((await store._read(sa.select(sa.func.count()).select_from(table)))[0][0], n)
            for n, table in enumerate((tables, actions, talk))
        ]

    async def scenario() -> None:
        house = House(Store(database), BotPool(1), pace=0)
        ids = [(await house.create("wanted", PLAYERS, {}, seed=[str(n)])).id for n in range(3)]
        ahead, behind, other = ids
        await play(house, ahead, 2)
        await play(house, behind, 4)
        await house.say(await house.table(other), 0, "Ada", "Howdy")
        file = tmp_path / "one.backup"
        assert await asyncio.to_thread(back_up, database, file) == 3
        await play(house, ahead, 3)  # the house knows more than the backup
        everything = await rows(house.store)
        done = await asyncio.to_thread(bring_back, database, file)
        assert (done.added, done.played_on, done.kept) == (0, 0, 3)
        assert await rows(house.store) == everything
        # Rows are lost: they come back, and a house that is open sees them.
        cut = actions.delete().where(actions.c.table_id == behind, actions.c.number > 1)
        undo = tables.update().where(tables.c.id == behind).values(version=1)
        lost = talk.delete()
        await house.store._write(cut, undo, lost)
        house.open.clear()
        assert (await house.table(behind)).applied == 1
        done = await asyncio.to_thread(bring_back, database, file)
        assert (done.added, done.played_on, done.kept) == (0, 1, 2)
        assert (await house.table(behind)).applied == 4
        # A game that went another way since is left alone.
        await house.store._write(cut, undo)
        house.open.clear()
        live = await house.table(behind)
        ask = live.match.asks[0]
        await house.act(live, ask.seat, live.applied, live.game.text(ask.moves[-1]))
        done = await asyncio.to_thread(bring_back, database, file)
        assert (done.added, done.played_on, done.kept) == (0, 0, 3)
        assert (await house.table(behind)).applied == 2
        await house.stop()

    asyncio.run(scenario())


def test_what_is_no_backup_is_one_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    migrate(database)
    junk = tmp_path / "junk"
    junk.write_text("junk " * 500)
    with pytest.raises(BadSetup, match="not a backup"):
        bring_back(database, junk)
    with pytest.raises(BadSetup, match="there already"):
        back_up(database, junk)
    with pytest.raises(BadSetup, match="no folder"):
        back_up(database, tmp_path / "no" / "folder")
    with pytest.raises(BadSetup, match="no file"):
        bring_back(database, tmp_path / "nothing")
    ended = command("restore", str(junk), "--database", database)
    assert ended.code == 2
    assert ended.err.count("\n") == 1
    ended = command("backup", str(tmp_path / "b"), "--database", "postgresql://t@127.0.0.1:9/x")
    assert ended.code == 1
    assert ended.err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["junk", "tables.db"]


# -- the archive -----------------------------------------------------------------------------


def test_an_old_table_keeps_its_record_and_shows_the_same(database: str) -> None:
    migrate(database)
    match = finished()

    async def scenario() -> None:
        house = House(Store(database), BotPool(1), pace=0)
        live = await house.create("wanted", PLAYERS, match.options, seed=match.seed)
        for seat, move in match.moves:
            await house.act(live, seat, live.applied, move)
        running = await house.create("wanted", PLAYERS, {})
        await house.say(live, 0, "Ada", "Good game")
        record, view = record_of(live), live.match.view(0)
        lines = shown(live, Reader(0)).match.events_for(0)
        over = sa.select(tables.c.over).where(tables.c.id == live.id)
        while not (await house.store._read(over))[0][0]:
            await asyncio.sleep(0.01)  # a finished table is closed after its last move is told
        assert await house.archive_old(time.time() - 60) == 0  # too young
        assert await house.archive_old(time.time() + 60) == 1
        assert await house.archive_old(time.time() + 60) == 0  # once
        counts = [
            (await house.store._read(sa.select(sa.func.count()).select_from(table)))[0][0]
            for table in (actions, talk, archive, tables)
        ]
        assert counts == [0, 0, 1, 2]
        assert (await house.store.table(running.id)) is not None
        again = await house.table(live.id)
        assert again is not live
        assert record_of(again) == record
        assert again.match.view(0) == view
        assert shown(again, Reader(0)).match.events_for(0) == lines
        assert again.match.at(3).moves == match.at(3).moves
        assert again.seat_of(live.seats[0].token) is not None
        await house.stop()

    asyncio.run(scenario())


def test_an_uploaded_record_is_a_finished_table(database: str) -> None:
    migrate(database)
    text = finished().record(["Ada", "Belle"], ["human", "human"], "2026-01-01").dumps()

    async def scenario() -> None:
        house = House(Store(database), BotPool(1), pace=0)
        live = await replayed(house, text)
        assert live.row.over
        assert live.id not in await house.store.unfinished()
        row = await house.store.table(live.id)
        assert row is not None
        assert row.over
        await house.stop()

    asyncio.run(scenario())


def test_records_uploaded_before_are_finished_by_the_migration(tmp_path: Path) -> None:
    from alembic import command as alembic
    from alembic.config import Config

    from saloon.server.store import MIGRATIONS, url_of

    path = tmp_path / "tables.db"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = url_of(str(path))
    alembic.upgrade(config, "0002")
    with closing(sqlite3.connect(path)) as store:
        for id, source in (("old", "record"), ("on", "")):
            store.execute(
                "INSERT INTO tables (id, game, rules, options, seed, seats, listed, watch, source,"
                " created, over, version) VALUES (?, 'wanted', 'wanted/1', '{}', '[]', 2, 0, ?, ?,"
                " 0, 0, 0)",
                (id, id, source),
            )
        store.commit()
    migrate(str(path))
    with closing(sqlite3.connect(path)) as store:
        found = dict(store.execute("SELECT id, over FROM tables"))
    assert found == {"old": 1, "on": 0}


# -- migrations --------------------------------------------------------------------------------


def test_servers_that_start_together_on_a_new_database_all_start(database: str) -> None:
    starting = [
        Ready(f"from saloon.server.store import migrate; migrate({database!r})") for _ in range(4)
    ]
    for process in starting:
        process.start()
    for process in starting:
        process.join()
    assert [process.exitcode for process in starting] == [0] * 4
