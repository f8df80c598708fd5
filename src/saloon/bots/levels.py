"""Every bot by its name."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot, Budget, RandomBot, own_rng
from saloon.bots.greedy import GreedyBot
from saloon.engine.errors import BadSetup

LEVELS: Final = ("random", "greedy")
"""The bots, from the weakest to the strongest."""


def names() -> list[str]:
    """What a bot may be called."""
    return list(LEVELS)


def bot(name: str, seed: str = "", budget: Budget | None = None) -> Bot:
    """A bot by its name; from the same seed it decides the same, unless a clock hurries it.

    >>> bot("greedy", seed="a").name
    'greedy'
    """
    rng = own_rng(seed)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(rng)
    raise BadSetup(f"there is no bot {name!r}; the bots are: {', '.join(names())}")
