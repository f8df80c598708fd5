"""What learning machines are shown beside the plain fields: a function writes what fields.py says.

Bands stand in the order of play, the observing seat's first band first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import cut, members, one_of
from saloon.games.undead.content import (
    BITS,
    BUILDINGS,
    CARDS,
    SLOT_ICON,
    STREET,
    WEAK,
    WORTH,
)
from saloon.games.undead.state import NOT_SEALED, RANGER, Table
from saloon.games.undead.written import SETTING_UP

MOST_BANDS_OF: Final[tuple[int, ...]] = (0, 2, 4, 3, 4, 5, 6)
BAND: Final = 2 + 6 + 1 + 3 + 7 + 7 + 10 + 4
MOST_DAYS: Final = 60

NO_BUILDING: Final = bytes(13)
BONUS: Final = [b"\x01" + one_of(3, kind) for kind in (0, 1, 2, -1)]
"""A building in play and its bonus."""
PLACES: Final = 13
NO_BAND: Final = [bytes(BAND * bands) for bands in range(7)]
NO_WEALTH: Final = [bytes(3 * bands) for bands in range(7)]
NO_SEAL: Final = bytes(PLACES)
REST: Final = [
    10 + 2 + 1 + 2 * CARDS + 9 + len(BUILDINGS) * (13 + bands) + PLACES + bands * (3 + 3 + BAND + 1)
    for bands in range(7)
]
"""How many numbers `rest` writes, by the number of bands."""

# Rows of undead that were met before, by the set: to look one up costs less than to write it.
MOST_ROWS: Final = 1 << 16
ROWS: Final[dict[int, bytes]] = {}


def bands(seats: int) -> int:
    """How many bands a table of `seats` may hold: Dead Ranger's, or two of each player."""
    return MOST_BANDS_OF[seats]


def day(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """Later days look alike: solo has no last day of its own."""
    out.append(min(t.day, MOST_DAYS))


def rest(t: Table, seat: int, out: BytesWriter) -> None:
    """All that depends on bands and places, once they are set up."""
    bands = MOST_BANDS_OF[t.seats]
    if t.step == SETTING_UP:
        out.write(bytes(REST[bands]))
        return
    order = _order(t, seat)
    place = [-1] * 7  # where a band stands among the observed ones; the last is for nobody
    for at, band in enumerate(order):
        place[band] = at
    out.write(one_of(10, t.space))
    out.write(one_of(bands, place[t.law]))
    out.write(one_of(bands, place[t.active]))
    out.write(one_of(bands, place[t.wild]))
    out.append(cut(t.supply_coins))
    out.append(cut(t.supply_notoriety))
    out.append(cut(len(t.boot_hill)))
    dead = 0
    for mask in t.killed:
        dead |= mask
    out.write(members(9, dead & 511))
    out.write(members(9, dead >> 9))
    out.write(one_of(CARDS, t.turned_up))
    out.write(undead_row(t.town[STREET]))
    _buildings(t, out, seat, bands)
    _wealth(t, out, order, bands)
    for band in order:
        _band(t, out, band)
        _dice(t, out, band)
    out.write(NO_BAND[bands - len(order)])
    fighting = 0
    for band in t.duelists:
        fighting |= 1 << place[band]
    out.write(members(bands, fighting))
    out.write(_sealed(t, seat) if t.sealed else NO_SEAL)


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
    row = bytes([count, value, *weak])
    if len(ROWS) < MOST_ROWS:
        ROWS[cards] = row
    return row


def _buildings(t: Table, out: BytesWriter, seat: int, bands: int) -> None:
    """Every building with its undead, then the bands inside each."""
    for slot in t.where:
        if slot < 0:
            out.write(NO_BUILDING)
        else:
            out.write(BONUS[SLOT_ICON[slot] if t.bonus >> slot & 1 else -1])
            out.write(undead_row(t.town[slot]))
    players = t.players
    everybody = (1 << players) - 1
    for slot in t.where:
        there = t.inside[slot] if slot >= 0 else 0
        if there and seat:  # the observer's band first, the others in the order of play
            there = (there >> seat | there << players - seat) & everybody
        out.write(members(bands, there))


def _wealth(t: Table, out: BytesWriter, order: list[int], bands: int) -> None:
    """Coins, Notoriety and score of the players whose bands people lead."""
    start = len(out)
    out.write(NO_WEALTH[bands])
    for at, band in enumerate(order):
        if band < t.players:
            owner = t.owner(band)
            out[start + at] = cut(t.coins[owner])
            out[start + bands + at] = cut(t.notoriety[owner])
            out[start + 2 * bands + at] = cut(t.score(owner))


def _band(t: Table, out: BytesWriter, band: int) -> None:
    """What a band has and where its outlaws are."""
    bullets = t.bullets[band] >> 2
    standing = t.standing[band]
    out.append(t.skulls >> band & 1)
    out.append(t.acted >> band & 1)
    out.write(members(6, bullets))
    out.append(BITS[bullets])
    out.append(cut(t.stash[band]))
    out.append(cut(t.reserve[band]))
    out.append(cut(t.graveyard[band]))
    out.write(one_of(7, standing - 2 if standing else -1))
    out.write(members(7, t.lying[band] >> 2))
    out.write(one_of(10, t.choice[band] if band < len(t.choice) else -1))


def _dice(t: Table, out: BytesWriter, band: int) -> None:
    """The last four dice of a band, the latest first."""
    dice = 0
    for shot in t.dice:
        if shot >> 4 == band:
            dice = (dice << 8 | shot & 15) & 0xFFFFFFFF
    for at in range(4):
        out.append(dice >> 8 * at & 15)


def _sealed(t: Table, seat: int) -> bytes:
    """The places that a seat has sealed an answer for."""
    sealed = 0
    for i, answer in enumerate(t.sealed):
        item = t.asked[i]
        if answer != NOT_SEALED and t.owner(item >> 4) == seat:
            sealed |= 1 << (item & 15)
    return members(6, sealed & 63) + members(7, sealed >> 6)
