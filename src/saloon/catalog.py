"""Which games there are: every folder of saloon.games, and what other packages register."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from saloon.engine.errors import BadSetup
from saloon.engine.game import FINDERS, Game

GAMES = "saloon.games"
"""The package whose folders are games, and the entry point group of games elsewhere."""

# Imported now: a package imported later would take the place of the function saloon.games().
PACKAGE = import_module(GAMES)


@cache
def _catalog() -> dict[str, Game]:
    found = [
        import_module(f"{GAMES}.{module.name}").GAME
        for module in iter_modules(PACKAGE.__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group=GAMES)]
    return {game.id: game for game in found}


def games() -> list[Game]:
    """All games, by id.

    >>> "wanted" in [game.id for game in games()]
    True
    """
    return [_catalog()[id] for id in sorted(_catalog())]


def game(id: str) -> Game:
    """One game by its id; raises BadSetup naming those there are.

    >>> game("wanted").seats
    (2, 3, 4, 5, 6)
    """
    found = _catalog().get(id)
    if found is None:
        raise BadSetup(f"there is no game {id!r}; the games are: {', '.join(sorted(_catalog()))}")
    return found


FINDERS.append(game)
