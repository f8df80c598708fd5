"""What a game's scene module gives to pages."""

from __future__ import annotations

import re
from typing import Any, Final

from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.words import Teller, module_of, teller

SAMPLED: Final = 12
"""How many moves a table in the lobby's picture has seen."""


def scene_module(game: Game) -> Any:
    """The part of a game that draws."""
    return module_of(game, "scene")


def rows_of(game: Game, view: dict[str, Any], tell: Teller) -> list[tuple[str, list[str]]]:
    """The scores of a view by source."""
    scene = scene_module(game)
    if hasattr(scene, "results"):
        rows: list[tuple[str, list[str]]] = scene.results(view, tell)
        return rows
    return [(tell.words("score"), [str(score) for score in view["scores"]])]


def sample(game: Game) -> str:
    """A table after a few moves, for a game whose scene has no picture of its own.

    It is there to be looked at: nothing on it can be pressed, and its ids meet no others.
    """
    match = Match(game, seed="picture")
    for number in range(SAMPLED):
        if match.asks:
            ask = match.asks[0]
            match.play(ask.seat, ask.moves[number % min(len(ask.moves), SAMPLED)])
    tell = teller(game, game.langs[0])
    drawn: str = scene_module(game).scene(match.view(None), tell, True)
    drawn = re.sub(r' (?:tabindex|role|data-[\w-]+|aria-[\w-]+)="[^"]*"', "", drawn)
    mark = f"picture-{game.id}-"
    drawn = drawn.replace(' id="', f' id="{mark}').replace("url(#", f"url(#{mark}")
    return drawn.replace(
        "<svg ", '<svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" ', 1
    )


def as_sentence(text: str) -> str:
    """Words that stand alone begin with a capital, also where they begin with a thing's name.

    >>> as_sentence("the Wolf takes 1")
    'The Wolf takes 1'
    """
    return text[:1].upper() + text[1:]


def has_plates(game: Game) -> bool:
    """Whether a game's players are brass plates, as colours and shapes mean something else."""
    return bool(getattr(scene_module(game), "PLATES", False))


def is_high(game: Game) -> bool:
    """Whether a game's board is so high on a phone that moves must leave it more room."""
    return bool(getattr(scene_module(game), "HIGH", False))


def is_map_first(game: Game) -> bool:
    """Whether a game is played on a map that fills the page."""
    return bool(getattr(scene_module(game), "MAP_FIRST", False))
