"""What a learning machine reads: a table as runs of small numbers with names."""

from __future__ import annotations

from typing import Final

HIGH: Final = 255
"""No number is greater; what could be is cut off here."""


class Field:
    """A run of small numbers in what a seat observes: its name, how many, the greatest, what of."""

    def __init__(self, name: str, size: int, high: int, about: str) -> None:
        self.name = name
        self.size = size
        self.high = high
        self.about = about

    def __repr__(self) -> str:
        return f"<Field {self.name}: {self.size} of 0 to {self.high}>"


def one_of(out: list[int], size: int, which: int) -> None:
    """Write one number a case: 1 for the one that is, 0 for the others (all 0 for -1)."""
    for i in range(size):
        out.append(1 if i == which else 0)
