"""Hire the Sheriff (PIO-SHER)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.pioneers.content import LAW_ENFORCEMENT, SHERIFF_FEE
from saloon.games.pioneers.play.asking import back, choose, take_back
from saloon.games.pioneers.play.jail import anybody_jailed, prisoners
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.pieces import STORE_CELL, let_go, lock_up
from saloon.games.pioneers.play.roads import to_saloon
from saloon.games.pioneers.play.shootout import resist_sheriff, sheriff_meets_bandit
from saloon.games.pioneers.play.supply import collector, pay
from saloon.games.pioneers.play.works import end_job
from saloon.games.pioneers.state import CLAIM, JAIL_CELL, NO_WORK, Table
from saloon.games.pioneers.written import (
    AT,
    BACK,
    FREE_BANDIT,
    ORDER_ARREST,
    PIONEER,
    SHOOT,
    SURRENDER,
    TASK,
    TASK_ARREST,
    TASK_ARREST_BANDIT,
    TASK_BLOCK,
    TASK_KILL_BANDIT,
    TASK_RELEASE,
)


def sheriff_fee(t: Table, who: int) -> int:
    """PIO-SHER-01, PIO-DIP-12: $3, nothing for the player of Law Enforcement."""
    return 0 if t.owner_of(LAW_ENFORCEMENT) == who else SHERIFF_FEE


def may_hire_sheriff(t: Table, who: int) -> bool:
    """PIO-SHER-01, PIO-SHER-09: he is available, the fee is there, and so is a target."""
    if t.sheriff_away or t.cash[who] < sheriff_fee(t, who):
        return False
    # Whoever trespasses does so on property, and that can be blocked.
    return t.roaming or t.landed(who) or anybody_jailed(t)


def blockable(t: Table, who: int) -> list[int]:
    """PIO-SHER-02: tiles with own property, not the Bandit's."""
    return [cell for cell in t.estate(who) if not (t.roaming and cell == t.bandit)]


def trespassers(t: Table, who: int) -> list[int]:
    """PIO-SHER-05, PIO-HOLD-07: rival Pioneers on a tile with an own Building or Homestead."""
    found: list[int] = []
    for rival in t.rivals(who):
        if t.ward >> rival & 1:
            t.cite("PIO-HOLD-07")
            continue
        for p in t.at_large(rival):
            cell = t.where[p]
            if t.work_at(cell) not in (NO_WORK, CLAIM) and t.owner_at(cell) == who:
                found.append(p)
    return found


def tasks(t: Table, who: int) -> list[int]:
    """PIO-SHER-11: the tasks that have a legal target."""
    moves: list[int] = []
    if blockable(t, who):
        moves.append(TASK + TASK_BLOCK)
    if t.roaming and t.owner_at(t.bandit) == who:
        moves.append(TASK + TASK_ARREST_BANDIT)
    if trespassers(t, who):
        moves.append(TASK + TASK_ARREST)
    if prisoners(t, who):
        moves.append(TASK + TASK_RELEASE)
    if t.roaming:
        moves.append(TASK + TASK_KILL_BANDIT)
    return moves


def hire_sheriff(t: Table, who: int) -> FlowOf[bool]:
    """PIO-SHER-01, PIO-SHER-11: task and target, then the fee."""
    moves = tasks(t, who)
    moves.extend(back(t))
    answer = yield t.ask_sheriff_task(who, moves, "PIO-SHER-11")
    if answer == BACK:
        return take_back(t)
    task = answer - TASK
    if task == TASK_BLOCK:
        return (yield from block(t, who))
    if task == TASK_ARREST:
        return (yield from arrest(t, who))
    if task == TASK_RELEASE:
        return (yield from release(t, who))
    engage(t, who, task, t.bandit)
    if task == TASK_ARREST_BANDIT:
        arrest_bandit(t)
    else:
        t.cite("PIO-SHER-08")
        yield from sheriff_meets_bandit(t, who)
    return True


def engage(t: Table, who: int, task: int, cell: int) -> None:
    """PIO-SHER-01: the fee is paid and the Sheriff goes there and stays."""
    fee = sheriff_fee(t, who)
    if fee:
        pay(t, who, fee, collector(t, who, LAW_ENFORCEMENT), "PIO-SHER-01 PIO-DIP-12")
    else:
        t.cite("PIO-DIP-12 PIO-ACT-04")
    t.sheriff = cell
    t.tell_hires_sheriff("PIO-SHER-01 PIO-SHER-11", who=who, task=task, cell=cell)


def block(t: Table, who: int) -> FlowOf[bool]:
    """PIO-SHER-02: the Bandit cannot enter or cross that tile."""
    entries = [AT + cell for cell in blockable(t, who)]
    answer = yield from choose(t, t.ask_block(who, entries), back(t))
    if answer == BACK:
        return take_back(t)
    engage(t, who, TASK_BLOCK, answer - AT)
    return True


def arrest_bandit(t: Table) -> None:
    """PIO-SHER-03, PIO-SHER-04: to jail without a fight; a job ends for the victim."""
    if t.hirer >= 0:
        end_job(t, t.victim(), "PIO-HIREB-06")
        t.cite("PIO-SHER-04")
    t.bandit = JAIL_CELL
    t.bandit_jailed = True
    t.tell_bandit_arrested("PIO-SHER-03")


def arrest(t: Table, who: int) -> FlowOf[bool]:
    """PIO-SHER-05, PIO-SHER-06: a trespasser surrenders to jail or shoots."""
    moves = [PIONEER + p for p in trespassers(t, who)]
    moves.extend(back(t))
    answer = yield t.ask_arrest(who, moves, "PIO-SHER-05")
    if answer == BACK:
        return take_back(t)
    p = answer - PIONEER
    rival = p >> 3
    cell = t.where[p]
    engage(t, who, TASK_ARREST, cell)
    if cell == t.bandit:
        t.cite("PIO-SHER-10")
    t.tell_arrests("PIO-SHER-05", who=who, pioneer=p)
    moves = [SURRENDER, SHOOT] if t.armed(rival) else [SURRENDER]
    ask = t.ask_arrested(rival, moves, "PIO-SHER-05", target=who, pioneer=p)
    answer = yield from ask_or_order(t, ask, ORDER_ARREST)
    if answer == SURRENDER:
        lock_up(t, p, "PIO-SHER-05 PIO-SHER-06")
        t.sheriff = JAIL_CELL
    else:
        yield from resist_sheriff(t, p, who, cell)
    return True


def release(t: Table, who: int) -> FlowOf[bool]:
    """PIO-SHER-07: a Pioneer to the General Store, the Bandit to the Saloon."""
    moves = prisoners(t, who)
    moves.extend(back(t))
    answer = yield t.ask_release(who, moves)
    if answer == BACK:
        return take_back(t)
    engage(t, who, TASK_RELEASE, JAIL_CELL)
    if answer == FREE_BANDIT:
        to_saloon(t, "PIO-SHER-07")
    else:
        let_go(t, answer - PIONEER, STORE_CELL, "PIO-SHER-07")
    return True
