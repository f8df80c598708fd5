"""Observations as floats of one size: each number less its mean, over its spread.

Flags stand beside scores in an observation. A network that reads them as they are sees little but
the scores; divided by the greatest they could be, a lead of one card is a twelfth and a lead of one
point a ninetieth. So mean and spread are taken from games that random bots play. These are always
the same games: what a learner has learned from such numbers fits them on any machine.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rl.observation import asked, observation

MOST: Final = 10.0
"""No number is further from zero than this: what random bots hardly meet must not blind."""
LEAST_SPREAD: Final = 0.1
"""A flag that is hardly ever up is not blown up to more than ten times its size."""
LOOKS: Final = 3000
EVERY: Final = 3
"""How many looks, at every third decision of one game after another."""


class Scale:
    """What one size means for every number of an observation."""

    def __init__(self, rows: NDArray[np.uint8], most: float = MOST) -> None:
        self.most = most
        numbers = rows.astype(np.float64)
        self.mean = numbers.mean(axis=0).astype(np.float32)
        spread = np.maximum(numbers.std(axis=0), LEAST_SPREAD)
        self.factor = (1.0 / spread).astype(np.float32)

    def read(self, seen: NDArray[np.uint8]) -> NDArray[np.float32]:
        """The numbers of one observation, or of several after one another."""
        rows = seen.reshape(-1, len(self.mean))
        sized: NDArray[np.float32] = (rows - self.mean) * self.factor
        np.clip(sized, -self.most, self.most, out=sized)
        return sized.reshape(seen.shape)


SCALES: Final[dict[Any, Scale]] = {}


def scale_of(game: Game, seats: int, options: dict[str, Value]) -> Scale:
    """The scale of a game at a table with these seats and options; measured once a process."""
    key = (game.id, game.rules, seats, *sorted(options.items()))
    found = SCALES.get(key)
    if found is None:
        found = SCALES[key] = Scale(looks(game, seats, options))
    return found


def looks(game: Game, seats: int, options: dict[str, Value]) -> NDArray[np.uint8]:
    """What seats that are asked see in games that random bots play: a row a look."""
    seen: list[bytes] = []
    rng = Rng.seeded("scale")
    games = decisions = 0
    while len(seen) < LOOKS:
        match = Match(game, seats, f"scale/{games}", options, events=False, keep=False)
        games += 1
        while len(seen) < LOOKS and (ask := asked(match)) is not None:
            if decisions % EVERY == 0:
                seen.append(observation(match, ask.seat))
            decisions += 1
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return np.frombuffer(b"".join(seen), np.uint8).reshape(LOOKS, -1)
