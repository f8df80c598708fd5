"""Several servers, one house: leases, news, small talk, and what happens when one of them dies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from saloon.server.bot_pool import BotPool
from saloon.server.limits import Buckets, Streams
from saloon.server.neighbours import Neighbours
from saloon.server.pages import Reader
from saloon.server.store import Store, migrate
from saloon.server.tables import House
from saloon.server.telegraph import Telegraph, leases, passing
from tests.server.client import new_table, people
from tests.server.postgres import Postgres
from tests.server.server import Server
from tests.server.test_trouble import later

PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Belle"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        url = str(tmp_path / "tables.db")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.fresh()
    migrate(url)
    return url


@asynccontextmanager
async def line(database: str) -> AsyncIterator[Telegraph]:
    store = Store(database)
    one = Telegraph(store)
    await one.start()
    try:
        yield one
    finally:
        await one.stop()
        await store.close()


async def soon(so: Callable[[], Any]) -> None:
    """What becomes true sooner or later."""
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.02)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_the_migrations_make_what_the_telegraph_expects(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    migrate(str(path))
    engine = sa.create_engine(f"sqlite:///{path}")
    for table in passing.tables.values():
        columns = {column["name"] for column in sa.inspect(engine).get_columns(table.name)}
        assert columns == set(table.columns.keys())
    engine.dispose()


def test_one_server_sees_to_a_table(database: str) -> None:
    async def scenario() -> None:
        async with line(database) as one:
            assert await one.claim("t")  # alone, and nothing is written
            assert not await one.store._read(sa.select(leases))
            async with line(database) as two:
                await soon(lambda: one.others and two.others)
                assert await one.claim("t")
                assert await one.claim("t")
                assert not await two.claim("t")
                assert await two.claim("u")
                await one.release("t")
                assert await two.claim("t", keen=False)
                assert not await one.claim("t", keen=False)
                assert await one.claim("t")  # somebody looks on here, and nobody there
                assert not await two.claim("t", keen=False)
                assert sorted(one.my_share("abcdefgh") + two.my_share("abcdefgh")) == [*"abcdefgh"]
            await soon(lambda: not one.others)
            assert await one.claim("u")
            assert one.my_share("abcdefgh") == [*"abcdefgh"]

    run(scenario)


def test_whoever_takes_a_table_over_waits_for_the_last_step_and_no_longer(database: str) -> None:
    async def scenario() -> None:
        async with line(database) as one, line(database) as two:
            await soon(lambda: one.others and two.others)
            assert not await two.let_finish("t", 60)
            for leave in (partial(one.claim, "t", keen=False), partial(one.release, "t")):
                assert await one.claim("t", keen=False)  # and begins a step
                assert await two.claim("t")
                waiting = asyncio.create_task(two.let_finish("t", 600))
                await asyncio.sleep(0.2)
                assert not waiting.done()
                await leave()  # the step is done
                async with asyncio.timeout(60):
                    while not waiting.done():
                        await two.read_telegrams()
                        await asyncio.sleep(0.02)
                assert waiting.result()
                await two.release("t")
            assert await one.claim("t", keen=False)
            assert await two.claim("t")
            waiting = asyncio.create_task(two.let_finish("t", 600))
            await one.stop()  # dead servers finish nothing
            assert await asyncio.wait_for(waiting, 60)

    run(scenario)


def test_what_a_dead_server_held_is_free(database: str) -> None:
    async def scenario() -> None:
        async with line(database) as one:
            other = Telegraph(Store(database))
            await other.start()
            await soon(lambda: one.others and other.others)
            gone: list[int] = []
            one.on_gone.append(gone.append)
            changed = one.changed
            assert await other.claim("t")
            assert not await one.claim("t")
            for task in other._tasks:  # dies without a word
                task.cancel()
            await asyncio.gather(*other._tasks, return_exceptions=True)
            other.take_bell_down()
            await asyncio.wait_for(changed.wait(), 60)
            assert gone == [other.me]
            async with line(database) as third:  # so that there is still somebody to compete with
                await soon(lambda: one.others and third.others)
                assert await one.claim("t")
                assert not await third.claim("t")
            await other.store.close()

    run(scenario)


def test_a_server_that_stopped_is_not_met_by_the_next_one(database: str) -> None:
    """Not even for a moment: it would wait for a neighbour, and then say that one died."""

    async def scenario() -> None:
        async with line(database):
            pass
        async with line(database) as next_one:
            assert next_one.alone

    run(scenario)


def test_servers_tell_each_other(database: str) -> None:
    async def scenario() -> None:
        async with line(database) as one, line(database) as two:
            await soon(lambda: one.others and two.others)
            heard: list[tuple[int, Any]] = []
            two.on_word["howdy"] = lambda *told: heard.append(told)
            one.on_word["howdy"] = lambda *told: heard.append(("myself", told))  # type: ignore[arg-type]
            one.tell("howdy", ["x", 1])
            while not heard:
                await two.read_telegrams()
                await asyncio.sleep(0.02)
            assert heard == [(one.me, ["x", 1])]

    run(scenario)


# -- two houses on one database -----------------------------------------------------------


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[list[tuple[House, Neighbours]]]:
    found = []
    for _ in range(2):
        house = House(Store(database), BotPool(1), pace=0)
        talk = Neighbours(house, {"x": Buckets(10, 0.0001)}, Streams(100, 8))
        await house.start()
        found.append((house, talk))
    try:
        await soon(lambda: all(house.telegraph.others for house, _ in found))
        yield found
    finally:
        for house, _ in found:
            await house.stop()


def test_a_move_reaches_the_other_server(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as ((one, _), (two, _)):
            made = await one.create("wanted", PEOPLE, {})
            seen = await two.table(made.id)
            with seen.watching() as changed:
                for number in range(4):
                    ask = made.match.asks[0]
                    changed.clear()
                    await one.act(made, ask.seat, number, made.game.text(ask.moves[0]))
                    await asyncio.wait_for(changed.wait(), 60)
                    await soon(lambda: seen.applied == made.applied)
                assert seen.match.history == made.match.history
                await one.say(made, 0, "Ada", "Howdy")
                await soon(lambda: seen.talk)

    run(scenario)


def test_postgresql_tells_a_move_without_being_asked(postgres: Postgres) -> None:
    url = postgres.fresh()
    migrate(url)

    async def scenario() -> None:
        async with two_houses(url) as ((one, _), (two, _)):
            made = await one.create("wanted", PEOPLE, {})
            seen = await two.table(made.id)
            with seen.watching():
                asked: list[str] = []

                async def nothing(*_: object) -> Any:
                    asked.append("the store")
                    raise AssertionError("the news had everything in it")

                two.store.actions_after = nothing  # type: ignore[assignment, method-assign]
                for number in range(4):
                    ask = made.match.asks[0]
                    await one.act(made, ask.seat, number, made.game.text(ask.moves[0]))
                await soon(lambda: seen.applied == made.applied)
                assert not asked

    run(scenario)


def test_who_is_here_and_what_was_spent_is_known_everywhere(database: str) -> None:
    async def scenario() -> None:
        async with two_houses(database) as ((one, talk), (two, other)):
            made = await one.create("wanted", PEOPLE, {})
            with made.watching(Reader(1)):
                seen = await two.table(made.id)
                await soon(lambda: seen.here(1))
                assert not seen.here(0)
                made.tell_speed(1, 0.35)
                await soon(lambda: seen.speeds == {1: 0.35})
            await soon(lambda: not seen.here(1))
            for _ in range(6):
                assert not talk.limits["x"].take("203.0.113.7")
            talk.streams.open["203.0.113.7"] = 8
            one.seen["somebody"] = 5.0
            assert not other.streams.many("203.0.113.7")
            talk.account()
            await soon(lambda: other.streams.many("203.0.113.7"))
            await soon(lambda: two.seen.get("somebody"))
            taken = [other.limits["x"].take("203.0.113.7") for _ in range(6)]
            assert [bool(wait) for wait in taken] == [False] * 4 + [True] * 2
            del talk.streams.open["203.0.113.7"]
            talk.account()
            await soon(lambda: not other.streams.many("203.0.113.7"))

    run(scenario)


# -- real servers, and kill -9 --------------------------------------------------------------

THOUGHTS = """
import os
from saloon.server import bot_pool
real = bot_pool.BotPool.choose
async def choose(self, table, level, seat, look, seed=""):
    match = look()
    if match is not None:
        with open({path!r}, "a") as notes:
            notes.write(f"{{os.getpid()}} {{seat}} {{len(match.history)}}\\n")
    return await real(self, table, level, seat, look, seed)
bot_pool.BotPool.choose = choose
"""


def knows_another(server: Server) -> bool:
    return "saloon_servers 2.0" in httpx.get(f"{server.url}/metrics").text


@contextmanager
def watching(server: Server, table: str) -> Iterator[list[int]]:
    """A program that looks on, and the numbers it has seen."""
    seen: list[int] = []

    def read() -> None:
        try:
            address = f"{server.url}/api/tables/{table}/stream"
            with httpx.stream("GET", address, timeout=60) as stream:
                for text in stream.iter_lines():
                    if text:
                        seen.append(json.loads(text)["number"])
        except httpx.TransportError:
            return  # its server was killed

    threading.Thread(target=read, daemon=True).start()
    yield seen


def test_bots_are_thought_for_once_and_go_on_when_their_server_dies(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.fresh()
    notes = tmp_path / "thoughts"
    prelude = THOUGHTS.format(path=str(notes))
    pair = [Server(url, pace=0.05, prelude=prelude) for _ in range(2)]
    try:
        for server in pair:  # until they know of each other each thinks for itself
            later(partial(knows_another, server))
        bots = [{"kind": "bot", "level": "greenhorn"}] * 2
        made = new_table(pair[0].url, bots, game="bantam", listed=True)
        with watching(pair[0], made["id"]) as first, watching(pair[1], made["id"]) as second:
            later(lambda: len(first) > 5 and len(second) > 5)
            thoughts = [text.split() for text in notes.read_text().splitlines()]
            # In a secret round both bots think about the same position, each about its own answer.
            questions = [(seat, number) for _, seat, number in thoughts]
            assert len(set(questions)) == len(questions), thoughts  # nothing twice
            thinker = int(thoughts[-1][0])
            one = pair[0].process
            assert one is not None
            doomed, left, seen = (
                (pair[0], pair[1], second) if one.pid == thinker else (pair[1], pair[0], first)
            )
            doomed.kill()
            before = seen[-1]
            later(lambda: seen[-1] > before + 5)
            assert seen == sorted(set(seen))
        table = httpx.get(f"{left.url}/api/tables/{made['id']}", timeout=60).json()
        assert table["number"] >= before
    finally:
        for server in pair:
            server.kill()


def test_people_play_on_at_the_other_server_and_nothing_is_lost_or_doubled(
    postgres: Postgres,
) -> None:
    url = postgres.fresh()
    pair = [Server(url) for _ in range(2)]
    try:
        seated = people(pair[0].url, 2, listed=True)
        tokens = [player.token for player in seated]
        table = seated[0].table
        kept: dict[int, tuple[int, str]] = {}  # by number: the same move twice counts once
        with watching(pair[1], table), httpx.Client(timeout=60) as http:

            def ask(server: Server, seat: int) -> tuple[int, list[str]]:
                head = {"authorization": f"Bearer {tokens[seat]}"}
                found = http.get(f"{server.url}/api/tables/{table}", headers=head).json()
                mine = [a["moves"] for a in found["view"]["asks"] if a["seat"] == seat]
                return found["number"], mine[0] if mine else []

            turn = 0
            while len(kept) < 12:
                server = pair[1] if len(kept) > 6 else pair[turn % 2]
                if len(kept) == 6 and pair[0].process is not None:
                    pair[0].kill()
                    pair[0].process = None
                    server = pair[1]
                turn += 1
                for seat in range(2):
                    number, moves = ask(server, seat)
                    if not moves:
                        continue
                    head = {"authorization": f"Bearer {tokens[seat]}"}
                    body = {"number": number, "move": moves[0]}
                    address = f"{server.url}/api/tables/{table}/moves"
                    answer = http.post(address, json=body, headers=head)
                    if answer.status_code == 200:
                        assert kept.setdefault(number, (seat, moves[0])) == (seat, moves[0])
                    break
                if turn > 200:
                    raise AssertionError("the game does not go on")

        async def rows() -> list[tuple[int, str]]:
            store = Store(url)
            found = [(a.seat, a.move) for a in await store.actions_after(table, 0)]
            await store.close()
            return found

        assert asyncio.run(rows()) == [kept[number] for number in range(len(kept))]
    finally:
        for server in pair:
            if server.process is not None:
                server.kill()


def children(pid: int) -> list[int]:
    """The processes that a process has started, the oldest first."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_workers_share_a_port_and_one_that_dies_is_replaced(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", workers=2)
    try:
        assert server.process is not None
        boss = server.process.pid or 0
        # Beside the workers there is a tracker of what Python's processes share.
        workers = [pid for pid in children(boss) if "spawn_main" in command_of(pid)]
        assert len(workers) == 2
        players = people(server.url, 2)
        number = 0

        def play_some(turns: int) -> None:
            nonlocal number
            for _ in range(turns):
                with httpx.Client(timeout=60) as http:  # another call, perhaps another worker
                    answers = [play_one(http, player) for player in players]
                number += sum(answers)

        def play_one(http: httpx.Client, player: Any) -> bool:
            head = {"authorization": f"Bearer {player.token}"}
            address = f"{server.url}/api/tables/{player.table}"
            at = http.get(address, headers=head).json()
            moves = player.moves(at)
            if not moves:
                return False
            body = {"number": at["number"], "move": moves[0]}
            answer = http.post(f"{address}/moves", json=body, headers=head)
            return answer.status_code == 200 and answer.json()["number"] == at["number"] + 1

        play_some(4)
        assert number >= 4
        os.kill(workers[0], signal.SIGKILL)
        later(lambda: answers(server.url))
        play_some(4)
        assert number >= 8
        fresh = later(
            lambda: [
                pid
                for pid in children(boss)
                if "spawn_main" in command_of(pid) and pid not in workers
            ]
        )
        assert players[0].look()["number"] == number
        server.process.terminate()
        server.process.join(120)
        assert server.process.exitcode == 0
        later(lambda: not Path(f"/proc/{fresh[0]}").exists())
    finally:
        server.kill_if_alive()


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=60).status_code == 200
    except httpx.TransportError:
        return False
