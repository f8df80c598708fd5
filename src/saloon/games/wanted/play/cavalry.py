"""Optional rule: The Cavalry (WAN-CAV)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.wanted.state import Table
from saloon.games.wanted.written import LEAVE, RIDE


def move_cavalry(t: Table, who: int) -> Flow:
    """WAN-CAV-02, WAN-CAV-03: put it on a town, move it to another town, or leave it."""
    moves = [LEAVE]
    moves.extend([RIDE + town for town in range(4) if town != t.horse])
    answer = yield t.ask_cavalry(who, moves)
    if answer != LEAVE:
        t.horse = answer - RIDE
        t.tell_cavalry("WAN-CAV-02", who=who, deck=t.horse)
