"""Prayers (PIO-PRAY) and what the ten cards do."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.pioneers.board import CROSSABLE, TOWN_CELL
from saloon.games.pioneers.content import (
    ALMS,
    CHURCH,
    DAILY_BREAD,
    DELIVERANCE,
    FOOD,
    GUARDIAN,
    HARVEST,
    KEPT_PRAYERS,
    NEEDY_CASH,
    NEEDY_RESOURCES,
    NEW_ARRIVAL_2,
    PILGRIM,
    PRAY_FEE,
    RESOURCE,
    REVOLVER,
    STRENGTH,
    THEOLOGY,
    TOOL,
)
from saloon.games.pioneers.play.asking import NONE, choose
from saloon.games.pioneers.play.debt import production
from saloon.games.pioneers.play.pieces import STORE_CELL, arrive, let_go, put_on
from saloon.games.pioneers.play.prayer_deck import (
    draw_prayer,
    return_prayer,
    shuffle_prayers,
)
from saloon.games.pioneers.play.supply import collector, earn, gain, lacks, pay
from saloon.games.pioneers.play.works import put_tokens
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import AT, KEEP, NO, PIONEER, STOP, THING, USE, YES


def pray_fee(t: Table, p: int) -> int:
    """PIO-PRAY-01, PIO-PRAY-02: $2; free for the needy and for Theology itself."""
    who = p >> 3
    if t.holds(p, THEOLOGY) or t.cash[who] < NEEDY_CASH or t.resources(who) == NEEDY_RESOURCES:
        return 0
    return PRAY_FEE


def may_pray(t: Table, p: int) -> bool:
    """PIO-PRAY-01, PIO-PRAY-05: on the Church, the preacher anywhere; a card is in the deck."""
    if t.where[p] != TOWN_CELL[CHURCH] and not t.holds(p, THEOLOGY):
        return False
    return len(t.prayers) + len(t.bottom) > 0


def pray(t: Table, p: int) -> Flow:
    """PIO-PRAY-01..03: the fee, then a card."""
    who = p >> 3
    fee = pray_fee(t, p)
    if fee:
        pay(t, who, fee, collector(t, who, THEOLOGY), "PIO-PRAY-01 PIO-DIP-15")
    else:
        t.cite("PIO-PRAY-02")
    if t.holds(p, THEOLOGY):
        t.cite("PIO-DIP-15 PIO-ACT-04")
    yield from draw(t, p)


def draw(t: Table, p: int) -> Flow:
    """PIO-PRAY-03, PIO-PRAY-04, PIO-PRAY-05: shuffle or not, draw, use it or keep it."""
    who = p >> 3
    if t.bottom:
        answer = yield t.ask_shuffle(who, [NO, YES], "PIO-PRAY-03")
        if answer == YES:
            shuffle_prayers(t)
    card = draw_prayer(t)
    t.tell_prayer("PIO-PRAY-03 PIO-PRAY-05", pioneer=p, prayer=card)
    if card in KEPT_PRAYERS:
        t.kept = (*t.kept, card)
        answer = yield t.ask_prayer(who, [USE, KEEP], "PIO-PRAY-04", prayer=card)
        if answer == KEEP:
            t.tell_keeps("PIO-PRAY-04", who=who, prayer=card)
            return
        yield from use_kept(t, who, card)
        return
    return_prayer(t, card)
    answer_prayer(t, p, card)
    if card > PILGRIM:
        yield from providence(t, who)


def answer_prayer(t: Table, p: int, card: int) -> None:
    """PIO-PRAY-06, PIO-PRAY-07: the cards that ask nothing."""
    who = p >> 3
    if card <= NEW_ARRIVAL_2:
        if t.has_room(who):
            arrive(t, who, t.where[p], "PIO-PRAY-06")
        else:
            earn(t, who, 4, "PIO-PRAY-06")
    elif card == DAILY_BREAD:
        if not gain(t, who, FOOD, 5, "PIO-PRAY-04"):
            t.cite("PIO-PRAY-07")
    elif card == ALMS:
        earn(t, who, 5, "PIO-PRAY-04")
    elif card == STRENGTH:
        t.bonus[p] += 2
        t.tell_extra("PIO-PRAY-04 PIO-TURN-11", pioneer=p, count=2)
    elif card == GUARDIAN:
        t.ward |= 1 << who
        t.tell_ward("PIO-PRAY-04 PIO-HOLD-07", who=who)


def use_kept(t: Table, who: int, card: int) -> Flow:
    """PIO-PRAY-04, PIO-TURN-07: a card that could be kept is used now."""
    t.kept = tuple([kept for kept in t.kept if kept != card])
    return_prayer(t, card)
    t.tell_uses("PIO-PRAY-04", who=who, prayer=card)
    if card == DELIVERANCE:
        deliver(t, who)
    elif card == HARVEST:
        yield from harvest(t, who)
    else:
        yield from pilgrimage(t, who)


def deliver(t: Table, who: int) -> None:
    """Deliverance: all own prisoners go free and act this turn; nobody jailed: $3."""
    family = t.jailed(who)
    for p in family:
        let_go(t, p, STORE_CELL, "PIO-PRAY-04 PIO-JAIL-07", True)
    if not family:
        earn(t, who, 3, "PIO-PRAY-04")


def harvest(t: Table, who: int) -> Flow:
    """Bountiful Harvest: 2 tokens on an own Building, or a Resource of one's choice."""
    cells = production(t, who)
    if cells:
        moves = [AT + cell for cell in cells]
        answer = yield t.ask_harvest(who, moves, "PIO-PRAY-04")
        cell = answer - AT
        n = put_tokens(t, cell, 2)
        t.tell_yields("PIO-PRAY-04 PIO-BUILD-07", cell=cell, resource=t.work_at(cell), count=n)
        return
    moves = [THING + RESOURCE + kind for kind in range(4) if t.bank_goods[kind]]
    if moves:
        answer = yield t.ask_harvest_resource(who, moves, "PIO-PRAY-04")
        gain(t, who, answer - THING, 1, "PIO-PRAY-04")
    else:
        t.cite("PIO-PRAY-07")


def pilgrimage(t: Table, who: int) -> Flow:
    """Pilgrim's Path: up to two own Pioneers each on any crossable tile."""
    tiles = [cell for cell in t.field if CROSSABLE[t.land[cell]]]
    yield from relocate(t, who, tiles, "PIO-PRAY-04")


def relocate(t: Table, who: int, tiles: list[int], clause: str) -> Flow:
    """Up to two Pioneers out of jail, one after the other, each onto one of these tiles."""
    put = -1
    for _ in range(2):
        moves = [PIONEER + p for p in t.at_large(who) if p != put]
        moves.append(STOP)
        answer = yield t.ask_relocate(who, moves, clause)
        if answer == STOP:
            return
        put = answer - PIONEER
        entries = [AT + cell for cell in tiles if cell != t.where[put]]
        answer = yield from choose(t, t.ask_destination(who, entries, clause, pioneer=put), NONE)
        put_on(t, put, answer - AT)
        t.tell_relocates(clause + " PIO-POT-08", pioneer=put, cell=answer - AT)


def providence(t: Table, who: int) -> Flow:
    """Providence: a Tool, Horse or Revolver that one lacks; otherwise $4."""
    moves = [THING + thing for thing in range(REVOLVER, TOOL + 4) if lacks(t, who, thing)]
    if not moves:
        earn(t, who, 4, "PIO-PRAY-07")
        return
    answer = yield t.ask_providence(who, moves, "PIO-PRAY-04")
    gain(t, who, answer - THING, 1, "PIO-PRAY-04")
