"""Every byte that leaves the server during games, held against what its reader may know."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.engine.rng import Rng
from tests.server.server import Server
from tests.server.wire import WHOLE, hold, random_moves

EVERYTHING = {"dollars": True, "cavalry": True, "duel": True, "consent": True, "quick": True}


@pytest.mark.parametrize(
    ("game", "seed", "seats", "options", "first", "most"),
    [
        # Short games in which many different things happen.
        ("wanted", "228", 3, EVERYTHING, 0, WHOLE),
        ("undead", "326", 2, {}, 0, WHOLE),
        ("pioneers", "330", 2, {}, 0, WHOLE),
        # A long game with a large picture: a stretch of its beginning, its middle and late.
        ("bantam", "", 2, {"mode": "governors"}, 0, 25),
        ("bantam", "", 2, {"mode": "governors"}, 400, 25),
        ("bantam", "", 2, {"mode": "governors"}, 600, 25),
    ],
)
def test_every_byte_sent_in_a_game_could_have_been_sent_in_a_world_its_reader_believes_in(
    server: Server,
    game: str,
    seed: str,
    seats: int,
    options: dict[str, Any],
    first: int,
    most: int,
) -> None:
    match = saloon.Match(saloon.game(game), seats, f"wire {game} {seed}".rstrip(), options)
    rng = Rng.seeded(f"wire {first}")
    while len(match.history) < first:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert not match.committed
    hold(server, match, random_moves(f"wire-{game}"), most)
