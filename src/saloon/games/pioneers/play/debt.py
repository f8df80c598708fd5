"""Fees that a card asks, and what happens to who cannot pay (PIO-DIE-09..13)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.pioneers.content import HOMESTEAD
from saloon.games.pioneers.play.auction import auction, may_auction
from saloon.games.pioneers.play.market import for_the_blacksmith, for_the_store, sales, sell_thing
from saloon.games.pioneers.play.pieces import bury, lock_up
from saloon.games.pioneers.play.supply import pay
from saloon.games.pioneers.play.works import tear_down
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import AT, AUCTION, PIONEER, SELL_THINGS, STOP

MOST_AUCTIONS: Final = 3


def owe(t: Table, who: int, amount: int, to: int, clauses: str) -> Flow:
    """PIO-DIE-09, PIO-DIE-10: pay in full, or a Pioneer goes to jail and nothing is paid."""
    if amount == 0:
        return
    if t.cash[who] < amount:
        yield from raise_money(t, who, amount)
    if t.cash[who] >= amount:
        pay(t, who, amount, to, clauses)
        return
    free = t.at_large(who)
    t.tell_cannot_pay("PIO-DIE-10", who=who, amount=amount)
    if not free:
        pay(t, who, t.cash[who], to, "PIO-DIE-10")
        return
    moves = [PIONEER + p for p in free]
    answer = yield t.ask_jail_whom(who, moves, "PIO-DIE-10", price=amount)
    lock_up(t, answer - PIONEER, "PIO-DIE-10")


def raise_money(t: Table, who: int, amount: int) -> Flow:
    """PIO-DIE-09, PIO-DIE-12: sell or auction, from anywhere, until it is enough or one stops."""
    t.cite("PIO-DIE-09")
    auctions = 0
    while t.cash[who] < amount:
        moves: list[int] = []
        if for_the_store(t, who) or t.tools[who]:
            moves.append(SELL_THINGS)
        if auctions < MOST_AUCTIONS and may_auction(t, who):
            moves.append(AUCTION)
        moves.append(STOP)
        answer = yield t.ask_raise(who, moves, "PIO-DIE-12", price=amount, cash=t.cash[who])
        if answer == STOP:
            break
        if answer == AUCTION:
            held = yield from auction(t, who)
            if held:
                auctions += 1
            continue
        things = sales(t, who, [*for_the_store(t, who), *for_the_blacksmith(t, who)])
        answer = yield t.ask_raise_thing(who, things, "PIO-DIE-12", price=amount)
        sell_thing(t, who, answer)


def lose_homestead(t: Table, who: int) -> Flow:
    """PIO-DIE-11, PIO-RULING-37: a Homestead, and the Pioneers above the new family limit."""
    moves = [AT + cell for cell in t.properties(who, HOMESTEAD)]
    answer = yield t.ask_lose_homestead(who, moves, "PIO-DIE-11", work=HOMESTEAD)
    lose_work(t, answer - AT)
    while t.family[who] > t.limit(who):
        moves = [PIONEER + p for p in t.on_field(who)]
        answer = yield t.ask_lose_pioneer(who, moves, "PIO-DIE-11")
        bury(t, answer - PIONEER, "PIO-DIE-11 PIO-FAM-03")


def production(t: Table, who: int) -> list[int]:
    """A player's Farms, Ranches, Sawmills and Mines."""
    return [cell for cell in t.estate(who) if t.work_at(cell) < HOMESTEAD]


def lose_building(t: Table, who: int) -> Flow:
    """PIO-DIE-11: a production Building goes back to stock."""
    moves = [AT + cell for cell in production(t, who)]
    answer = yield t.ask_lose_building(who, moves)
    lose_work(t, answer - AT)


def lose_work(t: Table, cell: int) -> None:
    """PIO-DIE-11, PIO-RULING-58: the token to stock, the land free again."""
    t.tell_torn_down("PIO-DIE-11", who=t.owner_at(cell), work=t.work_at(cell), cell=cell)
    tear_down(t, cell)
