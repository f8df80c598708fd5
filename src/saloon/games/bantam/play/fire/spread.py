"""Spreading and burning down (BAN-SPR)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import INTERIOR, TERRAIN_ACRES, TILE, TILE_OF
from saloon.games.bantam.content import CABIN_SLOTS, FIRE_TOKENS, P_BURN_CABIN
from saloon.games.bantam.play.combat.enemies import lose_foe
from saloon.games.bantam.play.faint import faint
from saloon.games.bantam.play.fire.burning import card_slots, fire_at, fires_of, growth, open_cabins
from saloon.games.bantam.play.fire.interaction import put_out
from saloon.games.bantam.play.fire.starting import burn_slot, kindle
from saloon.games.bantam.play.goods import burn_ground
from saloon.games.bantam.play.notoriety import achieve, cabin_lost, gain_np
from saloon.games.bantam.state import DESERTED, NO_CABIN, Table
from saloon.games.bantam.written import BURN, FLAME, GO, WEATHER, is_go


def spread(t: Table) -> Flow:
    """BAN-SPR-01, BAN-NIG-02: each Fire-Raiser: burn-downs, burn-outs, one token more."""
    for who in t.order():
        fires = fires_of(t, who)
        if not fires:
            continue
        # Which Cabins a Wildfire may enter is decided before anything happens (BAN-SPR-07).
        entered: list[int] = []
        for fire in fires:
            entered.extend(open_cabins(t, fire))
        yield from burn_downs(t, who, fires)
        burn_outs(t, fires, entered)
        yield from grow(t, who, entered)
    t.step = WEATHER


def enterable(t: Table, fire: int, entered: list[int]) -> list[int]:
    """BAN-SPR-07: the Cabins beside a fire's own tokens, of those that could be entered."""
    return [acre for acre in entered if fire_at(t, acre) == fire and t.cabin[acre] != NO_CABIN]


def burn_downs(t: Table, who: int, fires: list[int]) -> Flow:
    """BAN-SPR-02: (a) the Cabins of these fires whose slots were all on fire at the start."""
    for acre in range(TERRAIN_ACRES):
        if t.cabin[acre] == NO_CABIN or fire_at(t, INTERIOR + acre) not in fires:
            continue
        if not card_slots(t, acre):
            yield from burn_down(t, who, acre)


def burn_down(t: Table, who: int, acre: int) -> Flow:
    """BAN-SPR-03, BAN-SPR-04, BAN-CAB-15: all in it is lost; then the Acre burns."""
    inside = INTERIOR + acre
    fire = fire_at(t, inside)
    owner = t.cabin[acre]
    t.tell_burn_down("BAN-SPR-03 BAN-SPR-02 BAN-CAB-15", who=who, place=acre, target=owner)
    t.fire = tuple([token for token in t.fire if (token & 1023) >> 2 != inside])
    burn_ground(t, inside)
    for slot in range(CABIN_SLOTS):
        burn_slot(t, acre * CABIN_SLOTS + slot, inside)
    for slot in t.foes_at(inside):
        lose_foe(t, slot)
    for seat in t.players_at(inside):
        t.tell_hurt("BAN-SPR-03", who=seat, count=t.vig[seat], left=0)
        t.vig[seat] = 0
        faint(t, seat, acre)
    t.cabin[acre] = NO_CABIN
    t.door[acre] = 0
    cabin_lost(t, owner)
    if owner != who:
        if t.sg and owner != DESERTED:
            gain_np(t, who, "BAN-SPR-03 BAN-NOT-11")
        elif owner == DESERTED:
            t.cite("BAN-ABA-04")
        yield from achieve(t, who, P_BURN_CABIN)
    if not TILE[TILE_OF[acre]].wildfire:
        t.cite("BAN-SPR-09 BAN-SPR-04")
    elif not t.burning(acre):
        t.cite("BAN-SPR-04")
        yield from kindle(t, fire, acre * 4)


def burn_outs(t: Table, fires: list[int], entered: list[int]) -> None:
    """BAN-SPR-05, BAN-FIR-13: (b) a fire that could not grow anywhere goes out."""
    for fire in fires:
        if has_tokens(t, fire) and not growth(t, fire, enterable(t, fire, entered)):
            put_out(t, fire)
            t.tell_burn_out("BAN-SPR-05", fire=fire)


def has_tokens(t: Table, fire: int) -> bool:
    """Whether a fire is still on the board."""
    for token in t.fire:  # noqa: SIM110
        if token >> 10 == fire:
            return True
    return False


def grow(t: Table, who: int, entered: list[int]) -> Flow:
    """BAN-SPR-01, BAN-SPR-06..08, BAN-SPR-10: (c) one token for one fire, by its Fire-Raiser."""
    fires = fires_of(t, who)
    if not fires:
        return
    if len(t.fire) == FIRE_TOKENS:
        t.cite("BAN-FIR-08")
        return
    answer = yield t.ask_grow_fire(who, [FLAME + fire for fire in fires], "BAN-SPR-01")
    fire = answer - FLAME
    cabins = enterable(t, fire, entered)
    spots = growth(t, fire, cabins)
    answer = yield t.ask_grow(who, [spot_move(spot) for spot in spots], "BAN-SPR-06", fire=fire)
    spot = move_spot(answer)
    place = spot >> 2
    t.tell_grows("BAN-SPR-06 BAN-SPR-01 BAN-SPR-10", who=who, fire=fire, place=place)
    if place >= INTERIOR:
        t.cite("BAN-SPR-07" if place - INTERIOR in cabins else "BAN-SPR-08")
    yield from kindle(t, fire, spot)


def spot_move(spot: int) -> int:
    """The move that names a place or a slot of a Cabin Card."""
    place = spot >> 2
    if place < INTERIOR:
        return GO + place
    return BURN + (place - INTERIOR) * CABIN_SLOTS + (spot & 3)


def move_spot(move: int) -> int:
    """The place * 4 + slot that a move names."""
    if is_go(move):
        return (move - GO) * 4
    at = move - BURN
    return (INTERIOR + at // CABIN_SLOTS) * 4 + at % CABIN_SLOTS
