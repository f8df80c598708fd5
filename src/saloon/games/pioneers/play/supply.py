"""Money and goods: the Stockpile, the Hideout and the inventories (PIO-SETUP-14, PIO-DIE-08)."""

from __future__ import annotations

from saloon.games.pioneers.content import (
    BULLET,
    FOOD,
    HORSE,
    POINT_CARD,
    RESOURCE,
    REVOLVER,
    TOOL,
)
from saloon.games.pioneers.state import HIDEOUT, MONEY, NOBODY, STOCKPILE, Table


def pay(t: Table, who: int, amount: int, to: int, clauses: str) -> None:
    """Money from a player to another, to the Stockpile or into the Hideout."""
    if amount == 0:
        return
    t.cash[who] -= amount
    if to >= 0:
        t.cash[to] += amount
    elif to == HIDEOUT:
        t.hideout += amount
    else:
        t.bank += amount
    t.tell_pays(clauses, who=who, amount=amount, to=to)


def earn(t: Table, who: int, amount: int, clauses: str) -> None:
    """Money from the Stockpile; PIO-RULING-02: it cannot run dry."""
    if amount == 0:
        return
    t.cash[who] += amount
    t.bank -= amount
    t.tell_gains(clauses, who=who, thing=MONEY, count=amount)


def from_hideout(t: Table, who: int, amount: int, clauses: str) -> None:
    """Money out of the Hideout."""
    if amount == 0:
        return
    t.hideout -= amount
    t.cash[who] += amount
    t.tell_from_hideout(clauses, who=who, amount=amount)


def collector(t: Table, payer: int, diploma: int) -> int:
    """PIO-ACT-03: to whom a fee goes: the diploma's player, if another; else the Stockpile."""
    owner = t.owner_of(diploma)
    t.cite("PIO-ACT-03")
    return STOCKPILE if owner in (NOBODY, payer) else owner


def owned(t: Table, who: int, thing: int) -> int:
    """How many of a good, or dollars, a player has."""
    if thing == MONEY:
        return t.cash[who]
    if thing == FOOD:
        return t.food[who]
    if thing == BULLET:
        return t.bullets[who]
    if thing == REVOLVER:
        return t.revolver[who]
    if thing == HORSE:
        return t.horse[who]
    if thing == POINT_CARD:
        return t.cards[who]
    if thing >= RESOURCE:
        return t.goods[who * 4 + thing - RESOURCE]
    return t.tools[who] >> (thing - TOOL) & 1


def in_stockpile(t: Table, thing: int) -> int:
    """How many of a good the Stockpile has."""
    if thing == FOOD:
        return t.bank_food
    if thing == BULLET:
        return t.bank_bullets
    if thing == REVOLVER:
        return t.bank_revolvers
    if thing == HORSE:
        return t.bank_horses
    if thing == POINT_CARD:
        return t.bank_cards
    if thing >= RESOURCE:
        return t.bank_goods[thing - RESOURCE]
    return t.bank_tools[thing - TOOL]


def single(thing: int) -> bool:
    """PIO-BUY-02: of a Revolver, a Horse and each Tool a player has at most one."""
    return REVOLVER <= thing < RESOURCE


def shift(t: Table, who: int, thing: int, n: int) -> None:
    """Change a player's holding of a good or of money by a number."""
    if thing == MONEY:
        t.cash[who] += n
    elif thing == FOOD:
        t.food[who] += n
    elif thing == BULLET:
        t.bullets[who] += n
    elif thing == REVOLVER:
        t.revolver[who] += n
    elif thing == HORSE:
        t.horse[who] += n
    elif thing == POINT_CARD:
        t.cards[who] += n
    elif thing >= RESOURCE:
        t.goods[who * 4 + thing - RESOURCE] += n
    else:
        t.tools[who] ^= 1 << (thing - TOOL)


def shift_bank(t: Table, thing: int, n: int) -> None:
    """Change what the Stockpile has of a good by a number."""
    if thing == FOOD:
        t.bank_food += n
    elif thing == BULLET:
        t.bank_bullets += n
    elif thing == REVOLVER:
        t.bank_revolvers += n
    elif thing == HORSE:
        t.bank_horses += n
    elif thing == POINT_CARD:
        t.bank_cards += n
    elif thing >= RESOURCE:
        t.bank_goods[thing - RESOURCE] += n
    else:
        t.bank_tools[thing - TOOL] += n


def take(t: Table, who: int, thing: int, n: int) -> int:
    """PIO-RULING-03: goods from the Stockpile, as far as it has them; returns how many."""
    got = min(n, in_stockpile(t, thing))
    if got > 0:
        shift_bank(t, thing, -got)
        shift(t, who, thing, got)
    return got


def put_back(t: Table, who: int, thing: int, n: int) -> int:
    """Goods to the Stockpile, as far as the player has them; returns how many."""
    gone = min(n, owned(t, who, thing))
    if gone > 0:
        shift(t, who, thing, -gone)
        shift_bank(t, thing, gone)
    return gone


def gain(t: Table, who: int, thing: int, n: int, clauses: str) -> int:
    """Goods from the Stockpile, told to all."""
    got = take(t, who, thing, n)
    if got:
        t.tell_gains(clauses, who=who, thing=thing, count=got)
    return got


def lose(t: Table, who: int, thing: int, n: int, clauses: str) -> int:
    """Goods to the Stockpile, told to all."""
    gone = put_back(t, who, thing, n)
    if gone:
        t.tell_loses(clauses, who=who, thing=thing, count=gone)
    return gone


def lose_cash(t: Table, who: int, n: int, to: int, clauses: str) -> int:
    """Money lost, at most all there is; returns how much."""
    amount = min(n, t.cash[who])
    pay(t, who, amount, to, clauses)
    return amount


def lacks(t: Table, who: int, thing: int) -> bool:
    """Whether a player may take a single piece that the Stockpile has."""
    return owned(t, who, thing) == 0 and in_stockpile(t, thing) > 0
