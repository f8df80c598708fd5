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


@cache
def _catalog() -> dict[str, Game]:
    found = [
        import_module(f"{GAMES}.{module.name}").GAME
        for module in iter_modules(import_module(GAMES).__path__)
        if module.ispkg
    ]
    found += [game for game in _outside().values() if isinstance(game, Game)]
    return {game.id: game for game in found}


@cache
def _outside() -> dict[str, Game | str]:
    """The games of other packages by the name of their entry point; or why one is none."""
    found: dict[str, Game | str] = {}
    for entry in entry_points(group=GAMES):
        try:
            game = entry.load()
        except Exception as error:  # anything may go wrong in somebody else's code
            found[entry.name] = f"{type(error).__name__}: {error}"
            continue
        found[entry.name] = game if isinstance(game, Game) else f"{entry.value} is not a Game"
    return found


def broken() -> list[str]:
    """The games of other packages that cannot be loaded, a sentence each."""
    return [
        f"the game {name!r} of another package cannot be loaded ({reason})"
        for name, reason in _outside().items()
        if isinstance(reason, str)
    ]


def games() -> list[Game]:
    """All games, by id; also to be had as `saloon.list_games`.

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
        if isinstance(_outside().get(id), str):
            raise BadSetup(next(said for said in broken() if repr(id) in said))
        raise BadSetup(f"there is no game {id!r}; the games are: {', '.join(sorted(_catalog()))}")
    return found


FINDERS.append(game)
