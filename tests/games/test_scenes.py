"""Every game is drawn for every size of screen, in both languages."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.game import Game
from saloon.testing import check_scenes
from saloon.words import LANGS


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_every_screen_has_a_board_that_fits(game: Game, lang: str) -> None:
    check_scenes(game, lang)
