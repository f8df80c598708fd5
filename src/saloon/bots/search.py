"""Information-set Monte-Carlo tree search: one search for every game.

Each iteration redeals a world as the searching seat may believe it, walks down one tree of
questions by what was answered before (chance and hidden cards differ from walk to walk), adds one
node, plays a few random moves and asks the game's `senses` for every seat's evaluation. Where a
network has learned the game (saloon.bots.weights), it is asked instead, and it says which moves
look promising: it reads what a seat observes of the imagined world, nothing else. Each seat
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
from saloon.bots.greedy import at_a_glance, look_ahead
from saloon.bots.net import Net
from saloon.bots.random import play_on
from saloon.bots.stretch import Stretch, declared, landmark, landmark_of, leads_back, sight
from saloon.bots.weights import Weights, foresee, learned, read_weights
from saloon.engine.ask import NOT_GIVEN, TOGETHER, Ask
from saloon.engine.errors import BadSetup
from saloon.engine.match import OPEN, Match
from saloon.engine.observation import observation
from saloon.engine.rng import Rng
from saloon.engine.trail import HIDDEN_MOVE, PUBLIC, move_of, seat_of

EXPLORE: Final = 0.8
"""How much a search looks around for each seat at the table, against the spread of what comes out.

With more seats a move says less about the end, and what looked bad once may well be good.
"""

CROWD: Final = 4
"""From this many seats on, a search explores no further."""

ROLLOUT: Final = 2
"""How many moves are played from a new node, by chance, before the game evaluates the table."""

LONG_MENU: Final = 8
"""A menu longer than this is opened bit by bit, as a node is visited more often.

At the root of a search the order comes from one look ahead, elsewhere from what a move brought
before and from the game's `prior`.
"""

GLANCES: Final = 4
"""In how many worlds at most a long menu is looked over before a search."""

GLANCE_SHARE: Final = 8
"""One part in this many of a budget may go to looking a menu over, but always one world."""

BIAS: Final = 0.5
"""How much a game's `prior` counts at first, against the spread of what comes out."""

SURPRISE: Final = 8
"""One in this many answers to a secret question is any legal one.

Seats that choose at the same time by the same rule could else fall into step, as if they had seen
each other's answers.
"""

LEAST_VARIANCE: Final = 1.0e-8
"""Where all outcomes are alike, a search still looks around a little.

It must lie far below what a single move brings: who is far ahead in a long game gains a thousandth
of a chance with it, and would else not finish.
"""

CLOCK_EVERY: Final = 16
"""How many iterations run between two looks at the clock, unless they are slow."""

SLOW: Final = 0.0002
"""Seconds an iteration takes in a game so large that few fit into a budget of time.

There the clock is looked at after each, and the game evaluates the new node itself.
"""


SENSE: Final = "sense"
"""Instead of a file of weights: judge by the game's own `sense`, whatever was learned."""

NO_SUMS: Final[list[float]] = []
NEVER_SEEN: Final = 1.0e6


class Habit:
    """What one move brought one seat, wherever in the tree it was played."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0


class Edge:
    """One move at a node: how often it could be played, how often it was, and what it brought."""

    def __init__(self, move: int, seat: int, habit: Habit) -> None:
        self.move = move
        self.seat = seat
        self.habit = habit
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.ours: float = 0.0  # what it brought the searching seat
        self.bias: float = 0.0  # by the game's prior; 0 is neither promising nor not
        self.pruned = False  # by the game's prior; never chosen where anything else can be
        self.back = False  # it undoes what was done in the same stretch: no better than pruned
        self.glance: float = UNKNOWN  # what it brings one step ahead
        self.nodes: list[Node] = NO_NODES
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

    def lead_to(self, node: Node) -> None:
        """Remember one more question that was met after this move."""
        if self.nodes:
            self.nodes.append(node)
        else:
            self.nodes = [node]

    def doubt(self) -> None:
        """Something came to light: what was found out before is a first guess, no more."""
        if self.visits:
            self.glance = self.mean()
        self.visits = 0
        self.total = 0.0
        self.ours = 0.0


UNKNOWN: Final = -1.0
UNSEEN: Final = -1


class Node:
    """One question, told apart by what was answered before, who is asked and what for.

    A question to several seats at once has a node a part, and `joint` an edge for each set of
    answers, which has no figures of its own.
    """

    def __init__(self, ask: Ask, habits: list[list[Habit | None]]) -> None:
        self.seat = ask.seat
        self.prompt = ask.prompt
        self.visits: i64 = 0
        self.menu: list[int] = ask.moves
        self.habits = habits
        self.edges: list[Edge] = NO_EDGES  # made when somebody first chooses here
        self.lead: Edge | None = None  # what has brought most so far
        self.landmark = UNSEEN  # of what the searching seat sees here, which seldom is the same
        self.known = False  # whether all of that is known, and whether it has to be
        self.wanted = False
        self.sight = 0
        self.secret = False  # a part of a question to several seats
        self.parts: list[Node] = NO_NODES
        self.joint: dict[tuple[int, ...], Edge] = NO_JOINT
        if ask.seat == TOGETHER:
            self.parts = [Node(part, habits) for part in ask.parts]
            self.joint = {}
            for part in self.parts:
                part.secret = True

    def stands_for(self, ask: Ask) -> bool:
        """Whether this is the node of a question, whatever its menu in this world."""
        if self.seat != ask.seat or self.prompt != ask.prompt:
            return False
        if ask.seat != TOGETHER:
            return True
        if len(self.parts) != len(ask.parts):
            return False
        return [part.seat for part in self.parts] == [part.seat for part in ask.parts]

    def asks_who(self, answers: list[int], i: int) -> bool:
        """Whether those who answered, from an index on, are those who are asked here."""
        if self.seat != TOGETHER:
            return seat_of(answers[i]) == self.seat
        if i + len(self.parts) > len(answers):
            return False
        return all([seat_of(answers[i + k]) == part.seat for k, part in enumerate(self.parts)])

    def open(self) -> None:
        """Make the edges; most nodes are never chosen at and do without."""
        if self.edges is NO_EDGES:
            self.edges = [self.new_edge(move) for move in self.menu]

    def new_edge(self, move: int) -> Edge:
        """The edge of a move that was not legal here before."""
        habits = self.habits[self.seat]
        habit = habits[move]
        if habit is None:
            habit = Habit()
            habits[move] = habit
        return Edge(move, self.seat, habit)

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
        fresh = self.new_edge(move)
        # The menu may belong to a question of the game: replaced, never changed.
        self.menu = [*self.menu, move]
        self.edges.append(fresh)
        return fresh

    def joint_edge(self, answers: tuple[int, ...]) -> Edge:
        """The edge of one set of answers to a question put to several seats."""
        edge = self.joint.get(answers)
        if edge is None:
            edge = Edge(OPEN, TOGETHER, NO_HABIT)
            self.joint[answers] = edge
        return edge

    def lean(self, weights: list[float]) -> None:
        """Weigh all legal moves against each other by how promising the game calls them."""
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0 or len(weights) != len(self.menu):
            return
        for i in range(len(weights)):
            self.edges[i].bias = BIAS * (weights[i] / total * len(weights) - 1.0)
        self.rule_out(weights)

    def rule_out(self, weights: list[float]) -> None:
        """What weighs nothing is out of the question, as long as anything else is not."""
        if len(weights) != len(self.menu) or max(weights) <= 0.0:
            return
        for i in range(len(weights)):
            self.edges[i].pruned = weights[i] <= 0.0

    def best(self, moves: list[int], rng: Rng) -> Edge:
        """The move tried most; of several the one that brought more, else any of them."""
        most: i64 = -1
        often: list[Edge] = []
        for edge in worth_trying(self.edges_of(moves)):
            if edge.visits > most:
                most = edge.visits
                often = [edge]
            elif edge.visits == most:
                often.append(edge)
        return often[highest([edge.mean() for edge in often], rng)]

    def settled(self, left: i64) -> bool:
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

    def come_true(self, moves: list[int], doubtful: bool) -> None:
        """This question is asked: only what is legal now counts, as far as it still holds."""
        self.edges = self.edges_of(moves)[:]
        self.menu = moves
        self.visits = 0
        self.lead = None
        for edge in self.edges:
            edge.sums = NO_SUMS
            edge.pruned = False  # what was out of the question in another world may not be in this
            if doubtful:
                edge.back = False
                edge.doubt()
            self.visits += edge.visits
        for edge in self.edges:
            edge.available = self.visits


def worth_trying(edges: list[Edge]) -> list[Edge]:
    """What neither the game rules out nor leads back; else what leads back; else anything."""
    found = [edge for edge in edges if not edge.pruned]
    return [edge for edge in found if not edge.back] or found or edges


NO_EDGES: Final[list[Edge]] = []
NO_NODES: Final[list[Node]] = []
NO_JOINT: Final[dict[tuple[int, ...], Edge]] = {}
NO_HABIT: Final = Habit()


class Seat:
    """What came out for one seat so far: the sums of the values and of their squares."""

    def __init__(self) -> None:
        self.total: float = 0.0
        self.squares: float = 0.0
        self.mean: float = 0.5
        self.spread: float = 0.5

    def measure(self, count: float) -> None:
        """Work out the mean and the spread again."""
        self.mean = self.total / count
        variance = self.squares / count - self.mean * self.mean
        self.spread = math.sqrt(max(LEAST_VARIANCE, variance))


class Tree:
    """A search from one question on, which can be carried on as long as it stays that question."""

    def __init__(
        self,
        world: Match,
        seat: int,
        rng: Rng,
        explore: float,
        rollout: int,
        net: Net | None = None,
        stretch: Stretch | None = None,
    ) -> None:
        ask = world.ask
        assert ask is not None
        self.net = net
        self.declared = declared(world.game)
        self.seen: list[int] = []
        self.landmarks: list[int] = []
        self.moves: list[int] = []
        self.world = world
        self.seat = seat
        self.rng = rng
        self.explore = explore * min(world.seats, CROWD)
        # A network sees further than a few moves by chance, which only blur what it says.
        self.rollout = min(rollout, world.game.rollout) if net is None else 0
        # What each move brought whenever a seat played it anywhere: the first guess at a new node.
        width = len(world.game.moves)
        self.habits: list[list[Habit | None]] = []
        for _ in range(world.seats):
            nothing: list[Habit | None] = [None] * width
            self.habits.append(nothing)
        self.root = Node(ask, self.habits)
        self.own_part = 0
        self.own = self.root
        self.find_own_part()
        self.studied = False
        self.even = False
        self.forced: Edge | None = None
        self.glanced = False
        self.hurried = False
        self.iterations: i64 = 0
        self.seats = [Seat() for _ in range(world.seats)]
        self.path: list[Edge] = []
        self.met: list[Node] = []  # the nodes of the path
        self.staying = False  # nobody else has decided on the path, and nothing came to light
        self.steps: list[Node] = []  # where the seat came by on it
        if stretch is not None:
            self.remember(stretch)

    def remember(self, stretch: Stretch) -> None:
        """What the searching seat has done and seen since anybody else last decided."""
        self.seen = stretch.seen
        self.landmarks = [landmark_of(one) for one in self.seen]
        self.moves = stretch.moves
        self.mark(self.own.edges, self.moves)

    def mark(self, edges: list[Edge], before: list[int]) -> None:
        """Mark what undoes one of the moves before it, or calls something off."""
        for edge in edges:
            edge.back = edge.back or self.declared.is_silly(edge.move, before)

    def find_own_part(self) -> None:
        """Which of the parts of the root is the searching seat's own."""
        self.own = self.root
        self.own_part = 0
        for i in range(len(self.root.parts)):
            if self.root.parts[i].seat == self.seat:
                self.own_part = i
                self.own = self.root.parts[i]

    def own_node(self) -> Node:
        """The searching seat's own part of the root."""
        return self.own

    def study(self, budget: Budget) -> None:
        """Search for somebody who wants to know the value of every move, not only of the best.

        Half of the budget goes to all moves alike, half to the search as it is.
        """
        self.studied = True
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
            began = perf_counter()
            if not self.glanced and not self.even:
                self.look_over(budget)
            self.spend(budget, thorough, began)
        finally:
            if collects:
                gc.enable()

    def look_over(self, budget: Budget) -> None:
        """Look one step ahead where the own menu is long, so that the best is tried first."""
        self.glanced = True
        moves = menu(self.world, self.seat)
        if len(moves) <= LONG_MENU and self.own.edges is NO_EDGES:
            return
        edges = self.own.edges_of(moves)
        self.mark(edges, self.moves)
        ask = self.world.ask_for(self.seat)
        weights = None if ask is None else self.world.game.weigh(self.world.state, ask)
        if weights is not None:
            self.own.rule_out(weights)
        if len(moves) <= LONG_MENU:
            return
        order = list(range(len(moves)))
        self.rng.shuffle(order)
        until = perf_counter() + budget.seconds / GLANCE_SHARE
        worlds = GLANCES
        if budget.iterations:
            worlds = max(1, min(worlds, budget.iterations // (GLANCE_SHARE * len(moves))))
        sums = [0.0] * len(moves)
        looks = [0] * len(moves)
        for _ in range(worlds):
            deal = self.rng.split()
            for i in order:
                if budget.seconds > 0.0 and perf_counter() >= until:
                    break
                sums[i] += look_ahead(self.world, self.seat, moves[i], deal, net=self.net)
                looks[i] += 1
        total = sum(sums)
        count = sum(looks)
        for i in range(len(moves)):
            if looks[i]:
                edges[i].glance = sums[i] / looks[i]
            elif count:  # there was no time for it: as good as any
                edges[i].glance = total / count

    def spend(self, budget: Budget, thorough: bool, began: float) -> None:
        """One iteration after another, with a look at the clock now and then."""
        limit: i64 = budget.iterations
        seconds = budget.seconds
        if limit == 0 and seconds <= 0.0:
            return
        done: i64 = 0
        self.hurried = False
        slow = True
        spent = 0.0
        while limit == 0 or done < limit:
            self.iterate()
            done += 1
            look_up = done % CLOCK_EVERY == 0
            if seconds > 0.0 and (slow or look_up):
                spent = perf_counter() - began
                if spent >= seconds:
                    return
                slow = spent > SLOW * float(done)
                # A judge thinks the same thoughts on every machine: its clock is only a limit.
                self.hurried = slow and not (self.studied and limit > 0)
            if thorough or not look_up:
                continue
            left: i64 = limit - done
            if seconds > 0.0:
                can_do: i64 = int((seconds - spent) / spent * float(done))
                left = can_do if limit == 0 else min(left, can_do)
            if self.own.settled(left):
                return

    def decide(self, moves: list[int], budget: Budget) -> Edge:
        """Search, then the way on."""
        collects = gc.isenabled()
        gc.disable()  # see `run`
        try:
            self.run(budget)
            return self.way_on(moves)
        finally:
            if collects:
                gc.enable()

    def way_on(self, moves: list[int]) -> Edge:
        """The best of the legal moves that does not lead back, as long as there is another."""
        best = self.own.best(moves, self.rng)
        while not best.back and leads_back(self.world, self.seat, best.move, self.seen):
            best.back = True
            best = self.own.best(moves, self.rng)
        return best

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
        self.met.clear()
        self.steps.clear()
        self.staying = node is self.own
        while True:
            ask = world.ask
            assert ask is not None
            edge = self.answer(world, node, ask)
            next_ask = world.ask
            if next_ask is None:
                break
            self.staying = (
                self.staying
                and next_ask.seat == self.seat
                and world.state.reveals == self.world.state.reveals
            )
            below = edge.follow(next_ask)
            if below is None:
                edge.lead_to(Node(next_ask, self.habits))
                if self.rollout and not self.hurried:
                    play_on(world, self.rng, self.rollout)
                break
            if self.staying:
                self.look_around(world, edge, below)
            node = below
        net = self.net
        if net is None or world.state.over:
            values = world.game.senses(world.state)
        else:
            values = foresee(net, world, self.seat)
        self.learn(values)
        return values

    def look_around(self, world: Match, edge: Edge, node: Node) -> None:
        """A node of the own stretch is met again: does the move before only lead back?

        Most nodes are met once; so it is first asked here, not where they are made. And nearly all
        have another landmark than what was seen before.
        """
        if node.landmark == UNSEEN:
            node.landmark = landmark(world, self.seat)
        if node.wanted or node.landmark in self.landmarks:
            self.see(world, node)
            edge.back = edge.back or node.sight in self.seen
        for before in self.steps:
            if before.landmark != node.landmark or edge.back:
                continue
            self.see(world, node)
            before.wanted = True  # the next time the search comes by there
            edge.back = before.known and before.sight == node.sight
        self.steps.append(node)

    def see(self, world: Match, node: Node) -> None:
        """What the searching seat sees at a node: it takes long, and is worked out once."""
        if not node.known:
            node.known = True
            node.sight = sight(world, self.seat)

    def promise(self, world: Match, ask: Ask) -> list[float] | None:
        """How promising each move looks, by the network and by the game's `prior`.

        What weighs nothing by the game stays out of the question.
        """
        weights = world.game.weigh(world.state, ask)
        if self.net is None or self.net.moves is None or len(ask.moves) == 1:
            return weights
        learned = self.net.weigh(observation(world, ask.seat), ask.moves)
        if learned is None or weights is None:
            return weights if learned is None else learned
        for i in range(len(learned)):
            if weights[i] <= 0.0:
                learned[i] = 0.0
        return learned

    def answer(self, world: Match, node: Node, ask: Ask) -> Edge:
        """Choose for every seat that is asked, and play it."""
        if ask.seat != TOGETHER:
            edge = self.choose(world, node, ask)
            world.play(ask.seat, edge.move)
            return edge
        chosen: list[int] = []
        for i in range(len(ask.parts)):
            part = node.parts[i]
            if ask.parts[i].given != NOT_GIVEN:
                chosen.append(ask.parts[i].given)
                continue
            if self.rng.below(SURPRISE) == 0 and self.forced is None:
                edges = part.edges_of(ask.parts[i].moves)
                edge = edges[self.rng.below(len(edges))]
                self.path.append(edge)
                self.met.append(part)
            else:
                edge = self.choose(world, part, ask.parts[i])
            chosen.append(edge.move)
        # Answers that were guessed when the world was dealt are open again.
        world.pending = [part.given for part in ask.parts]
        for i in range(len(chosen)):
            if ask.parts[i].given == NOT_GIVEN:
                world.play(ask.parts[i].seat, chosen[i])
        return node.joint_edge(tuple(chosen))

    def choose(self, world: Match, node: Node, ask: Ask) -> Edge:
        """Choose for one seat, and remember the move of the path."""
        if node.edges is NO_EDGES:
            node.open()
            weights = self.promise(world, ask)
            if weights is not None:
                node.lean(weights)
            if self.staying:
                self.mark(node.edges, self.moves + [edge.move for edge in self.path])
        edges = node.edges_of(ask.moves)
        if node is self.own and self.forced is not None:
            edge = self.forced
        elif node is self.own and self.even:
            edge = least_tried(edges, self.rng)
        else:
            edge = self.select(node, edges)
        self.path.append(edge)
        self.met.append(node)
        return edge

    def select(self, node: Node, edges: list[Edge]) -> Edge:
        """What brought most, or what was tried too rarely to know (UCB)."""
        figures = self.seats[node.seat]
        spread = figures.spread
        width: float = self.explore * spread
        node.visits += 1
        tried: i64 = 0
        best: Edge | None = None
        best_score = -1.0e9
        fresh: Edge | None = None
        fresh_score = -1.0e9
        seen: i64 = -1
        log_seen = 0.0
        alike: i64 = 1
        fresh_alike: i64 = 1
        lead_mean = -1.0
        node.lead = None
        for edge in edges:
            if edge.pruned or edge.back:
                continue
            edge.available += 1
            visits: i64 = edge.visits
            if edge.available != seen:
                seen = edge.available
                log_seen = math.log(float(seen))
            if visits == 0:
                score = width * math.sqrt(log_seen + 1.0) + spread * edge.bias
                habit = edge.habit
                if edge.glance != UNKNOWN:
                    score += edge.glance
                elif habit.visits:
                    score += habit.total / float(habit.visits)
                elif edge.bias != 0.0:
                    score += figures.mean
                else:
                    score += NEVER_SEEN
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
            mean = edge.total / float(visits)
            if visits > 1 and mean > lead_mean:
                lead_mean = mean
                node.lead = edge
            score = mean + width * math.sqrt(log_seen / float(visits))
            if edge.bias != 0.0:
                score += spread * edge.bias / float(visits + 1)
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
        if best is None:  # in this world every move is pruned or leads back
            left = worth_trying(edges)
            return left[self.rng.below(len(left))]
        return best

    def learn(self, values: list[float]) -> None:
        """Tell every move of the path, from its end on, what it brought.

        A move that was tried only to know it better does not penalise the moves before it: they are
        told what the best known move there would have brought, with the luck of this walk; for
        the seat that moved there and for the searching one, as far as a move keeps figures.
        """
        self.iterations += 1
        measured = self.iterations % CLOCK_EVERY == 0
        for seat in range(len(values)):
            value = values[seat]
            figures = self.seats[seat]
            figures.total += value
            figures.squares += value * value
            if measured:
                figures.measure(float(self.iterations))
        if self.studied:
            self.note(self.path[self.own_part], values)
        told = values[:]
        me = self.seat
        i = len(self.path)
        while i > 0:
            i -= 1
            edge = self.path[i]
            seat = edge.seat
            value = told[seat]
            edge.visits += 1
            edge.total += value
            edge.ours += told[me]
            habit = edge.habit
            habit.visits += 1
            habit.total += value
            node = self.met[i]
            lead = node.lead
            if lead is None or lead is edge or node.secret:
                continue
            count = float(edge.visits)
            of_lead = float(lead.visits)
            lost = lead.total / of_lead - edge.total / count
            if lost > 0.0:
                told[seat] += lost
                if seat != me:
                    told[me] += lead.ours / of_lead - edge.ours / count

    def note(self, own: Edge, values: list[float]) -> None:
        """Remember what an own move at the root brought every seat."""
        if not own.sums:
            own.sums = [0.0] * len(values)
        for seat in range(len(values)):
            own.sums[seat] += values[seat]

    def descend(self, world: Match, answers: list[int]) -> bool:
        """Go on from the question a later world asks; false where the tree never got there.

        `answers` are those that were given since the root was asked, as everybody saw them.
        """
        edge: Edge | None = None
        i = 0
        node: Node | None = self.root
        while i < len(answers):
            if edge is not None:
                node = follower(edge, answers, i)
            if node is None or not node.asks_who(answers, i):
                return False
            if node.seat == TOGETHER:
                several = len(node.parts)
                given = [move_of(answer) for answer in answers[i : i + several]]
                edge = node.joint.get(tuple(given))
                i += several
            else:
                move = move_of(answers[i])
                if move == HIDDEN_MOVE:  # what was answered in secret leads nowhere that is known
                    return False
                edge = node.edge(move)
                i += 1
            if edge is None:
                return False
        ask = world.ask
        if ask is None or edge is None:
            return False
        node = edge.follow(ask)
        if node is None:
            return False
        self.root = node
        self.find_own_part()
        doubtful = world.state.reveals != self.world.state.reveals
        if ask.seat == TOGETHER:
            for i in range(len(ask.parts)):
                node.parts[i].come_true(ask.parts[i].moves, doubtful)
        else:
            node.come_true(ask.moves, doubtful)
        self.world = world
        self.iterations = 0
        self.glanced = False
        for figures in self.seats:
            figures.total = 0.0
            figures.squares = 0.0
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


def follower(edge: Edge, answers: list[int], i: int) -> Node | None:
    """The node after a move where just one asks those who answered: else it is unclear which."""
    found: Node | None = None
    for node in edge.nodes:
        if node.asks_who(answers, i):
            if found is not None:
                return None
            found = node
    return found


class SearchBot(Bot):
    """Searches; what it found about questions that come true it uses again."""

    name = "search"

    def __init__(
        self,
        rng: Rng,
        budget: Budget,
        name: str = "search",
        explore: float = EXPLORE,
        rollout: int = ROLLOUT,
        reuse: bool = True,
        weights: str = "",
    ) -> None:
        """`weights` is a file of them, "" for those that came with the game, SENSE for none."""
        self.rng = rng
        self.weights = weights
        self.file: Weights | None = None
        self.budget = budget
        self.name = name
        self.explore = explore
        self.rollout = rollout
        self.reuse = reuse
        self.tree: Tree | None = None
        self.seen: list[int] = []
        self.stretch = Stretch()
        self.kept = 0  # visits that the choices so far could take over from the one before

    def choose(self, world: Match, seat: int, budget: Budget | None = None) -> int:
        """The move that the search tried most."""
        moves = menu(world, seat)
        if len(moves) == 1:
            return moves[0]
        if world.trail is None:
            return at_a_glance(world, seat, self.rng)
        self.stretch.note(world, seat)
        tree = self.tree_for(world, seat)
        return tree.decide(moves, self.budget if budget is None else budget).move

    def tree_for(self, world: Match, seat: int) -> Tree:
        """The tree of the last choice where this question lies in it, or a new one."""
        seen = [answer & PUBLIC for answer in world.answers()]
        tree = self.tree
        known = len(self.seen)
        if (
            self.reuse
            and tree is not None
            and tree.seat == seat
            and known < len(seen)
            and self.seen == seen[:known]
            and tree.descend(world, seen[known:])
        ):
            self.kept += tree.own_node().visits
        else:
            net = self.net_for(world)
            tree = Tree(world, seat, self.rng, self.explore, self.rollout, net)
        tree.remember(self.stretch)
        self.tree = tree
        self.seen = seen
        return tree

    def net_for(self, world: Match) -> Net | None:
        """The network to judge this table by; raises BadSetup where a given file has none."""
        if not self.weights:
            return learned(world)
        if self.weights == SENSE:
            return None
        if self.file is None:
            self.file = read_weights(self.weights, world.game)
        net = self.file.net_for(world)
        if net is None:
            known = ", ".join([str(seats) for seats in self.file.seats()])
            raise BadSetup(
                f"{self.weights} holds no weights for this table: {world.seats} seats with these "
                f"options; it was learned with {known} seats and {self.file.head['options']}"
            )
        return net
