"""What a bot should feel: how the means and the prospects of the families compare.

The strength of a family is reckoned in points: those it has, and what its land, goods, Food and
places will bring. The share of a seat grows with its lead, and more so towards the end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.pioneers.board import CARRIES, DEVELOPABLE, NEAR, NO_TILE, TOWN_CELL, apart
from saloon.games.pioneers.content import (
    BANK,
    BLACKSMITH,
    CHURCH,
    DIPLOMA_FEE,
    HOMESTEAD,
    NEEDY_CASH,
    POINTS_TO_WIN,
    PRAY_FEE,
    SCHOOL,
    SELL_RESOURCE,
    STORE,
)
from saloon.games.pioneers.moves import (
    AUCTIONING,
    BUILDING,
    BUY,
    EXPLORE,
    GAMBLE,
    HIRE_BANDIT,
    HIRE_SHERIFF,
    HUNT,
    MOVE,
    OBTAIN,
    PRAY,
    PROCESS,
    SELL,
    TRADE,
)
from saloon.games.pioneers.play.claim import first_home
from saloon.games.pioneers.state import (
    CLAIM as CLAIM_WORK,
)
from saloon.games.pioneers.state import (
    COUNTERING,
    FLIPPED,
    IN,
    JAILED,
    LOVESICK,
    NO_ACT,
    NO_DIPLOMA,
    NO_PIONEER,
    NOBODY,
    UNFED,
    WORKING,
    Table,
)
from saloon.games.pioneers.worth import (
    CLAIM,
    GOOD,
    HOME_ROOM,
    HORSE_WORTH,
    REVOLVER_WORTH,
    bullet_worth,
    deal_worth,
    food_worth,
    has_tool,
    larder,
    loss_of,
    means,
    money_worth,
    more_money,
    mouths_of,
    tool_worth,
)

WORKER: Final = 0.7
"""An active Pioneer, on top of its point."""
JAIL_LOSS: Final = 0.5
STARVING: Final = 1.6
"""A Pioneer that will die at the next feeding."""
AT_WORK: Final = 0.01
"""A Pioneer has been picked: no going to and fro."""
BEGUN: Final = 0.09
"""An Action that cannot be left half done: it is worth more than the Action that is gone."""
IDLE: Final = -0.004
"""An Action that can be ended at any time: better now than after nothing more."""
SURE: Final = 0.4
"""How much more of what can be done at a place counts while it is being done."""
PICKING: Final = 0.01
"""A pick of an offer."""
DITHER: Final = 0.12
"""An Action taken back: nobody has for ever."""
PROPOSAL: Final = 0.3
"""A proposal made or an auction held, which should be worth everybody's time."""
DOUBTFUL: Final = (TRADE, AUCTIONING, GAMBLE, HIRE_BANDIT, HIRE_SHERIFF)
"""Actions that may well come to nothing."""
ACTION: Final = 0.1
"""An Action that is still to be used this turn."""
STUDY: Final = 0.2
RAISING: Final = 0.0
STAKING: Final = 0.0
"""What a diploma, a Building on a Claim and a Claim bring beside points, before they are paid."""
GREEN: Final = 0.55
RIPE: Final = 14.0
"""What a point counts at first, and how many points of the leader make it count in full."""
REMOTE: Final = 0.92
"""How much of what land brings is left with every step that it lies away from the store."""
HARVEST: Final = 0.5
"""And what land that brings Resources is worth beyond that."""
BLESSING: Final = 3.5
"""A Prayer card, in dollars."""
PULL: Final = 0.5
"""The part of what can be done at a place that counts before it is done."""
NEARER: Final = 0.8
"""How much of that is left with every step that the place is away."""
RIDE: Final = 0.35
"""What a Movement Point in hand is worth in steps."""
CROWDED: Final = 0.4
"""And when another of the family is nearer."""
DIPLOMA_WORTH: Final[tuple[float, ...]] = (
    0.1,
    0.1,
    0.1,
    0.1,
    0.15,
    0.25,
    0.25,
    0.1,
    0.2,
    0.15,
    0.3,
    0.2,
    0.2,
)
"""A diploma on top of its point; those of the fields more where there is such a Building."""
FIELD_DIPLOMA: Final = 0.35
LAST_STRETCH: Final = 0.2
"""Each point beyond the twelfth counts so much more."""


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    return senses(t)[seat]


def senses(t: Table) -> list[float]:
    """`sense` of every seat at once."""
    if t.over:
        share = 1.0 / len(t.winners)
        return [share if seat in t.winners else 0.0 for seat in range(t.seats)]
    most = 0
    for seat in range(t.seats):
        most = max(most, t.points(seat))
    point = GREEN + (1.0 - GREEN) * min(most / RIPE, 1.0)
    strengths = [strength(t, seat, point) for seat in range(t.seats)]
    if t.proposer != NOBODY:
        weigh_offer(t, strengths)
    best = max(strengths)
    # An early lead says less than a late one.
    scale = 3.4 - 2.0 * most / POINTS_TO_WIN
    weights = [exp((value - best) / scale) for value in strengths]
    for seat in range(t.seats):
        if t.status[seat] != IN:
            weights[seat] *= 0.05
    total = sum(weights)
    return [weight / total for weight in weights]


def weigh_offer(t: Table, strengths: list[float]) -> None:
    """An open offer that would serve both is worth most of it; any other costs a little time."""
    proposer, partner = t.proposer, t.partner
    gained = deal_worth(t, proposer, t.wants, t.gives)
    granted = deal_worth(t, partner, t.gives, t.wants)
    drafting = partner if t.step == COUNTERING else proposer
    strengths[drafting] -= PICKING * t.picks
    if (t.gives or t.wants) and gained > 0.0 and granted > 0.0:
        hope = 0.9 if t.sent else 0.6
        strengths[proposer] += hope * gained
        strengths[partner] += hope * granted


def strength(t: Table, seat: int, point: float = 1.0) -> float:
    """What a family has and will have, in points; how much one counts depends on the time."""
    if t.status[seat] != IN:
        return 0.0
    points = t.points(seat)
    worth = point * points
    if points > 12:
        worth += LAST_STRETCH * (points - 12)
    mouths = mouths_of(t, seat)
    worth += money_worth(means(t, seat, mouths), mouths)
    worth += food_worth(larder(t, seat, mouths), mouths)
    worth += bullet_worth(t.bullets[seat]) if t.revolver[seat] else 0.0
    worth += REVOLVER_WORTH * t.revolver[seat] + HORSE_WORTH * t.horse[seat]
    for kind in range(4):
        if t.tools[seat] >> kind & 1:
            worth += tool_worth(t, seat, kind)
    if t.waived[seat * 3] or t.waived[seat * 3 + 2]:
        worth += 0.15
    worth += family_worth(t, seat)
    worth += land_worth(t, seat)
    worth += prospects(t, seat, point)
    if seat == t.active:
        worth -= DITHER * t.backs + PROPOSAL * (t.proposals + t.auctions)
        if t.acting != NO_PIONEER:
            worth += AT_WORK + in_hand(t, seat, point)
    if t.seller == seat:
        worth += min(more_money(t, seat, float(t.reserve)) - loss_of(t, seat, t.lot), 0.0)
    if t.hirer == seat:
        worth += 0.25 * t.limbo + 0.1
    if t.roaming and not t.armed(seat):
        worth -= 0.15
    return worth


def in_hand(t: Table, seat: int, point: float) -> float:
    """What the Action that is being done will still bring."""
    doing = t.doing
    if doing == NO_ACT:
        return 0.0
    if doing == BUY:
        return IDLE + SURE * to_buy(t, seat)
    if doing == SELL:
        takings = 0
        for kind in range(4):
            takings += SELL_RESOURCE[kind] * t.goods[seat * 4 + kind]
        return IDLE + SURE * more_money(t, seat, (1.0 - GOOD) * takings)
    if doing == OBTAIN:
        return SURE * max(point + STUDY + more_money(t, seat, -4.0), 0.0)
    if doing == BUILDING:
        return SURE * max(2.0 * point + RAISING + more_money(t, seat, -3.0), 0.0)
    if doing == MOVE:
        return IDLE
    if doing == HUNT:
        return BEGUN if t.bullets[seat] > 1 else 0.0
    if doing in (EXPLORE, PROCESS, PRAY):
        return BEGUN
    return -DITHER if doing in DOUBTFUL else 0.0


def to_buy(t: Table, seat: int) -> float:
    """The best buy where the acting Pioneer is."""
    here = t.where[t.acting]
    best = 0.0
    if here == TOWN_CELL[BLACKSMITH]:
        for kind in range(4):
            if not t.tools[seat] >> kind & 1 and t.bank_tools[kind] and t.cash[seat] >= 3:
                best = max(best, tool_worth(t, seat, kind) + more_money(t, seat, -3.0))
        return best
    if here == TOWN_CELL[BANK]:
        return 0.0
    return best_meal(t, seat, t.cash[seat])


def best_meal(t: Table, seat: int, money: int) -> float:
    """What it would bring to buy Food for the next feedings."""
    mouths = mouths_of(t, seat)
    stored = larder(t, seat, mouths)
    n = min(money, t.bank_food, max(4 * mouths - int(stored), 0))
    if n <= 0:
        return 0.0
    best = 0.0
    before = food_worth(stored, mouths)
    while n > 0:
        gain = food_worth(stored + n, mouths) - before
        gain += STARVING * min(starving(t, seat), n)
        best = max(best, gain)
        n -= mouths
    return best


def starving(t: Table, seat: int) -> int:
    """How many Pioneers will die at the next feeding, if those who starve are fed first."""
    weak = 0
    for p in t.on_field(seat):
        if t.flags[p] & UNFED:
            weak += 1
    return max(weak - t.food[seat], 0)


def family_worth(t: Table, seat: int) -> float:
    """Who can work, who is in jail, who will starve, and room for more."""
    worth = HOME_ROOM * (t.limit(seat) - t.family[seat])
    # Actions to come count the more the nearer they are: no seat gains by a turn that passes.
    soon = 2.0 * ((t.active - seat) % t.seats) / t.seats
    for p in t.on_field(seat):
        flags = t.flags[p]
        if flags & JAILED:
            worth -= JAIL_LOSS
        else:
            worth += WORKER
        if flags & LOVESICK:
            worth -= 0.2
        diploma = t.diploma[p]
        if diploma != NO_DIPLOMA:
            worth += DIPLOMA_WORTH[diploma]
            if diploma < 4 and t.stock[seat * 5 + diploma] < 3:
                worth += FIELD_DIPLOMA
        if seat != t.active:
            worth += ACTION * soon
        elif t.step <= WORKING:
            worth += ACTION * t.actions_left(p)
    return worth - STARVING * starving(t, seat)


def land_worth(t: Table, seat: int) -> float:
    """Claims, and tokens that wait on Buildings."""
    worth = 0.0
    for cell in t.field:
        work = t.works[cell]
        if work == 0 or work & FLIPPED or (work - 1) >> 3 != seat:
            continue
        kind = (work - 1) & 7
        if kind == CLAIM_WORK:
            worth += CLAIM
        elif t.tokens[cell] and t.laborer[kind] == cell:
            worth += 0.1
    return worth


def prospects(t: Table, seat: int, point: float) -> float:
    """For every Pioneer the best it could do somewhere, less the way there."""
    cells: list[int] = []
    gains: list[float] = []
    collect_land(t, seat, point, cells, gains)
    collect_town(t, seat, point, cells, gains)
    worth = 0.0
    for p in t.fit(seat):
        here = t.where[p]
        best = 0.0
        chosen = -1
        ride = RIDE * t.left if p == t.acting else 0.0
        for i in range(len(cells)):
            if gains[i] <= best:
                continue
            way = max(apart(here, cells[i]) - ride, 0.0)
            if cells[i] == TOWN_CELL[SCHOOL] and t.diploma[p] != NO_DIPLOMA:
                continue
            value = gains[i] * NEARER**way
            if value > best:
                best = value
                chosen = i
        if chosen >= 0 and t.works[cells[chosen]] != 1 + seat * 8 + HOMESTEAD:
            gains[chosen] *= CROWDED  # but a child takes two
        worth += PULL * best
        for near in NEAR[here]:
            if t.land[near] == NO_TILE:
                worth += 0.06
                break
    return worth


def collect_land(t: Table, seat: int, point: float, cells: list[int], gains: list[float]) -> None:
    """What could be done on each tile of land."""
    first = first_home(t, seat)
    homes = t.stock[seat * 5 + HOMESTEAD]
    can_stake = t.bank_stakes > 0 and t.cash[seat] >= 2
    stake = point + STAKING + more_money(t, seat, -2.0)
    raising = 0.3
    if t.cash[seat] >= 3:
        raising = 2.0 * point + RAISING + more_money(t, seat, -3.0)
    child = 0.0
    if t.limit(seat) > t.family[seat] > 1:
        child = max(one_more_mouth(t, seat) + point + WORKER - HOME_ROOM, 0.0)
    for cell in t.field:
        kind = t.land[cell]
        if not DEVELOPABLE[kind]:
            continue
        work = t.works[cell]
        gain = 0.0
        if work == 0:
            if can_stake:
                carries = CARRIES[kind]
                if homes and (first < 0 or first in NEAR[cell]):
                    gain = stake
                if carries >= 0 and t.stock[seat * 5 + carries]:
                    gain = stake + HARVEST
        elif not work & FLIPPED:
            if work == 1 + seat * 8 + CLAIM_WORK:
                gain = raising + (HARVEST if CARRIES[kind] >= 0 else 0.0)
            else:
                gain = gain_at(t, seat, cell, (work - 1) >> 3, (work - 1) & 7, child)
        if gain > 0.0:
            cells.append(cell)
            gains.append(gain * REMOTE ** (apart(cell, TOWN_CELL[STORE]) - 2))


def gain_at(t: Table, seat: int, cell: int, owner: int, work: int, child: float) -> float:
    """What could be done on a tile with property."""
    if owner != seat:
        if t.status[owner] != IN:
            return 1.4 if work == CLAIM_WORK or t.stock[seat * 5 + work] else 0.0
        if t.tokens[cell] and has_tool(t, seat, work):
            return 0.12
        return 0.0
    if work == HOMESTEAD:
        return child
    if t.tokens[cell] == 0:
        return 0.0
    return 0.6 + 0.05 * t.tokens[cell] if has_tool(t, seat, work) else 0.15


def one_more_mouth(t: Table, seat: int) -> float:
    """What it costs to feed one more."""
    mouths = mouths_of(t, seat)
    has = means(t, seat, mouths)
    food = larder(t, seat, mouths)
    cost = money_worth(has, mouths + 1) - money_worth(has, mouths)
    return cost + food_worth(food, mouths + 1) - food_worth(food, mouths)


def collect_town(t: Table, seat: int, point: float, cells: list[int], gains: list[float]) -> None:
    """What could be done in town."""
    base = seat * 4
    goods = 0.0
    needs_tool = False
    for kind in range(4):
        goods += SELL_RESOURCE[kind] * t.goods[base + kind]
    for cell in t.field:
        if t.tokens[cell] and t.owner_at(cell) == seat:
            kind = t.work_at(cell)
            if not has_tool(t, seat, kind) and t.bank_tools[kind]:
                needs_tool = True
    money = t.cash[seat] + int(goods)
    cells.append(TOWN_CELL[STORE])
    gains.append(more_money(t, seat, (1.0 - GOOD) * goods) + best_meal(t, seat, money))
    cash = t.cash[seat]
    if cash >= DIPLOMA_FEE and NO_PIONEER in t.holder:
        cells.append(TOWN_CELL[SCHOOL])
        gains.append(max(point + STUDY + more_money(t, seat, -float(DIPLOMA_FEE)), 0.0))
    if needs_tool and cash >= 3:
        cells.append(TOWN_CELL[BLACKSMITH])
        gains.append(1.0)
    fee = PRAY_FEE if cash >= NEEDY_CASH else 0
    cells.append(TOWN_CELL[CHURCH])
    gains.append(max(more_money(t, seat, BLESSING - fee), 0.0))
