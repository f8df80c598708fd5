"""The table as small numbers, for learning machines: what `view` shows, and no more.

Seats stand in turn order, the observing seat first. A tile of the map has a fixed place, by its
cell.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import (
    HIGH,
    ORDER,
    PLACE,
    Field,
    Rows,
    cut,
    keep,
    members,
    one_of,
    recall,
    write_some,
)
from saloon.games.pioneers.board import CELL_Q, CELL_R, CELLS, KINDS, RADIUS
from saloon.games.pioneers.content import (
    ANIMALS,
    DIPLOMAS,
    EVENTS,
    LANDS,
    PIONEERS_EACH,
    PRAYERS,
    ROUND_CAP,
    SYMBOLS,
)
from saloon.games.pioneers.moves import ACTS, ORDERS
from saloon.games.pioneers.state import FINISHED, FLIPPED, NOBODY, Table

PROMPTS: Final = (
    "symbol",
    "feed",
    "extra",
    "place",
    "mine",
    "work",
    "action",
    "step",
    "second",
    "shop",
    "buy",
    "quantity",
    "pay-card",
    "pay-resource",
    "market",
    "sell",
    "sell-quantity",
    "sell-building",
    "partner",
    "offer",
    "offer-group",
    "offer-tile",
    "offer-pioneer",
    "offer-thing",
    "offer-count",
    "strike",
    "answer",
    "counter-answer",
    "lot",
    "lot-count",
    "reserve",
    "bid",
    "bid-again",
    "build",
    "dispute",
    "dispute-answer",
    "demand",
    "demanded",
    "champion",
    "hunt",
    "process",
    "shuffle",
    "prayer",
    "harvest",
    "harvest-resource",
    "relocate",
    "destination",
    "providence",
    "wager",
    "stake",
    "face",
    "diploma",
    "tuition",
    "love",
    "drink",
    "jail-roll",
    "jailbreak",
    "bandit-task",
    "mark",
    "target",
    "steal-from",
    "spoils",
    "robbery",
    "sheriff-task",
    "block",
    "arrest",
    "release",
    "arrested",
    "bandit-target",
    "bandit-goal",
    "bandit-step",
    "holdup",
    "retreat",
    "duel",
    "loot",
    "potshot",
    "vote",
    "enter",
    "order",
    "rule",
    "rule-thing",
    "rule-number",
    "rule-seat",
    "raise",
    "raise-thing",
    "jail-whom",
    "lose-homestead",
    "lose-pioneer",
    "lose-building",
    "event-tile",
    "event-own",
    "event-other",
    "event-thing",
    "event-seat",
    "event-rich",
    "event-poor",
    "event-yes",
    "event-choice",
    "page-map",
    "page-number",
)
"""Every question the rules ask."""

STEP: Final = FINISHED + 1
OPTIONS: Final = 8
PLAYER: Final = 3 + len(SYMBOLS) + 6 + 4 + 4 + 5 + 5 + 3 + 1 + 1
PIONEER: Final = 8 + 1
LINES: Final = 12

ACTIONS: Final = len(ACTS)
NO_FAMILIES: Final = [bytes(seats * PIONEERS_EACH * (PIONEER + 3)) for seats in range(5)]
"""All Pioneers in stock: marks, where and diploma of each."""
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


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field(
            "options",
            OPTIONS,
            1,
            "respawn by vote, respawn at once, late_entry, loose potshots, gamble to one, live, "
            "box_names, orders",
        ),
        Field("seat", seats, 1, "which seat observes"),
        Field("round", 1, ROUND_CAP, "the round"),
        Field("step", STEP, 1, "where in the turn the table stands"),
        Field("active", seats, 1, "whose turn it is"),
        Field("first", seats, 1, "who went first"),
        Field("targeted", seats, 1, "who is Targeted"),
        Field("acting", seats * PIONEERS_EACH, 1, "the Pioneer at work"),
        Field("doing", len(ACTS), 1, "the Action it is at"),
        Field("left", 1, HIGH, "Movement Points of its Move"),
        Field(
            "turn",
            5,
            HIGH,
            "proposals, Actions taken back, a child born, Love Sickness used, orders set this turn",
        ),
        Field("land", CELLS, len(KINDS), "a cell: the kind of its tile plus one, 0 for none"),
        Field("owner", CELLS, seats, "a cell: whose property, the observing seat's is 1"),
        Field("work", CELLS, 7, "a cell: Farm to Homestead 1 to 5, Claim 6, a sold Building 7"),
        Field("tokens", CELLS, HIGH, "a cell: Resources on its Building"),
        Field(
            "players",
            seats * PLAYER,
            HIGH,
            "a seat: empty, in or out; its symbol; cash, Food, Bullets, Revolver, Horse, Pioneer "
            "Point cards; Tools; Resources; tokens in stock and used up, by kind; turns that fees "
            "are waived for; under a ward; points",
        ),
        Field(
            "pioneers",
            seats * PIONEERS_EACH * PIONEER,
            HIGH,
            "a Pioneer: on the field, newborn, jailed, unfed, lovesick, rolled in vain, left, at "
            "work for its last Actions; Actions left",
        ),
        Field("where", seats * PIONEERS_EACH * 2, 19, "a Pioneer: q and r of its tile plus ten"),
        Field("diplomas", seats * PIONEERS_EACH, len(DIPLOMAS), "a Pioneer: its diploma plus one"),
        Field("laborers", 8, 19, "each Laborer: q and r of its tile plus ten"),
        Field("sheriff", 3, 19, "the Sheriff: q and r plus ten, available"),
        Field(
            "bandit",
            5 + seats,
            HIGH,
            "the Bandit: square, q and r plus ten, jailed, limbo; for whom he is on the job",
        ),
        Field("hideout", 1, HIGH, "cash of the Hideout"),
        Field(
            "stockpile",
            14,
            HIGH,
            "Food, Bullets, Revolvers, Horses, Tools, Resources, Pioneer Point cards, Stakes",
        ),
        Field("pile", len(LANDS), 7, "land tiles left, by type"),
        Field("drawn", len(LANDS), 1, "a land tile turned up"),
        Field("animal", len(ANIMALS), 1, "an animal turned up"),
        Field("card", len(EVENTS), 1, "the Event card in play"),
        Field("events", len(EVENTS), 1, "Event cards left in the deck"),
        Field("prayers", len(PRAYERS) * 3, 10, "a Prayer card: mixed, its place below, kept"),
        Field("weather", seats * 2, 1, "until whose turn Boom Town and the Dust Storm last"),
        Field(
            "offer",
            seats * 2 + 2 + LINES * 4,
            HIGH,
            "proposer, partner; picks, sent; lines given, then wanted: thing plus one, number, "
            "and q and r plus ten, or the Pioneer plus one",
        ),
        Field(
            "lot",
            seats + 1 + 4,
            HIGH,
            "seller, reserve; the lot as a line of an offer",
        ),
        Field("orders", len(ORDERS) * 2, HIGH, "own standing orders: rule and number"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """All is open but the standing orders of others."""
    seats = t.seats
    order = ORDER[seats][seat]
    place = PLACE[seats][seat]
    acting = t.acting
    points = t.standings()
    out = BytesWriter()
    out.write(members(OPTIONS, _options(t)))
    out.write(one_of(seats, seat))
    out.append(cut(t.round))
    out.write(one_of(STEP, t.step))
    out.write(one_of(seats, place[t.active]))
    out.write(one_of(seats, place[t.first]))
    out.write(one_of(seats, place[t.far_ahead(points) if t.step else NOBODY]))
    out.write(one_of(seats * 8, place[acting >> 3] * 8 + (acting & 7) if acting >= 0 else -1))
    out.write(one_of(ACTIONS, t.doing))
    out.append(cut(t.left))
    out.append(cut(t.proposals))
    out.append(cut(t.backs))
    out.append(1 if t.expanded else 0)
    out.append(1 if t.loved else 0)
    out.append(cut(t.ordered) if t.active == seat else 0)
    _map(t, out, seat, place)
    for who in order:
        _player(t, out, who, points[who])
    _families(t, out, seat)
    _common(t, out, place)
    _decks(t, out)
    out.write(one_of(seats, place[t.boom]))
    out.write(one_of(seats, place[t.dust]))
    _dealing(t, out, place)
    _orders(t, out, seat)
    return out.getvalue()


def _options(t: Table) -> int:
    options = 0
    if t.respawn == 1:
        options = 1
    elif t.respawn == 2:
        options = 2
    if t.late_entry:
        options |= 4
    if t.loose:
        options |= 8
    if t.to_one:
        options |= 16
    if t.live:
        options |= 32
    if t.box_names:
        options |= 64
    return options | 128 if t.orders_on else options


def _map(t: Table, out: BytesWriter, seat: int, place: list[int]) -> None:
    """Land, works and tokens: the rules put new tuples in their place when the map changes."""
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


def _player(t: Table, out: BytesWriter, who: int, points: int) -> None:
    out.write(one_of(3, t.status[who]))
    out.write(one_of(4, t.symbol[who]))
    out.append(cut(t.cash[who]))
    out.append(cut(t.food[who]))
    out.append(cut(t.bullets[who]))
    out.append(cut(t.revolver[who]))
    out.append(cut(t.horse[who]))
    out.append(cut(t.cards[who]))
    out.write(members(4, t.tools[who]))
    write_some(out, t.goods, who * 4, 4)
    write_some(out, t.stock, who * 5, 5)
    write_some(out, t.covered, who * 5, 5)
    write_some(out, t.waived, who * 3, 3)
    out.append(t.ward >> who & 1)
    out.append(cut(points))


def _families(t: Table, out: BytesWriter, seat: int) -> None:
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


def _common(t: Table, out: BytesWriter, place: list[int]) -> None:
    for cell in t.laborer:
        _spot(out, cell)
    _spot(out, t.sheriff)
    out.append(0 if t.sheriff_away else 1)
    out.append(cut(t.square))
    _spot(out, t.bandit)
    out.append(1 if t.bandit_jailed else 0)
    out.append(cut(t.limbo))
    out.write(one_of(t.seats, place[t.hirer]))
    out.append(cut(t.hideout))
    out.append(cut(t.bank_food))
    out.append(cut(t.bank_bullets))
    out.append(cut(t.bank_revolvers))
    out.append(cut(t.bank_horses))
    write_some(out, t.bank_tools, 0, 4)
    write_some(out, t.bank_goods, 0, 4)
    out.append(cut(t.bank_cards))
    out.append(cut(t.bank_stakes))


def _decks(t: Table, out: BytesWriter) -> None:
    write_some(out, t.pile, 0, len(LANDS))
    out.write(one_of(len(LANDS), t.drawn))
    out.write(one_of(len(ANIMALS), t.animal))
    out.write(one_of(len(EVENTS), t.card))
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


def _dealing(t: Table, out: BytesWriter, place: list[int]) -> None:
    seats = t.seats
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


def _line(out: BytesWriter, line: int, place: list[int]) -> None:
    thing = line >> 20
    what = line >> 8 & 0xFFF
    out.append(cut(thing + 1))
    out.append(line & 0xFF)
    if thing < 14:
        out.write(NOWHERE)
    elif thing < 20:
        out.write(SPOTS[what])
    else:
        out.append(place[what >> 3] * PIONEERS_EACH + (what & 7) + 1)
        out.append(0)


def _orders(t: Table, out: BytesWriter, seat: int) -> None:
    if not t.orders_on:
        out.write(NO_ORDERS)
        return
    for question in range(len(ORDERS)):
        order = t.orders[seat * len(ORDERS) + question]
        out.append(order & 0xFF)
        out.append(cut(order >> 8))
