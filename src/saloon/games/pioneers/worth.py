"""What things are worth to a player, in points: what `sense` adds up and bots bargain by."""

from __future__ import annotations

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

TOKEN: Final = 0.034
"""A token on a workable Building, for each dollar it will bring."""
GOOD: Final = 0.055
"""A Resource in the inventory, for each dollar it will bring."""
CLAIM: Final = 0.75
BUILDING: Final = 2.0
HOME_ROOM: Final = 0.3
"""Room for one more Pioneer."""
PIONEER: Final = 1.9
"""A Pioneer: its point, and what it will do."""
TOOL_OF_USE: Final = 0.5
SPARE_TOOL: Final = 0.1
HORSE_WORTH: Final = 0.4
REVOLVER_WORTH: Final = 0.25


def cash_worth(cash: int) -> float:
    """Money: the first dollars build and study, the last ones only wait."""
    if cash <= 15:
        return 0.12 * cash
    if cash <= 30:
        return 1.8 + 0.07 * (cash - 15)
    return 2.85 + 0.016 * (cash - 30)


def food_worth(food: float, mouths: int) -> float:
    """Food for the feedings to come; what will be missing weighs most."""
    if food <= 0.0:
        return 0.6 * food
    worth = 0.4 * min(food, float(mouths))
    if food > mouths:
        worth += 0.2 * min(food - mouths, float(mouths))
    if food > 2 * mouths:
        worth += 0.08 * min(food - 2 * mouths, float(mouths))
    if food > 3 * mouths:
        worth += 0.02 * (food - 3 * mouths)
    return worth


def larder(t: Table, seat: int, mouths: int) -> float:
    """A player's Food, less the part of the next feeding that has come nearer since the last."""
    since = (t.active - seat) % t.seats
    if seat == t.active and t.step == FEEDING:
        since = t.seats
    return t.food[seat] - mouths * since / t.seats


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


def gain_of(t: Table, seat: int, line: int) -> float:
    """What it would be worth to a player to get a line of a deal."""
    thing = thing_of(line)
    n = count_of(line)
    if thing == MONEY:
        return cash_worth(t.cash[seat] + n) - cash_worth(t.cash[seat])
    if thing == FOOD:
        mouths = mouths_of(t, seat)
        food = larder(t, seat, mouths)
        return food_worth(food + n, mouths) - food_worth(food, mouths)
    if thing == BULLET:
        return bullet_worth(t.bullets[seat] + n) - bullet_worth(t.bullets[seat])
    if TOOL <= thing < RESOURCE:
        return tool_worth(t, seat, thing - TOOL)
    return worth_of(t, line)


def loss_of(t: Table, seat: int, line: int) -> float:
    """What it would cost a player to give a line of a deal."""
    thing = thing_of(line)
    n = count_of(line)
    if thing == MONEY:
        return cash_worth(t.cash[seat]) - cash_worth(t.cash[seat] - n)
    if thing == FOOD:
        mouths = mouths_of(t, seat)
        food = larder(t, seat, mouths)
        return food_worth(food, mouths) - food_worth(food - n, mouths)
    if thing == BULLET:
        return bullet_worth(t.bullets[seat]) - bullet_worth(t.bullets[seat] - n)
    if TOOL <= thing < RESOURCE:
        return tool_worth(t, seat, thing - TOOL)
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
    if RESOURCE <= thing < POINT_CARD:
        return GOOD * SELL_RESOURCE[thing - RESOURCE] * count_of(line)
    if thing == PIONEER_THING:
        return PIONEER
    if thing == CLAIM_THING:
        return CLAIM
    worth = BUILDING
    if thing == WORK + HOMESTEAD:
        return worth + 2 * HOME_ROOM
    return worth + TOKEN * SELL_RESOURCE[thing - WORK] * t.tokens[what_of(line)]


def deal_worth(t: Table, seat: int, comes: tuple[int, ...], goes: tuple[int, ...]) -> float:
    """What a whole deal would bring a player."""
    worth = 0.0
    for line in comes:
        worth += gain_of(t, seat, line)
    for line in goes:
        worth -= loss_of(t, seat, line)
    return worth
