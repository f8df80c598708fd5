"""What a view shows beside the plain fields: all but Boot Hill and sealed answers is open."""

from __future__ import annotations

from typing import Any

from saloon.games.undead.content import (
    BUILDINGS,
    COST,
    KINDS,
    PLACES,
    SLOT_ICON,
    SLOTS,
    STREET,
    UNDEAD,
    UNDEAD_IDS,
    VALUE,
    WORTH,
)
from saloon.games.undead.moves import MOVES
from saloon.games.undead.play.buildings import price_of
from saloon.games.undead.state import (
    NO_BUILDING,
    NOT_SEALED,
    RANGER,
    Table,
    cards_of,
)
from saloon.games.undead.written import SETTING_UP


def table(t: Table, seat: int) -> dict[str, Any]:
    """UND-SETUP-13: all is open but the order of Boot Hill and what others have sealed."""
    ready = t.step != SETTING_UP
    return {
        "solo": t.solo,
        "supply": {"coins": t.supply_coins, "notoriety": t.supply_notoriety},
        "boot_hill": len(t.boot_hill),
        "boot_hill_bottom": [UNDEAD_IDS[card] for card in t.boot_hill[: t.known]],
        "street": _undead(t, STREET) if ready else [],
        "buildings": [
            _building(t, slot) for slot in range(SLOTS) if ready and t.building[slot] != NO_BUILDING
        ],
        "bands": [_band(t, band) for band in range(t.players)] if ready else [],
        "ranger": _outlaws(t, RANGER) if ready and t.solo else None,
        "solo_score": t.solo_score() if ready and t.solo and not t.lost else None,
        "dice": [{"band": shot >> 4, "die": shot & 15} for shot in t.dice],
        "dead": [who for who in range(t.seats) if t.dead >> who & 1],
        "sealed": _sealed(t, seat),
    }


def _undead(t: Table, place: int) -> list[dict[str, Any]]:
    return [
        {
            "id": UNDEAD[card].id,
            "value": WORTH[card],
            "weak": _slots(UNDEAD[card].weak),
        }
        for card in cards_of(t.town[place])
    ]


def _slots(mask: int) -> list[int]:
    return [slot for slot in range(2, 9) if mask >> slot & 1]


def _building(t: Table, slot: int) -> dict[str, Any]:
    building = t.building[slot]
    return {
        "slot": PLACES[slot],
        "id": BUILDINGS[building].id,
        "cost": COST[building],
        "price": price_of(t, building),
        "value": VALUE[building],
        "bonus": KINDS[SLOT_ICON[slot]] if t.bonus >> slot & 1 else None,
        "undead": _undead(t, slot),
        "inside": [band for band in range(t.players) if t.inside[slot] >> band & 1],
    }


def _outlaws(t: Table, band: int) -> dict[str, Any]:
    return {
        "bullets": _slots(t.bullets[band]),
        "skull": t.skulls >> band & 1 == 1,
        "stash": t.stash[band],
        "reserve": t.reserve[band],
        "graveyard": t.graveyard[band],
        "standing": t.standing[band] or None,
        "lying": _slots(t.lying[band]),
    }


def _band(t: Table, band: int) -> dict[str, Any]:
    seat = t.owner(band)
    shown: dict[str, Any] = {
        "band": band,
        "seat": seat,
        "coins": t.coins[seat],
        "notoriety": t.notoriety[seat],
        "killed": [UNDEAD_IDS[card] for card in cards_of(t.killed[band])],
        "buildings": [BUILDINGS[t.building[slot]].id for slot in t.homes(band)],
        "choice": t.choice[band] if t.choice else None,
        "acted": t.acted >> band & 1 == 1,
        "score": t.score(seat),
    }
    shown.update(_outlaws(t, band))
    return shown


def _sealed(t: Table, seat: int) -> list[dict[str, Any]]:
    """What this seat itself has sealed so far."""
    return [
        {"band": item >> 4, "place": PLACES[item & 15], "answer": MOVES[t.sealed[i]]}
        for i, item in enumerate(t.asked)
        if t.owner(item >> 4) == seat and t.sealed[i] != NOT_SEALED
    ]
