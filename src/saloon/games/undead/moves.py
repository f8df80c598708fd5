"""The moves of `undead`; their codes stand in written.py."""

from __future__ import annotations

from typing import Final

from saloon.engine.family import Family, lay_out
from saloon.games.undead.content import (
    BITS,
    BUILDINGS,
    KINDS,
    MOST_BANDS,
    OUTLAWS_EACH,
    PLACES,
    STARTING_RESOURCES,
    UNDEAD_IDS,
)

STARTS: Final = tuple(
    [
        (coins, left - coins, slots)
        for slots in range(0, 256, 4)
        for left in [STARTING_RESOURCES - BITS[slots]]
        for coins in range(left + 1)
    ]
)
"""UND-SETUP-11: Coins, Notoriety and a set of slots, three resources in all."""

DIGITS: Final = tuple(
    ["".join([str(n) for n in range(10) if mask >> n & 1]) or "-" for mask in range(256)]
)
"""A set of numbers as text."""
CHOICES: Final = ("sit", *[str(number) for number in range(1, 9)], "hire")
"""What a band may commit to: sitting out, a number of the die, Hire Guns."""
HOMES: Final = tuple([DIGITS[mask << 1] for mask in range(1 << OUTLAWS_EACH)])
"""A set of own buildings in the order of slots, the first is bit 0."""
IDS: Final = tuple([building.id for building in BUILDINGS])
BANDS: Final = range(MOST_BANDS)
SLOTS: Final = range(2, 8)

FAMILIES: Final = (
    Family("start", rows=STARTS, coins=range(4), notoriety=range(4), slots=DIGITS),
    Family("go", choice=CHOICES),
    Family("go", code="PAIR", mark="+", first=CHOICES, second=CHOICES),
    Family("use", group="buildings", building=IDS),
    Family("leave", homes=HOMES),
    Family("place", place=PLACES),
    Family("shoot", code="SHOOT_AT", card=UNDEAD_IDS),
    Family("call", group="people", target=BANDS),
    Family("call:at", group="people", space=range(2, 9)),
    Family("steal", group="people", kind=KINDS, target=BANDS),
    Family("steal", code="STEAL_SUPPLY", group="people", kind=KINDS, target=("supply",)),
    Family("gain", group="goods", kind=KINDS),
    Family("pay:coin", group="goods"),
    Family("pay:notoriety", group="goods"),
    Family("pay:bullet", code="PAY_SLOT", group="goods", slot=SLOTS),
    Family("load", group="slots", slot=SLOTS),
    Family("take", group="slots", slot=SLOTS),
    Family("spend", group="slots", slot=SLOTS),
    Family("aim", group="people", target=BANDS),
    Family("bribe", group="people", target=BANDS),
    Family("send", group="people", target=range(4)),
    Family("buy", group="buildings", building=IDS),
    Family("done", leaves=True),
    Family("skip", leaves=True),
    Family("pay-up"),
    Family("walk-out"),
    Family("shoot"),
    Family("hold-fire", leaves=True),
    Family("again"),
    Family("stop", leaves=True),
    Family("critical"),
    Family("no-critical"),
    Family("skull"),
    Family("backfire"),
    Family("more"),
    Family("enough", leaves=True),
    Family("vacate"),
    Family("stand"),
)
MOVES: Final = lay_out(FAMILIES)
