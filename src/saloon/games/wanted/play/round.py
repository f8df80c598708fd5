"""The course of a game: set-up, quick game, rounds and turns (WAN-SETUP, WAN-QUICK, WAN-TURN)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import BEAT, Flow
from saloon.games.wanted.content import (
    DOLLARS_EACH,
    HUNTER,
    OUTLAWS_OF,
    SALOON,
    SALOON_COPIES,
    SHERIFF,
    SWINDLER,
    gang_of,
    is_leader,
)
from saloon.games.wanted.play.cards import put_on_stack, turn_up
from saloon.games.wanted.play.cavalry import move_cavalry
from saloon.games.wanted.play.dollars import spend_dollars
from saloon.games.wanted.play.saloon import visit_saloon
from saloon.games.wanted.play.scoring import score
from saloon.games.wanted.state import NOBODY, NOWHERE, Table
from saloon.games.wanted.written import DRAW

ALL_DECKS: Final = [DRAW, DRAW + 1, DRAW + 2, DRAW + 3, DRAW + SALOON]


def whole_game(t: Table) -> Flow:
    """WAN-TURN-01: turn after turn, round after round. A beat is a deal or a turn."""
    while True:
        yield BEAT
        if t.round == 0:
            open_game(t)
        if not t.dealt:
            deal(t)
        else:
            yield from take_turn(t)


def open_game(t: Table) -> None:
    """WAN-SETUP-01..10, WAN-QUICK-01..06: what is settled once, before the first round."""
    optional = int(t.duel) + int(t.dollars) + int(t.cavalry) + int(t.supremacy)
    if optional or t.quick:
        t.cite("WAN-SETUP-02")
    if optional > 1 or (optional and t.quick):
        t.cite("WAN-MIX-01")
    if t.quick:
        take_out(t)
    t.starter = t.rng.below(t.seats)
    t.reveal()
    t.tell_starter("WAN-SETUP-10", who=t.starter)


def take_out(t: Table) -> None:
    """WAN-QUICK-02..05: one outlaw of each gang leaves each town for good, never a leader."""
    out: list[int] = []
    for town in range(4):
        for gang in range(4):
            may_go = [
                card for card in OUTLAWS_OF[town] if gang_of(card) == gang and not is_leader(card)
            ]
            out.append(may_go[t.rng.below(len(may_go))])
    t.out = tuple(out)
    t.tell_quick("WAN-QUICK-02 WAN-QUICK-01 WAN-QUICK-03 WAN-QUICK-04 WAN-QUICK-05", count=16)
    t.cite("WAN-QUICK-06")


def deal(t: Table) -> None:
    """WAN-SETUP-03..11, WAN-END-08, WAN-MIX-02: shuffle, turn up, set the optional pieces."""
    t.round += 1
    t.turns = 0
    t.dealt = True
    t.turn = t.starter
    t.tell_round("WAN-END-08 WAN-SETUP-03 WAN-SETUP-09 WAN-MIX-02", round=t.round, who=t.starter)
    t.cite("WAN-SETUP-04 WAN-SETUP-05 WAN-SETUP-06 WAN-SETUP-11 WAN-TURN-11")
    t.decks = []
    for town in range(4):
        cards = list(OUTLAWS_OF[town])
        if t.quick:
            cards = [card for card in cards if card not in t.out]
        t.rng.shuffle(cards)
        t.decks.append(tuple(cards))
    copies = SALOON_COPIES - 1 if t.quick else SALOON_COPIES
    kinds = [SHERIFF, HUNTER, SWINDLER] * copies
    t.rng.shuffle(kinds)
    t.decks.append(tuple(kinds))
    t.stacks = [()] * (4 * t.seats)
    t.discard = ()
    t.saloon_discard = ()
    t.looked = [0] * 5
    t.buried = [0] * 5
    t.unturned = NOWHERE
    for town in range(4):
        turn_up(t, town, "WAN-SETUP-05 WAN-SETUP-11")
    if t.supremacy:
        t.supreme = t.rng.below(4)
        t.tell_supremacy("WAN-SUP-01", gang=t.supreme)
    if t.dollars:
        t.tiles = [DOLLARS_EACH] * t.seats
        t.tell_dollars("WAN-DOLLAR-01", count=DOLLARS_EACH)
    if t.cavalry:
        t.horse = NOWHERE
        t.cite("WAN-CAV-01")


def take_turn(t: Table) -> Flow:
    """WAN-TURN-04, WAN-TURN-01..03: (Dollars), draw, use the card, round end, reveal, (Cavalry)."""
    who = t.turn
    t.turns += 1
    if t.dollars and t.tiles[who] > 0:
        yield from spend_dollars(t, who)
    deck = yield t.ask_draw(who, open_decks(t))
    if deck == SALOON:
        yield from visit_saloon(t, who)
    else:
        draw_outlaw(t, who, deck)
    if not t.decks[deck] or t.has_all_gangs(who):
        end_round(t, who, deck)
        yield from score(t)
        return
    if deck == SALOON:
        t.cite("WAN-TURN-10")
    else:
        turn_up(t, deck, "WAN-TURN-08")
    if t.cavalry:
        yield from move_cavalry(t, who)
    t.turn = (who + 1) % t.seats
    if t.turn == 0:
        t.cite("WAN-SETUP-01")


def open_decks(t: Table) -> list[int]:
    """WAN-TURN-04, WAN-CAV-04, WAN-CAV-09: every deck but the town under the Cavalry."""
    if t.horse == NOWHERE:
        return ALL_DECKS[:]
    t.cite("WAN-CAV-04 WAN-CAV-06 WAN-CAV-09")
    return [DRAW + deck for deck in range(5) if deck != t.horse]


def draw_outlaw(t: Table, who: int, town: int) -> None:
    """WAN-TURN-05..07: take the face-up card; it goes on top of the stack of its gang."""
    deck = t.decks[town]
    card = deck[-1]
    t.decks[town] = deck[:-1]
    put_on_stack(t, who, card)
    t.tell_take("WAN-TURN-06 WAN-TURN-05 WAN-TURN-07", who=who, card=card, deck=town)


def end_round(t: Table, who: int, deck: int) -> None:
    """WAN-END-01..07: a deck is empty or the player has all four gangs; the turn stops here."""
    t.cite("WAN-END-03 WAN-END-04 WAN-END-05 WAN-END-06 WAN-END-07")
    if t.cavalry:
        t.cite("WAN-CAV-08")
    if t.has_all_gangs(who):
        t.tell_four_gangs("WAN-END-02 WAN-END-04 WAN-END-05", who=who)
    if not t.decks[deck]:
        t.tell_empty_deck("WAN-END-01 WAN-END-04 WAN-END-05", deck=deck)
    t.turn = NOBODY
    if deck != SALOON:
        t.unturned = deck
