"""Abandoned Cabins and their Chests (BAN-ABA)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import INTERIOR, WILD_CABINS
from saloon.games.bantam.events import CHEST
from saloon.games.bantam.play.effects import do
from saloon.games.bantam.state import NOBODY, Table


def chest_here(t: Table, place: int) -> int:
    """BAN-ABA-02: which of the Abandoned Cabins a place is inside of, its Chest unopened, or -1."""
    if not t.sg or place < INTERIOR or place - INTERIOR not in WILD_CABINS:
        return -1
    number = WILD_CABINS.index(place - INTERIOR)
    return number if t.chest[number] != NOBODY else -1


def open_chest(t: Table, who: int) -> Flow:
    """BAN-ABA-02: the first player inside, free, once; the Chest leaves the game."""
    number = chest_here(t, t.where[who])
    chest = t.chest[number]
    t.chest = tuple([NOBODY if n == number else c for n, c in enumerate(t.chest)])
    t.opened |= 1 << chest
    t.reveal()
    t.tell_chest("BAN-ABA-02 BAN-ABA-01", who=who, place=WILD_CABINS[number], chest=chest)
    yield from do(t, who, CHEST[chest], "BAN-ABA-02")
