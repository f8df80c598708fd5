"""What several rules do with cards."""

from __future__ import annotations

from saloon.games.wanted.content import gang_of
from saloon.games.wanted.state import Table


def turn_up(t: Table, town: int, clauses: str) -> None:
    """Turn up the top card of a town: nobody's secret any more, and buried no longer."""
    deck = t.decks[town]
    t.looked[town] = 0
    t.buried[town] = min(t.buried[town], len(deck) - 1)
    t.reveal()
    t.tell_shows(clauses, deck=town, card=deck[-1])


def put_on_stack(t: Table, who: int, card: int) -> None:
    """WAN-TURN-06, WAN-SWINDLER-02: on top of the stack of its gang, or it starts one."""
    number = who * 4 + gang_of(card)
    t.stacks[number] = t.stacks[number] + (card,)
