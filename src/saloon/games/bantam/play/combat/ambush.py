"""Ambushes (BAN-AMB)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import DOC, NOWHERE, SLOTS
from saloon.games.bantam.cards import AFAR, HIGH_OF, LOW_OF
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.play.combat.beginning import begin_fight, clear_cards, in_town
from saloon.games.bantam.play.combat.cardplay import put_on_piles
from saloon.games.bantam.play.combat.engagement import GOES_ON, execute
from saloon.games.bantam.play.combat.outcome import conclude
from saloon.games.bantam.play.line_of_sight import FAR, distance
from saloon.games.bantam.play.moving import is_hidden
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import PLAY, TURN


def ambush_cards(t: Table, who: int, far: int) -> list[int]:
    """BAN-AMB-01: the unexhausted cards with a printed Range that reach so far."""
    return [
        card for card in t.cards[who] if LOW_OF[card] <= far <= HIGH_OF[card] and not t.tired[card]
    ]


def ambush_targets(t: Table, who: int) -> list[int]:
    """BAN-AMB-01, BAN-AMB-05, BAN-LIM-05: foes and players afar, in sight and some card's Range."""
    place = t.where[who]
    reach = 0
    for card in t.cards[who]:
        if not t.tired[card]:
            reach |= AFAR[card]
    found: list[int] = []
    if reach == 0:
        return found
    if not in_town(place):
        for slot in range(SLOTS):
            there = t.foe_at[slot]
            if there != NOWHERE:
                far = distance(place, there)
                if far < FAR and reach >> far & 1:
                    found.append(FOE + slot)
    if not t.pvp:
        return found
    for other in range(t.seats):
        if other == who or t.vig[other] == 0 or t.where[other] == DOC:
            continue
        far = distance(place, t.where[other])
        if far < FAR and reach >> far & 1:
            found.append(other)
        elif is_hidden(t.where[other]):
            t.cite("BAN-AMB-05 BAN-SHE-03")
    return found


def ambush(t: Table, who: int, target: int) -> Flow:
    """BAN-AMB-01..06: a card laid open and executed in full; if both still stand, the fight."""
    far = distance(t.where[who], t.place_of(target))
    moves = [PLAY + card for card in ambush_cards(t, who, far)]
    answer = yield t.ask_ambush_card(who, moves, "BAN-AMB-01", target=target)
    card = answer - PLAY
    begin_fight(t, who, target, TURN)
    t.ambushed = True
    t.shown[0] = card
    t.tell_ambush("BAN-AMB-01 BAN-AMB-05", who=who, target=target, card=card)
    t.cite("BAN-ITM-05 BAN-AMB-02 BAN-AMB-06")
    why = yield from execute(t, 0)
    put_on_piles(t)
    clear_cards(t)
    if why == GOES_ON:
        t.cite("BAN-AMB-03")
        return
    t.cite("BAN-AMB-04")
    yield from conclude(t, why, 0)
