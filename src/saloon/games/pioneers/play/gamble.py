"""Gambling (PIO-GAMB)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.pioneers.content import (
    BARTENDING,
    FACES,
    GAMBLE_PAYS,
    PLAYER_FACES,
    RESOURCE,
)
from saloon.games.pioneers.play.asking import back, choose_number, numbers, take_back
from saloon.games.pioneers.play.supply import earn, gain, owned, pay, put_back
from saloon.games.pioneers.state import MONEY, SALOON_CELL, STOCKPILE, Table
from saloon.games.pioneers.written import BACK, FACE, MONEY_PAYS, THING


def may_gamble(t: Table, p: int) -> bool:
    """PIO-GAMB-01: on the Saloon, the bartender anywhere; with something to wager."""
    if t.where[p] != SALOON_CELL and not t.holds(p, BARTENDING):
        return False
    return t.cash[p >> 3] > 0 or t.resources(p >> 3) > 0


def gamble(t: Table, p: int) -> FlowOf[bool]:
    """PIO-GAMB-02..04: a wager, a symbol, one roll of the Player die."""
    who = p >> 3
    if t.where[p] != SALOON_CELL:
        t.cite("PIO-DIP-08 PIO-ACT-04")
    kinds: list[int] = []
    if t.cash[who]:
        kinds.append(MONEY_PAYS)
    for kind in range(4):
        if t.goods[who * 4 + kind]:
            kinds.append(THING + RESOURCE + kind)
    kinds.extend(back(t))
    answer = yield t.ask_wager(who, kinds, "PIO-GAMB-02", pioneer=p)
    if answer == BACK:
        return take_back(t)
    thing = MONEY if answer == MONEY_PAYS else answer - THING
    most = owned(t, who, thing)
    n = yield from choose_number(
        t, t.ask_stake(who, numbers(1, most), "PIO-GAMB-02", thing=thing), back(t)
    )
    if n < 0:
        return take_back(t)
    faces = [FACE + face for face in range(len(FACES))]
    faces.extend(back(t))
    answer = yield t.ask_face(who, faces, "PIO-GAMB-02", thing=thing, count=n)
    if answer == BACK:
        return take_back(t)
    roll_it(t, who, thing, n, answer - FACE)
    return True


def roll_it(t: Table, who: int, thing: int, n: int, face: int) -> None:
    """PIO-GAMB-01, PIO-GAMB-03, PIO-GAMB-04: the wager is gone first, then the die pays."""
    t.tell_wagers("PIO-GAMB-01 PIO-GAMB-02", who=who, thing=thing, count=n, face=face)
    if thing == MONEY:
        pay(t, who, n, STOCKPILE, "PIO-GAMB-03")
    else:
        put_back(t, who, thing, n)
    shown = PLAYER_FACES[t.roll(6) - 1]
    t.tell_player_die("PIO-GAMB-03", who=who, face=shown)
    if shown != face:
        return
    won = n * (GAMBLE_PAYS[face] + (1 if t.to_one else 0))
    if thing == MONEY:
        earn(t, who, won, "PIO-GAMB-03")
    else:
        gain(t, who, thing, won, "PIO-GAMB-04")
