"""What a learning machine reads: a table as runs of small numbers with names.

A table is written into one buffer; rows that hold a 1 among zeros are made beforehand, so that
one costs a look into a list.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import u8

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
    """One row for each set of `count` things: 1 for what is in it, the lowest bit first."""
    return [bytes([mask >> i & 1 for i in range(size)]) for mask in range(1 << size)]


CASES: Final = [_cases(size) for size in range(MOST_CASES)]
SETS: Final = [_sets(size) for size in range(MOST_BITS)]


def one_of(size: int, which: int) -> bytes:
    """One number a case: 1 for the one that is, 0 for the others (all 0 for -1)."""
    return CASES[size][which]


def members(size: int, mask: int) -> bytes:
    """One number a thing: 1 for those in a set, given as a bit mask."""
    return SETS[size][mask]


def cut(value: int) -> u8:
    """A number as it may stand in a row."""
    return value if value < HIGH else HIGH


def write_some(out: BytesWriter, values: list[int], first: int, count: int) -> None:
    """A run of numbers out of a list."""
    for at in range(first, first + count):
        out.append(cut(values[at]))


def write_round(out: BytesWriter, values: list[int], first: int) -> None:
    """All numbers of a list, from a place on and round to it: players in the order of play."""
    for at in range(first, len(values)):
        out.append(cut(values[at]))
    for at in range(first):
        out.append(cut(values[at]))


# The order of play as each seat counts it, by the number of seats and the seat: who comes first,
# and where everybody stands (the last of these is for nobody).
MOST_SEATS: Final = 6
ORDER: Final = [
    [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
PLACE: Final = [
    [[*[(other - seat) % seats for other in range(seats)], -1] for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


class Row:
    """A row that was made from tuples, which never change; holding them keeps their ids theirs."""

    def __init__(self, of: tuple[int, ...], also: tuple[int, ...], row: bytes) -> None:
        self.of = of
        self.also = also
        self.row = row


MOST_ROWS: Final = 4096
Rows = dict[int, Row]
"""Rows by the id of the tuple they were made from: to look one up costs less than to write it."""


def recall(rows: Rows, key: int, of: tuple[int, ...], also: tuple[int, ...] = ()) -> bytes | None:
    """A row that was made from these very tuples before."""
    found = rows.get(key)
    if found is None or found.of is not of or found.also is not also:
        return None
    return found.row


def keep(
    rows: Rows, key: int, row: bytes, of: tuple[int, ...], also: tuple[int, ...] = ()
) -> bytes:
    """A row, written down for the next time."""
    if len(rows) >= MOST_ROWS:
        rows.clear()
    rows[key] = Row(of, also, row)
    return row
