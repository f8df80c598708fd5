"""Every two values of a game's options meet in the tests of the libraries; see settings.py."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.game import Game
from tests.rl.settings import far, met, pairs, passes, settings

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
CYCLES = 8


@every_game
def test_in_the_selection_every_two_values_meet(game: Game) -> None:
    every = list(settings(game))
    few = pairs(game)
    assert len(few) <= 16
    assert set().union(*map(met, few)) == set().union(*map(met, every))


@pytest.mark.parametrize("check", ["zoo", "gym"])
@every_game
def test_every_two_options_pass_the_tests_of_the_libraries(game: Game, check: str) -> None:
    assert [said for one in pairs(game) if (said := passes((game.id, one, check, CYCLES)))] == []


@every_game
def test_the_farthest_setting_passes_the_test_of_openspiel(game: Game) -> None:
    assert passes((game.id, far(game), "spiel_rules", CYCLES)) == ""


def test_what_a_library_complains_about_is_told() -> None:
    said = passes(("wanted", (9, {}), "zoo", CYCLES))
    assert "2 to 6 seats" in said
