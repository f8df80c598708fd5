"""A database in trouble: everybody who waits is answered, and it all comes back by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from saloon.server.bot_pool import BotPool
from saloon.server.refusals import Unknown
from saloon.server.store import NEVER, WRITE, Action, Store, StoreDown, Taken, migrate
from saloon.server.tables import House
from tests.server.client import new_table, people
from tests.server.postgres import Postgres
from tests.server.server import Server
from tests.server.test_store import a_table


def later(so: Callable[[], Any], seconds: float = 180) -> Any:
    """What becomes true sooner or later."""
    end = time.monotonic() + seconds
    while True:
        found = so()
        if found:
            return found
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.1)


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[tuple[str, sqlite3.Connection]]:
    """A store and somebody else who holds its lock until told otherwise."""
    url = str(tmp_path / "tables.db")
    migrate(url)
    with closing(sqlite3.connect(url, isolation_level=None, timeout=30)) as other:
        yield url, other


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_a_lock_that_passes_loses_nobody(locked: tuple[str, sqlite3.Connection]) -> None:
    url, other = locked

    async def scenario() -> None:
        store = Store(url, patience=30)
        rows = [a_table(f"t{n}") for n in range(8)]
        for row, sitting in rows:
            await store.add_table(row, sitting)
        other.execute("BEGIN IMMEDIATE")
        waiting = []
        for row, _ in rows:  # one after the other: some wait behind a commit that is stuck
            waiting.append(asyncio.create_task(store.add_action(row.id, Action(1, 0, 0, "m"))))
            await asyncio.sleep(0.05)
        while not store.retries:
            await asyncio.sleep(0.05)
        assert store.trouble
        other.execute("ROLLBACK")
        await asyncio.gather(*waiting)
        assert not store.trouble
        for row, _ in rows:
            assert len(await store.actions_after(row.id, 0)) == 1
            assert (await store.versions([row.id]))[row.id] == 1
        await store.close()

    run(scenario)


def test_a_lock_that_stays_answers_everybody_and_changes_nothing(
    locked: tuple[str, sqlite3.Connection],
) -> None:
    url, other = locked

    async def scenario() -> None:
        store = Store(url, patience=0.3)
        rows = [a_table(f"t{n}") for n in range(8)]
        for row, sitting in rows:
            await store.add_table(row, sitting)
        other.execute("BEGIN IMMEDIATE")
        waiting = []
        for row, _ in rows:
            waiting.append(asyncio.create_task(store.add_action(row.id, Action(1, 0, 0, "m"))))
            await asyncio.sleep(0.02)
        # Nobody waits for an unrelated move: all are told.
        told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
        assert {type(error) for error in told} == {StoreDown}
        assert len(set(map(id, told))) == len(told)
        other.execute("ROLLBACK")
        for row, _ in rows:
            assert await store.actions_after(row.id, 0) == []
            await store.add_action(row.id, Action(1, 0, 0, "m"))  # and again it works
        await store.close()

    run(scenario)


def test_one_row_that_cannot_be_written_stops_no_other(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        store = Store(url)
        good, bad = a_table("good"), a_table("bad")
        for row, sitting in (good, bad):
            await store.add_table(row, sitting)
        await store.add_action("bad", Action(1, 0, 0, "m"))
        results = await asyncio.gather(
            store.add_action("good", Action(1, 0, 0, "m")),
            store.add_action("bad", Action(1, 1, 0, "m")),
            store.add_action("nowhere", Action(1, 0, 0, "m")),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], Taken)
        assert isinstance(results[2], Exception)
        await asyncio.wait_for(store.add_action("good", Action(2, 0, 1, "m")), 60)
        await store.close()

    run(scenario)


def test_a_commit_whose_answer_was_lost_is_not_made_twice(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        store = Store(url)
        row, sitting = a_table("lost")
        await store.add_table(row, sitting)
        real, calls = store._run, 0

        async def cut(statements: Any) -> Any:
            nonlocal calls
            done = await real(statements)
            calls += 1
            if calls % 2:
                raise ConnectionResetError("the answer was lost")
            return done

        store._run = cut  # type: ignore[method-assign]
        await store.add_action(row.id, Action(1, 0, 0, "m"))
        calls = 0
        await store.say(row.id, 0, "Ada", "Howdy")
        calls = 0
        await store.change_seat(row.id, 0, sitting[0], kind="bot", token="other")
        assert len(await store.actions_after(row.id, 0)) == 1
        assert len(await store.said_after(row.id, 0)) == 1
        assert (await store.versions([row.id]))[row.id] == 3
        await store.close()

    run(scenario)


def test_unknown_ids_leave_nothing_behind(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
        ids = [f"{n:010x}" for n in range(200)] + ["x" * 60_000, "a\0b", "²", ""]
        results = await asyncio.gather(*[house.table(id) for id in ids * 2], return_exceptions=True)
        assert {type(error) for error in results} == {Unknown}
        await asyncio.sleep(0)
        assert not house._loading
        assert not house.open
        assert await house.store.seat_by_token("a\0b") is None
        assert await house.store.table_watched_by("a\0b") is None
        await house.stop()

    run(scenario)


# -- a whole server ----------------------------------------------------------------------


def test_what_cannot_be_an_id_is_not_even_asked_for(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
        asked: list[str] = []
        real = house.store.table

        async def counted(id: str) -> Any:
            asked.append(id)
            return await real(id)

        house.store.table = counted  # type: ignore[method-assign]
        for id in ("x" * 60_000, "a\0b", "²", "", "0123456789"):
            with pytest.raises(Unknown):
                await house.table(id)
        assert asked == ["0123456789"]
        await house.stop()

    run(scenario)


def test_what_finds_out_whether_one_can_write_again_needs_room_as_a_move_does(
    tmp_path: Path,
) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    def written() -> int:
        return Path(f"{url}-wal").stat().st_size

    async def scenario() -> None:
        store = Store(url)
        row, sitting = a_table("room")
        await store.add_table(row, sitting)
        await store.add_action(row.id, Action(1, 0, 0, "m"))
        kept = await store.actions_after(row.id, NEVER - 1)
        before = written()
        store.trouble[WRITE] = "database or disk is full"
        await store.probe()
        assert written() > before
        assert not store.trouble
        assert await store.actions_after(row.id, NEVER - 1) == kept
        assert await store.versions([row.id]) == {row.id: 1}
        await store.close()

    run(scenario)


def test_the_trouble_is_not_over_because_something_small_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        store = Store(url, patience=600)
        row, sitting = a_table("small")
        await store.add_table(row, sitting)
        real, full = store._run, [True]

        async def short_of_room(statements: Any) -> list[int]:
            if full and isinstance(statements[0], tuple):
                raise OSError(28, "no room")
            return await real(statements)

        monkeypatch.setattr(store, "_run", short_of_room)
        move = asyncio.create_task(store.add_action(row.id, Action(1, 0, 0, "m")))
        while not store.trouble:
            await asyncio.sleep(0.01)
        await store.close_table("nowhere")
        assert WRITE in store.trouble
        await store.probe()
        assert WRITE in store.trouble
        full.clear()
        await move
        assert not store.trouble
        await store.close()

    run(scenario)


@pytest.mark.parametrize("wrong", [RuntimeError("unforeseen"), asyncio.CancelledError()])
def test_whatever_breaks_the_writing_everybody_is_answered(
    tmp_path: Path, wrong: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        store = Store(url)
        rows = [a_table(f"t{n}") for n in range(3)]
        for row, sitting in rows:
            await store.add_table(row, sitting)
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def broken(_rows: Any) -> None:
            begun.set()
            await go_on.wait()
            raise wrong

        monkeypatch.setattr(store, "_commit", broken)
        waiting = [asyncio.create_task(store.add_action("t0", Action(1, 0, 0, "m")))]
        await begun.wait()
        for id in ("t1", "t2"):  # behind the one that breaks
            waiting.append(asyncio.create_task(store.add_action(id, Action(1, 0, 0, "m"))))
            await asyncio.sleep(0)
        go_on.set()
        told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
        assert [type(error) for error in told] == [StoreDown] * 3
        monkeypatch.undo()
        for row, _ in rows:  # and nothing of it comes later
            assert await store.actions_after(row.id, 0) == []
            await store.add_action(row.id, Action(1, 0, 0, "m"))
        await store.close()

    run(scenario)


def test_a_server_says_503_under_a_lock_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = Server(f"sqlite:///{path}", prelude=IMPATIENT)
    try:
        tables = [people(server.url, 2) for _ in range(4)]
        first = []
        for players in tables:
            at = players[0].look()
            first.append(players[at["view"]["asks"][0]["seat"]])
        moves = [player.moves()[0] for player in first]
        with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            with ThreadPoolExecutor(4) as threads:
                answers = list(threads.map(lambda n: first[n].play(moves[n], 0), range(4)))
            assert [answer.status_code for answer in answers] == [503] * 4
            assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
            assert "nothing was changed" in answers[0].json()["error"]
            page = httpx.get(f"{server.url}/t/{first[0].table}", cookies={"seat": first[0].token})
            assert "cannot save just now" in page.text
            other.execute("ROLLBACK")
        # Nobody has to try for the notice to go away.
        address = f"{server.url}/t/{first[0].table}"
        told = "cannot save just now"
        seat = {"seat": first[0].token}
        later(lambda: told not in httpx.get(address, cookies=seat).text)
        for player, move in zip(first, moves, strict=True):
            assert player.play(move, 0).status_code == 200
            assert player.look()["number"] == 1
    finally:
        server.kill()


IMPATIENT = """
from saloon.server import store
store.Store.__init__.__defaults__ = (0.5,)
"""


def test_postgresql_restarts_and_everything_goes_on(postgres: Postgres) -> None:
    server = Server(postgres.fresh(), pace=0.5)
    try:
        # A long game: while nobody looks bots do not wait, and a short one would be over by now.
        two = [{"kind": "bot", "level": "greenhorn"}, {"kind": "bot", "level": "greenhorn"}]
        made = new_table(server.url, two, game="bantam", listed=True)
        address = f"{server.url}/api/tables/{made['id']}"

        def number() -> int:
            answer = httpx.get(address, timeout=60)
            if answer.status_code != 200:
                return 0
            assert not answer.json()["view"]["over"]
            return int(answer.json()["number"])

        with httpx.stream("GET", f"{address}/stream", timeout=60):
            humans = people(server.url, 2)
            later(number)
            before = number()
            postgres.stop()
            answer = humans[0].play("draw:saloon", 0)
            assert answer.status_code == 503, answer.text
            assert int(answer.headers["retry-after"]) > 0
            postgres.start()
            # Nobody reloads anything: the bots go on, people too.
            later(lambda: number() > before + 1)
        look = humans[0].look()
        who = humans[look["view"]["asks"][0]["seat"]]
        assert who.play(who.moves()[0], look["number"]).status_code == 200
    finally:
        server.kill()
