"""Foes: attacks and sneaking (BAN-ATT, BAN-STE), and what wounds do to them (BAN-ENM-09)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import INTERIOR, NOWHERE, SLOTS
from saloon.games.bantam.content import ENEMY, NEUTRAL, REACH_OF
from saloon.games.bantam.effects import NO_CHECK
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.combat.beginning import begin_fight, in_town, reaches, watchers
from saloon.games.bantam.play.line_of_sight import FAR, cite_sight, distance
from saloon.games.bantam.state import DESERTED, NOBODY, Table
from saloon.games.bantam.written import DUSK, NIGHTFALL, NO, TURN, YES


def hinders(t: Table, who: int, slot: int) -> bool:
    """BAN-END-06, BAN-NIG-15: whether a foe is aware of a player."""
    if t.sneaked[who] >> slot & 1:
        return False
    foe = ENEMY[t.foe_token[slot]]
    return not (foe.symbol == NEUTRAL and foe.sneak == NO_CHECK)


# -- sneaking ---------------


def sneak_slots(t: Table, who: int) -> list[int]:
    """BAN-STE-01, BAN-STE-05: the foes in whose Range a player may try to go unseen."""
    found: list[int] = []
    place = t.where[who]
    if in_town(place):
        return found
    unaware = t.sneaked[who]
    for slot in range(SLOTS):
        there = t.foe_at[slot]
        if there == NOWHERE or unaware >> slot & 1:
            continue
        token = t.foe_token[slot]
        if distance(there, place) > REACH_OF[token]:
            continue
        if ENEMY[token].sneak == NO_CHECK:
            if ENEMY[token].symbol != NEUTRAL:
                t.cite("BAN-STE-05")
        else:
            found.append(slot)
    return found


def sneak_past(t: Table, who: int, slot: int) -> FlowOf[bool]:
    """BAN-STE-01..03: a Sneak Check; a foe that noticed nothing leaves the player alone."""
    passed = yield from attempt(t, who, ENEMY[t.foe_token[slot]].sneak, 0, "BAN-STE-01")
    if passed:
        t.sneaked[who] |= 1 << slot
        t.tell_sneaks("BAN-STE-02 BAN-STE-01", who=who, slot=slot)
    else:
        t.tell_spotted("BAN-STE-03", who=who, slot=slot)
    return passed


# -- attacks ---------------


def foe_attacks(t: Table, slot: int, after: int) -> None:
    """BAN-ATT-05, BAN-ATT-07: the foe is Attacker where it stands; a Move in progress is over."""
    place = t.foe_at[slot]
    there = t.where[t.active]
    cite_sight(t, place, there)
    clauses = "BAN-ATT-05 BAN-ATT-01 BAN-ATT-02"
    t.tell_foe_attacks(clauses, slot=slot, target=t.active, range=distance(place, there))
    if t.moving:
        t.cite("BAN-ATT-07")
    begin_fight(t, FOE + slot, t.active, after)


def attack_of(t: Table, foes: list[int], after: int) -> Flow:
    """BAN-ATT-04, BAN-ATT-06: the closest attacks, or if sneaked past the next; at most one."""
    who = t.active
    while foes and t.vig[who] > 0:
        slot = closest(t, foes)
        sneaky = ENEMY[t.foe_token[slot]].sneak != NO_CHECK
        moves = [YES, NO] if sneaky else [NO]
        answer = yield t.ask_sneak(who, moves, "BAN-STE-01", slot=slot)
        passed = False
        if answer == YES:
            passed = yield from sneak_past(t, who, slot)
        else:
            t.cite("BAN-STE-03")
        if passed:
            t.cite("BAN-ATT-06")
            foes.remove(slot)
        else:
            if t.vig[who] > 0:
                foe_attacks(t, slot, after)
            return


def closest(t: Table, foes: list[int]) -> int:
    """BAN-ATT-04: the nearest foe; equally near ones roll, the highest attacks, ties roll again."""
    there = t.where[t.active]
    least = FAR
    for slot in foes:
        least = min(least, distance(t.foe_at[slot], there))
    near = [slot for slot in foes if distance(t.foe_at[slot], there) == least]
    while len(near) > 1:
        t.cite("BAN-ATT-04")
        rolls: list[int] = []
        for slot in near:
            die = t.roll(6)
            rolls.append(die)
            t.tell_foe_rolls(slot=slot, die=die)
        best = max(rolls)
        near = [slot for n, slot in enumerate(near) if rolls[n] == best]
    return near[0]


def alert(t: Table) -> Flow:
    """BAN-ATT-01, BAN-ATT-03, BAN-ATT-08: the turn player took a step; aggressive foes attack.

    One that has fought already attacks again once its Range was left.
    """
    near = watchers(t)
    t.fought &= near
    if t.fought:
        t.cite("BAN-ATT-08")
    yield from attack_at_once(t, near & ~t.fought, "BAN-ATT-01 BAN-ATT-03")


def alert_after_fight(t: Table) -> Flow:
    """BAN-ATT-09: an aggressive foe whose Range the turn player entered in a fight attacks now."""
    yield from attack_at_once(t, watchers(t) & ~(t.watched | t.fought), "BAN-ATT-09")


def attack_at_once(t: Table, near: int, clauses: str) -> Flow:
    """One of these foes, a set, attacks unless it is unaware of the turn player."""
    near &= ~t.sneaked[t.active]
    if near:
        t.cite(clauses)
        yield from attack_of(t, [slot for slot in range(SLOTS) if near >> slot & 1], TURN)


def dusk_attack(t: Table) -> Flow:
    """BAN-ATT-01, BAN-ATT-06, BAN-TUR-06: who ends a turn within a foe's Range is attacked."""
    who = t.active
    foes: list[int] = []
    if t.vig[who] > 0:
        for slot in range(SLOTS):
            if t.foe_at[slot] == NOWHERE or not reaches(t, slot, who):
                continue
            if ENEMY[t.foe_token[slot]].symbol == NEUTRAL:
                t.cite("BAN-ATT-01")
            elif not t.sneaked[who] >> slot & 1:
                foes.append(slot)
    if foes:
        t.cite("BAN-ATT-01 BAN-ATT-06")
        inside = t.where[who] - INTERIOR
        if inside >= 0 and t.cabin[inside] == DESERTED:
            t.cite("BAN-ABA-03")
        yield from attack_of(t, foes, NIGHTFALL)
    if t.step == DUSK:
        t.step = NIGHTFALL


# -- wounds ---------------


def hurt_foe(t: Table, slot: int, n: int, clauses: str) -> None:
    """BAN-ENM-09, BAN-ENM-10: Wounds stay with a foe; outside its fight they may be its end."""
    most = ENEMY[t.foe_token[slot]].vig
    dealt = min(n, most - t.wounds[slot])
    t.wounds[slot] += dealt
    t.tell_foe_hurt(clauses, slot=slot, count=dealt, left=most - t.wounds[slot])
    t.cite("BAN-ENM-09")
    if t.wounds[slot] == most and t.side_of(FOE + slot) == NOBODY:
        lose_foe(t, slot)


def lose_foe(t: Table, slot: int) -> None:
    """BAN-ENM-10, BAN-RULING-79: killed by fire: no loot, the token goes to the reserve."""
    t.foe_at[slot] = NOWHERE
    t.wounds[slot] = 0
    t.reserve = tuple(sorted([*t.reserve, t.foe_token[slot]]))
    t.tell_foe_burned("BAN-ENM-10", slot=slot)
