"""What is answered for somebody who left or ran out of time (specification, section 5)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import (
    AT,
    CANCEL,
    DECLINE,
    DONE,
    END,
    EVEN,
    HOLD,
    JAIL_ROLL,
    NO,
    PASS,
    REFUSE,
    RELINQUISH,
    ROBBED,
    ROLL,
    RUN,
    SHOOT,
    STOP,
    SURRENDER,
    TAKE,
    USE,
)

QUIET: Final = (
    STOP,
    DONE,
    CANCEL,
    REFUSE,
    RUN,
    HOLD,
    PASS,
    NO,
    ROBBED,
    SURRENDER,
    TAKE,
    ROLL,
    DECLINE,
    USE,
    EVEN,
)
"""What is answered wherever it is on the menu."""

HIGHEST: Final = ("jail-whom", "lose-pioneer")
"""D07, D08: the highest number goes."""


def answer_for(t: Table, ask: Ask) -> int:
    """PIO-ASK-03, D01 to D50: the passive answer of every question."""
    moves = ask.moves
    if ask.prompt == "work":
        return JAIL_ROLL if JAIL_ROLL in moves else END
    if ask.prompt == "dispute-answer":
        return SHOOT if SHOOT in moves else RELINQUISH
    if ask.prompt == "jail-roll":
        return moves[0]
    if ask.prompt == "lose-homestead":
        return newest_home(t, moves)
    if ask.prompt in HIGHEST:
        return max(moves)
    for quiet in QUIET:
        if quiet in moves:
            return quiet
    return moves[0]


def newest_home(t: Table, moves: list[int]) -> int:
    """D08: the Homestead owned for the shortest time."""
    for home in reversed(t.homes):
        if AT + home in moves:
            return AT + home
    return moves[0]
