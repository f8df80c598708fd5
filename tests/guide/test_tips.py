"""What the parts of a board say of themselves."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from saloon import catalog
from saloon.engine.game import Game
from saloon.puzzles import puzzles
from saloon.words import LANGS, teller

BAD = re.compile(
    r"\bYou (has|is|stands|lies|holds|carries|rides|keeps)\b|You\u2019s"
    r"|\bVous (a|est|tient|porte|monte|garde)\b"
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_every_part_of_a_board_explains_itself_in_whole_words(game: Game, lang: str) -> None:
    scene = import_module(f"saloon.games.{game.id}.scene")
    for one in puzzles(game)[::8]:
        tell = teller(game, lang, me=one.seat)
        drawn = scene.scene(one.position().view(one.seat), tell, True)
        said = re.findall(r'aria-label="([^"]*)"', drawn)
        assert len(said) > 10
        for text in said:
            assert text.strip()
            assert not BAD.search(text), text
