"""Disputed Claims and what out players left (PIO-DISP)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.moves import MOST
from saloon.games.pioneers.play.asking import NONE, choose_number, numbers
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.shootout import pioneers_duel
from saloon.games.pioneers.play.supply import pay
from saloon.games.pioneers.play.works import change_owner
from saloon.games.pioneers.state import CLAIM, NEWBORN, NOBODY, Table
from saloon.games.pioneers.written import (
    ACCEPT,
    COUNTER,
    DECLINE,
    IN,
    ORDER_CHAMPION,
    ORDER_DISPUTE,
    PIONEER,
    RELINQUISH,
    SHOOT,
)


def may_dispute(t: Table, p: int) -> bool:
    """PIO-DISP-01, PIO-DISP-06..08: a rival's Claim, or anything of an out player."""
    who = p >> 3
    cell = t.where[p]
    owner = t.owner_at(cell)
    if owner in (NOBODY, who):
        return False
    work = t.work_at(cell)
    if t.status[owner] == IN:
        if work != CLAIM:
            t.cite("PIO-DISP-06")
            return False
        return t.armed(who)
    return work == CLAIM or t.stock[who * 5 + work] > 0


def dispute(t: Table, p: int) -> Flow:
    """PIO-DISP-09: the Action is used whatever the outcome."""
    t.cite("PIO-DISP-09")
    if t.status[t.owner_at(t.where[p])] == IN:
        yield from dispute_claim(t, p)
    else:
        take_over(t, p)


def take_over(t: Table, p: int) -> None:
    """PIO-DISP-07, PIO-DISP-08, PIO-OUT-03: free, no Shootout; the old token to its stock."""
    who = p >> 3
    cell = t.where[p]
    owner = t.owner_at(cell)
    work = t.work_at(cell)
    change_owner(t, cell, who)
    if work == CLAIM:
        t.tell_takes_over("PIO-DISP-07 PIO-OUT-03", pioneer=p, cell=cell, work=work)
    else:
        t.stock[owner * 5 + work] += 1
        t.tell_takes_over("PIO-DISP-08 PIO-OUT-03", pioneer=p, cell=cell, work=work)


def dispute_claim(t: Table, p: int) -> Flow:
    """PIO-DISP-01, PIO-DISP-02: an offer; relinquish, shoot, or once a counter-demand."""
    who = p >> 3
    cell = t.where[p]
    owner = t.owner_at(cell)
    offer = yield from choose_number(
        t, t.ask_dispute(who, numbers(0, t.cash[who]), "PIO-DISP-01", target=owner, cell=cell), NONE
    )
    t.tell_disputes("PIO-DISP-01", pioneer=p, target=owner, amount=offer, cell=cell)
    answer = yield from answer_dispute(t, p, offer, True)
    if answer == COUNTER:
        most = min(t.cash[who], MOST)
        demand = yield from choose_number(
            t,
            t.ask_demand(owner, numbers(offer + 1, most), "PIO-DISP-02", target=who, price=offer),
            NONE,
        )
        t.tell_demands("PIO-DISP-02", who=owner, amount=demand)
        reply = yield t.ask_demanded(
            who, [ACCEPT, DECLINE], "PIO-DISP-02", target=owner, price=demand
        )
        if reply == ACCEPT:
            relinquish(t, who, owner, demand, cell)
            return
        t.tell_declines("PIO-DISP-02", who=who)
        answer = yield from answer_dispute(t, p, offer, False)
    if answer == RELINQUISH:
        relinquish(t, who, owner, offer, cell)
        return
    champion = yield from choose_champion(t, owner, cell)
    won = yield from pioneers_duel(t, p, champion)
    t.cite("PIO-DISP-05")
    if won:
        change_owner(t, cell, who)


def answer_dispute(t: Table, p: int, offer: int, may_counter: bool) -> FlowOf[int]:
    """PIO-DISP-02..04: what the owner may answer; unarmed or without a fit Pioneer no fight."""
    who = p >> 3
    cell = t.where[p]
    owner = t.owner_at(cell)
    moves = [RELINQUISH]
    if t.armed(owner) and t.fit(owner):
        moves.append(SHOOT)
    else:
        t.cite("PIO-DISP-03")
    if may_counter and offer < min(t.cash[who], MOST):
        moves.append(COUNTER)
    ask = t.ask_dispute_answer(owner, moves, "PIO-DISP-02", target=who, price=offer, cell=cell)
    return (yield from ask_or_order(t, ask, ORDER_DISPUTE))


def relinquish(t: Table, who: int, owner: int, amount: int, cell: int) -> None:
    """PIO-DISP-02: the Claim changes its owner for money."""
    pay(t, who, amount, owner, "PIO-DISP-02")
    change_owner(t, cell, who)
    t.tell_relinquishes(who=owner, target=who, cell=cell)


def choose_champion(t: Table, owner: int, cell: int) -> FlowOf[int]:
    """PIO-DISP-04: an own active Pioneer on the tile, else any; the owner chooses."""
    fit = [p for p in t.here(owner, cell) if not t.flags[p] & NEWBORN] or t.fit(owner)
    moves = [PIONEER + p for p in fit]
    ask = t.ask_champion(owner, moves, cell=cell)
    answer = yield from ask_or_order(t, ask, ORDER_CHAMPION)
    return answer - PIONEER
