"""Range and Line of Sight (BAN-LOS)."""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.state import Table

FAR: Final = 99


def distance(t: Table, a: int, b: int) -> int:
    """Range from a place to another."""
    return 0 if a == b else FAR
