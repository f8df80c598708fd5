"""What a match that is kept remembers: its answers, and the table from which copies are made.

An answer is one int, an entry of the history: the move, the seat, whether the question was a secret
one (`Game.secrets`) and how much had been revealed before it.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.state import State

LONG: Final = 32
"""How many answers a trail may hold before the next beat is copied as its new start."""

NO_SEAT: Final = -9

MOVE_MASK: Final = 0xFFFF
SEAT_SHIFT: Final = 16
SEAT_MASK: Final = 0x7F
SECRET: Final = 1 << 23
REVEAL_SHIFT: Final = 24

HIDDEN_MOVE: Final = MOVE_MASK
"""Stands for what another seat answered secretly, one question or several."""

PUBLIC: Final = SEAT_MASK << SEAT_SHIFT | MOVE_MASK
"""What everybody saw of an answer: who gave it, and which."""


def entry_of(reveals: int, secret: bool, seat: int, move: int) -> int:
    """An answer as the history holds it."""
    covered = SECRET if secret else 0
    return reveals << REVEAL_SHIFT | covered | seat << SEAT_SHIFT | move


def seat_of(entry: int) -> int:
    """Who answered."""
    return entry >> SEAT_SHIFT & SEAT_MASK


def move_of(entry: int) -> int:
    """What was answered."""
    return entry & MOVE_MASK


def is_secret(entry: int) -> bool:
    """Whether the question was a secret one."""
    return entry & SECRET != 0


def reveals_before(entry: int) -> int:
    """How much had been revealed when it was answered."""
    return entry >> REVEAL_SHIFT


def opened(entry: int) -> int:
    """The entry of an answer that has come to light."""
    return entry & ~SECRET


def masked(entries: list[int]) -> list[int]:
    """Entries with HIDDEN_MOVE for secret answers, once for all that one seat gave on end."""
    found: list[int] = []
    covered = NO_SEAT
    for entry in entries:
        if not is_secret(entry):
            covered = NO_SEAT
            found.append(entry)
        elif seat_of(entry) != covered:
            covered = seat_of(entry)
            found.append(entry_of(0, False, covered, HIDDEN_MOVE))
    return found


class Patch:
    """A table that takes the true one's place when the trail has been played up to an index."""

    def __init__(self, at: int, table: State) -> None:
        self.at = at
        self.table = table


NO_PATCHES: Final[list[Patch]] = []
"""Shared by all that have none; never changed."""


class Trail:
    """Where copies of a match start: a table at a recent beat, and what was redealt since.

    The answers since then are the tail of the history, from `at` on.
    """

    def __init__(self, start: State, at: int, beat: int) -> None:
        self.start = start  # never played on: shared by all copies
        self.at = at
        self.beat = beat
        self.latest = at  # how many answers the history held at the latest beat
        self.patches = NO_PATCHES
        self.copied = False  # since it started here: then it is worth starting later

    def begin(self, start: State, beat: int) -> None:
        """Start at the latest beat instead, of which this is the table."""
        self.start = start
        self.at = self.latest
        self.beat = beat
        self.patches = NO_PATCHES
        self.copied = False

    def is_worth_moving(self) -> bool:
        """Whether the latest beat should be copied: somebody makes copies, or it grows long."""
        return self.copied or self.latest - self.at >= LONG

    def patch(self, patch: Patch) -> None:
        """From here on the copies go on with another table."""
        self.patches = [*self.patches, patch]

    def twin(self) -> Trail:
        """The same for a copy of the match."""
        other = Trail(self.start, self.at, self.beat)
        other.latest = self.latest
        other.patches = self.patches
        return other
