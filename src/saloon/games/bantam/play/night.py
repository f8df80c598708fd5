"""The Night Phase (BAN-NIG)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import (
    ACRE,
    BLACK_ACRE,
    COLD,
    COLOUR_OF,
    DOC,
    FROST,
    INTERIOR,
    JAIL,
    NO_WEATHER,
    NONE_HERE,
    NOWHERE,
    RESOURCE_OF,
    SHELTER_OF,
    SLOTS,
    STORE_OF,
    TERRAIN_ACRES,
    TILE,
    TILE_OF,
)
from saloon.games.bantam.cards import OWNABLE
from saloon.games.bantam.content import GRIT, P_SLEEP_OTHER
from saloon.games.bantam.effects import check
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.combat.enemies import hinders
from saloon.games.bantam.play.faint import last_release
from saloon.games.bantam.play.fire.burning import card_of
from saloon.games.bantam.play.goods import free_slot
from saloon.games.bantam.play.governors.bank import advance
from saloon.games.bantam.play.notoriety import achieve, end_of_turn_tasks
from saloon.games.bantam.play.turn import next_player
from saloon.games.bantam.play.victory import out_of_rounds, test_victory
from saloon.games.bantam.play.vigor import gain_wil, heal, wound
from saloon.games.bantam.state import NOBODY, Table
from saloon.games.bantam.written import (
    CALENDAR,
    DAWN,
    EARNINGS,
    NIGHT_END,
    NIGHTFALL,
    RESTORE,
    SLEEP,
    SPREAD,
)

WEATHER_CHECK = check("BLK3")


def nightfall(t: Table) -> Flow:
    """BAN-TUR-06, BAN-NOT-14, BAN-WIN-02..04: Release, tasks, the next player or the Night."""
    who = t.active
    if t.after == NIGHTFALL and t.vig[who] == 0 and t.where[who] == DOC and t.grit[who] > 0:
        yield from last_release(t, who)
    yield from end_of_turn_tasks(t, who)
    next_player(t)
    if t.turn < t.seats:
        return
    t.turn = 0
    t.active = NOBODY
    if test_victory(t, "BAN-WIN-03"):
        return
    t.tell_night("BAN-NIG-01 BAN-NIG-02", round=t.round)
    t.step = SPREAD


def weather(t: Table) -> Flow:
    """BAN-NIG-03, BAN-NIG-04: who sleeps outside on a tile with weather suffers it."""
    for who in t.order():
        place = t.where[who]
        if place in (DOC, JAIL):
            t.cite("BAN-NIG-04")
            continue
        if exposed(t, place):
            yield from suffer(t, who, TILE[TILE_OF[place]].weather)
    t.step = EARNINGS


def exposed(t: Table, place: int) -> bool:
    """BAN-NIG-03, BAN-SHE-02, BAN-CAB-13: not in a Cabin, store, Shelter or Hidden Acre."""
    if place >= INTERIOR:
        t.cite("BAN-CAB-13")
        return False
    if TILE[TILE_OF[place]].weather == NO_WEATHER or STORE_OF[place] != NONE_HERE:
        return False
    if SHELTER_OF[place] or COLOUR_OF[place] == BLACK_ACRE:
        t.cite("BAN-SHE-02")
        return False
    return True


def suffer(t: Table, who: int, kind: int) -> Flow:
    """BAN-NIG-03: Killing Cold strikes at once, Hard Frost and Marsh Fever by a roll."""
    t.tell_weather(who=who, weather=kind)
    if kind == COLD:
        wound(t, who, 1, "BAN-NIG-03")
        return
    low = 1 if kind == FROST else 0
    passed = yield from attempt(t, who, WEATHER_CHECK, 0, "BAN-NIG-03", low)
    if passed or t.vig[who] == 0:
        return
    if kind == FROST:
        wound(t, who, 1, "BAN-NIG-03")
    else:
        t.grit_less[who] += 1
        t.tell_grit_less("BAN-GRT-05 BAN-NIG-03", who=who, count=1)


def earnings(t: Table) -> None:
    """BAN-NIG-05, BAN-NIG-07, BAN-CAB-10: each Cabin gains 1 Resource of its acre."""
    for who in t.order():
        for acre in t.cabins_of(who):
            slot = free_slot(t, acre)
            kind = RESOURCE_OF[acre]
            if slot < 0 or not t.supply[kind]:
                t.cite("BAN-NIG-05 BAN-NIG-07")
                continue
            t.supply[kind] -= 1
            t.stored[acre * 3 + slot] = kind
            t.tell_earns(who=who, place=acre, kind=kind)
    if t.sg:
        advance(t)
    t.step = SLEEP


def sleep(t: Table) -> Flow:
    """BAN-NIG-09, BAN-NIG-10, BAN-GRT-04, BAN-GRT-05: Grit resets, all is refitted."""
    t.tell_sleep("BAN-NIG-09 BAN-NIG-10 BAN-GRT-04")
    for who in range(t.seats):
        less = t.grit_less[who]
        if less:
            t.cite("BAN-GRT-05")
        t.grit[who] = max(0, GRIT - less)
        t.grit_less[who] = 0
        t.item_tired[who] = 0
        t.spd_tmp[who] = 0
    t.skills_tmp = [0] * (t.seats * 6)
    t.tired = [0] * OWNABLE
    t.step = RESTORE
    if t.sg:
        for who in t.order():
            inside = t.where[who] - INTERIOR
            if inside >= 0 and t.cabin[inside] != who:
                yield from achieve(t, who, P_SLEEP_OTHER)


def restore(t: Table) -> None:
    """BAN-NIG-11..16: a night in a campsite or Cabin; foes lose a Wound, prisoners wake."""
    for who in t.order():
        place = t.where[who]
        if place == JAIL:
            if t.vig[who] == 0:
                heal(t, who, t.most_vig(who), "BAN-NIG-13 BAN-JAI-02")
        elif place == DOC:
            t.cite("BAN-NIG-16")
        elif is_bed(place) and not disturbed(t, who):
            rest(t, who)
    for slot in range(SLOTS):
        if t.foe_at[slot] != NOWHERE and t.wounds[slot]:
            if t.burning(t.foe_at[slot]):
                t.cite("BAN-NIG-14")
            else:
                t.wounds[slot] -= 1
                t.tell_foe_heals("BAN-NIG-12", slot=slot)
    t.step = CALENDAR if t.sg else NIGHT_END


def is_bed(place: int) -> bool:
    """BAN-NIG-11: a campsite or the inside of a Cabin."""
    return place >= INTERIOR or (place < TERRAIN_ACRES and ACRE[place].camp)


def disturbed(t: Table, who: int) -> bool:
    """BAN-NIG-14, BAN-NIG-15: by fire, or by a foe that knows the sleeper is there."""
    place = t.where[who]
    if t.burning(place):
        t.cite("BAN-NIG-14 BAN-FIR-11")
        return True
    for slot in t.foes_at(place):
        if hinders(t, who, slot):
            t.cite("BAN-NIG-15")
            return True
    return False


def rest(t: Table, who: int) -> None:
    """BAN-NIG-11, BAN-WIL-09, BAN-CAB-13: the printed Vigor and Will Power."""
    place = t.where[who]
    if place >= INTERIOR:
        card = card_of(t, place - INTERIOR)
        t.cite("BAN-CAB-13")
        heal(t, who, card.vig, "BAN-NIG-11 BAN-CAB-13")
        gain_wil(t, who, card.wil, "BAN-WIL-09 BAN-NIG-11")
    else:
        heal(t, who, ACRE[place].camp_vig, "BAN-NIG-11")
        gain_wil(t, who, ACRE[place].camp_wil, "BAN-WIL-09 BAN-NIG-11")


def night_end(t: Table) -> None:
    """BAN-NIG-18, BAN-WIN-06, BAN-LIM-03: the test once more, then the next round."""
    t.cite("BAN-NIG-18")
    if test_victory(t, "BAN-WIN-06"):
        return
    if t.round == t.last_round:
        out_of_rounds(t)
        return
    t.round += 1
    t.step = DAWN
