"""Pioneers: families on the frontier."""

from saloon.games.pioneers.game import GAME

__all__ = ["GAME"]
