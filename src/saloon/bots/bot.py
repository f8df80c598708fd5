"""What a bot is: an object with `choose`, handed an imagined world, never the match."""

from __future__ import annotations

import os
from typing import Final

from mypy_extensions import mypyc_attr

from saloon.engine.errors import BadSetup
from saloon.engine.match import Match
from saloon.engine.rng import Rng

ALIKE: Final = 1.0e-9
"""Values no further apart than this are the same but for rounding."""


class Budget:
    """How long one decision may take: seconds, or iterations, which any machine repeats exactly."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    @staticmethod
    def read(text: str) -> Budget:
        """A budget as a person writes it: 50ms, 1s, or a plain number of iterations.

        >>> Budget.read("50ms"), Budget.read("2s"), Budget.read("800")
        (<Budget 50ms>, <Budget 2s>, <Budget 800>)
        """
        word = text.strip().lower()
        try:
            if word.endswith("ms"):
                return Budget(seconds=_above_zero(float(word[:-2])) / 1000)
            if word.endswith("s"):
                return Budget(seconds=_above_zero(float(word[:-1])))
            return Budget(iterations=int(_above_zero(int(word))))
        except ValueError:
            raise BadSetup(
                f"a budget is a time such as 50ms or 1s, or a number of iterations, not {text!r}"
            ) from None

    def share(self, part: float) -> Budget:
        """A part of this budget."""
        return Budget(self.seconds * part, max(1, int(self.iterations * part)))

    def __repr__(self) -> str:
        if self.seconds >= 1:
            return f"<Budget {self.seconds:g}s>"
        if self.seconds > 0:
            return f"<Budget {self.seconds * 1000:g}ms>"
        return f"<Budget {self.iterations}>"


def _above_zero(number: float) -> float:
    if not number > 0:
        raise ValueError
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. `name` is what the table calls it."""

    name: str = "bot"

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """A legal move for a seat, judging by a world as that seat may believe it.

        `world` is `match.imagine(seat)`: true in all that the seat can know, redealt in the
        rest; `world.imagine(seat, rng)` deals again, as often as the bot likes. A budget given
        here takes the place of the bot's own.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, all alike."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:  # noqa: ARG002
        """One roll of the dice."""
        moves = menu(world, seat)
        return moves[self.rng.below(len(moves))]


def menu(world: Match, seat: int) -> list[int]:
    """The legal moves of a seat that is asked."""
    ask = world.ask_for(seat)
    if ask is None:
        raise ValueError(f"seat {seat} is not asked anything")
    return ask.moves


def highest(values: list[float], rng: Rng) -> int:
    """The index of the highest value; of several that are alike any, so that no order decides.

    >>> sorted({highest([0.1, 0.5, 0.5], Rng.seeded(seed)) for seed in "abcdef"})
    [1, 2]
    """
    best = 0
    alike = 1
    for i in range(1, len(values)):
        if values[i] > values[best] + ALIKE:
            best = i
            alike = 1
        elif values[i] >= values[best] - ALIKE:
            alike += 1
            if rng.below(alike) == 0:
                best = i
    return best


def own_rng(seed: str) -> Rng:
    """The generator of a seed; without a seed one that nobody can foresee."""
    return Rng.seeded(seed or os.urandom(16).hex())
