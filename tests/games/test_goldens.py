"""Every game plays as it was written down, on either build."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from saloon.engine.game import Game
from saloon.testing import check_goldens

GOLDENS = Path(__file__).parent.parent / "goldens"


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_goldens_stand(game: Game) -> None:
    """After a change of the rules: bump the rules version, `make goldens`, read the diff."""
    check_goldens(game, GOLDENS)
