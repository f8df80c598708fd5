"""How bots evaluate a town of West Fort: means to fight are never a burden."""

from __future__ import annotations

import pytest

from saloon.games.undead.bot.evaluate import sense, time_left

from .tables import table


@pytest.mark.parametrize("day", [1, 8, 9, 12, 15])
def test_means_are_worth_having_on_any_day(day: int) -> None:
    """UND-RULING-30: a game may last to day 15, and a loaded band is better off to the end."""
    bare = table(undead={"street": ["u18"]}, day=day)
    loaded = table(undead={"street": ["u18"]}, day=day, bullets={0: 0b111100})
    assert time_left(bare) > 0
    assert sense(loaded, 0) > sense(bare, 0)
