"""Selling goods, at the Trading Post or from a Back Counter (BAN-SHP-15)."""

from __future__ import annotations

from saloon.engine.ask import Ask, Flow
from saloon.games.bantam.board import INTERIOR
from saloon.games.bantam.content import CABIN_SLOTS, SELL_PRICE
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.moves import DONE, SELL
from saloon.games.bantam.state import EMPTY, Table


def sell_one(t: Table, who: int, kind: int, clauses: str) -> None:
    """BAN-SHP-15: one Resource or Gem for the price of the Trading Post."""
    t.goods[who * 5 + kind] -= 1
    earn_price(t, who, kind, clauses)


def earn_price(t: Table, who: int, kind: int, clauses: str) -> None:
    """What was sold goes to the Supply, dollars come out of it."""
    t.supply[kind] += 1
    t.cash[who] += SELL_PRICE[kind]
    t.tell("sells", clauses, who, kind, SELL_PRICE[kind])


def sell_here(t: Table, who: int, n: int) -> Flow:
    """BAN-CAB-14: the Back Counter: up to n goods, carried or in this Cabin, one by one."""
    acre = t.where[who] - INTERIOR
    for _ in range(n):
        mine = t.cabin[acre] == who
        kinds = [k for k in range(GEM + 1) if t.goods[who * 5 + k] or (mine and k in held(t, acre))]
        answer = yield Ask(who, "sell-here", [DONE, *[SELL + k for k in kinds]], "BAN-CAB-14")
        if answer == DONE:
            return
        kind = answer - SELL
        if t.goods[who * 5 + kind]:
            sell_one(t, who, kind, "BAN-CAB-14 BAN-SHP-15")
        else:
            slot = held(t, acre).index(kind)
            t.stored[acre * 3 + slot] = EMPTY
            earn_price(t, who, kind, "BAN-CAB-14 BAN-SHP-15")


def held(t: Table, acre: int) -> list[int]:
    """What lies in the slots of a Cabin."""
    return t.stored[acre * 3 : acre * 3 + CABIN_SLOTS]
