"""The table as small numbers, for learning machines: what `view` shows, and no more.

Seats stand in turn order, the observing seat first. A tile of the map has a fixed place, by its
cell.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import (
    HIGH,
    ORDER,
    PLACE,
    Field,
    Rows,
    cut,
    keep,
    members,
    number,
    one_of,
    recall,
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
MOST_ACTIONS: Final = 7
"""So many Actions left are looked up; more are rare."""

AWAY: Final = bytes(PIONEER)
STANDS: Final = [
    bytes([*[mask >> bit & 1 for bit in range(8)], actions])
    for mask in range(256)
    for actions in range(MOST_ACTIONS + 1)
]
"""A Pioneer by its marks and its Actions left."""
NO_LINE: Final = bytes(4)
NO_LINES: Final = bytes(4 * LINES)
NO_ORDERS: Final = bytes(2 * len(ORDERS))

# Rows of the map and of the deck that were met before.
LAND: Final[Rows] = {}
WORKS: Final[Rows] = {}
TOKENS: Final[Rows] = {}
LEFT: Final[Rows] = {}

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
    out = [
        members(OPTIONS, _options(t)),
        one_of(seats, seat),
        number(t.round),
        one_of(STEP, t.step),
        one_of(seats, place[t.active]),
        one_of(seats, place[t.first]),
        one_of(seats, place[t.targeted() if t.step else NOBODY]),
        one_of(seats * 8, place[acting >> 3] * 8 + (acting & 7) if acting >= 0 else -1),
        one_of(ACTIONS, t.doing),
        bytes(
            [
                cut(t.left),
                cut(t.proposals),
                cut(t.backs),
                1 if t.expanded else 0,
                1 if t.loved else 0,
                cut(t.ordered) if t.active == seat else 0,
            ]
        ),
    ]
    _map(t, out, seat, place)
    for who in order:
        _player(t, out, who)
    _families(t, out, seat)
    _common(t, out, place)
    _decks(t, out)
    out.append(one_of(seats, place[t.boom]))
    out.append(one_of(seats, place[t.dust]))
    _dealing(t, out, place)
    _orders(t, out, seat)
    return b"".join(out)


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


def _map(t: Table, out: list[bytes], seat: int, place: list[int]) -> None:
    """Land, works and tokens: the rules put new tuples in their place when the map changes."""
    field = t.field
    land = t.land
    row = recall(LAND, id(land), land, field)
    out.append(row if row is not None else keep(LAND, id(land), _land(t), land, field))
    works = t.works
    key = id(works) << 3 | seat
    row = recall(WORKS, key, works, field)
    out.append(row if row is not None else keep(WORKS, key, _works(t, place), works, field))
    tokens = t.tokens
    row = recall(TOKENS, id(tokens), tokens, works)
    out.append(row if row is not None else keep(TOKENS, id(tokens), _tokens(t), tokens, works))


def _land(t: Table) -> bytes:
    land = [0] * CELLS
    for cell in t.field:
        land[cell] = t.land[cell] + 1
    return bytes(land)


def _works(t: Table, place: list[int]) -> bytes:
    owner = [0] * CELLS
    work = [0] * CELLS
    for cell in t.field:
        code = t.works[cell]
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


def _player(t: Table, out: list[bytes], who: int) -> None:
    out.append(one_of(3, t.status[who]))
    out.append(one_of(4, t.symbol[who]))
    tools = t.tools[who]
    goods = t.goods
    stock = t.stock
    covered = t.covered
    waived = t.waived
    four = who * 4
    five = who * 5
    three = who * 3
    out.append(
        bytes(
            [
                cut(t.cash[who]),
                cut(t.food[who]),
                cut(t.bullets[who]),
                cut(t.revolver[who]),
                cut(t.horse[who]),
                cut(t.cards[who]),
                tools & 1,
                tools >> 1 & 1,
                tools >> 2 & 1,
                tools >> 3 & 1,
                cut(goods[four]),
                cut(goods[four + 1]),
                cut(goods[four + 2]),
                cut(goods[four + 3]),
                cut(stock[five]),
                cut(stock[five + 1]),
                cut(stock[five + 2]),
                cut(stock[five + 3]),
                cut(stock[five + 4]),
                cut(covered[five]),
                cut(covered[five + 1]),
                cut(covered[five + 2]),
                cut(covered[five + 3]),
                cut(covered[five + 4]),
                cut(waived[three]),
                cut(waived[three + 1]),
                cut(waived[three + 2]),
                t.ward >> who & 1,
                cut(t.points(who)),
            ]
        )
    )


def _families(t: Table, out: list[bytes], seat: int) -> None:
    """Every Pioneer: how it stands, where, and its diploma."""
    where = t.where
    diploma = t.diploma
    total = len(where)
    acting = t.acting
    active = t.active
    spots = [0] * (2 * total)
    learned = [0] * total
    p = seat * PIONEERS_EACH
    for at in range(total):
        if p == total:
            p = 0
        cell = where[p]
        mask = 128 if p == acting else 0
        actions = 0
        if cell >= 0:
            mask |= t.flags[p] << 1 | 1
            spots[2 * at] = CELL_Q[cell] + RADIUS + 1
            spots[2 * at + 1] = CELL_R[cell] + RADIUS + 1
            if p >> 3 == active:
                actions = t.actions_left(p)
        if mask == 0:
            out.append(AWAY)
        elif actions <= MOST_ACTIONS:
            out.append(STANDS[mask << 3 | actions])
        else:
            out.append(members(8, mask) + number(actions))
        learned[at] = diploma[p] + 1
        p += 1
    out.append(bytes(spots))
    out.append(bytes(learned))


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
    tools = t.bank_tools
    goods = t.bank_goods
    out.append(
        bytes(
            [
                cut(t.hideout),
                cut(t.bank_food),
                cut(t.bank_bullets),
                cut(t.bank_revolvers),
                cut(t.bank_horses),
                cut(tools[0]),
                cut(tools[1]),
                cut(tools[2]),
                cut(tools[3]),
                cut(goods[0]),
                cut(goods[1]),
                cut(goods[2]),
                cut(goods[3]),
                cut(t.bank_cards),
                cut(t.bank_stakes),
            ]
        )
    )


def _decks(t: Table, out: list[bytes]) -> None:
    out.append(bytes(t.pile))
    out.append(one_of(len(LANDS), t.drawn))
    out.append(one_of(len(ANIMALS), t.animal))
    out.append(one_of(len(EVENTS), t.card))
    events = t.events
    row = recall(LEFT, id(events), events)
    if row is None:
        left = [0] * len(EVENTS)
        for one in events:
            left[one] = 1
        row = keep(LEFT, id(events), bytes(left), events)
    out.append(row)
    prayers = [0] * (len(PRAYERS) * 3)
    for one in t.prayers:
        prayers[one * 3] = 1
    for at, one in enumerate(t.bottom):
        prayers[one * 3 + 1] = at + 1
    for one in t.kept:
        prayers[one * 3 + 2] = 1
    out.append(bytes(prayers))


def _dealing(t: Table, out: list[bytes], place: list[int]) -> None:
    seats = t.seats
    out.append(one_of(seats, place[t.proposer]))
    out.append(one_of(seats, place[t.partner]))
    out.append(number(t.picks))
    out.append(number(1 if t.sent else 0))
    if t.gives or t.wants:
        for lines in (t.gives, t.wants):
            for line in lines:
                _line(out, line, place)
            out.append(bytes(4 * (LINES // 2 - len(lines))))
    else:
        out.append(NO_LINES)
    out.append(one_of(seats, place[t.seller]))
    out.append(number(t.reserve))
    if t.seller >= 0:
        _line(out, t.lot, place)
    else:
        out.append(NO_LINE)


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
        out.append(NO_ORDERS)
        return
    for question in range(len(ORDERS)):
        order = t.orders[seat * len(ORDERS) + question]
        out.append(number(order & 0xFF))
        out.append(number(order >> 8))
