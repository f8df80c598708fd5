"""What tells one moment from another, and what undoes a move, as bots look at it."""

from __future__ import annotations

from typing import Any

UNDONE = (
    ("buy", "sell"),
    ("get", "put"),
    ("put", "get"),
    ("lay", "pick-up"),
    ("pick-up", "lay"),
    ("deposit", "withdraw"),
    ("withdraw", "deposit"),
)
"""What a watchdog over bots counts as silly in one turn, and bots leave (saloon.bots.stretch)."""

SPENT = ("free", "move_left", "moving")
"""What a turn has less and less of."""


def moment(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what is merely spent: whoever walks in a circle stands where they stood.

    Free actions, acres of a Move, and Grit.
    """
    table: dict[str, Any] = view["table"]
    turn: dict[str, Any] | None = table["turn"]
    if turn is None:
        return view
    return {
        **view,
        "asks": [
            {"seat": ask["seat"], "prompt": "turn"} if ask["prompt"] == "turn" else ask
            for ask in view["asks"]
        ],
        "table": {
            **table,
            "turn": {**turn, **dict.fromkeys(SPENT, 0)},
            "players": [{**player, "grit": 0} for player in table["players"]],
        },
    }
