"""The move codes and their text form, both ways."""

from __future__ import annotations

from typing import Final

from saloon.games.undead.content import (
    BITS,
    BUILDINGS,
    KINDS,
    MOST_BANDS,
    OUTLAWS_EACH,
    PLACES,
    STARTING_RESOURCES,
    UNDEAD,
)


def _starts() -> tuple[tuple[int, int, int], ...]:
    """UND-SETUP-11: Coins, Notoriety and a set of slots, three resources in all."""
    return tuple(
        [
            (coins, left - coins, slots)
            for slots in range(0, 256, 4)
            for left in [STARTING_RESOURCES - BITS[slots]]
            for coins in range(left + 1)
        ]
    )


def _digits(mask: int) -> str:
    """A set of numbers as text, `-` when it is empty."""
    return "".join([str(n) for n in range(10) if mask >> n & 1]) or "-"


def _choice(number: int) -> str:
    """A commitment as text: a number of the die, Hire Guns or sitting out."""
    return "sit" if number == 0 else "hire" if number == 9 else str(number)


STARTS: Final = _starts()
"""What each `start` move takes."""

START: Final = 0  # + which of STARTS
GO: Final = 72  # + 0 to sit out, 1 to 8, 9 for Hire Guns
PAIR: Final = 82  # + first band's choice * 10 + second band's choice
USE: Final = 182  # + building
LEAVE: Final = 202  # + set of own buildings in the order of slots, the first is bit 0
PLACE: Final = 266  # + place
SHOOT_AT: Final = 279  # + undead card
CALL: Final = 297  # + band
CALL_AT: Final = 303  # + space - 2: an outlaw of Dead Ranger
STEAL: Final = 310  # + kind * 6 + band
STEAL_SUPPLY: Final = 328  # + kind
GAIN: Final = 331  # + kind
PAY_COIN: Final = 334
PAY_NOTORIETY: Final = 335
PAY_SLOT: Final = 336  # + slot - 2
LOAD: Final = 342  # + slot - 2
TAKE: Final = 348  # + slot - 2
SPEND: Final = 354  # + slot - 2
AIM: Final = 360  # + band
BRIBE: Final = 366  # + band
SEND: Final = 372  # + band
BUY: Final = 376  # + building
DONE: Final = 396
SKIP: Final = 397
PAY_UP: Final = 398
WALK_OUT: Final = 399
SHOOT: Final = 400
HOLD_FIRE: Final = 401
AGAIN: Final = 402
STOP: Final = 403
CRITICAL: Final = 404
NO_CRITICAL: Final = 405
SKULL: Final = 406
BACKFIRE: Final = 407
MORE: Final = 408
ENOUGH: Final = 409
VACATE: Final = 410
STAND: Final = 411

MOVES: Final = (
    *(f"start:{coins}:{notoriety}:{_digits(slots)}" for coins, notoriety, slots in STARTS),
    *(f"go:{_choice(number)}" for number in range(10)),
    *(f"go:{_choice(pair // 10)}+{_choice(pair % 10)}" for pair in range(100)),
    *(f"use:{building.id}" for building in BUILDINGS),
    *(f"leave:{_digits(mask << 1)}" for mask in range(1 << OUTLAWS_EACH)),
    *(f"place:{place}" for place in PLACES),
    *(f"shoot:{undead.id}" for undead in UNDEAD),
    *(f"call:{band}" for band in range(MOST_BANDS)),
    *(f"call:at:{space}" for space in range(2, 9)),
    *(f"steal:{kind}:{band}" for kind in KINDS for band in range(MOST_BANDS)),
    *(f"steal:{kind}:supply" for kind in KINDS),
    *(f"gain:{kind}" for kind in KINDS),
    "pay:coin",
    "pay:notoriety",
    *(f"pay:bullet:{slot}" for slot in range(2, 8)),
    *(f"load:{slot}" for slot in range(2, 8)),
    *(f"take:{slot}" for slot in range(2, 8)),
    *(f"spend:{slot}" for slot in range(2, 8)),
    *(f"aim:{band}" for band in range(MOST_BANDS)),
    *(f"bribe:{band}" for band in range(MOST_BANDS)),
    *(f"send:{band}" for band in range(4)),
    *(f"buy:{building.id}" for building in BUILDINGS),
    "done",
    "skip",
    "pay-up",
    "walk-out",
    "shoot",
    "hold-fire",
    "again",
    "stop",
    "critical",
    "no-critical",
    "skull",
    "backfire",
    "more",
    "enough",
    "vacate",
    "stand",
)
