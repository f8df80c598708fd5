"""What tells one moment from another, and a proposal that is called off, as bots look at it."""

from __future__ import annotations

from typing import Any

CALLED_OFF = ("cancel", "back")
"""What a watchdog over bots counts as silly, and bots do not do (saloon.bots.stretch)."""

SPENT = ("backs", "proposals")
"""Counts of tries."""
COUNTING = ("step", "offer")
"""Questions whose numbers and menus only tell how much is left to spend on them."""


def moment(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what is merely spent: whoever walks in a circle stands where they stood.

    How often a Pioneer was put back or an offer begun, the Movement Points and the picks left.
    """
    table: dict[str, Any] = view["table"]
    turn = {**table["turn"], **dict.fromkeys(SPENT, 0)}
    offer: dict[str, Any] | None = table["offer"]
    if offer is not None:
        offer = {**offer, "picks": 0}
    return {
        **view,
        "asks": [
            {"seat": ask["seat"], "prompt": ask["prompt"]} if ask["prompt"] in COUNTING else ask
            for ask in view["asks"]
        ],
        "table": {**table, "turn": turn, "offer": offer},
    }
