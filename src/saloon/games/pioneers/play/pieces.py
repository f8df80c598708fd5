"""Pioneers come, go, are jailed and freed (PIO-FEED-07, PIO-JAIL, PIO-DEATH, PIO-DIP-06)."""

from __future__ import annotations

from saloon.games.pioneers.board import TOWN_CELL
from saloon.games.pioneers.content import COMPANION, LAW_ENFORCEMENT, STORE
from saloon.games.pioneers.state import (
    IN_STOCK,
    JAIL_CELL,
    JAILED,
    LEFT,
    NEWBORN,
    NO_DIPLOMA,
    NO_PIONEER,
    VAIN,
    Table,
)


def drop_diploma(t: Table, p: int) -> int:
    """A Pioneer's diploma goes back to the Stockpile; returns which, or NO_DIPLOMA."""
    diploma = t.diploma[p]
    if diploma != NO_DIPLOMA:
        t.diploma[p] = NO_DIPLOMA
        t.holder[diploma] = NO_PIONEER
        t.tell_diploma_back("PIO-DIP-06", pioneer=p, diploma=named(t, diploma))
    return diploma


def named(t: Table, diploma: int) -> int:
    """A diploma as the log names it: the Companion has one more name, the box's own."""
    return diploma + 1 if t.box_names and diploma == COMPANION else diploma


def take_off(t: Table, p: int) -> None:
    """A Pioneer goes back to its player's stock, with nothing left on it."""
    drop_diploma(t, p)
    t.where[p] = IN_STOCK
    t.flags[p] = 0
    t.bonus[p] = 0
    t.used[p] = 0
    t.stolen[p] = 0
    t.family[p >> 3] -= 1
    if t.acting == p:
        t.acting = NO_PIONEER
        t.begun = False


def bury(t: Table, p: int, clauses: str) -> None:
    """PIO-DEATH-01, PIO-DEATH-02: back to stock; what its player owns stays."""
    t.tell_dies(clauses, pioneer=p, cell=t.where[p])
    t.cite("PIO-DEATH-01 PIO-DEATH-02 PIO-TURN-08")
    take_off(t, p)


def set_out(t: Table, seat: int, cell: int, flags: int) -> int:
    """The lowest number in a player's stock comes onto a tile; returns the Pioneer."""
    p = t.spare(seat)
    t.where[p] = cell
    t.flags[p] = flags
    t.family[seat] += 1
    return p


def arrive(t: Table, seat: int, cell: int, clauses: str) -> int:
    """PIO-FEED-07: a Pioneer comes fed and standing, with 2 Actions in its player's own turn."""
    p = set_out(t, seat, cell, 0)
    t.tell_arrives(clauses, pioneer=p, cell=cell)
    t.cite("PIO-FEED-07")
    return p


def put_on(t: Table, p: int, cell: int) -> None:
    """A Pioneer changes its tile, which ends its stay on the old one."""
    if t.where[p] != cell:
        t.where[p] = cell
        t.stolen[p] = 0


def lock_up(t: Table, p: int, clauses: str) -> None:
    """PIO-JAIL-01, PIO-JAIL-02, PIO-DIP-12: into jail; a Deputy loses the diploma there."""
    put_on(t, p, JAIL_CELL)
    t.flags[p] |= JAILED
    t.tell_jailed(clauses, pioneer=p)
    t.cite("PIO-JAIL-01")
    if t.flags[p] & NEWBORN:
        t.cite("PIO-JAIL-08")
    if t.diploma[p] == LAW_ENFORCEMENT:
        t.cite("PIO-JAIL-02 PIO-DIP-12")
        drop_diploma(t, p)


def let_go(t: Table, p: int, cell: int, clauses: str, pardon: bool = False) -> None:
    """PIO-JAIL-05, PIO-JAIL-07: out of jail; who rolled in vain has no Action left this turn."""
    put_on(t, p, cell)
    t.flags[p] &= ~JAILED
    if t.flags[p] & VAIN:
        t.flags[p] &= ~VAIN
        if not pardon:
            t.flags[p] |= LEFT
    t.tell_freed(clauses, pioneer=p, cell=cell)
    t.cite("PIO-JAIL-07")


STORE_CELL = TOWN_CELL[STORE]
