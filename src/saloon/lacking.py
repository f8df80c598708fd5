"""What a game should bring and does not, each in a sentence.

Rules alone can be played by programs. A table in a browser or a terminal needs words and a picture,
bots that think need `sense`, learning machines need numbers: a game that lacks one of these is
told so by `saloon.testing.conform`, and is left out where it cannot be shown.
"""

from __future__ import annotations

import re

from saloon.engine.game import Game
from saloon.words import LANGS, folder_of, has_module, module_of

SCENES = ("scene", "small")
"""What a scene.py draws: the board for a desk and for a phone, and the one for screens between."""


def lacks_words(game: Game) -> list[str]:
    """What is missing for people to read of the game: its rules and its words."""
    said = []
    folder = folder_of(game)
    if not (folder / "rules.md").exists():
        said.append(f"{game.id} has no rules.md: nobody can look up a clause")
    if not game.langs:
        said.append(f"{game.id} declares no language")
    for lang in game.langs:
        if lang not in LANGS:
            known = ", ".join(LANGS)
            said.append(f"{game.id} declares the language {lang!r}; Saloon speaks: {known}")
        elif not (folder / "locale" / f"{lang}.ftl").exists():
            said.append(f"{game.id} declares the language {lang!r}, but has no locale/{lang}.ftl")
    return said


def lacks_teller(game: Game) -> list[str]:
    """What is missing for a table to be told."""
    if not has_module(game, "text"):
        return [f"{game.id} has no text.py: nothing of it can be told in words"]
    if not hasattr(module_of(game, "text"), "TELLER"):
        return [f"the text.py of {game.id} holds no TELLER"]
    return []


def lacks_scene(game: Game) -> list[str]:
    """What is missing for the game to be drawn."""
    if not has_module(game, "scene"):
        return [f"{game.id} has no scene.py: the web table cannot draw it"]
    scene = module_of(game, "scene")
    return [
        f"the scene.py of {game.id} has no function {name}()"
        for name in SCENES
        if not hasattr(scene, name)
    ]


def lacks_play(game: Game) -> list[str]:
    """What is missing for bots, learning machines and designers."""
    said = []
    kind: type[object] = type(game)
    if getattr(kind, "sense", None) is Game.sense:
        said.append(f"{game.id} has no sense: bots cannot tell a good table from a bad one")
    if not game.prompts:
        said.append(f"{game.id} declares no prompts: name every question in Game(prompts=...)")
    for name in ("layout", "observe"):
        if getattr(kind, name, None) is getattr(Game, name):
            said.append(f"{game.id} has no {name}: learning machines cannot see its table")
    numbers = has_module(game, "numbers") and hasattr(module_of(game, "numbers"), "NUMBERS")
    if not numbers and not game.numbers:
        said.append(f"{game.id} has no numbers.py with NUMBERS: designers cannot turn anything")
    return said


def lacks_version(game: Game) -> list[str]:
    """What is missing for a record to say which rules it was played by."""
    if not re.fullmatch(rf"{re.escape(game.id)}/[1-9]\d*", game.rules):
        return [f"the rules of {game.id} are called {game.rules!r}, not {game.id}/NUMBER"]
    if not (folder_of(game) / "versions.md").exists():
        return [f"{game.id} has no versions.md: nobody can tell what changed in its rules"]
    return []


def lacking(game: Game) -> list[str]:
    """Everything that is missing, a sentence each."""
    return [
        *lacks_version(game),
        *lacks_words(game),
        *lacks_teller(game),
        *lacks_scene(game),
        *lacks_play(game),
    ]
