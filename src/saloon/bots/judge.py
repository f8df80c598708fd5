"""One judge for hints, puzzles and the look back: what moves bring, compared in the same worlds."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from saloon.bots.bot import Budget, menu
from saloon.bots.greedy import at_a_glance
from saloon.bots.search import EXPLORE, ROLLOUT, Edge, Tree
from saloon.bots.stretch import Stretch, sight
from saloon.bots.weights import learned
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.engine.trail import seat_of

SURE: Final = 1.96
"""Standard errors to each side of a 95 % interval."""

PLANNED: Final = 2
PLANNED_VISITS: Final = 8
"""How many moves of a plan are told, and how often the search must have been there for each."""

RIVALS: Final = 3
"""How many moves a hint compares the best one with."""

FURTHEST_BACK: Final = 60
"""How many moves of one stretch are compared with what a move would lead to."""


JUDGE: Final = "judge"
"""The seed of the judge: a hint and the look back on the same question find the same."""


def as_asked(match: Match) -> Match:
    """The match as it stood when its open questions were asked, which is what a judge looks at.

    Who of the others has answered one of them already tells nobody anything.
    """
    return match.at(len(match.history)) if match.committed else match


def judge_rng(seed: str, number: int, seat: int) -> Rng:
    """The chance by which one question is judged: after that number of moves, for this seat."""
    return Rng.seeded(f"{seed} {number} {seat}")


class Tally:
    """Figures of which the mean and its 95 % interval are wanted."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more figure."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean of all."""
        return self.total / self.count

    def error(self) -> float:
        """How far the true mean may well be from this one."""
        mean = self.mean()
        variance = max(0.0, self.squares / self.count - mean * mean)
        return SURE * math.sqrt(variance / max(1, self.count - 1))


class Weighed:
    """One move on the scales: what comes after it for every seat, and that beside the best move."""

    def __init__(self, move: int, seats: int) -> None:
        self.move = move
        self.after = [Tally() for _ in range(seats)]
        self.change = [Tally() for _ in range(seats)]

    def add(self, values: list[float], best: list[float]) -> None:
        """What the move and the best one came to in the same deal."""
        for seat in range(len(values)):
            self.after[seat].add(values[seat])
            self.change[seat].add(values[seat] - best[seat])

    def chances(self) -> list[float]:
        """Everybody's chance after the move."""
        return [tally.mean() for tally in self.after]

    def gap(self, seat: int) -> float:
        """How much worse than the best move it is for a seat."""
        return -self.change[seat].mean()

    def sure_gap(self, seat: int) -> float:
        """How much worse than the best move it is at least, as far as the samples tell."""
        return self.gap(seat) - self.change[seat].error()


class Verdict:
    """What a judge found: the best move, then those it was compared with."""

    def __init__(self, seat: int, thoughts: int) -> None:
        self.seat = seat
        self.thoughts = thoughts
        self.weighed: list[Weighed] = []
        self.hurried = False  # the clock ran out before all thoughts were spent
        self.plan: list[int] = []  # what the seat would most likely do next, without anybody else

    def best(self) -> Weighed:
        """The move to make."""
        return self.weighed[0]

    def of(self, move: int) -> Weighed | None:
        """A move, where it was on the scales."""
        for weighed in self.weighed:
            if weighed.move == move:
                return weighed
        return None

    def second(self) -> Weighed | None:
        """The best of the others."""
        found: Weighed | None = None
        for weighed in self.weighed[1:]:
            if found is None or weighed.gap(self.seat) < found.gap(self.seat):
                found = weighed
        return found


def weigh(
    match: Match,
    seat: int,
    rng: Rng,
    thoughts: int,
    also: int = -1,
    rivals: int = 0,
    seconds: float = 0.0,
    seen: list[int] | None = None,
    given: int = -1,
    clock: Callable[[], float] = perf_counter,
) -> Verdict:
    """Search a question as its seat sees it, then compare the best move with others.

    Half of the thoughts find the best move. The other half compare it with as many `rivals` as the
    search tried most, and then with `also`, all in the same worlds: figures that had a part in
    finding the best would flatter it. Whatever `also` is, the others come to the same figures, so
    that a hint and the look back do. A move back to what was `seen` in this stretch is not called
    the best as long as there is another; where the best is `given` nobody asks. The answer follows
    from what the seat knows and from `rng` alone, unless `seconds` run out by the `clock`: then
    the verdict says that it was hurried, whichever half was cut.
    """
    began = clock()
    world = match.imagine(seat, rng) if can_be_copied(match) else match
    if not can_be_copied(world):
        return glance(world, seat, rng, also, given)
    moves = menu(world, seat)
    stretch = Stretch()
    stretch.go_on(world, seat, [] if seen is None else seen)
    tree = Tree(world, seat, rng, EXPLORE, ROLLOUT, learned(world), stretch)
    tree.study(Budget(seconds / 2, max(2, thoughts // 2)))
    node = tree.own_node()
    best = node.edge(given) if given >= 0 else tree.way_on(moves)
    edges = [best]
    others = [edge for edge in node.edges_of(moves) if not edge.pruned]
    others.sort(key=_promise)
    for edge in others:
        if len(edges) <= rivals and edge not in edges:
            edges.append(edge)
    apart = node.edge(also) if also >= 0 else best
    if apart in edges:
        apart = best
    verdict = Verdict(seat, thoughts)
    verdict.weighed = [Weighed(edge.move, match.seats) for edge in edges]
    verdict.plan = plan(tree, best)
    verdict.hurried = int(tree.iterations) < max(2, thoughts // 2)
    deals: list[Rng] = []
    found: list[list[float]] = []  # what the best move came to in each deal
    share = seconds * len(edges) / (len(edges) + int(apart is not best))
    while len(deals) < max(2, thoughts // 4):
        if seconds > 0.0 and len(deals) >= 2 and clock() - began >= share:
            verdict.hurried = True
            break
        deals.append(rng.split())
        found.append(compare(tree, edges, verdict.weighed, deals[-1]))
    if apart is not best:
        weighed = Weighed(apart.move, match.seats)
        for i in range(len(deals)):
            weighed.add(tree.sample(apart, deals[i].copy()), found[i])
        verdict.weighed.append(weighed)
    return verdict


def can_be_copied(match: Match) -> bool:
    """Whether worlds can be imagined from here: not where no redealt start led to the question."""
    return match.origin is not None or match.trail is not None


def glance(world: Match, seat: int, rng: Rng, also: int, given: int) -> Verdict:
    """What can be said where nothing can be tried: what looks best, and everybody's chances now.

    It is marked as hurried, since no thought went into it.
    """
    best = given if given >= 0 else at_a_glance(world, seat, rng)
    now = world.game.senses(world.state)
    verdict = Verdict(seat, 0)
    verdict.hurried = True
    for move in (best, also):
        if move >= 0 and verdict.of(move) is None:
            weighed = Weighed(move, len(now))
            weighed.add(now, now)
            verdict.weighed.append(weighed)
    return verdict


def plan(tree: Tree, edge: Edge) -> list[int]:
    """What the seat would most likely do after a move, as long as nobody else decides."""
    moves: list[int] = []
    while len(moves) < PLANNED and edge.nodes and tree.root.seat == tree.seat:
        node = edge.nodes[0]
        for other in edge.nodes:
            if other.visits > node.visits:
                node = other
        if node.seat != tree.seat or node.visits < PLANNED_VISITS:
            break
        edge = node.best(node.menu, tree.rng.copy())
        moves.append(edge.move)
    return moves


def _promise(edge: Edge) -> tuple[int, float, int]:
    return (-int(edge.visits), -edge.mean(), edge.move)


def compare(tree: Tree, edges: list[Edge], weighed: list[Weighed], deal: Rng) -> list[float]:
    """Try every move on the scales once more, in one world; what the best came to."""
    best = tree.sample(edges[0], deal.copy())
    for i in range(len(edges)):
        weighed[i].add(best if i == 0 else tree.sample(edges[i], deal.copy()), best)
    return best


def seen_before(match: Match, seat: int) -> list[int]:
    """What a seat has seen since anybody else last decided something, this moment included."""
    history = match.history
    first = len(history)
    while (
        first > 0 and len(history) - first < FURTHEST_BACK and seat_of(history[first - 1]) == seat
    ):
        first -= 1
    again = match.at(first)
    seen: list[int] = []
    reveals = again.state.reveals
    for number in range(first, len(history) + 1):
        if len(again.asks) > 1 or again.committed or again.state.reveals != reveals:
            seen = []  # others decided here as well, or something came to light
        reveals = again.state.reveals
        if len(again.asks) == 1 and not again.committed:
            seen.append(sight(again, seat))
        if number < len(history):
            again.replay(history[number : number + 1], match.deals)
    return seen
