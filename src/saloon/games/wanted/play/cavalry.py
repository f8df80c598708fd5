"""Optional rule: The Cavalry (WAN-CAV)."""

from __future__ import annotations

from saloon.engine.ask import Ask, Flow
from saloon.games.wanted.moves import LEAVE, RIDE
from saloon.games.wanted.state import Table


def move_cavalry(t: Table, who: int) -> Flow:
    """WAN-CAV-02, WAN-CAV-03: put it on a town, move it to another town, or leave it."""
    moves = [LEAVE]
    moves.extend([RIDE + town for town in range(4) if town != t.horse])
    t.cite("WAN-CAV-03")
    answer = yield Ask(who, "cavalry", moves, "WAN-CAV-02")
    if answer != LEAVE:
        t.horse = answer - RIDE
        t.tell("cavalry", "WAN-CAV-02", who, t.horse)
