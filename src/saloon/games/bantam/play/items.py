"""Items, tools and special actions out of combat (BAN-ITM, BAN-SPC, BAN-HID-01)."""

from __future__ import annotations

from saloon.games.bantam.cards import CARD, COMBAT, OWNABLE, SPC_OF
from saloon.games.bantam.content import CRAFT, ITEM, Craft
from saloon.games.bantam.effects import (
    DOUSE,
    ENTRY,
    FIRE,
    KEY,
    MOVE,
    NONE,
    SEE_TEXT,
    Effect,
)
from saloon.games.bantam.moves import TOOL_CRAFT, TOOL_ITEM
from saloon.games.bantam.play.notoriety import drop_np, gain_np
from saloon.games.bantam.play.secrets import put_under
from saloon.games.bantam.state import ALL_SAW, ITEMS, NO_ITEM, RACK, WORE, Table
from saloon.games.bantam.written import TOOL, USE


def craft_of(t: Table, who: int) -> Craft:
    """BAN-SET-08: the token a character makes; only Levi and Hannah ever hold one."""
    return CRAFT[t.character[who]]


def tools(t: Table, who: int, verb: int, colour: int = 0) -> list[int]:
    """BAN-ITM-03: the unexhausted cards and items that show an icon, a Key in the right colour."""
    found: list[int] = []
    tired = t.tired
    for card in t.cards[who]:
        if SPC_OF[card] == verb and not tired[card] and (verb != KEY or CARD[card].spc_n == colour):
            found.append(card)
    item = t.item[who]
    if item != NO_ITEM and not t.item_tired[who]:
        effect = ITEM[item].effect
        if effect.verb == verb and (verb != KEY or effect.a == colour):
            found.append(TOOL_ITEM)
    if t.crafted[who] and craft_of(t, who).tool.verb == verb:
        found.append(TOOL_CRAFT)
    return found


def tool_bonus(t: Table, who: int, tool: int) -> int:
    """BAN-CHK-12: the modifier printed in the icon."""
    if tool < OWNABLE:
        return CARD[tool].spc_n
    return ITEM[t.item[who]].effect.a if tool == TOOL_ITEM else craft_of(t, who).tool.a


def tool_low(t: Table, who: int, tool: int) -> int:
    """The least Range of a tool; -1 where it has none."""
    if tool < OWNABLE:
        return CARD[tool].low
    return ITEM[t.item[who]].low if tool == TOOL_ITEM else craft_of(t, who).low


def tool_high(t: Table, who: int, tool: int) -> int:
    """The greatest Range of a tool; -1 where it has none."""
    if tool < OWNABLE:
        return CARD[tool].high
    return ITEM[t.item[who]].high if tool == TOOL_ITEM else craft_of(t, who).high


def tire(t: Table, who: int, tool: int) -> None:
    """BAN-ITM-02, BAN-TAB-01: after use a thing is discarded if it says so, else Exhausted."""
    t.tell_uses("BAN-ITM-02", who=who, tool=tool, held=t.item[who])
    if tool < OWNABLE:
        if CARD[tool].discard:
            discard_card(t, who, tool)
        else:
            t.tired[tool] = 1
            t.cite("BAN-ITM-03")
    elif tool == TOOL_CRAFT:
        t.crafted[who] -= 1
    elif ITEM[t.item[who]].discard:
        put_under(t, ITEMS, t.item[who], ALL_SAW)
        t.item[who] = NO_ITEM
    else:
        t.item_tired[who] = 1
        t.cite("BAN-ITM-03")


def discard_card(t: Table, who: int, card: int) -> None:
    """BAN-ITM-02, BAN-SHP-08: a Weapon goes to the bottom of the Weapon Rack."""
    lose_card(t, who, card)
    t.tired[card] = 0
    put_under(t, RACK, card, ALL_SAW)


def gain_card(t: Table, who: int, card: int) -> None:
    """BAN-ITM-06, BAN-ITM-07: a new Combat Card joins the Combat Deck; there is no limit."""
    t.cards[who] = (*t.cards[who], card)
    t.tired[card] = 0
    t.cite("BAN-ITM-06 BAN-ITM-07")
    if t.sg and CARD[card].np:
        gain_np(t, who, "BAN-SGN-04 BAN-NOT-11")


def lose_card(t: Table, who: int, card: int) -> None:
    """BAN-NOT-12, BAN-SGN-04: a Combat Card leaves its holder, a legendary one with its NP."""
    t.cards[who] = tuple([other for other in t.cards[who] if other != card])
    if t.sg and CARD[card].np:
        drop_np(t, who, "BAN-NOT-12 BAN-SGN-04")


def choose(found: list[int]) -> list[int]:
    """One of several tools to use; it is Exhausted or discarded by the rule that asks."""
    return [TOOL + tool for tool in found]


def use_moves(t: Table, who: int) -> list[int]:
    """BAN-ITM-01, BAN-SPC-01, BAN-SPC-02: what may be used out of combat, free of Grit."""
    moves: list[int] = []
    item = t.item[who]
    if item != NO_ITEM and not t.item_tired[who] and is_used(ITEM[item].effect, ITEM[item].where):
        if t.daily[who] >> (WORE + item) & 1:
            t.cite("BAN-CHK-10")
        else:
            moves.append(USE + TOOL_ITEM)
    for card in t.cards[who]:
        spc = SPC_OF[card]
        if spc in (SEE_TEXT, MOVE):
            if CARD[card].where == COMBAT:
                t.cite("BAN-SPC-02")
            elif not t.tired[card]:
                moves.append(USE + card)
    return moves


def is_used(effect: Effect, where: int) -> bool:
    """Whether an Item is used for itself: not a tool for some activity, nor only for fights."""
    return where != COMBAT and effect.verb not in (NONE, KEY, FIRE, ENTRY, DOUSE)
