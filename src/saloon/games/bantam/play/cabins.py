"""Cabins and breaching (BAN-CAB, BAN-BRE)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import ACRE, INTERIOR, NONE_HERE, NOWHERE, RESOURCE_OF, TERRAIN_ACRES
from saloon.games.bantam.content import (
    CABIN_COST,
    CABIN_SLOTS,
    CARPENTER_COST,
    CRAFTS_EACH,
    ENDEAVOR,
    LOGGING,
    MASTER,
    P_BREACH,
    P_BUILD,
)
from saloon.games.bantam.effects import CRAFT, ENTRY, GEM, LUMBER, NONE, SELL_HERE
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.effects import do, penalties
from saloon.games.bantam.play.fire.burning import card_of
from saloon.games.bantam.play.governors.deserted import chest_here
from saloon.games.bantam.play.items import tire, tool_bonus, tool_high, tool_low, tools
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.moving import arrive, put
from saloon.games.bantam.play.notoriety import achieve, gain_np
from saloon.games.bantam.play.vigor import spend_grit
from saloon.games.bantam.state import DESERTED, EMPTY, LOOTED, NO_CABIN, PERK_USED, Table
from saloon.games.bantam.written import (
    BASH,
    CLIMB,
    DONE,
    ENTER,
    FIX,
    GET,
    GO,
    LEAVE,
    LOOT_ALL,
    OPEN_CHEST,
    PERK,
    PICK,
)

# -- building ---------------


def cost(t: Table, who: int) -> int:
    """BAN-CAB-01, BAN-LVL-07: 3 Lumber, 2 for a Carpenter."""
    return CARPENTER_COST if is_carpenter(t, who) else CABIN_COST


def is_carpenter(t: Table, who: int) -> bool:
    """BAN-LVL-07: Master of Logging."""
    return t.level[who * 4 + LOGGING] == MASTER


def can_build(t: Table, who: int) -> bool:
    """BAN-CAB-01..03: a Resource acre without Location Icon, Cabin or fire; up to the limit."""
    acre = t.where[who]
    if acre >= TERRAIN_ACRES or RESOURCE_OF[acre] == NONE_HERE or ACRE[acre].gate != NOWHERE:
        return False
    if t.goods[who * 5 + LUMBER] < cost(t, who):
        return False
    if t.cabin[acre] != NO_CABIN or t.burning(acre):
        t.cite("BAN-CAB-02")
        return False
    if t.cabin.count(who) >= ENDEAVOR[LOGGING].limit[t.level[who * 4 + LOGGING]]:
        t.cite("BAN-CAB-03 BAN-LVL-06")
        return False
    return True


def build(t: Table, who: int) -> Flow:
    """BAN-CAB-01, BAN-CAB-05, BAN-SGN-05: 1 Grit and Lumber for a Cabin with a locked Door."""
    acre = t.where[who]
    spend_grit(t, who, "BAN-CAB-01")
    lumber = cost(t, who)
    if lumber < CABIN_COST:
        t.cite("BAN-LVL-07")
    t.goods[who * 5 + LUMBER] -= lumber
    t.supply[LUMBER] += lumber
    t.cabin[acre] = who
    t.door[acre] = 0
    t.tell_builds("BAN-CAB-01 BAN-CAB-03 BAN-CAB-05", who=who, place=acre, count=lumber)
    if t.sg:
        if t.burned >> who & 1:
            t.cite("BAN-SGN-05")
        gain_np(t, who, "BAN-CAB-04 BAN-NOT-11")
    yield from achieve(t, who, P_BUILD)


# -- doors ---------------


def outside_moves(t: Table, who: int, free: bool) -> list[int]:
    """BAN-CAB-06, BAN-CAB-08, BAN-BRE-01, -04, -07: at a Cabin."""
    acre = t.where[who]
    owner = t.cabin[acre]
    moves: list[int] = []
    grit = t.grit[who] > 0
    if owner == who or t.door[acre]:
        if free:
            moves.append(ENTER)
    elif grit:
        moves.append(CLIMB)
        moves.append(BASH)
        t.cite("BAN-CAB-08 BAN-BRE-08" if owner != DESERTED else "BAN-ABA-01 BAN-ABA-04")
    if t.door[acre]:
        moves.extend(fix_moves(t, who, grit, free))
    return moves


def inside_moves(t: Table, who: int, free: bool) -> list[int]:
    """BAN-CAB-06, BAN-CAB-12, BAN-CAB-14, BAN-BRE-02: inside a Cabin."""
    acre = t.where[who] - INTERIOR
    owner = t.cabin[acre]
    moves: list[int] = []
    grit = t.grit[who] > 0
    if owner == who or t.door[acre]:
        if free:
            moves.append(LEAVE)
    elif grit:
        moves.append(CLIMB)
        t.cite("BAN-BRE-02")
    if t.door[acre]:
        moves.extend(fix_moves(t, who, grit, free))
    if free:
        if owner != who and not t.daily[who] >> LOOTED & 1 and has_goods(t, acre):
            moves.append(LOOT_ALL)
        if can_use_perk(t, who, acre):
            moves.append(PERK)
        if chest_here(t, t.where[who]) >= 0:
            moves.append(OPEN_CHEST)
    return moves


def fix_moves(t: Table, who: int, grit: bool, free: bool) -> list[int]:
    """BAN-BRE-07, BAN-LVL-07: 1 Grit and 1 Lumber; no Grit for a Carpenter."""
    able = free if is_carpenter(t, who) else grit
    return [FIX] if able and t.goods[who * 5 + LUMBER] else []


def has_goods(t: Table, acre: int) -> bool:
    """Whether anything is stored in a Cabin."""
    for slot in range(CABIN_SLOTS):  # noqa: SIM110
        if t.stored[acre * 3 + slot] != EMPTY:
            return True
    return False


def can_use_perk(t: Table, who: int, acre: int) -> bool:
    """BAN-CAB-14, BAN-ITM-08: once a Day Phase; crafting only for the character it names."""
    if t.daily[who] >> PERK_USED & 1:
        return False
    perk = card_of(t, acre).perk
    if perk.verb == NONE:
        return False
    if perk.verb == CRAFT:
        return t.character[who] == perk.a and t.crafted[who] < CRAFTS_EACH
    if perk.verb == SELL_HERE:
        return t.carried(who) > 0 or (t.cabin[acre] == who and has_goods(t, acre))
    return True


def enter(t: Table, who: int) -> Flow:
    """BAN-CAB-06, BAN-BRE-06: into an own or unlocked Cabin, free."""
    t.cite("BAN-CAB-06 BAN-BRE-06" if t.door[t.where[who]] else "BAN-CAB-06")
    put(t, who, t.where[who] + INTERIOR)
    yield from arrive(t, who)


def leave(t: Table, who: int) -> Flow:
    """BAN-CAB-06: out of an own or unlocked Cabin, free."""
    t.cite("BAN-CAB-06")
    put(t, who, t.where[who] - INTERIOR)
    yield from arrive(t, who)


def climb(t: Table, who: int) -> Flow:
    """BAN-BRE-01, BAN-BRE-02: in or out past a locked Door that stays as it is."""
    place = t.where[who]
    out = place >= INTERIOR
    acre = place - INTERIOR if out else place
    card = card_of(t, acre)
    spend_grit(t, who, "BAN-BRE-01")
    t.tell_climbs("BAN-BRE-01", who=who, place=acre)
    passed = yield from attempt(t, who, card.climb, 0, "BAN-BRE-01")
    if passed:
        put(t, who, acre if out else INTERIOR + acre)
        yield from arrive(t, who)
    elif t.where[who] == place:
        yield from penalties(t, who, card.climb_fail, "BAN-BRE-01")


def bash(t: Table, who: int) -> Flow:
    """BAN-BRE-04, BAN-BRE-05: a locked Door of another's Cabin, by Strength."""
    acre = t.where[who]
    card = card_of(t, acre)
    spend_grit(t, who, "BAN-BRE-04")
    t.tell_bashes("BAN-BRE-04", who=who, place=acre)
    passed = yield from attempt(t, who, card.bash, 0, "BAN-BRE-04")
    if passed:
        yield from breach(t, who, acre)
    elif t.where[who] == acre:
        yield from penalties(t, who, card.bash_fail, "BAN-BRE-05")


def breach(t: Table, who: int, acre: int) -> Flow:
    """BAN-BRE-05, BAN-BRE-06: the Door stands open to all."""
    t.door[acre] = 1
    t.tell_breaches(who=who, place=acre)
    yield from achieve(t, who, P_BREACH)


def fix(t: Table, who: int) -> None:
    """BAN-BRE-07, BAN-RULING-44: the Door is locked again, whoever is inside."""
    place = t.where[who]
    acre = place if place < INTERIOR else place - INTERIOR
    if is_carpenter(t, who):
        t.cite("BAN-LVL-07")
    else:
        spend_grit(t, who, "BAN-BRE-07")
    t.goods[who * 5 + LUMBER] -= 1
    t.supply[LUMBER] += 1
    t.door[acre] = 0
    t.tell_fixes("BAN-BRE-07", who=who, place=acre)


# -- locks ---------------


def locked_cabins(t: Table, who: int, tool: int) -> list[int]:
    """BAN-BRE-03, BAN-LOS-08: the others' locked Cabins within a tool's Range."""
    low = tool_low(t, who, tool)
    high = tool_high(t, who, tool)
    place = t.where[who]
    found: list[int] = []
    for acre in range(TERRAIN_ACRES):
        owner = t.cabin[acre]
        if owner != NO_CABIN and owner != who and not t.door[acre]:
            far = distance(place, acre)
            if low <= far <= high:
                found.append(acre)
    return found


def pick_moves(t: Table, who: int) -> list[int]:
    """BAN-BRE-03: the Entry Tools that reach a locked Cabin of another player."""
    if t.cabin.count(NO_CABIN) + t.cabin.count(who) == TERRAIN_ACRES:
        return []
    return [PICK + tool for tool in tools(t, who, ENTRY) if locked_cabins(t, who, tool)]


def pick(t: Table, who: int, tool: int) -> Flow:
    """BAN-BRE-03, BAN-BRE-05, BAN-CHK-12: a lock, by Sneak and the tool's modifier; no Grit."""
    targets = locked_cabins(t, who, tool)
    answer = yield t.ask_pick(who, [GO + acre for acre in targets], "BAN-BRE-03")
    acre = answer - GO
    bonus = tool_bonus(t, who, tool)
    tire(t, who, tool)
    t.tell_picks("BAN-BRE-03 BAN-CHK-12", who=who, place=acre)
    passed = yield from attempt(t, who, card_of(t, acre).pick, bonus, "BAN-BRE-03")
    if passed:
        yield from breach(t, who, acre)
    else:
        t.cite("BAN-BRE-05")


# -- inside ---------------


def loot_all(t: Table, who: int) -> Flow:
    """BAN-CAB-11, BAN-CAB-12: another's stored goods, as many as fit; failing is a crime."""
    acre = t.where[who] - INTERIOR
    t.daily[who] |= 1 << LOOTED
    t.tell_loots("BAN-CAB-12 BAN-CAB-11", who=who, place=acre)
    card = card_of(t, acre)
    t.crime = True
    passed = yield from attempt(t, who, card.loot, 0, "BAN-CAB-12")
    if not passed:
        if t.vig[who] > 0:
            yield from penalties(t, who, card.loot_fail, "BAN-CAB-12 BAN-CRI-02")
        t.crime = False
        return
    t.crime = False
    while t.room(who) > 0 and has_goods(t, acre):
        inside = t.stored[acre * 3 : acre * 3 + CABIN_SLOTS]
        kinds = [kind for kind in range(GEM + 1) if kind in inside]
        answer = yield t.ask_loot_all(who, [DONE, *[GET + k for k in kinds]], "BAN-CAB-12")
        if answer == DONE:
            return
        kind = answer - GET
        t.stored[acre * 3 + inside.index(kind)] = EMPTY
        t.goods[who * 5 + kind] += 1
        t.tell_takes("BAN-CAB-12", who=who, kind=kind, place=acre)


def perk(t: Table, who: int) -> Flow:
    """BAN-CAB-14: what the Cabin is good for, once a Day Phase."""
    acre = t.where[who] - INTERIOR
    t.daily[who] |= 1 << PERK_USED
    t.tell_perk(who=who, place=acre)
    yield from do(t, who, card_of(t, acre).perk, "BAN-CAB-14")
