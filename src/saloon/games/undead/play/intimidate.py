"""Intimidate (UND-INT): call out a standing outlaw, who pays up or walks out."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.undead.content import BITS, COIN, LAWYER, NOTORIETY
from saloon.games.undead.play.duel import bribe, may_bribe
from saloon.games.undead.play.shooting import CRITICAL_MISS, MISS, shoot_outlaw
from saloon.games.undead.play.supply import gain_bullet, hand_over, slots_of
from saloon.games.undead.state import Table
from saloon.games.undead.written import (
    BRIBE,
    HOLD_FIRE,
    PAY_COIN,
    PAY_NOTORIETY,
    PAY_SLOT,
    PAY_UP,
    SHOOT,
    WALK_OUT,
)


def intimidate(t: Table, who: int, target: int) -> FlowOf[bool]:
    """UND-INT-01..13: says whether a Critical Miss ended the turn."""
    t.tell_calls_out(
        "UND-INT-01 UND-INT-02 UND-INT-03",
        who=who,
        target=target,
        space=t.standing[target],
    )
    answers = ways_to_answer(t, target)
    if may_get_lawyer(t, target, who):
        answers.append(BRIBE + who)
    answer = yield t.ask_reply(t.owner(target), answers, "UND-INT-04", band=target, target=who)
    if answer != WALK_OUT:
        t.cite("UND-INT-11")
    if answer == PAY_UP:
        t.tell_pays_up("UND-INT-05", who=target, target=who)
        yield from pay_up(t, target, who)
        return False
    if answer != WALK_OUT:
        bribe(t, target, who)
        return False
    t.tell_walks_out("UND-INT-08", who=target)
    shooting = yield t.ask_shot(
        t.owner(who), [SHOOT, HOLD_FIRE], "UND-INT-08", band=who, target=target
    )
    if shooting == HOLD_FIRE:
        t.cite("UND-INT-11")
        t.tell_holds_fire("UND-INT-08", who=who)
        return False
    t.cite("UND-INT-13")
    outcome = yield from shoot_outlaw(t, who, target)
    if outcome == MISS:
        t.tell_missed("UND-INT-10", who=who, target=target)
    if outcome != CRITICAL_MISS:
        t.cite("UND-INT-11")
    return outcome == CRITICAL_MISS


def ways_to_answer(t: Table, target: int) -> list[int]:
    """UND-INT-04, UND-INT-07: who has two resources may pay up; everybody may walk out."""
    seat = t.owner(target)
    if t.two_bands:
        t.cite("UND-TWO-13")
    if t.coins[seat] + t.notoriety[seat] + BITS[t.bullets[target]] >= 2:
        return [PAY_UP, WALK_OUT]
    t.cite("UND-INT-07")
    return [WALK_OUT]


def may_get_lawyer(t: Table, target: int, who: int) -> bool:
    """UND-BLD-30: the controller of the Lawyer's Office has a third answer."""
    return t.controls(target, LAWYER) and may_bribe(t, target, who)


def pay_up(t: Table, target: int, who: int) -> Flow:
    """UND-INT-05, UND-INT-06: two resources of the owner's choice, one after the other."""
    for _ in range(2):
        paid = yield from pay_one(t, target)
        if paid == PAY_COIN:
            hand_over(t, target, who, COIN)
            t.tell_gives("UND-INT-05", who=target, target=who, kind=COIN)
        elif paid == PAY_NOTORIETY:
            hand_over(t, target, who, NOTORIETY)
            t.tell_gives("UND-INT-05", who=target, target=who, kind=NOTORIETY)
        else:
            t.bullets[target] &= ~(1 << (paid - PAY_SLOT + 2))
            t.tell_gives_bullet("UND-INT-06", who=target, target=who, slot=paid - PAY_SLOT + 2)
            yield from gain_bullet(t, who, "UND-INT-06")


def pay_one(t: Table, target: int) -> FlowOf[int]:
    """UND-INT-05: which Coin, Notoriety or Bullet the owner gives; returns the move."""
    seat = t.owner(target)
    moves: list[int] = []
    if t.coins[seat]:
        moves.append(PAY_COIN)
    if t.notoriety[seat]:
        moves.append(PAY_NOTORIETY)
    moves.extend(slots_of(t.bullets[target], PAY_SLOT))
    return (yield t.ask_pay(seat, moves, band=target))
