"""Played on from a position of a finished game: the same table, other hidden cards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import saloon
from saloon.bots.random import play_out
from saloon.engine.data import digest
from saloon.engine.rng import Rng
from saloon.server.bot_pool import BotPool
from saloon.server.pages import Reader, rolls, shown
from saloon.server.store import Store, migrate
from saloon.server.tables import House

PEOPLE = [{"kind": "human", "name": name} for name in ("Ada", "Belle", "Cole")]


def finished(game: str) -> saloon.Match:
    match = saloon.Match(saloon.game(game), 3, "finished")
    play_out(match, Rng.seeded("finished"))
    return match


@pytest.mark.parametrize("game", ["wanted", "undead"])
def test_what_the_seat_could_not_know_is_redealt_and_stays_so(tmp_path: Path, game: str) -> None:
    match = finished(game)
    url = str(tmp_path / "tables.db")

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
        position = match.at(len(match.at(20).moves))
        live = await house.create(
            game, PEOPLE, {}, seed=match.seed, first=position.moves, deal_for=1
        )
        assert live.match.view(1) == position.view(1)
        assert digest(live.match.state) != digest(position.state)
        ask = live.match.asks[0]
        await house.act(live, ask.seat, live.applied, live.game.text(ask.moves[0]))
        held = digest(live.match.state)
        before = live.match.at(3).view(None)
        await house.stop()
        # Another server, or this one after a restart, deals the same.
        other = House(Store(url), BotPool(1), pace=0)
        again = await other.table(live.id)
        assert digest(again.match.state) == held
        assert again.match.at(3).view(None) == before == match.at(3).view(None)
        await other.stop()

    migrate(url)
    asyncio.run(scenario())


def test_the_dice_of_the_last_action_are_shown(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")

    async def scenario() -> None:
        house = House(Store(url), BotPool(1), pace=0)
        live = await house.create("undead", PEOPLE, {}, seed=["dice"])
        rng = Rng.seeded("dice")
        shown_dice = 0
        for _ in range(120):
            ask = live.match.asks[0]
            before = len(live.match.events)
            move = live.game.text(ask.moves[rng.below(len(ask.moves))])
            await house.act(live, ask.seat, live.applied, move)
            told = [str(e.args[1]) for e in live.match.events[before:] if e.kind == "roll"]
            faces = [face for _, _, face in rolls(shown(live, Reader(None)))]
            assert len(faces) >= len(told[-8:])
            assert set(told[-8:]) <= set(faces)
            shown_dice += len(faces)
        assert shown_dice > 5
        assert rolls(shown(live, Reader(None), 5)) == []
        await house.stop()

    migrate(url)
    asyncio.run(scenario())
