"""What a bot should feel: how good a table is for each seat."""

from __future__ import annotations

from saloon.games.pioneers.state import Table


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1."""
    return senses(t)[seat]


def senses(t: Table) -> list[float]:
    """`sense` of every seat at once."""
    if t.over:
        share = 1.0 / len(t.winners)
        return [share if seat in t.winners else 0.0 for seat in range(t.seats)]
    points = [float(t.points(seat)) + 0.01 for seat in range(t.seats)]
    total = sum(points)
    return [p / total for p in points]
