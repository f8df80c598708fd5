"""Tabs of acres and stores (BAN-TAB-01, BAN-SHP-09, BAN-GRT-10)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.board import ACRES
from saloon.games.bantam.content import (
    NEED_CASH,
    NEED_ENTRY,
    NEED_FIRE,
    NEED_HOLD,
    NEED_NONE,
    P_LOOT_VAULT,
    P_STEAL,
    POST_STEAL,
    TAB,
    TABS_AT,
    VAULT_LOOT,
    Tab,
)
from saloon.games.bantam.effects import ENTRY, FIRE, NO_CHECK
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.effects import do, penalties
from saloon.games.bantam.play.items import choose, tire, tool_bonus, tools
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.play.vigor import spend_grit
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import TOOL, TRY, TURN

FIRST_INTERACTION: Final = 9
"""The tabs of acres come first, then the interactions of stores."""


def tab_moves(t: Table, who: int, free: bool) -> list[int]:
    """BAN-TAB-01, BAN-GRT-10: the tabs here, each once a Day Phase; white ones cost 1 Grit."""
    place = t.where[who]
    moves: list[int] = []
    if place >= ACRES:
        return moves
    for number in TABS_AT[place]:
        tab = TAB[number]
        if tab.sg and not t.sg:
            continue
        if t.daily[who] >> number & 1:
            t.cite("BAN-GRT-10")
        elif (t.grit[who] > 0 if tab.grit else free) and can_meet(t, who, tab):
            moves.append(TRY + number)
    return moves


def can_meet(t: Table, who: int, tab: Tab) -> bool:
    """BAN-TAB-01: whether what a tab asks for is at hand."""
    if tab.need == NEED_NONE:
        return True
    if tab.need in (NEED_CASH, NEED_HOLD):
        return t.cash[who] >= tab.need_n
    return len(tools(t, who, ENTRY if tab.need == NEED_ENTRY else FIRE)) > 0


def try_tab(t: Table, who: int, number: int) -> Flow:
    """BAN-TAB-01, BAN-SHP-09: pay, use what is asked for, roll; pass or fail."""
    tab = TAB[number]
    t.daily[who] |= 1 << number
    t.tell_tries("BAN-TAB-01 BAN-GRT-10", who=who, tab=number)
    if number >= FIRST_INTERACTION:
        t.cite("BAN-SHP-09")
    if tab.grit:
        spend_grit(t, who, "BAN-TAB-01")
    bonus = 0
    if tab.need == NEED_CASH:
        t.cash[who] -= tab.need_n
    elif tab.need in (NEED_ENTRY, NEED_FIRE):
        found = tools(t, who, ENTRY if tab.need == NEED_ENTRY else FIRE)
        answer = yield t.ask_tab_tool(who, choose(found), "BAN-TAB-01")
        tool = answer - TOOL
        bonus = tool_bonus(t, who, tool)
        tire(t, who, tool)
        t.cite("BAN-CHK-12")
    passed = True
    t.crime = tab.crime
    if tab.check != NO_CHECK:
        passed = yield from attempt(t, who, tab.check, bonus, "BAN-TAB-01")
    if not passed:
        if t.vig[who] > 0:
            yield from penalties(t, who, tab.fail, "BAN-CHK-07")
    elif t.step == TURN:
        yield from do(t, who, tab.win, "BAN-TAB-01")
        if number == VAULT_LOOT:
            yield from achieve(t, who, P_LOOT_VAULT)
        elif number == POST_STEAL:
            yield from achieve(t, who, P_STEAL)
    t.crime = False
