"""Weights that nobody learned: to see what bots with weights do where a game has none."""

from __future__ import annotations

from saloon.bots.weights import Draft, Sheet, Weights, layout_digest, parse, write_weights
from saloon.engine.game import Game, Value
from saloon.engine.observation import size
from saloon.engine.rng import Rng

UNITS = 16
MOST = 250
SHIFT = 7
SCALE = 1 / (MOST * 400)


def made_up(game: Game, seats: int, options: dict[str, Value], rng: Rng) -> Weights:
    """One small network for a table, all of its numbers by chance."""
    return parse(made_up_file(game, seats, options, rng), "made up")


def made_up_file(game: Game, seats: int, options: dict[str, Value], rng: Rng) -> bytes:
    """The same as a file."""

    def some(count: int) -> list[int]:
        return [rng.below(2 * MOST + 1) - MOST for _ in range(count)]

    def rows(count: int, each: int) -> list[list[int]]:
        return [some(each) for _ in range(count)]

    first = Sheet(rows(size(game, seats), UNITS), some(UNITS), SHIFT)
    second = Sheet(rows(UNITS, UNITS), some(UNITS), SHIFT)
    outs = max(2, seats)
    chances = Sheet(rows(outs, UNITS), some(outs), scale=SCALE)
    count = len(game.moves)
    moves = Sheet(rows(count, UNITS), some(count), scale=SCALE)
    draft = Draft(seats, layout_digest(game, seats), [first, second], chances, moves)
    return write_weights(game, options, [draft], {})
