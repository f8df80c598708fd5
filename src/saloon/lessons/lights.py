"""What a lesson lights: the parts of a game's picture, by their ids, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final
from xml.etree import ElementTree

from saloon.engine.game import Game
from saloon.words import Teller

GOAL: Final = "goal"
"""What a lesson calls the strip that says what wins; it stands above the board at every table."""


def pictures(game: Game, view: Mapping[str, Any], tell: Teller) -> dict[str, str]:
    """The board as it is drawn for every kind of screen."""
    scene = import_module(f"{type(game).__module__.rpartition('.')[0]}.scene")
    drawn = {"wide": scene.scene(view, tell, True), "phone": scene.scene(view, tell, False)}
    if hasattr(scene, "small"):
        drawn["small"] = scene.small(view, tell)
    return drawn


def label(picture: str, id: str) -> str:
    """What a part of a picture says about itself, or ''."""
    for part in ElementTree.fromstring(picture).iter():  # noqa: S314
        if part.get("id") == id:
            found = [one.get("aria-label") for one in part.iter() if one.get("aria-label")]
            return found[0] or "" if found else ""
    return ""
