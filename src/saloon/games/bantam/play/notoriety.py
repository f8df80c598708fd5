"""Notoriety and tasks (BAN-NOT)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.board import TERRAIN_ACRES
from saloon.games.bantam.cards import WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    BUY_WEAPON,
    CABIN_SLOTS,
    HAVE_CABIN,
    HAVE_CASH,
    HAVE_HEAD,
    HAVE_RIDER,
    HAVE_WEAPON,
    LIST_A,
    LIST_B,
    MOST_SKILL,
    P_BUILD,
    P_BUY,
    P_DEFEAT,
    P_HAVE,
    P_LOOT_PLAYER,
    P_MASTER,
    P_MOUNT_HEAD,
    P_PASS_CHECK,
    P_RECRUIT,
    P_SELL,
    P_SKILL_AT,
    SKILL_SPACES,
    Task,
)
from saloon.games.bantam.effects import ANY
from saloon.games.bantam.events import HONOR, INSTEAD, LEFT, RIGHT
from saloon.games.bantam.state import DESERTED, Table
from saloon.games.bantam.written import SKILL, SKIP, TASK

INTRO: Final[tuple[tuple[Task, ...], ...]] = (LIST_A, LIST_B)
"""The two sides of the Intro To-Do List (BAN-NOT-07, BAN-SET-18)."""
MILESTONE: Final = 10
"""Where the Notoriety track ends and the Milestones begin to count (BAN-NOT-03)."""


def tasks_of(t: Table, who: int) -> tuple[Task, ...]:
    """BAN-NOT-07, BAN-SGN-02: the four tasks of the intro list, or the ten of two pages."""
    if not t.sg:
        return INTRO[t.side]
    tasks = (*LEFT[t.pages[who * 2]].tasks, *RIGHT[t.pages[who * 2 + 1]].tasks)
    if t.pvp and not t.solo:
        return tasks
    # BAN-RULING-91, BAN-SOL-05: nobody can be looted.
    return tuple([INSTEAD if task.predicate == P_LOOT_PLAYER else task for task in tasks])


def achieve(t: Table, who: int, predicate: int, a: int = 0, b: int = 0) -> Flow:
    """BAN-NOT-08, BAN-SOL-05: an act of a player; each task it fulfils is checked at once."""
    done = t.tasks[who]
    for number, task in enumerate(tasks_of(t, who)):
        if task.predicate == predicate and not done >> number & 1 and matches(task, a, b):
            if t.solo and task is INSTEAD:
                t.cite("BAN-SOL-05")
            yield from check_task(t, who, number, "BAN-NOT-08")


def matches(task: Task, a: int, b: int) -> bool:
    """Whether an act of the right kind is what a task asks for."""
    predicate = task.predicate
    if predicate == P_BUY:
        return task.a == a and (task.a != BUY_WEAPON or task.b in (b, ANY))
    if predicate in (P_MASTER, P_DEFEAT, P_RECRUIT, P_MOUNT_HEAD):
        return task.a in (a, ANY)
    if predicate in (P_PASS_CHECK, P_SELL):
        return task.a == a and b >= task.b
    return b >= task.b


def check_task(t: Table, who: int, number: int, clauses: str) -> Flow:
    """BAN-NOT-06, BAN-NOT-07, BAN-SGN-02: a Checkmark and 1 NP."""
    t.tasks[who] |= 1 << number
    if t.sg:
        side = number // 5
        t.tell_page_task(
            clauses, who=who, side=side, page=t.pages[who * 2 + side], number=number % 5
        )
        t.cite("BAN-SGN-02 BAN-NOT-11 BAN-NOT-15")
    else:
        t.tell_task(clauses, who=who, task=t.side * 4 + number)
        t.cite("BAN-NOT-06 BAN-NOT-07")
    gain_np(t, who, "BAN-NOT-01")
    yield from raise_skills(t)


def gain_np(t: Table, who: int, clauses: str) -> None:
    """BAN-NOT-01, BAN-NOT-03, BAN-WIN-07: 1 NP, perhaps a skill, perhaps the winning score."""
    t.np[who] += 1
    t.tell_np(clauses, who=who, count=t.np[who])
    if t.np[who] > MILESTONE:
        t.cite("BAN-NOT-03")
    if t.np[who] == t.winning:
        t.rises += 1
        t.reached[who] = t.rises
        t.tell_score_reached("BAN-WIN-01 BAN-WIN-02 BAN-WIN-07", who=who)
    for space, np in enumerate(SKILL_SPACES):
        if np == t.np[who] and not t.raised[who] >> space & 1:
            t.raised[who] |= 1 << space
            t.raises |= 1 << who


def drop_np(t: Table, who: int, clauses: str) -> None:
    """BAN-NOT-01, BAN-NOT-02, BAN-WIN-05: 1 NP less, never below 0."""
    if t.np[who] == 0:
        t.cite("BAN-NOT-02")
        return
    if t.np[who] == t.winning:
        t.reached[who] = 0
        t.cite("BAN-WIN-05")
    t.np[who] -= 1
    t.tell_np_lost(clauses, who=who, count=t.np[who])


def raise_skills(t: Table) -> Flow:
    """BAN-NOT-04, BAN-NOT-05: one skill of choice up by 1 for good, never a stat, never above 6."""
    for who in range(t.seats):
        if not t.raises >> who & 1:
            continue
        t.raises &= ~(1 << who)
        skills = [SKILL + skill for skill in range(6) if t.skills[who * 6 + skill] < MOST_SKILL]
        t.cite("BAN-NOT-05")
        answer = yield t.ask_skill(who, [SKIP, *skills], "BAN-NOT-04")
        if answer != SKIP:
            t.skills[who * 6 + answer - SKILL] += 1
            t.tell_skill("BAN-NOT-04", who=who, skill=answer - SKILL, count=1)


def uncheck(t: Table, who: int, number: int, clauses: str) -> None:
    """BAN-NOT-01, BAN-NOT-09, BAN-NOT-10: a task can be done again, 1 NP is lost."""
    t.tasks[who] &= ~(1 << number)
    if t.np[who] == t.winning:
        t.reached[who] = 0
        t.cite("BAN-WIN-05")
    t.np[who] -= 1
    t.tell_task_lost(clauses, who=who, task=t.side * 4 + number)


def lose_np(t: Table, who: int) -> Flow:
    """BAN-NOT-02, BAN-NOT-10: a checked task of the player's own choice; at 0 nothing."""
    if t.sg or t.np[who] == 0:
        drop_np(t, who, "BAN-NOT-01")
        return
    checked = [TASK + number for number in range(4) if t.tasks[who] >> number & 1]
    answer = yield t.ask_uncheck(who, checked, "BAN-NOT-10")
    uncheck(t, who, answer - TASK, "BAN-NOT-10 BAN-NOT-01")


def cabin_lost(t: Table, owner: int) -> None:
    """BAN-NOT-09, BAN-NOT-12: without a Cabin the task to build one is open again; SG: -1 NP."""
    if t.sg:
        if owner != DESERTED:
            t.burned |= 1 << owner
            drop_np(t, owner, "BAN-NOT-12 BAN-NOT-01")
        return
    if owner in t.cabin:
        return
    for number, task in enumerate(INTRO[t.side]):
        if task.predicate == P_BUILD and t.tasks[owner] >> number & 1:
            uncheck(t, owner, number, "BAN-NOT-09 BAN-NOT-01")


def end_of_turn_tasks(t: Table, who: int) -> Flow:
    """BAN-NOT-13, BAN-NOT-14: tasks worded `end your turn with`."""
    for number, task in enumerate(tasks_of(t, who)):
        if (
            task.predicate in (P_HAVE, P_SKILL_AT)
            and not t.tasks[who] >> number & 1
            and holds(t, who, task)
        ):
            yield from check_task(t, who, number, "BAN-NOT-14 BAN-NOT-13")


def holds(t: Table, who: int, task: Task) -> bool:
    """Whether a state that a task names holds now."""
    if task.predicate == P_HAVE:
        return owned(t, who, task.a) >= task.b
    for skill in range(6):
        level = t.skills[who * 6 + skill]
        if t.sg:
            level = min(MOST_SKILL, level + t.skills_more[who * 6 + skill])
        if task.a in (skill, ANY) and level >= task.b:
            return True
    return False


def owned(t: Table, who: int, what: int) -> int:
    """BAN-NOT-13: what the whole organisation has: carried, and in own Cabins."""
    if what == HAVE_CASH:
        return t.cash[who]
    if what == HAVE_HEAD:
        return len(t.heads_of(who))
    if what == HAVE_WEAPON:
        return len([c for c in t.cards[who] if WEAPONS <= c < WEAPONS + WEAPON_CARDS])
    if what == HAVE_RIDER:
        return t.rider_of.count(who)
    if what == HAVE_CABIN:
        return t.cabin.count(who)
    n = t.goods[who * 5 + what]
    for acre in range(TERRAIN_ACRES):
        if t.cabin[acre] == who:
            for slot in range(CABIN_SLOTS):
                n += 1 if t.stored[acre * 3 + slot] == what else 0
    return n


def claim_honors(t: Table, who: int) -> None:
    """BAN-HON-01..03: who enters Town Hall takes every Honor whose condition holds."""
    if t.burning(t.where[who]):
        t.cite("BAN-HON-03")
        return
    t.cite("BAN-HON-02")
    for honor in t.honors:
        if holds(t, who, HONOR[honor].task):
            t.honors = tuple([other for other in t.honors if other != honor])
            t.honored[who] |= 1 << honor
            t.tell_honor("BAN-HON-01", who=who, honor=honor)
            gain_np(t, who, "BAN-HON-01 BAN-NOT-11")
