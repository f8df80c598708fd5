"""Public Enemy Number One."""

from saloon.games.wanted.game import GAME

__all__ = ["GAME"]
