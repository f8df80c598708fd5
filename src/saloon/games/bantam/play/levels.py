"""Levels of Endeavors (BAN-LVL)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import INTERIOR, TERRAIN_ACRES
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    ENDEAVOR,
    LOGGING,
    MASTER,
    MINING,
    MOST_SKILL,
    P_MASTER,
)
from saloon.games.bantam.effects import RESOURCES
from saloon.games.bantam.play.notoriety import achieve, gain_np
from saloon.games.bantam.state import EMPTY, Table
from saloon.games.bantam.written import DEDICATE


def at_hand(t: Table, who: int, kind: int) -> int:
    """BAN-LVL-02: how many of a Resource are carried or in the own Cabin here."""
    n = t.goods[who * 5 + kind]
    place = t.where[who]
    acre = place if place < INTERIOR else place - INTERIOR
    if acre < TERRAIN_ACRES and t.cabin[acre] == who:
        for slot in range(CABIN_SLOTS):
            if t.stored[acre * 3 + slot] == kind:
                n += 1
    return n


def missing(t: Table, who: int, endeavor: int) -> int:
    """BAN-LVL-05: how many Resources an Endeavor Card can still take, up to Master."""
    level = t.level[who * 4 + endeavor]
    if level == MASTER:
        return 0
    cost = ENDEAVOR[endeavor].cost
    return sum(cost[level:]) - t.dedicated[who * 4 + endeavor]


def dedicate_moves(t: Table, who: int) -> list[int]:
    """BAN-LVL-01: one Resource, or as many as the next level asks for and are at hand."""
    moves: list[int] = []
    for endeavor in range(RESOURCES):
        n = at_hand(t, who, endeavor)
        if n:
            level = t.level[who * 4 + endeavor]
            if level == MASTER:
                t.cite("BAN-LVL-05")
                continue
            base = DEDICATE + endeavor * 10
            moves.append(base + 1)
            most = min(n, ENDEAVOR[endeavor].cost[level] - t.dedicated[who * 4 + endeavor])
            if most > 1:
                moves.append(base + most)
            if n > most and missing(t, who, endeavor) > most:
                moves.append(base + min(n, missing(t, who, endeavor)))
    return moves


def dedicate(t: Table, who: int, move: int) -> Flow:
    """BAN-LVL-01..05: Resources on an Endeavor Card; they leave it when a level is complete."""
    endeavor = (move - DEDICATE) // 10
    n = (move - DEDICATE) % 10
    for _ in range(n):
        take_one(t, who, endeavor)
    t.dedicated[who * 4 + endeavor] += n
    t.tell_dedicates("BAN-LVL-01 BAN-LVL-02", who=who, endeavor=endeavor, count=n)
    level = t.level[who * 4 + endeavor]
    while level < MASTER and t.dedicated[who * 4 + endeavor] >= ENDEAVOR[endeavor].cost[level]:
        cost = ENDEAVOR[endeavor].cost[level]
        t.dedicated[who * 4 + endeavor] -= cost
        t.supply[endeavor] += cost
        level += 1
        t.level[who * 4 + endeavor] = level
        t.tell_level("BAN-LVL-03 BAN-LVL-08", who=who, endeavor=endeavor, level=level)
        if t.dedicated[who * 4 + endeavor]:
            t.cite("BAN-LVL-05")
        if endeavor == LOGGING:
            t.cite("BAN-LVL-06")
        elif endeavor == MINING and t.sg:
            t.cite("BAN-LVL-06 BAN-BNK-10")
        if level == MASTER:
            yield from master(t, who, endeavor)


def take_one(t: Table, who: int, kind: int) -> None:
    """BAN-LVL-02: a carried Resource first, else one from the own Cabin here."""
    if t.goods[who * 5 + kind]:
        t.goods[who * 5 + kind] -= 1
        return
    place = t.where[who]
    acre = place if place < INTERIOR else place - INTERIOR
    for slot in range(CABIN_SLOTS):
        if t.stored[acre * 3 + slot] == kind:
            t.stored[acre * 3 + slot] = EMPTY
            return


def master(t: Table, who: int, endeavor: int) -> Flow:
    """BAN-LVL-04: the printed skill rises by 1, the printed perk holds from now on."""
    t.supply[endeavor] += t.dedicated[who * 4 + endeavor]
    t.dedicated[who * 4 + endeavor] = 0
    skill = ENDEAVOR[endeavor].skill
    if t.skills[who * 6 + skill] < MOST_SKILL:
        t.skills[who * 6 + skill] += 1
    t.tell_masters("BAN-LVL-04 BAN-LVL-07", who=who, endeavor=endeavor, skill=skill)
    if t.sg:
        gain_np(t, who, "BAN-LVL-04 BAN-NOT-11")
    yield from achieve(t, who, P_MASTER, endeavor, 0)
