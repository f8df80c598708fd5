"""What a seat cannot know, redealt in place: the standing orders of others.

No deck has an order before it is drawn from (PIO-RULING-64), so nothing else is hidden.
"""

from __future__ import annotations

from saloon.engine.rng import Rng
from saloon.games.pioneers.play.orders import forget_orders
from saloon.games.pioneers.state import Table


def redeal(t: Table, seat: int, rng: Rng) -> None:  # noqa: ARG001
    """PIO-ORD-02: others may have ordered anything; a seat believes that they ordered nothing."""
    for other in range(t.seats):
        if other != seat:
            forget_orders(t, other)
