"""Steal (UND-STEAL, UND-BLD-10..13, UND-SOLO-33)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.undead.content import (
    ALL_SLOTS,
    ARMORY,
    BANK,
    BULLET,
    COIN,
    DEN,
    EXTORT,
    LOOT,
    MOST_BANDS,
    NOTORIETY,
    SHERIFF,
)
from saloon.games.undead.play.supply import can_receive, gain_bullet, gain_one, hand_over, slots_of
from saloon.games.undead.state import Table
from saloon.games.undead.written import ENOUGH, MORE, STEAL, STEAL_SUPPLY, TAKE, is_steal_supply


def kind_stolen(space: int) -> int:
    """UND-ACT-06, UND-ACT-03, UND-ACT-02: what is stolen from where."""
    return BULLET if space == EXTORT else COIN if space == LOOT else NOTORIETY


def victims(t: Table, thief: int, kind: int) -> list[int]:
    """UND-STEAL-01, UND-STEAL-02, UND-BLD-27: the moves that rob somebody of this kind."""
    if t.solo:
        return [STEAL_SUPPLY + kind] if can_receive(t, thief, kind) else []
    moves: list[int] = []
    # A purse is robbed once, under the name of its owner's first band.
    for target in range(t.players if kind == BULLET else t.seats):
        if kind != BULLET and t.owner(thief) == target:
            if t.two_bands:
                t.cite("UND-TWO-07")
        elif target != thief and has_any(t, target, kind) and not protected(t, target, kind):
            moves.append(STEAL + kind * MOST_BANDS + target)
    if not moves:
        t.cite("UND-STEAL-05")
    return moves


def has_any(t: Table, target: int, kind: int) -> bool:
    """UND-STEAL-02: whether there is anything to take."""
    if kind == BULLET:
        return t.bullets[target] != 0
    seat = t.owner(target)
    return t.coins[seat] > 0 if kind == COIN else t.notoriety[seat] > 0


def protected(t: Table, target: int, kind: int) -> bool:
    """UND-BLD-10..12, UND-BLD-21, UND-BLD-27, UND-TWO-07: whether a building keeps thieves off."""
    if kind == BULLET:
        if t.controls(target, ARMORY):
            t.cite("UND-BLD-12 UND-BLD-21 UND-BLD-27")
            return True
        return False
    guard = t.controller(BANK if kind == COIN else SHERIFF)
    if guard >= 0 and t.owner(guard) == t.owner(target):
        t.cite("UND-BLD-21 UND-BLD-27")
        t.cite("UND-BLD-10" if kind == COIN else "UND-BLD-11")
        return True
    return False


def steal(t: Table, thief: int, answer: int) -> Flow:
    """UND-STEAL-01..04, UND-BLD-13, UND-BLD-27: one unit, with the Thieves' Den perhaps two."""
    if is_steal_supply(answer):
        t.tell_steals_supply("UND-SOLO-33", who=thief, kind=answer - STEAL_SUPPLY)
        yield from gain_one(t, thief, answer - STEAL_SUPPLY, "UND-SOLO-33")
        return
    kind = (answer - STEAL) // MOST_BANDS
    target = (answer - STEAL) % MOST_BANDS
    yield from steal_one(t, thief, target, kind)
    if t.controls(thief, DEN) and has_any(t, target, kind):
        again = yield t.ask_more(
            t.owner(thief),
            [MORE, ENOUGH],
            "UND-BLD-27",
            band=thief,
            target=target,
            kind=kind,
        )
        if again == MORE:
            t.tell_den("UND-BLD-13 UND-BLD-27", who=thief)
            yield from steal_one(t, thief, target, kind)


def steal_one(t: Table, thief: int, target: int, kind: int) -> Flow:
    """UND-STEAL-01, UND-STEAL-03, UND-STEAL-04."""
    if kind != BULLET:
        hand_over(t, target, thief, kind)
        t.tell_steals("UND-STEAL-01 UND-STEAL-02", who=thief, target=target, kind=kind)
        return
    answer = yield t.ask_take(
        t.owner(thief),
        slots_of(t.bullets[target], TAKE),
        "UND-STEAL-03",
        band=thief,
        target=target,
    )
    slot = answer - TAKE + 2
    t.bullets[target] &= ~(1 << slot)
    t.tell_steals_bullet("UND-STEAL-03 UND-STEAL-01", who=thief, target=target, slot=slot)
    if t.owner(thief) == t.owner(target):
        t.cite("UND-TWO-11")
    if t.bullets[thief] == ALL_SLOTS:
        t.cite("UND-STEAL-04")
    yield from gain_bullet(t, thief, "UND-STEAL-03")
