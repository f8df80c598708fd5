"""What a bot should feel: how near a seat is to the end of its list."""

from __future__ import annotations

from saloon.games.bantam.state import PICKING, Table


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    if t.over:
        return 1.0 if seat in t.winners else 0.0
    if t.step <= PICKING:
        return 1.0 / t.seats
    return (1.0 + t.np[seat]) / (t.seats + sum(t.np))
