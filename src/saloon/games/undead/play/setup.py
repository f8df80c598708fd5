"""Setup (UND-SETUP, UND-TWO-01..03, UND-SOLO-01..04)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.undead.content import (
    ALL_SLOTS,
    BUILDINGS,
    CARDS,
    COIN,
    COINS_IN_BOX,
    COST,
    HORSEMEN,
    NOTORIETY,
    NOTORIETY_IN_BOX,
    OUTLAWS_AT_START,
    OUTLAWS_EACH,
    SLOT_FROM,
    SLOT_ICON,
    SLOTS,
    STREET,
    VALUE,
)
from saloon.games.undead.moves import STARTS
from saloon.games.undead.play.day import open_round
from saloon.games.undead.play.sealed import seal, unseal, wave
from saloon.games.undead.play.shooting import draw_undead, settle_undead
from saloon.games.undead.play.supply import gain
from saloon.games.undead.state import NO_BUILDING, NO_SLOT, NOT_SEALED, PLAYER, RANGER, Table
from saloon.games.undead.written import START, STARTING_RESOURCES


def set_up(t: Table) -> None:
    """UND-SETUP-01..10, UND-SETUP-12..14: everything before the players' first choice."""
    t.cite("UND-SETUP-13 UND-SETUP-14" if t.solo else "UND-SETUP-01 UND-SETUP-13 UND-SETUP-14")
    deal_buildings(t)
    set_out_bands(t)
    fill_supply(t)
    deal_undead(t)
    t.law = PLAYER
    t.day = 1
    t.round = 1
    if t.solo:
        t.cite("UND-SOLO-03")
    else:
        t.law = t.rng.below(t.players)
        t.reveal()
        t.tell_law("UND-SETUP-12", who=t.law)
    if t.two_bands:
        t.cite("UND-TWO-01 UND-TWO-02 UND-TWO-03 UND-TWO-04")
    t.step = STARTING_RESOURCES
    seal(t, [band * 16 for band in range(t.players)])


def deal_buildings(t: Table) -> None:
    """UND-SETUP-02, UND-SETUP-03, UND-SOLO-01: one building into each slot for the count."""
    cards = [b for b in range(len(BUILDINGS)) if t.players >= 4 or not BUILDINGS[b].four_plus]
    t.rng.shuffle(cards)
    building = [NO_BUILDING] * SLOTS
    where = [NO_SLOT] * len(BUILDINGS)
    for slot in range(SLOTS):
        if t.solo or SLOT_FROM[slot] <= t.players:
            building[slot] = cards.pop()
            where[building[slot]] = slot
    t.building = tuple(building)
    t.where = tuple(where)
    t.inside = [0] * SLOTS
    t.reveal()
    for slot in range(SLOTS):
        if building[slot] != NO_BUILDING:
            t.tell_building("UND-SETUP-03 UND-SETUP-02", building=building[slot], place=slot)
    t.cite("UND-SOLO-01" if t.solo else "UND-SETUP-02")


def fill_supply(t: Table) -> None:
    """UND-SETUP-07: all tokens into the supply, then a bonus on each building; none in solo."""
    t.supply_coins = COINS_IN_BOX
    t.supply_notoriety = NOTORIETY_IN_BOX
    if t.solo:
        return
    t.cite("UND-SETUP-07")
    for slot in range(SLOTS):
        if t.building[slot] != NO_BUILDING:
            t.bonus |= 1 << slot
            if SLOT_ICON[slot] == COIN:
                t.supply_coins -= 1
            elif SLOT_ICON[slot] == NOTORIETY:
                t.supply_notoriety -= 1


def deal_undead(t: Table) -> None:
    """UND-SETUP-04..06, UND-SOLO-02, UND-HORDE-01: Boot Hill, and the first undead in Town."""
    t.town = [0] * (SLOTS + 1)
    first = HORSEMEN if t.solo and not t.horsemen else 0
    cards = list(range(first, CARDS))
    t.rng.shuffle(cards)
    if t.solo:
        t.out = tuple(range(first))
        t.boot_hill = tuple(cards)
        t.cite("UND-HORDE-01" if t.horsemen else "UND-SOLO-02")
        settle_undead(t, draw_undead(t), STREET, "UND-SOLO-02")
        return
    left = 3 * t.players
    t.out = tuple(cards[left:])
    t.boot_hill = tuple(cards[:left])
    t.tell_boot_hill("UND-SETUP-04", count=left)
    for slot in richest(t)[: t.players]:
        settle_undead(t, draw_undead(t), slot, "UND-SETUP-05")
    settle_undead(t, draw_undead(t), STREET, "UND-SETUP-06")


def richest(t: Table) -> list[int]:
    """UND-SETUP-05: slots by value, then cost, then clockwise from the Graveyard."""
    ranks = [
        (-VALUE[t.building[slot]], -COST[t.building[slot]], slot)
        for slot in range(SLOTS)
        if t.building[slot] != NO_BUILDING
    ]
    ranks.sort()
    return [slot for _, _, slot in ranks]


def set_out_bands(t: Table) -> None:
    """UND-SETUP-08..10, UND-SOLO-04: four outlaws, two in reserve, Casings up, Skull up."""
    t.cite("UND-SETUP-08 UND-SETUP-09 UND-SETUP-10")
    t.coins = [0] * t.seats
    t.notoriety = [0] * t.seats
    t.bullets = [0] * t.bands
    t.skulls = (1 << t.bands) - 1
    t.stash = [OUTLAWS_AT_START] * t.bands
    t.reserve = [OUTLAWS_EACH - OUTLAWS_AT_START] * t.bands
    t.graveyard = [0] * t.bands
    t.standing = [0] * t.bands
    t.lying = [0] * t.bands
    t.killed = [0] * t.bands
    if t.solo:
        t.stash[RANGER] = 0
        t.reserve[RANGER] = 0
        t.graveyard[RANGER] = OUTLAWS_EACH
        t.bullets[RANGER] = ALL_SLOTS
        t.tell_ranger("UND-SOLO-04")


def starting_resources(t: Table) -> Flow:
    """UND-SETUP-11: everybody takes three resources, chosen at the same time."""
    yield from wave(t)
    if NOT_SEALED in t.sealed:
        return
    for band, answer in enumerate(unseal(t)):
        coins, notoriety, slots = STARTS[answer - START]
        if coins:
            gain(t, band, COIN, coins, "UND-SETUP-11")
        if notoriety:
            gain(t, band, NOTORIETY, notoriety, "UND-SETUP-11")
        t.bullets[band] = slots
        for slot in range(2, 8):
            if slots >> slot & 1:
                t.tell_load("UND-SETUP-11", who=band, slot=slot)
    open_round(t)
