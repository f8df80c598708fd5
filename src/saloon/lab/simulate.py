"""Many games at once: who wins how often, from which seat, and how long a game lasts.

Game number n is played from the seed `<seed>/<n>` with the bots moved on by n seats, so that the
same command gives the same figures whatever the number of cores and the size of the batches.
"""

from __future__ import annotations

import math
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from multiprocessing import get_context
from typing import Any

from saloon.bots.bot import Bot, RandomBot
from saloon.bots.external import any_own, close_all
from saloon.bots.levels import bot
from saloon.catalog import game as find_game
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.forfeits import Forfeits
from saloon.lab.numbers import turned

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution: intervals hold the truth 95 times in 100."""

BATCHES_EACH = 16
MOST_IN_BATCH = 250


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson (1927); good near 0 and 1 too.

    >>> [round(end, 4) for end in wilson(50, 100)]
    [0.4038, 0.5962]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return min(rate, max(0.0, (middle - spread) / scale)), max(rate, (middle + spread) / scale)


class Simulation:
    """What a number of games added up to; two of them add up in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.played: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.lasted: dict[str, Counter[int]] = {}
        self.forfeits = Forfeits()
        self.seats = seats
        self.share = math.lcm(*range(1, seats + 1))
        """Wins are counted in this many parts, so that shared victories add up exactly."""

    def count(self, kinds: Sequence[str], match: Match, decisions: int) -> None:
        """Add one finished game."""
        self.games += 1
        self.played.update(kinds)
        winners = match.winners
        for seat in winners:
            self.wins[kinds[seat]] += self.share // len(winners)
            self.seat_wins[seat] += self.share // len(winners)
        self.decisions[decisions] += 1
        for unit, count in match.game.lasted(match.state).items():
            self.lasted.setdefault(unit, Counter())[count] += 1

    def add(self, other: Simulation) -> None:
        """Add the games of another simulation."""
        self.games += other.games
        for name in ("played", "wins", "seat_wins", "decisions"):
            getattr(self, name).update(getattr(other, name))
        for unit, counts in other.lasted.items():
            self.lasted.setdefault(unit, Counter()).update(counts)
        self.forfeits.add(other.forfeits)

    def by_bot(self) -> dict[str, dict[str, float]]:
        """How often each kind of bot won, a trial being one bot in one game."""
        return {
            kind: self._rate(self.wins[kind], self.played[kind]) for kind in sorted(self.played)
        }

    def by_seat(self) -> list[dict[str, float]]:
        """How often each seat won."""
        return [self._rate(self.seat_wins[seat], self.games) for seat in range(self.seats)]

    def _rate(self, parts: int, games: int) -> dict[str, float]:
        wins = parts / self.share
        low, high = wilson(wins, games)
        return {
            "games": games,
            "wins": round(wins, 6),
            "rate": round(wins / games if games else 0.0, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }

    def data(self) -> dict[str, Any]:
        """As plain data for a program to read."""
        return {
            "games": self.games,
            "by_bot": self.by_bot(),
            "by_seat": self.by_seat(),
            **{unit: spread(counts) for unit, counts in self.lengths().items()},
            **({"forfeits": self.forfeits.data()} if self.forfeits.choices else {}),
        }

    def lengths(self) -> dict[str, Counter[int]]:
        """How long games lasted: in decisions, and in what the game counts."""
        return {"decisions": self.decisions, **self.lasted}


def spread(lengths: Mapping[int, int]) -> dict[str, Any]:
    """Mean, quantiles and the whole distribution of a length.

    >>> spread({1: 1, 2: 2, 9: 1})["median"]
    2
    """
    total = sum(lengths.values())
    if total == 0:
        return {"mean": 0.0, "histogram": {}}
    ordered = sorted(lengths.items())
    return {
        "mean": round(sum(length * times for length, times in ordered) / total, 3),
        "min": ordered[0][0],
        "p5": _quantile(ordered, total, 0.05),
        "median": _quantile(ordered, total, 0.5),
        "p95": _quantile(ordered, total, 0.95),
        "max": ordered[-1][0],
        "histogram": {str(length): times for length, times in ordered},
    }


def _quantile(ordered: list[tuple[int, int]], total: int, part: float) -> int:
    seen = 0
    for length, times in ordered:
        seen += times
        if seen >= part * total:
            return length
    return ordered[-1][0]


class Batch:
    """A row of games for one worker: what it needs to know, and no more."""

    def __init__(
        self,
        game: str,
        kinds: Sequence[str],
        options: Mapping[str, object],
        seed: str,
        games: range,
        numbers: Mapping[str, int] | None = None,
    ) -> None:
        self.game = game
        self.kinds = list(kinds)
        self.options = dict(options)
        self.seed = seed
        self.games = games
        self.numbers = dict(numbers or {})

    def play(self) -> Simulation:
        """Play these games one after another."""
        game = find_game(self.game)
        with turned(game, self.numbers):
            return self._play(game)

    def _play(self, game: Game) -> Simulation:
        seats = len(self.kinds)
        result = Simulation(seats)
        for number in self.games:
            turn = number % seats
            kinds = self.kinds[-turn:] + self.kinds[:-turn] if turn else self.kinds
            seed = f"{self.seed}/{number}"
            bots = [bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
            match = Match(game, seats, seed, self.options, events=any_own(kinds))
            try:
                decisions = play_out(match, bots, Rng.seeded(f"{seed}/imagined"))
            finally:
                close_all(bots)
            result.count(kinds, match, decisions)
            result.forfeits.note(kinds, bots)
        return result


def play_out(match: Match, bots: Sequence[Bot], rng: Rng) -> int:
    """Let bots play a match to its end; returns how many decisions they made."""
    decisions = 0
    while match.asks:
        seat = match.asks[0].seat
        chooser = bots[seat]
        # A random bot looks at nothing but its menu: no world need be imagined for it.
        world = match if isinstance(chooser, RandomBot) else match.imagine(seat, rng)
        match.play(seat, chooser.choose(world, seat))
        decisions += 1
    return decisions


def batches(
    game: str,
    kinds: Sequence[str],
    options: Mapping[str, object],
    seed: str,
    games: int,
    workers: int,
    numbers: Mapping[str, int] | None = None,
) -> Iterator[Batch]:
    """All games in rows that keep every worker busy to the end."""
    size = max(1, min(MOST_IN_BATCH, games // (workers * BATCHES_EACH)))
    for first in range(0, games, size):
        yield Batch(game, kinds, options, seed, range(first, min(first + size, games)), numbers)


def deaf() -> None:
    """A worker leaves Ctrl-C to the command that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulate(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: str = "",
    options: Mapping[str, object] | None = None,
    workers: int = 0,
    progress: Callable[[int], object] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> Simulation:
    """Play many games on all cores (or with some workers); `progress` hears of finished games."""
    workers = workers or os.cpu_count() or 1
    rows = batches(game, kinds, options or {}, seed, games, workers, numbers)
    total = Simulation(len(kinds))
    if workers == 1:
        for row in rows:
            _add(total, row.play(), progress)
        return total
    with get_context("spawn").Pool(workers, deaf) as pool:
        for part in pool.imap_unordered(Batch.play, rows):
            _add(total, part, progress)
    return total


def _add(total: Simulation, part: Simulation, progress: Callable[[int], object] | None) -> None:
    total.add(part)
    if progress is not None:
        progress(part.games)
