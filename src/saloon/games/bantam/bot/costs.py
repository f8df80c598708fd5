"""What ways, work and dollars cost, in Grit: the sums behind `sense`."""

from __future__ import annotations

from typing import Final

from saloon.games.bantam.board import (
    ACRES,
    DOC,
    GATE_TO,
    INTERIOR,
    JAIL,
    NOWHERE,
    RELEASE_DOC,
    RELEASE_JAIL,
    RESOURCE_OF,
    TERRAIN_ACRES,
    TILE,
    TRADING_ACRE,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.content import ENDEAVOR, ENEMY, MASTER, SELL_PRICE
from saloon.games.bantam.effects import GEM, NO_CHECK, NO_KEY
from saloon.games.bantam.state import NO_CABIN, Table

FULL_LOAD: Final = 4
"""Dollars' worth of goods that one way to the Trading Post carries."""
NEAR_WAY: Final = 6.0
FAR_WAY: Final = 12.0
"""Acres of a way: beyond the first half as much, beyond the second not at all."""
OTHER_WAY: Final = 9.0
"""Acres of a way that is not yet planned."""
TRIP: Final = 2.2
"""Grit for a way that is not yet planned."""
DOLLAR_SALE: Final = 0.3
"""Grit for a dollar that only has to be fetched from the Trading Post."""
FAR_OFF: Final = 99.0
ANY_KIND: Final = 9
NO_ACRE: Final = -1
LONG_WAY: Final = 14
A_LOAD: Final = 12
"""Acres to the Trading Post and back, more than they will be: other work comes first."""
GUARDED: Final = 1.5
"""Grit that a foe in an acre costs who works there."""
IN_FIRE: Final = 4.0
"""Acres that a fire is worth in a place of work."""
NONE_LEFT: Final = 30.0
"""Grit to wait for Resources that all lie on cards: it may be for ever."""


def _distances() -> tuple[int, ...]:
    """Acres between any two, without Keys; a check counts as one acre more."""
    far = 99
    steps = [far] * (ACRES * ACRES)
    links: list[list[tuple[int, int]]] = []
    for acre in range(ACRES):
        ways = [
            (far_end(trail, acre), 1 if TRAIL[trail].check == NO_CHECK else 2)
            for trail in TRAILS_AT[acre]
            if TRAIL[trail].key == NO_KEY
        ]
        if GATE_TO[acre] != NOWHERE:
            ways.append((GATE_TO[acre], 1))
        links.append(ways)
    for place, side, other, facing in ((0, 1, 1, 3), (2, 1, 3, 3), (0, 2, 2, 0), (1, 2, 3, 0)):
        a = TILE[place].posts[side]
        b = TILE[other].posts[facing]
        links[a].append((b, 1))
        links[b].append((a, 1))
    for start in range(ACRES):
        base = start * ACRES
        steps[base + start] = 0
        queue = [start]
        while queue:
            acre = queue.pop(0)
            for to, cost in links[acre]:
                if steps[base + acre] + cost < steps[base + to]:
                    steps[base + to] = steps[base + acre] + cost
                    queue.append(to)
    return tuple(steps)


STEPS_TO: Final = _distances()
"""By acre * ACRES + acre, with the tiles in their standard places."""

WORK_ACRES: Final = tuple(
    [tuple([a for a in range(TERRAIN_ACRES) if RESOURCE_OF[a] == kind]) for kind in range(GEM)]
)
YIELD: Final = tuple(
    [
        tuple([2.0 * (7 - row.difficulty[n]) / 6.0 * row.reward[n] for n in range(3)])
        for row in ENDEAVOR
    ]
)
"""Resources that one Grit of an Endeavor earns at each level."""


def stand(t: Table, who: int) -> int:
    """The acre a seat will go on from."""
    place = t.where[who]
    if place >= INTERIOR:
        return place - INTERIOR
    if place == DOC:
        return RELEASE_DOC
    return RELEASE_JAIL if place == JAIL else place


def goods_of(t: Table, who: int) -> list[int]:
    """The goods a seat has, and those that its dice have already earned."""
    base = who * 5
    goods = [t.goods[base + kind] for kind in range(GEM + 1)]
    place = t.where[who]
    if t.due and who == t.active and place < TERRAIN_ACRES and RESOURCE_OF[place] >= 0:
        goods[RESOURCE_OF[place]] += min(t.due, t.supply[RESOURCE_OF[place]])
    return goods


def ways(t: Table, who: int, trips: int, nearest: float) -> float:
    """Grit for the way to the nearest place where something can be done, and the other ways."""
    if trips == 0:
        return 0.0
    return TRIP * (trips - 1) + (nearest if nearest < FAR_OFF else 6.0) / t.speed(who)


def shortened(
    steps: float, near: float = NEAR_WAY, far: float = FAR_WAY, part: float = 0.5
) -> float:
    """No first way counts more than one not yet planned, or who has done an errand is sorry."""
    steps = min(steps, far)
    return steps if steps <= near else near + part * (steps - near)


def errands(t: Table, who: int, trips: int, first: float) -> float:
    """The same where errands lie far apart; the first way is shortened."""
    return 0.0 if trips == 0 else (OTHER_WAY * (trips - 1) + first) / t.speed(who)


def lacking_for(t: Table, who: int, kind: int) -> int:
    """Resources that an Endeavor still needs up to Master."""
    level = t.level[who * 4 + kind]
    return sum(ENDEAVOR[kind].cost[level:]) - t.dedicated[who * 4 + kind]


def mastery_work(t: Table, who: int, kind: int, spare: list[int]) -> float:
    """Grit to master an Endeavor with what is held; a little for each Resource not yet given."""
    level = t.level[who * 4 + kind]
    cost = ENDEAVOR[kind].cost
    lacking = cost[level] - t.dedicated[who * 4 + kind]
    held = spare[kind]
    work = 0.0
    while True:
        used = min(held, lacking)
        held -= used
        work += (lacking - used) / YIELD[kind][level] + 0.05 * used
        level += 1
        if level == MASTER:
            return work
        lacking = cost[level]


def best_mastery(t: Table, who: int, spare: list[int], here: int) -> int:
    """The Endeavor that is mastered with the least Grit, the way to it included."""
    best = FAR_OFF
    chosen = 0
    speed = float(t.speed(who))
    for kind in range(GEM):
        if t.level[who * 4 + kind] < MASTER:
            work = mastery_work(t, who, kind, spare)
            work += way_to_work(t, who, kind, here) / speed
            if t.supply[kind] == 0 and spare[kind] < lacking_for(t, who, kind):
                work += NONE_LEFT
            if work < best:
                best = work
                chosen = kind
    return chosen


def earn_work(t: Table, who: int, spare: list[int], dollars: int, kind: int) -> float:
    """Grit to earn dollars: goods that can be sold are nearly as good as cash."""
    covered = min(value_of(t, who, spare), dollars)
    return DOLLAR_SALE * covered + (dollars - covered) * dollar_work(t, who, kind)


def dollar_work(t: Table, who: int, kind: int) -> float:
    """Grit for a dollar by the work that is done anyway, or by the best paid one."""
    best = 0.0
    for k in range(GEM):
        if kind in (ANY_KIND, k):
            best = max(best, YIELD[k][t.level[who * 4 + k]] * SELL_PRICE[k])
    return 1.0 / best + 0.3


def ways_to_earn(t: Table, who: int, spare: list[int], dollars: int, kind: int, here: int) -> float:
    """Grit for the ways of earning: to work, to the Trading Post, and back for another load."""
    sale = value_of(t, who, spare)
    work = NO_ACRE
    least = FAR_OFF
    speed = float(t.speed(who))
    for k in range(GEM):
        if kind in (ANY_KIND, k):
            acre = work_acre(t, who, k, here)
            if acre != NO_ACRE:
                paid = YIELD[k][t.level[who * 4 + k]] * SELL_PRICE[k]
                cost = STEPS_TO[here + acre] / speed + dollars / paid
                if cost < least:
                    least = cost
                    work = acre
    if work == NO_ACRE:
        work = TRADING_ACRE
    back = STEPS_TO[work * ACRES + TRADING_ACRE]
    full = sale >= min(dollars, FULL_LOAD) or t.room(who) <= 0
    if full or (sale and here == TRADING_ACRE * ACRES):
        loads = (max(0, dollars - sale) + FULL_LOAD - 1) // FULL_LOAD
        steps = STEPS_TO[here + TRADING_ACRE]
    else:
        loads = (max(0, dollars - FULL_LOAD) + FULL_LOAD - 1) // FULL_LOAD
        steps = STEPS_TO[here + work] + back
    return (steps + 2 * back * loads) / speed


def later_ways(t: Table, who: int, spare: list[int], dollars: int) -> float:
    """Grit for the ways of earning while other work is to be done first."""
    loads = (max(0, dollars - value_of(t, who, spare)) + FULL_LOAD - 1) // FULL_LOAD
    return float(LONG_WAY + A_LOAD * loads) / t.speed(who)


def work_acre(t: Table, who: int, kind: int, here: int) -> int:
    """The nearest acre where a Resource can be worked for, or NO_ACRE."""
    best = FAR_OFF
    found = NO_ACRE
    for acre in WORK_ACRES[kind]:
        steps = way_to_acre(t, who, acre, here)
        if steps < best:
            best = steps
            found = acre
    return found


def way_to_acre(t: Table, who: int, acre: int, here: int) -> float:
    """Acres to a place of work: more with a foe in it or in fire, far off behind a locked Door."""
    owner = t.cabin[acre]
    if owner != NO_CABIN and owner != who and not t.door[acre]:
        return FAR_OFF
    steps = float(STEPS_TO[here + acre])
    if t.fire and t.burning(acre):
        steps += IN_FIRE
    for slot in range(len(t.foe_at)):
        if t.foe_at[slot] == acre and not t.sneaked[who] >> slot & 1:
            steps += GUARDED * 3.0
    return steps


def way_to_work(t: Table, who: int, kind: int, here: int) -> float:
    """Acres to the nearest place of a Resource."""
    best = FAR_OFF
    for acre in WORK_ACRES[kind]:
        if STEPS_TO[here + acre] < best:
            best = min(best, way_to_acre(t, who, acre, here))
    return best


def way_with_room(t: Table, who: int, kind: int, here: int) -> float:
    """The same; with both hands full of other goods by way of the Trading Post."""
    if t.room(who) > 0 or t.goods[who * 5 + kind]:
        return way_to_work(t, who, kind, here)
    return STEPS_TO[here + TRADING_ACRE] + way_to_work(t, who, kind, TRADING_ACRE * ACRES)


def way_to_site(t: Table, here: int) -> float:
    """Acres to the nearest place where a Cabin can be built."""
    best = FAR_OFF
    for acres in WORK_ACRES:
        for acre in acres:
            if STEPS_TO[here + acre] < best and t.cabin[acre] == NO_CABIN:
                best = float(STEPS_TO[here + acre])
    return best


def value_of(t: Table, who: int, spare: list[int]) -> int:
    """What the Trading Post would pay for all that is not needed."""
    value = 0
    for kind in range(GEM + 1):
        value += spare[kind] * SELL_PRICE[kind]
    if t.seen:
        for token in t.heads_of(who):
            value += ENEMY[token].value
    return value
