"""The numbers of `undead` that a designer may turn."""

from __future__ import annotations

from typing import Final

from saloon.engine.number import BOOK, HOUSE, Number
from saloon.games.undead.content import (
    BUILDINGS,
    COST,
    HORSEMEN,
    HOTEL,
    LIMITS,
    UNDEAD,
    VALUE,
    WORTH,
)

NUMBERS: Final = (
    *(
        Number(
            f"buildings.{building.id}.cost",
            COST,
            at,
            BOOK if at == HOTEL else HOUSE,
            "UND-BUY-01",
        )
        for at, building in enumerate(BUILDINGS)
    ),
    *(
        Number(f"buildings.{building.id}.value", VALUE, at, HOUSE, "UND-SCORE-01")
        for at, building in enumerate(BUILDINGS)
    ),
    *(
        Number(
            f"undead.{undead.id}.value",
            WORTH,
            at,
            BOOK if at < HORSEMEN else HOUSE,
            "UND-RULING-76",
        )
        for at, undead in enumerate(UNDEAD)
    ),
    Number("days.most", LIMITS, 0, HOUSE, "UND-RULING-30"),
    Number("days.most-solo", LIMITS, 1, HOUSE, "UND-RULING-44"),
)
