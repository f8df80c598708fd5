"""Starting fires (BAN-FIR)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import (
    ACRES,
    BLACK_ACRE,
    COLOUR_OF,
    COLOURS,
    DOC,
    INTERIOR,
    JAIL,
    TERRAIN_ACRES,
    TILE,
    TILE_OF,
    TOWN,
    WILD_CABINS,
)
from saloon.games.bantam.content import CABIN_SLOTS, FIRE_TOKENS, P_START_FIRE_TOWN
from saloon.games.bantam.effects import FIRE, NO_CHECK
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.combat.enemies import hurt_foe
from saloon.games.bantam.play.fire.burning import (
    card_of,
    card_slots,
    colours_for,
    fire_at,
    growth,
    open_cabins,
)
from saloon.games.bantam.play.fire.interaction import interact, singe, stand_in_fire
from saloon.games.bantam.play.goods import burn_ground, destroy
from saloon.games.bantam.play.items import choose, tire, tool_bonus, tool_high, tool_low, tools
from saloon.games.bantam.play.line_of_sight import distance
from saloon.games.bantam.play.moving import come_out
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.state import DESERTED, EMPTY, NO_CABIN, NO_FIRE, NOBODY, Table
from saloon.games.bantam.written import BURN, COLOUR, GO, TOOL, TURN, is_burn

TILE_ACRES: Final = TERRAIN_ACRES // TOWN
"""Each Terrain Tile has as many acres; nothing on another tile is in reach (BAN-LOS-05)."""

# -- where and with what ---------------


def fire_spots(t: Table, who: int, tool: int) -> list[int]:
    """BAN-FIR-01..04, BAN-FIR-07, BAN-FIR-08: what a Fire Starter can set alight from here."""
    found: list[int] = []
    if len(t.fire) == FIRE_TOKENS:
        t.cite("BAN-FIR-08")
        return found
    low = tool_low(t, who, tool)
    high = tool_high(t, who, tool)
    place = t.where[who]
    tile = TILE_OF[t.acre(place)]
    for acre in range(tile * TILE_ACRES, ACRES if tile == TOWN else (tile + 1) * TILE_ACRES):
        if not low <= distance(place, acre) <= high:
            continue
        if acre < TERRAIN_ACRES and t.cabin[acre] != NO_CABIN:
            for spot in card_slots(t, acre):
                found.append(BURN + acre * CABIN_SLOTS + (spot & 3))
        elif TILE[TILE_OF[acre]].wildfire and acre not in (DOC, JAIL) and not t.burning(acre):
            found.append(GO + acre)
    return found


def can_start_fire(t: Table, who: int) -> bool:
    """BAN-FIR-01: whether a Fire Starter in hand reaches anything that burns."""
    for tool in tools(t, who, FIRE):  # noqa: SIM110
        if fire_spots(t, who, tool):
            return True
    return False


def start_fire(t: Table, who: int) -> Flow:
    """BAN-FIR-01, BAN-FIR-15: with one of the Fire Starters, free of Grit."""
    found = [tool for tool in tools(t, who, FIRE) if fire_spots(t, who, tool)]
    answer = yield t.ask_fire_tool(who, choose(found), "BAN-FIR-01")
    yield from light(t, who, answer - TOOL)


def light(t: Table, who: int, tool: int) -> Flow:
    """BAN-FIR-01..05: the starter is Exhausted, then the check of the place; failing, no fire."""
    answer = yield t.ask_fire_place(who, fire_spots(t, who, tool), "BAN-FIR-01")
    bonus = tool_bonus(t, who, tool)
    tire(t, who, tool)
    in_cabin = is_burn(answer)
    acre = (answer - BURN) // CABIN_SLOTS if in_cabin else answer - GO
    spot = (INTERIOR + acre) * 4 + (answer - BURN) % CABIN_SLOTS if in_cabin else acre * 4
    t.tell_lights(light_clauses(t, acre), who=who, place=spot >> 2)
    check = card_of(t, acre).burn if in_cabin else TILE[TILE_OF[acre]].lit_by
    if check != NO_CHECK:
        foreign = in_cabin and t.cabin[acre] not in (who, DESERTED)
        t.crime = foreign
        passed = yield from attempt(t, who, check, bonus, "BAN-CHK-12")
        t.crime = False
        if not passed:
            t.cite("BAN-CRI-01" if foreign else "BAN-FIR-05")
            t.tell_fire_fails("BAN-FIR-05", who=who, place=spot >> 2)
            return
    fire = joined_fire(t, spot)
    if fire == NO_FIRE:
        fire = yield from new_fire(t, who, acre)
    else:
        t.tell_joins("BAN-FIR-06 BAN-FIR-15", who=who, fire=fire)
    yield from kindle(t, fire, spot)
    if TILE_OF[acre] == TOWN:
        yield from achieve(t, who, P_START_FIRE_TOWN)


def light_clauses(t: Table, acre: int) -> str:
    """Which sort of fire it would be."""
    if acre < TERRAIN_ACRES and t.cabin[acre] != NO_CABIN:
        t.cite("BAN-LOS-08 BAN-BRE-08")
        return (
            "BAN-FIR-03 BAN-FIR-01 BAN-SPR-09" if not TILE[TILE_OF[acre]].wildfire else "BAN-FIR-03"
        )
    if TILE_OF[acre] == TOWN:
        return "BAN-FIR-04 BAN-FIR-01"
    return "BAN-FIR-02 BAN-FIR-01"


# -- whose fire, which colour ---------------


def joined_fire(t: Table, spot: int) -> int:
    """BAN-FIR-06: the fire that burns on this card or could spread here, the oldest of several."""
    place = spot >> 2
    if place >= INTERIOR and t.burning(place):
        return fire_at(t, place)
    seen = 0
    for token in t.fire:
        fire = token >> 10
        if seen >> fire & 1:
            continue
        seen |= 1 << fire
        if spot in growth(t, fire, open_cabins(t, fire)):
            return fire
    return NO_FIRE


def new_fire(t: Table, who: int, acre: int) -> FlowOf[int]:
    """BAN-FIR-06, BAN-FIR-14: a fire of one colour, with its Fire-Raiser."""
    colours = colours_for(acre)
    moves = [COLOUR + c for c in range(len(COLOURS)) if colours >> c & 1]
    colour = 0
    if moves:
        answer = yield t.ask_fire_colour(who, moves, "BAN-FIR-14")
        colour = 1 << (answer - COLOUR)
    else:
        t.cite("BAN-FIR-13")
    fire = free_number(t)
    t.raiser = (*t.raiser[:fire], who, *t.raiser[fire + 1 :])
    t.fire_colour = (*t.fire_colour[:fire], colour, *t.fire_colour[fire + 1 :])
    for seat in range(t.seats):
        t.befriended[seat] &= ~(1 << fire)
    t.navigated &= ~(1 << fire)
    t.tell_new_fire("BAN-FIR-06 BAN-FIR-14 BAN-SPR-12", who=who, fire=fire, colour=colour)
    return fire


def free_number(t: Table) -> int:
    """The lowest number that no fire on the board has."""
    taken = [token >> 10 for token in t.fire]
    fire = 0
    while fire in taken:
        fire += 1
    return fire


# -- a token is placed ---------------


def kindle(t: Table, fire: int, spot: int) -> Flow:
    """BAN-FIR-07, BAN-FIR-09, BAN-FIR-10: a token burns what lies there and hurts who is there."""
    place = spot >> 2
    t.fire = (*t.fire, fire * 1024 + spot)
    t.tell_fire(fire=fire, place=place)
    if COLOUR_OF[t.acre(place)] == BLACK_ACRE:
        t.cite("BAN-FIR-13")
    burn_ground(t, place)
    if place >= INTERIOR:
        burn_slot(t, (place - INTERIOR) * CABIN_SLOTS + (spot & 3), place)
    for slot in t.foes_at(place):
        hurt_foe(t, slot, 1, "BAN-FIR-09")
    for who in t.order():
        if t.where[who] != place or t.vig[who] == 0:
            continue
        if who == t.active and t.step == TURN:
            yield from stand_in_fire(t, who)
            yield from come_out(t, who, place)
        else:
            singe(t, who)


def burn_slot(t: Table, at: int, place: int) -> None:
    """BAN-FIR-10: what is stored in the slot goes to the Supply."""
    if t.sg and at % CABIN_SLOTS == 0 and at // CABIN_SLOTS in WILD_CABINS:
        number = WILD_CABINS.index(at // CABIN_SLOTS)
        t.chest = tuple([NOBODY if n == number else c for n, c in enumerate(t.chest)])
    kind = t.stored[at]
    if kind != EMPTY:
        t.stored[at] = EMPTY
        destroy(t, kind)
        t.tell_burns_up(place=place, thing=kind)


# -- further tries ---------------


def flame_action(t: Table, who: int, move: int) -> Flow:
    """BAN-FIN-03: another try at the fire the player stands in."""
    place = t.where[who]
    t.cite("BAN-FIN-03")
    yield from interact(t, who, fire_at(t, place), move)
    if t.where[who] != place:
        yield from stand_in_fire(t, who)
    yield from come_out(t, who, place)
