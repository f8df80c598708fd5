"""The search finds what can be found, repeats itself, and reuses what it knows."""

from __future__ import annotations

import pytest

import saloon
from saloon.bots.bot import Budget
from saloon.bots.greedy import GreedyBot
from saloon.bots.levels import bot, names
from saloon.bots.random import play_on
from saloon.bots.search import SearchBot, Tree
from saloon.engine.ask import BEAT, Ask, Flow, together
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.trail import HIDDEN_MOVE, PUBLIC, entry_of

WORK, STEAL, ROCK, PAPER, SCISSORS = range(5)
LONG = list(range(5, 45))
PRIZE = 29


class Stage(State):
    """Nothing but points."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[int] = []
        self.beats = 0

    def blank(self) -> State:
        return Stage()

    def become(self, other: State) -> None:
        assert isinstance(other, Stage)
        super().become(other)
        self.points = other.points[:]
        self.beats = other.beats


class Drama(Game):
    """A small game of one act; each subclass is one act."""

    def __init__(self) -> None:
        moves = ("work", "steal", "rock", "paper", "scissors", *[f"n{i}" for i in LONG])
        super().__init__("drama", "drama/1", (1, 2, 3), 2, (), moves, 99, (Stage,))

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        t = Stage()
        t.rng = rng
        t.points = [0] * seats
        return t

    def play(self, state: State) -> Flow:
        assert isinstance(state, Stage)
        while True:
            yield BEAT
            yield from self.act(state)
            state.over = True
            best = max(state.points)
            state.winners = [s for s in range(state.seats) if state.points[s] == best]

    def act(self, t: Stage) -> Flow:
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, object]:
        return {}

    def hide(self, state: State, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the answers of others, which the engine hides."""

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Stage)
        return state.points[:]

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Stage)
        if not state.over:
            return 1 / state.seats
        return 1 / len(state.winners) if seat in state.winners else 0.0


class Trap(Drama):
    """To steal looks like two points, but the other seat's answer takes them away."""

    def act(self, t: Stage) -> Flow:
        answer = yield Ask(0, "act", [STEAL, WORK], "D-1")
        t.points[0] = 2 if answer == STEAL else 1
        reply = yield Ask(1, "reply", [WORK, STEAL], "D-2", (answer,))
        if reply == STEAL and answer == STEAL:
            t.points[0], t.points[1] = 0, 5


class Pennies(Drama):
    """Rock, paper, scissors: both throw at the same time."""

    def act(self, t: Stage) -> Flow:
        ask = together(
            [
                Ask(0, "throw", [ROCK, PAPER, SCISSORS], "D-1"),
                Ask(1, "throw", [ROCK, PAPER, SCISSORS], "D-1"),
            ]
        )
        yield ask
        mine, yours = ask.answers
        if mine != yours:
            t.points[0 if (mine - yours) % 3 == 1 else 1] += 1


class Crowd(Drama):
    """A long menu with one good move, and dice that blur it."""

    def act(self, t: Stage) -> Flow:
        answer = yield Ask(0, "many", LONG, "D-1")
        if answer == PRIZE or t.rng.below(10) == 0:
            t.points[0] = 1
        else:
            t.points[1] = 1


class Alone(Drama):
    """One seat: work twice, and the one who stole wins nothing."""

    def act(self, t: Stage) -> Flow:
        first = yield Ask(0, "first", [STEAL, WORK], "D-1")
        second = yield Ask(0, "second", [STEAL, WORK], "D-1")
        t.points[0] = 1 if first == WORK and second == WORK else 0

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Stage)
        return float(state.points[0])


def chosen(game: Game, seats: int, seat: int, iterations: int, seed: str = "s") -> int:
    match = Match(game, seats, "stage")
    rng = Rng.seeded(seed)
    searcher = SearchBot(rng, Budget(iterations=iterations))
    return searcher.choose(match.imagine(seat, rng), seat)


def test_it_sees_the_reply_that_greed_overlooks() -> None:
    assert chosen(Trap(), 2, 0, 60) == WORK


def test_it_plans_for_one_seat_alone() -> None:
    assert chosen(Alone(), 1, 0, 60) == WORK


def test_it_finds_the_good_move_in_a_long_menu() -> None:
    assert chosen(Crowd(), 2, 0, 600) == PRIZE


@pytest.mark.parametrize("answered", [ROCK, PAPER, SCISSORS])
def test_a_secret_answer_is_not_seen(answered: int) -> None:
    """With what seat 1 answered in plain sight, seat 0 would choose the throw that beats it."""
    match = Match(Pennies(), 2, "stage")
    match.play(1, answered)
    rng = Rng.seeded("pennies")
    tree = Tree(match.imagine(0, rng), 0, rng, 1.0, 0)
    tree.run(Budget(iterations=300), thorough=True)
    visits = [edge.visits for edge in tree.own_node().edges]
    assert min(visits) > 30, "a throw was ruled out, though none can be"


def test_iterations_and_seed_repeat_a_search() -> None:
    game = saloon.game("wanted")
    match = Match(game, 3, "again")
    seat = match.asks[0].seat

    def figures(seed: str) -> list[tuple[int, float]]:
        rng = Rng.seeded(seed)
        tree = Tree(match.imagine(seat, rng), seat, rng, 1.0, 2)
        tree.run(Budget(iterations=80), thorough=True)
        return [(int(edge.visits), edge.total) for edge in tree.own_node().edges]

    assert figures("a") == figures("a")
    assert figures("a") != figures("b")


def test_the_rest_of_a_turn_is_searched_on_in_the_same_tree() -> None:
    match = Match(Alone(), 1, "stage")
    rng = Rng.seeded("reuse")
    searcher = SearchBot(rng, Budget(iterations=64))
    match.play(0, searcher.choose(match.imagine(0, rng), 0))
    first = searcher.tree
    assert first is not None
    known = first.root.edge(WORK).nodes[0].visits
    searcher.choose(match.imagine(0, rng), 0)
    assert searcher.tree is first
    assert known > 0
    assert sum(edge.visits for edge in first.own_node().edges) > first.iterations


class Evening(Drama):
    """Three beats; in each of them both seats work or steal, one after the other."""

    shows = False

    def play(self, state: State) -> Flow:
        assert isinstance(state, Stage)
        while True:
            yield BEAT
            for seat in range(2):
                answer = yield Ask(seat, "act", [WORK, STEAL], "D-1")
                state.points[seat] += answer == WORK
            if self.shows:
                state.reveal()
            state.beats += 1
            if state.beats == 3:
                state.over = True
                state.winners = [0] if state.points[0] >= state.points[1] else [1]


class Revealing(Evening):
    """The same, and at the end of each beat something comes to light."""

    shows = True


def evening(
    reply: int, reuse: bool = True, game: Game | None = None
) -> tuple[SearchBot, Tree | None, Match]:
    """Seat 0 chooses, seat 1 replies, and seat 0 chooses again in the next beat."""
    match = Match(game or Evening(), 2, "stage")
    rng = Rng.seeded("evening")
    searcher = SearchBot(rng, Budget(iterations=100), reuse=reuse)
    match.play(0, searcher.choose(match.imagine(0, rng), 0))
    first = searcher.tree
    match.play(1, reply)
    searcher.choose(match.imagine(0, rng), 0)
    return searcher, first, match


@pytest.mark.parametrize("reply", [WORK, STEAL])
def test_a_tree_lives_on_in_the_next_beat(reply: int) -> None:
    searcher, first, match = evening(reply)
    assert match.beat == 1
    assert searcher.tree is first
    assert searcher.kept > 0
    assert first is not None
    assert sum(edge.visits for edge in first.own_node().edges) == searcher.kept + first.iterations


def test_what_came_to_light_makes_a_first_guess_of_what_was_found() -> None:
    searcher, first, _ = evening(WORK, game=Revealing())
    assert searcher.tree is first
    assert searcher.kept == 0
    assert first is not None
    assert sum(edge.visits for edge in first.own_node().edges) == first.iterations
    assert all(edge.glance > 0 for edge in first.own_node().edges)


def test_a_tree_that_lives_on_repeats_itself() -> None:
    def figures() -> list[tuple[int, float]]:
        tree = evening(WORK)[0].tree
        assert tree is not None
        return [(int(edge.visits), edge.total) for edge in tree.own_node().edges]

    assert figures() == figures()


def test_a_tree_can_be_left_behind() -> None:
    searcher, first, _ = evening(WORK, reuse=False)
    assert searcher.tree is not first
    assert searcher.kept == 0


def test_a_tree_of_another_course_is_dropped() -> None:
    searcher, first, match = evening(WORK)
    match.play(0, STEAL)
    match.play(1, WORK)
    other = Match(Evening(), 2, "stage")
    for seat in (0, 1, 0, 1):
        other.play(seat, STEAL)
    rng = Rng.seeded("other")
    assert searcher.seen != [answer & PUBLIC for answer in other.answers()][: len(searcher.seen)]
    searcher.choose(other.imagine(0, rng), 0)
    assert searcher.tree is not first


class Guided(Drama):
    """Seat 0 does anything, then seat 1 has a long menu of which the game knows what is good."""

    def act(self, t: Stage) -> Flow:
        yield Ask(0, "first", [WORK, STEAL], "D-1")
        answer = yield Ask(1, "many", LONG, "D-1")
        t.points[1] = 1 if answer == PRIZE else 0

    def prior(self, state: State, ask: Ask) -> list[float] | None:
        if ask.prompt != "many":
            return None
        return [5.0 if move == PRIZE else 1.0 for move in ask.moves]


def test_a_prior_says_what_is_tried_first_in_a_long_menu() -> None:
    match = Match(Guided(), 2, "stage")
    rng = Rng.seeded("guided")
    tree = Tree(match.imagine(0, rng), 0, rng, 1.0, 0)
    tree.run(Budget(iterations=12), thorough=True)
    below = [node for edge in tree.root.edges for node in edge.nodes if node.visits]
    assert below
    for node in below:
        assert node.edge(PRIZE).visits > 0


def test_a_rollout_is_played_by_the_prior() -> None:
    class Sure(Guided):
        def prior(self, state: State, ask: Ask) -> list[float] | None:
            return [1.0 if move in (WORK, PRIZE) else 0.0 for move in ask.moves]

    for number in range(5):
        match = Match(Sure(), 2, "stage")
        play_on(match, Rng.seeded(f"{number}"), 9)
        assert [move for _, move in match.moves] == ["work", f"n{PRIZE}"]
        assert match.over


def test_a_game_may_have_the_table_judged_at_once() -> None:
    """`Game.rollout`: fewer moves by chance than a search would play, never more."""
    game = Guided()
    rng = Rng.seeded("at once")
    for allowed, played in ((2, 2), (0, 0), (9, 2)):
        game.rollout = allowed
        tree = Tree(Match(game, 2, "stage").imagine(0, rng), 0, rng, 1.0, 2)
        assert tree.rollout == played
    assert saloon.game("bantam").rollout == 0


def test_greedy_takes_what_looks_promising_of_moves_that_feel_alike() -> None:
    class Level(Guided):
        """The long menu comes first, and nothing in it brings anything at once."""

        def act(self, t: Stage) -> Flow:
            yield Ask(1, "many", LONG, "D-1")
            yield Ask(0, "first", [WORK, STEAL], "D-1")

    for number in range(5):
        match = Match(Level(), 2, "stage")
        greedy = GreedyBot(Rng.seeded(f"{number}"), worlds=1)
        assert greedy.choose(match.imagine(1, Rng.seeded("world")), 1) == PRIZE


def test_a_long_menu_is_looked_over_before_the_first_try() -> None:
    match = Match(Crowd(), 2, "stage")
    rng = Rng.seeded("look over")
    tree = Tree(match.imagine(0, rng), 0, rng, 1.0, 0)
    tree.run(Budget(iterations=1))
    edges = tree.own_node().edges
    tried = [edge for edge in edges if edge.visits]
    assert len(tried) == 1
    assert tried[0].glance == max(edge.glance for edge in edges)


class Pitfalls(Drama):
    """Behind one door lies a prize and five pits, which nobody has to step into."""

    def act(self, t: Stage) -> Flow:
        door = yield Ask(0, "door", [WORK, STEAL], "D-1")
        t.points[0] = 48
        if door == STEAL:
            answer = yield Ask(0, "many", [PRIZE, *LONG[:5]], "D-2")
            t.points[0] = 50 if answer == PRIZE else 0

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Stage)
        return 0.01 * state.points[seat]


def test_a_move_tried_only_to_know_it_is_no_fault_of_the_moves_before() -> None:
    for number in range(3):
        rng = Rng.seeded(f"pits {number}")
        tree = Tree(Match(Pitfalls(), 1, "stage").imagine(0, rng), 0, rng, 9.0, 0)
        tree.even = True
        tree.run(Budget(iterations=300), thorough=True)
        behind = tree.own_node().edge(STEAL)
        assert sum(e.visits for node in behind.nodes for e in node.edges if e.move != PRIZE) > 9
        assert behind.mean() > 0.47


class Nagging(Guided):
    """Of the long menu only the prize is to be thought of."""

    def act(self, t: Stage) -> Flow:
        answer = yield Ask(1, "many", LONG, "D-1")
        yield Ask(0, "first", [WORK, STEAL], "D-1")
        t.points[1] = 1 if answer == PRIZE else 0

    def prior(self, state: State, ask: Ask) -> list[float] | None:
        if ask.prompt != "many":
            return None
        return [1.0 if move in (PRIZE, LONG[0]) else 0.0 for move in ask.moves]


def test_what_weighs_nothing_is_out_of_the_question() -> None:
    match = Match(Nagging(), 2, "stage")
    rng = Rng.seeded("folly")
    tree = Tree(match.imagine(1, rng), 1, rng, 1.0, 0)
    tree.run(Budget(iterations=100), thorough=True)
    assert {edge.move for edge in tree.own_node().edges if edge.visits} == {PRIZE, LONG[0]}


class Weather(Drama):
    """A die decides which of three throws is pruned; on a fair day none is. Scissors look best."""

    def act(self, t: Stage) -> Flow:
        yield Ask(0, "door", [WORK, STEAL], "D-1")
        t.points[1] = t.rng.below(4)
        answer = yield Ask(0, "throw", [ROCK, PAPER, SCISSORS], "D-2")
        t.points[0] = answer

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Stage)
        return 0.1 * state.points[0]

    def prior(self, state: State, ask: Ask) -> list[float] | None:
        assert isinstance(state, Stage)
        if ask.prompt != "throw" or state.points[1] == 3:
            return None
        return [0.0 if i == state.points[1] else 1.0 for i in range(3)]


@pytest.mark.parametrize("iterations", [1, 60])
def test_what_is_folly_in_an_imagined_world_may_be_wise_in_the_true_one(iterations: int) -> None:
    """And what was wise there is not played, though it was tried far more often than the rest."""
    for number in range(12):
        match = Match(Weather(), 2, f"weather {number}")
        rng = Rng.seeded(f"weather {number}")
        searcher = SearchBot(rng, Budget(iterations=60))
        match.play(0, searcher.choose(match.imagine(0, rng), 0))
        thrown = searcher.choose(match.imagine(0, rng), 0, Budget(iterations=iterations))
        assert searcher.kept
        assert isinstance(match.state, Stage)
        assert thrown - ROCK != match.state.points[1]
        assert searcher.tree is not None
        edges = searcher.tree.own_node().edges
        assert [edge.pruned for edge in edges] == [i == match.state.points[1] for i in range(3)]


class Hair(Drama):
    """Who is far ahead wins anyhow; one throw brings the end a hair nearer."""

    def act(self, t: Stage) -> Flow:
        answer = yield Ask(0, "throw", [ROCK, PAPER, SCISSORS], "D-1")
        t.points[0] = 1 if answer == PAPER else 0

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Stage)
        return 0.9 + 0.0002 * state.points[seat]


def test_it_tells_moves_apart_that_differ_by_a_hair() -> None:
    """How far a search looks around follows what comes out, however little that differs."""
    for number in range(3):
        match = Match(Hair(), 2, "stage")
        rng = Rng.seeded(f"hair {number}")
        tree = Tree(match.imagine(0, rng), 0, rng, 1.0, 0)
        tree.run(Budget(iterations=200), thorough=True)
        assert tree.own_node().edge(PAPER).visits > 100


def test_a_time_budget_ends_a_search() -> None:
    match = Match(saloon.game("wanted"), 4, "clock")
    seat = match.asks[0].seat
    rng = Rng.seeded("clock")
    tree = Tree(match.imagine(seat, rng), seat, rng, 1.0, 0)
    tree.run(Budget(seconds=0.01), thorough=True)
    assert tree.iterations > 0


class Alike(Drama):
    """Three throws that all come to nothing."""

    def act(self, t: Stage) -> Flow:
        yield Ask(0, "throw", [ROCK, PAPER, SCISSORS], "D-1")


@pytest.mark.parametrize("name", names())
def test_among_equals_no_order_decides(name: str) -> None:
    match = Match(Alike(), 2, "alike")
    taken = {
        bot(name, f"seed {number}", Budget(iterations=4)).choose(
            match.imagine(0, Rng.seeded("worlds")), 0
        )
        for number in range(40)
    }
    assert taken == {ROCK, PAPER, SCISSORS}


def test_a_tree_does_not_follow_what_was_answered_in_secret() -> None:
    """Bantam's cards that go back into a deck are chosen in secret, by one seat alone."""
    match = Match(saloon.game("bantam"), 3, "secret")
    rng = Rng.seeded("secret")
    assert match.ask is not None
    seat = match.ask.seat
    tree = Tree(match.imagine(seat, rng), seat, rng, 1.0, 0)
    assert not tree.descend(match.imagine(seat, rng), [entry_of(0, False, seat, HIDDEN_MOVE)])
