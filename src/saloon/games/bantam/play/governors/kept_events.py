"""Event Cards that are kept, and their Bonus (BAN-EVT-12)."""

from __future__ import annotations

from saloon.games.bantam.board import ACRES, INTERIOR, NONE_HERE, SLOTS, STORE_OF
from saloon.games.bantam.content import ENEMY, MOST_VIG
from saloon.games.bantam.effects import HERB, LOSE_RES, SKILL_UP, VIG_MAX, Effect
from saloon.games.bantam.events import (
    EVENT,
    MOMENT,
    PASSIVE,
    USE,
    USE_ANYWHERE,
    USE_IN_FIGHT,
    USE_IN_STORE,
)
from saloon.games.bantam.play.notoriety import drop_np
from saloon.games.bantam.state import NO_CARD, Table
from saloon.games.bantam.written import BONUS

# A kept card is card * 4, + 1 when it lies face up, + 2 when it gave its holder 1 NP.


def keep(t: Table, who: int, up: bool) -> None:
    """BAN-EVT-12: face down it only marks its NP, face up its Bonus holds."""
    card = t.event
    t.kept[who] = (*t.kept[who], card * 4 + int(up) + (2 if t.event_np else 0))
    t.event = NO_CARD
    t.tell_keeps(who=who, happening=card, up=int(up))
    if up:
        t.cite("BAN-EVR-62")
        for bonus in EVENT[card].bonus:
            if bonus.how == PASSIVE:
                hold(t, who, bonus.effect, 1)


def hold(t: Table, who: int, effect: Effect, sign: int) -> None:
    """BAN-EVT-12, BAN-CHK-09: a lasting Bonus begins or ends."""
    if effect.verb == SKILL_UP:
        t.skills_more[who * 6 + effect.a] += sign * effect.b
    elif effect.verb == VIG_MAX:
        t.vig_max[who] += sign * effect.a
        t.vig[who] = min(t.vig[who], t.most_vig(who), MOST_VIG)


def let_go(t: Table, who: int, card: int) -> None:
    """A kept card goes to the event discards, its Bonus ends."""
    for code in t.kept[who]:
        if code >> 2 == card and code & 1:
            for bonus in EVENT[card].bonus:
                if bonus.how == PASSIVE:
                    hold(t, who, bonus.effect, -1)
    t.kept[who] = tuple([code for code in t.kept[who] if code >> 2 != card])
    t.discards = (*t.discards, card)
    t.tell_lets_go("BAN-EVT-12", who=who, happening=card)


def at_moment(t: Table, who: int, moment: int) -> int:
    """The kept card that acts at a moment, or NO_CARD."""
    if not t.sg:
        return NO_CARD
    for code in t.kept[who]:
        if code & 1:
            for bonus in EVENT[code >> 2].bonus:
                if bonus.how == MOMENT and bonus.at == moment:
                    return code >> 2
    return NO_CARD


def lose_at_moment(t: Table, who: int, moment: int) -> None:
    """A card that leaves when its holder is arrested or healed, with the NP it gave."""
    card = at_moment(t, who, moment)
    if card == NO_CARD:
        return
    for code in t.kept[who]:
        if code >> 2 == card and code & 2:
            drop_np(t, who, "BAN-EVT-12 BAN-NOT-12")
    let_go(t, who, card)


def bonus_moves(t: Table, who: int, fight: bool) -> list[int]:
    """BAN-EVT-12: the kept cards that may be used here, or as the one item of a fight."""
    moves: list[int] = []
    place = t.where[who]
    for code in t.kept[who]:
        if not code & 1:
            continue
        uses = [bonus for bonus in EVENT[code >> 2].bonus if bonus.how == USE]
        for n, bonus in enumerate(uses):
            if fight:
                fits = bonus.at == USE_IN_FIGHT
            elif bonus.at == USE_IN_STORE:
                fits = place < ACRES and STORE_OF[place] != NONE_HERE and not t.burning(place)
            else:
                fits = bonus.at in (USE_ANYWHERE, place)
            if fits and can_pay(t, who, bonus.cost):
                moves.append(BONUS + (code >> 2) * 2 + n)
    return moves


def can_pay(t: Table, who: int, cost: Effect) -> bool:
    """Whether the cost of a Bonus can be met."""
    return cost.verb != LOSE_RES or t.goods[who * 5 + HERB] >= cost.b


def ignored(t: Table, who: int) -> int:
    """BAN-ENM-14: the slots of foes whose species leaves a player alone."""
    mask = 0
    if t.sg and t.ignores[who]:
        for slot in range(SLOTS):
            if t.ignores[who] >> ENEMY[t.foe_token[slot]].species & 1:
                mask |= 1 << slot
                t.cite("BAN-ENM-14")
    return mask


def tile_place(place: int) -> int:
    """The acre a place belongs to."""
    return place if place < INTERIOR else place - INTERIOR
