"""How a fight begins (BAN-FGT-01, BAN-FGT-04)."""

from __future__ import annotations

from saloon.games.bantam.state import FIGHT, Table


def begin_fight(t: Table, attacker: int, defender: int, after: int) -> None:
    """BAN-FGT-01."""
    t.fighting = True
    t.attacker = attacker
    t.defender = defender
    t.after = after
    t.engagements = 0
    t.step = FIGHT
