"""Range and Line of Sight (BAN-LOS)."""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.board import (
    ACRES,
    BLACK_ACRE,
    COLOUR_OF,
    GATE_TO,
    INTERIOR,
    JOINED,
    NOWHERE,
    TILE_OF,
    TRAIL,
    WHITE,
)
from saloon.games.bantam.effects import NO_KEY, RED_TRAIL
from saloon.games.bantam.state import Table

FAR: Final = 99
"""Out of Range: there is no way within sight."""


def _see(a: int, b: int) -> bool:
    """BAN-LOS-01..06: whether two Acres see each other."""
    if a == b:
        return True
    colours = COLOUR_OF[a] | COLOUR_OF[b]
    if TILE_OF[a] != TILE_OF[b] or colours & BLACK_ACRE:
        return False
    if colours & WHITE:
        return b in JOINED[a]
    return COLOUR_OF[a] & COLOUR_OF[b] != 0


def _ranges(a: int) -> list[int]:
    """BAN-LOS-07: steps from an Acre to each, through Acres it sees."""
    steps = [FAR] * ACRES
    steps[a] = 0
    reached = [a]
    for here in reached:
        for there in JOINED[here]:
            if steps[there] == FAR and _see(a, there):
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


def _all_ranges() -> tuple[int, ...]:
    flat: list[int] = []
    for a in range(ACRES):
        flat.extend(_ranges(a))
    return tuple(flat)


RANGE: Final = _all_ranges()
"""By Acre * ACRES + Acre; BAN-LOS-10: nothing but trails counts, all of them on one tile."""
SEES: Final = tuple([_see(n // ACRES, n % ACRES) for n in range(ACRES * ACRES)])


def distance(a: int, b: int) -> int:
    """BAN-LOS-07, BAN-LOS-09: the Range from a place to another, or FAR."""
    if a < INTERIOR and b < INTERIOR:
        return RANGE[a * ACRES + b]
    if a == b:
        return 0
    return 1 if a - b == INTERIOR or b - a == INTERIOR else FAR


def in_sight(a: int, b: int) -> bool:
    """BAN-LOS-01..06, BAN-LOS-09: whether two places see each other."""
    if a < INTERIOR and b < INTERIOR:
        return SEES[a * ACRES + b]
    return a == b or a - b == INTERIOR or b - a == INTERIOR


def _trail_clauses(acre: int) -> str:
    """BAN-LOS-04, BAN-LOS-10, BAN-LOS-11: what the ways at an Acre count for."""
    found = "BAN-LOS-07"
    for row in TRAIL:
        red = False
        for penalty in row.penalties:
            red = red or penalty.verb == RED_TRAIL
        if acre in (row.a, row.b):
            if row.key != NO_KEY:
                found += " BAN-LOS-04"
            if row.one_way or red:
                found += " BAN-LOS-11"
    if GATE_TO[acre] != NOWHERE:
        found += " BAN-LOS-10"
    return found


TRAIL_CLAUSES: Final = tuple([_trail_clauses(acre) for acre in range(ACRES)])


def cite_sight(t: Table, a: int, b: int) -> None:
    """The clauses by which one place sees another, or does not."""
    if t.log is None:
        return
    if a == b:
        t.cite("BAN-LOS-06")
        return
    if a >= INTERIOR or b >= INTERIOR:
        t.cite("BAN-LOS-09")
        return
    colours = COLOUR_OF[a] | COLOUR_OF[b]
    if TILE_OF[a] != TILE_OF[b]:
        t.cite("BAN-LOS-05")
    elif colours & BLACK_ACRE:
        t.cite("BAN-LOS-03")
    elif colours & WHITE:
        t.cite("BAN-LOS-02")
    else:
        t.cite("BAN-LOS-01")
    t.cite(TRAIL_CLAUSES[a])
