"""The table as small numbers, for learning machines: what `view` shows, and no more.

Bands stand in the order of play, the observing seat's first band first.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import HIGH, Field, members, number, one_of
from saloon.games.undead.content import (
    BITS,
    BUILDINGS,
    CARDS,
    COINS_IN_BOX,
    LAST_SOLO_DAY,
    NOTORIETY_IN_BOX,
    SLOT_ICON,
    STREET,
    WEAK,
    WORTH,
)
from saloon.games.undead.state import FINISHED, NOT_SEALED, RANGER, SETTING_UP, Table

MOST_BANDS_OF: Final[tuple[int, ...]] = (0, 2, 4, 3, 4, 5, 6)
"""How many bands a table with so many seats may hold: Dead Ranger's, or two of each player."""
BAND: Final = 2 + 6 + 1 + 3 + 7 + 7 + 10 + 4
STEP: Final = FINISHED + 1

NO_BUILDING: Final = bytes(13)
BONUS: Final = [b"\x01" + one_of(3, kind) for kind in (0, 1, 2, -1)]
"""A building in play and its bonus."""
PLACES: Final = 13
HALF: Final = len(BUILDINGS) // 2
NO_BAND: Final = [bytes(BAND * bands) for bands in range(7)]
NO_DICE: Final = bytes(4)
NO_SEAL: Final = bytes(PLACES)

# Rows that were met before, by what they say in one number: to look one up costs less than to
# write it.
MOST_ROWS: Final = 1 << 16
HEADS: Final[dict[int, bytes]] = {}
TURNS: Final[dict[int, bytes]] = {}
ROWS: Final[dict[int, bytes]] = {}
TOWN: Final[dict[int, bytes]] = {}
INSIDE: Final[dict[int, bytes]] = {}
BANDS: Final[dict[int, bytes]] = {}

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
        Field("sealed", PLACES, 1, "the places this seat has already sealed an answer for"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """UND-SETUP-13: all is open but the order of Boot Hill and what others have sealed."""
    seats = t.seats
    bands = MOST_BANDS_OF[seats]
    out = [_head(t, seat)]
    if t.step == SETTING_UP:
        out.append(bytes(SIZE[seats] - 5 - seats - 3 - STEP))
        return b"".join(out)
    order = _order(t, seat)
    place = [-1] * 7  # where a band stands among the observed ones; the last is for nobody
    for at, band in enumerate(order):
        place[band] = at
    out.append(_turn(t, place, bands))
    out.append(number(t.supply_coins))
    out.append(number(t.supply_notoriety))
    out.append(number(len(t.boot_hill)))
    dead = 0
    for mask in t.killed:
        dead |= mask
    out.append(members(9, dead & 511))
    out.append(members(9, dead >> 9))
    out.append(one_of(CARDS, t.turned_up))
    out.append(undead_row(t.town[STREET]))
    _buildings(t, out, seat, bands)
    _wealth(t, out, order, bands)
    for band in order:
        out.append(_band(t, band))
        out.append(_dice(t, band) if t.dice else NO_DICE)
    out.append(NO_BAND[bands - len(order)])
    fighting = 0
    for band in t.duelists:
        fighting |= 1 << place[band]
    out.append(members(bands, fighting))
    out.append(_sealed(t, seat) if t.sealed else NO_SEAL)
    return b"".join(out)


def kept(rows: dict[int, bytes], key: int, row: bytes) -> bytes:
    """A row, written down for the next time."""
    if len(rows) < MOST_ROWS:
        rows[key] = row
    return row


def _head(t: Table, seat: int) -> bytes:
    """The options, who observes, and where in the game the table stands."""
    options = 1 if t.two_bands else 0
    if t.horsemen:
        options |= 2
    if t.reinforcements:
        options |= 4
    if t.horde:
        options |= 8
    if t.fast:
        options |= 16
    noon = 1 if t.noon else 0
    key = options | seat << 5 | t.seats << 8 | noon << 11 | t.step << 12 | t.round << 18
    key |= t.day << 24
    row = HEADS.get(key)
    if row is not None:
        return row
    row = members(5, options) + one_of(t.seats, seat) + number(t.day) + number(t.round)
    return kept(HEADS, key, row + number(noon) + one_of(STEP, t.step))


def _turn(t: Table, place: list[int], bands: int) -> bytes:
    """The space being resolved; the bands with the LAW, with the turn and with the Wild."""
    law = place[t.law]
    active = place[t.active]
    wild = place[t.wild]
    key = bands | (law + 1) << 3 | (active + 1) << 6 | (wild + 1) << 9 | (t.space + 1) << 12
    row = TURNS.get(key)
    if row is not None:
        return row
    row = one_of(10, t.space) + one_of(bands, law) + one_of(bands, active)
    return kept(TURNS, key, row + one_of(bands, wild))


def _order(t: Table, seat: int) -> list[int]:
    """The bands of people from the observer on, then Dead Ranger's."""
    order = [(seat + step) % t.players for step in range(t.players)]
    if t.solo:
        order.append(RANGER)
    return order


def undead_row(cards: int) -> bytes:
    """A set of undead: how many, their value, and how many are weak at each of the slots 2 to 8."""
    row = ROWS.get(cards)
    if row is not None:
        return row
    count = 0
    value = 0
    weak = [0, 0, 0, 0, 0, 0, 0]
    for card in range(CARDS):
        if cards >> card & 1:
            count += 1
            value += WORTH[card]
            for slot in range(7):
                weak[slot] += WEAK[card] >> (slot + 2) & 1
    return kept(ROWS, cards, bytes([count, value, *weak]))


def _buildings(t: Table, out: list[bytes], seat: int, bands: int) -> None:
    """Every building with its undead, then the bands inside each."""
    players = t.players
    everybody = (1 << players) - 1
    inside = 0
    first_half = 0
    for building in range(len(BUILDINGS)):
        if building == HALF:
            first_half = inside
            inside = 0
        slot = t.where[building]
        if slot < 0:
            out.append(NO_BUILDING)
            continue
        bonus = SLOT_ICON[slot] if t.bonus >> slot & 1 else -1
        key = t.town[slot] << 2 | bonus + 1
        row = TOWN.get(key)
        if row is None:
            row = kept(TOWN, key, BONUS[bonus] + undead_row(t.town[slot]))
        out.append(row)
        there = t.inside[slot]
        if there and seat:  # the observer's band first, the others in the order of play
            there = (there >> seat | there << players - seat) & everybody
        inside |= there << (building % HALF) * bands
    out.append(_inside(first_half, bands))
    out.append(_inside(inside, bands))


def _inside(masks: int, bands: int) -> bytes:
    """The bands inside each of half of the buildings."""
    key = masks << 3 | bands
    row = INSIDE.get(key)
    if row is not None:
        return row
    one = (1 << bands) - 1
    rows = [members(bands, masks >> at * bands & one) for at in range(HALF)]
    return kept(INSIDE, key, b"".join(rows))


def _wealth(t: Table, out: list[bytes], order: list[int], bands: int) -> None:
    """Coins, Notoriety and score of the players whose bands people lead."""
    wealth = [0] * (3 * bands)
    for at, band in enumerate(order):
        if band < t.players:
            owner = t.owner(band)
            wealth[at] = min(t.coins[owner], HIGH)
            wealth[bands + at] = min(t.notoriety[owner], HIGH)
            wealth[2 * bands + at] = min(t.score(owner), HIGH)
    out.append(bytes(wealth))


def _band(t: Table, band: int) -> bytes:
    """What a band has and where its outlaws are."""
    skull = t.skulls >> band & 1 | (t.acted >> band & 1) << 1
    bullets = t.bullets[band] >> 2
    stash = t.stash[band]
    reserve = t.reserve[band]
    graveyard = t.graveyard[band]
    standing = t.standing[band]
    lying = t.lying[band] >> 2
    choice = t.choice[band] if band < len(t.choice) else -1
    key = skull | bullets << 2 | stash << 8 | reserve << 13 | graveyard << 18 | standing << 23
    key |= lying << 27 | (choice + 1) << 34
    row = BANDS.get(key)
    if row is not None:
        return row
    row = members(2, skull) + members(6, bullets) + number(BITS[bullets])
    row += number(stash) + number(reserve) + number(graveyard)
    row += one_of(7, standing - 2 if standing else -1) + members(7, lying)
    return kept(BANDS, key, row + one_of(10, choice))


def _dice(t: Table, band: int) -> bytes:
    """The last four dice of a band, the latest first."""
    dice = [0, 0, 0, 0]
    for shot in t.dice:
        if shot >> 4 == band:
            dice = [shot & 15, dice[0], dice[1], dice[2]]
    return bytes(dice)


def _sealed(t: Table, seat: int) -> bytes:
    """The places that a seat has sealed an answer for."""
    sealed = 0
    for i, answer in enumerate(t.sealed):
        item = t.asked[i]
        if answer != NOT_SEALED and t.owner(item >> 4) == seat:
            sealed |= 1 << (item & 15)
    return members(6, sealed & 63) + members(7, sealed >> 6)


SIZE: Final = [0, *[sum([field.size for field in layout(seats)]) for seats in range(1, 7)]]
"""How many numbers a table with so many seats gives."""
