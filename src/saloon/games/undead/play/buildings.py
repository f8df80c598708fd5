"""Buying buildings and shooting it out for them (UND-BUY, UND-CTRL)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.undead.content import (
    BULLET,
    COIN,
    COST,
    HOTEL,
    LAWYER,
    MOST_EXCHANGES,
    NOWHERE,
    SALOON,
    SLOT_ICON,
    SLOTS,
    STREET,
    WATCHTOWER,
)
from saloon.games.undead.play.duel import bribe, may_bribe
from saloon.games.undead.play.ongoing import pay_theatre
from saloon.games.undead.play.shooting import (
    CRITICAL_HIT,
    CRITICAL_MISS,
    MISS,
    fall,
    raise_undead,
    reward,
    shot,
    spend_bullet,
    turn_token,
    walk_off,
)
from saloon.games.undead.play.supply import gain_bullet, pay
from saloon.games.undead.state import NO_BUILDING, Table, first_of
from saloon.games.undead.written import BRIBE, BUY, SKIP, STAND, VACATE


def purchase(t: Table, who: int) -> Flow:
    """UND-BUY-01..08: one building, if the street is empty and the Coins are there."""
    if t.town[STREET]:
        t.tell_street_blocked("UND-BUY-01", who=who)
        return
    if t.solo:
        t.cite("UND-SOLO-36")
    answer = yield t.ask_buy(t.owner(who), for_sale(t, who), "UND-BUY-01", band=who)
    if answer == SKIP:
        return
    building = answer - BUY
    slot = t.where[building]
    price = price_of(t, building)
    pay(t, who, COIN, price)
    occupants = t.inside[slot]
    if building == HOTEL:
        t.cite("UND-BLD-14 UND-BLD-28 UND-KEEP-04")
    if occupants == 0:
        t.tell_buys("UND-BUY-02", who=who, building=building, price=price)
        yield from move_in(t, who, slot)
    elif building == SALOON:
        t.tell_joins(
            "UND-BUY-06 UND-BUY-04 UND-BLD-09 UND-KEEP-04",
            who=who,
            building=building,
            price=price,
        )
        yield from move_in(t, who, slot)
        if t.two_bands:
            t.cite("UND-TWO-11")
    else:
        yield from take_over(t, who, first_of(occupants), building, price)


def for_sale(t: Table, who: int) -> list[int]:
    """UND-BUY-01: what the player can afford and is not in already."""
    moves = [SKIP]
    coins = t.coins[t.owner(who)]
    if coins == 0:
        return moves
    for slot in range(SLOTS):
        building = t.building[slot]
        if building == NO_BUILDING or t.inside[slot] >> who & 1:
            continue
        if price_of(t, building) <= coins:
            moves.append(BUY + building)
    return moves


def price_of(t: Table, building: int) -> int:
    """UND-BUY-02, UND-BUY-04, UND-BLD-14, UND-BLD-28: the cost, or half of it, rounded up."""
    if t.inside[t.where[building]] and building != HOTEL:
        return (COST[building] + 1) // 2
    return COST[building]


def move_in(t: Table, who: int, slot: int) -> Flow:
    """UND-BUY-02, UND-BUY-03, UND-BUY-08: into the building; its first buyer gets a bonus."""
    t.standing[who] = NOWHERE
    t.inside[slot] |= 1 << who
    t.tell_moves_in(
        "UND-BUY-02 UND-BUY-08 UND-KEEP-01 UND-DAY-07",
        who=who,
        building=t.building[slot],
    )
    if t.in_buildings(who) > 1:
        t.cite("UND-BUY-07")
    if not t.bonus >> slot & 1:
        return
    t.bonus &= ~(1 << slot)
    kind = SLOT_ICON[slot]
    t.tell_bonus("UND-BUY-03", who=who, kind=kind)
    if kind == BULLET:
        yield from gain_bullet(t, who, "UND-BUY-03")
    elif kind == COIN:
        t.coins[t.owner(who)] += 1
    else:
        t.notoriety[t.owner(who)] += 1


def take_over(t: Table, who: int, occupant: int, building: int, price: int) -> Flow:
    """UND-BUY-04, UND-BUY-05: the occupant makes room or stands ground."""
    t.tell_takeover("UND-BUY-04", who=who, building=building, price=price, target=occupant)
    if t.owner(who) == t.owner(occupant):
        t.cite("UND-TWO-11")
    answer = yield t.ask_occupant(
        t.owner(occupant),
        [VACATE, STAND],
        "UND-BUY-05",
        band=occupant,
        target=who,
        building=building,
    )
    slot = t.where[building]
    if answer == VACATE:
        t.inside[slot] = 0
        t.stash[occupant] += 1
        t.tell_vacates("UND-BUY-05", who=occupant, building=building)
        yield from move_in(t, who, slot)
        return
    t.tell_stands_ground("UND-BUY-05", who=occupant, building=building)
    called_off = yield from lawyer_steps_in(t, who, occupant, price)
    if not called_off:
        yield from shoot_it_out(t, who, occupant, building)


def lawyer_steps_in(t: Table, who: int, occupant: int, price: int) -> FlowOf[bool]:
    """UND-BLD-30, UND-RULING-21: 1 Coin calls the takeover off; the price is returned."""
    client = t.controller(LAWYER)
    if client not in (who, occupant):
        return False
    other = who if client == occupant else occupant
    if not may_bribe(t, client, other):
        return False
    answer = yield t.ask_lawyer(t.owner(client), [SKIP, BRIBE + other], "UND-BLD-30", band=client)
    if answer == SKIP:
        return False
    bribe(t, client, other)
    t.supply_coins -= price
    t.coins[t.owner(who)] += price
    t.tell_called_off("UND-BLD-30 UND-BLD-17", who=who, price=price)
    return True


def shoot_it_out(t: Table, who: int, occupant: int, building: int) -> Flow:
    """UND-CTRL-01..08: exchanges until it is decided; the defender rolls first in each."""
    pay_theatre(t, who, occupant)
    t.cite("UND-CTRL-06")
    for _ in range(MOST_EXCHANGES):
        t.cite("UND-CTRL-01")
        defence = yield from shot(t, occupant)
        if defence == CRITICAL_MISS:
            yield from defender_flees(t, who, occupant, building)
            return
        if defence == CRITICAL_HIT:
            t.cite("UND-CTRL-02")
            yield from defender_wins(t, who, occupant, defence)
            return
        attack = yield from shot(t, who)
        if attack == CRITICAL_MISS:
            yield from attacker_backfires(t, who, occupant, defence)
            return
        if defence == MISS and attack == MISS:
            t.tell_both_miss("UND-CTRL-03", building=building)
            continue
        if holds_out(t, who, occupant, building, defence, attack):
            yield from defender_wins(t, who, occupant, defence)
        else:
            yield from attacker_wins(t, who, occupant, building, attack)
        return
    # UND-RULING-19: nobody can hit any more.
    t.tell_no_end("UND-CTRL-06", count=MOST_EXCHANGES, building=building)
    walk_off(t, who, "UND-CTRL-06")


def holds_out(t: Table, who: int, occupant: int, building: int, defence: int, attack: int) -> bool:
    """UND-CTRL-03, UND-SHOOT-09, UND-BLD-20, UND-BLD-33: the higher hit; ties to the defender."""
    t.cite("UND-CTRL-03")
    if defence == MISS:
        return False
    if building == WATCHTOWER and attack != CRITICAL_HIT:
        t.tell_watchtower("UND-BLD-20 UND-BLD-33", value=defence, raised=defence + 2)
        defence += 2
    if attack == MISS:
        return True
    t.cite("UND-SHOOT-09 UND-SHOOT-10")
    if attack == defence:
        t.tell_even_hits("UND-CTRL-03", who=occupant, building=building, value=attack)
    elif attack < defence:
        t.tell_cancelled("UND-CTRL-03 UND-SHOOT-10", who=who, target=occupant)
    else:
        t.tell_cancelled("UND-CTRL-03 UND-SHOOT-10", who=occupant, target=who)
    return defence >= attack


def defender_flees(t: Table, who: int, occupant: int, building: int) -> Flow:
    """UND-CTRL-04: the defender's Critical Miss leaves the building to the attacker."""
    slot = t.where[building]
    t.inside[slot] = 0
    t.stash[occupant] += 1
    t.tell_flees("UND-CTRL-04 UND-SHOOT-05", who=occupant, building=building)
    yield from turn_token(t, occupant, "UND-SHOOT-05")
    yield from move_in(t, who, slot)


def attacker_backfires(t: Table, who: int, occupant: int, defence: int) -> Flow:
    """UND-CTRL-05, UND-SHOOT-07: to the stash, or to the Graveyard when shot in that exchange."""
    t.cite("UND-CTRL-05")
    if defence == MISS:
        walk_off(t, who, "UND-CTRL-05 UND-SHOOT-05")
        yield from turn_token(t, who, "UND-SHOOT-05")
    else:
        yield from defender_wins(t, who, occupant, defence)
        yield from turn_token(t, who, "UND-SHOOT-07")


def defender_wins(t: Table, who: int, occupant: int, value: int) -> Flow:
    """UND-CTRL-07: the attacker is killed; the price stays paid."""
    spend_bullet(t, occupant, value)
    fall(t, who)
    t.tell_killed("UND-CTRL-07 UND-KILL-01", target=who, who=occupant)
    reward(t, occupant)
    yield from raise_undead(t, who)


def attacker_wins(t: Table, who: int, occupant: int, building: int, value: int) -> Flow:
    """UND-CTRL-07, UND-CTRL-08: the occupant is killed and the attacker moves in."""
    slot = t.where[building]
    spend_bullet(t, who, value)
    t.inside[slot] = 0
    t.graveyard[occupant] += 1
    t.tell_killed("UND-CTRL-07 UND-KILL-01", target=occupant, who=who)
    reward(t, who)
    yield from raise_undead(t, occupant)
    t.cite("UND-CTRL-08")
    yield from move_in(t, who, slot)
