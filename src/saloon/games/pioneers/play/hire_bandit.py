"""Hire the Bandit, and what hangs on his job (PIO-HIREB)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.board import CROSSABLE
from saloon.games.pioneers.content import (
    BANDIT_FEE,
    FOOD,
    HORSE,
    RESOURCE,
    REVOLVER,
    TOOL,
)
from saloon.games.pioneers.play.asking import back, choose, take_back
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.roads import place_bandit
from saloon.games.pioneers.play.shootout import (
    fight_bandit,
    kill_unarmed,
    sheriff_meets_bandit,
)
from saloon.games.pioneers.play.supply import owned, pay, shift
from saloon.games.pioneers.play.works import end_job, take_tokens
from saloon.games.pioneers.state import HIDEOUT, MONEY, NOBODY, Table, resource_of
from saloon.games.pioneers.written import (
    AT,
    BACK,
    IN,
    ORDER_ROBBERY,
    PIONEER,
    RESIST,
    SEAT,
    SURRENDER,
    TASK,
    TASK_KILL,
    TASK_KILL_SHERIFF,
    TASK_ROB,
    TASK_STEAL,
    THING,
)


def may_hire_bandit(t: Table, who: int) -> bool:
    """PIO-HIREB-01, PIO-JAIL-06: he is in town and free, the fee is there, and so is a target."""
    if not t.roaming or t.cash[who] < BANDIT_FEE:
        return False
    if may_kill_sheriff(t):
        return True
    for rival in t.rivals(who):
        if marks(t, rival):
            return True
    return len(loaded(t, who)) > 0


def loaded(t: Table, who: int) -> list[int]:
    """PIO-HIREB-02, PIO-HIREB-03: rivals' Buildings with tokens where he can be put."""
    found: list[int] = []
    for cell in t.field:
        if t.tokens[cell] == 0:
            continue
        owner = t.owner_at(cell)
        if owner != who and t.status[owner] == IN and not t.barred(cell):
            found.append(cell)
    return found


def marks(t: Table, rival: int) -> list[int]:
    """PIO-HIREB-02: a rival's Pioneers beside whom the Bandit can be put."""
    return [p for p in t.at_large(rival) if not t.barred(t.where[p])]


def spoils(t: Table, who: int, rival: int) -> list[int]:
    """PIO-HIREB-10, PIO-HOLD-07: what a hired robbery may name; nothing against a ward."""
    if t.ward >> rival & 1:
        t.cite("PIO-HOLD-07")
        return []
    found: list[int] = []
    if t.food[rival]:
        found.append(FOOD)
    for thing in (REVOLVER, HORSE, TOOL, TOOL + 1, TOOL + 2, TOOL + 3):
        if owned(t, rival, thing) and not owned(t, who, thing):
            found.append(thing)
    if t.cash[rival]:
        found.append(MONEY)
    return found


def may_kill_sheriff(t: Table) -> bool:
    """PIO-HIREB-15: the Sheriff is available, and not beside the Deputy."""
    if t.sheriff_away or t.sheriff == t.deputy_at():
        return False
    return CROSSABLE[t.land[t.sheriff]]


def tasks(t: Table, who: int) -> list[int]:
    """PIO-HIREB-17: the tasks that have a legal target."""
    moves: list[int] = []
    if loaded(t, who):
        moves.append(TASK + TASK_STEAL)
    kill = False
    rob = False
    for rival in t.rivals(who):
        if marks(t, rival):
            kill = True
            if spoils(t, who, rival):
                rob = True
    if rob:
        moves.append(TASK + TASK_ROB)
    if kill:
        moves.append(TASK + TASK_KILL)
    if may_kill_sheriff(t):
        moves.append(TASK + TASK_KILL_SHERIFF)
    return moves


def hire_bandit(t: Table, who: int) -> FlowOf[bool]:
    """PIO-HIREB-01, PIO-HIREB-17: task and target, then $3 into the Hideout."""
    moves = tasks(t, who)
    moves.extend(back(t))
    answer = yield t.ask_bandit_task(who, moves, "PIO-HIREB-17")
    if answer == BACK:
        return take_back(t)
    task = answer - TASK
    if task == TASK_STEAL:
        return (yield from hire_to_steal(t, who))
    if task == TASK_KILL_SHERIFF:
        engage(t, who, t.sheriff, task)
        t.cite("PIO-HIREB-15")
        yield from sheriff_meets_bandit(t, NOBODY)
        return True
    rivals = [rival for rival in t.rivals(who) if marks(t, rival)]
    if task == TASK_ROB:
        rivals = [rival for rival in rivals if spoils(t, who, rival)]
    moves = [SEAT + rival for rival in rivals]
    moves.extend(back(t))
    answer = yield t.ask_mark(who, moves, "PIO-HIREB-17", task=task)
    if answer == BACK:
        return take_back(t)
    rival = answer - SEAT
    moves = [PIONEER + p for p in marks(t, rival)]
    moves.extend(back(t))
    answer = yield t.ask_target(who, moves, "PIO-HIREB-17", task=task)
    if answer == BACK:
        return take_back(t)
    p = answer - PIONEER
    if task == TASK_ROB:
        return (yield from hire_to_rob(t, who, p))
    engage(t, who, t.where[p], task)
    t.tell_hired_to_kill("PIO-HIREB-14 PIO-DIP-16", who=who, pioneer=p)
    if t.armed(rival):
        yield from fight_bandit(t, p)
    else:
        kill_unarmed(t, p)
    return True


def engage(t: Table, who: int, cell: int, task: int) -> None:
    """PIO-HIREB-01, PIO-HIREB-17: the fee is paid, an old job ends, he is put there."""
    pay(t, who, BANDIT_FEE, HIDEOUT, "PIO-HIREB-01")
    if t.hirer >= 0:
        end_job(t, t.hirer, "PIO-HIREB-06")
    place_bandit(t, cell)
    t.tell_hires_bandit("PIO-HIREB-01 PIO-HIREB-02 PIO-HIREB-17", who=who, task=task, cell=cell)


def hire_to_steal(t: Table, who: int) -> FlowOf[bool]:
    """PIO-HIREB-03: he is on the job, on a rival's Building with tokens."""
    entries = [AT + cell for cell in loaded(t, who)]
    answer = yield from choose(t, t.ask_steal_from(who, entries), back(t))
    if answer == BACK:
        return take_back(t)
    engage(t, who, answer - AT, TASK_STEAL)
    t.hirer = who
    t.tell_job(
        "PIO-HIREB-03 PIO-HIREB-05 PIO-HIREB-08", who=who, target=t.victim(), cell=answer - AT
    )
    return True


def steal_one(t: Table) -> None:
    """PIO-HIREB-04: one token goes from the Building to limbo."""
    who = t.hirer
    cell = t.bandit
    kind = resource_of(t.work_at(cell))
    t.limbo += 1
    t.tell_steals(who=who, thing=RESOURCE + kind, cell=cell)
    take_tokens(t, cell, 1)


def hire_to_rob(t: Table, who: int, p: int) -> FlowOf[bool]:
    """PIO-HIREB-10..13: one thing is named; the target surrenders it or resists."""
    rival = p >> 3
    moves = [THING + thing for thing in spoils(t, who, rival)]
    moves.extend(back(t))
    answer = yield t.ask_spoils(who, moves, "PIO-HIREB-10", pioneer=p)
    if answer == BACK:
        return take_back(t)
    thing = answer - THING
    engage(t, who, t.where[p], TASK_ROB)
    t.tell_hired_to_rob("PIO-HIREB-10 PIO-DIP-16", who=who, pioneer=p, thing=thing)
    moves = [SURRENDER, RESIST] if t.armed(rival) else [SURRENDER]
    ask = t.ask_robbery(rival, moves, "PIO-HIREB-11", target=who, thing=thing, pioneer=p)
    answer = yield from ask_or_order(t, ask, ORDER_ROBBERY)
    if answer == RESIST:
        t.cite("PIO-HIREB-12")
        yield from fight_bandit(t, p)
        return True
    n = 1
    if thing in (FOOD, MONEY):
        n = min(t.roll(6), owned(t, rival, thing))
    shift(t, rival, thing, -n)
    shift(t, who, thing, n)
    t.tell_robs("PIO-HIREB-11 PIO-HIREB-13", who=who, target=rival, thing=thing, count=n)
    return True


def may_shoot_bandit(t: Table, p: int) -> bool:
    """PIO-HIREB-08, PIO-HIREB-09: the victim, armed, with a Pioneer on the Bandit's tile."""
    who = p >> 3
    return t.hirer >= 0 and t.bandit == t.where[p] and t.victim() == who and t.armed(who)


def shoot_bandit(t: Table, p: int) -> Flow:
    """PIO-HIREB-09: the victim's Pioneer as defender against the Bandit."""
    t.tell_shoots_bandit(pioneer=p)
    yield from fight_bandit(t, p)
