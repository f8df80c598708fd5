"""Nothing hidden leaves the server: every byte sent is held against what its reader may know."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import saloon
from saloon.engine.rng import Rng
from saloon.games.wanted.content import OUTLAWS
from saloon.server.api import position
from saloon.server.bot_pool import BotPool
from saloon.server.live import Live
from saloon.server.pages import Reader, parts, shown
from saloon.server.store import Store, migrate
from saloon.server.tables import House

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
    house = House(Store(url), BotPool(1), pace=0)
    people = [{"kind": "human", "name": name} for name in ("Ada", "Belle", "Cole")[:seats]]
    return house, await house.create("wanted", people, OPTIONS, seed=[seed])


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
