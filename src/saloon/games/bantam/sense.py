"""What a bot should feel: how much Grit a seat still needs to finish its list, against the others.

Everything is counted in Grit: work not yet done, ways not yet gone, dollars not yet earned, Vigor
and Will Power to be regained. A day has four, so a seat that needs less will finish first.
"""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.bantam.board import (
    ACRES,
    BANK_ACRE,
    DOC,
    GATE_TO,
    GUNSMITH_ACRE,
    INTERIOR,
    JAIL,
    NOWHERE,
    RELEASE_DOC,
    RELEASE_JAIL,
    RESOURCE_OF,
    SALOON_ACRE,
    STABLES_ACRE,
    TERRAIN_ACRES,
    TILE,
    TRADING_ACRE,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.cards import WEAPONS
from saloon.games.bantam.content import (
    CABIN_COST,
    CABIN_SLOTS,
    CARPENTER_COST,
    ENDEAVOR,
    ENEMY,
    LOGGING,
    MASTER,
    MINING,
    MOUNT,
    SELL_PRICE,
)
from saloon.games.bantam.effects import GEM, LUMBER, NO_CHECK, NO_KEY, SILVER
from saloon.games.bantam.events import COIN
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.state import (
    DECLINED_MOUNTS,
    NO_CABIN,
    NO_MOUNT,
    NOBODY,
    PICKING,
    TURN,
    Table,
)

SCALE: Final = 0.16
"""How much one Grit more or less says about who will win."""

PROGRESS: Final = 1.2
"""What is done is done: a little better than the Grit it took."""
FUSS: Final = 0.12
"""What a free action costs, so that nothing is done to no end."""
CLUMSY: Final = 1.0
"""What it costs to put something down without need."""
FULL_LOAD: Final = 4
"""Dollars' worth of goods that one way to the Trading Post carries."""
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
VIG_WORK: Final = 0.7
WIL_WORK: Final = 0.4
"""Grit that a point of Vigor or Will Power is worth."""
WEAK: Final = 1.0
"""On top of it with the last point of Vigor."""
FAINTED: Final = 3.0
JAILED: Final = 4.0
HORSE_PRICE: Final = 7
CHEAP_HORSE: Final = 5
WEAPON_PRICE: Final = 3
PURSE: Final = 12
"""The cash that a task of side B asks for."""
HOARD: Final = 5
"""The Silver that a task of side B asks for."""
HUNT: Final = 4.0
"""Grit to win a Head."""
GUARDED: Final = 1.5
"""Grit that a foe in an acre costs who works there."""
HARD_POINT: Final = 7.0
"""Grit for a point of Shadow Governors that has no price."""
BOUNTY: Final = 1.0
"""The part of a Head's price that counts while the foe lives, in a fight."""


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


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    return senses(t)[seat]


def senses(t: Table) -> list[float]:
    """The chances of all seats: the less Grit a seat needs, the better."""
    if t.over:
        return [1.0 if seat in t.winners else 0.0 for seat in range(t.seats)]
    if t.step <= PICKING:
        return [1.0 / t.seats] * t.seats
    needs = [need_of(t, seat) for seat in range(t.seats)]
    if t.seats == 1:
        late = 4.0 * t.round + needs[0] - 40.0
        return [1.0 / (1.0 + exp(late * 0.1))]
    least = min(needs)
    weights = [exp((least - need) * SCALE) for need in needs]
    total = sum(weights)
    return [weight / total for weight in weights]


def need_of(t: Table, who: int) -> float:
    """The Grit a seat needs to finish, less what it still has today."""
    need = PROGRESS * to_do(t, who) + body(t, who)
    if t.fighting:
        need -= spoils_ahead(t, who)
    if to_move(t, who):
        need -= t.grit[who]
    if who == t.active:
        need += FUSS * t.free - float(t.move_left) / t.speed(who)
        if t.unloading:
            need += CLUMSY
    return need + 0.5 * t.grit_less[who]


def to_move(t: Table, who: int) -> bool:
    """Whether a seat's Day Phase of this round is on or still to come."""
    if t.step < TURN or t.active == NOBODY:
        return True
    return (who - t.first) % t.seats >= t.turn


def body(t: Table, who: int) -> float:
    """What Vigor and Will Power will have to be regained."""
    vig = t.vig[who]
    need = VIG_WORK * (t.most_vig(who) - vig) + WIL_WORK * (3 - t.wil[who])
    if t.where[who] == JAIL:
        need += JAILED
    elif vig == 0:
        need += FAINTED + WEAK
    elif vig <= 2:
        need += WEAK / vig
    return need


def spoils_ahead(t: Table, who: int) -> float:
    """In a fight: the wounds dealt so far promise a Head."""
    side = t.side_of(who)
    if side == NOBODY:
        return 0.0
    rival = t.defender if side == 0 else t.attacker
    if rival < FOE:
        return 0.0
    slot = rival - FOE
    foe = ENEMY[t.foe_token[slot]]
    return BOUNTY * 3.0 * t.wounds[slot] / foe.vig


def to_do(t: Table, who: int) -> float:
    """Work, ways and dollars for the tasks that are still open."""
    if t.sg:
        return governors(t, who)
    return side_a(t, who) if t.side == 0 else side_b(t, who)


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
        goods[RESOURCE_OF[place]] += t.due
    return goods


def side_a(t: Table, who: int) -> float:
    """Side A: a horse, a Cabin, a weapon, a mastery."""
    done = t.tasks[who]
    here = stand(t, who) * ACRES
    spare = goods_of(t, who)
    need = 0.0
    nearest = FAR_OFF
    trips = 0
    if not done >> 1 & 1:
        trips += 1
        cost = CARPENTER_COST if t.level[who * 4 + LOGGING] == MASTER else CABIN_COST
        lacking = cost - spare[LUMBER]
        need += 1.0
        if lacking > 0:
            spare[LUMBER] = 0
            need += lacking / YIELD[LOGGING][t.level[who * 4 + LOGGING]]
            nearest = way_to_work(t, who, LUMBER, here)
        else:
            spare[LUMBER] -= cost
            nearest = way_to_site(t, here)
    kind = ANY_KIND
    if not done >> 3 & 1:
        trips += 1
        kind = best_mastery(t, who, spare, here)
        need += mastery_work(t, who, kind, spare)
        nearest = min(nearest, way_to_work(t, who, kind, here))
        lacking = lacking_for(t, who, kind)
        spare[kind] -= min(spare[kind], lacking)
    dollars = 0
    if not done & 1:
        trips += 1
        dollars += HORSE_PRICE
        if t.mount[who] != NO_MOUNT:
            dollars -= MOUNT[t.mount[who]].price // 2
    if not done >> 2 & 1:
        trips += 1
        dollars += WEAPON_PRICE
    cash = t.cash[who]
    if cash < dollars:
        need += earn_work(t, who, spare, dollars - cash, kind)
        if done >> 1 & 1 and done >> 3 & 1:
            need += ways_to_earn(t, who, spare, dollars - cash, kind, here)
        else:
            need += later_ways(t, who, spare, dollars - cash)
    if not done & 1 and cash >= CHEAP_HORSE and not t.daily[who] >> DECLINED_MOUNTS & 1:
        nearest = min(nearest, STEPS_TO[here + STABLES_ACRE] + 2.0 * max(0, HORSE_PRICE - cash))
    if not done >> 2 & 1 and cash >= WEAPON_PRICE:
        nearest = min(nearest, float(STEPS_TO[here + GUNSMITH_ACRE]))
    return need + ways(t, who, trips, nearest)


def ways(t: Table, who: int, trips: int, nearest: float) -> float:
    """Grit for the way to the nearest place where something can be done, and the other ways."""
    if trips == 0:
        return 0.0
    return TRIP * (trips - 1) + (nearest if nearest < FAR_OFF else 6.0) / t.speed(who)


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
            if work < best:
                best = work
                chosen = kind
    return chosen


def stock(t: Table, who: int, spare: list[int]) -> int:
    """What could be sold: goods not needed, Heads, and what lies in own Cabins."""
    sale = value_of(t, who, spare)
    for acre in range(TERRAIN_ACRES):
        if t.cabin[acre] == who:
            for slot in range(CABIN_SLOTS):
                kind = t.stored[acre * 3 + slot]
                if kind >= 0:
                    sale += SELL_PRICE[kind]
    return sale


def earn_work(t: Table, who: int, spare: list[int], dollars: int, kind: int) -> float:
    """Grit to earn dollars: goods that can be sold are nearly as good as cash."""
    covered = min(stock(t, who, spare), dollars)
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
    """Acres to a place of work, more with a foe in it, far off behind a locked door or in fire."""
    owner = t.cabin[acre]
    if (owner != NO_CABIN and owner != who and not t.door[acre]) or t.burning(acre):
        return FAR_OFF
    steps = float(STEPS_TO[here + acre])
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


def side_b(t: Table, who: int) -> float:
    """Side B: a Head sold, two weapons, five Silver, $12."""
    done = t.tasks[who]
    here = stand(t, who) * ACRES
    spare = goods_of(t, who)
    need = 0.0
    nearest = FAR_OFF
    trips = 0
    if not done & 1:
        trips += 1
        if t.seen and t.heads_of(who):
            nearest = float(STEPS_TO[here + TRADING_ACRE])
        else:
            need += HUNT
            nearest = way_to_prey(t, here)
    if not done >> 2 & 1:
        trips += 1
        stored = 0
        slots = t.capacity(who)
        for acre in range(TERRAIN_ACRES):
            if t.cabin[acre] == who:
                slots += CABIN_SLOTS
                for slot in range(CABIN_SLOTS):
                    stored += 1 if t.stored[acre * 3 + slot] == SILVER else 0
        lacking = HOARD - stored - spare[SILVER]
        spare[SILVER] = max(0, -lacking)
        if lacking > 0:
            need += lacking / YIELD[MINING][t.level[who * 4 + MINING]]
            nearest = min(nearest, way_to_work(t, who, SILVER, here))
        if slots < HOARD:
            # A Cabin at the diggings holds what the Catalogue cannot.
            trips += 1
            short = CABIN_COST - spare[LUMBER]
            spare[LUMBER] = max(0, -short)
            need += 1.0 + max(0, short) / YIELD[LOGGING][t.level[who * 4 + LOGGING]]
            if short > 0:
                nearest = min(nearest, way_to_work(t, who, LUMBER, here))
            else:
                nearest = min(nearest, way_to_work(t, who, SILVER, here))
    weapons = 0
    for card in t.cards[who]:
        if card >= WEAPONS:
            weapons += 1
    missing = 0 if done >> 1 & 1 else max(0, 2 - weapons)
    if missing:
        trips += 1
        if t.cash[who] >= WEAPON_PRICE and done >> 3 & 1:
            nearest = min(nearest, float(STEPS_TO[here + GUNSMITH_ACRE]))
    dollars = WEAPON_PRICE * missing
    if not done >> 3 & 1:
        dollars = max(dollars, PURSE)
    if t.cash[who] < dollars:
        need += earn_work(t, who, spare, dollars - t.cash[who], ANY_KIND)
        if done & 1 and done >> 2 & 1:
            need += ways_to_earn(t, who, spare, dollars - t.cash[who], ANY_KIND, here)
        else:
            need += later_ways(t, who, spare, dollars - t.cash[who])
    return need + ways(t, who, trips, nearest)


def way_to_prey(t: Table, here: int) -> float:
    """Acres to a foe that is worth a fight; the strong ones count as further away."""
    best = FAR_OFF
    for slot in range(len(t.foe_at)):
        place = t.foe_at[slot]
        if place != NOWHERE and place < ACRES:
            foe = ENEMY[t.foe_token[slot]]
            steps = STEPS_TO[here + place] + 2.0 * (foe.vig - t.wounds[slot] - 2)
            best = min(best, steps)
    return best


def governors(t: Table, who: int) -> float:
    """Shadow Governors: the cheapest ways to the points that are missing.

    Coins in the bank, Riders, Heads on the wall, Cabins and masteries; other points come by luck.
    """
    missing = t.winning - t.np[who]
    if missing <= 0:
        return 0.0
    here = stand(t, who) * ACRES
    spare = goods_of(t, who)
    speed = float(t.speed(who))
    costs: list[float] = []
    for kind in range(GEM):
        if t.level[who * 4 + kind] < MASTER:
            way = way_to_work(t, who, kind, here)
            costs.append(mastery_work(t, who, kind, spare) + way / speed)
    logging = t.level[who * 4 + LOGGING]
    if t.cabin.count(who) < ENDEAVOR[LOGGING].limit[logging]:
        lumber = CARPENTER_COST if logging == MASTER else CABIN_COST
        lacking = max(0, lumber - spare[LUMBER])
        way = way_to_work(t, who, LUMBER, here) if lacking else way_to_site(t, here)
        costs.append(1.0 + lacking / YIELD[LOGGING][logging] + way / speed)
    heads = t.heads_of(who)
    for _ in heads:
        costs.append(STEPS_TO[here + SALOON_ACRE] / speed)
    costs.append(HUNT + way_to_prey(t, here) / speed)
    dollars = t.cash[who] + t.change[who]
    sale = value_of(t, who, spare)
    work = dollar_work(t, who, ANY_KIND)
    way_bank = STEPS_TO[here + BANK_ACRE] / speed
    way_saloon = STEPS_TO[here + SALOON_ACRE] / speed
    for n in range(t.bank_slots(who) - t.coins[who] + t.rider_limit(who) - t.rider_of.count(who)):
        way = way_bank if n < t.bank_slots(who) - t.coins[who] else way_saloon
        have = min(COIN, dollars)
        dollars -= have
        sold = min(COIN - have, sale)
        sale -= sold
        costs.append(way + DOLLAR_SALE * sold + work * (COIN - have - sold))
    costs.sort()
    need = 0.0
    for n in range(missing):
        need += costs[n] if n < len(costs) else HARD_POINT
        if n > 0:
            need += 0.5 * TRIP
    return need - 0.1 * min(t.cash[who], 20)
