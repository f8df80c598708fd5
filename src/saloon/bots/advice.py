"""What a good player would tell one seat, from what that seat itself can know."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final

from saloon.bots.bot import Budget, highest, menu, own_rng
from saloon.bots.greedy import outlook
from saloon.bots.search import EXPLORE, ROLLOUT, Edge, Node, Tree
from saloon.bots.weights import learned
from saloon.engine.ask import TOGETHER
from saloon.engine.match import Match
from saloon.engine.rng import Rng

LINE_LENGTH: Final = 6
SEARCH_WORTH: Final = 30
"""How many games played to the end the search's own estimate counts for."""

LONGEST: Final = 400
"""How many moves a quick game may take."""


def advise(
    match: Match, seat: int, budget: Budget | None = None, seed: str = "", playouts: int = 40
) -> dict[str, Any]:
    """The value of each legal move, best first, the line behind it, and everybody's chances.

    All is found in worlds imagined from this seat: nothing it cannot know plays a part. The values
    are the search's estimates of winning. For the chances, quick games are played to the end
    as well (at most `playouts`, or half the time); the interval is one of 95 %.
    """
    rng = own_rng(seed)
    spend = Budget(iterations=2000) if budget is None else budget
    spend = Budget(spend.seconds / 2, spend.iterations)
    world = match.imagine(seat, rng)
    tree = Tree(world, seat, rng, EXPLORE, ROLLOUT, learned(world))
    tree.study(spend)
    wins = play_to_the_end(world, seat, rng, playouts, spend.seconds)
    found = tree.own_node().edges_of(menu(world, seat))
    edges = sorted(found, key=lambda edge: (-edge.visits, -edge.mean()))
    return {
        "game": match.game.id,
        "seat": seat,
        "iterations": int(tree.iterations),
        "playouts": wins.games,
        "moves": [_move(tree, edge) for edge in edges],
        "chances": chances(tree, edges[0], wins),
    }


def _move(tree: Tree, edge: Edge) -> dict[str, Any]:
    world = tree.world
    error = 1.96 * tree.seats[tree.seat].spread / math.sqrt(max(1.0, float(edge.visits)))
    value = edge.mean()
    return {
        "move": world.game.text(edge.move),
        "value": value,
        "low": max(0.0, value - error),
        "high": min(1.0, value + error),
        "tries": int(edge.visits),
        "line": [[who, world.game.text(move)] for who, move in line(tree, edge)],
    }


def line(tree: Tree, edge: Edge) -> list[tuple[int, int]]:
    """The move and what most likely follows it, as far as the search has looked."""
    moves = [(tree.seat, edge.move)]
    if tree.root.seat == TOGETHER:
        return moves
    while len(moves) < LINE_LENGTH and edge.nodes:
        node = max(edge.nodes, key=_visits)
        if node.seat == TOGETHER or not node.visits:
            break
        edge = node.best(node.menu, tree.rng)
        moves.append((node.seat, edge.move))
    return moves


def _visits(node: Node) -> int:
    return node.visits


class Wins:
    """Who won quick games played to the end."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.won = [0.0] * seats


def play_to_the_end(world: Match, seat: int, rng: Rng, most: int, seconds: float) -> Wins:
    """Quick games from here: every seat looks one step ahead, with what it knows then.

    A game that is too long for the time, or for patience, ends with everybody's evaluation.
    """
    wins = Wins(world.seats)
    until = perf_counter() + seconds
    in_time = True
    while wins.games < most and in_time:
        trial = world.imagine(seat, rng)
        moves = 0
        while trial.ask is not None and moves < LONGEST and in_time:
            ask = trial.asks[0]
            values = outlook(trial, ask.seat, rng, 1)
            trial.play(ask.seat, ask.moves[highest(values, rng)])
            moves += 1
            in_time = seconds <= 0 or perf_counter() < until
        values = trial.game.senses(trial.state)
        for other in range(world.seats):
            wins.won[other] += values[other]
        wins.games += 1
    return wins


def chances(tree: Tree, edge: Edge, wins: Wins) -> list[dict[str, Any]]:
    """Everybody's chance to win: what the search and the quick games say, weighed."""
    found: list[dict[str, Any]] = []
    weight = SEARCH_WORTH + wins.games
    for seat in range(tree.world.seats):
        searched = edge.sums[seat] / float(edge.visits)
        chance = (searched * SEARCH_WORTH + wins.won[seat]) / weight
        low, high = interval(chance, weight)
        found.append({"seat": seat, "chance": chance, "low": low, "high": high})
    return found


def interval(rate: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate out of n.

    >>> [round(end, 3) for end in interval(0.9, 400)]
    [0.867, 0.926]
    """
    if n <= 0:
        return 0.0, 1.0
    z = 1.959964
    middle = rate + z * z / (2 * n)
    half = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    below = 1 + z * z / n
    # At 0 and 1 the ends are the rate itself but for rounding.
    return min(rate, max(0.0, (middle - half) / below)), max(
        rate, min(1.0, (middle + half) / below)
    )
