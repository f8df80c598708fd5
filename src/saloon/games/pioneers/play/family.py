"""Family (PIO-FAM)."""

from __future__ import annotations

from saloon.games.pioneers.content import COMPANION, HOMESTEAD
from saloon.games.pioneers.play.pieces import set_out
from saloon.games.pioneers.state import NEWBORN, Table


def may_expand(t: Table, p: int) -> bool:
    """PIO-FAM-02, PIO-FAM-05: two active Pioneers on an own Homestead, room under the limit."""
    who = p >> 3
    cell = t.where[p]
    if not t.has_room(who):
        return False
    if t.works[cell] != 1 + who * 8 + HOMESTEAD and not t.holds(p, COMPANION):
        return False
    return any(other != p and not t.flags[other] & NEWBORN for other in t.here(who, cell))


def expand(t: Table, p: int) -> None:
    """PIO-FAM-02..06: the lowest number in stock lies there as a newborn."""
    who = p >> 3
    cell = t.where[p]
    if t.works[cell] != 1 + who * 8 + HOMESTEAD:
        t.cite("PIO-FAM-05 PIO-DIP-13 PIO-ACT-04")
    t.expanded = True
    child = set_out(t, who, cell, NEWBORN)
    t.tell_newborn(
        "PIO-FAM-04 PIO-FAM-02 PIO-FAM-03 PIO-FAM-06 PIO-FAM-01", pioneer=child, cell=cell
    )
