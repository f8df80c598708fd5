"""Jail and Bail (BAN-JAI)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import RELEASE_JAIL
from saloon.games.bantam.cards import CARD, COMMON, WEAPON_CARDS, WEAPONS
from saloon.games.bantam.content import (
    BAIL,
    DOLLAR,
    ENEMY,
    HEAD_THING,
    ITEM,
    ITEM_THING,
    SELL_PRICE,
)
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.play.faint import release
from saloon.games.bantam.play.goods import destroy, held_things, take_away
from saloon.games.bantam.play.governors.bank import draw_out, savings
from saloon.games.bantam.play.items import discard_card
from saloon.games.bantam.play.notoriety import gain_np, lose_np
from saloon.games.bantam.play.town.trade import worth_of
from saloon.games.bantam.state import NOBODY, Table
from saloon.games.bantam.written import PAY, PAY_WEAPON, WITHDRAW, is_pay_weapon, is_withdraw


def thing_value(thing: int) -> int:
    """BAN-JAI-05, BAN-RULING-65: what a store pays for a thing now."""
    if thing <= GEM:
        return SELL_PRICE[thing]
    if thing == DOLLAR:
        return 1
    if thing < ITEM_THING:
        return ENEMY[thing - HEAD_THING].value
    return ITEM[thing - ITEM_THING].price // 2


def common_weapons(t: Table, who: int) -> list[int]:
    """BAN-JAI-05: only common weapons are taken, at half their price."""
    return [
        card
        for card in t.cards[who]
        if WEAPONS <= card < WEAPONS + WEAPON_CARDS and CARD[card].rarity == COMMON
    ]


def worth(t: Table, who: int) -> int:
    """BAN-JAI-05, BAN-JAI-06: what a prisoner could pay in all."""
    total = t.cash[who]
    if t.sg:
        total += savings(t, who)
    for kind in range(GEM + 1):
        total += t.goods[who * 5 + kind] * worth_of(t, who, kind)
    for thing in held_things(t, who):
        if thing > DOLLAR:
            total += thing_value(thing)
    for card in common_weapons(t, who):
        total += CARD[card].price // 2
    return total


def bail(t: Table, who: int) -> Flow:
    """BAN-JAI-03, BAN-JAI-05..07: $3 or its worth, or a loan of 1 NP; then Release."""
    jailer = t.jailer[who]
    t.jailer[who] = NOBODY
    if worth(t, who) < BAIL:
        t.tell_loan("BAN-JAI-06", who=who)
        yield from lose_np(t, who)
        if t.sg and jailer != NOBODY:
            gain_np(t, jailer, "BAN-LOO-08 BAN-NOT-11")
    else:
        yield from pay_bail(t, who)
        if jailer != NOBODY:
            t.cash[jailer] += BAIL
            t.tell_bail_share("BAN-LOO-08", who=jailer, target=who)
    t.cite("BAN-JAI-07")
    yield from release(t, who, RELEASE_JAIL)


def pay_bail(t: Table, who: int) -> Flow:
    """BAN-JAI-05: any mix of means, chosen one by one; no change is given."""
    due = BAIL
    while due > 0:
        answer = yield t.ask_bail(who, bail_moves(t, who, due), dollars=due)
        if is_withdraw(answer):
            draw_out(t, who, answer - WITHDRAW)
            due -= answer - WITHDRAW
            t.tell_pays("BAN-JAI-05 BAN-BNK-11", who=who, dollars=answer - WITHDRAW)
            continue
        if is_pay_weapon(answer):
            card = answer - PAY_WEAPON + WEAPONS
            discard_card(t, who, card)
            due -= CARD[card].price // 2
            t.tell_pays_weapon(who=who, card=card)
            continue
        thing = answer - PAY
        if thing == DOLLAR:
            dollars = min(due, t.cash[who])
            t.cash[who] -= dollars
            due -= dollars
            t.tell_pays("BAN-JAI-03 BAN-JAI-05", who=who, dollars=dollars)
        else:
            due -= worth_of(t, who, thing) if thing <= GEM else thing_value(thing)
            take_away(t, who, thing)
            destroy(t, thing)
            t.tell_pays_thing(who=who, thing=thing)


def bail_moves(t: Table, who: int, due: int) -> list[int]:
    """BAN-JAI-05: what is worth anything; as much cash as is due counts as one."""
    moves = [PAY + thing for thing in held_things(t, who) if thing_value(thing) > 0]
    moves.extend([PAY_WEAPON + card - WEAPONS for card in common_weapons(t, who)])
    if t.sg and savings(t, who):
        moves.append(WITHDRAW + min(due, savings(t, who)))
    return moves
