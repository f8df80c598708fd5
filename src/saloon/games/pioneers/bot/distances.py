"""How far it is on foot: Movement Points from a tile to every other, round what cannot be crossed.

Bots ask this for every Pioneer at every thought, and the map seldom changes between two thoughts:
the last few maps keep what was worked out for them.
"""

from __future__ import annotations

from typing import Final

from saloon.games.pioneers.board import CELLS, CROSSABLE, NEAR, NO_TILE, apart
from saloon.games.pioneers.state import Table

NO_WAY: Final = 8
"""What it costs more, about, to find a way where no tiles lead yet."""
KEPT: Final = 8
BEYOND: Final = 999


class Ways:
    """What has been reckoned for one map."""

    def __init__(self, land: tuple[int, ...], works: tuple[int, ...]) -> None:
        self.land = land
        self.works = works
        self.far: dict[int, list[int]] = {}


_KNOWN: Final[list[Ways]] = []


def ways_from(t: Table, start: int) -> list[int]:
    """PIO-MOVE-03: the Movement Points that lead from a tile to every cell."""
    known = ways_of(t)
    far = known.far.get(start)
    if far is None:
        far = measured(t, start)
        known.far[start] = far
    return far


def ways_of(t: Table) -> Ways:
    """What is known of this map; copies of a table share it. The one asked for last comes first."""
    land = t.land
    works = t.works
    for place, known in enumerate(_KNOWN):
        if known.land is land and known.works is works:
            if place:
                del _KNOWN[place]
                _KNOWN.insert(0, known)
            return known
    fresh = Ways(land, works)
    if len(_KNOWN) == KEPT:
        _KNOWN.pop()
    _KNOWN.insert(0, fresh)
    return fresh


def measured(t: Table, start: int) -> list[int]:
    """PIO-MOVE-03, PIO-MOVE-05: shortest ways, 1 for a developed tile and 2 for any other."""
    far = [BEYOND] * CELLS
    far[start] = 0
    land = t.land
    queue = [start]
    for cell in queue:
        here = far[cell]
        for near in NEAR[cell]:
            if far[near] <= here + 1:
                continue
            kind = land[near]
            if kind == NO_TILE or not CROSSABLE[kind]:
                continue
            there = here + (1 if t.developed(near) else 2)
            if there < far[near]:
                far[near] = there
                queue.append(near)
    for cell in t.field:
        if far[cell] == BEYOND:
            far[cell] = NO_WAY + 2 * apart(start, cell)
    return far
