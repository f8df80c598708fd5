"""What the parts of a board say of themselves."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from saloon import catalog
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.games.bantam import scene as bantam
from saloon.games.bantam.board import ACRE, NONE_HERE
from saloon.games.bantam.effects import KINDS
from saloon.games.pioneers import scene as pioneers
from saloon.lessons.lights import label
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


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_pioneer_family_has_says_what_it_is_good_for(lang: str) -> None:
    game = catalog.game("pioneers")
    one = puzzles(game)[0]
    tell = teller(game, lang, me=one.seat)
    drawn = pioneers.scene(one.position().view(one.seat), tell, True)
    for kind in ("money", "food", "bullet"):
        own = label(drawn, f"has-{one.seat}-{kind}")
        assert own.endswith(tell.words(f"good-{kind}-does"))


@pytest.mark.parametrize("lang", LANGS)
def test_every_acre_says_what_work_it_offers(lang: str) -> None:
    """Also where one is far from it: nobody finds Lumber who is told a name."""
    game = catalog.game("bantam")
    tell = teller(game, lang, me=0)
    drawn = bantam.scene(Match(game, 2, "tips").view(0), tell, True)
    working = [acre for acre in ACRE if acre.resource != NONE_HERE]
    assert len(working) > 8
    for acre in working:
        assert tell.words(f"kind-{KINDS[acre.resource]}") in label(drawn, f"acre-{acre.id}")
