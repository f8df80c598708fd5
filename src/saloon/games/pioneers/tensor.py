"""What learning machines are shown beside the plain fields: a function writes what fields.py says.

Seats stand in turn order, the observing seat first. A tile of the map has a fixed place, by its
cell.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import ORDER, PLACE, Rows, cut, keep, one_of, recall
from saloon.games.pioneers.board import CELL_Q, CELL_R, CELLS, RADIUS
from saloon.games.pioneers.content import EVENTS, PIONEERS_EACH, PRAYERS
from saloon.games.pioneers.moves import ORDERS
from saloon.games.pioneers.state import FLIPPED, NOBODY, PIONEER_THING, WORK, Table

PIONEER: Final = 8 + 1
LINES: Final = 12

NO_FAMILIES: Final = [bytes(seats * PIONEERS_EACH * (PIONEER + 3)) for seats in range(5)]
"""All Pioneers in stock: how each stands, where, and its diploma."""
NO_LINE: Final = bytes(4)
NO_LINES: Final = [bytes(4 * (LINES // 2 - lines)) for lines in range(LINES // 2 + 1)]
NO_ORDERS: Final = bytes(2 * len(ORDERS))
NO_EVENTS: Final = bytes(len(EVENTS))
NO_PRAYERS: Final = bytes(3 * len(PRAYERS))

# Rows of the map that were met before.
LAND: Final[Rows] = {}
WORKS: Final[Rows] = {}
TOKENS: Final[Rows] = {}

NOWHERE: Final = bytes(2)
SPOTS: Final = [
    bytes([CELL_Q[cell] + RADIUS + 1, CELL_R[cell] + RADIUS + 1]) for cell in range(CELLS)
]


def acting(t: Table, seat: int, out: BytesWriter) -> None:
    """The Pioneer at work."""
    p = t.acting
    place = PLACE[t.seats][seat]
    out.write(one_of(t.seats * 8, place[p >> 3] * 8 + (p & 7) if p >= 0 else -1))


def standings(t: Table, seat: int, out: BytesWriter) -> None:
    """Who is Targeted, and everybody's points."""
    points = t.standings()
    who = t.far_ahead(points) if t.step else NOBODY
    out.write(one_of(t.seats, PLACE[t.seats][seat][who]))
    for other in ORDER[t.seats][seat]:
        out.append(cut(points[other]))


def ward(t: Table, seat: int, out: BytesWriter) -> None:
    """Who is under a ward."""
    for who in ORDER[t.seats][seat]:
        out.append(t.ward >> who & 1)


def field_map(t: Table, seat: int, out: BytesWriter) -> None:
    """Land, works and tokens: the rules put new tuples in their place when the map changes."""
    place = PLACE[t.seats][seat]
    field = t.field
    land = t.land
    row = recall(LAND, id(land), land, field)
    out.write(row if row is not None else keep(LAND, id(land), _land(t), land, field))
    works = t.works
    key = id(works) << 3 | seat
    row = recall(WORKS, key, works)
    out.write(row if row is not None else keep(WORKS, key, _works(works, place), works))
    tokens = t.tokens
    key = id(tokens) ^ id(works) << 7  # most tables share the tuple that says there are none
    row = recall(TOKENS, key, tokens, works)
    out.write(row if row is not None else keep(TOKENS, key, _tokens(t), tokens, works))


def _land(t: Table) -> bytes:
    land = [0] * CELLS
    for cell in t.field:
        land[cell] = t.land[cell] + 1
    return bytes(land)


def _works(works: tuple[int, ...], place: list[int]) -> bytes:
    owner = [0] * CELLS
    work = [0] * CELLS
    for cell, code in enumerate(works):
        if code:
            bare = code & ~FLIPPED
            owner[cell] = place[(bare - 1) >> 3] + 1
            work[cell] = 7 if code & FLIPPED else ((bare - 1) & 7) + 1
    return bytes(owner) + bytes(work)


def _tokens(t: Table) -> bytes:
    tokens = [0] * CELLS
    for cell in t.field:
        if t.works[cell]:
            tokens[cell] = cut(t.tokens[cell])
    return bytes(tokens)


def families(t: Table, seat: int, out: BytesWriter) -> None:
    """Every Pioneer: how it stands, then where, then its diploma; the observer's own first.

    Most Pioneers are in stock, and of these there is nothing to say.
    """
    where = t.where
    flags = t.flags
    diploma = t.diploma
    acting = t.acting
    active = t.active
    total = len(where)
    first = seat * PIONEERS_EACH
    stands = len(out)
    out.write(NO_FAMILIES[t.seats])
    spots = stands + total * PIONEER
    learned = spots + total * 2
    for p in range(total):
        cell = where[p]
        mask = 128 if p == acting else 0
        if cell < 0 and not mask:
            continue
        at = p - first if p >= first else p - first + total
        row = stands + at * PIONEER
        if cell >= 0:
            mask |= flags[p] << 1 | 1
            if p >> 3 == active:
                out[row + PIONEER - 1] = cut(t.actions_left(p))
            spot = SPOTS[cell]
            out[spots + at * 2] = spot[0]
            out[spots + at * 2 + 1] = spot[1]
            out[learned + at] = diploma[p] + 1
        while mask:
            if mask & 1:
                out[row] = 1
            mask >>= 1
            row += 1


def _spot(out: BytesWriter, cell: int) -> None:
    out.write(SPOTS[cell] if cell >= 0 else NOWHERE)


def pieces(t: Table, seat: int, out: BytesWriter) -> None:
    """The Sheriff, the Bandit and for whom he is on the job, the Laborers."""
    _spot(out, t.sheriff)
    out.append(0 if t.sheriff_away else 1)
    out.append(cut(t.square))
    _spot(out, t.bandit)
    out.append(1 if t.bandit_jailed else 0)
    out.append(cut(t.limbo))
    out.write(one_of(t.seats, PLACE[t.seats][seat][t.hirer]))
    for cell in t.laborer:
        _spot(out, cell)


def decks(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """The Event cards that are left, and where each Prayer card is."""
    start = len(out)
    out.write(NO_EVENTS)
    for one in t.events:
        out[start + one] = 1
    start = len(out)
    out.write(NO_PRAYERS)
    for one in t.prayers:
        out[start + one * 3] = 1
    for at, one in enumerate(t.bottom):
        out[start + one * 3 + 1] = at + 1
    for one in t.kept:
        out[start + one * 3 + 2] = 1


def dealings(t: Table, seat: int, out: BytesWriter) -> None:
    """The open trade and the open auction, between what one has ordered oneself (PIO-ORD-02)."""
    seats = t.seats
    place = PLACE[seats][seat]
    out.append(cut(t.ordered) if t.active == seat else 0)
    out.write(one_of(seats, place[t.proposer]))
    out.write(one_of(seats, place[t.partner]))
    out.append(cut(t.picks))
    out.append(1 if t.sent else 0)
    for lines in (t.gives, t.wants):
        for line in lines:
            _line(out, line, place)
        out.write(NO_LINES[len(lines)])
    out.write(one_of(seats, place[t.seller]))
    out.append(cut(t.reserve))
    if t.seller >= 0:
        _line(out, t.lot, place)
    else:
        out.write(NO_LINE)
    _orders(t, seat, out)


def _line(out: BytesWriter, line: int, place: list[int]) -> None:
    thing = line >> 20
    what = line >> 8 & 0xFFF
    out.append(cut(thing + 1))
    out.append(line & 0xFF)
    if thing < WORK:
        out.write(NOWHERE)
    elif thing < PIONEER_THING:
        out.write(SPOTS[what])
    else:
        out.append(place[what >> 3] * PIONEERS_EACH + (what & 7) + 1)
        out.append(0)


def _orders(t: Table, seat: int, out: BytesWriter) -> None:
    if not t.orders_on:
        out.write(NO_ORDERS)
        return
    for question in range(len(ORDERS)):
        order = t.orders[seat * len(ORDERS) + question]
        out.append(order & 0xFF)
        out.append(cut(order >> 8))
