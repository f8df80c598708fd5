"""One step ahead: play each legal move in several imagined worlds and feel where it leads."""

from __future__ import annotations

import math
from typing import Final

from saloon.bots.bot import Bot, Budget, menu
from saloon.engine.ask import TOGETHER
from saloon.engine.match import OPEN, Match
from saloon.engine.rng import Rng

ALIKE: Final = 1e-9
"""Values that differ by less are the same, added up in another order."""


class GreedyBot(Bot):
    """The move after which the table feels best, on average over sampled outcomes.

    It never asks what the others will do next. It errs as people do: with `heat` a move that feels
    a little worse is chosen now and then, one that feels much worse hardly ever; with `eager` it
    falls for points that can be seen on the table; and the fewer worlds it samples, the more it
    trusts its luck.
    """

    name = "greedy"

    def __init__(
        self,
        rng: Rng,
        worlds: int = 24,
        heat: float = 0.0,
        eager: float = 0.0,
        name: str = "greedy",
    ) -> None:
        self.rng = rng
        self.worlds = worlds
        self.heat = heat
        self.eager = eager
        self.name = name

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:  # noqa: ARG002
        """Judge every legal move in the same worlds, so that luck does not decide."""
        moves = menu(world, seat)
        if len(moves) == 1:
            return moves[0]
        values = outlook(world, seat, self.rng, self.worlds, self.eager)
        if self.heat > 0:
            return moves[tempted(values, self.heat, self.rng)]
        return moves[any_best(values, self.rng)]


def outlook(world: Match, seat: int, rng: Rng, worlds: int, eager: float = 0.0) -> list[float]:
    """For each legal move of a seat: how the table feels after it, on average."""
    game = world.game
    moves = menu(world, seat)
    values = [0.0] * len(moves)
    for _ in range(worlds):
        deal = rng.split()
        for i in range(len(moves)):
            trial = world.imagine(seat, deal.copy(), keep=False)
            answer(trial, seat, moves[i], deal)
            values[i] += game.sense(trial.state, seat)
            if eager > 0.0:
                values[i] += eager * share_of_score(game.scores(trial.state), seat)
    return [value / worlds for value in values]


def share_of_score(scores: list[int], seat: int) -> float:
    """A seat's part of what everybody has scored, 0 to 1."""
    lowest = min(0, *scores)
    total = sum(scores) - lowest * len(scores)
    return (scores[seat] - lowest) / total if total > 0 else 0.0


def answer(world: Match, seat: int, move: int, rng: Rng) -> None:
    """Play a move; where others answer secretly at the same time, they answer anything."""
    ask = world.ask
    if ask is not None and ask.seat == TOGETHER:
        world.pending = [OPEN] * len(ask.parts)
        for part in ask.parts:
            if part.seat != seat:
                world.play(part.seat, part.moves[rng.below(len(part.moves))])
    world.play(seat, move)


def any_best(values: list[float], rng: Rng) -> int:
    """The index of the highest value; of several alike any, so that no seat is picked on."""
    least = max(values) - ALIKE
    best = [i for i in range(len(values)) if values[i] >= least]
    return best[rng.below(len(best))]


def tempted(values: list[float], heat: float, rng: Rng) -> int:
    """An index, the more likely the higher its value; heat is measured against their spread."""
    best = max(values)
    spread = best - min(values)
    if spread <= 0.0:
        return rng.below(len(values))
    weights = [math.exp((value - best) / (spread * heat)) for value in values]
    rest = sum(weights) * (rng.below(1 << 30) / (1 << 30))
    for i in range(len(weights)):
        rest -= weights[i]
        if rest < 0.0:
            return i
    return len(weights) - 1
