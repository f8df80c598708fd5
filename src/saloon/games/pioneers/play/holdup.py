"""Holdups and the Retreat (PIO-HOLD)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.board import NEAR
from saloon.games.pioneers.content import COMPANION, COMPANION_GIFT
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.shootout import fight_bandit
from saloon.games.pioneers.play.supply import from_hideout, lose_cash
from saloon.games.pioneers.state import HIDEOUT, NOBODY, Table
from saloon.games.pioneers.written import AT, ORDER_HOLDUP, PIONEER, ROBBED, STOP

# How a Holdup ended.
NOTHING_GOT: Final = 0
GOT_LOOT: Final = 1
GAVE_GIFT: Final = 2
FOUGHT: Final = 3


def holdups(t: Table, target: int, turn_end: bool) -> Flow:
    """PIO-BANDIT-11..15: everybody on his tile after his target, the active player at turn end."""
    if t.square > 0:
        return
    cell = t.bandit
    if cell == t.sheriff or cell == t.deputy_at():
        t.cite("PIO-SHER-10")
        return
    looted = NOBODY
    gifted = NOBODY
    for seat in victims(t, target, turn_end):
        result = yield from holdup(t, seat)
        if result == FOUGHT:
            t.cite("PIO-BANDIT-14")
            return
        if result == GOT_LOOT:
            looted = seat
        elif result == GAVE_GIFT:
            gifted = seat
    if looted != NOBODY:
        yield from retreat(t, looted)
    elif gifted != NOBODY:
        yield from retreat(t, gifted)


def victims(t: Table, target: int, turn_end: bool) -> list[int]:
    """PIO-BANDIT-11, PIO-BANDIT-12, PIO-BANDIT-13: who is held up, each once, in order."""
    found: list[int] = []
    cell = t.bandit
    if target != NOBODY and t.here(target, cell):
        found.append(target)
        for seat in t.around(t.active):
            if seat != target and t.here(seat, cell):
                found.append(seat)
        t.cite("PIO-BANDIT-11 PIO-BANDIT-12 PIO-BANDIT-15")
    elif turn_end and t.here(t.active, cell):
        found.append(t.active)
        t.cite("PIO-BANDIT-13")
    return found


def holdup(t: Table, seat: int) -> FlowOf[int]:
    """PIO-HOLD-01..04, PIO-HOLD-07, PIO-DIP-13: robbed, a fight, or the Companion's gift."""
    companion = t.holder[COMPANION]
    if companion >> 3 == seat and companion in t.here(seat, t.bandit):
        return give(t, seat)
    if t.ward >> seat & 1:
        t.tell_warded("PIO-HOLD-07", who=seat)
        return NOTHING_GOT
    moves = [ROBBED]
    if t.armed(seat):
        for p in t.here(seat, t.bandit):
            moves.append(PIONEER + p)
    ask = t.ask_holdup(seat, moves, "PIO-HOLD-01", price=t.cash[seat])
    answer = yield from ask_or_order(t, ask, ORDER_HOLDUP)
    if answer != ROBBED:
        t.tell_fights("PIO-HOLD-04", pioneer=answer - PIONEER)
        yield from fight_bandit(t, answer - PIONEER)
        return FOUGHT
    if t.cash[seat] == 0:
        t.tell_no_cash("PIO-HOLD-03", who=seat)
        return NOTHING_GOT
    die = t.roll(6)
    t.tell_holdup("PIO-HOLD-02", who=seat, die=die)
    lose_cash(t, seat, die, HIDEOUT, "PIO-HOLD-02")
    return GOT_LOOT


def give(t: Table, seat: int) -> int:
    """PIO-DIP-13, PIO-DIP-16: up to $5 out of the Hideout instead of a Holdup."""
    amount = min(COMPANION_GIFT, t.hideout)
    t.tell_gift(who=seat, amount=amount)
    from_hideout(t, seat, amount, "PIO-DIP-13")
    return GAVE_GIFT if amount else NOTHING_GOT


def retreat(t: Table, who: int) -> Flow:
    """PIO-HOLD-05, PIO-HOLD-06, PIO-RULING-66: the last looted player moves him off, a D6 far."""
    scene = t.bandit
    die = t.roll(6)
    t.tell_retreat("PIO-HOLD-05 PIO-HOLD-06", who=who, die=die)
    for made in range(die):
        moves = sorted(
            [AT + near for near in NEAR[t.bandit] if near != scene and not t.barred(near)]
        )
        if not moves:
            break
        if made:
            moves.append(STOP)
        answer = yield t.ask_retreat(who, moves, "PIO-HOLD-05", left=die - made)
        if answer == STOP:
            break
        t.bandit = answer - AT
        t.tell_bandit_steps("PIO-HOLD-05", cell=t.bandit)
