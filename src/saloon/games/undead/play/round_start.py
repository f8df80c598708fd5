"""Round Start abilities of buildings (UND-DAY-02, UND-DAY-03, UND-BLD-01..09, 16, 22..26)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.undead.content import (
    ALL_SLOTS,
    ASSAY,
    BITS,
    BULLET,
    COIN,
    DEPOT,
    DOCTOR,
    GALLERY,
    GAZETTE,
    GUNSMITH,
    MISSION,
    MORTUARY,
    NOTORIETY,
    ROUND_START,
    SALOON,
    SLOTS,
    STORE,
)
from saloon.games.undead.play.shooting import draw_undead, settle_undead
from saloon.games.undead.play.supply import (
    LOADS,
    can_receive,
    gain,
    gain_bullet,
    gain_one,
    in_supply,
    pay,
)
from saloon.games.undead.state import NO_BUILDING, Table
from saloon.games.undead.written import COMMITMENT, DONE, GAIN, LOAD, PLACE, SKIP, USE


def round_start(t: Table) -> Flow:
    """UND-DAY-02: in turn order everybody uses own buildings, one at a time, in any order."""
    while t.turn < t.players:
        band = (t.law + t.turn) % t.players
        usable = usable_buildings(t, band)
        if usable == [MORTUARY]:
            mortuary(t, band)
            return
        if usable:
            yield from use_one(t, band, usable)
            return
        t.turn += 1
        t.used = 0
    t.step = COMMITMENT


def use_one(t: Table, band: int, usable: list[int]) -> Flow:
    """UND-DAY-03, UND-BLD-22, UND-KEEP-01, UND-KEEP-05: use a building; the Mortuary is forced."""
    moves = [DONE]
    moves.extend([USE + building for building in usable])
    answer = yield t.ask_round_start(t.owner(band), moves, band=band)
    if t.two_bands:
        t.cite("UND-TWO-10")
    if answer == DONE:
        if MORTUARY in usable:
            mortuary(t, band)
        t.turn += 1
        t.used = 0
        return
    t.used |= 1 << (answer - USE)
    yield from use_building(t, band, answer - USE)


def usable_buildings(t: Table, band: int) -> list[int]:
    """UND-BLD-23: the band's Round Start buildings that are unused and could do something."""
    usable: list[int] = []
    if t.in_buildings(band) == 0:
        return usable
    for building in ROUND_START:
        if t.controls(band, building) and not t.used >> building & 1:
            if can_use(t, band, building):
                usable.append(building)
            else:
                t.cite("UND-BLD-23")
    return usable


def can_use(t: Table, band: int, building: int) -> bool:
    """UND-BLD-23..25: whether an ability could do anything now."""
    if building == ASSAY:
        return in_supply(t, COIN)
    if building == GAZETTE:
        return in_supply(t, NOTORIETY)
    if building == GUNSMITH:
        return t.bullets[band] != ALL_SLOTS
    if building == DOCTOR:
        return not t.skulls >> band & 1
    if building == MORTUARY:
        return len(t.boot_hill) > 0 and not t.town[t.where[MORTUARY]]
    if building == STORE:
        return t.coins[t.owner(band)] > 0 and (
            can_receive(t, band, BULLET) or can_receive(t, band, NOTORIETY)
        )
    if building == GALLERY:
        return 0 < t.bullets[band] < ALL_SLOTS
    if building == MISSION:
        return t.notoriety[t.owner(band)] > 0 and len(t.boot_hill) > 0 and len(quiet(t)) > 0
    return True


def use_building(t: Table, band: int, building: int) -> Flow:
    """UND-BLD-01..09, UND-BLD-16: what each building does."""
    t.tell_uses("UND-DAY-02", who=band, building=building)
    if building == ASSAY:
        gain(t, band, COIN, 1, "UND-BLD-01")
    elif building == GAZETTE:
        gain(t, band, NOTORIETY, 1, "UND-BLD-02")
    elif building == GUNSMITH:
        yield from gain_bullet(t, band, "UND-BLD-03")
    elif building == DOCTOR:
        t.skulls |= 1 << band
        t.tell_skull("UND-BLD-04", who=band)
    elif building == MORTUARY:
        mortuary(t, band)
    elif building == STORE:
        yield from general_store(t, band)
    elif building == DEPOT:
        yield from stage_depot(t, band)
    elif building == GALLERY:
        yield from shooting_gallery(t, band)
    elif building == SALOON:
        saloon(t, band)
    else:
        yield from old_mission(t, band)


def mortuary(t: Table, band: int) -> None:
    """UND-BLD-05, UND-BLD-25: the top undead of Boot Hill moves in."""
    t.used |= 1 << MORTUARY
    t.tell_mortuary("UND-BLD-05 UND-BLD-25 UND-DAY-03", who=band)
    settle_undead(t, draw_undead(t), t.where[MORTUARY], "UND-BLD-05")


def general_store(t: Table, band: int) -> Flow:
    """UND-BLD-06, UND-BLD-23: 1 Coin for 1 Bullet or 1 Notoriety that can be received."""
    moves = [SKIP]
    for kind in (BULLET, NOTORIETY):
        if can_receive(t, band, kind):
            moves.append(GAIN + kind)
    answer = yield t.ask_general_store(t.owner(band), moves, "UND-BLD-06", band=band)
    if answer != SKIP:
        pay(t, band, COIN, 1)
        t.tell_pays("UND-BLD-06", who=band, kind=COIN, count=1)
        yield from gain_one(t, band, answer - GAIN, "UND-BLD-06")


def stage_depot(t: Table, band: int) -> Flow:
    """UND-BLD-07, UND-BLD-24: a die says what the stage coach brings."""
    die = t.roll(8)
    t.tell_depot(who=band, die=die)
    kind = COIN if die <= 3 else BULLET if die <= 6 else NOTORIETY
    yield from gain_one(t, band, kind, "UND-BLD-07")


def shooting_gallery(t: Table, band: int) -> Flow:
    """UND-BLD-08: take all Bullets off and load as many slots again."""
    before = t.bullets[band]
    t.bullets[band] = 0
    for left in range(BITS[before], 0, -1):
        answer = yield t.ask_gallery(
            t.owner(band),
            LOADS[t.bullets[band]][:],
            band=band,
            left=left,
            before=before,
        )
        slot = answer - LOAD + 2
        t.bullets[band] |= 1 << slot
        t.tell_load(who=band, slot=slot)


def saloon(t: Table, band: int) -> None:
    """UND-BLD-09, UND-BLD-24: an evening at the tables, won or lost."""
    die = t.roll(8)
    t.tell_gambles(who=band, die=die)
    if die == 1:
        if t.coins[t.owner(band)]:
            pay(t, band, COIN, 1)
            t.tell_pays("UND-BLD-09 UND-BLD-24", who=band, kind=COIN, count=1)
    elif die >= 4:
        gain(t, band, COIN, 2 if die >= 7 else 1, "UND-BLD-09")


def quiet(t: Table) -> list[int]:
    """UND-BLD-26: the buildings in play without undead."""
    return [
        PLACE + slot
        for slot in range(SLOTS)
        if t.building[slot] != NO_BUILDING and not t.town[slot]
    ]


def old_mission(t: Table, band: int) -> Flow:
    """UND-BLD-16, UND-BLD-26: pay 1 Notoriety, name a building, then the card is turned up."""
    moves = [SKIP]
    moves.extend(quiet(t))
    answer = yield t.ask_mission(t.owner(band), moves, "UND-BLD-26", band=band)
    if answer != SKIP:
        pay(t, band, NOTORIETY, 1)
        t.tell_pays("UND-BLD-16", who=band, kind=NOTORIETY, count=1)
        settle_undead(t, draw_undead(t), answer - PLACE, "UND-BLD-16 UND-BLD-26")
