"""What the benchmark measures."""

from __future__ import annotations

import saloon
from saloon.bots.random import play_out
from saloon.lab import speed


def test_the_loop_in_plain_python_plays_the_same_games_as_the_native_one() -> None:
    game = saloon.game("wanted")
    one = saloon.Match(game, 4, "same")
    other = saloon.Match(game, 4, "same")
    played = play_out(one, saloon.Rng.seeded("moves"))
    assert speed.from_python(other, saloon.Rng.seeded("moves")) == played
    assert one.moves == other.moves


def test_clones_are_counted_where_they_are_made() -> None:
    made = speed.Clones()
    assert made.rate() == 0
    made.make(saloon.Match(saloon.game("wanted"), 2, "c", events=False))
    assert made.made == 1
    assert made.rate() > 0
