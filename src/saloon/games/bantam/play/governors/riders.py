"""Riders (BAN-RID)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.content import HUNTING, MASTER, P_RECRUIT
from saloon.games.bantam.effects import HIDE
from saloon.games.bantam.events import RIDER, RIDER_HIDES, SKILL_RIDER
from saloon.games.bantam.play.notoriety import achieve, drop_np, gain_np
from saloon.games.bantam.state import NOBODY, Table
from saloon.games.bantam.written import RECRUIT


def has_place(t: Table, who: int) -> bool:
    """BAN-RID-01, BAN-LVL-06: an open Rider slot."""
    return t.rider_of.count(who) < t.rider_limit(who)


def on_offer(t: Table, who: int) -> list[int]:
    """BAN-RID-01, BAN-SHP-06: the top of each stack; with Search any of it."""
    if t.level[who * 4 + HUNTING] == MASTER:
        t.cite("BAN-SHP-06")
        if not t.has_searched(who):
            t.searched |= 1 << who
            t.reveal()
        # By number: whoever overhears the offer does not learn in which order they lie.
        return [rider for stack in t.riders for rider in sorted(stack)]
    return [stack[-1] for stack in t.riders if stack]


def rider_moves(t: Table, who: int, price: int) -> list[int]:
    """BAN-RID-01: for $5 or 4 Hides, while a slot is open."""
    moves: list[int] = []
    if not has_place(t, who):
        t.cite("BAN-LVL-06")
        return moves
    for rider in on_offer(t, who):
        if price <= t.cash[who]:
            moves.append(RECRUIT + rider * 2)
        if t.goods[who * 5 + HIDE] >= RIDER_HIDES:
            moves.append(RECRUIT + rider * 2 + 1)
    return moves


def recruit(t: Table, who: int, rider: int) -> Flow:
    """BAN-RID-02, BAN-RID-03: 1 NP, and the perk while the Rider stays."""
    t.riders = tuple([tuple([r for r in stack if r != rider]) for stack in t.riders])
    t.reveal()
    t.tell_recruits("BAN-RID-01 BAN-RID-02", who=who, rider=rider)
    join(t, who, rider)
    gain_np(t, who, "BAN-RID-02 BAN-NOT-11")
    yield from achieve(t, who, P_RECRUIT, RIDER[rider].type)


def join(t: Table, who: int, rider: int) -> None:
    """BAN-RID-03: the perk holds."""
    t.rider_of[rider] = who
    if RIDER[rider].type == SKILL_RIDER:
        t.skills_more[who * 6 + RIDER[rider].a] += 1
        t.cite("BAN-RID-03 BAN-CHK-09")


def part(t: Table, who: int, rider: int) -> None:
    """BAN-RID-04, BAN-NOT-12: perk and NP are gone with the Rider."""
    t.rider_of[rider] = NOBODY
    row = RIDER[rider]
    if row.type == SKILL_RIDER:
        t.skills_more[who * 6 + row.a] -= 1
    drop_np(t, who, "BAN-RID-04 BAN-NOT-12")


def free_rider(t: Table, who: int) -> Flow:
    """BAN-RID-05: the top of a stack of choice; without slot or Rider nothing."""
    riders = [stack[-1] for stack in t.riders if stack]
    if not riders or not has_place(t, who):
        t.cite("BAN-LIM-01 BAN-EVT-07")
        return
    answer = yield t.ask_rider(who, [RECRUIT + rider * 2 for rider in riders])
    yield from recruit(t, who, (answer - RECRUIT) // 2)


def can_ride(t: Table, who: int) -> bool:
    """BAN-RID-05: whether a Rider could be gained."""
    return has_place(t, who) and any(t.riders)
