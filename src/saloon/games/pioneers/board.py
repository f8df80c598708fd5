"""The hexes of the map: numbered cells, their neighbours and what may be done on each kind of tile.

PIO-RULING-59: the land ends nine steps from the General Store. So the map is a fixed field of 271
cells, sorted by q, then r, as menus list them; most stay empty. A kind is a land type of
`content.LANDS`, a Collapsed Mine, or one of the seven places of the town.
"""

from __future__ import annotations

from typing import Final

from saloon.games.pioneers.content import AROUND, LANDS, PLACES

RADIUS: Final = 9
NO_CELL: Final = -1

COLLAPSED: Final = 11
TOWN: Final = 12  # + place
NO_TILE: Final = -1

KINDS: Final = (
    *[land.id for land in LANDS],
    "collapsed-mine",
    *[place.id for place in PLACES],
)


def _hexes() -> list[tuple[int, int]]:
    return [
        (q, r)
        for q in range(-RADIUS, RADIUS + 1)
        for r in range(-RADIUS, RADIUS + 1)
        if -RADIUS <= q + r <= RADIUS
    ]


_HEXES: Final = _hexes()
_NUMBER: Final = {hex: cell for cell, hex in enumerate(_HEXES)}

CELLS: Final = len(_HEXES)
CELL_Q: Final = tuple([q for q, _ in _HEXES])
CELL_R: Final = tuple([r for _, r in _HEXES])


def cell_at(q: int, r: int) -> int:
    """The cell of a hex, or NO_CELL beyond the end of the land."""
    return _NUMBER.get((q, r), NO_CELL)


NEAR: Final = tuple(
    [
        tuple([cell_at(q + dq, r + dr) for dq, dr in AROUND if (q + dq, r + dr) in _NUMBER])
        for q, r in _HEXES
    ]
)
"""PIO-TOWN-02: the neighbours of each cell; fewer than six at the end of the land."""

TOWN_CELL: Final = tuple([cell_at(place.q, place.r) for place in PLACES])
"""PIO-TOWN-01: where the places of the town lie."""

# What may be done on each kind of tile (PIO-LAND-02..04, PIO-TOWN-03).
CROSSABLE: Final = (*[land.cross for land in LANDS], False, *[True for _ in PLACES])
HUNTABLE: Final = (*[land.hunt for land in LANDS], False, *[False for _ in PLACES])
DEVELOPABLE: Final = (*[land.homestead for land in LANDS], False, *[False for _ in PLACES])
CARRIES: Final = (*[land.builds for land in LANDS], -1, *[-1 for _ in PLACES])


def apart(a: int, b: int) -> int:
    """The distance of two cells in hexes, whatever lies between."""
    dq = CELL_Q[a] - CELL_Q[b]
    dr = CELL_R[a] - CELL_R[b]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
