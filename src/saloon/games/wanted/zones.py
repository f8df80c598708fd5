"""Where cards lie that a seat cannot know (WAN-TURN-08, WAN-DOLLAR-04, WAN-DOLLAR-10)."""

from __future__ import annotations

from saloon.engine.game import Zone
from saloon.games.wanted.content import SALOON
from saloon.games.wanted.state import Table


def zones(t: Table, seat: int) -> list[Zone]:
    """The face-down cards of each deck, without those this seat looked at or saw buried."""
    if not t.dealt:
        return []
    found: list[Zone] = []
    for deck in range(5):
        cards = list(t.decks[deck])
        if deck not in (SALOON, t.unturned):
            cards = cards[:-1]  # the face-up card
        if seat >= 0 and t.looked[deck] >> seat & 1:
            cards = cards[:-1]
        found.append(Zone(f"decks {deck}", f"deck {deck}", cards[t.buried[deck] :]))
    return found


def lay(t: Table, zones: list[Zone]) -> None:
    """Put cards back where `zones` found them."""
    for deck, zone in enumerate(zones):
        cards = t.decks[deck]
        low = t.buried[deck]
        t.decks[deck] = (*cards[:low], *zone.things, *cards[low + len(zone.things) :])
