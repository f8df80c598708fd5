"""Which moves of a long menu look promising at a glance (`Game.prior`)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.games.bantam.bot.evaluate import too_late
from saloon.games.bantam.moves import MOVES
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import (
    AMBUSH,
    ATTACK,
    BUILD,
    BUY,
    BUY_GOODS,
    CHOOSE,
    DEDICATE,
    DISCARD,
    DONE,
    DOUSE_IT,
    DRAW_ITEMS,
    ENTER,
    FORGO,
    GET,
    LAY,
    LIGHT,
    MOUNT_HEAD,
    ORDER,
    PASS,
    PICK_UP,
    PRIM,
    PUT,
    RECRUIT,
    REFLECT,
    SELL,
    SELL_HEAD,
    SELL_WEAPON,
    SNEAK,
    SPOIL_NONE,
    TOOL,
    TRUCE,
    TRY,
    UNLOAD,
    USE,
    WITHDRAW,
    WORK,
)

LONG: Final = 6
"""Shorter menus need no glance."""

# Where a stretch of the move space begins, and what its moves weigh.
STRETCHES: Final[tuple[tuple[int, float], ...]] = (
    (0, 1.0),
    (ATTACK, 0.6),
    (AMBUSH, 0.4),
    (SNEAK, 0.4),
    (TRY, 0.6),
    (BUY, 0.8),
    (SELL_WEAPON, 0.1),
    (BUY_GOODS, 0.2),
    (SELL, 0.8),
    (SELL_HEAD, 1.5),
    (ORDER, 0.4),
    (PUT, 0.3),
    (GET, 0.3),
    (PICK_UP, 1.0),
    (LAY, 0.3),
    (DISCARD, 0.1),
    (DEDICATE, 0.8),
    (TOOL, 1.0),
    (USE, 0.3),
    (TRUCE, 0.2),
    (PRIM, 2.0),
    (SPOIL_NONE, 1.0),
    (PASS, 0.3),
    (WORK, 3.0),
    (REFLECT, 0.4),
    (BUILD, 4.0),
    (ENTER, 0.6),
    (UNLOAD, 0.05),
    (LIGHT, 0.1),
    (DOUSE_IT, 1.0),
    (DONE, 0.3),
    (FORGO, 0.5),
    (DRAW_ITEMS, 0.4),
    (RECRUIT, 3.0),
    (MOUNT_HEAD, 4.0),
    (WITHDRAW, 0.05),
    (CHOOSE, 1.0),
)


def _weights() -> tuple[float, ...]:
    starts = dict(STRETCHES)
    weights: list[float] = []
    weight = 1.0
    for move in range(len(MOVES)):
        weight = starts.get(move, weight)
        weights.append(weight)
    return tuple(weights)


WEIGHT: Final = _weights()
"""By move."""


def prior(t: Table, ask: Ask) -> list[float] | None:
    """A weight a move: free actions weigh little, what finishes a task much.

    Who can no longer win does not keep the others waiting, and nobody puts things down only to
    pick them up again: where room is needed, that is asked for.
    """
    if PASS in ask.moves and too_late(t, ask.seat):
        return [1.0 if move == PASS else 0.01 for move in ask.moves]
    if UNLOAD in ask.moves:
        short = len(ask.moves) < LONG
        return [0.0 if move == UNLOAD else 1.0 if short else WEIGHT[move] for move in ask.moves]
    if len(ask.moves) < LONG:
        return None
    return [WEIGHT[move] for move in ask.moves]
