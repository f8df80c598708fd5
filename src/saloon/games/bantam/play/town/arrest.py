"""Arrests (BAN-JAI-01, BAN-JAI-02)."""

from __future__ import annotations

from saloon.games.bantam.board import JAIL
from saloon.games.bantam.events import WHEN_JAILED
from saloon.games.bantam.play.governors.kept_events import lose_at_moment
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import DUSK, TURN


def arrest(t: Table, who: int, clauses: str) -> None:
    """BAN-JAI-01, BAN-JAI-02: to Jail at once; the own turn ends, Vigor stays as it is."""
    t.where[who] = JAIL
    t.tell_jailed(clauses, who=who)
    t.cite("BAN-JAI-01 BAN-JAI-02")
    if t.sg:
        lose_at_moment(t, who, WHEN_JAILED)
    if who == t.active:
        t.move_left = 0
        t.moving = False
        if t.fighting:
            if t.after == TURN:
                t.after = DUSK
        elif t.step == TURN:
            t.step = DUSK
