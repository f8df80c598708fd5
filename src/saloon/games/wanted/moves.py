"""The moves of `wanted`; their codes stand in written.py."""

from __future__ import annotations

from typing import Final

from saloon.engine.family import Family, lay_out
from saloon.games.wanted.content import DECKS, GANGS, TOWNS

FAMILIES: Final = (
    Family("draw", deck=DECKS),
    Family("bury", deck=TOWNS),
    Family("look", deck=DECKS),
    Family("save", leaves=True),
    Family("hit", target=range(6), gang=GANGS),
    Family("ride", deck=TOWNS),
    Family("leave", leaves=True),
    Family("accept"),
    Family("decline"),
)
MOVES: Final = lay_out(FAMILIES)
