"""What things are worth to a player: what `sense` adds up and bots bargain by.

Everything is counted in Actions: a point costs about two and some dollars, and a dollar is what an
Action of honest work brings a third of. A dollar more is worth more to who has hardly any, and
next to nothing to who can pay for all that is still to be done.
"""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.pioneers.board import TOWN_CELL, apart
from saloon.games.pioneers.content import (
    BULLET,
    DIPLOMA_FEE,
    FOOD,
    HOMESTEAD,
    HORSE,
    METALLURGY,
    POINT_CARD,
    POINTS_TO_WIN,
    RESOURCE,
    REVOLVER,
    SELL_RESOURCE,
    STORE,
    TOOL,
)
from saloon.games.pioneers.play.deal import count_of, thing_of, what_of
from saloon.games.pioneers.state import CLAIM_THING, MONEY, PIONEER_THING, WORK, Table
from saloon.games.pioneers.written import FEEDING

DOLLAR: Final = 0.36
"""What a dollar saves that will be spent."""
SPARE: Final = 0.06
"""And one that there is no need for."""
PURSE: Final = 9.0
LIQUID: Final = 4.5
"""How many dollars in hand are about enough to act; how many Actions it costs to have none."""
POINT: Final = 2.9
POINT_DOLLARS: Final = 2.5
"""A point in Actions, all told, and in dollars alone."""
PACE: Final = 0.6
"""Turns that a point takes, about."""
GOOD: Final = 0.75
"""The part of a Resource's price that counts before it is sold."""
IN_KIND: Final = 0.35
"""And the part of it that is as good as money in hand: it neither builds nor feeds."""
SOON: Final = 8.0
"""Dollars that a family may earn before it spends them again."""
TRIP: Final = 0.6
"""To process a token, and its part of the ways there and to the store."""
WAITING: Final = 0.75
FAR_TOKEN: Final = 0.2
"""The part of a token's worth that counts before it is processed, or while nobody can."""
REMOTE: Final = 0.94
"""How much of what land brings is left with every step that it lies away from the store."""
FEEDINGS: Final[tuple[float, ...]] = (8.0, 6.5, 2.4, 0.8, 0.3)
"""Food that is missing, and Food for the next feeding and those after."""

TURNS: Final[tuple[float, ...]] = (2.5, 1.7, 1.0, 0.5, 0.1)
"""Means of any kind that are missing, turn by turn."""

CLAIMS: Final[tuple[float, ...]] = (0.0, 2.3, 3.9, 4.5, 4.7)
"""What Claims are worth, by their number: more than two can hardly be built on soon."""
TOOL_ALONE: Final = 0.5
HORSE_WORTH: Final = 1.3
REVOLVER_WORTH: Final = 1.2


class Means:
    """How a player stands: points and mouths, and what a dollar more is worth to that player."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seat = seat
        self.points = t.points(seat)
        self.need = float(max(POINTS_TO_WIN - self.points, 1))
        self.mouths = t.family[seat] + t.horse[seat]
        self.larder = larder(t, seat, self.mouths)
        base = seat * 4
        goods = 0
        for kind in range(4):
            goods += SELL_RESOURCE[kind] * t.goods[base + kind]
        self.goods = float(goods)
        self.cash = float(t.cash[seat])
        self.liquid = self.cash + IN_KIND * self.goods
        self.money = self.cash + GOOD * self.goods
        self.money += self.stored(self.larder)
        self.enough = self.need * POINT_DOLLARS + 2.0 * self.mouths
        self.dollar = (self.worth(SOON) - self.worth(0.0)) / SOON
        # Of what lies out there a dollar counts the same, however poor its owner is just now.
        self.steady = (self.saved(20.0) - self.saved(0.0)) / 20.0
        self.turns = PACE * self.need
        # A child is a point and an Action or two for every turn to come, but it eats.
        self.child = 0.8 * POINT + 0.6 * self.turns

    def worth(self, more: float = 0.0) -> float:
        """All that can be paid with, and this many dollars more."""
        liquid = max(self.liquid + more, 0.0)
        return LIQUID * (1.0 - exp(-liquid / PURSE)) + self.saved(more)

    def saved(self, more: float) -> float:
        """What money saves in the long run; what there is no need for saves little."""
        money = self.money + more
        if money <= self.enough:
            return DOLLAR * money
        return DOLLAR * self.enough + SPARE * (money - self.enough)

    def more(self, dollars: float) -> float:
        """What it is worth to have this many dollars more (or fewer)."""
        gain = self.worth(dollars) - self.worth(0.0)
        if self.larder + self.cash < 8 * self.mouths:
            gain += self.hunger() - self.hunger(0.0, dollars)
        return gain

    def stored(self, larder: float) -> float:
        """Food for two feedings is as good as money."""
        return min(max(larder, 0.0), 2.0 * self.mouths)

    def fed(self, food: float) -> float:
        """What it would be worth to have so much more Food."""
        gain = self.hunger(0.0) - self.hunger(food) + SPARE * food
        return gain + DOLLAR * (self.stored(self.larder + food) - self.stored(self.larder))

    def meal(self, food: int) -> float:
        """What it would be worth to buy so much Food at a dollar each."""
        spent = -float(food)
        gain = self.hunger() - self.hunger(float(food), spent) + self.worth(spent) - self.worth()
        return gain + DOLLAR * (self.stored(self.larder + food) - self.stored(self.larder))

    def hunger(self, food: float = 0.0, dollars: float = 0.0) -> float:
        """What missing Food costs, with so much more of it; money can still buy some."""
        food += self.larder
        money = max(self.liquid + dollars, 0.0)
        return -0.6 * food_worth(food, self.mouths) + want(food + money, self.mouths)


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


def want(means: float, mouths: int) -> float:
    """What it costs that neither Food nor money will last: a family must live for some turns."""
    missing = 0.0
    for turn in range(len(TURNS)):
        if means < mouths:
            missing += TURNS[turn] * (mouths - max(means, 0.0))
        means -= mouths
    return missing


def larder(t: Table, seat: int, mouths: int) -> float:
    """A player's Food, less the part of the next feeding that has come nearer since the last."""
    since = (t.active - seat) % t.seats
    if seat == t.active and t.step == FEEDING:
        since = t.seats
    return t.food[seat] - mouths * since / t.seats


def has_tool(t: Table, seat: int, kind: int) -> bool:
    """Whether a family can process a Resource."""
    return t.tools[seat] >> kind & 1 == 1 or t.owner_of(METALLURGY) == seat


def token_worth(t: Table, m: Means, kind: int, cell: int, tool: bool) -> float:
    """One Resource that waits on a Building: its price, less the work and the way."""
    price = GOOD * m.steady * SELL_RESOURCE[kind]
    hired = cell >= 0 and t.laborer[kind] == cell
    if not tool:
        alone = max(price - TRIP, 0.1)
        return WAITING * alone if hired else FAR_TOKEN * alone
    if hired:
        price *= 2.0
    if t.owner_of(kind) == m.seat:
        price *= 1.6
    return WAITING * max(price - TRIP, 0.1)


def tokens_worth(t: Table, m: Means, cell: int, kind: int, tool: bool) -> float:
    """All that wait on a Building, the nearer to the store the more."""
    far = apart(cell, TOWN_CELL[STORE]) - 1
    return token_worth(t, m, kind, cell, tool) * t.tokens[cell] * REMOTE**far


def bullet_worth(bullets: int) -> float:
    """Bullets: one to be armed, some more to hunt."""
    if bullets == 0:
        return 0.0
    return 0.6 + 0.15 * min(bullets - 1, 3) + 0.03 * min(max(bullets - 4, 0), 6)


def tool_worth(t: Table, m: Means, kind: int) -> float:
    """A Tool: much where tokens wait for it."""
    if t.owner_of(METALLURGY) == m.seat:
        return 0.1
    code = 1 + m.seat * 8 + kind
    worth = TOOL_ALONE
    for cell in t.field:
        if t.works[cell] == code and t.tokens[cell]:
            worth += tokens_worth(t, m, cell, kind, True) / WAITING
            worth -= tokens_worth(t, m, cell, kind, False)
    return worth


def gain_of(t: Table, seat: int, line: int) -> float:
    """What it would be worth to a player to get a line of a deal."""
    m = Means(t, seat)
    thing = thing_of(line)
    n = count_of(line)
    if thing == MONEY:
        return m.more(float(n))
    if thing == FOOD:
        return m.fed(float(n))
    if thing == BULLET:
        return bullet_worth(t.bullets[seat] + n) - bullet_worth(t.bullets[seat])
    if TOOL <= thing < RESOURCE:
        return tool_worth(t, m, thing - TOOL)
    if RESOURCE <= thing < POINT_CARD:
        return m.more(GOOD * SELL_RESOURCE[thing - RESOURCE] * n)
    return worth_of(t, m, line)


def loss_of(t: Table, seat: int, line: int) -> float:
    """What it would cost a player to give a line of a deal."""
    m = Means(t, seat)
    thing = thing_of(line)
    n = count_of(line)
    if thing == MONEY:
        return -m.more(-float(n))
    if thing == FOOD:
        return -m.fed(-float(n))
    if thing == BULLET:
        return bullet_worth(t.bullets[seat]) - bullet_worth(t.bullets[seat] - n)
    if TOOL <= thing < RESOURCE:
        return tool_worth(t, m, thing - TOOL)
    if RESOURCE <= thing < POINT_CARD:
        return -m.more(-GOOD * SELL_RESOURCE[thing - RESOURCE] * n)
    return worth_of(t, m, line)


def worth_of(t: Table, m: Means, line: int) -> float:
    """What is worth about the same to everybody."""
    thing = thing_of(line)
    if thing == HORSE:
        return HORSE_WORTH
    if thing == REVOLVER:
        return REVOLVER_WORTH
    if thing == POINT_CARD:
        return POINT
    if thing == PIONEER_THING:
        return POINT + m.turns + DIPLOMA_FEE * DOLLAR
    if thing == CLAIM_THING:
        return CLAIMS[1]
    if thing == WORK + HOMESTEAD:
        return 2.0 * POINT + 0.3 * m.child
    kind = thing - WORK
    cell = what_of(line)
    return 2.0 * POINT + tokens_worth(t, m, cell, kind, has_tool(t, m.seat, kind))


def deal_worth(t: Table, seat: int, comes: tuple[int, ...], goes: tuple[int, ...]) -> float:
    """What a whole deal would bring a player."""
    worth = 0.0
    for line in comes:
        worth += gain_of(t, seat, line)
    for line in goes:
        worth -= loss_of(t, seat, line)
    return worth
