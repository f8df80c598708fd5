"""What burns: fires, their Intensity, and where they could grow (BAN-INT-01, BAN-SPR-06..09)."""

from __future__ import annotations

from saloon.games.bantam.board import (
    BLACK_ACRE,
    COLOUR_OF,
    DOC,
    INTERIOR,
    JAIL,
    JOINED,
    TERRAIN_ACRES,
    WHITE,
)
from saloon.games.bantam.content import ABANDONED, CABIN_CARD, CABIN_SLOTS, FIRE_BASE, CabinCard
from saloon.games.bantam.effects import difficulty_of
from saloon.games.bantam.state import DESERTED, NO_CABIN, NO_FIRE, Table


def card_of(t: Table, acre: int) -> CabinCard:
    """The Cabin Card of the Cabin in an acre: its owner's design, or that of an Abandoned Cabin."""
    owner = t.cabin[acre]
    return CABIN_CARD[ABANDONED if owner == DESERTED else t.character[owner]]


def fire_at(t: Table, place: int) -> int:
    """The fire that burns in a place: an Acre, or the inside of a Cabin; NO_FIRE without one."""
    for token in t.fire:
        if (token & 1023) >> 2 == place:
            return token >> 10
    return NO_FIRE


def spots_of(t: Table, fire: int) -> list[int]:
    """The places * 4 + slots of a fire's tokens, oldest first."""
    return [token & 1023 for token in t.fire if token >> 10 == fire]


def intensity(t: Table, fire: int) -> int:
    """BAN-INT-01: 5, and 1 more for each further token of the fire, Cabin tokens included."""
    return FIRE_BASE - 1 + len(spots_of(t, fire))


def fires_of(t: Table, who: int) -> list[int]:
    """BAN-SPR-12: the fires a player is Fire-Raiser of, the oldest first."""
    found: list[int] = []
    for token in t.fire:
        fire = token >> 10
        if t.raiser[fire] == who and fire not in found:
            found.append(fire)
    return found


def is_raiser(t: Table, who: int) -> bool:
    """BAN-SPR-12: while a token of a fire of theirs is on the board."""
    for token in t.fire:  # noqa: SIM110
        if t.raiser[token >> 10] == who:
            return True
    return False


def card_slots(t: Table, acre: int) -> list[int]:
    """The places * 4 + slots of a Cabin Card without a Fire Token; goods in them would burn."""
    found = [(INTERIOR + acre) * 4 + slot for slot in range(CABIN_SLOTS)]
    for token in t.fire:
        if token & 1023 in found:
            found.remove(token & 1023)
    return found


def open_cabins(t: Table, fire: int) -> list[int]:
    """BAN-SPR-07: the Cabins a Wildfire beside them is hot enough to enter."""
    heat = intensity(t, fire)
    found: list[int] = []
    for spot in spots_of(t, fire):
        acre = spot >> 2
        if acre >= TERRAIN_ACRES or t.cabin[acre] == NO_CABIN or t.burning(INTERIOR + acre):
            continue
        if heat >= difficulty_of(card_of(t, acre).burn):
            found.append(acre)
    return found


def growth(t: Table, fire: int, cabins: list[int]) -> list[int]:
    """BAN-SPR-06..08: the places * 4 + slots to which a token of a fire could be added.

    `cabins` are those it may enter (BAN-SPR-07); a Cabin fire stays on its card.
    """
    colour = t.fire_colour[fire]
    found: list[int] = []
    for spot in spots_of(t, fire):
        place = spot >> 2
        if place >= INTERIOR:
            for slot in card_slots(t, place - INTERIOR):
                if slot not in found:
                    found.append(slot)
            continue
        for acre in JOINED[place]:
            if acre * 4 in found or acre in (DOC, JAIL) or t.burning(acre):
                continue
            colours = COLOUR_OF[acre]
            if colours & colour or (colours & WHITE and COLOUR_OF[place] & colour):
                found.append(acre * 4)
    for acre in cabins:
        if t.cabin[acre] != NO_CABIN:
            found.extend([slot for slot in card_slots(t, acre) if slot not in found])
    return found


def colours_for(acre: int) -> int:
    """BAN-FIR-14: the colours, as a set, among which a new fire's is chosen.

    In a white Acre, or a Cabin on one, those of the Acres joined to it; in a black one none.
    """
    colours = COLOUR_OF[acre]
    if colours & BLACK_ACRE:
        return 0
    if not colours & WHITE:
        return colours
    around = 0
    for other in JOINED[acre]:
        around |= COLOUR_OF[other]
    return around & (WHITE - 1)
