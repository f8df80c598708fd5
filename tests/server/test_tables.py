"""Live tables: bots that fail, limits, and two servers on one database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server import streams
from saloon.server.bot_pool import BotPool
from saloon.server.follower import AT_ONCE, READ_AT_ONCE, SHORT_MATCH
from saloon.server.live import Live
from saloon.server.pages import Reader
from saloon.server.refusals import Stale
from saloon.server.store import UNDO, Action, Seat, Store, migrate
from saloon.server.streams import changes, latest_parts
from saloon.server.tables import House
from tests.server.client import Player, people
from tests.server.server import Server


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
        assert json.loads(next(lines))["number"] == 1
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
        house = House(Store(url), BotPool(1), pace=0)
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
        house = House(Store(url), BotPool(1), pace=0)
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


def test_what_comes_while_a_page_waits_for_its_turn_is_drawn_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a seat that was given up meanwhile is told nothing more."""
    url = str(tmp_path / "tables.db")
    migrate(url)
    drawn = 0

    def counted(live: Live, reader: Reader) -> dict[str, str]:
        nonlocal drawn
        drawn += 1
        return latest_parts(live, reader)

    monkeypatch.setattr(streams, "latest_parts", counted)

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
        players = [{"kind": "human", "name": name} for name in ("Ada", "Belle")]
        live = await house.create("wanted", players, {})
        told: list[str] = []

        async def read() -> None:
            async for news in changes(house, live, Reader(0)):
                told.append(news)

        reading = asyncio.create_task(read())

        async def settle() -> None:
            for _ in range(20):
                await asyncio.sleep(0)

        async def move() -> None:
            ask = live.match.asks[0]
            await house.act(live, ask.seat, live.applied, live.game.text(ask.moves[0]))
            await settle()

        while not told:
            await asyncio.sleep(0)
        await settle()
        before = drawn
        async with house.render_lock:  # many other pages are drawn
            await move()
            await move()
        await settle()
        assert drawn - before == 1
        assert len(told) == 2
        assert 'data-number="2"' in told[-1]
        async with house.render_lock:
            await move()
            await house.set_seat(live, live.seats[0], token="another")
        await asyncio.wait_for(reading, 30)
        assert len(told) == 2
        await house.stop()

    asyncio.run(scenario())


def test_a_long_history_is_read_bit_by_bit(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)
    match, _who = long_match()
    assert len(match.moves) > READ_AT_ONCE

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
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


def test_a_move_that_is_just_made_here_is_not_read_again(tmp_path: Path) -> None:
    """A look at the store between the commit and the table sees nothing new in one's own move."""
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
        players = [{"kind": "human", "name": name} for name in ("Ada", "Belle")]
        live = await house.create("wanted", players, {})
        read, write = house.follower.catch_up, house.store.add_action
        caught_up = 0

        async def counted(live: Live) -> None:
            nonlocal caught_up
            caught_up += 1
            await read(live)

        async def looked_at(id: str, action: Action) -> None:
            await write(id, action)  # it is on the disk, and not yet on the table
            looks.append(asyncio.create_task(house.follower.look_around()))
            await asyncio.sleep(0.05)

        looks: list[asyncio.Task[None]] = []
        house.follower.catch_up = counted  # type: ignore[method-assign]
        house.store.add_action = looked_at  # type: ignore[method-assign]
        with live.watching():
            ask = live.match.asks[0]
            await house.act(live, ask.seat, 0, live.game.text(ask.moves[0]))
            await asyncio.gather(*looks)
            assert caught_up == 0
            await house.store.say(live.id, 0, "Ada", "howdy")  # as another server would
            await house.follower.look_around()
            assert caught_up == 1
            assert live.talk[-1].text == "howdy"
        await house.stop()

    asyncio.run(scenario())


def test_servers_on_one_file_ring_for_each_other(tmp_path: Path) -> None:
    """A move shows at the other server at once, not only when that one looks at the store."""
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        one, two = (House(Store(url), BotPool(1), pace=0) for _ in range(2))

        async def no_look() -> None:
            """Whoever does not look around has only the bell to go by."""

        two.follower.look_around = no_look  # type: ignore[method-assign]
        for house in (one, two):
            await house.telegraph.start()
        while one.telegraph.alone or two.telegraph.alone:
            await asyncio.sleep(0.01)
        players = [{"kind": "human", "name": name} for name in ("Ada", "Belle")]
        here = await one.create("wanted", players, {})
        there = await two.table(here.id)
        with there.watching() as changed:
            for number in range(3):
                changed.clear()
                ask = here.match.asks[0]
                await one.act(here, ask.seat, number, here.game.text(ask.moves[0]))
                await changed.wait()
                assert there.applied == number + 1
                assert there.version == here.version
            assert there.match.view(0) == here.match.view(0)
            two.follower.rung(["nonsense", "../etc", here.id])  # anybody may ring
            assert there.applied == 3
        await one.stop()
        await two.stop()

    asyncio.run(asyncio.wait_for(scenario(), 300))


def fighting() -> Match:
    """A match of `bantam` in which two players have to play cards against each other."""
    for deal in range(60):
        match = Match(saloon.game("bantam"), 3, f"fighting {deal}")
        rng = Rng.seeded(f"fighting {deal}")
        while not match.over and len(match.history) < 400:
            if match.view(None)["table"]["fight"] is not None and len(match.asks) > 1:
                return match
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    raise AssertionError("nobody fought")


def test_a_fight_of_bots_is_one_deed_whoever_of_them_moves(tmp_path: Path) -> None:
    """Pages are shown what came of it; where a person is in it each answer is shown."""
    url = str(tmp_path / "tables.db")
    migrate(url)
    match = fighting()
    both = [ask.seat for ask in match.asks]

    async def shown(kinds: list[str]) -> tuple[list[int], int]:
        """Who moved in one deed, and how often pages were shown something."""
        house = House(Store(url), BotPool(1), pace=0)
        house.wake = lambda live: None  # type: ignore[method-assign]  # nobody else moves bots
        names = zip(kinds, "ABC", strict=True)
        seats = [{"kind": kind, "name": name, "level": "random"} for kind, name in names]
        live = await house.create("bantam", seats, {}, seed=match.seed, first=match.moves)
        wake, loud = live.touch, 0

        def touched(quietly: bool = False) -> None:
            nonlocal loud
            loud += not quietly
            wake(quietly)

        moved: list[int] = []
        rng = Rng.seeded("a long fight")

        async def any_move(live: Live, seat: Seat) -> None:
            moved.append(seat.seat)
            ask = live.match.ask_for(seat.seat)
            assert ask is not None
            move = ask.moves[rng.below(len(ask.moves))]
            await house.act(live, seat.seat, live.applied, live.game.text(move))

        live.touch = touched  # type: ignore[method-assign]
        house.bot_turns.move = any_move  # type: ignore[method-assign]
        first = next(seat for seat in live.bots_to_move() if seat.seat in both)
        await house.bot_turns.deed(live, first)
        await house.stop()
        return moved, loud

    moved, loud = asyncio.run(shown(["bot"] * 3))
    assert set(both) <= set(moved)
    assert loud <= len(set(moved)) < len(moved)
    people = ["human" if seat == both[1] else "bot" for seat in range(3)]
    moved, _ = asyncio.run(shown(people))
    assert both[1] not in moved
