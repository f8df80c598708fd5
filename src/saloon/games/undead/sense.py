"""x."""

from __future__ import annotations

from saloon.games.undead.state import Table


def sense(t: Table, seat: int) -> float:
    """x."""
    return 0.5
