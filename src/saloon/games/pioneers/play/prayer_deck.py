"""The Prayer deck (PIO-PRAY-03, PIO-PRAY-04): a mixed part on top, cards put back known below."""

from __future__ import annotations

from saloon.games.pioneers.state import Table


def shuffle_prayers(t: Table) -> None:
    """PIO-PRAY-03: nobody knows the order of any card any more."""
    t.prayers = tuple(sorted((*t.prayers, *t.bottom)))
    t.bottom = ()
    t.tell_prayers_shuffled()


def draw_prayer(t: Table) -> int:
    """The top card, turned up for all to see."""
    if t.prayers:
        i = t.rng.below(len(t.prayers))
        t.reveal()
        card = t.prayers[i]
        t.prayers = t.prayers[:i] + t.prayers[i + 1 :]
        return card
    card = t.bottom[0]
    t.bottom = t.bottom[1:]
    return card


def return_prayer(t: Table, card: int) -> None:
    """PIO-PRAY-04, PIO-RULING-46: back to the bottom of the deck."""
    t.bottom = (*t.bottom, card)


def return_kept(t: Table) -> None:
    """PIO-PRAY-04: cards kept and not used go back."""
    for card in t.kept:
        return_prayer(t, card)
    t.kept = ()
