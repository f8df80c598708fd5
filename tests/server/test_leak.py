"""Nothing hidden leaves the server: every byte sent is held against what its reader may know."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.engine.rng import Rng
from saloon.games.wanted.content import OUTLAWS
from saloon.server.api import position
from saloon.server.house import House, Live
from saloon.server.pages import Reader, parts, scene_of, shown
from saloon.server.store import Store, migrate
from saloon.server.thinkers import Thinkers

OPTIONS: dict[str, bool] = {"dollars": True, "cavalry": True, "duel": True, "consent": True}
CARDS = {outlaw.id: outlaw.name for outlaw in OUTLAWS}


def may_know(live: Live, reader: Reader) -> str:
    """Everything this reader may know, as one text."""
    view = live.match.view(reader.seat)
    told = position(live, reader)["events"]
    return json.dumps([view, told], ensure_ascii=False)


def named(text: str) -> set[str]:
    """The outlaws a text names, by id or by name."""
    found = {id for id in CARDS if id in text}
    return found | {id for id, name in CARDS.items() if name in text}


def sent(live: Live, reader: Reader) -> str:
    """Every byte that a page, its stream and the API would send to this reader now."""
    page = shown(live, reader)
    return "".join(parts(page).values()) + json.dumps(position(live, reader), ensure_ascii=False)


async def a_table(tmp_path: Path, seed: str, seats: int = 3) -> tuple[House, Live]:
    url = str(tmp_path / "tables.db")
    await asyncio.to_thread(migrate, url)
    house = House(Store(url), Thinkers(1), pace=0)
    people = [{"kind": "human", "name": name} for name in ("Ada", "Belle", "Cole")[:seats]]
    return house, await house.create("wanted", people, OPTIONS, seed=[seed])


@pytest.mark.parametrize("seed", ["leak-1", "leak-2"])
def test_every_byte_of_whole_games_is_known_to_its_reader(tmp_path: Path, seed: str) -> None:
    async def scenario() -> None:
        house, live = await a_table(tmp_path, seed)
        rng = Rng.seeded(seed)
        checked = 0
        while not live.match.over and live.applied < 50:
            for seat in (None, 0, 1, 2):
                reader = Reader(seat, "en", wide=live.applied % 2 == 0)
                text = sent(live, reader)
                assert named(text) <= named(may_know(live, reader))
                for other in live.seats:
                    if other.seat != seat:
                        assert other.token not in text
                assert live.row.seed[0] not in text
                checked += 1
            ask = live.match.asks[rng.below(len(live.match.asks))]
            move = live.game.text(ask.moves[rng.below(len(ask.moves))])
            await house.act(live, ask.seat, live.applied, move)
        assert checked > 60
        await house.stop()

    asyncio.run(scenario())


def test_the_board_is_the_same_in_every_world_a_seat_can_imagine(tmp_path: Path) -> None:
    async def scenario() -> None:
        house, live = await a_table(tmp_path, "worlds")
        rng = Rng.seeded("worlds")
        for _ in range(15):
            for seat in (None, 0, 1, 2):
                page = shown(live, Reader(seat))
                world = live.match.imagine(seat, rng.split())
                again = shown(live, Reader(seat))
                again.match, again.view = world, world.view(seat)
                assert scene_of(page) == scene_of(again)
            ask = live.match.asks[0]
            move = live.game.text(ask.moves[rng.below(len(ask.moves))])
            await house.act(live, ask.seat, live.applied, move)
        await house.stop()

    asyncio.run(scenario())


def test_a_secret_answer_changes_no_byte_for_the_others(tmp_path: Path) -> None:
    def open_question(seed: str) -> list[tuple[int, str]] | None:
        match = saloon.Match(saloon.game("wanted"), 3, [seed], OPTIONS)
        rng = Rng.seeded(seed)
        while match.ask is not None:
            if len(match.asks) > 1:
                return match.moves
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        return None

    async def scenario() -> None:
        for number in range(200):
            moves = open_question(f"s{number}")
            if moves is not None:
                break
        else:
            raise AssertionError("no secret question was found")
        seen: list[list[str]] = []
        for answer in ("accept", "decline"):
            folder = tmp_path / answer
            folder.mkdir()
            house, live = await a_table(folder, f"s{number}")
            for seat, move in moves:
                await house.act(live, seat, live.applied, move)
            who = live.match.asks[0].seat
            await house.act(live, who, live.applied, answer)
            others: list[Any] = [seat for seat in (None, 0, 1, 2) if seat != who]
            texts = [sent(live, Reader(seat)) for seat in others]
            strange = [live.id, live.row.watch, *[seat.token for seat in live.seats]]
            for secret in strange:
                texts = [text.replace(secret, "*") for text in texts]
            seen.append(texts)
            await house.stop()
        assert seen[0] == seen[1]
        assert all(re.search(r"has chosen|committed", text) for text in seen[0])

    asyncio.run(scenario())
