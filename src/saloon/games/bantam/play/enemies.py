"""Foes: attacks and sneaking (BAN-ENM, BAN-ATT, BAN-STE)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.content import ENEMY, NEUTRAL
from saloon.games.bantam.effects import NO_CHECK
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.fight import begin_fight
from saloon.games.bantam.state import NIGHTFALL, Table


def hinders(t: Table, who: int, slot: int) -> bool:
    """BAN-END-06, BAN-NIG-15: whether a foe is aware of a player."""
    if t.sneaked[who] >> slot & 1:
        return False
    foe = ENEMY[t.foe_token[slot]]
    return not (foe.symbol == NEUTRAL and foe.sneak == NO_CHECK)


def sneak_slots(t: Table, who: int) -> list[int]:
    """BAN-STE-01: the foes a player may try to sneak past."""
    return []


def sneak_past(t: Table, who: int, slot: int) -> FlowOf[bool]:
    """BAN-STE-01, BAN-STE-02."""
    passed = yield from attempt(t, who, ENEMY[t.foe_token[slot]].sneak, 0, "BAN-STE-01")
    if passed:
        t.sneaked[who] |= 1 << slot
    return passed


def foe_attacks(t: Table, slot: int, after: int) -> None:
    """BAN-ATT-05."""
    begin_fight(t, FOE + slot, t.active, after)


def alert(t: Table) -> Flow:
    """BAN-ATT-01."""
    return
    yield


def dusk_attack(t: Table) -> Flow:
    """BAN-ATT-06."""
    t.step = NIGHTFALL
    return
    yield
