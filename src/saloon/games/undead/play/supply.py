"""Tokens and supply (UND-SUP)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import FlowOf
from saloon.games.undead.content import ALL_SLOTS, BITS, BULLET, COIN
from saloon.games.undead.state import Table
from saloon.games.undead.written import LOAD


def slots_of(mask: int, code: int) -> list[int]:
    """One move for each slot of a set."""
    return [code + slot - 2 for slot in range(2, 8) if mask >> slot & 1]


LOADS: Final = [slots_of(ALL_SLOTS & ~mask, LOAD) for mask in range(256)]
"""For every set of Bullets the moves that load one more; shared by all questions."""


def gain(t: Table, band: int, kind: int, number: int, clauses: str) -> int:
    """UND-SUP-03: Coins or Notoriety out of the supply, as many as are there; returns how many."""
    seat = t.owner(band)
    if kind == COIN:
        got = min(number, t.supply_coins)
        t.supply_coins -= got
        t.coins[seat] += got
    else:
        got = min(number, t.supply_notoriety)
        t.supply_notoriety -= got
        t.notoriety[seat] += got
        t.cite("UND-SUP-05")
    if got:
        t.tell_gain(clauses, who=band, kind=kind, count=got)
    if got < number:
        t.tell_short(who=band, kind=kind, count=number - got)
    t.cite("UND-SUP-03")
    return got


def pay(t: Table, band: int, kind: int, number: int) -> None:
    """UND-SUP-04: Coins or Notoriety go back to the supply."""
    seat = t.owner(band)
    if kind == COIN:
        t.coins[seat] -= number
        t.supply_coins += number
    else:
        t.notoriety[seat] -= number
        t.supply_notoriety += number
        t.cite("UND-SUP-05")
    t.cite("UND-SUP-04")


def hand_over(t: Table, giver: int, taker: int, kind: int) -> None:
    """One Coin or Notoriety changes hands (UND-INT-05, UND-STEAL-01, UND-BLD-30)."""
    if kind == COIN:
        t.coins[t.owner(giver)] -= 1
        t.coins[t.owner(taker)] += 1
    else:
        t.notoriety[t.owner(giver)] -= 1
        t.notoriety[t.owner(taker)] += 1
        t.cite("UND-SUP-05")


def gain_bullet(t: Table, band: int, clauses: str) -> FlowOf[bool]:
    """UND-SUP-01, UND-SUP-02, UND-SUP-06: flip an own Casing; lost with six Bullets."""
    loaded = t.bullets[band]
    if loaded == ALL_SLOTS:
        t.tell_bullet_lost("UND-SUP-02", who=band)
        return False
    t.cite("UND-SUP-06")
    answer = yield t.ask_load(t.owner(band), LOADS[loaded][:], "UND-SUP-01", band=band)
    load(t, band, answer - LOAD + 2, clauses)
    return True


def gain_bullets(t: Table, band: int, number: int, clauses: str) -> FlowOf[int]:
    """UND-SUP-01, UND-SUP-06: several at once; returns how many arrived.

    Where they turn every Casing there is nothing to choose, whichever comes first.
    """
    free = ALL_SLOTS & ~t.bullets[band]
    if 0 < BITS[free] <= number:
        t.cite("UND-SUP-01 UND-SUP-06")
        for slot in range(2, 8):
            if free >> slot & 1:
                load(t, band, slot, clauses)
        for _ in range(number - BITS[free]):
            t.tell_bullet_lost("UND-SUP-02", who=band)
        return BITS[free]
    arrived = 0
    for _ in range(number):
        loaded = yield from gain_bullet(t, band, clauses)
        if loaded:
            arrived += 1
    return arrived


def load(t: Table, band: int, slot: int, clauses: str) -> None:
    """A Casing turns to its Bullet side."""
    t.bullets[band] |= 1 << slot
    t.tell_load(clauses, who=band, slot=slot)


def gain_one(t: Table, band: int, kind: int, clauses: str) -> FlowOf[bool]:
    """One unit of any kind; says whether it arrived."""
    if kind == BULLET:
        return (yield from gain_bullet(t, band, clauses))
    return gain(t, band, kind, 1, clauses) == 1


def in_supply(t: Table, kind: int) -> bool:
    """Whether the supply has any Coin or Notoriety left."""
    return t.supply_coins > 0 if kind == COIN else t.supply_notoriety > 0


def can_receive(t: Table, band: int, kind: int) -> bool:
    """UND-RULING-72: whether one unit more of a kind would arrive."""
    if kind == BULLET:
        return t.bullets[band] != ALL_SLOTS
    return in_supply(t, kind)
