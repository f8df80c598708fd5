"""What a view shows beside the plain fields: all is open but the standing orders of others."""

from __future__ import annotations

from typing import Any

from saloon.games.pioneers.board import CELL_Q, CELL_R, KINDS, NO_CELL, TOWN
from saloon.games.pioneers.content import (
    BUILDINGS,
    DIPLOMAS,
    EVENT_IDS,
    LABORERS,
    PIONEERS_EACH,
    WAIVERS,
)
from saloon.games.pioneers.moves import ORDERS, RULES, THINGS
from saloon.games.pioneers.state import (
    CLAIM_THING,
    FLIPPED,
    JAILED,
    LEFT,
    LOVESICK,
    NEWBORN,
    NO_PIONEER,
    NOBODY,
    PIONEER_THING,
    UNFED,
    VAIN,
    WORK,
    Table,
)
from saloon.games.pioneers.written import CHOOSING, IN, OFFERING

WORKS = (*BUILDINGS, "claim")


def table(t: Table, seat: int) -> dict[str, Any]:
    """PIO-SETUP-14: what the plain fields do not say: the map, who stands where, offers, orders."""
    targeted = t.targeted() if t.step > CHOOSING else NOBODY
    return {
        "acting": None if t.acting == NO_PIONEER else _pioneer(t.acting),
        "targeted": _seat(targeted),
        "field": [_tile(t, cell) for cell in t.field],
        "open": [_hex(cell) for cell in t.open_spaces()],
        "sheriff": {**_at(t.sheriff), "available": not t.sheriff_away},
        "bandit": _bandit(t),
        "stockpile.diplomas": [id for d, id in enumerate(DIPLOMAS) if t.holder[d] == NO_PIONEER],
        "stockpile.laborers": [id for kind, id in enumerate(LABORERS) if t.laborer[kind] < 0],
        "events": _events(t),
        "offer": _offer(t),
        "lot": _lot(t),
        "orders": _orders(t, seat),
    }


def player(t: Table, who: int) -> dict[str, Any]:
    """What a player's fields do not say."""
    return {
        "limit": t.limit(who) if t.status[who] == IN else 0,
        "ward": t.ward >> who & 1 == 1,
        "waived": [id for kind, id in enumerate(WAIVERS) if t.waived[who * len(WAIVERS) + kind]],
        "pioneers": [_member(t, p) for p in t.on_field(who)],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _hex(cell: int) -> list[int]:
    return [CELL_Q[cell], CELL_R[cell]]


def _at(cell: int) -> dict[str, Any]:
    if cell == NO_CELL:
        return {"q": None, "r": None}
    return {"q": CELL_Q[cell], "r": CELL_R[cell]}


def _pioneer(p: int) -> list[int]:
    """Seat and number."""
    return [p // PIONEERS_EACH, p % PIONEERS_EACH + 1]


def _tile(t: Table, cell: int) -> dict[str, Any]:
    work = t.works[cell]
    kind = t.land[cell]
    shown: dict[str, Any] = {
        "q": CELL_Q[cell],
        "r": CELL_R[cell],
        "kind": KINDS[kind],
        "town": kind >= TOWN,
    }
    if work:
        bare = work & ~FLIPPED
        shown["work"] = WORKS[(bare - 1) & 7]
        shown["owner"] = (bare - 1) >> 3
        shown["flipped"] = work & FLIPPED != 0
        shown["tokens"] = t.tokens[cell]
        shown["laborer"] = cell in t.laborer
    return shown


def _member(t: Table, p: int) -> dict[str, Any]:
    flags = t.flags[p]
    diploma = t.diploma[p]
    return {
        "number": p % PIONEERS_EACH + 1,
        **_at(t.where[p]),
        "jailed": flags & JAILED != 0,
        "newborn": flags & NEWBORN != 0,
        "unfed": flags & UNFED != 0,
        "lovesick": flags & LOVESICK != 0,
        "rolled": flags & VAIN != 0,
        "left": flags & LEFT != 0,
        "actions": t.actions_left(p) if p // PIONEERS_EACH == t.active else 0,
        "diploma": None if diploma < 0 else DIPLOMAS[diploma],
    }


def _bandit(t: Table) -> dict[str, Any]:
    return {
        "square": t.square or None,
        **_at(t.bandit),
        "jailed": t.bandit_jailed,
        "hirer": _seat(t.hirer),
        "victim": _seat(t.victim()),
        "limbo": t.limbo,
    }


def _events(t: Table) -> dict[str, Any]:
    left = {*t.events, t.card}
    gone = [id for card, id in enumerate(EVENT_IDS) if card not in left]
    return {"left": len(t.events), "gone": gone}


def line_data(line: int) -> dict[str, Any]:
    """One line of an offer or a lot: a thing, how many, and which one where that matters."""
    thing = line >> 20
    what = line >> 8 & 0xFFF
    shown: dict[str, Any] = {"thing": THINGS[thing], "count": line & 0xFF}
    if WORK <= thing <= CLAIM_THING:
        shown.update(_at(what))
    elif thing == PIONEER_THING:
        shown["pioneer"] = _pioneer(what)
    return shown


def _offer(t: Table) -> dict[str, Any] | None:
    if t.proposer == NOBODY:
        return None
    return {
        "proposer": t.proposer,
        "partner": t.partner,
        "gives": [line_data(line) for line in t.gives],
        "wants": [line_data(line) for line in t.wants],
        "picks": t.picks,
        "counter": t.step > OFFERING,
    }


def _lot(t: Table) -> dict[str, Any] | None:
    if t.seller == NOBODY:
        return None
    return {"seller": t.seller, **line_data(t.lot), "reserve": t.reserve}


def _orders(t: Table, seat: int) -> dict[str, Any]:
    """PIO-ORD-02: only one's own."""
    if not 0 <= seat < t.seats or not t.orders_on:
        return {}
    own: dict[str, Any] = {}
    for question, id in enumerate(ORDERS):
        order = t.orders[seat * len(ORDERS) + question]
        if order & 0xFF:
            own[id] = [RULES[order & 0xFF], order >> 8]
    limits = t.limits[seat * len(THINGS) : (seat + 1) * len(THINGS)]
    own["limits"] = {THINGS[thing]: limit - 1 for thing, limit in enumerate(limits) if limit}
    return own
