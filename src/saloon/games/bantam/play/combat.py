"""Engagements (BAN-FGT)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.state import NOBODY, Table


def fight_targets(t: Table, who: int) -> list[int]:
    """BAN-FGT-01, BAN-FGT-03."""
    return [FOE + slot for slot in t.foes_at(t.where[who])]


def engagement(t: Table) -> Flow:
    """One Engagement."""
    t.fighting = False
    t.attacker = NOBODY
    t.defender = NOBODY
    t.step = t.after
    return
    yield
