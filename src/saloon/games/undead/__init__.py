"""The Quick and the Undead."""

from saloon.games.undead.game import GAME

__all__ = ["GAME"]
