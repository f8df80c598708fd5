"""Bantam West."""

from saloon.games.bantam.game import GAME

__all__ = ["GAME"]
