"""What somebody has seen of a face-down deck, and questions whose menus would tell a secret."""

from __future__ import annotations

from saloon.engine.ask import Ask, FlowOf, together
from saloon.games.bantam.state import HUNTERS, ITEMS, MOUNTS, RACK, Table


def put_under(t: Table, deck: int, card: int, who: int) -> None:
    """A card goes to the bottom of a deck; `who`, a set of seats, has seen which one it is."""
    if deck == RACK:
        size = len(t.rack)
        t.rack = (card, *t.rack)
    elif deck == ITEMS:
        size = len(t.items)
        t.items = (card, *t.items)
    elif deck == MOUNTS:
        size = len(t.mounts)
        t.mounts = (card, *t.mounts)
    elif deck == HUNTERS:
        size = len(t.hunters)
        t.hunters = (card, *t.hunters)
    else:
        size = len(t.events)
        t.events = (card, *t.events)
    remember(t, deck, (who, *t.under[deck][:size]))


def remember(t: Table, deck: int, seen: tuple[int, ...]) -> None:
    """Who has seen which of the cards that lie lowest in a deck."""
    t.under = tuple([seen if n == deck else old for n, old in enumerate(t.under)])


def in_secret(ask: Ask) -> FlowOf[int]:
    """The answer to a question that hidden cards decide.

    It is put also where only one answer is left: nobody learns from being kept waiting, or from
    not being, what the seat holds.
    """
    sealed = together([ask])
    yield sealed
    return sealed.answers[0]
