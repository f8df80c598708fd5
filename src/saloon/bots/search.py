"""Information-set Monte-Carlo tree search: one search for every game.

Each iteration deals a world anew as the searching seat may believe it, walks down one tree of
questions by what was answered before (chance and hidden cards differ from walk to walk), adds one
node, plays a few random moves and asks the game's `senses` how every seat then feels. Each seat
chooses for itself (max^n). Where several seats answer secretly at the same time, each chooses by
its own figures, without knowing what the others choose.
"""

from __future__ import annotations

import gc
import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from saloon.bots.bot import Bot, Budget, highest, menu
from saloon.bots.random import play_out
from saloon.engine.ask import TOGETHER, Ask
from saloon.engine.match import MOVE_MASK, OPEN, Match
from saloon.engine.rng import Rng

EXPLORE: Final = 0.8
"""How much a search looks around for each seat at the table, against the spread of what comes out.

With more seats a move says less about the end, and what looked bad once may well be good.
"""

CROWD: Final = 4
"""From so many seats on a search looks around no further."""

ROLLOUT: Final = 2
"""How many random moves are played from a new node before the game is asked how it feels."""

LONG_MENU: Final = 8
"""A menu longer than this is opened bit by bit, as a node is visited more often."""

SURPRISE: Final = 8
"""One in so many answers to a secret question is any legal one.

Seats that choose at the same time by the same rule could else fall into step, as if they had seen
each other's answers.
"""

LEAST_VARIANCE: Final = 0.0001
"""Where all outcomes are alike, a search still looks around a little."""

CLOCK_EVERY: Final = 16
"""How many iterations run between two looks at the clock."""


NO_SUMS: Final[list[float]] = []


class Edge:
    """One move at a node: how often it could be played, how often it was, and what it brought."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.nodes: list[Node] = []
        # Of the searching seat's own moves at the root: what they brought every seat.
        self.sums: list[float] = NO_SUMS

    def mean(self) -> float:
        """What the move brought the seat that played it, on average."""
        return self.total / float(self.visits) if self.visits else 0.0

    def follow(self, ask: Ask) -> Node | None:
        """The node of a question that was met after this move before."""
        for node in self.nodes:
            if node.stands_for(ask):
                return node
        return None


class Node:
    """One question, told apart by what was answered before, who is asked and what for.

    A question to several seats at once has a node a part, and `joint` an edge for each set of
    answers, which has no figures of its own.
    """

    def __init__(self, ask: Ask) -> None:
        self.seat = ask.seat
        self.prompt = ask.prompt
        self.visits: i64 = 0
        self.menu: list[int] = ask.moves
        self.edges: list[Edge] = NO_EDGES  # made when somebody first chooses here
        self.parts: list[Node] = NO_NODES
        self.joint: dict[tuple[int, ...], Edge] = NO_JOINT
        if ask.seat == TOGETHER:
            self.parts = [Node(part) for part in ask.parts]
            self.joint = {}

    def stands_for(self, ask: Ask) -> bool:
        """Whether this is the node of a question, whatever its menu in this world."""
        if self.seat != ask.seat or self.prompt != ask.prompt:
            return False
        if ask.seat != TOGETHER:
            return True
        if len(self.parts) != len(ask.parts):
            return False
        return [part.seat for part in self.parts] == [part.seat for part in ask.parts]

    def open(self) -> None:
        """Make the edges; most nodes are never chosen at and do without."""
        if self.edges is NO_EDGES:
            self.edges = [Edge(move) for move in self.menu]

    def edges_of(self, moves: list[int]) -> list[Edge]:
        """The edges of the moves that are legal in this world, old and new."""
        self.open()
        if self.menu is moves or self.menu == moves:
            return self.edges
        found: list[Edge] = []
        for move in moves:
            found.append(self.edge(move))
        return found

    def edge(self, move: int) -> Edge:
        """The edge of one move."""
        self.open()
        for edge in self.edges:
            if edge.move == move:
                return edge
        fresh = Edge(move)
        # The menu may belong to a question of the game: replaced, never changed.
        self.menu = [*self.menu, move]
        self.edges.append(fresh)
        return fresh

    def joint_edge(self, answers: tuple[int, ...]) -> Edge:
        """The edge of one set of answers to a question put to several seats."""
        edge = self.joint.get(answers)
        if edge is None:
            edge = Edge(OPEN)
            self.joint[answers] = edge
        return edge

    def best(self, moves: list[int], rng: Rng) -> Edge:
        """The move tried most; of several the one that brought more, else any of them."""
        most: i64 = -1
        often: list[Edge] = []
        for edge in self.edges_of(moves):
            if edge.visits > most:
                most = edge.visits
                often = [edge]
            elif edge.visits == most:
                often.append(edge)
        return often[highest([edge.mean() for edge in often], rng)]

    def settled(self, left: int) -> bool:
        """Whether no other move can catch up with the one tried most in what is left."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left


NO_EDGES: Final[list[Edge]] = []
NO_NODES: Final[list[Node]] = []
NO_JOINT: Final[dict[tuple[int, ...], Edge]] = {}


class Tree:
    """A search from one question on, which can be carried on as long as it stays that question."""

    def __init__(self, world: Match, seat: int, rng: Rng, explore: float, rollout: int) -> None:
        ask = world.ask
        assert ask is not None
        self.world = world
        self.seat = seat
        self.rng = rng
        self.explore = explore * min(world.seats, CROWD)
        self.rollout = rollout
        self.root = Node(ask)
        self.own_part = self.find_own_part()
        self.even = False
        self.forced: Edge | None = None
        self.iterations: i64 = 0
        # What came out so far, a seat: the sums of the values and of their squares.
        self.sums = [0.0] * world.seats
        self.squares = [0.0] * world.seats
        self.spread = [0.5] * world.seats
        # What each move brought whenever a seat played it anywhere: the first guess at a new node.
        width = len(world.game.moves)
        self.width = width
        self.habit = [0.0] * (width * world.seats)
        self.habit_visits = [0] * (width * world.seats)
        self.path: list[Edge] = []
        self.path_seats: list[int] = []

    def find_own_part(self) -> int:
        """Which of the parts of the root is the searching seat's own."""
        for i in range(len(self.root.parts)):
            if self.root.parts[i].seat == self.seat:
                return i
        return 0

    def own_node(self) -> Node:
        """The searching seat's own part of the root."""
        return self.root.parts[self.own_part] if self.root.parts else self.root

    def study(self, budget: Budget) -> None:
        """Search for somebody who wants to know the value of every move, not only of the best.

        Half of the budget goes to all moves alike, half to the search as it is.
        """
        self.even = True
        self.run(Budget(budget.seconds / 2, budget.iterations // 2), thorough=True)
        self.even = False
        left = budget.iterations - budget.iterations // 2
        self.run(Budget(budget.seconds / 2, left), thorough=True)

    def run(self, budget: Budget, thorough: bool = False) -> None:
        """Search until the budget is spent or, unless thorough, nothing can change any more."""
        # A search makes no cycles, only very many objects that stay: nothing to collect.
        collects = gc.isenabled()
        gc.disable()
        try:
            self.spend(budget, thorough)
        finally:
            if collects:
                gc.enable()

    def spend(self, budget: Budget, thorough: bool) -> None:
        """One iteration after another, with a look at the clock now and then."""
        own = self.own_node()
        limit: i64 = budget.iterations
        if limit == 0 and budget.seconds <= 0:
            return
        began = perf_counter()
        done: i64 = 0
        while limit == 0 or done < limit:
            self.iterate()
            done += 1
            if done % CLOCK_EVERY:
                continue
            left: i64 = limit - done
            if budget.seconds > 0:
                spent = perf_counter() - began
                if spent >= budget.seconds:
                    return
                can_do: i64 = int((budget.seconds - spent) / spent * float(done))
                left = can_do if limit == 0 else min(left, can_do)
            if not thorough and own.settled(left):
                return

    def sample(self, edge: Edge, rng: Rng) -> list[float]:
        """One more iteration that begins with a given move; what it brought every seat."""
        before = self.rng
        self.rng = rng
        self.forced = edge
        values = self.iterate()
        self.forced = None
        self.rng = before
        return values

    def iterate(self) -> list[float]:
        """One world: walk down, add a node, play on a little, tell the path what came of it."""
        world = self.world.imagine(self.seat, self.rng, keep=False)
        node = self.root
        self.path.clear()
        self.path_seats.clear()
        while True:
            ask = world.ask
            assert ask is not None
            edge = self.answer(world, node, ask)
            next_ask = world.ask
            if next_ask is None:
                break
            below = edge.follow(next_ask)
            if below is None:
                edge.nodes.append(Node(next_ask))
                if self.rollout:
                    play_out(world, self.rng, self.rollout)
                break
            node = below
        values = world.game.senses(world.state)
        self.learn(values)
        return values

    def answer(self, world: Match, node: Node, ask: Ask) -> Edge:
        """Choose for every seat that is asked, and play it."""
        if ask.seat != TOGETHER:
            edge = self.select(node, ask.moves)
            world.play(ask.seat, edge.move)
            return edge
        chosen: list[int] = []
        for i in range(len(ask.parts)):
            part = node.parts[i]
            if self.rng.below(SURPRISE) == 0:
                edges = part.edges_of(ask.parts[i].moves)
                chosen.append(self.walk(edges[self.rng.below(len(edges))], part.seat).move)
            else:
                chosen.append(self.select(part, ask.parts[i].moves).move)
        # Answers that were guessed when the world was dealt are open again.
        world.pending = [OPEN] * len(chosen)
        for i in range(len(chosen)):
            world.play(ask.parts[i].seat, chosen[i])
        return node.joint_edge(tuple(chosen))

    def select(self, node: Node, moves: list[int]) -> Edge:
        """Choose for one seat: what brought most, or what was tried too rarely to know (UCB)."""
        edges = node.edges_of(moves)
        seat = node.seat
        if self.forced is not None and node is self.own_node():
            return self.walk(self.forced, seat)
        if self.even and node is self.own_node():
            return self.walk(least_tried(edges, self.rng), seat)
        width: float = self.explore * self.spread[seat]
        node.visits += 1
        tried: i64 = 0
        best: Edge | None = None
        best_score = -1.0e9
        fresh: Edge | None = None
        fresh_score = -1.0e9
        base: i64 = seat * self.width
        seen: i64 = -1
        log_seen = 0.0
        alike: i64 = 1
        fresh_alike: i64 = 1
        for edge in edges:
            edge.available += 1
            visits: i64 = edge.visits
            if edge.available != seen:
                seen = edge.available
                log_seen = math.log(float(seen))
            if visits == 0:
                score = self.first_guess(base + edge.move) + width * math.sqrt(log_seen + 1.0)
                if score > fresh_score:
                    fresh = edge
                    fresh_score = score
                    fresh_alike = 1
                elif score == fresh_score:
                    fresh_alike += 1
                    if self.rng.below(fresh_alike) == 0:
                        fresh = edge
                continue
            tried += 1
            score = edge.total / float(visits) + width * math.sqrt(log_seen / float(visits))
            if score > best_score:
                best = edge
                best_score = score
                alike = 1
            elif score == best_score:
                alike += 1
                if self.rng.below(alike) == 0:
                    best = edge
        if best is None or (
            fresh is not None
            and fresh_score > best_score
            and (len(edges) <= LONG_MENU or float(tried) < 3.0 + math.sqrt(float(node.visits)))
        ):
            best = fresh
        assert best is not None
        return self.walk(best, seat)

    def walk(self, edge: Edge, seat: int) -> Edge:
        """Remember a move of the path."""
        self.path.append(edge)
        self.path_seats.append(seat)
        return edge

    def first_guess(self, habit: int) -> float:
        """What a move brought elsewhere; a move never seen is tried first."""
        visits = self.habit_visits[habit]
        return self.habit[habit] / visits if visits else 1.0e6

    def learn(self, values: list[float]) -> None:
        """Add the values of all seats to every move of the path."""
        for i in range(len(self.path)):
            edge = self.path[i]
            seat = self.path_seats[i]
            value = values[seat]
            edge.visits += 1
            edge.total += value
            habit = seat * self.width + edge.move
            self.habit[habit] += value
            self.habit_visits[habit] += 1
        self.iterations += 1
        n = float(self.iterations)
        own = self.path[self.own_part]
        if not own.sums:
            own.sums = [0.0] * len(values)
        for seat in range(len(values)):
            own.sums[seat] += values[seat]
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]
            if n >= CLOCK_EVERY:
                mean = self.sums[seat] / n
                variance = self.squares[seat] / n - mean * mean
                self.spread[seat] = math.sqrt(max(LEAST_VARIANCE, variance))

    def descend(self, world: Match, played: list[int]) -> bool:
        """Go on from the question a later world asks; false where the tree never got there."""
        node = self.root
        i = 0
        edge: Edge | None = None
        while i < len(played):
            if edge is not None:
                below = _only(edge)
                if below is None:
                    return False
                node = below
            if node.seat == TOGETHER:
                several = len(node.parts)
                edge = node.joint.get(tuple([move & MOVE_MASK for move in played[i : i + several]]))
                i += several
            else:
                edge = node.edge(played[i] & MOVE_MASK)
                i += 1
            if edge is None:
                return False
        ask = world.ask
        if ask is not None and edge is not None:
            below = edge.follow(ask)
            if below is None:
                return False
            self.root = below
        self.own_part = self.find_own_part()
        for old in self.own_node().edges:
            old.sums = NO_SUMS
        self.world = world
        self.iterations = 0
        for seat in range(len(self.sums)):
            self.sums[seat] = 0.0
            self.squares[seat] = 0.0
        return True


def least_tried(edges: list[Edge], rng: Rng) -> Edge:
    """The move tried least; any of them where several are."""
    least = edges[0]
    alike: i64 = 0
    for edge in edges:
        if edge.visits < least.visits:
            least = edge
            alike = 1
        elif edge.visits == least.visits:
            alike += 1
            if rng.below(alike) == 0:
                least = edge
    return least


def _only(edge: Edge) -> Node | None:
    """The node after a move where there is just one: else what happened in between is unknown."""
    return edge.nodes[0] if len(edge.nodes) == 1 else None


class SearchBot(Bot):
    """Searches; what it found about the rest of a turn it uses again in that turn."""

    name = "search"

    def __init__(
        self,
        rng: Rng,
        budget: Budget,
        name: str = "search",
        explore: float = EXPLORE,
        rollout: int = ROLLOUT,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.name = name
        self.explore = explore
        self.rollout = rollout
        self.tree: Tree | None = None
        self.tree_beat = -1
        self.tree_trail: list[int] = []

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """The move that the search tried most."""
        moves = menu(world, seat)
        if len(moves) == 1:
            return moves[0]
        tree = self.tree_for(world, seat)
        tree.run(self.budget if budget is None else budget)
        return tree.own_node().best(moves, self.rng).move

    def tree_for(self, world: Match, seat: int) -> Tree:
        """The tree of the last choice where this question lies in it, or a new one."""
        trail = world.history[world.start_at :]
        tree = self.tree
        known = len(self.tree_trail)
        if not (
            tree is not None
            and tree.seat == seat
            and self.tree_beat == world.start_beat
            and known < len(trail)
            and self.tree_trail == trail[:known]
            and tree.descend(world, trail[known:])
        ):
            tree = Tree(world, seat, self.rng, self.explore, self.rollout)
        self.tree = tree
        self.tree_beat = world.start_beat
        self.tree_trail = trail
        return tree
