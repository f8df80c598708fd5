"""Every two values of a game's options meet in a test of each library; see settings.py."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.game import Game
from tests.rl.settings import CHECKS, met, pairs, passes, settings

every_game = pytest.mark.parametrize("game", saloon.games(), ids=lambda game: game.id)
CYCLES = 8


@every_game
def test_in_the_selection_every_two_values_meet(game: Game) -> None:
    every = list(settings(game))
    chosen = pairs(game)
    assert len(chosen) <= 16
    assert set().union(*map(met, chosen)) == set().union(*map(met, every))


@pytest.mark.parametrize("check", CHECKS)
@every_game
def test_every_two_options_pass_the_tests_of_the_libraries(game: Game, check: str) -> None:
    assert [said for one in pairs(game) if (said := passes((game.id, one, check, CYCLES)))] == []
