"""What cards and items do in a fight: damage, Shelter, Block, the other verbs (BAN-CRD-11)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import INTERIOR, SHELTER_OF
from saloon.games.bantam.cards import CARD, HIGH_OF, LOW_OF
from saloon.games.bantam.content import ENEMY
from saloon.games.bantam.effects import BLACK, BLOCK, DAMAGE, HEAL, MOVE, NO_CHECK, PUSH
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.combat.cardplay import combatant
from saloon.games.bantam.play.combat.enemies import hurt_foe
from saloon.games.bantam.play.combat.footwork import foe_move, foe_passes, move, push
from saloon.games.bantam.play.fire.burning import card_of
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.vigor import heal, wound
from saloon.games.bantam.state import COVERED, EXPOSED, NO_CARD, UNROLLED, WAITING, Table
from saloon.games.bantam.written import NO, YES


def is_down(t: Table, one: int) -> bool:
    """BAN-FGT-14, BAN-FGT-20, BAN-ENM-09: no Vigor left, or as many Wounds as it has."""
    if one < FOE:
        return t.vig[one] == 0
    return t.wounds[one - FOE] >= ENEMY[t.foe_token[one - FOE]].vig


def anybody_down(t: Table) -> bool:
    """BAN-FGT-14, BAN-FGT-20: whether the fight is decided."""
    return is_down(t, t.attacker) or is_down(t, t.defender)


def range_of(t: Table, side: int) -> int:
    """BAN-LOS-07: the Range from a combatant to the other."""
    return distance(t.place_of(combatant(t, side)), t.place_of(combatant(t, 1 - side)))


def within(t: Table, side: int, card: int) -> bool:
    """BAN-CRD-03, BAN-FGT-09: whether the opponent is in the Range of a card, if it has one."""
    if LOW_OF[card] < 0:
        return True
    return LOW_OF[card] <= range_of(t, side) <= HIGH_OF[card]


# -- the verbs ---------------


def strike(t: Table, side: int, verb: int, n: int, clause: str) -> Flow:
    """BAN-CRD-11: Damage, Block, Move, Heal or Push by whoever fights on a side."""
    who = combatant(t, side)
    t.cite("BAN-CRD-11")
    if verb == DAMAGE:
        yield from damage(t, side, n)
    elif verb == BLOCK:
        raise_block(t, side, n)
    elif verb == PUSH:
        yield from push(t, side, n)
    elif who >= FOE:
        if verb == MOVE:
            foe_move(t, who - FOE, n)
        else:
            heal_foe(t, who - FOE, n)
    elif verb == MOVE:
        yield from move(t, who, n, clause)
    elif verb == HEAL:
        heal(t, who, n, "BAN-CRD-11")


def raise_block(t: Table, side: int, n: int) -> None:
    """BAN-FGT-12: n less damage in this Engagement, in all; several Blocks add up."""
    t.block[side] += n
    t.tell_blocks("BAN-FGT-12 BAN-CRD-11", who=combatant(t, side), count=n)


def heal_foe(t: Table, slot: int, n: int) -> None:
    """BAN-ENM-04: a foe's Heal takes off Wounds."""
    gained = min(n, t.wounds[slot])
    t.wounds[slot] -= gained
    t.tell_foe_healed(slot=slot, count=gained)


# -- damage ---------------


def damage(t: Table, side: int, n: int) -> Flow:
    """BAN-FGT-11..13, BAN-SHE-04..06: first Shelter, then Block, what is left hurts.

    Nothing is blocked in an Ambush (BAN-AMB-02).
    """
    other = 1 - side
    if t.cover == UNROLLED:
        yield from shelter_roll(t, side)
    if t.cover == COVERED:
        return
    if t.engagements == 0:
        t.cite("BAN-AMB-02")
    elif n > t.block[other]:
        yield from commit_block(t, other)
    blocked = min(n, t.block[other])
    if blocked:
        t.block[other] -= blocked
        t.tell_blocked("BAN-FGT-12 BAN-FGT-11", who=combatant(t, other), count=blocked)
    if n > blocked:
        land(t, combatant(t, other), n - blocked)


def land(t: Table, one: int, n: int) -> None:
    """BAN-FGT-13, BAN-FGT-25: Vigor lost, or Wounds that stay after the fight."""
    t.cite("BAN-FGT-25")
    if one < FOE:
        wound(t, one, n, "BAN-FGT-13")
    else:
        hurt_foe(t, one - FOE, n, "BAN-FGT-13")


def shelter_number(t: Table, place: int) -> int:
    """BAN-SHE-04, BAN-CAB-13: what the Shelter Roll must reach, 0 without Shelter."""
    if place < INTERIOR:
        return SHELTER_OF[place]
    return card_of(t, place - INTERIOR).shelter


def shelter_roll(t: Table, side: int) -> Flow:
    """BAN-SHE-04..06, BAN-RULING-102: once for a card, against damage from afar, never by foes."""
    t.cover = EXPOSED
    who = combatant(t, 1 - side)
    if who >= FOE:
        if shelter_number(t, t.place_of(who)):
            t.cite("BAN-SHE-06")
        return
    number = shelter_number(t, t.where[who])
    if number == 0:
        return
    if t.where[who] >= INTERIOR:
        t.cite("BAN-CAB-13")
    if range_of(t, side) == 0:
        t.cite("BAN-SHE-05")
        return
    safe = yield from attempt(t, who, BLACK * 16 + number, 0, "BAN-SHE-04 BAN-SHE-05")
    if safe:
        t.cover = COVERED
        t.tell_sheltered("BAN-SHE-04 BAN-SHE-05", who=who)


def commit_block(t: Table, side: int) -> Flow:
    """BAN-FGT-11, BAN-ENM-04: the Block of a card not yet executed works now, if wanted."""
    card = t.shown[side]
    if card == NO_CARD or t.fate[side] != WAITING or not within(t, side, card):
        return
    for n, prim in enumerate(CARD[card].prims):
        if prim.verb != BLOCK or t.used[side] >> n & 1 or (CARD[card].slash and t.used[side]):
            continue
        one = combatant(t, side)
        if one < FOE:
            answer = yield t.ask_block(one, [YES, NO], "BAN-FGT-11", card=card, count=prim.n)
            if answer == NO:
                return
        t.used[side] |= 1 << n
        t.cite("BAN-FGT-11")
        worked = yield from prim_works(t, side, prim.check)
        if worked:
            raise_block(t, side, prim.n)


def prim_works(t: Table, side: int, check: int) -> FlowOf[bool]:
    """BAN-CRD-05, BAN-ENM-12: the check of a PRIM, if any; failing cancels only that PRIM."""
    one = combatant(t, side)
    if check == NO_CHECK:
        return True
    t.cite("BAN-CRD-05")
    if one >= FOE:
        return foe_passes(t, one - FOE, check, "BAN-CRD-05")
    passed = yield from attempt(t, one, check, 0, "BAN-CRD-05")
    return passed and t.vig[one] > 0
