"""Uniformly random play: the yardstick, the rollout and the benchmark."""

from __future__ import annotations

from saloon.engine.ask import TOGETHER, Ask
from saloon.engine.match import Match
from saloon.engine.rng import Rng


def play_out(match: Match, rng: Rng, limit: int = -1) -> int:
    """Play random legal moves to the end, or as many as the limit; returns how many."""
    played = 0
    while played != limit:
        ask = match.ask
        if ask is None:
            break
        if ask.seat == TOGETHER:
            ask = match.asks[0]
        moves = ask.moves
        match.play(ask.seat, moves[rng.below(len(moves))])
        played += 1
    return played


def play_on(world: Match, rng: Rng, limit: int) -> None:
    """Play a few moves as they come: by the weights of the game's `prior`, else all alike."""
    for _ in range(limit):
        ask = world.ask
        if ask is None:
            return
        if ask.seat == TOGETHER:
            ask = world.asks[0]
        world.play(ask.seat, drawn(world, ask, rng))


def drawn(world: Match, ask: Ask, rng: Rng) -> int:
    """A move by the weights of `prior`: drawn by those of `likely`, again where it is pruned."""
    game = world.game
    weights = game.likely(world.state, ask)
    if weights is None:
        return ask.moves[rng.below(len(ask.moves))]
    for _ in weights:
        number = weighed(weights, rng)
        move = ask.moves[number]
        if weights[number] <= 0.0 or not game.is_pruned(world.state, ask, move):
            return move
        weights[number] = 0.0
    return ask.moves[weighed(weights, rng)]


def weighed(weights: list[float], rng: Rng) -> int:
    """An index, as likely as its weight says; any where nothing weighs.

    >>> {weighed([0.0, 1.0, 0.0], Rng.seeded(seed)) for seed in "abc"}
    {1}
    """
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return rng.below(len(weights))
    rest = total * (rng.below(1 << 30) / (1 << 30))
    for i in range(len(weights)):
        rest -= weights[i]
        if rest < 0.0:
            return i
    return len(weights) - 1
