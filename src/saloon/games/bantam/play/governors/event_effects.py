"""What only Event Cards and Chests do (BAN-EVR, BAN-EVT-13..17)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import TERRAIN_ACRES
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    DRINK,
    ENDEAVOR,
    HEAD_THING,
    MASTER,
    MOST_VIG,
    P_KEEP_EVENT,
)
from saloon.games.bantam.effects import (
    ALL_GOODS,
    ANY,
    GEM,
    HUNTER_GAIN,
    IGNORE,
    KEEP_DOWN,
    KEEP_UP,
    LEVEL_UP,
    LOSE_HEAD,
    LOSE_RES,
    MOUNT_RETURN,
    MOUNT_TOP,
    MOVE_FREE,
    NP,
    PASS_CARD,
    RESHUFFLE5,
    RIDER_GAIN,
    SPD_TMP,
    VIG_MAX,
    WOUND_OTHER,
    Effect,
)
from saloon.games.bantam.play.fire.burning import card_slots
from saloon.games.bantam.play.goods import discard, drop_excess
from saloon.games.bantam.play.governors.heads import learn
from saloon.games.bantam.play.governors.kept_events import ignored, keep
from saloon.games.bantam.play.governors.mounts import free_mount, return_mount
from saloon.games.bantam.play.governors.riders import free_rider
from saloon.games.bantam.play.levels import master
from saloon.games.bantam.play.moving import free_move
from saloon.games.bantam.play.notoriety import achieve, gain_np
from saloon.games.bantam.play.secrets import remember
from saloon.games.bantam.play.vigor import cut_vigor, wound
from saloon.games.bantam.state import EVENTS, NO_CABIN, NO_CARD, NO_MOUNT, Table
from saloon.games.bantam.written import BURN, DISCARD, NAME, NAME_PLAYER, ORDER

TOP = 5


def govern(t: Table, who: int, effect: Effect, clauses: str) -> Flow:
    """One effect that Warm Welcome does not know."""
    verb = effect.verb
    if verb == NP:
        for _ in range(effect.a):
            gain_np(t, who, clauses)
            t.event_np += 1
    elif verb in (KEEP_UP, KEEP_DOWN):
        keep(t, who, verb == KEEP_UP)
        yield from achieve(t, who, P_KEEP_EVENT)
    elif verb == RESHUFFLE5:
        reshuffle(t)
    elif verb == PASS_CARD:
        yield from hand_over(t, who)
    elif verb == MOVE_FREE:
        yield from free_move(t, who, effect.a, "BAN-EVT-15")
    elif verb == RIDER_GAIN:
        yield from free_rider(t, who)
    elif verb == HUNTER_GAIN:
        for _ in range(effect.a):
            yield from learn(t, who, clauses)
    elif verb == WOUND_OTHER:
        yield from wound_other(t, who, effect.a)
    elif verb == LEVEL_UP:
        yield from level_up(t, who)
    elif verb in (LOSE_RES, LOSE_HEAD):
        yield from lose(t, who, effect)
    elif verb == MOUNT_TOP:
        yield from free_mount(t, who)
    elif verb == MOUNT_RETURN:
        if t.mount[who] != NO_MOUNT:
            return_mount(t, who, "BAN-MNT-05")
            yield from drop_excess(t, who, "BAN-MNT-01")
    else:
        change_player(t, who, effect)


def change_player(t: Table, who: int, effect: Effect) -> None:
    """Speed until Night, the Vigor limiter, a species that leaves the player alone."""
    if effect.verb == SPD_TMP:
        t.spd_tmp[who] += effect.a
        t.tell_speed_today("BAN-MOV-08", who=who, change=effect.a)
    elif effect.verb == VIG_MAX:
        t.vig_max[who] = max(1, min(MOST_VIG, t.vig_max[who] + effect.a))
        cut_vigor(t, who)
        t.tell_limiter("BAN-EVR-65 BAN-CHK-13", who=who, change=effect.a)
    elif effect.verb == IGNORE:
        t.ignores[who] |= 1 << effect.a
        t.sneaked[who] |= ignored(t, who)
        t.tell_ignored("BAN-ENM-14", who=who, species=effect.a)


def reshuffle(t: Table) -> None:
    """BAN-EVT-13: at a random one of the top five places of the Event deck."""
    card = t.event
    t.event = NO_CARD
    deck = list(t.events)
    safe = max(0, len(deck) + 1 - TOP)  # how many places from the bottom it cannot have taken
    remember(t, EVENTS, t.under[EVENTS][:safe])
    t.near = (*[code + 1 for code in t.near if code & 7 < 7], card * 8 + TOP)
    deck.insert(max(0, len(deck) - t.rng.secret(TOP)), card)
    t.events = tuple(deck)
    t.tell_reshuffled(happening=card)


def hand_over(t: Table, who: int) -> Flow:
    """BAN-EVR-61, BAN-SOL-05: another player resolves the card again; alone it is discarded."""
    others = [NAME_PLAYER + seat for seat in range(t.seats) if seat != who and t.vig[seat] > 0]
    if not others:
        t.cite("BAN-SOL-05")
        return
    answer = yield t.ask_player(who, others, "BAN-EVR-61")
    t.handed = answer - NAME_PLAYER
    t.tell_hands_over("BAN-EVR-61", who=who, target=t.handed)


def wound_other(t: Table, who: int, n: int) -> Flow:
    """BAN-EVR-63: a player of one's choice, oneself included, loses Vigor."""
    seats = [NAME_PLAYER + seat for seat in range(t.seats) if t.vig[seat] > 0]
    answer = yield t.ask_player(who, seats)
    wound(t, answer - NAME_PLAYER, n, "BAN-EVR-63")


def level_up(t: Table, who: int) -> Flow:
    """BAN-EVR-64: one Endeavor rises a level without Resources; those on the card stay."""
    kinds = [NAME + kind for kind in range(GEM) if t.level[who * 4 + kind] < MASTER]
    if not kinds:
        t.cite("BAN-LIM-01 BAN-EVT-07")
        return
    answer = yield t.ask_level_up(who, kinds)
    kind = answer - NAME
    at = who * 4 + kind
    t.level[at] += 1
    t.tell_level("BAN-EVR-64 BAN-LVL-03", who=who, endeavor=kind, level=t.level[at])
    if t.level[at] < MASTER and t.dedicated[at] >= ENDEAVOR[kind].cost[t.level[at]]:
        t.supply[kind] += ENDEAVOR[kind].cost[t.level[at]]
        t.dedicated[at] -= ENDEAVOR[kind].cost[t.level[at]]
        t.level[at] += 1
    if t.level[at] == MASTER:
        yield from master(t, who, kind)


def lose(t: Table, who: int, effect: Effect) -> Flow:
    """BAN-EVT-14, BAN-LIM-02: goods or Heads, of own choice, as far as there are any."""
    if effect.verb == LOSE_RES and effect.a == ALL_GOODS:
        for kind in range(GEM):
            for _ in range(t.goods[who * 5 + kind]):
                discard(t, who, kind)
        return
    for _ in range(effect.b if effect.verb == LOSE_RES else effect.a):
        if effect.verb == LOSE_HEAD:
            things = [DISCARD + HEAD_THING + token for token in t.heads_of(who)]
        elif effect.a == ANY:
            things = [DISCARD + kind for kind in range(GEM) if t.goods[who * 5 + kind]]
        else:
            things = [DISCARD + effect.a] if t.goods[who * 5 + effect.a] else []
        if not things:
            t.cite("BAN-LIM-02")
            return
        answer = yield t.ask_lose(who, things, "BAN-EVT-14")
        discard(t, who, answer - DISCARD)


def cabins_to_burn(t: Table) -> list[int]:
    """BAN-EVR-63, BAN-EVT-16: the slots of all standing Cabins that do not burn yet."""
    found: list[int] = []
    for acre in range(TERRAIN_ACRES):
        if t.cabin[acre] != NO_CABIN:
            found.extend([BURN + acre * CABIN_SLOTS + (spot & 3) for spot in card_slots(t, acre)])
    return found


def drinks() -> list[int]:
    """Every drink of the menu."""
    return [ORDER + drink for drink in range(len(DRINK))]
