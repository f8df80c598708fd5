"""A small network that looks at a table: what a seat observes in, everybody's chances out.

All of it is whole numbers, so that the compiled and the pure build find the same to the last bit.
A layer reads bytes, multiplies them by weights of 16 bits and writes bytes again. Only inputs that
are not zero cost anything. Two sums share one number of 64 bits: the weights of two units lie in
one word, the first in its lower half, and as long as no sum outgrows 32 bits (`Layer` sees to it)
adding and multiplying words does both at once. Where C could be compiled, `_layer.c` works out the
same sums many at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib import import_module
from sys import byteorder
from typing import Final

from librt.strings import BytesWriter, read_i16_le, read_i64_le
from mypy_extensions import i64, u8

UNITS: Final = 16
"""A layer has a multiple of this many units: eight words of two."""
WORDS: Final = UNITS // 2
ROW: Final = WORDS * 8
"""The bytes of one input's weights to this many units."""
HALF: Final = 1 << 31
LOW: Final = (1 << 32) - 1
WORD: Final = 8
TOP: Final = 255
"""A unit at its highest; in training that is 1."""


Reader = Callable[[bytes, bytes, bytes, int], bytes]


def in_c() -> Reader | None:
    """What reads a layer in C, if that was compiled."""
    try:
        read: Reader = import_module("saloon.bots._layer").read
    except ImportError:
        return None
    return read


IN_C: Final = in_c()


def plain(numbers: list[int], each: int) -> bytes:
    """Numbers as the machine holds them, in so many bytes each."""
    out = BytesWriter()
    for number in numbers:
        out.write(number.to_bytes(each, byteorder, signed=True))
    return out.getvalue()


def pack(weights: list[int]) -> bytes:
    """The weights of one input to all units as words of two."""
    out = BytesWriter()
    for i in range(0, len(weights), 2):
        word = weights[i + 1] * (1 << 32) + weights[i]
        out.write(word.to_bytes(8, "little", signed=True))
    return out.getvalue()


class Layer:
    """Bytes in, bytes out: sums of weighed inputs, cut off below zero and above one."""

    def __init__(
        self,
        inputs: int,
        units: int,
        rows: list[list[int]],
        biases: list[int],
        shift: int,
        native: Reader | None = IN_C,
    ) -> None:
        """`rows` has the weights of one input to all units each; what a sum has too much of goes.

        A sum is divided by two to the power of `shift`, to the nearest whole number.
        """
        self.inputs = inputs
        self.units = units
        self.shift = shift
        self.blocks = units // UNITS
        half = 1 << shift >> 1
        self.native = native
        self.sums = b""
        self.starts: list[int] = []
        if native is not None:
            self.weights = b"".join([plain(row, 2) for row in rows])
            self.sums = plain([bias + half for bias in biases], 4)
            return
        first = pack([bias + half for bias in biases])
        self.starts = [read_i64_le(first, at) for at in range(0, len(first), WORD)]
        packed = [pack(row) for row in rows]
        # Block by block, so that one walk over the inputs fills eight words.
        self.weights = b"".join(
            [row[block * ROW : (block + 1) * ROW] for block in range(self.blocks) for row in packed]
        )

    def read(self, seen: bytes) -> bytes:
        """What the units make of these inputs."""
        native = self.native
        if native is not None:
            return native(seen, self.weights, self.sums, self.shift)
        out = BytesWriter()
        weights = self.weights
        shift: i64 = self.shift
        end: i64 = len(seen)
        start: i64 = 0
        for block in range(self.blocks):
            first = block * WORDS
            a: i64 = self.starts[first]
            b: i64 = self.starts[first + 1]
            c: i64 = self.starts[first + 2]
            d: i64 = self.starts[first + 3]
            e: i64 = self.starts[first + 4]
            f: i64 = self.starts[first + 5]
            g: i64 = self.starts[first + 6]
            h: i64 = self.starts[first + 7]
            at: i64 = 0
            while at < end:
                # Eight inputs at a look, as long as there are eight: most of them are zero.
                stop: i64 = at + WORD
                if stop > end:
                    stop = end
                elif read_i64_le(seen, at) == 0:
                    at = stop
                    continue
                while at < stop:
                    x: i64 = seen[at]
                    if x != 0:
                        row: i64 = start + at * ROW
                        a += x * read_i64_le(weights, row)
                        b += x * read_i64_le(weights, row + 8)
                        c += x * read_i64_le(weights, row + 16)
                        d += x * read_i64_le(weights, row + 24)
                        e += x * read_i64_le(weights, row + 32)
                        f += x * read_i64_le(weights, row + 40)
                        g += x * read_i64_le(weights, row + 48)
                        h += x * read_i64_le(weights, row + 56)
                    at += 1
            start += end * ROW
            squash(out, a, shift)
            squash(out, b, shift)
            squash(out, c, shift)
            squash(out, d, shift)
            squash(out, e, shift)
            squash(out, f, shift)
            squash(out, g, shift)
            squash(out, h, shift)
        return out.getvalue()


def squash(out: BytesWriter, word: i64, shift: i64) -> None:
    """Write the two sums of a word down as bytes."""
    low: i64 = ((word & LOW) ^ HALF) - HALF
    high: i64 = (word - low) >> 32
    low = low >> shift
    high = high >> shift
    out.append(u8(0 if low < 0 else TOP if low > TOP else low))
    out.append(u8(0 if high < 0 else TOP if high > TOP else high))


class Head:
    """Bytes in, numbers out; each number can be asked for by itself."""

    def __init__(self, inputs: int, rows: list[list[int]], biases: list[int], scale: float) -> None:
        self.inputs = inputs
        self.biases = biases
        self.scale = scale
        out = BytesWriter()
        for row in rows:
            for weight in row:
                out.write(weight.to_bytes(2, "little", signed=True))
        self.weights = out.getvalue()

    def read(self, seen: bytes, number: int) -> float:
        """One of the numbers."""
        total: i64 = self.biases[number]
        weights = self.weights
        count: i64 = self.inputs
        row: i64 = number * self.inputs * 2
        at: i64 = 0
        while at < count:
            x: i64 = seen[at]
            if x != 0:
                total += x * i64(read_i16_le(weights, row + at * 2))
            at += 1
        return float(total) * self.scale


NO_SENSES: Final[list[float]] = []
LEAST_CHANCE: Final = 1.0e-4
"""No estimate is taken for surer than this."""


def logs(senses: list[float], seat: int) -> list[float]:
    """Estimates of all seats as logarithms, the seat itself first; alone, losing comes second."""
    if len(senses) == 1:
        senses = [senses[0], 1.0 - senses[0]]
    found: list[float] = []
    for i in range(len(senses)):
        found.append(math.log(max(LEAST_CHANCE, senses[(seat + i) % len(senses)])))
    return found


class Net:
    """Everybody's chances, and how promising each move looks, from what one seat observes."""

    def __init__(
        self,
        seats: int,
        layers: list[Layer],
        chances: Head,
        moves: Head | None,
        above_sense: bool = False,
    ) -> None:
        self.seats = seats
        # Whether it says by how much the game's own estimate is off, instead of all by itself.
        self.above_sense = above_sense
        self.layers = layers
        self.head = chances
        self.moves = moves

    def look(self, seen: bytes) -> bytes:
        """What the last layer makes of an observation."""
        for layer in self.layers:
            seen = layer.read(seen)
        return seen

    def chances(self, seen: bytes, seat: int, senses: list[float] = NO_SENSES) -> list[float]:
        """Every seat's chance to win, as the seat sees it that observes; the sum is 1.

        Alone at a table the second number stands for losing, and is left out. `senses` are the
        estimates of all seats that a network above sense starts from.
        """
        features = self.look(seen)
        seats = self.seats
        count = max(2, seats)
        raw = [self.head.read(features, i) for i in range(count)]
        if self.above_sense:
            start = logs(senses, seat)
            for i in range(count):
                raw[i] += start[i]
        shares = soften(raw)
        if seats == 1:
            return [shares[0]]
        found = [0.0] * seats
        for i in range(seats):
            found[(seat + i) % seats] = shares[i]
        return found

    def weigh(self, seen: bytes, moves: list[int]) -> list[float] | None:
        """How promising some moves look, in sum 1; None where it has learned no moves."""
        head = self.moves
        if head is None:
            return None
        features = self.look(seen)
        return soften([head.read(features, move) for move in moves])


def soften(raw: list[float]) -> list[float]:
    """Parts of one whole, the greater the number the greater the part.

    >>> soften([0.0, 0.0])
    [0.5, 0.5]
    """
    most = raw[0]
    for value in raw:
        most = max(most, value)
    total = 0.0
    parts: list[float] = []
    for value in raw:
        part = math.exp(value - most)
        total += part
        parts.append(part)
    for i in range(len(parts)):
        parts[i] /= total
    return parts
