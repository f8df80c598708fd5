"""Jail and Jailbreak (PIO-JAIL)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.play.asking import back, take_back
from saloon.games.pioneers.play.pieces import let_go
from saloon.games.pioneers.play.roads import to_saloon
from saloon.games.pioneers.state import JAIL_CELL, JAILED, VAIN, Table
from saloon.games.pioneers.written import BACK, FREE_BANDIT, PIONEER


def hopeful(t: Table, who: int) -> list[int]:
    """PIO-JAIL-04: own prisoners who have not rolled this turn."""
    return [p for p in t.jailed(who) if not t.flags[p] & VAIN]


def may_roll(t: Table, who: int) -> bool:
    """PIO-JAIL-04: whether anybody may roll."""
    base = who * 8
    for p in range(base, base + 8):
        if t.where[p] == JAIL_CELL and t.flags[p] & (JAILED | VAIN) == JAILED:
            return True
    return False


def jail_roll(t: Table, who: int) -> Flow:
    """PIO-JAIL-04, PIO-RULING-48: free on a 1 or a 6, with its normal Actions."""
    moves = [PIONEER + p for p in hopeful(t, who)]
    moves.extend(back(t))
    answer = yield t.ask_jail_roll(who, moves, "PIO-JAIL-04")
    if answer == BACK:
        take_back(t)
        return
    p = answer - PIONEER
    die = t.roll(6)
    t.tell_jail_roll("PIO-JAIL-04", pioneer=p, die=die)
    if die in (1, 6):
        let_go(t, p, JAIL_CELL, "PIO-JAIL-04 PIO-JAIL-03")
    else:
        t.flags[p] |= VAIN


def prisoners(t: Table, who: int) -> list[int]:
    """Everybody in jail, as moves: Pioneers in turn order from a player, then the Bandit."""
    moves: list[int] = []
    for seat in t.around(who):
        for p in t.jailed(seat):
            moves.append(PIONEER + p)
    if t.bandit_jailed:
        moves.append(FREE_BANDIT)
    return moves


def anybody_jailed(t: Table) -> bool:
    """Whether there is a prisoner."""
    if t.bandit_jailed:
        return True
    return any(t.flags[p] & JAILED and t.where[p] >= 0 for p in range(len(t.flags)))


def may_jailbreak(t: Table, p: int) -> bool:
    """PIO-JAIL-05: on the Jail tile, with a prisoner there."""
    return t.where[p] == JAIL_CELL and anybody_jailed(t)


def jailbreak(t: Table, p: int) -> FlowOf[bool]:
    """PIO-JAIL-05, PIO-JAIL-03: one prisoner is free, no fee."""
    moves = prisoners(t, p >> 3)
    moves.extend(back(t))
    answer = yield t.ask_jailbreak(p >> 3, moves, "PIO-JAIL-05", pioneer=p)
    if answer == BACK:
        return take_back(t)
    t.cite("PIO-JAIL-03")
    if answer == FREE_BANDIT:
        to_saloon(t, "PIO-JAIL-05")
    else:
        let_go(t, answer - PIONEER, JAIL_CELL, "PIO-JAIL-05")
    return True
