"""Town Hall, the Calendar and Honors (BAN-CAL, BAN-HON, BAN-ENM-13)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import NOWHERE, SLOT_ACRE, SLOT_SPECIES, SLOTS
from saloon.games.bantam.content import ENEMY
from saloon.games.bantam.events import MONTH, TOKEN_PRICE
from saloon.games.bantam.play.governors.event_cards import count_down, open_locality
from saloon.games.bantam.state import NOBODY, Table
from saloon.games.bantam.written import NIGHT_END


def can_buy_token(t: Table, who: int) -> bool:
    """BAN-CAL-05: $2, if it is not sold already."""
    return t.buyer == NOBODY and t.cash[who] >= TOKEN_PRICE


def buy_token(t: Table, who: int) -> None:
    """BAN-CAL-05: the First Player Token, from the next round on."""
    t.cash[who] -= TOKEN_PRICE
    t.buyer = who
    t.tell_buys_token(who=who)


def calendar(t: Table) -> Flow:
    """BAN-NIG-17, BAN-NIG-18, BAN-CAL-01..04: the next month, its restock, its Locality."""
    t.month = (t.month + 1) % len(MONTH)
    if t.month == 0:
        t.year += 1
    t.tell_month("BAN-CAL-01 BAN-NIG-17", month=t.month, year=t.year)
    if MONTH[t.month].restock:
        restock(t)
        return_foes(t)
    if t.pin == t.month:
        yield from open_locality(t)
    count_down(t)
    if t.buyer != NOBODY:
        t.first = t.buyer
        t.buyer = NOBODY
        t.tell_first_player("BAN-CAL-05 BAN-NIG-18", who=t.first)
    t.step = NIGHT_END


def restock(t: Table) -> None:
    """BAN-CAL-03: a card from the Weapon Rack on top of each In-Stock stack, at random."""
    stacks = list(range(len(t.stock)))
    t.rng.deal(stacks, "stock")
    stock = list(t.stock)
    for slot in stacks:
        if t.rack:
            stock[slot] = (*stock[slot], t.rack[-1])
            t.rack = t.rack[:-1]
            t.tell_in_stock(card=stock[slot][-1])
    t.stock = tuple(stock)
    t.reveal()


def return_foes(t: Table) -> None:
    """BAN-ENM-13, BAN-RULING-59: a random token of its species on each slot nobody is near."""
    t.restocks += 1
    came = list(t.came)
    for slot in range(SLOTS):
        acre = SLOT_ACRE[slot]
        if t.foe_at[slot] != NOWHERE or t.players_at(acre) or t.cabin[acre] in range(t.seats):
            continue
        tokens = [n for n in t.reserve if ENEMY[n].species == SLOT_SPECIES[slot]]
        if not tokens:
            continue
        token = tokens[t.rng.secret(len(tokens))]
        t.reserve = tuple([other for other in t.reserve if other != token])
        t.foe_token[slot] = token
        t.foe_at[slot] = acre
        t.wounds[slot] = 0
        came[slot] = t.restocks
        t.tell_foe("BAN-ENM-13", slot=slot, front=ENEMY[token].front)
    t.came = tuple(came)
    t.reveal()
