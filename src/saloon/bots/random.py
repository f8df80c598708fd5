"""Uniformly random play: the yardstick, the rollout and the benchmark."""

from __future__ import annotations

from saloon.engine.ask import TOGETHER
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
