"""The table as small numbers, for learning machines: what `view` shows, and no more.

Bands stand in the order of play, the observing seat's first band first.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import HIGH, Field, one_of
from saloon.games.undead.content import (
    BUILDINGS,
    CARDS,
    COINS_IN_BOX,
    LAST_SOLO_DAY,
    NOTORIETY_IN_BOX,
    SLOT_ICON,
    SLOTS,
    STREET,
    WEAK,
    WORTH,
)
from saloon.games.undead.state import FINISHED, NO_CARD, NOT_SEALED, RANGER, SETTING_UP, Table

MOST_BANDS_OF: Final[tuple[int, ...]] = (0, 2, 4, 3, 4, 5, 6)
"""How many bands a table with so many seats may hold: Dead Ranger's, or two of each player."""
BAND: Final = 2 + 6 + 1 + 3 + 7 + 7 + 10 + 4
STEP: Final = FINISHED + 1

PROMPTS: Final = (
    "start",
    "round-start",
    "general-store",
    "gallery",
    "mission",
    "commit",
    "commit-bands",
    "wild",
    "place-outlaw",
    "price",
    "load",
    "ability",
    "income",
    "railway",
    "buy",
    "occupant",
    "lawyer",
    "reply",
    "pay",
    "shot",
    "take",
    "more",
    "again",
    "critical",
    "skull",
    "aim",
    "place",
    "leave",
    "upkeep",
    "send",
    "disarm",
)
"""Every question the rules ask."""


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    bands = MOST_BANDS_OF[seats]
    return [
        Field("options", 5, 1, "two_bands, horsemen, reinforcements, horde, fast"),
        Field("seat", seats, 1, "which seat observes"),
        Field("day", 1, LAST_SOLO_DAY, "the day"),
        Field("round", 1, 3, "the round of the day"),
        Field("noon", 1, 1, "whether this is High Noon"),
        Field("step", STEP, 1, "where in the round the table stands"),
        Field("space", 10, 1, "the space being resolved"),
        Field("law", bands, 1, "the band with the LAW badge"),
        Field("active", bands, 1, "the band whose turn it is"),
        Field("wild", bands, 1, "the band that plays the Wild"),
        Field("supply", 2, NOTORIETY_IN_BOX, "Coins and Notoriety in the supply"),
        Field("boot_hill", 1, CARDS, "cards in Boot Hill"),
        Field("killed", CARDS, 1, "the undead that are dead for good"),
        Field("turned_up", CARDS, 1, "the undead on its way into Town"),
        Field(
            "street",
            9,
            84,
            "undead in the street: count, value, and for slots 2 to 8 how many are weak there",
        ),
        Field(
            "buildings",
            len(BUILDINGS) * (1 + 3 + 9),
            84,
            "a building: in play, its bonus (Coin, Bullet, Notoriety), its undead as in `street`",
        ),
        Field("inside", len(BUILDINGS) * bands, 1, "a building: the bands in it"),
        Field("coins", bands, COINS_IN_BOX, "a band: Coins of its player"),
        Field("notoriety", bands, NOTORIETY_IN_BOX, "a band: Notoriety of its player"),
        Field("score", bands, HIGH, "a band: what its player would score now"),
        Field(
            "bands",
            bands * BAND,
            8,
            "a band: Skull up, acted; Bullets in slots 2 to "
            "7; Bullets in all; outlaws in stash, reserve, graveyard; the space it stands on (2 "
            "to 8) and those it lies on; its revealed choice (0 to 9); its last four dice",
        ),
        Field("duelists", bands, 1, "who fights the duel"),
        Field("sealed", SLOTS, 1, "the places this seat has already sealed an answer for"),
    ]


def observe(t: Table, seat: int) -> list[int]:
    """UND-SETUP-13: all is open but the order of Boot Hill and what others have sealed."""
    seats = t.seats
    bands = MOST_BANDS_OF[seats]
    out = [
        1 if t.two_bands else 0,
        1 if t.horsemen else 0,
        1 if t.reinforcements else 0,
        1 if t.horde else 0,
        1 if t.fast else 0,
    ]
    one_of(out, seats, seat)
    out.append(t.day)
    out.append(t.round)
    out.append(1 if t.noon else 0)
    one_of(out, STEP, t.step)
    if t.step == SETTING_UP:
        size = 0
        for field in layout(seats):
            size += field.size
        out.extend([0] * (size - len(out)))
        return out
    order = _order(t, seat)
    place = [-1] * 6  # where a band stands among the observed ones
    for at, band in enumerate(order):
        place[band] = at
    one_of(out, 10, t.space)
    one_of(out, bands, place[t.law] if t.law >= 0 else -1)
    one_of(out, bands, place[t.active] if t.active >= 0 else -1)
    one_of(out, bands, place[t.wild] if t.wild >= 0 else -1)
    out.append(t.supply_coins)
    out.append(t.supply_notoriety)
    out.append(len(t.boot_hill))
    dead = 0
    for mask in t.killed:
        dead |= mask
    for card in range(CARDS):
        out.append(dead >> card & 1)
    one_of(out, CARDS, t.turned_up if t.turned_up != NO_CARD else -1)
    _undead(out, t.town[STREET])
    for building in range(len(BUILDINGS)):
        _building(t, out, t.where[building])
    for building in range(len(BUILDINGS)):
        slot = t.where[building]
        inside = t.inside[slot] if slot >= 0 else 0
        for at in range(bands):
            out.append(inside >> order[at] & 1 if at < len(order) else 0)
    for at in range(bands):
        out.append(t.coins[t.owner(order[at])] if _is_led(t, order, at) else 0)
    for at in range(bands):
        out.append(t.notoriety[t.owner(order[at])] if _is_led(t, order, at) else 0)
    for at in range(bands):
        out.append(min(HIGH, t.score(t.owner(order[at]))) if _is_led(t, order, at) else 0)
    for at in range(bands):
        if at < len(order):
            _band(t, out, order[at])
        else:
            out.extend([0] * BAND)
    fighting = 0
    for band in t.duelists:
        fighting |= 1 << place[band]
    for at in range(bands):
        out.append(fighting >> at & 1)
    sealed = [0] * SLOTS
    for i, item in enumerate(t.asked):
        if t.owner(item >> 4) == seat and i < len(t.sealed) and t.sealed[i] != NOT_SEALED:
            sealed[min(item & 15, SLOTS - 1)] = 1
    out.extend(sealed)
    return out


def _order(t: Table, seat: int) -> list[int]:
    """The bands of people from the observer on, then Dead Ranger's."""
    order = [(seat + step) % t.players for step in range(t.players)]
    if t.solo:
        order.append(RANGER)
    return order


def _is_led(t: Table, order: list[int], at: int) -> bool:
    """Whether a band is there and led by a person."""
    return at < len(order) and order[at] < t.players


def _undead(out: list[int], cards: int) -> None:
    count = 0
    value = 0
    weak = [0, 0, 0, 0, 0, 0, 0]
    for card in range(CARDS):
        if cards >> card & 1:
            count += 1
            value += WORTH[card]
            for slot in range(7):
                weak[slot] += WEAK[card] >> (slot + 2) & 1
    out.append(count)
    out.append(value)
    out.extend(weak)


def _building(t: Table, out: list[int], slot: int) -> None:
    if slot < 0:
        out.extend([0] * 13)
        return
    out.append(1)
    one_of(out, 3, SLOT_ICON[slot] if t.bonus >> slot & 1 else -1)
    _undead(out, t.town[slot])


def _band(t: Table, out: list[int], band: int) -> None:
    out.append(t.skulls >> band & 1)
    out.append(t.acted >> band & 1)
    loaded = 0
    for slot in range(2, 8):
        bullet = t.bullets[band] >> slot & 1
        loaded += bullet
        out.append(bullet)
    out.append(loaded)
    out.append(t.stash[band])
    out.append(t.reserve[band])
    out.append(t.graveyard[band])
    one_of(out, 7, t.standing[band] - 2)
    for space in range(2, 9):
        out.append(t.lying[band] >> space & 1)
    one_of(out, 10, t.choice[band] if band < len(t.choice) else -1)
    dice = [0, 0, 0, 0]
    at = 0
    for shot in reversed(t.dice):
        if shot >> 4 == band and at < 4:
            dice[at] = shot & 15
            at += 1
    out.extend(dice)
