"""The table at one moment: plain typed data, one integer RNG inside."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from saloon.engine.event import EVERYBODY, Log
from saloon.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a state that has fields of its own (a player's board, a town).

    Parts are made without arguments and hold ints, bools, strings, lists and tuples of those, and
    other parts: see `saloon.engine.data`, which saves and restores any of them.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """What every table has. A game adds its own fields and writes `become` for them."""

    def __init__(self) -> None:
        self.rng = Rng()
        self.seats = 0
        self.over = False
        self.winners: list[int] = []
        self.reveals = 0
        self.log: Log | None = None

    def blank(self) -> State:
        """A new, empty table of the same game."""
        raise NotImplementedError

    def become(self, other: State) -> None:
        """Take over every field of another table of the same game, in place. Copies lists."""
        self.rng = other.rng.copy()
        self.seats = other.seats
        self.over = other.over
        self.winners = other.winners[:]
        self.reveals = other.reveals

    def copy(self) -> State:
        """An independent table, equal in every field. Nobody listens to it yet."""
        table = self.blank()
        table.become(self)
        return table

    # The doors to chance and to the log: the only ones the rules use.

    def roll(self, sides: int) -> int:
        """Roll a die for all to see: 1 to sides."""
        self.reveals += 1
        return self.rng.roll(sides)

    def reveal(self) -> None:
        """Something hidden came to be known to somebody; moves before this cannot be undone."""
        self.reveals += 1

    def cite(self, clauses: str) -> None:
        """One or several clauses, a space between, applied here."""
        log = self.log
        if log is not None:
            log.cite(clauses)

    def tell(self, event: str, clauses: str, *numbers: int) -> None:
        """Something happened by these clauses, the main one first; everybody may know."""
        log = self.log
        if log is not None:
            log.tell(event, clauses, numbers, EVERYBODY)

    def whisper(self, to: int, event: str, clauses: str, *numbers: int) -> None:
        """Something happened that only one seat may know."""
        log = self.log
        if log is not None:
            log.tell(event, clauses, numbers, to)
