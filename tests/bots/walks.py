"""Matches under way, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng


def positions(game: Game, seats: int, seed: str, every: int, most: int) -> Iterator[Match]:
    """A random match at some of its questions that leave a choice."""
    options = {option.id: option.choices[-1] for option in game.options}
    if game.refuse(seats, {o.id: o.default for o in game.options} | options):
        options = {}
    match = Match(game, seats, seed, options)
    rng = Rng.seeded(seed)
    count = found = 0
    while match.asks and found < most:
        ask = match.asks[rng.below(len(match.asks))]
        if count % every == every - 1:
            found += 1
            yield match
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        count += 1
