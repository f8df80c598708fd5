"""Looting after a fight between players (BAN-LOO)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.content import HEAD_THING, ITEM_THING, LOOT_CASH, MOUNT, P_LOOT_PLAYER
from saloon.games.bantam.effects import GEM
from saloon.games.bantam.events import RIDER
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.faint import carry_off, crime, tell_faint
from saloon.games.bantam.play.goods import (
    discard_excess,
    drop_excess,
    gain_head,
    gain_item,
    take_away,
)
from saloon.games.bantam.play.governors.mounts import leave_mount, return_mount
from saloon.games.bantam.play.governors.mounts import take_mount as give_mount
from saloon.games.bantam.play.governors.riders import has_place, join, part
from saloon.games.bantam.play.items import gain_card, lose_card
from saloon.games.bantam.play.notoriety import achieve, gain_np
from saloon.games.bantam.state import NO_ITEM, NO_MOUNT, NOBODY, Table
from saloon.games.bantam.written import (
    DONE,
    GET,
    PICK_UP,
    RECRUIT,
    SKIP,
    SPOIL_CARD,
    SPOIL_CASH,
    SPOIL_GOODS,
    SPOIL_JAIL,
    SPOIL_MOUNT,
    SPOIL_NONE,
    SPOIL_RIDER,
    SPOIL_THING,
    TAKE,
)


def loot_player(t: Table, winner: int, loser: int) -> Flow:
    """BAN-LOO-01, BAN-LOO-10..12: exactly one option, at once; then the loser is carried off."""
    t.felled = loser
    tell_faint(t, loser)
    answer = yield t.ask_spoils(winner, spoil_menu(t, winner, loser), "BAN-LOO-01", target=loser)
    t.tell_spoils(
        "BAN-LOO-01 BAN-LOO-11 BAN-LOO-12", who=winner, target=loser, spoil=answer - SPOIL_NONE
    )
    moved = answer != SPOIL_NONE
    if answer == SPOIL_GOODS:
        moved = yield from take_goods(t, winner, loser)
    elif answer == SPOIL_CASH:
        take_cash(t, winner, loser)
    elif answer == SPOIL_THING:
        yield from take_thing(t, winner, loser)
    elif answer == SPOIL_CARD:
        moved = yield from take_card(t, winner, loser)
    elif answer == SPOIL_RIDER:
        moved = yield from take_rider(t, winner, loser)
    elif answer == SPOIL_MOUNT:
        moved = yield from take_mount(t, winner, loser)
    elif answer == SPOIL_JAIL:
        t.jailer[loser] = winner
        t.cite("BAN-LOO-08")
    t.felled = NOBODY
    t.cite("BAN-LOO-10")
    carry_off(t, loser, answer == SPOIL_JAIL or crime(t, loser))
    if moved:
        yield from achieve(t, winner, P_LOOT_PLAYER)


def spoil_menu(t: Table, winner: int, loser: int) -> list[int]:
    """BAN-LOO-01..08, BAN-RULING-68: what there is to choose from; Jail and nothing always."""
    moves = [SPOIL_NONE]
    if t.carried(loser) and t.room(winner) > 0:
        moves.append(SPOIL_GOODS)
    if t.cash[loser]:
        moves.append(SPOIL_CASH)
    if things_of(t, loser):
        moves.append(SPOIL_THING)
    moves.append(SPOIL_CARD)
    if t.sg and t.rider_of.count(loser) and has_place(t, winner):
        moves.append(SPOIL_RIDER)
    if t.mount[loser] != NO_MOUNT:
        moves.append(SPOIL_MOUNT)
    moves.append(SPOIL_JAIL)
    return moves


def take_goods(t: Table, winner: int, loser: int) -> FlowOf[bool]:
    """BAN-LOO-02, BAN-LOO-12: any number of Resources and Gems, as far as there is room."""
    taken = False
    while t.room(winner) > 0 and t.carried(loser):
        kinds = [GET + kind for kind in range(GEM + 1) if t.goods[loser * 5 + kind]]
        answer = yield t.ask_spoil_goods(winner, [DONE, *kinds], "BAN-LOO-02", target=loser)
        if answer == DONE:
            break
        kind = answer - GET
        t.goods[loser * 5 + kind] -= 1
        t.goods[winner * 5 + kind] += 1
        t.tell_takes_goods("BAN-LOO-02", who=winner, kind=kind, target=loser)
        taken = True
    return taken


def take_cash(t: Table, winner: int, loser: int) -> None:
    """BAN-LOO-03: up to $10."""
    n = min(LOOT_CASH, t.cash[loser])
    t.cash[loser] -= n
    t.cash[winner] += n
    t.tell_takes_cash(who=winner, dollars=n, target=loser)


def things_of(t: Table, loser: int) -> list[int]:
    """BAN-LOO-04, BAN-ITM-08: the Item and the Heads; crafted tokens are never looted."""
    things = [HEAD_THING + token for token in t.heads_of(loser)]
    if t.item[loser] != NO_ITEM:
        things.append(ITEM_THING + t.item[loser])
    return things


def take_thing(t: Table, winner: int, loser: int) -> Flow:
    """BAN-LOO-04, BAN-STO-06: one Item or Head, perhaps in exchange for an own one."""
    moves = [PICK_UP + thing for thing in things_of(t, loser)]
    answer = yield t.ask_spoil_thing(winner, moves, "BAN-LOO-04", target=loser)
    thing = answer - PICK_UP
    t.tell_takes_thing("BAN-LOO-04", who=winner, thing=thing, target=loser)
    if thing >= ITEM_THING:
        take_away(t, loser, thing)
        yield from gain_item(t, winner, thing - ITEM_THING)
    else:
        yield from gain_head(t, winner, thing - HEAD_THING)


def take_card(t: Table, winner: int, loser: int) -> FlowOf[bool]:
    """BAN-LOO-05, BAN-LOO-09, BAN-CRD-10: a look at the whole deck, then a card or none."""
    t.cite("BAN-CRD-10 BAN-LOO-09")
    cards = [card for card in t.cards[loser] if not CARD[card].no_loot]
    moves = [SKIP, *[TAKE + card for card in cards]]
    answer = yield t.ask_look(winner, moves, "BAN-LOO-05", target=loser)
    if answer == SKIP:
        return False
    card = answer - TAKE
    tired = t.tired[card]
    lose_card(t, loser, card)
    gain_card(t, winner, card)
    t.tired[card] = tired
    t.tell_takes_card("BAN-LOO-05", who=winner, card=card, target=loser)
    return True


def take_mount(t: Table, winner: int, loser: int) -> FlowOf[bool]:
    """BAN-LOO-07, BAN-LOO-09: by the Mount's PER check; an own Mount goes back first."""
    mount = t.mount[loser]
    passed = yield from attempt(t, winner, MOUNT[mount].loot, 0, "BAN-LOO-07")
    if not passed:
        t.cite("BAN-LOO-09")
        return False
    if t.mount[winner] != NO_MOUNT:
        return_mount(t, winner, "BAN-LOO-07")
    saddle = t.saddle[loser] if t.sg else 0
    leave_mount(t, loser)
    give_mount(t, winner, mount, saddle)
    t.tell_takes_mount("BAN-LOO-07 BAN-MNT-01", who=winner, mount=mount, target=loser)
    yield from discard_excess(t, loser, "BAN-LOO-07")
    yield from drop_excess(t, winner, "BAN-LOO-07")
    return True


def take_rider(t: Table, winner: int, loser: int) -> FlowOf[bool]:
    """BAN-LOO-06, BAN-LOO-09: by the Rider's PER check; Rider, NP and perk change hands."""
    riders = [n for n in range(len(RIDER)) if t.rider_of[n] == loser]
    moves = [RECRUIT + rider * 2 for rider in riders]
    answer = yield t.ask_spoil_rider(winner, moves, "BAN-LOO-06", target=loser)
    rider = (answer - RECRUIT) // 2
    passed = yield from attempt(t, winner, RIDER[rider].loot, 0, "BAN-LOO-06")
    if not passed:
        t.cite("BAN-LOO-09")
        return False
    part(t, loser, rider)
    join(t, winner, rider)
    gain_np(t, winner, "BAN-LOO-06 BAN-NOT-11")
    t.tell_takes_rider("BAN-LOO-06", who=winner, rider=rider, target=loser)
    yield from drop_excess(t, loser, "BAN-LOO-06")
    return True
