"""Combat Decks in a fight: drawing, playing, refreshing (BAN-FGT-04, -16..19, BAN-ENM-02, -03)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.cards import DECK_FIRST, DECK_SIZE
from saloon.games.bantam.content import ENEMY, HAND
from saloon.games.bantam.moves import FOE
from saloon.games.bantam.state import MOST_TURNED, NO_CARD, Table
from saloon.games.bantam.written import DONE, TOSS


def combatant(t: Table, side: int) -> int:
    """Who fights on a side."""
    return t.defender if side else t.attacker


def deal_in(t: Table) -> None:
    """BAN-FGT-04, BAN-AMB-03, BAN-ENM-02: both decks are shuffled, players draw 4."""
    for side in range(2):
        one = combatant(t, side)
        if one >= FOE:
            shuffle_foe_deck(t, side)
            continue
        cards = [card for card in t.deck_cards(one) if card not in t.pile[side]]
        t.rng.deal(cards, f"side {side}")
        t.deck[side] = tuple(cards)
        take_up(t, side, HAND)
        t.cite("BAN-FGT-04")
    t.reveal()


def shuffle_foe_deck(t: Table, side: int) -> None:
    """BAN-ENM-02, BAN-ENM-03: the cards of a foe's colour but those set aside or lying open."""
    first = DECK_FIRST[ENEMY[t.foe_token[combatant(t, side) - FOE]].deck]
    out = (*t.aside, t.shown[side])
    cards = [card for card in range(first, first + DECK_SIZE) if card not in out]
    t.rng.deal(cards, f"side {side}")
    t.deck[side] = tuple(cards)
    t.pile[side] = ()
    t.known[side] = ()


def take_up(t: Table, side: int, n: int) -> int:
    """A player takes up to n cards from the top of the own deck; how many there were."""
    deck = t.deck[side]
    n = min(n, len(deck))
    if n:
        t.hand[side] = tuple(sorted([*t.hand[side], *deck[-n:]]))
        t.deck[side] = deck[:-n]
    return n


def flip(t: Table, side: int) -> None:
    """BAN-ENM-02, BAN-ENM-03: a foe plays the top card of its deck, reshuffled when it is out."""
    if not t.deck[side]:
        shuffle_foe_deck(t, side)
        t.cite("BAN-ENM-03")
    t.shown[side] = t.deck[side][-1]
    t.deck[side] = t.deck[side][:-1]
    t.known[side] = t.known[side][:-1]
    t.turned = (*t.turned, t.shown[side])[-MOST_TURNED:]
    t.reveal()
    t.tell_plays("BAN-ENM-02 BAN-FGT-05", who=combatant(t, side), card=t.shown[side])


def lay_open(t: Table, side: int, card: int) -> None:
    """BAN-FGT-05: the card chosen from the hand is turned up."""
    t.shown[side] = card
    drop_from_hand(t, side, card)
    t.tell_plays("BAN-FGT-05 BAN-CRD-01", who=combatant(t, side), card=card)


def drop_from_hand(t: Table, side: int, card: int) -> None:
    """A card leaves the hand; the opponent need not remember it any more."""
    t.hand[side] = tuple([other for other in t.hand[side] if other != card])
    t.known[side] = tuple([other for other in t.known[side] if other != card])


def keep_menu(t: Table, side: int) -> list[int]:
    """BAN-FGT-17: the hand cards that could still be given back."""
    return [DONE, *[TOSS + card for card in t.hand[side]]]


def refresh(t: Table, side: int, clauses: str) -> Flow:
    """BAN-FGT-17, BAN-FGT-19: give back any cards, shuffle all but what lies open, draw to 4."""
    who = combatant(t, side)
    while True:
        answer = yield t.ask_keep(who, keep_menu(t, side), "BAN-FGT-17")
        if answer == DONE:
            break
        card = answer - TOSS
        drop_from_hand(t, side, card)
        # The opponent sees how many cards go back, not which: any of those it knew may be gone.
        t.known[side] = ()
        t.deck[side] = tuple(sorted([*t.deck[side], card]))
    cards = [*t.deck[side], *t.pile[side]]
    cards.sort()
    t.rng.deal(cards, f"side {side}")
    t.deck[side] = tuple(cards)
    t.pile[side] = ()
    drawn = take_up(t, side, HAND - len(t.hand[side]))
    t.reveal()
    t.tell_refreshes(clauses, who=who, count=drawn)
    if len(t.hand[side]) < HAND:
        t.cite("BAN-FGT-19")


def draw_up(t: Table, side: int) -> Flow:
    """BAN-FGT-16: up to 4 in hand; who cannot must Refresh, and draws nothing before."""
    if combatant(t, side) >= FOE:
        return
    need = HAND - len(t.hand[side])
    if need <= 0:
        return
    if len(t.deck[side]) >= need:
        take_up(t, side, need)
        t.reveal()
        t.cite("BAN-FGT-16")
    elif t.deck[side] or t.pile[side]:
        t.cite("BAN-FGT-16")
        yield from refresh(t, side, "BAN-FGT-17 BAN-FGT-16")
    else:
        t.cite("BAN-FGT-19")


def put_on_piles(t: Table) -> None:
    """BAN-CRD-07, BAN-CRD-13: what was played goes on the own pile, Exhausted cards leave."""
    for side in range(2):
        for card in (t.shown[side], t.extra[side]):
            if card != NO_CARD and stays(t, side, card):
                t.pile[side] = (*t.pile[side], card)


def stays(t: Table, side: int, card: int) -> bool:
    """Whether a card played is still part of the fight: not Exhausted, discarded or set aside."""
    one = combatant(t, side)
    if one >= FOE:
        return card not in t.aside
    return card in t.cards[one] and not t.tired[card]


def peek(t: Table, side: int, n: int) -> None:
    """BAN-CRD-12: see n random hand cards of a player, or the next n cards of a foe's deck."""
    who = combatant(t, side)
    other = 1 - side
    if combatant(t, other) >= FOE:
        if not t.deck[other]:
            shuffle_foe_deck(t, other)
            t.cite("BAN-ENM-03")
        seen = min(max(n, len(t.known[other])), len(t.deck[other]))
        t.known[other] = t.deck[other][-seen:]
    else:
        cards = list(t.hand[other])
        t.rng.shuffle(cards)
        new = [card for card in cards[:n] if card not in t.known[other]]
        t.known[other] = tuple(sorted([*t.known[other], *new]))
    t.peeked[who] = t.known[other]
    t.reveal()
    t.tell_peeks(who=who, target=combatant(t, other), count=n)
    for card in t.known[other]:
        t.whisper_sees_card(who, rival=combatant(t, other), card=card)
