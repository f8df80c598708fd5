"""New land (PIO-LAND): drawing a tile, placing it, and the roll for an Abandoned Mine."""

from __future__ import annotations

from bisect import insort

from saloon.engine.ask import Flow
from saloon.games.pioneers.board import COLLAPSED
from saloon.games.pioneers.content import ABANDONED_MINE
from saloon.games.pioneers.play.asking import NONE, choose
from saloon.games.pioneers.play.works import with_at
from saloon.games.pioneers.state import NO_LAND, Table
from saloon.games.pioneers.written import AT, EVEN, ODD


def draw_land(t: Table, who: int) -> int:
    """PIO-LAND-01: a tile at random from those left, turned up."""
    n = t.rng.below(t.tiles_left())
    t.reveal()
    kind = 0
    while n >= t.pile[kind]:
        n -= t.pile[kind]
        kind += 1
    t.pile[kind] -= 1
    t.tell_draws_land("PIO-LAND-01 PIO-LAND-06", who=who, kind=kind)
    return kind


def lay(t: Table, who: int, kind: int, cell: int) -> Flow:
    """PIO-LAND-05, PIO-LAND-06, PIO-TOWN-06: a tile lies for good; a mine is called and rolled."""
    t.land = with_at(t.land, cell, kind)
    field = list(t.field)
    insort(field, cell)
    t.field = tuple(field)
    t.tell_lays("PIO-LAND-01 PIO-TOWN-06", who=who, kind=kind, cell=cell)
    if kind != ABANDONED_MINE:
        return
    answer = yield t.ask_mine(who, [ODD, EVEN], "PIO-LAND-05", cell=cell)
    die = t.roll(6)
    odd = answer == ODD
    t.tell_mine_roll("PIO-LAND-05", who=who, odd=1 if odd else 0, die=die, cell=cell)
    if odd == (die % 2 == 1):
        t.tell_salvaged("PIO-LAND-05 PIO-LAND-02", cell=cell)
    else:
        t.land = with_at(t.land, cell, COLLAPSED)
        t.tell_collapses("PIO-LAND-05 PIO-LAND-04", cell=cell)


def discover(t: Table, who: int, spaces: list[int]) -> Flow:
    """PIO-LAND-01, PIO-RULING-07: draw, see it, then choose one of the open spaces for it."""
    kind = draw_land(t, who)
    t.drawn = kind
    entries = [AT + cell for cell in spaces]
    answer = yield from choose(t, t.ask_place(who, entries, "PIO-LAND-01", kind=kind), NONE)
    t.drawn = NO_LAND
    yield from lay(t, who, kind, answer - AT)


def discover_anywhere(t: Table, who: int) -> Flow:
    """PIO-DIE-03: a new tile onto any open space; PIO-LAND-07: nothing when none is left."""
    if t.tiles_left() == 0:
        t.tell_no_land("PIO-LAND-07", who=who)
        return
    yield from discover(t, who, t.open_spaces())
