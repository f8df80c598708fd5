"""The one source of chance: four 32-bit words, the same numbers compiled and pure.

Every step is masked to 32 bits, so that native 64-bit arithmetic (which wraps around) and Python's
(which does not) walk through the same sequence. The generator is xoshiro128++.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000

T = TypeVar("T")


class Rng:
    """A small, copyable random generator with 128 bits of state.

    >>> rng = Rng.seeded("tombstone-7")
    >>> again = rng.copy()
    >>> [rng.roll(6) for _ in range(5)] == [again.roll(6) for _ in range(5)]
    True
    """

    def __init__(self, a: i64 = 1, b: i64 = 2, c: i64 = 3, d: i64 = 4) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @staticmethod
    def seeded(text: str) -> Rng:
        """The generator that belongs to any text, by hash."""
        digest = hashlib.blake2b(text.encode(), digest_size=16).digest()
        words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
        if not any(words):
            words[0] = 1
        return Rng(words[0], words[1], words[2], words[3])

    def copy(self) -> Rng:
        """A generator that will give the same numbers from here on."""
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """The whole state, for saving."""
        return [self.a, self.b, self.c, self.d]

    def bits(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d
        x: i64 = (a + d) & MASK
        result: i64 = ((((x << 7) | (x >> 25)) & MASK) + a) & MASK
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def uniform(self, n: i64) -> i64:
        """An exactly uniform number from 0 to n - 1 (n below 2**31)."""
        wide: i64 = self.bits() * n
        low: i64 = wide & MASK
        if low < n:
            floor: i64 = (SPAN - n) % n
            while low < floor:
                wide = self.bits() * n
                low = wide & MASK
        return wide >> 32

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; a test may have written it down beforehand (`Dice`)."""
        return self.uniform(n)

    def roll(self, sides: i64) -> i64:
        """A die: 1 to sides."""
        return self.uniform(sides) + 1

    def shuffle(self, items: list[T]) -> None:
        """Mix a list in place, every order as likely as any other."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.uniform(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    # What follows is chance as the rules meet it. A generator that notes what came to light, and
    # one that lets the same come to light again, tell these apart (`saloon.engine.belief`).

    def secret(self, n: i64) -> i64:
        """A number from 0 to n - 1 that nobody gets to see."""
        return self.below(n)

    def deal(self, things: list[int], kind: str) -> None:  # noqa: ARG002
        """Mix things that lie face down; `kind` is that of their zone (`Game.zones`)."""
        self.shuffle(things)

    def throw(self, faces: tuple[int, ...], count: int, kind: str) -> list[int]:  # noqa: ARG002
        """Dice thrown under a cup, lowest first; `kind` is that of their zone (`Game.zones`)."""
        return sorted([faces[self.secret(len(faces))] for _ in range(count)])

    def disclose(self, number: int) -> int:
        """A number that was hidden and comes to light here, such as what a sealed order says."""
        return number

    def split(self) -> Rng:
        """A new generator that goes its own way, drawn from this one."""
        return Rng(self.bits() | 1, self.bits(), self.bits(), self.bits())


class Dice(Rng):
    """Chance written down beforehand, for tests; behind the script it is an ordinary generator.

    >>> dice = Dice([5, 2])
    >>> dice.roll(6), dice.below(6), dice.left()
    (5, 2, 0)
    """

    def __init__(self, script: list[int], seed: i64 = 1) -> None:
        super().__init__(seed, 2, 3, 4)
        self.script = script

    def copy(self) -> Rng:
        """A copy with its own script."""
        dice = Dice(self.script[:])
        dice.a = self.a
        dice.b = self.b
        dice.c = self.c
        dice.d = self.d
        return dice

    def left(self) -> int:
        """How many written numbers are still to come."""
        return len(self.script)

    def below(self, n: i64) -> i64:
        """The next written number, as it stands."""
        if not self.script:
            return self.uniform(n)
        value: i64 = self.script.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"the script says {value}, but 0 to {n - 1} was asked for")
        return value

    def roll(self, sides: i64) -> i64:
        """The next written number, as it stands."""
        if not self.script:
            return self.uniform(sides) + 1
        value: i64 = self.script.pop(0)
        if not 1 <= value <= sides:
            raise ValueError(f"the script says {value}, but 1 to {sides} was asked for")
        return value
