"""The move codes and their text form, both ways."""

from __future__ import annotations

from typing import Final

from saloon.games.wanted.content import DECKS, GANGS, TOWNS

MOST_SEATS: Final = 6

DRAW: Final = 0  # + deck
BURY: Final = 5  # + town
LOOK: Final = 9  # + deck
SAVE: Final = 14
HIT: Final = 15  # + seat * 4 + gang
RIDE: Final = 39  # + town
LEAVE: Final = 43
ACCEPT: Final = 44
DECLINE: Final = 45

MOVES: Final = (
    *(f"draw:{deck}" for deck in DECKS),
    *(f"bury:{town}" for town in TOWNS),
    *(f"look:{deck}" for deck in DECKS),
    "save",
    *(f"hit:{seat}:{gang}" for seat in range(MOST_SEATS) for gang in GANGS),
    *(f"ride:{town}" for town in TOWNS),
    "leave",
    "accept",
    "decline",
)
