"""What a seat may see, as plain data: the only exit to people, bots and adapters.

All is open but the standing orders of others (specification, section 5).
"""

from __future__ import annotations

from typing import Any

from saloon.games.pioneers.board import CELL_Q, CELL_R, KINDS, NO_CELL, TOWN
from saloon.games.pioneers.content import (
    ANIMALS,
    BUILDINGS,
    DIPLOMAS,
    EVENTS,
    LABORERS,
    LANDS,
    PIONEERS_EACH,
    PRAYERS,
    RESOURCES,
    SYMBOLS,
    TOOLS,
)
from saloon.games.pioneers.moves import ACTS, ORDERS, RULES, THINGS
from saloon.games.pioneers.state import (
    CHOOSING,
    CLAIM_THING,
    FLIPPED,
    IN,
    JAILED,
    LEFT,
    LOVESICK,
    NEWBORN,
    NO_ACT,
    NO_ANIMAL,
    NO_CARD,
    NO_LAND,
    NO_PIONEER,
    NOBODY,
    OFFERING,
    PIONEER_THING,
    RESPAWNS,
    STATUS,
    STEPS,
    UNFED,
    VAIN,
    WAIVERS,
    WORK,
    Table,
)

WORKS = (*BUILDINGS, "claim")


def view(t: Table, seat: int) -> dict[str, Any]:
    """PIO-SETUP-14: everything a player at the table sees."""
    targeted = t.targeted() if t.step > CHOOSING else NOBODY
    return {
        "options": {
            "respawn": RESPAWNS[t.respawn],
            "late_entry": t.late_entry,
            "shootout": "live" if t.live else "simulated",
            "potshot_trigger": "loose" if t.loose else "strict",
            "gamble_odds": "to_one" if t.to_one else "for_one",
            "round_cap": t.round_cap,
            "box_names": t.box_names,
            "orders": t.orders_on,
        },
        "round": t.round,
        "step": STEPS[t.step],
        "first": _seat(t.first),
        "active": _seat(t.active),
        "acting": None if t.acting == NO_PIONEER else _pioneer(t.acting),
        "doing": None if t.doing == NO_ACT else ACTS[t.doing],
        "targeted": _seat(targeted),
        "card": None if t.card == NO_CARD else EVENTS[t.card].id,
        "drawn": None if t.drawn == NO_LAND else LANDS[t.drawn].id,
        "animal": None if t.animal == NO_ANIMAL else ANIMALS[t.animal].id,
        "field": [_tile(t, cell) for cell in t.field],
        "open": [_hex(cell) for cell in t.open_spaces()],
        "players": [_player(t, who) for who in range(t.seats)],
        "sheriff": {**_at(t.sheriff), "available": not t.sheriff_away},
        "bandit": _bandit(t),
        "hideout": t.hideout,
        "stockpile": _stockpile(t),
        "pile": {LANDS[kind].id: left for kind, left in enumerate(t.pile)},
        "events": {
            "left": len(t.events),
            "gone": [
                EVENTS[card].id
                for card in range(len(EVENTS))
                if card not in t.events and card != t.card
            ],
        },
        "prayers": {
            "mixed": [PRAYERS[card] for card in t.prayers],
            "bottom": [PRAYERS[card] for card in t.bottom],
            "kept": [PRAYERS[card] for card in t.kept],
        },
        "boom": _seat(t.boom),
        "dust": _seat(t.dust),
        "turn": {
            "proposals": t.proposals,
            "auctions": t.auctions,
            "backs": t.backs,
            "expanded": t.expanded,
            "loved": t.loved,
        },
        "offer": _offer(t),
        "lot": _lot(t),
        "orders": _orders(t, seat),
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


def _player(t: Table, seat: int) -> dict[str, Any]:
    symbol = t.symbol[seat]
    playing = t.status[seat] == IN
    return {
        "seat": seat,
        "symbol": None if symbol == NOBODY else SYMBOLS[symbol],
        "status": STATUS[t.status[seat]],
        "points": t.points(seat),
        "cash": t.cash[seat],
        "food": t.food[seat],
        "bullets": t.bullets[seat],
        "revolver": t.revolver[seat] == 1,
        "horse": t.horse[seat] == 1,
        "armed": t.armed(seat),
        "tools": [TOOLS[tool] for tool in range(len(TOOLS)) if t.tools[seat] >> tool & 1],
        "resources": {id: t.goods[seat * 4 + kind] for kind, id in enumerate(RESOURCES)},
        "cards": t.cards[seat],
        "limit": t.limit(seat) if playing else 0,
        "stock": {id: t.stock[seat * 5 + kind] for kind, id in enumerate(BUILDINGS)},
        "ward": t.ward >> seat & 1 == 1,
        "waived": [WAIVERS[kind] for kind in range(len(WAIVERS)) if t.waived[seat * 3 + kind]],
        "pioneers": [_member(t, p) for p in t.on_field(seat)],
    }


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


def _stockpile(t: Table) -> dict[str, Any]:
    return {
        "food": t.bank_food,
        "bullets": t.bank_bullets,
        "revolvers": t.bank_revolvers,
        "horses": t.bank_horses,
        "tools": {id: t.bank_tools[kind] for kind, id in enumerate(TOOLS)},
        "resources": {id: t.bank_goods[kind] for kind, id in enumerate(RESOURCES)},
        "cards": t.bank_cards,
        "stakes": t.bank_stakes,
        "diplomas": [DIPLOMAS[d] for d in range(len(DIPLOMAS)) if t.holder[d] == NO_PIONEER],
        "laborers": [LABORERS[kind] for kind in range(len(LABORERS)) if t.laborer[kind] < 0],
    }


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
