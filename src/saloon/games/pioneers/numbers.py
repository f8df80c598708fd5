"""The numbers of `pioneers` that a designer may turn."""

from __future__ import annotations

from typing import Final

from saloon.engine.number import BOOK, HOUSE, Number
from saloon.games.pioneers.content import (
    BUILD_COST,
    BUILDINGS,
    BULLET,
    BUY,
    FOOD,
    GOODS,
    HOMESTEAD,
    POINT_CARD,
    RESOURCE,
    RESOURCE_FACES,
    SELL,
)

NUMBERS: Final = (
    *(
        Number(
            f"buy.{good.id}",
            BUY,
            at,
            HOUSE if at in (FOOD, BULLET) else BOOK,
            "PIO-BUY-01",
        )
        for at, good in enumerate(GOODS)
        if good.buy
    ),
    *(
        Number(
            f"sell.{good.id}",
            SELL,
            at,
            HOUSE if RESOURCE <= at < POINT_CARD else BOOK,
            "PIO-SELL-01",
        )
        for at, good in enumerate(GOODS)
        if good.sell
    ),
    *(
        Number(
            f"build.{building}",
            BUILD_COST,
            at,
            HOUSE if at == HOMESTEAD else BOOK,
            "PIO-BUILD-01",
        )
        for at, building in enumerate(BUILDINGS)
    ),
    *(
        Number(f"resource-die.{at + 1}", RESOURCE_FACES, at, HOUSE, "PIO-BUILD-03")
        for at in range(len(RESOURCE_FACES))
    ),
)
