"""Matches brought to where a test needs them."""

from __future__ import annotations

import saloon
from saloon import Match, Rng


def until(prompt: str, seats: int = 4, **options: bool) -> Match:
    """A match of wanted, played at random until a question of this kind is open."""
    for number in range(200):
        match = Match(saloon.game("wanted"), seats, f"until {prompt} {number}", options)
        rng = Rng.seeded(f"{number}")
        while match.asks:
            ask = match.asks[0]
            if ask.prompt == prompt:
                return match
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    raise AssertionError(f"no {prompt} in 200 games")


def finished(seats: int = 3, seed: str | list[str] = "done", **options: bool) -> Match:
    """A match of wanted, played at random to its end."""
    match = Match(saloon.game("wanted"), seats, seed, options)
    rng = Rng.seeded("finish")
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match
