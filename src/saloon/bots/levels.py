"""Every bot by its name: the levels people meet at the table, and the two yardsticks."""

from __future__ import annotations

import os
from typing import Final

from saloon.bots.bot import Bot, Budget, RandomBot, own_rng
from saloon.bots.external import is_own, own_bot
from saloon.bots.greedy import GreedyBot
from saloon.bots.search import SENSE, SearchBot
from saloon.bots.weights import read_weights
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game

LEVELS: Final = ("greenhorn", "deputy", "marshal", "legend")
"""The characters at the table, from the weakest to the strongest."""

SEARCHING: Final = LEVELS[1:]
"""Those that search, and so can judge by weights."""

YARDSTICKS: Final = ("random", "greedy")
"""Bots that others are measured against."""

DEPUTY_THOUGHTS: Final = 20
MARSHAL_THOUGHTS: Final = 100
LEGEND_SECONDS: Final = 0.8


def names() -> list[str]:
    """What a bot may be called, from the weakest to the strongest."""
    return ["random", "greenhorn", "greedy", "deputy", "marshal", "legend"]


def bot(name: str, seed: str = "", budget: Budget | None = None) -> Bot:
    """A bot by its name; from the same seed it decides the same, unless a clock hurries it.

    A bot remembers the turn it is in: make one for each seat of each match. The budget is the most
    a decision may take; Deputy and Marshal stop earlier by themselves, after a fixed number of
    iterations. `legend@FILE` judges by the weights in a file instead of those that came with the
    game, `legend@sense` by the game's own `sense`; so do Deputy and Marshal. `path.py:Name`,
    `run:command` and `http://...` are bots from outside (docs/bots.md).

    >>> bot("legend", seed="a").name
    'legend'
    """
    if is_own(name):
        return own_bot(name, seed, budget)
    rng = own_rng(seed)
    level, weights = name, ""
    if "@" in name:
        level, weights = with_weights(name)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(rng, budget=budget)
    if name == "greenhorn":
        return GreedyBot(rng, worlds=2, heat=0.35, eager=0.25, name=name, budget=budget)
    if level == "deputy":
        return SearchBot(rng, at_most(DEPUTY_THOUGHTS, budget), name, weights=weights)
    if level == "marshal":
        return SearchBot(rng, at_most(MARSHAL_THOUGHTS, budget), name, weights=weights)
    if level == "legend":
        return SearchBot(rng, budget or Budget(seconds=LEGEND_SECONDS), name, weights=weights)
    raise BadSetup(f"there is no bot {name!r}; the bots are: {', '.join(names())}")


def with_weights(name: str, game: Game | None = None) -> tuple[str, str]:
    """The level and the file of LEVEL@FILE; raises BadSetup, also where it does not fit a game."""
    level, _, file = name.partition("@")
    if level not in SEARCHING or not file:
        raise BadSetup(
            f"{name!r} names no bot with weights; LEVEL@FILE or LEVEL@{SENSE} does, and a level "
            f"that takes them is one of: {', '.join(SEARCHING)}"
        )
    if game is not None and file != SENSE:
        read_weights(file, game)
    return level, file


def placeless(name: str) -> str:
    """A bot's name without the folder its weights lie in: chance must not go by that.

    >>> placeless("legend@runs/3/weights.bin"), placeless("legend")
    ('legend@weights.bin', 'legend')
    """
    level, at, file = name.partition("@")
    return level + at + os.path.basename(file) if level in SEARCHING else name


def at_most(iterations: int, budget: Budget | None) -> Budget:
    """A number of iterations, and no more than a budget allows."""
    if budget is None:
        return Budget(iterations=iterations)
    fewer = min(iterations, budget.iterations) if budget.iterations else iterations
    return Budget(seconds=budget.seconds, iterations=fewer)
