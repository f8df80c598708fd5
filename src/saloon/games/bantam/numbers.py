"""The numbers of `bantam` that a designer may turn."""

from __future__ import annotations

from typing import Final

from saloon.engine.number import HOUSE, Number
from saloon.games.bantam.content import BUY_PRICE, SELL_PRICE
from saloon.games.bantam.effects import KINDS

NUMBERS: Final = (
    *(Number(f"sell.{kind}", SELL_PRICE, at, HOUSE, "BAN-SHP-03") for at, kind in enumerate(KINDS)),
    *(
        Number(f"buy.{kind}", BUY_PRICE, at, HOUSE, "BAN-SHP-02")
        for at, kind in enumerate(KINDS)
        if BUY_PRICE[at]
    ),
)
