"""Moving in a fight: players, foes and who is pushed (BAN-FGT-15, BAN-CAB-07, BAN-ENM-05..08)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import (
    ACRES,
    GATE_TO,
    INTERIOR,
    NOWHERE,
    TOWN_HALL_ACRE,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.content import ENEMY
from saloon.games.bantam.effects import NO_CHECK, NO_KEY, VIG, difficulty_of, skill_of
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.cardplay import combatant
from saloon.games.bantam.play.combat.enemies import hurt_foe
from saloon.games.bantam.play.line_of_sight import in_sight
from saloon.games.bantam.play.moving import arrive, easy_ways, put, trail_between, walk
from saloon.games.bantam.state import NO_CABIN, Table
from saloon.games.bantam.written import DONE, GO

STUCK: Final = -2
"""A way there would be, but for a Key, a Door or a skill (BAN-ENM-07)."""


# -- players ---------------


def door_way(t: Table, place: int, owner: int) -> int:
    """BAN-CAB-07: through the Door of a Cabin, unlocked or `owner`'s own, or NOWHERE."""
    acre = place if place < INTERIOR else place - INTERIOR
    holder = t.cabin_on(acre)
    if holder == NO_CABIN or not (t.door[acre] or holder == owner):
        return NOWHERE
    return INTERIOR + acre if place < INTERIOR else acre


def ways(t: Table, who: int) -> list[int]:
    """BAN-FGT-15, BAN-FGT-22, BAN-CAB-07: one step: no hidden trails, open Doors only."""
    place = t.where[who]
    found: list[int] = []
    if place < INTERIOR:
        for trail in TRAILS_AT[place]:
            to = far_end(trail, place)
            if TRAIL[trail].key == NO_KEY and (to != TOWN_HALL_ACRE or t.sg):
                found.append(to)
        for beyond in (GATE_TO[place], t.joint[place]):
            if beyond != NOWHERE:
                found.append(beyond)
    inside = door_way(t, place, who)
    if inside != NOWHERE:
        found.append(inside)
    return found


def go(t: Table, who: int, to: int) -> FlowOf[bool]:
    """BAN-FGT-15, BAN-CAB-07: one step, along a trail with its checks or through a Door."""
    place = t.where[who]
    t.cite("BAN-FGT-15")
    if place < INTERIOR and to < INTERIOR:
        arrived = yield from walk(t, who, to)
    else:
        t.cite("BAN-CAB-07")
        put(t, who, to)
        arrived = yield from arrive(t, who)
    if not in_sight(place, to):
        t.cite("BAN-FGT-22")
    return arrived


def move(t: Table, who: int, n: int, clause: str) -> Flow:
    """BAN-CRD-11, BAN-FGT-15: up to n Acres; a failed check ends it."""
    for _ in range(n):
        paths = [GO + to for to in ways(t, who)]
        answer = yield t.ask_path(who, [DONE, *paths], clause, count=n)
        if answer == DONE:
            return
        arrived = yield from go(t, who, answer - GO)
        if not arrived:
            return


def key_ways(t: Table, who: int, colour: int) -> list[int]:
    """BAN-FGT-15, BAN-CRD-15: where a Key on the card played leads."""
    place = t.where[who]
    if place >= INTERIOR:
        return []
    return [far_end(n, place) for n in TRAILS_AT[place] if TRAIL[n].key == colour]


def unlock(t: Table, who: int, colour: int) -> Flow:
    """BAN-FGT-15: the card itself opens one hidden trail and leads across it."""
    paths = [GO + to for to in key_ways(t, who, colour)]
    answer = yield t.ask_path(who, paths, count=1)
    put(t, who, answer - GO)
    yield from arrive(t, who)


# -- pushing ---------------


def push_ways(t: Table, one: int) -> list[int]:
    """BAN-CRD-11: along trails without check or Key, never through a locked Door."""
    place = t.place_of(one)
    found = easy_ways(t, place)
    inside = door_way(t, place, NO_CABIN)
    if inside != NOWHERE:
        found.append(inside)
    return found


def push(t: Table, side: int, n: int) -> Flow:
    """BAN-CRD-11, BAN-RULING-27: the opponent is moved up to n Acres, by the user's choice.

    A foe pushes to the Acre of lowest number. In a Brawl who is pushed out of sight is put back.
    """
    who = combatant(t, side)
    other = combatant(t, 1 - side)
    for _ in range(n):
        paths = push_ways(t, other)
        if not paths:
            return
        if who >= FOE:
            to = min(paths)
        else:
            moves = [DONE, *[GO + way for way in paths]]
            answer = yield t.ask_push(who, moves, "BAN-CRD-11", target=other)
            if answer == DONE:
                return
            to = answer - GO
        if t.brawl and not in_sight(t.place_of(who), to):
            t.cite("BAN-BRW-07")
            return
        t.tell_pushed("BAN-CRD-11", who=other, place=to)
        if other >= FOE:
            t.foe_at[other - FOE] = to
            t.cite("BAN-ENM-08")
        else:
            t.where[other] = to
            yield from arrive(t, other)


# -- foes ---------------


def has_skill(t: Table, slot: int, check: int) -> bool:
    """BAN-ENM-05, BAN-ENM-06: whether the skill of a check is on a foe's token."""
    return check == NO_CHECK or skill_of(check) < len(ENEMY[t.foe_token[slot]].skills)


def foe_passes(t: Table, slot: int, check: int, clauses: str) -> bool:
    """BAN-ENM-12, BAN-CHK-02: a die and the token's skill; never rolled again."""
    level = ENEMY[t.foe_token[slot]].skills[skill_of(check)]
    need = difficulty_of(check)
    t.cite(clauses)
    if level + 1 >= need:
        return True
    die = t.roll(6)
    t.tell_foe_check("BAN-ENM-12", slot=slot, check=check, die=die, total=level + die)
    return level + die >= need


def foe_steps(t: Table, slot: int, place: int, there: int, free: bool) -> list[int]:
    """BAN-ENM-05: the places one usable step away, each in sight of the player at `there`.

    `free`: as if there were no Keys, locked Doors or skills to lack (BAN-ENM-07).
    """
    found: list[int] = []
    if place < INTERIOR:
        for trail in TRAILS_AT[place]:
            row = TRAIL[trail]
            usable = row.key == NO_KEY and has_skill(t, slot, row.check)
            if (usable or free) and in_sight(there, far_end(trail, place)):
                found.append(far_end(trail, place))
    acre = place if place < INTERIOR else place - INTERIOR
    if t.cabin_on(acre) != NO_CABIN and (t.door[acre] or free):
        beyond = INTERIOR + acre if place < INTERIOR else acre
        if in_sight(there, beyond):
            found.append(beyond)
    return found


def pursuit(t: Table, slot: int, there: int) -> int:
    """BAN-ENM-05, BAN-ENM-07, BAN-RULING-120: a foe's next place on its way to the player.

    The shortest way, then the one with fewest checks, then the lowest number; NOWHERE without
    any, STUCK where only a Key, a Door or a skill is missing.
    """
    place = t.foe_at[slot]
    best = NOWHERE
    least = FARTHEST
    for step in sorted(foe_steps(t, slot, place, there, False)):
        cost = way_cost(t, slot, step, there, False)
        if cost < FARTHEST:
            cost += step_cost(place, step)
        if cost < least:
            least = cost
            best = step
    if best == NOWHERE and way_cost(t, slot, place, there, True) < FARTHEST:
        return STUCK
    return best


FARTHEST: Final = 1000000
STEP_COST: Final = 1000
"""One Acre on a way outweighs any number of checks."""


def step_cost(place: int, to: int) -> int:
    """What a step counts on a way: an Acre, and 1 for a check."""
    if place >= INTERIOR or to >= INTERIOR:
        return STEP_COST
    trail = trail_between(place, to)
    return STEP_COST + (1 if TRAIL[trail].check != NO_CHECK else 0)


def way_cost(t: Table, slot: int, start: int, there: int, free: bool) -> int:
    """The cost of the best way to the player, or FARTHEST."""
    costs = [FARTHEST] * (INTERIOR + ACRES)
    costs[start] = 0
    open_places = [start]
    for place in open_places:
        for to in foe_steps(t, slot, place, there, free):
            cost = costs[place] + step_cost(place, to)
            if cost < costs[to]:
                costs[to] = cost
                open_places.append(to)
    return costs[there]


def foe_move(t: Table, slot: int, n: int) -> bool:
    """BAN-ENM-05..08: up to n Acres towards the player; False when it cannot pursue."""
    who = t.defender if t.attacker == FOE + slot else t.attacker
    for _ in range(n):
        place = t.foe_at[slot]
        there = t.where[who]
        if place == there:
            return True
        to = pursuit(t, slot, there)
        if to == STUCK:
            t.cite("BAN-ENM-07")
            return False
        if to == NOWHERE:
            t.cite("BAN-ENM-07")
            return True
        t.cite("BAN-ENM-05")
        if not foe_crosses(t, slot, place, to):
            return True
        t.foe_at[slot] = to
        t.tell_foe_moves("BAN-ENM-05 BAN-ENM-08", slot=slot, at=to)
    return True


def foe_crosses(t: Table, slot: int, place: int, to: int) -> bool:
    """BAN-ENM-06: a trail check it fails costs the movement and its Wounds, no red trail."""
    if place >= INTERIOR or to >= INTERIOR:
        return True
    row = TRAIL[trail_between(place, to)]
    if row.check == NO_CHECK or foe_passes(t, slot, row.check, "BAN-ENM-06"):
        return True
    for penalty in row.penalties:
        if penalty.verb == VIG:
            hurt_foe(t, slot, -penalty.a, "BAN-ENM-06")
    return False
