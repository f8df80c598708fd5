"""Potshots at trespassers (PIO-POT)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.pioneers.board import TOWN
from saloon.games.pioneers.content import BULLET
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.pieces import bury
from saloon.games.pioneers.play.shootout import potshot_hits
from saloon.games.pioneers.play.supply import lose
from saloon.games.pioneers.state import NOBODY, Table
from saloon.games.pioneers.written import HOLD, IN, ORDER_POTSHOT, SHOOT


def potshots(t: Table, p: int, cell: int) -> FlowOf[bool]:
    """PIO-MOVE-06, PIO-POT-01..08: whoever may shoot is asked; returns whether one hit."""
    if t.land[cell] >= TOWN:
        return False
    for owner in shooters(t, p, cell):
        ask = t.ask_potshot(owner, [SHOOT, HOLD], "PIO-POT-04", pioneer=p, cell=cell)
        answer = yield from ask_or_order(t, ask, ORDER_POTSHOT)
        t.cite("PIO-ASK-05 PIO-MOVE-06")
        if answer == HOLD:
            continue
        lose(t, owner, BULLET, 1, "PIO-POT-03")
        hit = potshot_hits(t)
        t.tell_potshot("PIO-POT-05 PIO-POT-06", who=owner, pioneer=p, hit=1 if hit else 0)
        if hit:
            bury(t, p, "PIO-POT-05")
            return True
    return False


def shooters(t: Table, p: int, cell: int) -> list[int]:
    """PIO-POT-01, PIO-POT-02: rivals with a Pioneer and property there; loosely, with either."""
    trespasser = p >> 3
    owner = t.owner_at(cell)
    if t.ward >> trespasser & 1:
        t.cite("PIO-HOLD-07")
        return []
    if owner != NOBODY and t.status[owner] != IN:
        t.cite("PIO-POT-08")
    found: list[int] = []
    for seat in t.rivals(trespasser):
        if not t.armed(seat):
            continue
        stands = len(t.here(seat, cell)) > 0
        if (seat == owner or stands) if t.loose else (seat == owner and stands):
            found.append(seat)
    if found:
        t.cite("PIO-POT-02 PIO-POT-07" if t.loose else "PIO-POT-01 PIO-POT-07")
    return found
