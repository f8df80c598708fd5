"""One folder a game; each registers itself as GAME, nothing central to edit."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.engine.game import Game


class _Games(ModuleType):
    """This package, which can be called: `saloon.games()` listed the games before `list_games`."""

    def __call__(self) -> list[Game]:
        found: list[Game] = sys.modules["saloon"].list_games()
        return found


sys.modules[__name__].__class__ = _Games
