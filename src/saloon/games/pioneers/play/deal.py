"""What can change hands, and how it does (PIO-TRADE-02, PIO-TRADE-04, PIO-TRADE-06..08).

One line of a deal is an int: the thing, which one (a cell or a Pioneer, where that matters) and
how many.
"""

from __future__ import annotations

from typing import Final

from saloon.games.pioneers.content import (
    BULLET,
    FAMILY_LIMIT,
    FOOD,
    HOMESTEAD,
    HORSE,
    POINT_CARD,
    RESOURCE,
    REVOLVER,
    TOOL,
)
from saloon.games.pioneers.play.pieces import set_out, take_off
from saloon.games.pioneers.play.supply import owned, shift, single
from saloon.games.pioneers.play.works import change_owner
from saloon.games.pioneers.state import CLAIM, LEFT, PIONEER_THING, WORK, Table

COUNTED: Final = (
    FOOD,
    BULLET,
    REVOLVER,
    HORSE,
    TOOL,
    TOOL + 1,
    TOOL + 2,
    TOOL + 3,
    RESOURCE,
    RESOURCE + 1,
    RESOURCE + 2,
    RESOURCE + 3,
    POINT_CARD,
)
"""Goods that are named by a number."""


def line_of(thing: int, what: int, count: int) -> int:
    """A line of a deal."""
    return thing << 20 | what << 8 | count


def thing_of(line: int) -> int:
    """The thing of a line."""
    return line >> 20


def what_of(line: int) -> int:
    """The cell or Pioneer of a line."""
    return line >> 8 & 0xFFF


def count_of(line: int) -> int:
    """The number of a line."""
    return line & 0xFF


def tile_line(t: Table, cell: int) -> int:
    """The line of the property on a tile."""
    return line_of(WORK + t.work_at(cell), cell, 1)


def pioneer_line(p: int) -> int:
    """The line of a Pioneer."""
    return line_of(PIONEER_THING, p, 1)


def can_swap(t: Table, a: int, b: int, gives: tuple[int, ...], wants: tuple[int, ...]) -> bool:
    """PIO-TRADE-04: after the swap every limit holds on both sides."""
    return fits(t, a, wants, gives) and fits(t, b, gives, wants)


def fits(t: Table, seat: int, comes: tuple[int, ...], goes: tuple[int, ...]) -> bool:
    """PIO-TRADE-04: whether a player can take and give so much."""
    homes = t.homesteads(seat)
    family = t.family[seat]
    singles = 0
    for line in goes:
        thing = thing_of(line)
        if thing == WORK + HOMESTEAD:
            homes -= 1
        elif thing == PIONEER_THING:
            family -= 1
        elif single(thing):
            singles |= 1 << thing
    need = 0
    for line in comes:
        thing = thing_of(line)
        if WORK <= thing < WORK + CLAIM:
            need += 1 << (thing - WORK) * 4
            if need >> (thing - WORK) * 4 & 15 > t.stock[seat * 5 + thing - WORK]:
                return False
            if thing == WORK + HOMESTEAD:
                homes += 1
        elif thing == PIONEER_THING:
            family += 1
        elif single(thing) and owned(t, seat, thing) and not singles >> thing & 1:
            return False
    return 1 <= family <= FAMILY_LIMIT[homes]


def swap(t: Table, a: int, b: int, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
    """PIO-TRADE-10: everything changes hands at once."""
    # Pioneers leave before others come, so that both sides have them in stock.
    moved = take_pioneers(t, gives, b) + take_pioneers(t, wants, a)
    hand_over(t, a, b, gives)
    hand_over(t, b, a, wants)
    for owner, cell in moved:
        p = set_out(t, owner, cell, LEFT)
        t.tell_changes_hands("PIO-TRADE-06", pioneer=p, cell=cell)


def take_pioneers(t: Table, lines: tuple[int, ...], to: int) -> list[tuple[int, int]]:
    """PIO-TRADE-06: Pioneers leave their family; returns who gets one and where."""
    moved: list[tuple[int, int]] = []
    for line in lines:
        if thing_of(line) == PIONEER_THING:
            p = what_of(line)
            moved.append((to, t.where[p]))
            take_off(t, p)
    return moved


def hand_over(t: Table, giver: int, taker: int, lines: tuple[int, ...]) -> None:
    """PIO-TRADE-07, PIO-TRADE-08: goods, Buildings and Claims get a new owner."""
    for line in lines:
        thing = thing_of(line)
        t.tell_hands_over(
            "PIO-TRADE-02", who=giver, thing=thing, count=count_of(line), target=taker
        )
        if thing == PIONEER_THING:
            continue
        if thing >= WORK:
            cell = what_of(line)
            work = t.work_at(cell)
            change_owner(t, cell, taker)
            if work == CLAIM:
                t.cite("PIO-TRADE-08")
            else:
                t.covered[giver * 5 + work] += 1
                t.cite("PIO-TRADE-07")
        else:
            n = count_of(line)
            shift(t, giver, thing, -n)
            shift(t, taker, thing, n)


def has_anything(t: Table, seat: int) -> bool:
    """Whether a player has money or a counted good that could be traded."""
    return t.cash[seat] > 0 or t.resources(seat) > 0 or has_goods(t, seat)


def has_goods(t: Table, seat: int) -> bool:
    """Whether a player has a counted good that is no Resource."""
    if t.food[seat] or t.bullets[seat] or t.revolver[seat]:
        return True
    return t.horse[seat] + t.tools[seat] + t.cards[seat] > 0


def goods_of(t: Table, seat: int) -> list[int]:
    """The counted goods a player has."""
    return [thing for thing in COUNTED if owned(t, seat, thing)]
