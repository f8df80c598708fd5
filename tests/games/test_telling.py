"""Every game is told in full, in both languages."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.game import Game
from saloon.testing import check_telling, check_words
from saloon.words import LANGS

pytestmark = [
    pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id),
    pytest.mark.parametrize("lang", LANGS),
]


def test_everything_has_its_words(game: Game, lang: str) -> None:
    check_words(game, lang)


def test_random_games_are_told_to_everybody(game: Game, lang: str) -> None:
    check_telling(game, lang)
