"""Numbers of a game that a designer may turn: prices, values, limits.

The rules read them from lists, so that one number can be changed in place while nothing else is.
"""

from __future__ import annotations

from typing import Final

BOOK: Final = "book"
HOUSE: Final = "house"


class Number:
    """One number: its name, where the rules read it, and whether the book or the house set it."""

    def __init__(self, name: str, shelf: list[int], at: int, mark: str, clause: str) -> None:
        self.name = name
        self.shelf = shelf
        self.at = at
        self.mark = mark
        self.clause = clause
        self.printed = shelf[at]

    @property
    def value(self) -> int:
        """What the rules read now."""
        return self.shelf[self.at]

    def turn(self, value: int) -> None:
        """Let the rules read another value, in this process, until `reset`."""
        self.shelf[self.at] = value

    def reset(self) -> None:
        """The value as printed."""
        self.shelf[self.at] = self.printed

    def __repr__(self) -> str:
        return f"<Number {self.name} = {self.value} ({self.mark}, {self.clause})>"
