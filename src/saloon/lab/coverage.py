"""How often each clause of the rules applies in random games.

Uniformly random play never meets some corners of a rulebook. So some of the games are played by
players with a habit, who answer the same question always alike and often end in a tie; by players
with a temperament, who like some moves better than others; by players with ambition, who get to see
what only winners see; and by players with a whim, who look for tables that have more of one thing
and less of another.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Any
from zlib import crc32

from saloon.engine.ask import Ask
from saloon.engine.errors import BadSetup
from saloon.engine.event import Log
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rulebook import rulebook

LIKINGS = (0, 1, 1, 1, 40)
"""How much a temperament may like a move: not at all, like any other, or above all."""

Choose = Callable[[Ask], int]


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
    """Play random games and count what fired.

    All numbers of seats take turns, and so do the options that go with each: a number of seats
    with many options is not played more often than others.
    """
    coverage = Coverage(game)
    rng = Rng.seeded(f"{seed}/{game.id}")
    all_settings = settings(game)
    rng.shuffle(all_settings)
    by_seats = [[chosen for n, chosen in all_settings if n == seats] for seats in game.seats]
    for number in range(games):
        turn, at = divmod(number, len(game.seats))
        options = by_seats[at][turn % len(by_seats[at])]
        players = PLAYERS[rng.below(len(PLAYERS))]
        log = Log(keep=False)
        keep = players in LOOKING_AHEAD
        match = Match(game, game.seats[at], f"{seed}/{number}", options, keep=keep, log=log)
        choose = players(match, rng)
        while match.asks:
            ask = match.asks[0]
            match.play(ask.seat, choose(ask))
        coverage.add(log)
    return coverage


def at_random(match: Match, rng: Rng) -> Choose:  # noqa: ARG001
    """Every move is as likely as any other."""
    return lambda ask: ask.moves[rng.below(len(ask.moves))]


def by_habit(match: Match, rng: Rng) -> Choose:  # noqa: ARG001
    """Always the same place on the menu of a question: all seats have the same habits."""
    habits: dict[str, int] = {}

    def choose(ask: Ask) -> int:
        habit = habits.setdefault(ask.prompt, rng.bits())
        return ask.moves[habit * len(ask.moves) >> 32]

    return choose


def by_temperament(match: Match, rng: Rng) -> Choose:
    """Prefers some moves and never makes others, throughout one game."""
    likings = [LIKINGS[rng.below(len(LIKINGS))] for _ in match.game.moves]

    def choose(ask: Ask) -> int:
        liked = [move for move in ask.moves for _ in range(likings[move])] or ask.moves
        return liked[rng.below(len(liked))]

    return choose


def by_ambition(match: Match, rng: Rng) -> Choose:
    """Looks one move ahead for the best table by the game's own evaluation."""
    return _looking_ahead(match, rng, lambda world, seat: world.game.sense(world.state, seat))


def by_whim(match: Match, rng: Rng) -> Choose:
    """Looks one move ahead for a table on which some of the numbers in view are larger or smaller.

    Which ones is drawn once a game. So somebody hoards one thing, or shuns another, to the end.
    """
    whim = Whim(str(rng.bits()))
    return _looking_ahead(match, rng, lambda world, seat: whim.of(world.view(seat)["table"]))


class Whim:
    """Likes or dislikes each number in a view, and the length of each list, by where it stands."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.weight = crc32(path.encode()) % 3 - 1
        self.inner: dict[str | int, Whim] = {}

    def of(self, seen: Any) -> int:
        """The sum of all numbers here and further in, each with its weight."""
        if isinstance(seen, dict):
            return sum([self.at(name).of(value) for name, value in seen.items()])
        if isinstance(seen, list):
            inner = sum([self.at(i).of(value) for i, value in enumerate(seen)])
            return inner + self.weight * len(seen)
        return self.weight * int(seen) if isinstance(seen, int) else 0

    def at(self, name: str | int) -> Whim:
        """The weights below one entry; they follow from its name."""
        found = self.inner.get(name)
        if found is None:
            found = self.inner[name] = Whim(f"{self.path}.{name}")
        return found


def _looking_ahead(match: Match, rng: Rng, evaluate: Callable[[Match, int], float]) -> Choose:
    """The move with the best evaluation, dice and all; any of several that are equal."""

    def choose(ask: Ask) -> int:
        best = ask.moves
        most = -math.inf
        if len(match.asks) > 1:  # a secret question: nothing happens before the last answer
            return best[rng.below(len(best))]
        for move in ask.moves:
            world = match.clone(keep=False)
            world.play(ask.seat, move)
            value = evaluate(world, ask.seat)
            if value > most:
                best, most = [move], value
            elif value == most:
                best.append(move)
        return best[rng.below(len(best))]

    return choose


PLAYERS = (
    *[at_random] * 6,
    *[by_habit] * 4,
    *[by_temperament] * 7,
    *[by_ambition] * 2,
    by_whim,
)
"""Who may play a game, those who come more often more often."""

LOOKING_AHEAD = (by_ambition, by_whim)
