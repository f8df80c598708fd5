"""What a seat cannot know, redealt in place: by hand, since a search does little else so often."""

from __future__ import annotations

from saloon.engine.rng import Rng
from saloon.games.wanted.content import SALOON
from saloon.games.wanted.state import Table


def redeal(t: Table, seat: int, rng: Rng) -> None:
    """Mix the face-down cards of every deck, but for what this seat knows of them.

    Known are the face-up card of a town, the next card where this seat had a look (WAN-DOLLAR-04)
    and the buried cards, which lie lowest in the order of burying (WAN-DOLLAR-10).
    """
    if not t.dealt:
        return
    for deck in range(5):
        cards = t.decks[deck]
        high = len(cards)
        if deck not in (SALOON, t.unturned):
            high -= 1
        if seat >= 0 and t.looked[deck] >> seat & 1:
            high -= 1
        low = t.buried[deck]
        if high - low > 1:
            unknown = sorted(cards[low:high])  # the deal must not depend on the true order
            rng.shuffle(unknown)
            t.decks[deck] = (*cards[:low], *unknown, *cards[high:])
