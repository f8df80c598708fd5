"""Interacting with fire (BAN-FIN)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.state import Table


def stand_in_fire(t: Table, who: int) -> Flow:
    """BAN-FIN-01."""
    return
    yield


def singe(t: Table, who: int) -> None:
    """BAN-FIN-08."""


def flame_moves(t: Table, who: int) -> list[int]:
    """BAN-FIN-03."""
    return []


def flame_action(t: Table, who: int, move: int) -> Flow:
    """BAN-FIN-03."""
    return
    yield
