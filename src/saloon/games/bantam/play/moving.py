"""Moving, hidden trails and travelling (BAN-MOV, BAN-HID, BAN-TRV, BAN-SHE-01)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.board import (
    BLACK_ACRE,
    COLOUR_OF,
    ENTRY_OF,
    GATE_TO,
    INTERIOR,
    NOWHERE,
    TILE,
    TILE_OF,
    TOWN,
    TOWN_HALL_ACRE,
    TRAIL,
    TRAILS_AT,
    far_end,
)
from saloon.games.bantam.content import P_VISIT
from saloon.games.bantam.effects import KEY, NO_CHECK, NO_KEY, RED_TRAIL
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.combat.enemies import alert
from saloon.games.bantam.play.fire.interaction import singe, stand_in_fire
from saloon.games.bantam.play.items import choose, tire, tools
from saloon.games.bantam.play.notoriety import achieve, claim_honors
from saloon.games.bantam.play.vigor import spend_grit, wound
from saloon.games.bantam.state import NO_MOUNT, Table
from saloon.games.bantam.written import DONE, GO, TOOL, TURN

NO_TRAIL: Final = -1


def exits(t: Table, who: int) -> list[int]:
    """BAN-MOV-07, BAN-MOV-10, BAN-HID-01, BAN-TRV-01..04: the acres one step away.

    Red dashed trails are not among them, nor hidden ones without a Key.
    """
    place = t.where[who]
    found: list[int] = []
    if place >= INTERIOR:
        return found
    for trail in TRAILS_AT[place]:
        to = far_end(trail, place)
        key = TRAIL[trail].key
        if (key == NO_KEY or tools(t, who, KEY, key)) and (to != TOWN_HALL_ACRE or t.sg):
            found.append(to)
    if GATE_TO[place] != NOWHERE:
        found.append(GATE_TO[place])
    if t.joint[place] != NOWHERE:
        found.append(t.joint[place])
    return found


def trail_between(a: int, b: int) -> int:
    """The trail from an acre to another, or NO_TRAIL for a Location or Sign Post step."""
    for trail in TRAILS_AT[a]:
        if far_end(trail, a) == b:
            return trail
    return NO_TRAIL


def move_step(t: Table, who: int, to: int) -> Flow:
    """BAN-MOV-01, BAN-MOV-02, BAN-MOV-05: one acre of a Move; the first one pays its Grit."""
    if t.move_left == 0:
        spend_grit(t, who, "BAN-MOV-01 BAN-MOV-02 BAN-MOV-08 BAN-MOV-09")
        if t.mount[who] != NO_MOUNT:
            t.cite("BAN-MNT-01")
        t.move_left = t.speed(who)
        t.moving = True
        t.ended_move = t.sg
        t.navigated = 0
        t.tell_move("BAN-MOV-01", who=who, count=t.move_left)
    t.move_left -= 1
    arrived = yield from walk(t, who, to)
    if not arrived or t.step != TURN:
        end_move(t)
    elif t.move_left == 0:
        t.moving = False


def end_move(t: Table) -> None:
    """BAN-MOV-03: what is left of a Move is lost."""
    t.move_left = 0
    t.moving = False


def walk(t: Table, who: int, to: int) -> FlowOf[bool]:
    """BAN-MOV-06, BAN-HID-01, BAN-HID-02: one step, with its Key and its check.

    True when the player arrived and may go on. In a fight nothing but checks and fire count.
    """
    place = t.where[who]
    trail = trail_between(place, to)
    if trail == NO_TRAIL:
        cite_travel(t, place, to)
        if t.sg and t.moving and who == t.active:
            t.travelled = True
    else:
        row = TRAIL[trail]
        if row.one_way:
            t.cite("BAN-MOV-10")
        if row.key != NO_KEY:
            keys = tools(t, who, KEY, row.key)
            answer = yield t.ask_key(who, choose(keys), "BAN-HID-01")
            tire(t, who, answer - TOOL)
            t.cite("BAN-HID-01 BAN-HID-02")
        if row.check != NO_CHECK:
            passed = yield from attempt(t, who, row.check, 0, "BAN-MOV-06")
            if not passed:
                yield from fall(t, who, trail)
                return False
    put(t, who, to)
    went_on = yield from arrive(t, who)
    return went_on


def cite_travel(t: Table, place: int, to: int) -> None:
    """BAN-TRV-01..04: by Location Icon to and from Town, by Sign Post between Terrain Tiles."""
    if GATE_TO[place] == to:
        t.cite("BAN-TRV-01 BAN-TRV-04")
    else:
        t.cite("BAN-TRV-02")


def put(t: Table, who: int, place: int) -> None:
    """A player comes to another place; others there do not block it."""
    t.where[who] = place
    t.tell_steps("BAN-MOV-05", who=who, place=place)
    if place < INTERIOR and TILE_OF[place] < TOWN and t.joint[place] == NOWHERE:
        for post in TILE[TILE_OF[place]].posts:
            if post == place:
                t.cite("BAN-TRV-03")


def fall(t: Table, who: int, trail: int) -> Flow:
    """BAN-MOV-06, BAN-CHK-06..08: a failed trail: Wounds, then perhaps the red dashed trail."""
    t.tell_falls("BAN-MOV-06 BAN-CHK-06", who=who)
    for penalty in TRAIL[trail].penalties:
        if penalty.verb == RED_TRAIL:
            t.cite("BAN-CHK-07 BAN-MOV-07")
            put(t, who, penalty.a)
            yield from arrive(t, who)
        else:
            wound(t, who, -penalty.a, "BAN-CHK-07")
            if t.vig[who] == 0:
                t.cite("BAN-CHK-08")
                return


def arrive(t: Table, who: int) -> FlowOf[bool]:
    """BAN-SHE-01, BAN-FIN-01, BAN-ATT-01: entry check, fire, aggressive foes; True to go on."""
    went_on = yield from enter(t, who)
    if t.sg:
        yield from see_places(t, who)
    if t.fighting:
        singe(t, who)
        return went_on and t.vig[who] > 0
    if who != t.active or t.step != TURN or t.vig[who] == 0:
        return went_on
    place = t.where[who]
    yield from stand_in_fire(t, who)
    if t.step == TURN and t.vig[who] > 0:
        if t.where[who] != place:
            still = yield from enter(t, who)
            went_on = went_on and still
        if t.step == TURN and t.vig[who] > 0:
            yield from alert(t)
    return went_on and t.vig[who] > 0


def come_out(t: Table, who: int, place: int) -> Flow:
    """BAN-FIN-05: where Navigate led counts as entered: entry check, aggressive foes."""
    if t.step != TURN or t.vig[who] == 0 or t.where[who] == place:
        return
    yield from enter(t, who)
    if t.vig[who] > 0:
        yield from alert(t)


def enter(t: Table, who: int) -> FlowOf[bool]:
    """BAN-SHE-01: a Hidden Acre with a Sneak Check; failing costs 1 Wound and the Move."""
    place = t.where[who]
    if place >= INTERIOR or ENTRY_OF[place] == NO_CHECK:
        return True
    passed = yield from attempt(t, who, ENTRY_OF[place], 0, "BAN-SHE-01")
    if passed:
        return True
    if t.where[who] == place:
        wound(t, who, 1, "BAN-SHE-01")
    return False


def see_places(t: Table, who: int) -> Flow:
    """BAN-HON-01, BAN-RULING-94: Honors on entering Town Hall; the tiles seen in a turn."""
    place = t.where[who]
    if place == TOWN_HALL_ACRE:
        claim_honors(t, who)
    if who == t.active:
        t.visited |= 1 << TILE_OF[place if place < INTERIOR else place - INTERIOR]
        yield from achieve(t, who, P_VISIT, 0, bin(t.visited).count("1"))


def back(t: Table, who: int) -> Flow:
    """BAN-CHK-07: Speed: 1 acre along a normal trail without check or Key, of own choice."""
    place = t.where[who]
    ways = easy_ways(t, place)
    if not ways:
        return
    answer = yield t.ask_back(who, [GO + way for way in ways])
    put(t, who, answer - GO)
    yield from arrive(t, who)


def easy_ways(t: Table, place: int) -> list[int]:
    """The acres joined to one by a trail that may be walked without check or Key (BAN-SET-19)."""
    if place >= INTERIOR:
        return []
    return [
        far_end(trail, place)
        for trail in TRAILS_AT[place]
        if TRAIL[trail].key == NO_KEY
        and TRAIL[trail].check == NO_CHECK
        and (far_end(trail, place) != TOWN_HALL_ACRE or t.sg)
    ]


def free_move(t: Table, who: int, n: int, clause: str) -> Flow:
    """Up to n acres without Grit, with the checks on the way."""
    for _ in range(n):
        ways = [GO + way for way in exits(t, who)]
        answer = yield t.ask_free_move(who, [DONE, *ways], clause)
        if answer == DONE:
            return
        arrived = yield from walk(t, who, answer - GO)
        if not arrived or t.step != TURN:
            return


def is_hidden(place: int) -> bool:
    """A black acre (BAN-SHE-02, BAN-SHE-03)."""
    return place < INTERIOR and COLOUR_OF[place] == BLACK_ACRE
