"""Selling goods, at the Trading Post or from a Back Counter (BAN-SHP-15, BAN-CAL-02)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.board import INTERIOR
from saloon.games.bantam.content import CABIN_SLOTS, P_SELL, SELL_PRICE
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.events import BARGAIN_RIDER, MONTH, RIDERS_EACH
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.state import EMPTY, Table
from saloon.games.bantam.written import DONE, SELL

BARGAIN_FROM: Final = BARGAIN_RIDER * RIDERS_EACH
"""The first Bargain Rider; they stand in the order of the Resources."""


def in_season(t: Table, kind: int) -> int:
    """BAN-CAL-02: $1 more for the Resource the month names."""
    if t.sg and MONTH[t.month].season == kind:
        t.cite("BAN-CAL-02")
        return 1
    return 0


def worth_of(t: Table, who: int, kind: int) -> int:
    """BAN-SHP-15, BAN-CAL-02, BAN-RID-03: what is paid for one Resource or Gem now."""
    paid = SELL_PRICE[kind] + in_season(t, kind)
    if t.sg and kind < GEM and t.rider_of[BARGAIN_FROM + kind] == who:
        paid += 1
        t.cite("BAN-RID-03")
    return paid


def sell_one(t: Table, who: int, kind: int, clauses: str) -> None:
    """BAN-SHP-15: one Resource or Gem for the price of the Trading Post."""
    t.goods[who * 5 + kind] -= 1
    earn_price(t, who, kind, clauses)


def earn_price(t: Table, who: int, kind: int, clauses: str) -> None:
    """What was sold goes to the Supply, dollars come out of it."""
    paid = worth_of(t, who, kind)
    t.supply[kind] += 1
    t.cash[who] += paid
    t.tell_sells(clauses, who=who, kind=kind, dollars=paid)


def tell_sold(t: Table, who: int, kind: int) -> Flow:
    """BAN-NOT-08: the tasks that count what is sold in one turn."""
    if t.sg:
        t.sold = tuple([n + 1 if k == kind else n for k, n in enumerate(t.sold)])
        yield from achieve(t, who, P_SELL, kind, t.sold[kind])


def sell_here(t: Table, who: int, n: int) -> Flow:
    """BAN-CAB-14: the Back Counter: up to n goods, carried or in this Cabin, one by one."""
    acre = t.where[who] - INTERIOR
    for _ in range(n):
        mine = t.cabin[acre] == who
        kinds = [k for k in range(GEM + 1) if t.goods[who * 5 + k] or (mine and k in held(t, acre))]
        answer = yield t.ask_sell_here(who, [DONE, *[SELL + k for k in kinds]])
        if answer == DONE:
            return
        kind = answer - SELL
        if t.goods[who * 5 + kind]:
            sell_one(t, who, kind, "BAN-CAB-14 BAN-SHP-15")
        else:
            slot = held(t, acre).index(kind)
            t.stored[acre * 3 + slot] = EMPTY
            earn_price(t, who, kind, "BAN-CAB-14 BAN-SHP-15")
        yield from tell_sold(t, who, kind)


def held(t: Table, acre: int) -> list[int]:
    """What lies in the slots of a Cabin."""
    return t.stored[acre * 3 : acre * 3 + CABIN_SLOTS]
