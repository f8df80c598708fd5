"""Engagements (BAN-FGT, BAN-ENM-04)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, Flow, FlowOf, together
from saloon.games.bantam.board import DOC, JAIL
from saloon.games.bantam.cards import CANCELS_OF, CARD, ICON_OF, IMMEDIATE, LOW_OF
from saloon.games.bantam.content import MOST_ENGAGEMENTS
from saloon.games.bantam.effects import DAMAGE
from saloon.games.bantam.events import WHEN_FIGHTING
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.beginning import clear_cards
from saloon.games.bantam.play.combat.blows import anybody_down, prim_works, strike, within
from saloon.games.bantam.play.combat.cardplay import (
    combatant,
    deal_in,
    draw_up,
    flip,
    keep_menu,
    lay_open,
    peek,
    put_on_piles,
)
from saloon.games.bantam.play.combat.footwork import foe_move, move, ways
from saloon.games.bantam.play.combat.outcome import CAP, DOWN, PURSUIT, SIGHT, TRUCED, conclude
from saloon.games.bantam.play.combat.specials import (
    can_use_special,
    interrupt_menu,
    interrupts,
    item_windows,
    use_special,
)
from saloon.games.bantam.play.governors.kept_events import at_moment
from saloon.games.bantam.play.line_of_sight import cite_sight, in_sight
from saloon.games.bantam.state import CANCELLED, EXECUTED, NO_CARD, NOBODY, UNROLLED, Table
from saloon.games.bantam.written import ALT, DONE, PLAY, PRIM, SPECIAL, TRUCE, is_truce

GOES_ON: Final = -1


def fight_targets(t: Table, who: int) -> list[int]:
    """BAN-FGT-01, BAN-FGT-03, BAN-LIM-05: foes in the same place, and players who can be fought."""
    place = t.where[who]
    targets = [FOE + slot for slot in t.foes_at(place)]
    for other in t.players_at(place):
        if other == who:
            continue
        if not t.pvp:
            t.cite("BAN-LIM-05 BAN-FGT-03")
        elif place in (DOC, JAIL) or t.vig[other] == 0:
            t.cite("BAN-FGT-03 BAN-JAI-08")
        else:
            targets.append(other)
    return targets


def engagement(t: Table) -> Flow:
    """BAN-FGT-05..16, BAN-GRT-07: items, cards, cancellation, execution, new cards; or the end."""
    if t.engagements == 0:
        deal_in(t)
        cite_fight(t)
        if t.sg:
            sniff(t)
    t.engagements += 1
    clear_cards(t)
    t.tell_engagement("BAN-FGT-05", count=t.engagements)
    side = yield from item_windows(t)
    if side != NOBODY:
        yield from conclude(t, DOWN if anybody_down(t) else SIGHT, side)
        return
    agreed = yield from choose_cards(t)
    if agreed:
        yield from conclude(t, TRUCED, 0)
        return
    yield from interrupts(t)
    cancel(t)
    for side in order_of(t):
        why = yield from execute(t, side)
        if why != GOES_ON:
            yield from conclude(t, why, side)
            return
    put_on_piles(t)
    clear_cards(t)
    for side in range(2):
        yield from draw_up(t, side)
    if t.engagements == MOST_ENGAGEMENTS:
        yield from conclude(t, CAP, 0)


def sniff(t: Table) -> None:
    """BAN-EVT-12: a kept stray lets its owner see a card when a fight begins."""
    for side in range(2):
        who = combatant(t, side)
        if who < FOE and at_moment(t, who, WHEN_FIGHTING) != NO_CARD:
            peek(t, side, 1)


def cite_fight(t: Table) -> None:
    """What holds for a fight as a whole."""
    t.cite("BAN-GRT-07 BAN-FGT-04")
    if t.attacker < FOE and t.defender < FOE:
        t.cite("BAN-FGT-03 BAN-FGT-26")
    else:
        t.cite("BAN-ENM-01 BAN-ENM-02")


# -- choosing ---------------


def card_menu(t: Table, side: int) -> list[int]:
    """BAN-FGT-05, BAN-FGT-21, BAN-BRW-07: a hand card, between players perhaps with a truce."""
    moves = [PLAY + card for card in t.hand[side]]
    if t.attacker < FOE and t.defender < FOE and not t.brawl:
        moves.extend([TRUCE + card for card in t.hand[side]])
    return moves


def combat_menu(t: Table, ask: Ask) -> list[int]:
    """The menu of a question that a hand decides."""
    side = t.side_of(ask.seat)
    if ask.prompt == "card":
        return card_menu(t, side)
    return interrupt_menu(t, side) if ask.prompt == "interrupt" else keep_menu(t, side)


def choose_cards(t: Table) -> FlowOf[bool]:
    """BAN-FGT-05, BAN-FGT-19, BAN-FGT-21: a card each, face down; True when both want a truce."""
    parts: list[Ask] = []
    sides: list[int] = []
    for side in range(2):
        who = combatant(t, side)
        if who < FOE and t.hand[side]:
            parts.append(t.ask_card(who, card_menu(t, side), "BAN-FGT-05", count=t.engagements))
            sides.append(side)
        elif who < FOE:
            t.tell_plays_nothing("BAN-FGT-19", who=who)
    answers: list[int] = []
    if len(parts) == 2:
        ask = together(parts)
        yield ask
        answers = list(ask.answers)
    elif parts:
        answer = yield parts[0]
        answers = [answer]
    truces = 0
    for answer in answers:
        truces += 1 if is_truce(answer) else 0
    if truces == 2:
        t.cite("BAN-FGT-21 BAN-FGT-20")
        return True
    t.truce = ()
    for n, side in enumerate(sides):
        if answers[n] >= TRUCE:
            t.truce = (*t.truce, combatant(t, side))
            t.tell_truce_mark("BAN-FGT-21", who=combatant(t, side))
        lay_open(t, side, answers[n] - (TRUCE if answers[n] >= TRUCE else PLAY))
    for side in range(2):
        if combatant(t, side) >= FOE:
            flip(t, side)
    return False


# -- cancelling and executing ---------------


def cancel(t: Table) -> None:
    """BAN-FGT-07, BAN-CRD-02: a card whose icon the other shows among its cancellations is void."""
    for side in range(2):
        card = t.shown[side]
        other = t.shown[1 - side]
        if card == NO_CARD or other == NO_CARD:
            continue
        if CANCELS_OF[other] >> ICON_OF[card] & 1:
            t.fate[side] = CANCELLED
            t.tell_card_cancelled(who=combatant(t, side), card=card)


def order_of(t: Table) -> list[int]:
    """BAN-FGT-08, BAN-CRD-09: Attacker first, but an Immediate card before one that is not."""
    if is_immediate(t, 0) or is_immediate(t, 1):
        t.cite("BAN-CRD-09")
    return [1, 0] if is_immediate(t, 1) and not is_immediate(t, 0) else [0, 1]


def is_immediate(t: Table, side: int) -> bool:
    """BAN-CRD-09."""
    return t.shown[side] != NO_CARD and CARD[t.shown[side]].timing == IMMEDIATE


def execute(t: Table, side: int) -> FlowOf[int]:
    """BAN-FGT-08, BAN-FGT-14, BAN-FGT-20: one card; why the fight ends after it, or GOES_ON."""
    if t.shown[side] == NO_CARD or t.fate[side] == CANCELLED:
        return GOES_ON
    t.fate[side] = EXECUTED
    t.cover = UNROLLED
    here = t.place_of(combatant(t, side))
    cite_sight(t, here, t.place_of(combatant(t, 1 - side)))
    t.cite("BAN-FGT-08 BAN-FGT-09")
    if combatant(t, side) >= FOE:
        follows = yield from foe_card(t, side)
        if not follows:
            return PURSUIT
    else:
        yield from own_card(t, side)
    if anybody_down(t):
        return DOWN
    here = t.place_of(t.attacker)
    there = t.place_of(t.defender)
    if in_sight(here, there):
        return GOES_ON
    cite_sight(t, here, there)
    return SIGHT


def use_menu(t: Table, side: int, near: bool, worked: bool) -> list[int]:
    """BAN-CRD-03..06, BAN-FGT-10..12: PRIMs and SPC in Range, else the ALT; or nothing more."""
    moves = [DONE]
    if near:
        row = CARD[t.shown[side]]
        for n in range(len(row.prims)):
            # BAN-CRD-04: of PRIMs joined by a slash only one is used.
            if not t.used[side] >> n & 1 and not (row.slash and t.used[side]):
                moves.append(PRIM + n)
        if can_use_special(t, side, worked):
            moves.append(SPECIAL)
    fresh = not t.used[side] and not t.special[side]
    if fresh and t.engagements > 0 and ways(t, combatant(t, side)):
        moves.append(ALT)
    return moves


def own_card(t: Table, side: int) -> Flow:
    """BAN-FGT-08..10, BAN-CRD-03..07: a player uses the card, knowing all that has happened."""
    who = combatant(t, side)
    card = t.shown[side]
    near = within(t, side, card)
    t.cite("BAN-CRD-03" if LOW_OF[card] < 0 or near else "BAN-CRD-03 BAN-FGT-10")
    worked = False
    while not anybody_down(t):
        # BAN-RULING-130: judged again for each action, since both may have moved.
        moves = use_menu(t, side, within(t, side, card), worked)
        answer = yield t.ask_use_card(who, moves, "BAN-FGT-08", card=card)
        t.cite("BAN-CRD-06")
        if answer == DONE:
            return
        if answer == ALT:
            yield from move(t, who, 1, "BAN-CRD-06")
            return
        if answer == SPECIAL:
            yield from use_special(t, side)
            continue
        n = answer - PRIM
        t.used[side] |= 1 << n
        t.cite("BAN-CRD-04")
        prim = CARD[card].prims[n]
        done = yield from prim_works(t, side, prim.check)
        if done:
            worked = True
            yield from strike(t, side, prim.verb, prim.n, "BAN-CRD-11")


def foe_card(t: Table, side: int) -> FlowOf[bool]:
    """BAN-ENM-04, BAN-ENM-05: in Range all its PRIMs, left to right; else a step nearer.

    False when it cannot pursue (BAN-ENM-07).
    """
    card = t.shown[side]
    slot = combatant(t, side) - FOE
    if not within(t, side, card):
        t.cite("BAN-FGT-10 BAN-ENM-05")
        return foe_move(t, slot, 1)
    t.cite("BAN-ENM-04 BAN-CRD-04")
    row = CARD[card]
    for n in foe_order(t, side):
        prim = row.prims[n]
        # BAN-RULING-130: a PRIM may have moved somebody out of the Range of the next.
        if t.used[side] >> n & 1 or anybody_down(t) or not within(t, side, card):
            continue
        t.used[side] |= 1 << n
        done = yield from prim_works(t, side, prim.check)
        if done:
            yield from strike(t, side, prim.verb, prim.n, "BAN-ENM-04")
    return True


def foe_order(t: Table, side: int) -> list[int]:
    """BAN-ENM-04: all PRIMs from left to right; of a slash the most damage, else the leftmost."""
    row = CARD[t.shown[side]]
    if not row.slash:
        return list(range(len(row.prims)))
    if t.used[side]:
        return []
    best = 0
    most = 0
    for n, prim in enumerate(row.prims):
        if prim.verb == DAMAGE and prim.n > most:
            best = n
            most = prim.n
    return [best]
