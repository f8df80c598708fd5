"""What a learning machine reads: a table as runs of small numbers with names.

A table is written down as pieces of bytes and joined at the end; most pieces are made beforehand,
so that a number costs a look into a list.
"""

from __future__ import annotations

from typing import Final

HIGH: Final = 255
"""No number is greater; what could be is cut off here."""
MOST_CASES: Final = 128
MOST_BITS: Final = 10


class Field:
    """A run of small numbers in what a seat observes: its name, how many, the greatest, what of."""

    def __init__(self, name: str, size: int, high: int, about: str) -> None:
        self.name = name
        self.size = size
        self.high = high
        self.about = about

    def __repr__(self) -> str:
        return f"<Field {self.name}: {self.size} of 0 to {self.high}>"


def _cases(size: int) -> list[bytes]:
    """One row a case, and one of zeros at the end, which -1 finds."""
    rows = [bytes([1 if i == case else 0 for i in range(size)]) for case in range(size)]
    rows.append(bytes(size))
    return rows


def _sets(size: int) -> list[bytes]:
    """One row a set of so many things: 1 for what is in it, the lowest bit first."""
    return [bytes([mask >> i & 1 for i in range(size)]) for mask in range(1 << size)]


ONE: Final = [bytes([number]) for number in range(HIGH + 1)]
CASES: Final = [_cases(size) for size in range(MOST_CASES)]
SETS: Final = [_sets(size) for size in range(MOST_BITS)]


def number(value: int) -> bytes:
    """One number, cut off at HIGH."""
    return ONE[value] if value < HIGH else ONE[HIGH]


def one_of(size: int, which: int) -> bytes:
    """One number a case: 1 for the one that is, 0 for the others (all 0 for -1)."""
    return CASES[size][which]


def members(size: int, mask: int) -> bytes:
    """One number a thing: 1 for those in a set, given as a bit mask."""
    return SETS[size][mask]
