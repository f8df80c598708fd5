"""The pages about observations say what is so."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from saloon.engine.game import Game
from saloon.rl.describe import describe

PAGES = Path(__file__).parents[2] / "docs" / "environments"


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_the_page_of_a_game_is_up_to_date(game: Game) -> None:
    """After a change of layout or moves: `python -m saloon.rl.describe docs/environments`."""
    assert (PAGES / f"{game.id}.md").read_text(encoding="utf-8") == describe(game)
