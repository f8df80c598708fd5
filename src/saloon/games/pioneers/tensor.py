"""The table as small numbers, for learning machines: what `view` shows, and no more.

Seats stand in turn order, the observing seat first. A tile of the map has a fixed place, by its
cell.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import HIGH, Field, members, number, one_of
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
    order = [(seat + step) % seats for step in range(seats)]
    place = [-1] * (seats + 1)  # where a seat stands among the observed ones; the last is nobody
    for at, who in enumerate(order):
        place[who] = at
    out = [
        members(OPTIONS, _options(t)),
        one_of(seats, seat),
        number(t.round),
        one_of(STEP, t.step),
        one_of(seats, place[t.active]),
        one_of(seats, place[t.first]),
        one_of(seats, place[t.targeted() if t.step else NOBODY]),
        _pioneer_of(t.acting, seats, place),
        one_of(len(ACTS), t.doing),
        number(t.left),
        number(t.proposals),
        number(t.backs),
        number(1 if t.expanded else 0),
        number(1 if t.loved else 0),
        number(t.ordered if t.active == seat else 0),
    ]
    _map(t, out, place)
    for who in order:
        _player(t, out, who)
    for who in order:
        for p in range(who * PIONEERS_EACH, (who + 1) * PIONEERS_EACH):
            _pioneer(t, out, p)
    for who in order:
        for p in range(who * PIONEERS_EACH, (who + 1) * PIONEERS_EACH):
            _spot(out, t.where[p])
    for who in order:
        for p in range(who * PIONEERS_EACH, (who + 1) * PIONEERS_EACH):
            out.append(number(t.diploma[p] + 1))
    _common(t, out, place)
    _decks(t, out)
    out.append(one_of(seats, place[t.boom]))
    out.append(one_of(seats, place[t.dust]))
    _dealing(t, out, place)
    _orders(t, out, seat)
    return b"".join(out)


def _options(t: Table) -> int:
    flags = (
        t.respawn == 1,
        t.respawn == 2,
        t.late_entry,
        t.loose,
        t.to_one,
        t.live,
        t.box_names,
        t.orders_on,
    )
    mask = 0
    for i, flag in enumerate(flags):
        if flag:
            mask |= 1 << i
    return mask


def _pioneer_of(p: int, seats: int, place: list[int]) -> bytes:
    row = bytearray(seats * PIONEERS_EACH)
    if p >= 0:
        row[place[p >> 3] * PIONEERS_EACH + (p & 7)] = 1
    return bytes(row)


def _map(t: Table, out: list[bytes], place: list[int]) -> None:
    land = bytearray(CELLS)
    owner = bytearray(CELLS)
    work = bytearray(CELLS)
    tokens = bytearray(CELLS)
    for cell in t.field:
        land[cell] = t.land[cell] + 1
        code = t.works[cell]
        if code == 0:
            continue
        bare = code & ~FLIPPED
        owner[cell] = place[(bare - 1) >> 3] + 1
        work[cell] = 7 if code & FLIPPED else ((bare - 1) & 7) + 1
        tokens[cell] = min(t.tokens[cell], HIGH)
    out.append(bytes(land))
    out.append(bytes(owner))
    out.append(bytes(work))
    out.append(bytes(tokens))


def _player(t: Table, out: list[bytes], who: int) -> None:
    out.append(one_of(3, t.status[who]))
    out.append(one_of(len(SYMBOLS), t.symbol[who]))
    for n in (
        t.cash[who],
        t.food[who],
        t.bullets[who],
        t.revolver[who],
        t.horse[who],
        t.cards[who],
    ):
        out.append(number(n))
    out.append(members(4, t.tools[who]))
    for kind in range(4):
        out.append(number(t.goods[who * 4 + kind]))
    for kind in range(5):
        out.append(number(t.stock[who * 5 + kind]))
    for kind in range(5):
        out.append(number(t.covered[who * 5 + kind]))
    for kind in range(3):
        out.append(number(t.waived[who * 3 + kind]))
    out.append(number(t.ward >> who & 1))
    out.append(number(t.points(who)))


def _pioneer(t: Table, out: list[bytes], p: int) -> None:
    here = t.where[p] >= 0
    out.append(members(8, (t.flags[p] << 1 | 1 if here else 0) | (128 if p == t.acting else 0)))
    out.append(number(t.actions_left(p) if here and p >> 3 == t.active else 0))


def _spot(out: list[bytes], cell: int) -> None:
    if cell < 0:
        out.append(NOWHERE)
    else:
        out.append(SPOTS[cell])


def _common(t: Table, out: list[bytes], place: list[int]) -> None:
    for cell in t.laborer:
        _spot(out, cell)
    _spot(out, t.sheriff)
    out.append(number(0 if t.sheriff_away else 1))
    out.append(number(t.square))
    _spot(out, t.bandit)
    out.append(number(1 if t.bandit_jailed else 0))
    out.append(number(t.limbo))
    out.append(one_of(t.seats, place[t.hirer]))
    out.append(number(t.hideout))
    for n in (t.bank_food, t.bank_bullets, t.bank_revolvers, t.bank_horses):
        out.append(number(n))
    for n in t.bank_tools:
        out.append(number(n))
    for n in t.bank_goods:
        out.append(number(n))
    out.append(number(t.bank_cards))
    out.append(number(t.bank_stakes))


def _decks(t: Table, out: list[bytes]) -> None:
    for n in t.pile:
        out.append(number(n))
    out.append(one_of(len(LANDS), t.drawn))
    out.append(one_of(len(ANIMALS), t.animal))
    card = bytearray(len(EVENTS))
    if t.card >= 0:
        card[t.card] = 1
    out.append(bytes(card))
    left = bytearray(len(EVENTS))
    for one in t.events:
        left[one] = 1
    out.append(bytes(left))
    prayers = bytearray(len(PRAYERS) * 3)
    for one in t.prayers:
        prayers[one * 3] = 1
    for at, one in enumerate(t.bottom):
        prayers[one * 3 + 1] = at + 1
    for one in t.kept:
        prayers[one * 3 + 2] = 1
    out.append(bytes(prayers))


def _dealing(t: Table, out: list[bytes], place: list[int]) -> None:
    out.append(one_of(t.seats, place[t.proposer]))
    out.append(one_of(t.seats, place[t.partner]))
    out.append(number(t.picks))
    out.append(number(1 if t.sent else 0))
    for lines in (t.gives, t.wants):
        for line in lines:
            _line(out, line, place)
        out.append(bytes(4 * (LINES // 2 - len(lines))))
    out.append(one_of(t.seats, place[t.seller]))
    out.append(number(t.reserve))
    if t.seller >= 0:
        _line(out, t.lot, place)
    else:
        out.append(bytes(4))


def _line(out: list[bytes], line: int, place: list[int]) -> None:
    thing = line >> 20
    what = line >> 8 & 0xFFF
    out.append(number(thing + 1))
    out.append(number(line & 0xFF))
    if thing < 14:
        out.append(NOWHERE)
    elif thing < 20:
        out.append(SPOTS[what])
    else:
        out.append(bytes([place[what >> 3] * PIONEERS_EACH + (what & 7) + 1, 0]))


def _orders(t: Table, out: list[bytes], seat: int) -> None:
    if not t.orders_on:
        out.append(bytes(len(ORDERS) * 2))
        return
    for question in range(len(ORDERS)):
        order = t.orders[seat * len(ORDERS) + question]
        out.append(number(order & 0xFF))
        out.append(number(order >> 8))
