"""Optional rule: For a Fistful of Dollars (WAN-DOLLAR)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.wanted.content import SALOON
from saloon.games.wanted.play.cards import turn_up
from saloon.games.wanted.state import Table
from saloon.games.wanted.written import BURY, LOOK, SAVE, is_bury


def spend_dollars(t: Table, who: int) -> Flow:
    """WAN-DOLLAR-02: before drawing, at most one tile for one bonus action."""
    answer = yield t.ask_dollars(who, bonus_actions(t))
    if answer == SAVE:
        return
    t.tiles[who] -= 1
    t.cite("WAN-DOLLAR-09")
    if is_bury(answer):
        bury(t, who, answer - BURY)
    else:
        look(t, who, answer - LOOK)
    t.cite("WAN-DOLLAR-08")


def bonus_actions(t: Table) -> list[int]:
    """WAN-DOLLAR-05..07, WAN-CAV-05, WAN-MIX-05: what one tile may buy now."""
    moves = [SAVE]
    towns: list[int] = []
    for town in range(4):
        if town == t.horse:
            t.cite("WAN-DOLLAR-06 WAN-CAV-05 WAN-MIX-04 WAN-MIX-05")
        elif len(t.decks[town]) < 2:
            t.cite("WAN-DOLLAR-07")
        else:
            towns.append(town)
    moves.extend([BURY + town for town in towns])
    moves.extend([LOOK + town for town in towns])
    moves.append(LOOK + SALOON)
    t.cite("WAN-DOLLAR-05")
    return moves


def bury(t: Table, who: int, town: int) -> None:
    """WAN-DOLLAR-03, WAN-DOLLAR-11: the face-up card goes under its deck; the next turns up."""
    deck = t.decks[town]
    card = deck[-1]
    t.decks[town] = (card, *deck[:-1])
    t.buried[town] += 1
    t.tell_bury("WAN-DOLLAR-03 WAN-DOLLAR-10 WAN-DOLLAR-11", who=who, deck=town, card=card)
    turn_up(t, town, "WAN-DOLLAR-03")


def look(t: Table, who: int, deck: int) -> None:
    """WAN-DOLLAR-04, WAN-DOLLAR-10: the player alone sees the first unrevealed card."""
    t.looked[deck] |= 1 << who
    t.reveal()
    t.tell_look(who=who, deck=deck)
    cards = t.decks[deck]
    if deck == SALOON:
        t.whisper_looked_saloon(who, "WAN-DOLLAR-04", kind=cards[-1])
    else:
        t.whisper_looked_town(who, "WAN-DOLLAR-04", deck=deck, card=cards[-2])
