"""Long lists of hexes as they are asked: in parts, each known by its first and last hex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from saloon.games.pioneers.lookup import hex_of
from saloon.games.pioneers.moves import MOVES
from saloon.games.pioneers.play.asking import PAGE_SIZE

Hex = tuple[int, int]


def pages_of(ends: Sequence[int], hexes: Iterable[Hex]) -> dict[Hex, str]:
    """PIO-ASK-01: the part of the list that each of some hexes is in."""
    found: dict[Hex, str] = {}
    parts = [hex_of(MOVES[code]) for code in ends]
    for hex in hexes:
        for page in range(len(parts) // 2):
            if parts[2 * page] <= hex <= parts[2 * page + 1]:
                found[hex] = f"page:{page + 1}"
    return found


def is_whole(ends: Sequence[int], hexes: Iterable[Hex]) -> bool:
    """Whether just these hexes make the list: every part but the last is full."""
    pages = list(pages_of(ends, hexes).values())
    last = len(ends) // 2
    return all(pages.count(f"page:{page}") == PAGE_SIZE for page in range(1, last))
