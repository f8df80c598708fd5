"""The numbers of `wanted` that a designer may turn."""

from __future__ import annotations

from typing import Final

from saloon.engine.number import BOOK, HOUSE, Number
from saloon.games.wanted.content import LIMITS, POINTS

NUMBERS: Final = (
    Number("rounds.most", LIMITS, 0, HOUSE, "WAN-WIN-07"),
    *(Number(f"points.{cards}", POINTS, cards, BOOK, "WAN-PTS-01") for cards in range(1, 9)),
)
