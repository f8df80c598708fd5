"""How fast the table is, through the public Match: decisions, games and clones a second."""

from __future__ import annotations

import platform
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import saloon
from saloon.bots.random import play_out
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng


def from_python(match: Match, rng: Rng) -> int:
    """Random play written here, where nothing is compiled, against `asks` and `play`."""
    played = 0
    while asks := match.asks:
        ask = asks[0]
        moves = ask.moves
        match.play(ask.seat, moves[rng.below(len(moves))])
        played += 1
    return played


def decisions(
    game: Game, seats: int, seconds: float, play: Callable[[Match, Rng], int]
) -> tuple[float, float]:
    """Decisions and games a second of matches that nobody keeps or listens to."""
    played = 0
    games = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        match = Match(game, seats, f"bench/{games}", keep=False, events=False)
        played += play(match, Rng.seeded(f"moves/{games}"))
        games += 1
    return played / spent, games / spent


class Clones:
    """Clones made at one kind of decision and the time they took."""

    def __init__(self) -> None:
        self.made = 0
        self.spent = 0.0

    def make(self, match: Match) -> None:
        """Clone a match where it stands."""
        start = perf_counter()
        match.clone()
        self.spent += perf_counter() - start
        self.made += 1

    def rate(self) -> float:
        """Clones a second."""
        return self.made / self.spent if self.spent else 0.0


def clones(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Clones a second at every decision of random games: overall, at a beat, inside one.

    One clone a decision, as a search at every decision would make it.
    """
    beat = Clones()
    middle = Clones()
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        match = Match(game, seats, f"clones/{games}", events=False)
        rng = Rng.seeded(f"moves/{games}")
        while match.asks:
            at_beat = match.trail is not None and len(match.history) == match.trail.latest
            (beat if at_beat else middle).make(match)
            play_out(match, rng, 1)
        games += 1
    whole = (beat.made + middle.made) / (beat.spent + middle.spent)
    return {
        "clones_per_s": whole,
        "clones_beat_per_s": beat.rate(),
        "clones_middle_per_s": middle.rate(),
    }


def measure(game: Game, seats: int = 0, seconds: float = 2.0) -> dict[str, Any]:
    """Everything `saloon bench` says, each figure from a number of seconds on one core.

    `cpu_share` is how much of a core we were given: well below 1, others were busy too and every
    figure is too low.
    """
    seats = seats or game.default_seats
    game.settle_options(seats, {})
    decisions(game, seats, min(0.2, seconds), play_out)  # warm up
    wall, cpu = perf_counter(), process_time()
    native, games = decisions(game, seats, seconds, play_out)
    plain, _ = decisions(game, seats, seconds, from_python)
    rates = {
        "decisions_per_s": native,
        "decisions_per_s_from_python": plain,
        "games_per_s": games,
        **clones(game, seats, seconds),
    }
    share = (process_time() - cpu) / (perf_counter() - wall)
    return {
        "game": game.id,
        "rules": game.rules,
        "build": saloon.build(),
        "seats": seats,
        **{name: round(rate, 1) for name, rate in rates.items()},
        "seconds": seconds,
        "cpu_share": round(share, 2),
        "version": saloon.__version__,
        "python": platform.python_version(),
    }
