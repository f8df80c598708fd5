"""What things are worth to a player, in points: what `sense` adds up and bots bargain by."""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.pioneers.content import (
    BULLET,
    FOOD,
    HOMESTEAD,
    HORSE,
    METALLURGY,
    POINT_CARD,
    RESOURCE,
    REVOLVER,
    SELL_RESOURCE,
    TOOL,
)
from saloon.games.pioneers.play.deal import count_of, thing_of, what_of
from saloon.games.pioneers.state import CLAIM_THING, FEEDING, MONEY, PIONEER_THING, WORK, Table

TOKEN: Final = 0.35
"""A token on a workable Building, in dollars for each it will bring."""
FAR_TOKEN: Final = 0.2
"""And one on a Building that nobody of the family can work yet."""
GOOD: Final = 0.75
"""A Resource in the inventory, in dollars for each it will bring."""
SAFETY: Final = 8.0
RUNWAY: Final = 8.0
"""Means for so many feedings are two thirds of all safety there is."""
COMFORT: Final = 0.02
"""A dollar more for who has enough."""
FEEDINGS: Final[tuple[float, ...]] = (1.0, 0.6, 0.4, 0.15, 0.05)
"""Food that is missing, and Food for the next feeding and those after."""

CLAIM: Final = 0.35
BUILDING: Final = 2.0
HOME_ROOM: Final = 0.3
"""Room for one more Pioneer."""
PIONEER: Final = 1.9
"""A Pioneer: its point, and what it will do."""
TOOL_OF_USE: Final = 0.5
SPARE_TOOL: Final = 0.1
HORSE_WORTH: Final = 0.4
REVOLVER_WORTH: Final = 0.25


def money_worth(money: float, mouths: int) -> float:
    """Means to live on: the first feedings they pay for are life, the last ones only comfort."""
    feedings = money / max(mouths, 1)
    return SAFETY * (1.0 - exp(-feedings / RUNWAY)) + COMFORT * money


def food_worth(food: float, mouths: int) -> float:
    """Food for the feedings to come: nothing when there is enough, less for all that is missing."""
    missing = 0.0
    if food < 0.0:
        missing = FEEDINGS[0] * -food
        food = 0.0
    for feeding in range(1, len(FEEDINGS)):
        if food < mouths:
            missing += FEEDINGS[feeding] * (mouths - food)
            food = 0.0
        else:
            food -= mouths
    return -missing


def larder(t: Table, seat: int, mouths: int) -> float:
    """A player's Food, less the part of the next feeding that has come nearer since the last."""
    since = (t.active - seat) % t.seats
    if seat == t.active and t.step == FEEDING:
        since = t.seats
    return t.food[seat] - mouths * since / t.seats


def wealth(t: Table, seat: int) -> float:
    """Cash, and what goods and tokens will bring, the nearer to the store the more."""
    goods = 0
    base = seat * 4
    for kind in range(4):
        goods += SELL_RESOURCE[kind] * t.goods[base + kind]
    total = t.cash[seat] + GOOD * goods
    if t.built[seat] == 0:
        return total
    for cell in t.field:
        if t.tokens[cell] and t.owner_at(cell) == seat:
            kind = t.work_at(cell)
            total += yield_of(t, seat, cell, kind) * SELL_RESOURCE[kind] * t.tokens[cell]
    return total


def yield_of(t: Table, seat: int, cell: int, kind: int) -> float:
    """How much of a token's price counts now: a Laborer or a diploma beside a Tool brings more."""
    if not has_tool(t, seat, kind):
        return TOKEN if t.laborer[kind] == cell else FAR_TOKEN
    share = TOKEN
    if t.laborer[kind] == cell:
        share += TOKEN
    if t.owner_of(kind) == seat:
        share += TOKEN
    return share


def means(t: Table, seat: int, mouths: int) -> float:
    """All that will feed a family: its wealth and its Food."""
    return max(wealth(t, seat) + larder(t, seat, mouths), 0.0)


def bullet_worth(bullets: int) -> float:
    """Bullets: one to be armed, one more to hunt."""
    if bullets == 0:
        return 0.0
    if bullets == 1:
        return 0.2
    return 0.3 + 0.02 * min(bullets - 2, 8)


def has_tool(t: Table, seat: int, kind: int) -> bool:
    """Whether a family can process a Resource."""
    return t.tools[seat] >> kind & 1 == 1 or t.owner_of(METALLURGY) == seat


def tool_worth(t: Table, seat: int, kind: int) -> float:
    """A Tool: much where tokens wait for it."""
    if t.owner_of(METALLURGY) == seat:
        return SPARE_TOOL
    code = 1 + seat * 8 + kind
    for cell in t.field:
        if t.works[cell] == code and t.tokens[cell]:
            return TOOL_OF_USE
    return SPARE_TOOL


def mouths_of(t: Table, seat: int) -> int:
    """How much Food the next feeding takes."""
    return t.family[seat] + t.horse[seat]


def more_money(t: Table, seat: int, dollars: float) -> float:
    """What it is worth to have so many dollars more (or fewer)."""
    mouths = mouths_of(t, seat)
    has = means(t, seat, mouths)
    return money_worth(max(has + dollars, 0.0), mouths) - money_worth(has, mouths)


def gain_of(t: Table, seat: int, line: int) -> float:
    """What it would be worth to a player to get a line of a deal."""
    thing = thing_of(line)
    n = count_of(line)
    if thing == MONEY:
        return more_money(t, seat, n)
    if thing == FOOD:
        mouths = mouths_of(t, seat)
        food = larder(t, seat, mouths)
        fed = food_worth(food + n, mouths) - food_worth(food, mouths)
        return fed + more_money(t, seat, float(n))
    if thing == BULLET:
        return bullet_worth(t.bullets[seat] + n) - bullet_worth(t.bullets[seat])
    if TOOL <= thing < RESOURCE:
        return tool_worth(t, seat, thing - TOOL)
    if RESOURCE <= thing < POINT_CARD:
        return more_money(t, seat, GOOD * SELL_RESOURCE[thing - RESOURCE] * n)
    return worth_of(t, line)


def loss_of(t: Table, seat: int, line: int) -> float:
    """What it would cost a player to give a line of a deal."""
    thing = thing_of(line)
    n = count_of(line)
    if thing == MONEY:
        return -more_money(t, seat, -n)
    if thing == FOOD:
        mouths = mouths_of(t, seat)
        food = larder(t, seat, mouths)
        fed = food_worth(food, mouths) - food_worth(food - n, mouths)
        return fed - more_money(t, seat, -float(n))
    if thing == BULLET:
        return bullet_worth(t.bullets[seat]) - bullet_worth(t.bullets[seat] - n)
    if TOOL <= thing < RESOURCE:
        return tool_worth(t, seat, thing - TOOL)
    if RESOURCE <= thing < POINT_CARD:
        return -more_money(t, seat, -GOOD * SELL_RESOURCE[thing - RESOURCE] * n)
    return worth_of(t, line)


def worth_of(t: Table, line: int) -> float:
    """What is worth the same to everybody."""
    thing = thing_of(line)
    if thing == HORSE:
        return HORSE_WORTH
    if thing == REVOLVER:
        return REVOLVER_WORTH
    if thing == POINT_CARD:
        return 1.0
    if thing == PIONEER_THING:
        return PIONEER
    if thing == CLAIM_THING:
        return CLAIM
    worth = BUILDING
    if thing == WORK + HOMESTEAD:
        return worth + 2 * HOME_ROOM
    return worth + 0.15 * TOKEN * SELL_RESOURCE[thing - WORK] * t.tokens[what_of(line)]


def deal_worth(t: Table, seat: int, comes: tuple[int, ...], goes: tuple[int, ...]) -> float:
    """What a whole deal would bring a player."""
    worth = 0.0
    for line in comes:
        worth += gain_of(t, seat, line)
    for line in goes:
        worth -= loss_of(t, seat, line)
    return worth
