"""How often each clause of the rules applies in random games.

Uniformly random play never meets some corners of a rulebook, so every other game is played by
players with a temperament: random preferences for some moves over others, drawn once a game.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from saloon.engine.errors import BadSetup
from saloon.engine.event import Log
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rulebook import rulebook

LIKINGS = (0, 1, 1, 1, 40)
"""How much a temperament may like a move: not at all, like any other, or above all."""


class Coverage:
    """How often each clause fired over a number of games."""

    def __init__(self, game: Game) -> None:
        rules = rulebook(game)
        self.clauses = len(rules.clauses)
        self.exempt = rules.exempt()
        self.fired = dict.fromkeys(rules.clauses, 0)

    def add(self, log: Log) -> None:
        """Count what one match cited; a clause that rules.md does not have is a bug."""
        for clause, times in log.fired.items():
            self.fired[clause] += times

    @property
    def never(self) -> list[str]:
        """The clauses that never fired although they should be able to."""
        return [id for id, times in self.fired.items() if not times and id not in self.exempt]

    def data(self) -> dict[str, Any]:
        """As plain data for a program to read."""
        fired = {id: times for id, times in self.fired.items() if times}
        return {
            "clauses": self.clauses,
            "fired": fired,
            "never": self.never,
            "exempt": self.exempt,
        }


def settings(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every seat count with every combination of options the game allows."""
    found = []
    for seats in game.seats:
        for values in product(*(option.choices for option in game.options)):
            options = {o.id: value for o, value in zip(game.options, values, strict=True)}
            try:
                game.settle_options(seats, options)
            except BadSetup:
                continue
            found.append((seats, options))
    return found


def cover(game: Game, games: int, seed: str = "coverage") -> Coverage:
    """Play random games over all settings in turn and count what fired."""
    coverage = Coverage(game)
    rng = Rng.seeded(f"{seed}/{game.id}")
    all_settings = settings(game)
    rng.shuffle(all_settings)
    for number in range(games):
        seats, options = all_settings[number % len(all_settings)]
        log = Log(keep=False)
        match = Match(game, seats, f"{seed}/{number}", options, keep=False, log=log)
        odd = (number // len(all_settings) + number) % 2
        play_with_temperament(match, rng, temperament(game, rng) if odd else None)
        coverage.add(log)
    return coverage


def temperament(game: Game, rng: Rng) -> list[int]:
    """A liking for every move of the game."""
    return [LIKINGS[rng.below(len(LIKINGS))] for _ in game.moves]


def play_with_temperament(match: Match, rng: Rng, likings: list[int] | None) -> None:
    """Play to the end; each move is drawn by its liking, where any is liked."""
    while match.asks:
        ask = match.asks[0]
        liked = ask.moves
        if likings is not None:
            liked = [move for move in ask.moves for _ in range(likings[move])] or ask.moves
        match.play(ask.seat, liked[rng.below(len(liked))])
