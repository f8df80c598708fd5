"""What tabs, drinks, Items, perks and loot do, and penalties (BAN-CHK-06..10, BAN-LIM-01, -02)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow
from saloon.games.bantam.board import HIDDEN_OF, INTERIOR, JAIL, STORE_OF, TERRAIN, TILE_OF
from saloon.games.bantam.content import (
    CABIN_SLOTS,
    CRAFTS_EACH,
    DRINK,
    FIRE_TOKENS,
    MOST_SKILL,
    MOST_WIL,
)
from saloon.games.bantam.effects import (
    ALL,
    ANY,
    BACK,
    BARGAIN,
    CASH,
    CHECK,
    CRAFT,
    DRINK_FREE,
    EACH_PLAYER,
    EITHER,
    FIRE_CABIN,
    GEM,
    GEM_GAIN,
    GOTO,
    GOTO_HIDDEN,
    GRIT,
    GRIT_NEXT,
    HUNTER_GAIN,
    IF_MOUNT,
    IGNORE,
    ITEM_DRAW,
    KEEP_DOWN,
    KEEP_UP,
    LEVEL_UP,
    LOSE_CASH,
    LOSE_HEAD,
    LOSE_RES,
    MOUNT_RETURN,
    MOUNT_TOP,
    MOVE_FREE,
    NP,
    PASS_CARD,
    RES,
    RESHUFFLE5,
    RIDER_GAIN,
    ROLL6,
    SELL_HERE,
    SKILL_TMP,
    SKILL_UP,
    SKULL,
    SPD_TMP,
    TO_JAIL,
    VIG,
    VIG_FULL,
    VIG_MAX,
    WEAPON_TOP,
    WIL,
    WIL_FULL,
    WOUND_OTHER,
    Effect,
)
from saloon.games.bantam.events import EVENT
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.fire.starting import joined_fire, kindle, new_fire
from saloon.games.bantam.play.goods import gain_goods, gain_item, is_event
from saloon.games.bantam.play.governors.event_effects import cabins_to_burn, drinks, govern
from saloon.games.bantam.play.governors.riders import can_ride
from saloon.games.bantam.play.items import gain_card
from saloon.games.bantam.play.moving import arrive, back, put
from saloon.games.bantam.play.town.arrest import arrest
from saloon.games.bantam.play.town.trade import sell_here
from saloon.games.bantam.play.vigor import gain_wil, heal, lose_wil, restore_grit, wound
from saloon.games.bantam.state import NO_CARD, NO_FIRE, NO_MOUNT, Table
from saloon.games.bantam.written import BURN, CHOOSE, NAME, ORDER, SKILL

GOVERNED: Final[tuple[int, ...]] = (
    NP,
    KEEP_UP,
    KEEP_DOWN,
    RESHUFFLE5,
    PASS_CARD,
    MOVE_FREE,
    RIDER_GAIN,
    HUNTER_GAIN,
    WOUND_OTHER,
    LEVEL_UP,
    LOSE_RES,
    LOSE_HEAD,
    MOUNT_TOP,
    MOUNT_RETURN,
    SPD_TMP,
    VIG_MAX,
    IGNORE,
)
"""The verbs of Event Cards and Chests."""


def do(t: Table, who: int, effect: Effect, clauses: str) -> Flow:
    """One effect on a player; composed ones stop when the player faints or is jailed."""
    verb = effect.verb
    if verb == ALL:
        for part in effect.parts:
            yield from do(t, who, part, clauses)
            if t.vig[who] == 0 or t.where[who] == JAIL:
                return
    elif verb == CHECK:
        passed = yield from attempt(t, who, effect.a, 0, clauses)
        if t.vig[who] > 0:
            yield from do(t, who, effect.parts[0 if passed else 1], clauses)
    elif verb == CASH:
        gain_cash(t, who, effect.a, clauses)
    elif verb == LOSE_CASH:
        lose_cash(t, who, effect.a, clauses)
    elif verb in (RES, GEM_GAIN, ITEM_DRAW, WEAPON_TOP):
        yield from do_gain(t, who, effect, clauses)
    elif verb in (GOTO, GOTO_HIDDEN, TO_JAIL, BACK):
        yield from do_move(t, who, effect, clauses)
    elif verb in (SKILL_UP, SKILL_TMP):
        yield from do_skill(t, who, effect, clauses)
    elif verb == SELL_HERE:
        yield from sell_here(t, who, effect.a)
    elif verb in (EITHER, EACH_PLAYER, IF_MOUNT, ROLL6, DRINK_FREE, FIRE_CABIN):
        yield from do_event(t, who, effect, clauses)
    elif verb in GOVERNED:
        yield from govern(t, who, effect, clauses)
    else:
        do_body(t, who, effect, clauses)


def do_event(t: Table, who: int, effect: Effect, clauses: str) -> Flow:
    """BAN-EVT-05..16: choices and rolls inside a result, a drink, a Cabin set on fire."""
    verb = effect.verb
    if verb == EITHER:
        parts = [
            n for n, part in enumerate(effect.parts) if part.verb != RIDER_GAIN or can_ride(t, who)
        ]
        answer = yield t.ask_either(
            who, [CHOOSE + n for n in parts], "BAN-EVT-05", happening=t.event
        )
        yield from do(t, who, effect.parts[answer - CHOOSE], clauses)
    elif verb == EACH_PLAYER:
        for n in range(t.seats):
            yield from do(t, (who + n) % t.seats, effect.parts[0], clauses)
    elif verb == IF_MOUNT:
        yield from do(t, who, effect.parts[0 if t.mount[who] != NO_MOUNT else 1], clauses)
    elif verb == ROLL6:
        die = t.roll(6)
        t.tell_event_roll("BAN-EVT-04", who=who, die=die)
        if t.event != NO_CARD and EVENT[t.event].low_will and t.wil[who] <= 1:
            t.cite("BAN-EVT-11 BAN-WIL-07")
            if die > 1:
                t.tell_low_will("BAN-EVT-11 BAN-WIL-07", who=who, n=1)
                die -= 1
        yield from do(t, who, effect.parts[die - 1], clauses)
    elif verb == DRINK_FREE:
        answer = yield t.ask_drink(who, drinks(), "BAN-EVT-05")
        t.tell_free_drink(clauses, who=who, drink=answer - ORDER)
        yield from do(t, who, DRINK[answer - ORDER].effect, clauses)
    else:
        yield from burn_a_cabin(t, who)


def burn_a_cabin(t: Table, who: int) -> Flow:
    """BAN-EVT-16, BAN-EVR-63: any Cabin, without check or starter; the chooser is Fire-Raiser."""
    spots = cabins_to_burn(t)
    if not spots or len(t.fire) == FIRE_TOKENS:
        t.cite("BAN-LIM-01")
        return
    answer = yield t.ask_burn_cabin(who, spots, "BAN-EVT-16")
    acre = (answer - BURN) // CABIN_SLOTS
    spot = (INTERIOR + acre) * 4 + (answer - BURN) % CABIN_SLOTS
    fire = joined_fire(t, spot)
    if fire == NO_FIRE:
        fire = yield from new_fire(t, who, acre)
    yield from kindle(t, fire, spot)


def do_body(t: Table, who: int, effect: Effect, clauses: str) -> None:
    """Vigor, Will Power, Grit, a bargain, a crafted token."""
    verb = effect.verb
    n = effect.a
    if verb == VIG:
        if n > 0:
            heal(t, who, n, clauses)
        else:
            wound(t, who, -n, clauses)
    elif verb == VIG_FULL:
        heal(t, who, t.most_vig(who), clauses)
    elif verb == SKULL:
        wound(t, who, t.vig[who], clauses)
    elif verb == WIL:
        if n > 0:
            gain_wil(t, who, n, clauses)
        else:
            lose_wil(t, who, -n, clauses)
    elif verb == WIL_FULL:
        gain_wil(t, who, MOST_WIL, clauses)
    elif verb == GRIT:
        if n > 0:
            restore_grit(t, who, n)
        else:
            t.grit[who] = max(0, t.grit[who] + n)
            t.tell_grit_spent(clauses, who=who, count=-n)
    elif verb == GRIT_NEXT:
        t.grit_less[who] += -n
        t.tell_grit_less("BAN-GRT-05", who=who, count=-n)
    elif verb == BARGAIN:
        strike_bargain(t, who, n)
    elif verb == CRAFT:
        craft(t, who, effect.a)


def gain_cash(t: Table, who: int, n: int, clauses: str) -> None:
    """Dollars from the Supply, which never runs out."""
    t.cash[who] += n
    t.tell_cash(clauses, who=who, dollars=n)


def lose_cash(t: Table, who: int, n: int, clauses: str) -> None:
    """BAN-LIM-02: dollars to the Supply, or all there are."""
    lost = min(n, t.cash[who])
    if lost < n:
        t.cite("BAN-LIM-02")
    t.cash[who] -= lost
    t.tell_cash_lost(clauses, who=who, dollars=lost)


def strike_bargain(t: Table, who: int, n: int) -> None:
    """BAN-SHP-10: the next purchase here today is cheaper; the largest bargain counts."""
    store = STORE_OF[t.where[who]]
    t.bargain = tuple([max(old, n) if s == store else old for s, old in enumerate(t.bargain)])
    t.tell_bargain(who=who, dollars=n)


def craft(t: Table, who: int, token: int) -> None:
    """BAN-ITM-08, BAN-CAB-14: a crafting perk makes only the tokens of the character it names."""
    if t.character[who] == token and t.crafted[who] < CRAFTS_EACH:
        t.crafted[who] += 1
        t.tell_crafts("BAN-ITM-08 BAN-SET-08", who=who, craft=token)


def do_gain(t: Table, who: int, effect: Effect, clauses: str) -> Flow:
    """BAN-LIM-01: goods, Items and weapons, as far as there are any and they find room."""
    verb = effect.verb
    if verb == GEM_GAIN:
        yield from gain_goods(t, who, GEM, effect.a, clauses)
    elif verb == ITEM_DRAW:
        for _ in range(effect.a):
            yield from draw_item(t, who, clauses)
    elif verb == WEAPON_TOP:
        draw_weapon(t, who, clauses)
    elif effect.a != ANY:
        yield from gain_goods(t, who, effect.a, effect.b, clauses)
    else:
        for _ in range(effect.b):
            kinds = [NAME + kind for kind in range(GEM) if t.supply[kind]]
            if kinds:
                answer = yield t.ask_name(who, kinds)
                yield from gain_goods(t, who, answer - NAME, 1, clauses)


def draw_item(t: Table, who: int, clauses: str) -> Flow:
    """The top Item of the stack, if there is one (BAN-LIM-01)."""
    if not t.items:
        t.cite("BAN-LIM-01 BAN-EVT-07" if is_event(clauses) else "BAN-LIM-01")
        return
    item = t.items[-1]
    t.items = t.items[:-1]
    t.reveal()
    t.tell_item(clauses, who=who, item=item)
    yield from gain_item(t, who, item)


def draw_weapon(t: Table, who: int, clauses: str) -> None:
    """BAN-ENM-11, BAN-EVT-17: the top card of the Weapon Rack, if there is one (BAN-LIM-01)."""
    if is_event(clauses):
        t.cite("BAN-EVT-17" if t.rack else "BAN-EVT-17 BAN-EVT-07")
    if not t.rack:
        t.cite("BAN-LIM-01")
        return
    card = t.rack[-1]
    t.rack = t.rack[:-1]
    t.reveal()
    gain_card(t, who, card)
    t.tell_weapon(clauses, who=who, card=card)


def do_move(t: Table, who: int, effect: Effect, clauses: str) -> Flow:
    """Being placed elsewhere, the Speed penalty and Jail (BAN-CHK-07)."""
    verb = effect.verb
    if verb == TO_JAIL:
        arrest(t, who, clauses)
    elif verb == BACK:
        yield from back(t, who)
    elif verb == GOTO:
        put(t, who, effect.a)
        yield from arrive(t, who)
    else:
        place = t.where[who]
        tile = TILE_OF[place if place < INTERIOR else place - INTERIOR]
        if tile < TERRAIN:
            # Without the entry check of the acre: the bolt-hole leads right into it.
            put(t, who, HIDDEN_OF[tile])


def do_skill(t: Table, who: int, effect: Effect, clauses: str) -> Flow:
    """BAN-CHK-09, BAN-CHK-10: a skill up for good, or until Night; perhaps of own choice."""
    skill = effect.a
    if skill == ANY:
        answer = yield t.ask_any_skill(who, [SKILL + s for s in range(6)], "BAN-CHK-09")
        skill = answer - SKILL
    at = who * 6 + skill
    if effect.verb == SKILL_TMP:
        t.skills_tmp[at] += effect.b
        t.tell_skill_today("BAN-CHK-10", who=who, skill=skill, count=effect.b)
    elif t.skills[at] < MOST_SKILL:
        t.skills[at] = min(MOST_SKILL, t.skills[at] + effect.b)
        t.tell_skill("BAN-CHK-09", who=who, skill=skill, count=effect.b)
    t.cite(clauses)


def penalties(t: Table, who: int, effects: tuple[Effect, ...], clauses: str) -> Flow:
    """BAN-CHK-06..08: what is printed for a failure, at once and in order, up to a faint."""
    for effect in effects:
        t.cite("BAN-CHK-06 BAN-CHK-07")
        yield from do(t, who, effect, clauses)
        if t.vig[who] == 0 or t.where[who] == JAIL:
            t.cite("BAN-CHK-08")
            return
