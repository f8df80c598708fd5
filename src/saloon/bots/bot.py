"""What a bot is: an object with `choose`, handed an imagined world, never the match."""

from __future__ import annotations

from saloon.engine.match import Match
from saloon.engine.rng import Rng


class Bot:
    """Chooses moves. `name` is what the table calls it."""

    name: str = "bot"

    def choose(self, world: Match, seat: int) -> int:
        """A legal move for a seat, judging by a world as that seat may believe it.

        `world` is `match.imagine(seat)`: true in all that the seat can know, dealt anew in the
        rest; `world.imagine(seat, rng)` deals again, as often as the bot likes.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, all alike."""

    name = "random"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, world: Match, seat: int) -> int:
        ask = world.ask_for(seat)
        assert ask is not None
        return ask.moves[self.rng.below(len(ask.moves))]
