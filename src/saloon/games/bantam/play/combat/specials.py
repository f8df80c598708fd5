"""Special actions and items in a fight (BAN-CRD-06..08, -12..15, BAN-FGT-06, BAN-ITM-04)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.bantam.cards import CARD, INTERRUPT, OUT
from saloon.games.bantam.content import ITEM
from saloon.games.bantam.effects import (
    ALL,
    BLOCK,
    CHECK,
    DAMAGE,
    DOUSE,
    DRAW,
    ENTRY,
    EXHAUST_ENEMY,
    FIRE,
    KEY,
    MOVE,
    NONE,
    PEEK,
    REFRESH,
    SEE_TEXT,
    WIL,
    Effect,
)
from saloon.games.bantam.events import EVENT
from saloon.games.bantam.moves import FOE, TOOL_CRAFT, TOOL_ITEM
from saloon.games.bantam.play.cabins import locked_cabins, pick
from saloon.games.bantam.play.checks import attempt
from saloon.games.bantam.play.combat.blows import (
    anybody_down,
    land,
    raise_block,
    range_of,
    shelter_roll,
    strike,
)
from saloon.games.bantam.play.combat.cardplay import (
    combatant,
    drop_from_hand,
    peek,
    refresh,
    take_up,
)
from saloon.games.bantam.play.combat.footwork import key_ways, move, unlock
from saloon.games.bantam.play.effects import do
from saloon.games.bantam.play.fire.starting import fire_spots, light
from saloon.games.bantam.play.governors.kept_events import bonus_moves, let_go
from saloon.games.bantam.play.herbs import can_use_herb, use_herb
from saloon.games.bantam.play.items import craft_of, tire, tool_high, tool_low
from saloon.games.bantam.play.line_of_sight import in_sight
from saloon.games.bantam.play.secrets import in_secret
from saloon.games.bantam.play.vigor import gain_wil
from saloon.games.bantam.state import COVERED, NO_CARD, NO_ITEM, NOBODY, UNROLLED, Table
from saloon.games.bantam.written import BONUS, HERB_HEAL, PLAY, SKIP, SPECIAL, USE, is_bonus

# -- special actions ---------------


def can_use_special(t: Table, side: int, worked: bool) -> bool:
    """BAN-CRD-06, BAN-CRD-07, BAN-CRD-15: whether the SPC of the card in play may be used now.

    `worked`: a PRIM of the card has succeeded. The opponent is in its Range.
    """
    card = t.shown[side]
    row = CARD[card]
    spc = row.spc
    if spc == NONE or t.special[side] or row.where == OUT or (row.needs_prim and not worked):
        return False
    who = combatant(t, side)
    if spc == DOUSE:
        t.cite("BAN-CRD-15")
        return False
    if spc == KEY:
        return len(key_ways(t, who, row.spc_n)) > 0
    if spc == FIRE:
        return len(fire_spots(t, who, card)) > 0
    if spc == ENTRY:
        return len(locked_cabins(t, who, card)) > 0
    if spc == EXHAUST_ENEMY:
        return t.shown[1 - side] != NO_CARD
    if spc in (DRAW, PEEK, REFRESH):
        # Nothing has been drawn yet when an Ambush falls.
        return t.engagements > 0
    # The text of an Interrupt had its moment after the reveal.
    return spc != SEE_TEXT


def use_special(t: Table, side: int) -> Flow:
    """BAN-CRD-07, BAN-CRD-12, BAN-CRD-15: what the SPC does; the card is Exhausted by it."""
    card = t.shown[side]
    row = CARD[card]
    who = combatant(t, side)
    t.special[side] = 1
    t.cite("BAN-CRD-07")
    if row.spc == FIRE:
        t.cite("BAN-CRD-15")
        yield from light(t, who, card)
        return
    if row.spc == ENTRY:
        t.cite("BAN-CRD-15")
        yield from pick(t, who, card)
        return
    tire(t, who, card)
    if row.spc == KEY:
        t.cite("BAN-CRD-15")
        yield from unlock(t, who, row.spc_n)
    elif row.spc == REFRESH:
        yield from refresh(t, side, "BAN-FGT-18 BAN-FGT-17")
    elif row.spc == DRAW:
        drawn = take_up(t, side, row.spc_n)
        t.reveal()
        t.tell_draws_cards("BAN-CRD-12", who=who, count=drawn)
    elif row.spc == WIL:
        gain_wil(t, who, row.spc_n, "BAN-CRD-12")
    elif row.spc == PEEK:
        peek(t, side, row.spc_n)
    elif row.spc == EXHAUST_ENEMY:
        exhaust_other(t, side)
    else:
        yield from strike(t, side, row.spc, row.spc_n, "BAN-CRD-12")


def exhaust_other(t: Table, side: int) -> None:
    """BAN-CRD-12: the opponent's card is Exhausted; a foe's is set aside until the fight ends."""
    card = t.shown[1 - side]
    other = combatant(t, 1 - side)
    if other >= FOE:
        t.aside = (*t.aside, card)
    else:
        t.tired[card] = 1
    t.tell_exhausts(who=other, card=card)


# -- Interrupts ---------------


def interrupt_menu(t: Table, side: int) -> list[int]:
    """BAN-CRD-13: the Interrupts in hand, and the text of one chosen face down."""
    moves = [SKIP, *[PLAY + card for card in t.hand[side] if CARD[card].timing == INTERRUPT]]
    shown = t.shown[side]
    if shown != NO_CARD and CARD[shown].timing == INTERRUPT:
        moves.append(SPECIAL)
    return moves


def may_interrupt(t: Table, side: int) -> bool:
    """BAN-RULING-141: whether anybody could think so: an Interrupt of theirs is still in the fight.

    Played, Exhausted and set aside cards are for all to see; in hand or in the deck is a secret.
    """
    for card in (*t.hand[side], *t.deck[side], t.shown[side]):
        if card != NO_CARD and CARD[card].timing == INTERRUPT:
            return True
    return False


def interrupts(t: Table) -> Flow:
    """BAN-CRD-13, BAN-CRD-08: after the reveal, Attacker first, one Interrupt each."""
    for side in range(2):
        who = combatant(t, side)
        if who >= FOE or not may_interrupt(t, side):
            continue
        menu = interrupt_menu(t, side)
        answer = yield from in_secret(t.ask_interrupt(who, menu, "BAN-CRD-13"))
        if answer == SKIP:
            continue
        if answer == SPECIAL:
            card = t.shown[side]
            t.special[side] = 1
        else:
            card = answer - PLAY
            drop_from_hand(t, side, card)
            t.extra[side] = card
            t.reveal()
        t.tell_interrupts(who=who, card=card)
        tire(t, who, card)
        yield from take_effect(t, side, CARD[card].text)


# -- items ---------------


def item_menu(t: Table, side: int) -> list[int]:
    """BAN-ITM-04, BAN-FGT-06: the items that can be used in a fight, within their Range."""
    who = combatant(t, side)
    moves = [SKIP]
    item = t.item[who]
    usable = item != NO_ITEM and not t.item_tired[who] and ITEM[item].where != OUT
    if usable and reaches_with(t, side, TOOL_ITEM):
        moves.append(USE + TOOL_ITEM)
    if t.crafted[who] and reaches_with(t, side, TOOL_CRAFT):
        moves.append(USE + TOOL_CRAFT)
    if can_use_herb(t, who):
        moves.append(HERB_HEAL)
    if t.sg:
        moves.extend(bonus_moves(t, who, True))
    return moves


def reaches_with(t: Table, side: int, tool: int) -> bool:
    """BAN-CRD-03: whether the opponent is in the Range of an item, if it has one."""
    who = combatant(t, side)
    low = tool_low(t, who, tool)
    return low < 0 or low <= range_of(t, side) <= tool_high(t, who, tool)


def item_windows(t: Table) -> FlowOf[int]:
    """BAN-FGT-06, BAN-ITM-04: Attacker, then Defender, may use the one item of the fight.

    The side whose item has ended the fight, or NOBODY.
    """
    for side in range(2):
        who = combatant(t, side)
        if who >= FOE or t.used_item >> side & 1:
            continue
        answer = yield t.ask_item_window(who, item_menu(t, side), "BAN-FGT-06")
        if answer == SKIP:
            continue
        t.used_item |= 1 << side
        t.cite("BAN-ITM-04")
        if answer == HERB_HEAL:
            use_herb(t, who)
            continue
        if is_bonus(answer):
            card = (answer - BONUS) // 2
            let_go(t, who, card)
            yield from take_effect(t, side, EVENT[card].bonus[0].effect)
            if anybody_down(t) or not in_sight(t.place_of(t.attacker), t.place_of(t.defender)):
                return side
            continue
        tool = answer - USE
        effect = ITEM[t.item[who]].effect if tool == TOOL_ITEM else craft_of(t, who).fight
        tire(t, who, tool)
        yield from take_effect(t, side, effect)
        if anybody_down(t) or not in_sight(t.place_of(t.attacker), t.place_of(t.defender)):
            return side
    return NOBODY


def take_effect(t: Table, side: int, effect: Effect) -> Flow:
    """BAN-CRD-14: damage and healing at once, a Block for the Engagement that follows."""
    who = combatant(t, side)
    verb = effect.verb
    t.cite("BAN-CRD-14")
    if verb == ALL:
        for part in effect.parts:
            yield from take_effect(t, side, part)
    elif verb == CHECK:
        passed = yield from attempt(t, who, effect.a, 0, "BAN-CRD-14")
        yield from take_effect(t, side, effect.parts[0 if passed else 1])
    elif verb == DAMAGE:
        yield from shelter_roll(t, side)
        if t.cover != COVERED:
            land(t, combatant(t, 1 - side), effect.a)
        t.cover = UNROLLED
    elif verb == BLOCK:
        raise_block(t, side, effect.a)
    elif verb == MOVE:
        yield from move(t, who, effect.a, "BAN-CRD-14")
    else:
        yield from do(t, who, effect, "BAN-CRD-14")
