"""Self-play: what every seat saw, what should have been foreseen, and which moves looked good.

A game follows from the plan, its number and the weights alone, so the cores may share the games
out as they like.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context

from saloon.bots.bot import Budget
from saloon.bots.greedy import look_ahead
from saloon.bots.net import NO_SENSES, Net, logs
from saloon.bots.random import weighed
from saloon.bots.search import SENSE, SearchBot
from saloon.bots.weights import Weights, parse
from saloon.catalog import game as find_game
from saloon.engine.ask import Ask
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.observation import observation
from saloon.engine.rng import Rng

LAMBDA = 0.9
"""How far back a correction reaches: 0 to the decision before, 1 only from the end of the game."""
SHARP = 6
"""A search plays what it tried twice as often this many doublings more readily.

By visits alone the practice of a small search is worse than that of a single step: much of what it
tries is only tried.
"""
LONGEST = 4000
"""A game of this many decisions ends undecided; everybody's chance is what it was thought to be."""


@dataclass(frozen=True)
class Plan:
    """How games are played to learn from."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    thoughts: int = 0
    """Iterations of a search before each move; 0 looks one step ahead."""
    heat: float = 0.02
    """Moves that differ by so little in the chance to win are tried almost alike."""
    above_sense: bool = False
    """Whether the network learns by how much the game's own estimate is off."""


@dataclass
class Lesson:
    """What was seen, row after row, and what to make of each."""

    width: int
    seats: int
    seen: bytearray = field(default_factory=bytearray)
    chances: array[float] = field(default_factory=lambda: array("f"))
    """A row: the chance of every seat, the observing one first."""
    starts: array[float] = field(default_factory=lambda: array("f"))
    """A row: the logarithms a network above sense starts from; else there are none."""
    menus: array[int] = field(default_factory=lambda: array("i"))
    liking: array[float] = field(default_factory=lambda: array("f"))
    ends: array[int] = field(default_factory=lambda: array("i"))
    """Where the moves of a row end in `menus` and in `liking`; most rows have none."""
    games: int = 0
    decisions: int = 0

    def __len__(self) -> int:
        return len(self.ends)

    def add(self, other: Lesson) -> None:
        """Put another lesson behind this one."""
        moves = len(self.menus)
        self.seen += other.seen
        self.chances.extend(other.chances)
        self.starts.extend(other.starts)
        self.menus.extend(other.menus)
        self.liking.extend(other.liking)
        self.ends.extend(end + moves for end in other.ends)
        self.games += other.games
        self.decisions += other.decisions


@dataclass
class Look:
    """What one seat saw at one decision, and what it would have foreseen then."""

    seen: bytes
    foreseen: list[float]
    start: list[float]
    moves: Sequence[int]
    liking: Sequence[float]


def shares(match: Match) -> list[float]:
    """How a finished match was won: 1 in parts among the winners; alone and lost, nothing."""
    parts = [0.0] * match.seats
    for winner in match.winners:
        parts[winner] = 1 / len(match.winners)
    if match.seats > 1 and not match.winners:
        return [1 / match.seats] * match.seats
    return parts


def seen_from(seat: int, parts: Sequence[float]) -> list[float]:
    """Everybody's parts, the seat itself first; alone, the second number is the chance to lose."""
    if len(parts) == 1:
        return [parts[0], 1 - parts[0]]
    return [*parts[seat:], *parts[:seat]]


class Table:
    """One game of self-play."""

    def __init__(self, plan: Plan, number: int, weights: Weights | None) -> None:
        self.plan = plan
        self.game: Game = find_game(plan.game)
        seed = f"{plan.seed}/{plan.seats}/{number}"
        self.match = Match(self.game, plan.seats, seed, plan.options, events=False)
        self.rng = Rng.seeded(f"{seed}/practice")
        self.net: Net | None = None if weights is None else weights.net(plan.seats)
        self.looks: list[list[Look]] = [[] for _ in range(plan.seats)]
        self.bots: list[SearchBot] = []
        if plan.thoughts:
            self.bots = [self.searcher(seat, seed, weights) for seat in range(plan.seats)]

    def searcher(self, seat: int, seed: str, weights: Weights | None) -> SearchBot:
        """A bot that searches for one seat."""
        rng = Rng.seeded(f"{seed}/{seat}")
        budget = Budget(iterations=self.plan.thoughts)
        bot = SearchBot(rng, budget, weights=SENSE if weights is None else "practice")
        bot.file = weights
        return bot

    def play(self) -> Lesson:
        """Play it to the end, and make a lesson of it."""
        match = self.match
        decisions = 0
        while not match.over and decisions < LONGEST:
            ask = match.asks[0]
            if len(ask.moves) == 1:
                match.play(ask.seat, ask.moves[0])
                continue
            decisions += 1
            liking = self.searched(ask) if self.bots else self.stepped(ask)
            self.note(ask, liking, decisions)
            readily = [one**SHARP for one in liking] if self.bots else liking
            match.play(ask.seat, ask.moves[weighed(readily, self.rng)])
        return self.lesson(decisions)

    def stepped(self, ask: Ask) -> list[float]:
        """How good each move looks one step ahead, in one world."""
        deal = self.rng.split()
        values = [look_ahead(self.match, ask.seat, move, deal, net=self.net) for move in ask.moves]
        best = max(values)
        raw = [math.exp((value - best) / self.plan.heat) for value in values]
        total = sum(raw)
        return [one / total for one in raw]

    def searched(self, ask: Ask) -> list[float]:
        """How often a search tried each move."""
        bot = self.bots[ask.seat]
        bot.choose(self.match.imagine(ask.seat, self.rng), ask.seat)
        tree = bot.tree
        assert tree is not None
        visits = [float(edge.visits) for edge in tree.own_node().edges_of(ask.moves)]
        total = sum(visits)
        if total <= 0:
            return [1 / len(visits)] * len(visits)
        return [one / total for one in visits]

    def note(self, ask: Ask, liking: list[float], decisions: int) -> None:
        """Write down what the seat that is asked sees, and one of the others."""
        seats = self.plan.seats
        self.note_one(ask.seat, ask.moves, liking)
        if seats > 1:
            other = (ask.seat + 1 + decisions % (seats - 1)) % seats
            self.note_one(other, (), ())

    def note_one(self, seat: int, moves: Sequence[int], liking: Sequence[float]) -> None:
        """Write down what one seat sees."""
        seen = observation(self.match, seat)
        senses = self.game.senses(self.match.state) if self.plan.above_sense else NO_SENSES
        foreseen = seen_from(seat, self.foreseen(seen, seat, senses))
        start = logs(senses, seat) if senses else NO_SENSES
        self.looks[seat].append(Look(seen, foreseen, start, moves, liking))

    def foreseen(self, seen: bytes, seat: int, senses: list[float]) -> list[float]:
        """Everybody's chances now: by the network, or before there is one by the game's `sense`.

        So a course begins with what the hand-made estimate knows, and need not find it again.
        """
        if self.net is not None:
            return self.net.chances(seen, seat, senses)
        values = [max(0.0, value) for value in self.game.senses(self.match.state)]
        total = sum(values)
        if self.plan.seats == 1:
            return [min(1.0, total)]
        if total <= 0:
            return [1 / self.plan.seats] * self.plan.seats
        return [value / total for value in values]

    def lesson(self, decisions: int) -> Lesson:
        """Everything that was seen, and what should have been foreseen, from the end on."""
        plan = self.plan
        width = len(self.looks[0][0].seen) if self.looks[0] else 0
        found = Lesson(width, plan.seats, games=1, decisions=decisions)
        for seat, looks in enumerate(self.looks):
            if not looks:
                continue
            if self.match.over:
                target = seen_from(seat, shares(self.match))
            else:
                target = looks[-1].foreseen
            following = target
            rows: list[tuple[Look, list[float]]] = []
            for look in reversed(looks):
                target = [
                    (1 - LAMBDA) * next_one + LAMBDA * later
                    for next_one, later in zip(following, target, strict=True)
                ]
                following = look.foreseen
                rows.append((look, target))
            for look, chances in rows:
                found.seen += look.seen
                found.chances.extend(chances)
                found.starts.extend(look.start)
                found.menus.extend(look.moves)
                found.liking.extend(look.liking)
                found.ends.append(len(found.menus))
        return found


Job = tuple[Plan, range, bytes]


@lru_cache(maxsize=2)
def unpacked(held: bytes) -> Weights:
    """The networks of a file; all packets of a round come with the same one."""
    return parse(held, "practice")


def play_job(job: Job) -> Lesson:
    """Play some games of a plan, by the weights in a file, or by `sense` without one."""
    plan, numbers, held = job
    weights = unpacked(held) if held else None
    found: Lesson | None = None
    for number in numbers:
        lesson = Table(plan, number, weights).play()
        if found is None:
            found = lesson
        else:
            found.add(lesson)
    assert found is not None
    return found


def jobs_of(plan: Plan, numbers: range, weights: bytes, each: int) -> list[Job]:
    """The games of a round in packets that a core plays at a time."""
    return [
        (plan, numbers[start : start + each], weights) for start in range(0, len(numbers), each)
    ]


class Crew:
    """The cores that play; with one, everything stays in this process."""

    def __init__(self, workers: int) -> None:
        self.pool = get_context("spawn").Pool(workers) if workers > 1 else None

    def play(self, jobs: list[Job]) -> Iterator[Lesson]:
        """Play all jobs; the lessons come in their order, whoever played them.

        Several cores begin at once, and go on while nobody asks for the lessons.
        """
        if self.pool is None:
            return map(play_job, jobs)
        return self.pool.imap(play_job, jobs)

    def close(self) -> None:
        """Send everybody home."""
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
