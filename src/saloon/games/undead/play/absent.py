"""What is answered for somebody who left or ran out of time (specification 5.1, UND-DEC)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.games.undead.content import BITS, STREET, VALUE
from saloon.games.undead.moves import STARTS
from saloon.games.undead.play.commitment import SIT_OUT
from saloon.games.undead.state import NOT_SEALED, Table
from saloon.games.undead.written import (
    AIM,
    CRITICAL,
    DONE,
    ENOUGH,
    GO,
    HOLD_FIRE,
    LEAVE,
    LOAD,
    PAIR,
    PAY_COIN,
    PLACE,
    SEND,
    SHOOT,
    SKIP,
    SKULL,
    STAND,
    START,
    STOP,
    VACATE,
    WALK_OUT,
    is_pay_slot,
)

PLAIN_START: Final = START + STARTS.index((1, 0, 1 << 7 | 1 << 6))
"""UND-DEC-01: 1 Coin and Bullets on 7 and 6."""

QUIET: Final = (
    PLAIN_START,
    DONE,
    SKIP,
    WALK_OUT,
    ENOUGH,
    STOP,
    CRITICAL,
    SKULL,
    PLACE + STREET,
    LEAVE,
)
"""What is answered wherever it is on the menu, but for the Railway Station's question."""

HIGHEST: Final = ("wild", "load", "take", "disarm")
"""UND-DEC-07, UND-DEC-09, UND-DEC-31, and which Bullet to take once a theft has begun."""


def answer_for(t: Table, ask: Ask) -> int:
    """UND-DEC-01..31: the default of every question."""
    prompt = ask.prompt
    moves = ask.moves
    if prompt == "railway":
        return moves[1]  # UND-DEC-24: the first kind gained; moves[0] would be none
    for quiet in QUIET:
        if quiet in moves:
            return quiet
    if prompt in HIGHEST:
        return max(moves)
    if prompt in ("commit", "place-outlaw"):
        return GO + lowest_space([move - GO for move in moves])
    if prompt == "commit-bands":
        first = lowest_space([(move - PAIR) // 10 for move in moves])
        second = lowest_space([(move - PAIR) % 10 for move in moves])
        return PAIR + first * 10 + second
    band = ask.args[0]
    if prompt == "gallery":
        return as_before(t, band, ask.args[2])
    if prompt == "pay":
        return cheapest(moves)
    if prompt == "shot":
        return SHOOT if t.bullets[band] or t.skulls >> band & 1 else HOLD_FIRE
    if prompt == "aim":
        return AIM + next_duelist(t, band, moves)
    if prompt == "occupant":
        return STAND if t.bullets[band] else VACATE
    if prompt == "upkeep":
        return keep_or_vacate(t, band, ask.args[1], moves)
    if prompt == "send":
        return SEND + better_armed(t, moves)
    return moves[0]  # UND-DEC-08, UND-DEC-23: a Coin, else a Bullet; menus list them so


def lowest_space(numbers: list[int]) -> int:
    """UND-DEC-06, UND-DEC-30: the lowest space from 2 to 8, else sitting out."""
    spaces = [number for number in numbers if 2 <= number <= 8]
    return min(spaces) if spaces else SIT_OUT


def as_before(t: Table, band: int, before: int) -> int:
    """UND-DEC-04: the Bullets go back to where they were, the lowest first."""
    slot = 2
    while not before & ~t.bullets[band] & 1 << slot:
        slot += 1
    return LOAD + slot - 2


def cheapest(moves: list[int]) -> int:
    """UND-DEC-13: Coins, then Bullets from the lowest slot, then Notoriety."""
    if PAY_COIN in moves:
        return PAY_COIN
    bullets = [move for move in moves if is_pay_slot(move)]
    return min(bullets) if bullets else moves[0]


def next_duelist(t: Table, band: int, moves: list[int]) -> int:
    """UND-DEC-20: the next one in turn order."""
    best = moves[0] - AIM
    for move in moves:
        if (move - AIM - band) % t.players < (best - band) % t.players:
            best = move - AIM
    return best


def keep_or_vacate(t: Table, band: int, building: int, moves: list[int]) -> int:
    """UND-DEC-28: the lowest Bullet; those worth least are left when Bullets are short."""
    left: list[int] = []
    for i, item in enumerate(t.asked):
        if item >> 4 == band and t.sealed[i] == NOT_SEALED:
            left.append(t.building[item & 15])
    better = [other for other in left if VALUE[other] > VALUE[building]]
    even = [other for other in left if VALUE[other] == VALUE[building]]
    rank = len(better) + even.index(building)  # how many others are kept before this one
    bullets = [move for move in moves if move != VACATE]
    return min(bullets) if rank < len(bullets) else VACATE


def better_armed(t: Table, moves: list[int]) -> int:
    """UND-DEC-29: the band with more Bullets, the first of two alike."""
    best = moves[0] - SEND
    for move in moves:
        if BITS[t.bullets[move - SEND]] > BITS[t.bullets[best]]:
            best = move - SEND
    return best
