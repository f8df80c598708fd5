"""The table a lesson is taken at: who answers, and when it becomes a table like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import saloon
from saloon.engine.match import Match
from saloon.lessons.coach import ALONE, BACK, NEXT, ON
from saloon.lessons.lesson import lesson
from saloon.server.bot_pool import BotPool, Thought
from saloon.server.live import LESSON, Live
from saloon.server.store import Store, migrate
from saloon.server.tables import House

WANTED = lesson(saloon.game("wanted"))


class Asked(BotPool):
    """Plays the first legal move, and remembers whether it was to decide by a seed."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seeds: list[str] = []

    async def choose(
        self,
        table: str,
        level: str,
        seat: int,
        look: Callable[[], Match | None],
        seed: str = "",
    ) -> Thought | None:
        match = look()
        if match is None:
            return None
        self.seeds.append(seed)
        return Thought(match.game.text(match.asks[0].moves[0]), False)

    async def warm(self) -> None:
        """Nothing to start."""


async def begin(house: House) -> Live:
    bot = {"kind": "bot", "level": WANTED.level}
    return await house.create(
        "wanted", [{"kind": "human"}, bot, bot], {}, seed=[WANTED.seed], source=f"{LESSON}first"
    )


async def act(house: House, live: Live, move: str) -> None:
    await house.act(live, 0, live.applied, move)
    while live.thinking is not None:
        await asyncio.sleep(0.01)


def test_the_others_answer_by_the_lesson_then_by_a_seed_then_as_anywhere(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        bots = Asked()
        house = House(Store(url), bots, pace=0)
        live = await begin(house)
        for move in (NEXT, "draw:deadwood"):
            await act(house, live, move)
        assert live.match.moves == list(WANTED.script[:3])
        assert bots.seeds == []
        await act(house, live, "draw:saloon")
        assert len(live.match.moves) == 4  # the others wait until the learner has decided
        await act(house, live, BACK)
        assert live.match.moves == list(WANTED.script[:3])
        assert live.coach is not None
        live.coach.lesson = replace(
            WANTED, steps=tuple(replace(step, then=()) for step in WANTED.steps)
        )  # as where none of the lesson's answers is legal any more
        await act(house, live, "draw:tombstone")
        await act(house, live, ON)
        assert len(bots.seeds) == 2
        assert all(seed.startswith(WANTED.seed) for seed in bots.seeds)
        bots.seeds.clear()
        await act(house, live, ALONE)
        await act(house, live, live.game.text(live.match.asks[0].moves[0]))
        assert set(bots.seeds) == {""}
        again = House(Store(url), Asked(), pace=0)
        later = await again.table(live.id)
        assert later.match.moves == live.match.moves
        assert later.coach is not None
        assert (later.coach.at, later.coach.alone) == (live.coach.at, True)
        await again.stop()
        await house.stop()

    asyncio.run(scenario())


def test_a_lesson_that_is_no_more_leaves_its_table(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    migrate(url)

    async def scenario() -> None:
        house = House(Store(url), Asked(), pace=0)
        players = [{"kind": "human"}, {"kind": "human"}]
        live = await house.create("wanted", players, {}, source=f"{LESSON}of last year")
        assert live.coach is None
        await house.stop()

    asyncio.run(scenario())
