"""Ways over the map, and where the Bandit is put (PIO-BANDIT-09, PIO-RULING-27)."""

from __future__ import annotations

from typing import Final

from saloon.games.pioneers.board import CELLS, CROSSABLE, NEAR, NO_TILE
from saloon.games.pioneers.state import SALOON_CELL, Table

FAR: Final = 999
"""The distance of what cannot be reached."""


def distances(t: Table, start: int, barred: bool) -> list[int]:
    """Steps over the tiles from one; with `barred` only where the Bandit may go."""
    far = [FAR] * CELLS
    far[start] = 0
    land = t.land
    sheriff = t.sheriff if barred else -1
    deputy = t.deputy_at() if barred else -1
    queue = [start]
    for cell in queue:
        beyond = far[cell] + 1
        for near in NEAR[cell]:
            if far[near] <= beyond:
                continue
            kind = land[near]
            if kind == NO_TILE or not CROSSABLE[kind] or near in (sheriff, deputy):
                continue
            far[near] = beyond
            queue.append(near)
    return far


def place_bandit(t: Table, cell: int) -> None:
    """The Bandit is in town, free, on a tile."""
    t.square = 0
    t.bandit_jailed = False
    t.bandit = cell


def to_saloon(t: Table, clauses: str) -> None:
    """PIO-RULING-27: to the Saloon or, if it is barred, to the nearest open tile."""
    cell = SALOON_CELL
    if t.barred(cell):
        far = distances(t, cell, False)
        best = FAR
        for tile in t.field:
            if far[tile] < best and not t.barred(tile):
                best = far[tile]
                cell = tile
    place_bandit(t, cell)
    t.tell_bandit_goes(clauses, cell=cell)
