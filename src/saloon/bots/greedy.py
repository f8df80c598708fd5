"""One step ahead: play each legal move in several imagined worlds and evaluate what follows."""

from __future__ import annotations

import math
from time import perf_counter

from saloon.bots.bot import ALIKE, Bot, Budget, highest, menu
from saloon.bots.net import Net
from saloon.bots.random import weighed
from saloon.bots.stretch import Stretch, declared, leads_back
from saloon.bots.weights import foresee
from saloon.engine.ask import NOT_GIVEN, TOGETHER
from saloon.engine.match import Match
from saloon.engine.rng import Rng


class GreedyBot(Bot):
    """The move with the best evaluation, on average over sampled outcomes.

    It never asks what the others will do next. It errs as people do: with `heat` a slightly
    worse move is chosen now and then, a much worse one hardly ever; with `eager` it
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
        budget: Budget | None = None,
    ) -> None:
        self.rng = rng
        self.worlds = worlds
        self.heat = heat
        self.eager = eager
        self.name = name
        self.budget = budget
        self.stretch = Stretch()

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """Judge every legal move in the same worlds, so that luck does not decide."""
        moves = menu(world, seat)
        if len(moves) == 1:
            return moves[0]
        if world.trail is None:
            return at_a_glance(world, seat, self.rng)
        allowed = self.budget if budget is None else budget
        seconds = 0.0 if allowed is None else allowed.seconds
        values = outlook(world, seat, self.rng, self.worlds, self.eager, seconds)
        self.stretch.note(world, seat)
        left = self.sensible(world, seat)
        picked = self.pick(world, seat, values, left)
        while len(left) > 1 and leads_back(world, seat, moves[picked], self.stretch.seen):
            left.remove(picked)
            picked = self.pick(world, seat, values, left)
        return moves[picked]

    def sensible(self, world: Match, seat: int) -> list[int]:
        """Which of the legal moves, by their place, undo nothing and are not ruled out."""
        ask = world.ask_for(seat)
        assert ask is not None
        weights = world.game.weigh(world.state, ask)
        known = declared(world.game)
        before = self.stretch.moves
        every = list(range(len(ask.moves)))
        found = [i for i in every if weights is None or weights[i] > 0.0]
        return [i for i in found if not known.is_silly(ask.moves[i], before)] or found or every

    def pick(self, world: Match, seat: int, values: list[float], among: list[int]) -> int:
        """One of some moves, by their place: with `heat` not always the best."""
        if self.heat > 0:
            return among[tempted([values[i] for i in among], self.heat, self.rng)]
        return among[self.best(world, seat, values, among)]

    def best(self, world: Match, seat: int, values: list[float], among: list[int]) -> int:
        """The best of some moves; of several that are equal, the most promising at a glance."""
        ask = world.ask_for(seat)
        weights = None if ask is None else world.game.weigh(world.state, ask)
        kept = [values[i] for i in among]
        if weights is None:
            return highest(kept, self.rng)
        top = max(kept) - ALIKE
        favoured = [weights[i] if values[i] >= top else -1.0 for i in among]
        return highest(favoured, self.rng)


def at_a_glance(world: Match, seat: int, rng: Rng) -> int:
    """A move by the game's `prior` alone: all that is left in a world that cannot be copied."""
    ask = world.ask_for(seat)
    assert ask is not None
    weights = world.game.prior(world.state, ask)
    if weights is None:
        return ask.moves[rng.below(len(ask.moves))]
    return ask.moves[weighed(weights, rng)]


def outlook(
    world: Match, seat: int, rng: Rng, worlds: int, eager: float = 0.0, seconds: float = 0.0
) -> list[float]:
    """For each legal move of a seat: the evaluation after it, on average.

    With seconds, no new world is begun after them.
    """
    moves = menu(world, seat)
    values = [0.0] * len(moves)
    began = perf_counter()
    done = 0
    while done < worlds and (done == 0 or seconds <= 0.0 or perf_counter() - began < seconds):
        deal = rng.split()
        for i in range(len(moves)):
            values[i] += look_ahead(world, seat, moves[i], deal, eager)
        done += 1
    return [value / done for value in values]


def look_ahead(
    world: Match, seat: int, move: int, deal: Rng, eager: float = 0.0, net: Net | None = None
) -> float:
    """A seat's evaluation after a move, in a world dealt like this: by `sense`, or by a network."""
    trial = world.imagine(seat, deal.copy(), keep=False)
    answer(trial, seat, move, deal)
    if net is None or trial.state.over:
        value = world.game.sense(trial.state, seat)
    else:
        value = foresee(net, trial, seat)[seat]
    if eager > 0.0:
        value += eager * share_of_score(world.game.scores(trial.state), seat)
    return value


def share_of_score(scores: list[int], seat: int) -> float:
    """A seat's part of what everybody has scored, 0 to 1."""
    lowest = min(0, *scores)
    total = sum(scores) - lowest * len(scores)
    return (scores[seat] - lowest) / total if total > 0 else 0.0


def answer(world: Match, seat: int, move: int, rng: Rng) -> None:
    """Play a move; where others answer secretly at the same time, they answer anything."""
    ask = world.ask
    if ask is not None and ask.seat == TOGETHER:
        world.pending = [part.given for part in ask.parts]
        for part in ask.parts:
            if part.seat != seat and part.given == NOT_GIVEN:
                world.play(part.seat, part.moves[rng.below(len(part.moves))])
    world.play(seat, move)


def tempted(values: list[float], heat: float, rng: Rng) -> int:
    """An index, the more likely the higher its value; heat is measured against their spread."""
    best = max(values)
    spread = best - min(values)
    if spread <= 0.0:
        return rng.below(len(values))
    return weighed([math.exp((value - best) / (spread * heat)) for value in values], rng)
