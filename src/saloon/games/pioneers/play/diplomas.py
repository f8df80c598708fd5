"""Diplomas (PIO-DIP): obtaining one, giving one up, and Love Sickness."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.board import TOWN_CELL
from saloon.games.pioneers.content import (
    COMPANION,
    DIPLOMA_FEE,
    DIPLOMAS,
    EDUCATION,
    RESOURCE,
    SCHOOL,
    THEOLOGY,
)
from saloon.games.pioneers.play.asking import back, take_back
from saloon.games.pioneers.play.pieces import drop_diploma, named
from saloon.games.pioneers.play.supply import collector, pay, put_back
from saloon.games.pioneers.state import JAILED, LOVESICK, NEWBORN, NO_DIPLOMA, NO_PIONEER, Table
from saloon.games.pioneers.written import BACK, DIPLOMA, MONEY_PAYS, PIONEER, THING, WAIVE_DIPLOMA


def may_obtain(t: Table, p: int) -> bool:
    """PIO-DIP-01..03: at the School, or anywhere with Education in the family; one each."""
    if t.diploma[p] != NO_DIPLOMA:
        return False
    who = p >> 3
    teacher = t.owner_of(EDUCATION) == who
    if t.where[p] != TOWN_CELL[SCHOOL] and not teacher:
        return False
    if NO_PIONEER not in t.holder:
        return False
    if t.waived[who * 3 + WAIVE_DIPLOMA] or t.cash[who] >= DIPLOMA_FEE:
        return True
    return teacher and t.resources(who) > 0


def obtain(t: Table, p: int) -> FlowOf[bool]:
    """PIO-DIP-01..04, PIO-DIP-06: any diploma in the Stockpile, for $4 or a Resource."""
    who = p >> 3
    moves = [DIPLOMA + d for d in range(len(DIPLOMAS)) if t.holder[d] == NO_PIONEER]
    moves.extend(back(t))
    answer = yield t.ask_diploma(who, moves, "PIO-DIP-01", pioneer=p)
    if answer == BACK:
        return take_back(t)
    diploma = answer - DIPLOMA
    yield from tuition(t, who, diploma)
    t.diploma[p] = diploma
    t.holder[diploma] = p
    t.tell_diploma(
        "PIO-DIP-01 PIO-DIP-03 PIO-DIP-04 PIO-DIP-06", pioneer=p, diploma=named(t, diploma)
    )
    if t.where[p] != TOWN_CELL[SCHOOL]:
        t.cite("PIO-DIP-10 PIO-ACT-04")
    if diploma == THEOLOGY and t.family[who] == 1:
        t.cite("PIO-DIP-15")
    return True


def tuition(t: Table, who: int, diploma: int) -> Flow:
    """PIO-DIP-02: $4 to the player of Education, if another; the own family may pay in kind."""
    waiver = who * 3 + WAIVE_DIPLOMA
    if t.waived[waiver]:
        t.waived[waiver] = 0
        return
    moves: list[int] = []
    if t.cash[who] >= DIPLOMA_FEE:
        moves.append(MONEY_PAYS)
    if t.owner_of(EDUCATION) == who:
        for kind in range(4):
            if t.goods[who * 4 + kind]:
                moves.append(THING + RESOURCE + kind)
    answer = yield t.ask_tuition(who, moves, diploma=named(t, diploma))
    if answer == MONEY_PAYS:
        pay(t, who, DIPLOMA_FEE, collector(t, who, EDUCATION), "PIO-DIP-02")
    else:
        thing = answer - THING
        put_back(t, who, thing, 1)
        t.tell_pays_in_kind("PIO-DIP-02 PIO-DIP-10", who=who, thing=thing, count=1)


def may_give_up(t: Table, p: int) -> bool:
    """PIO-DIP-05: on the School tile; with Education in the family anywhere, but not that one."""
    diploma = t.diploma[p]
    if diploma == NO_DIPLOMA:
        return False
    if t.where[p] == TOWN_CELL[SCHOOL]:
        return True
    return diploma != EDUCATION and t.owner_of(EDUCATION) == p >> 3


def give_up(t: Table, p: int) -> None:
    """PIO-DIP-05: free and without pay; another may then be obtained."""
    t.tell_gives_up("PIO-DIP-05 PIO-TURN-07", pioneer=p, diploma=named(t, t.diploma[p]))
    drop_diploma(t, p)


def may_love(t: Table, who: int) -> bool:
    """PIO-DIP-14: once in an own turn, while the Companion is active."""
    p = t.holder[COMPANION]
    return not t.loved and not t.flags[p] & (JAILED | NEWBORN) and len(t.rivals(who)) > 0


def love_sickness(t: Table, who: int) -> Flow:
    """PIO-DIP-14: a rival Pioneer anywhere has at most one Action in its next turn."""
    moves: list[int] = []
    for rival in t.rivals(who):
        for p in t.on_field(rival):
            moves.append(PIONEER + p)
    moves.extend(back(t))
    answer = yield t.ask_love(who, moves)
    if answer == BACK:
        take_back(t)
        return
    p = answer - PIONEER
    t.loved = True
    t.flags[p] |= LOVESICK
    t.tell_lovesick(lover=t.holder[COMPANION], pioneer=p, box=1 if t.box_names else 0)
