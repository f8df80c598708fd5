"""A small network that looks at a table: what a seat observes in, everybody's chances out.

All of it is whole numbers, so that the compiled and the pure build find the same to the last bit.
A layer reads bytes, multiplies them by weights of 16 bits and writes bytes again; no sum outgrows
32 bits (whoever makes a `Layer` sees to it). Only inputs that are not zero cost anything. Where C
could be compiled, `_layer.c` works out the sums. Without it all weights of an input are one long
number of Python's, 32 bits a unit, so that one product and one sum do for all units at once.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from importlib import import_module
from sys import byteorder
from typing import Final

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

UNITS: Final = 16
"""A layer has a multiple of this many units."""
HALF: Final = 1 << 31
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


def lanes(numbers: list[int]) -> int:
    """Numbers as one: each adds to the 32 bits of its own, or takes away from them and those above.

    >>> lanes([2, 1]) == 2 + (1 << 32), lanes([-1, 1]) == (1 << 32) - 1
    (True, True)
    """
    above_zero = [number + HALF for number in numbers]
    raised = b"".join([number.to_bytes(4, "little") for number in above_zero])
    return int.from_bytes(raised, "little") - halves(len(numbers))


def halves(units: int) -> int:
    """Half of what 32 bits hold, for so many units."""
    return int.from_bytes(HALF.to_bytes(4, "little") * units, "little")


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
        starts = [bias + (1 << shift >> 1) for bias in biases]
        self.native = native
        self.weights = b""
        self.sums = b""
        self.rows: list[int] = []
        self.first = 0
        if native is not None:
            self.weights = b"".join([plain(row, 2) for row in rows])
            self.sums = plain(starts, 4)
        else:
            self.rows = [lanes(row) for row in rows]
            # Half of 32 bits too high, so that none is below zero in the end.
            self.first = lanes(starts) + halves(units)

    def read(self, seen: bytes) -> bytes:
        """What the units make of these inputs."""
        native = self.native
        if native is not None:
            return native(seen, self.weights, self.sums, self.shift)
        total = self.first
        for x, row in zip(seen, self.rows, strict=True):
            if x:
                total += x * row
        sums = array("I", total.to_bytes(self.units * 4, "little"))
        if byteorder == "big":
            sums.byteswap()
        shift = self.shift
        return bytes([min(TOP, max(0, (one - HALF) >> shift)) for one in sums])


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
