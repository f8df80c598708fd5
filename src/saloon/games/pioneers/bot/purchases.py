"""What is worth buying, selling or staking, and how much of it: nobody buys what is of no use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.games.pioneers.bot.evaluate import STARVING, danger, peril, starving
from saloon.games.pioneers.bot.values import Means, bullet_worth, gain_of, loss_of
from saloon.games.pioneers.content import (
    BULLET,
    BUY,
    FACES,
    FOOD,
    GAMBLE_PAYS,
    PLAYER_FACES,
    POINT_CARD,
    RESOURCE,
    REVOLVER,
)
from saloon.games.pioneers.play.deal import line_of
from saloon.games.pioneers.play.market import sale_price
from saloon.games.pioneers.play.supply import owned
from saloon.games.pioneers.state import WORK, Table

ALIKE: Final = 0.02
"""Actions that make no difference."""


def bought(t: Table, m: Means, thing: int, n: int) -> float:
    """What buying a number of one good would bring, in Actions."""
    seat = m.seat
    if thing == FOOD:
        return m.meal(n) + STARVING * min(starving(t, seat), n)
    gain = m.more(-float(n * BUY[thing]))
    if thing == BULLET:
        held = t.bullets[seat]
        gain += bullet_worth(held + n) - bullet_worth(held)
        return gain + danger(t, seat) - peril(t, seat, held + n) if t.revolver[seat] else -1.0
    if thing == REVOLVER:
        gain += danger(t, seat) - peril(t, seat, t.bullets[seat])
    return gain + gain_of(t, seat, line_of(thing, 0, n))


def sold(t: Table, m: Means, thing: int, n: int) -> float:
    """What it would bring to sell this many."""
    price = sale_price(t, thing)
    return m.more(float(n * price)) - loss_of(t, m.seat, line_of(thing, 0, n))


def pays_off(t: Table, m: Means, thing: int) -> bool:
    """Whether any number of a good that can be paid is worth its price; a point always is."""
    if thing == POINT_CARD:
        return True
    most = t.cash[m.seat] // BUY[thing]
    if thing not in (FOOD, BULLET):
        most = min(most, 1)
    return any(bought(t, m, thing, n) > ALIKE for n in range(1, most + 1))


def is_worth_selling(t: Table, seat: int, thing: int) -> bool:
    """Whether a good is worth less than the store pays; what was dug out always is."""
    if thing >= WORK or not owned(t, seat, thing):
        return False
    return RESOURCE <= thing < POINT_CARD or sold(t, Means(t, seat), thing, 1) > ALIKE


def buying(t: Table, seat: int, wares: tuple[int, ...]) -> bool:
    """Whether any of the wares of a place is worth buying."""
    m = Means(t, seat)
    for thing in wares:
        single = thing not in (FOOD, BULLET, POINT_CARD)
        if single and owned(t, seat, thing):
            continue
        if pays_off(t, m, thing):
            return True
    return False


def number_weights(
    t: Table,
    m: Means,
    thing: int,
    numbers: list[int],
    worth: Callable[[Table, Means, int, int], float],
) -> list[float]:
    """How many: what brings most is bought or sold at once, not one by one."""
    gains = [worth(t, m, thing, n) for n in numbers]
    top = max(gains) - ALIKE
    return [1.0 if gain >= top else 0.0 for gain in gains]


def _pays(to_one: bool) -> bool:
    for face in range(len(FACES)):
        won = PLAYER_FACES.count(face) * (GAMBLE_PAYS[face] + (1 if to_one else 0))
        if won > len(PLAYER_FACES):
            return True
    return False


PAYS: Final[tuple[bool, bool]] = (_pays(False), _pays(True))


def gambling_pays(t: Table) -> bool:
    """PIO-GAMB-03: whether any symbol pays more on average than is wagered."""
    return PAYS[1 if t.to_one else 0]
