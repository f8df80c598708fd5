"""The Day Phase (BAN-TUR, BAN-GRT, BAN-MOV-03, BAN-MOV-04, BAN-LIM-04)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.board import DOC, INTERIOR, JAIL, NONE_HERE, STORES, TERRAIN_ACRES, TILE_OF
from saloon.games.bantam.cards import CARD, OWNABLE
from saloon.games.bantam.content import ITEM, MOST_FREE, MOST_WIL
from saloon.games.bantam.effects import SKILL_TMP
from saloon.games.bantam.moves import TOOL_ITEM
from saloon.games.bantam.play.cabins import (
    bash,
    build,
    can_build,
    climb,
    enter,
    fix,
    inside_moves,
    leave,
    loot_all,
    outside_moves,
    perk,
    pick,
    pick_moves,
)
from saloon.games.bantam.play.combat.ambush import ambush, ambush_targets
from saloon.games.bantam.play.combat.beginning import begin_fight
from saloon.games.bantam.play.combat.enemies import foe_attacks, sneak_past, sneak_slots
from saloon.games.bantam.play.combat.engagement import fight_targets
from saloon.games.bantam.play.effects import do
from saloon.games.bantam.play.endeavor import can_work, work
from saloon.games.bantam.play.faint import doc, doc_open
from saloon.games.bantam.play.fire.interaction import flame_moves, stand_in_fire
from saloon.games.bantam.play.fire.starting import can_start_fire, flame_action, start_fire
from saloon.games.bantam.play.goods import (
    fetch,
    held_things,
    pick_up,
    pick_up_things,
    store,
    transfer_moves,
    unload,
)
from saloon.games.bantam.play.governors.deserted import open_chest
from saloon.games.bantam.play.governors.event_cards import (
    end_of_move,
    stop_due,
    suffer_ongoing,
    use_bonus,
)
from saloon.games.bantam.play.governors.kept_events import bonus_moves, ignored, tile_place
from saloon.games.bantam.play.herbs import can_use_herb, use_herb
from saloon.games.bantam.play.items import tire, use_moves
from saloon.games.bantam.play.levels import dedicate, dedicate_moves
from saloon.games.bantam.play.moving import come_out, end_move, exits, move_step
from saloon.games.bantam.play.town.jail import bail
from saloon.games.bantam.play.town.stores import deal, store_at, store_moves
from saloon.games.bantam.play.town.tabs import tab_moves, try_tab
from saloon.games.bantam.play.vigor import gain_wil, spend_grit
from saloon.games.bantam.state import NO_CABIN, WORE, Table
from saloon.games.bantam.written import (
    AMBUSH,
    ATTACK,
    BASH,
    BEFRIEND,
    BUILD,
    CLIMB,
    DAWN,
    DOUSE_IT,
    DUSK,
    ENTER,
    FIX,
    GET,
    GO,
    HERB_HEAL,
    LEAVE,
    LIGHT,
    LOOT_ALL,
    NAVIGATE,
    NIGHTFALL,
    OPEN_CHEST,
    PASS,
    PERK,
    PICK,
    PICK_UP,
    PUT,
    REFLECT,
    SNEAK,
    STOP,
    TRY,
    TURN,
    UNLOAD,
    USE,
    VISIT_DOC,
    WORK,
    is_ambush,
    is_attack,
    is_bonus,
    is_dedicate,
    is_get,
    is_go,
    is_pick,
    is_pick_up,
    is_put,
    is_sneak,
    is_try,
    is_use,
)

NO_BARGAINS: Final[tuple[int, ...]] = tuple([0] * len(STORES))
NOTHING_SOLD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)
PAID: Final = (WORK, REFLECT, BUILD, CLIMB, BASH, FIX, VISIT_DOC)
"""What costs Grit, or mends a door, and needs no more than its name."""
FREE: Final = (
    *(ENTER, LEAVE, LOOT_ALL, PERK, HERB_HEAL, LIGHT, DOUSE_IT, NAVIGATE, BEFRIEND, UNLOAD),
)
"""What costs no Grit and needs no more than its name."""


def dawn(t: Table) -> Flow:
    """BAN-TUR-01..03: a Day Phase begins: old effects end, Jail duty, fire, then free play."""
    who = (t.first + t.turn) % t.seats
    t.active = who
    t.step = TURN
    t.after = TURN
    t.free = 0
    t.fought = 0
    t.navigated = 0
    end_move(t)
    t.bargain = NO_BARGAINS
    t.daily[who] = 0
    if t.sneaked[who]:
        t.cite("BAN-STE-02")
    t.sneaked[who] = ignored(t, who)
    t.befriended[who] = 0
    t.tell_turn(who=who, round=t.round)
    if t.sg:
        t.travelled = False
        t.drew = False
        t.ended_move = False
        t.sold = NOTHING_SOLD
        t.visited = 1 << TILE_OF[tile_place(t.where[who])]
        if t.ongoing and t.vig[who] > 0:
            yield from suffer_ongoing(t, who)
    if t.where[who] == JAIL:
        if t.vig[who] == 0:
            t.tell_passes("BAN-JAI-04 BAN-TUR-07", who=who)
            t.step = NIGHTFALL
            return
        t.cite("BAN-JAI-03")
        yield from bail(t, who)
    yield from face_fire(t, who)


def face_fire(t: Table, who: int) -> Flow:
    """BAN-FIN-01, BAN-TUR-03: where a turn starts, or a Release leads, it may burn."""
    place = t.where[who]
    yield from stand_in_fire(t, who)
    yield from come_out(t, who, place)


def act(t: Table) -> Flow:
    """BAN-TUR-04, BAN-TUR-05: any action, in any order, until the player passes."""
    who = t.active
    if t.ended_move and not t.moving:
        yield from end_of_move(t)
        return
    answer = yield t.ask_turn(who, turn_menu(t), "BAN-TUR-04", grit=t.grit[who], left=t.move_left)
    if answer == STOP or (answer == PASS and t.ended_move and stop_due(t)):
        end_move(t)
        t.cite("BAN-EVT-18")
    elif answer == PASS:
        t.tell_passes("BAN-TUR-05 BAN-TUR-06", who=who)
        end_move(t)
        t.step = DUSK
    elif is_go(answer):
        yield from move_step(t, who, answer - GO)
    else:
        if t.moving and not keeps_moving(answer):
            t.cite("BAN-MOV-03")
            end_move(t)
        yield from take_action(t, who, answer)


def keeps_moving(move: int) -> bool:
    """BAN-MOV-04: levelling and transfers do not end a Move; a Sneak Check only if it fails."""
    return is_dedicate(move) or is_put(move) or is_get(move) or is_sneak(move)


# -- the menu ---------------


def turn_menu(t: Table) -> list[int]:
    """BAN-TUR-04, BAN-TUR-07, BAN-GRT-02: all that the player may do now; passing always.

    Passing stands last: nobody should end a day by pressing the first key.
    """
    moves = action_menu(t)
    moves.append(PASS)
    return moves


def action_menu(t: Table) -> list[int]:
    """Everything but passing."""
    who = t.active
    moves: list[int] = []
    grit = t.grit[who] > 0
    if t.vig[who] == 0:
        t.cite("BAN-TUR-07 BAN-FNT-04")
        if grit:
            moves.append(VISIT_DOC)
        return moves
    free = t.free < MOST_FREE
    if not free:
        t.cite("BAN-LIM-04")
    if grit or t.move_left > 0:
        for place in exits(t, who):
            moves.append(GO + place)
    if t.ended_move and stop_due(t):
        # BAN-EVT-18: every other action needs that stop first.
        moves.append(STOP)
        return moves
    if grit:
        add_grit_moves(t, who, moves)
    else:
        t.cite("BAN-GRT-02")
    add_place_moves(t, who, free, moves)
    if free:
        add_free_moves(t, who, moves)
    return moves


def add_grit_moves(t: Table, who: int, moves: list[int]) -> None:
    """BAN-GRT-08: actions that cost 1 Grit, besides the Move."""
    if can_work(t, who):
        moves.append(WORK)
    if t.wil[who] < MOST_WIL:
        moves.append(REFLECT)
    if can_build(t, who):
        moves.append(BUILD)
    for target in fight_targets(t, who):
        moves.append(ATTACK + target)
    for target in ambush_targets(t, who):
        moves.append(AMBUSH + target)
    if t.where[who] == DOC and doc_open(t, who):
        moves.append(VISIT_DOC)


def add_place_moves(t: Table, who: int, free: bool, moves: list[int]) -> None:
    """What the place offers: Cabins, tabs, stores."""
    place = t.where[who]
    if place >= INTERIOR:
        moves.extend(inside_moves(t, who, free))
        return
    if place < TERRAIN_ACRES:
        if t.cabin[place] != NO_CABIN:
            moves.extend(outside_moves(t, who, free))
        moves.extend(tab_moves(t, who, free))
        return
    store_here = store_at(t, who)
    if store_here != NONE_HERE or not t.burning(place):
        moves.extend(tab_moves(t, who, free))
    if store_here != NONE_HERE and free:
        moves.extend(store_moves(t, who, store_here))


def add_free_moves(t: Table, who: int, moves: list[int]) -> None:
    """BAN-GRT-09: actions that cost none."""
    moves.extend(dedicate_moves(t, who))
    moves.extend(transfer_moves(t, who))
    if t.ground or t.seen:
        for thing in pick_up_things(t, who):
            moves.append(PICK_UP + thing)
    moves.extend(use_moves(t, who))
    if can_use_herb(t, who):
        moves.append(HERB_HEAL)
    for slot in sneak_slots(t, who):
        moves.append(SNEAK + slot)
    moves.extend(pick_moves(t, who))
    if can_start_fire(t, who):
        moves.append(LIGHT)
    if t.sg:
        moves.extend(bonus_moves(t, who, False))
    if t.fire:
        moves.extend(flame_moves(t, who))
    if held_things(t, who):
        moves.append(UNLOAD)


# -- the actions ---------------


def take_action(t: Table, who: int, move: int) -> Flow:
    """BAN-GRT-08, BAN-GRT-09: whatever was chosen, except a step and passing."""
    if move in PAID:
        yield from take_paid_action(t, who, move)
    elif is_attack(move):
        spend_grit(t, who, "BAN-FGT-01")
        begin_fight(t, who, move - ATTACK, TURN)
    elif is_ambush(move):
        spend_grit(t, who, "BAN-AMB-01")
        yield from ambush(t, who, move - AMBUSH)
    else:
        t.free += 1
        if is_sneak(move):
            yield from own_sneak(t, who, move - SNEAK)
        elif is_try(move):
            yield from try_tab(t, who, move - TRY)
        elif is_bonus(move):
            yield from use_bonus(t, who, move)
        elif move == OPEN_CHEST:
            yield from open_chest(t, who)
        elif move in FREE:
            t.cite("BAN-GRT-09")
            yield from take_free_action(t, who, move)
        elif is_handling(move):
            t.cite("BAN-GRT-09")
            yield from handle(t, who, move)
        else:
            yield from deal(t, who, move)


def is_handling(move: int) -> bool:
    """Transfers, the ground, levelling, tools and Items."""
    kept = is_put(move) or is_get(move) or is_dedicate(move)
    return kept or is_pick_up(move) or is_pick(move) or is_use(move)


def handle(t: Table, who: int, move: int) -> Flow:
    """Transfers, the ground, levelling, tools and Items."""
    if is_put(move):
        store(t, who, move - PUT)
    elif is_get(move):
        fetch(t, who, move - GET)
    elif is_pick_up(move):
        pick_up(t, who, move - PICK_UP)
    elif is_dedicate(move):
        yield from dedicate(t, who, move)
    elif is_pick(move):
        yield from pick(t, who, move - PICK)
    else:
        yield from use(t, who, move - USE)


def take_paid_action(t: Table, who: int, move: int) -> Flow:
    """BAN-GRT-08: what costs Grit, or mends a door, by its name alone."""
    if move == WORK:
        yield from work(t, who)
    elif move == REFLECT:
        spend_grit(t, who, "BAN-WIL-08")
        gain_wil(t, who, 1, "BAN-WIL-08")
    elif move == BUILD:
        yield from build(t, who)
    elif move == CLIMB:
        yield from climb(t, who)
    elif move == BASH:
        yield from bash(t, who)
    elif move == FIX:
        fix(t, who)
    elif move == VISIT_DOC:
        yield from doc(t, who)
        yield from face_fire(t, who)


def take_free_action(t: Table, who: int, move: int) -> Flow:
    """Doors, perks, Herbs, fire and unloading."""
    if move == ENTER:
        yield from enter(t, who)
    elif move == LEAVE:
        yield from leave(t, who)
    elif move == LOOT_ALL:
        yield from loot_all(t, who)
    elif move == PERK:
        yield from perk(t, who)
    elif move == HERB_HEAL:
        use_herb(t, who)
    elif move == LIGHT:
        yield from start_fire(t, who)
    elif move in (DOUSE_IT, NAVIGATE, BEFRIEND):
        yield from flame_action(t, who, move)
    elif move == UNLOAD:
        yield from unload(t, who)


def own_sneak(t: Table, who: int, slot: int) -> Flow:
    """BAN-STE-01, BAN-STE-03, BAN-MOV-04: on own initiative; a failure makes the foe attack."""
    passed = yield from sneak_past(t, who, slot)
    if passed:
        t.cite("BAN-MOV-04")
        return
    end_move(t)
    if t.vig[who] > 0 and t.step == TURN:
        foe_attacks(t, slot, TURN)


def use(t: Table, who: int, tool: int) -> Flow:
    """BAN-ITM-01, BAN-SPC-01: an Item, or the special action of a card, out of combat."""
    t.cite("BAN-ITM-01")
    if tool < OWNABLE:
        tire(t, who, tool)
        yield from do(t, who, CARD[tool].text, "BAN-SPC-01")
        return
    item = t.item[who]
    effect = ITEM[item].effect
    if effect.verb == SKILL_TMP:
        t.daily[who] |= 1 << (WORE + item)
    tire(t, who, TOOL_ITEM)
    yield from do(t, who, effect, "BAN-ITM-01")


# -- the end of the turn ---------------


def next_player(t: Table) -> None:
    """BAN-TUR-01, BAN-TUR-06: the next Day Phase begins."""
    t.turn += 1
    t.step = DAWN
