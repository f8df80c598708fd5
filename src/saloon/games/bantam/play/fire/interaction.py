"""Interacting with fire (BAN-FIN)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import (
    INTERIOR,
    SALOON_ACRE,
    TOWN_HALL_ACRE,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.content import P_DOUSE
from saloon.games.bantam.effects import AGL, DOUSE, MAL, NO_CHECK, NO_KEY, PER
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.fire.burning import fire_at, intensity, spots_of
from saloon.games.bantam.play.items import tire, tool_bonus, tools
from saloon.games.bantam.play.notoriety import achieve
from saloon.games.bantam.play.vigor import wound
from saloon.games.bantam.state import NO_CABIN, NO_FIRE, Table
from saloon.games.bantam.written import BEFRIEND, DOUSE_IT, ENDURE, GO, NAVIGATE, SKIP, TOOL, TURN

MOST_PRINTED: Final = 15
"""A check cannot ask for more; what an Intensity is above it is taken off the roll."""


def is_safe(t: Table, who: int, fire: int) -> bool:
    """BAN-FIN-05, BAN-FIN-06: a fire befriended, or navigated in this very Move."""
    if t.befriended[who] >> fire & 1:
        t.cite("BAN-FIN-06")
        return True
    return t.moving and t.navigated >> fire & 1 == 1


def stand_in_fire(t: Table, who: int) -> Flow:
    """BAN-FIN-01: the turn player is in a burning place and must deal with it.

    Navigating may lead into another fire.
    """
    while t.vig[who] > 0 and t.step == TURN:
        fire = fire_at(t, t.where[who])
        if fire == NO_FIRE or is_safe(t, who, fire):
            return
        place = t.where[who]
        moves = [DOUSE_IT, NAVIGATE, BEFRIEND, ENDURE]
        heat = intensity(t, fire)
        answer = yield t.ask_flames(who, moves, fire=fire, count=heat)
        yield from interact(t, who, fire, answer)
        if t.where[who] == place:
            return


def singe(t: Table, who: int) -> None:
    """BAN-FIN-08, BAN-BRW-10: in a fight or another's turn: 1 Wound, unless befriended."""
    place = t.where[who]
    fire = fire_at(t, place)
    if fire == NO_FIRE:
        return
    if t.brawl and t.fighting and place == SALOON_ACRE:
        t.cite("BAN-BRW-10")
    elif t.befriended[who] >> fire & 1:
        t.cite("BAN-FIN-06 BAN-FIN-08")
    else:
        wound(t, who, 1, "BAN-FIN-08")


def flame_moves(t: Table, who: int) -> list[int]:
    """BAN-FIN-03, BAN-FIN-07: further tries while the player stands on a token of the fire."""
    fire = fire_at(t, t.where[who])
    if fire == NO_FIRE or (t.moving and t.navigated >> fire & 1):
        return []
    if t.befriended[who] >> fire & 1:
        return [DOUSE_IT, NAVIGATE]
    return [DOUSE_IT, NAVIGATE, BEFRIEND]


def interact(t: Table, who: int, fire: int, move: int) -> Flow:
    """BAN-FIN-02, BAN-RULING-74: one try against the Intensity; failing costs 1 Wound."""
    t.cite("BAN-FIN-02 BAN-FIN-07 BAN-INT-01")
    if move == ENDURE:
        wound(t, who, 1, "BAN-FIN-01")
        return
    bonus = 0
    if move == DOUSE_IT:
        bonus = yield from choose_douse(t, who)
    skill = MAL if move == DOUSE_IT else AGL if move == NAVIGATE else PER
    heat = intensity(t, fire)
    printed = min(heat, MOST_PRINTED)
    over = heat - printed
    place = t.where[who]
    passed = yield from attempt(t, who, skill * 16 + printed, bonus - over, "BAN-FIN-02")
    if not passed:
        if t.where[who] == place:
            wound(t, who, 1, "BAN-FIN-02")
    elif move == DOUSE_IT:
        tokens = len(spots_of(t, fire))
        put_out(t, fire)
        t.tell_douses("BAN-FIN-04", who=who, fire=fire)
        yield from achieve(t, who, P_DOUSE, 0, tokens)
    elif move == NAVIGATE:
        yield from navigate(t, who, fire)
    else:
        t.befriended[who] |= 1 << fire
        t.tell_befriends("BAN-FIN-06", who=who, fire=fire)


def choose_douse(t: Table, who: int) -> FlowOf[int]:
    """BAN-FIN-04, BAN-CHK-12: a Douse icon may help; it is Exhausted, and not needed."""
    found = tools(t, who, DOUSE)
    moves = [SKIP, *[TOOL + tool for tool in found]]
    answer = yield t.ask_douse_tool(who, moves, "BAN-FIN-04")
    if answer == SKIP:
        return 0
    bonus = tool_bonus(t, who, answer - TOOL)
    tire(t, who, answer - TOOL)
    t.cite("BAN-CHK-12")
    return bonus


def put_out(t: Table, fire: int) -> None:
    """All tokens of a fire go back to the Supply."""
    t.fire = tuple([token for token in t.fire if token >> 10 != fire])


def navigate(t: Table, who: int, fire: int) -> Flow:
    """BAN-FIN-05: to any Acre of the fire, or one a plain trail from it; no Move is used."""
    answer = yield t.ask_navigate(who, navigate_menu(t, fire), fire=fire)
    t.where[who] = answer - GO
    t.navigated |= 1 << fire
    t.tell_navigates(who=who, place=answer - GO)


def navigate_menu(t: Table, fire: int) -> list[int]:
    """BAN-FIN-05: the Acres of the fire, the inside of a burning Cabin, and plain ways out.

    Not through a locked Door: a Cabin fire leads outside only when the Door is open.
    """
    found: list[int] = []
    for spot in spots_of(t, fire):
        place = spot >> 2
        if GO + place not in found:
            found.append(GO + place)
    for move in found[:]:
        place = move - GO
        for way in plain_ways(t, place):
            if GO + way not in found:
                found.append(GO + way)
    found.sort()
    return found


def plain_ways(t: Table, place: int) -> list[int]:
    """The places joined to one by a trail without check or Key, or by an open Door."""
    acre = place if place < INTERIOR else place - INTERIOR
    ways: list[int] = []
    if place < INTERIOR:
        for trail in TRAILS_AT[place]:
            row = TRAIL[trail]
            if row.key == NO_KEY and row.check == NO_CHECK:
                ways.append(far_end(trail, place))
    if t.cabin_on(acre) != NO_CABIN and t.door[acre]:
        ways.append(INTERIOR + acre if place < INTERIOR else acre)
    return [way for way in ways if way != TOWN_HALL_ACRE or t.sg]
