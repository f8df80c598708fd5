"""Endeavors (BAN-END)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import INTERIOR, NONE_HERE, RESOURCE_OF, TERRAIN_ACRES
from saloon.games.bantam.content import ENDEAVOR, ENEMY, MASTER, MINING, NEUTRAL
from saloon.games.bantam.effects import BLACK, GEM, NO_CHECK
from saloon.games.bantam.play.checks import reroll
from saloon.games.bantam.play.combat.enemies import foe_attacks, hinders, sneak_past
from saloon.games.bantam.play.goods import gain_goods
from saloon.games.bantam.play.vigor import spend_grit
from saloon.games.bantam.state import NO_CABIN, Table
from saloon.games.bantam.written import SNEAK, TURN


def can_work(t: Table, who: int) -> bool:
    """BAN-END-01, BAN-END-04, BAN-END-05, BAN-END-07, BAN-CAB-09, BAN-FIR-11."""
    acre = t.where[who]
    if acre >= TERRAIN_ACRES or RESOURCE_OF[acre] == NONE_HERE:
        return False
    if t.fire and (t.burning(acre) or t.burning(INTERIOR + acre)):
        t.cite("BAN-END-04 BAN-FIR-11")
        return False
    owner = t.cabin[acre]
    if owner != NO_CABIN and owner != who and not t.door[acre]:
        t.cite("BAN-END-05 BAN-CAB-09")
        return False
    for slot in t.foes_at(acre):
        foe = ENEMY[t.foe_token[slot]]
        if foe.sneak == NO_CHECK and foe.symbol != NEUTRAL and hinders(t, who, slot):
            t.cite("BAN-END-07")
            return False
    return True


def work(t: Table, who: int) -> Flow:
    """BAN-END-01..03, BAN-END-10: two dice, each its own attempt at the Resource of the acre."""
    acre = t.where[who]
    spend_grit(t, who, "BAN-END-01")
    unseen = yield from past_foes(t, who)
    if not unseen:
        return
    endeavor = RESOURCE_OF[acre]
    card = ENDEAVOR[endeavor]
    level = t.level[who * 4 + endeavor]
    need = card.difficulty[level]
    first = t.roll(6)
    second = t.roll(6)
    t.tell_works("BAN-END-01 BAN-END-02", who=who, endeavor=endeavor, first=first, second=second)
    reward = card.reward[level]
    t.due = reward if second >= need else 0
    first = yield from roll_on(t, who, need, first)
    t.due = reward if first >= need else 0
    second = yield from roll_on(t, who, need, second)
    t.due = 0
    if t.vig[who] == 0:
        return
    gems = 0
    if endeavor == MINING and level == MASTER:
        gems = (first == 6) + (second == 6)
        t.cite("BAN-END-10 BAN-LVL-07")
    successes = (first >= need) + (second >= need) - gems
    t.cite("BAN-END-02")
    if gems:
        yield from gain_goods(t, who, GEM, gems, "BAN-END-10 BAN-END-11")
    if successes:
        yield from gain_goods(t, who, endeavor, successes * reward, "BAN-END-02")


def roll_on(t: Table, who: int, need: int, die: int) -> FlowOf[int]:
    """BAN-END-03: a failed die is rolled again as often as Will Power lasts."""
    while die < need and t.vig[who] > 0:
        again = yield from reroll(t, who, BLACK * 16 + need, die, max(0, 7 - need))
        if not again:
            break
        die = t.roll(6)
        t.tell_rerolls("BAN-END-03 BAN-WIL-02", who=who, die=die)
    return die


def past_foes(t: Table, who: int) -> FlowOf[bool]:
    """BAN-END-06: a Sneak Check for each foe that hinders, in the player's order."""
    while True:
        foes = [slot for slot in t.foes_at(t.where[who]) if hinders(t, who, slot)]
        if not foes:
            return True
        answer = yield t.ask_sneak_order(who, [SNEAK + slot for slot in foes])
        slot = answer - SNEAK
        passed = yield from sneak_past(t, who, slot)
        if t.vig[who] == 0 or t.step != TURN:
            return False
        if not passed:
            t.tell_cancelled(who=who)
            foe_attacks(t, slot, TURN)
            return False
