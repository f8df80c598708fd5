"""Heads on the walls and Hunter Skill Cards (BAN-HED)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.content import ENEMIES, ENEMY, P_MOUNT_HEAD
from saloon.games.bantam.effects import HIDE
from saloon.games.bantam.events import HEAD_MOUNTS, HUNTER_HIDES
from saloon.games.bantam.play.items import gain_card
from saloon.games.bantam.play.notoriety import achieve, gain_np
from saloon.games.bantam.play.secrets import put_under
from saloon.games.bantam.state import HUNTERS, MOUNTED, NOBODY, Table
from saloon.games.bantam.written import MOUNT_HEAD, TAKE

DRAWN = 2


def free_spaces(t: Table, surface: int) -> int:
    """BAN-HED-02: spaces of a surface that nobody has used."""
    used = 0
    for token in range(ENEMIES):
        if t.head[token] == MOUNTED and ENEMY[token].surface == surface:
            used += 1
    return HEAD_MOUNTS - used


def mount_moves(t: Table, who: int) -> list[int]:
    """BAN-HED-01, BAN-HED-02: the Heads for which a space of their surface is left."""
    moves: list[int] = []
    for token in t.heads_of(who):
        if free_spaces(t, ENEMY[token].surface):
            moves.append(MOUNT_HEAD + token)
        else:
            t.cite("BAN-HED-02")
    return moves


def mount_head(t: Table, who: int, token: int) -> Flow:
    """BAN-HED-01: 1 NP and its value in cash; it stays for the rest of the game."""
    t.head[token] = MOUNTED
    t.cash[who] += ENEMY[token].value
    t.tell_mounts_head("BAN-HED-01 BAN-HED-02", who=who, token=token, dollars=ENEMY[token].value)
    gain_np(t, who, "BAN-HED-01 BAN-NOT-11")
    yield from achieve(t, who, P_MOUNT_HEAD, ENEMY[token].surface)


def learn(t: Table, who: int, clauses: str) -> Flow:
    """BAN-HED-03, BAN-HED-05: draw 2 Hunter Skill Cards, keep 1, Sweep the other."""
    if not t.hunters:
        t.cite("BAN-LIM-01")
        return
    t.drawn = t.hunters[-DRAWN:]
    t.hunters = t.hunters[:-DRAWN]
    t.drawn_hunters = True
    t.drawer = who
    t.reveal()
    answer = yield t.ask_hunter(who, learn_menu(t), "BAN-HED-03")
    card = answer - TAKE
    for other in t.drawn:
        if other != card:
            put_under(t, HUNTERS, other, 1 << who)
    t.drawn = ()
    t.drawn_hunters = False
    t.drawer = NOBODY
    gain_card(t, who, card)
    t.tell_learns(clauses, who=who, card=card)
    t.cite("BAN-HED-05")


def learn_menu(t: Table) -> list[int]:
    """The cards drawn."""
    return [TAKE + card for card in t.drawn]


def trade_hides(t: Table, who: int) -> Flow:
    """BAN-HED-04: 4 Hides for a Hunter Skill Card."""
    t.goods[who * 5 + HIDE] -= HUNTER_HIDES
    t.supply[HIDE] += HUNTER_HIDES
    t.cite("BAN-HED-04")
    yield from learn(t, who, "BAN-HED-04")
