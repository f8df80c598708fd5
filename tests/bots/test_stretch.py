"""Nobody goes back to where they stood in the same turn, unless there is no other way."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.bots.bot import Budget
from saloon.bots.levels import bot
from saloon.bots.search import Tree
from saloon.bots.stretch import Stretch, declared, landmark, leads_back, sight
from saloon.engine.ask import BEAT, Ask, Flow
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State

LEFT, RIGHT, ROLL, DONE = range(4)
PLACES = 5


class Ring(State):
    """Somebody on a ring of places, and how many decisions are left."""

    def __init__(self) -> None:
        super().__init__()
        self.place = 0
        self.left = 40
        self.turn = 0

    def blank(self) -> State:
        return Ring()

    def become(self, other: State) -> None:
        assert isinstance(other, Ring)
        super().become(other)
        self.place = other.place
        self.left = other.left
        self.turn = other.turn


class Pacer(Game[Ring]):
    """Going left or right brings nothing and costs nothing; done hands the ring on."""

    def __init__(self, moves: tuple[int, ...] = (LEFT, RIGHT, DONE)) -> None:
        super().__init__(
            id=f"pacer{len(moves)}",
            rules="pacer/1",
            seats=(2, 2),
            default_seats=2,
            options=(),
            moves=("left", "right", "roll", "done"),
            bound=80,
            parts=(Ring,),
            prompts=("step",),
        )
        self.offered = list(moves)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (tuple(self.offered),))

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Ring:
        t = Ring()
        t.rng = rng
        t.seats = seats
        return t

    def play(self, state: Ring) -> Flow:
        while state.left:
            yield BEAT
            state.left -= 1
            answer = yield Ask(state.turn, "step", self.offered, "P-1")
            if answer == DONE:
                state.turn = 1 - state.turn
            elif answer == ROLL:
                state.roll(6)
            else:
                state.place = (state.place + (1 if answer == RIGHT else -1)) % PLACES
        state.over = True
        state.winners = [0, 1]
        yield BEAT

    def view(self, state: Ring, seat: int) -> dict[str, Any]:
        return {"place": state.place, "left": state.left}

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        return {**view, "table": {**view["table"], "left": 0}}

    def hide(self, state: Ring, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the dice to come."""

    def sense(self, state: Ring, seat: int) -> float:
        return 0.5

    def scores(self, state: Ring) -> list[int]:
        return [0, 0]


def begun(game: Game, *moves: int) -> Match:
    match = Match(game, 2, "ring")
    for move in moves:
        match.play(match.asks[0].seat, move)
    return match


@pytest.mark.parametrize("name", ["greenhorn", "greedy", "deputy", "marshal", "legend"])
def test_no_bot_walks_in_circles(name: str) -> None:
    """Where nothing is better than anything, all would be walked; but no place twice in a turn."""
    for seed in range(3):
        match = Match(Pacer(), 2, "ring", events=False)
        players = [bot(name, f"{seed} {seat}", Budget(iterations=30)) for seat in range(2)]
        rng = Rng.seeded(f"{seed}")
        turn, stood = -1, list[int]()
        walked = 0
        while match.asks:
            seat = match.asks[0].seat
            assert isinstance(match.state, Ring)
            if seat != turn:
                turn, stood = seat, []
            stood.append(match.state.place)
            assert stood.count(match.state.place) == 1, stood
            walked += len(stood) > 1
            match.play(seat, players[seat].choose(match.imagine(seat, rng), seat))
        assert walked > 0, "nobody went anywhere: the test says nothing"


def test_where_every_way_leads_back_one_is_taken() -> None:
    """A rule may force somebody to go round: then the first place stands open again."""
    match = Match(Pacer((LEFT, RIGHT)), 2, "ring", events=False)
    player = bot("deputy", "round")
    while match.asks:
        match.play(0, player.choose(match.imagine(0, Rng.seeded("world")), 0))
    assert match.over


def test_the_search_knows_that_there_is_no_way_back() -> None:
    """After a step the step back is not tried again, whatever it promises."""
    match = begun(Pacer())
    rng = Rng.seeded("tree")
    world = match.imagine(0, rng)
    stretch = Stretch()
    stretch.note(world, 0)
    tree = Tree(world, 0, rng, 0.8, 0, None, stretch)
    tree.run(Budget(iterations=400), thorough=True)
    went = tree.own_node().edge(LEFT)
    assert not went.back
    [node] = went.nodes
    returned = node.edge(RIGHT)
    assert returned.back
    assert returned.visits <= 2 < node.edge(LEFT).visits


class Marked(Pacer):
    """The same, with a landmark that tells the places apart."""

    def landmark(self, state: Ring, seat: int) -> int:
        return state.place


def test_a_circle_past_another_place_than_the_first_is_one_too() -> None:
    """What is seen on the way is worked out where the landmark is met again."""
    world = begun(Marked()).imagine(0, Rng.seeded("tree"))
    stretch = Stretch()
    stretch.note(world, 0)
    tree = Tree(world, 0, Rng.seeded("marked"), 0.8, 0, None, stretch)
    tree.run(Budget(iterations=400), thorough=True)
    [one] = tree.own_node().edge(LEFT).nodes
    [two] = one.edge(LEFT).nodes
    assert two.edge(RIGHT).back
    assert two.edge(RIGHT).visits <= 3
    assert one.edge(RIGHT).back


@pytest.mark.parametrize("id", ["bantam", "pioneers"])
def test_the_same_moment_has_the_same_landmark(id: str) -> None:
    game = saloon.game(id)
    again = 0
    for number in range(3):
        match = Match(game, 2, f"marks/{number}", events=False)
        rng = Rng.seeded(f"marks/{number}")
        found: dict[str, int] = {}
        while match.asks and len(match.moves) < 120:
            ask = next(ask for ask in match.asks if ask.seat not in match.committed)
            moment = repr(game.moment(match.view(ask.seat)))
            mark = landmark(match, ask.seat)
            again += moment in found
            assert found.setdefault(moment, mark) == mark
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        assert len(set(found.values())) > 20, "a landmark that is always the same is of no use"
    assert again > 0, "nothing was seen twice: the test says nothing"


def test_what_chance_or_others_did_in_between_makes_it_no_circle() -> None:
    stretch = Stretch()
    game = Pacer((LEFT, RIGHT, ROLL, DONE))
    stretch.note(begun(game, LEFT).imagine(0), 0)
    stretch.note(begun(game, LEFT, LEFT).imagine(0), 0)
    assert len(stretch.seen) == 2
    assert stretch.moves == [LEFT, LEFT]
    world = begun(game, LEFT, LEFT, ROLL).imagine(0)
    stretch.note(world, 0)
    assert stretch.seen == [sight(world, 0)]
    assert stretch.moves == [LEFT, LEFT, ROLL]
    again = begun(game, LEFT, LEFT, ROLL, DONE, DONE).imagine(0)
    stretch.note(again, 0)
    assert stretch.seen == [sight(again, 0)]
    assert stretch.moves == []


def test_a_die_that_was_rolled_leads_nowhere_back() -> None:
    match = begun(Pacer((LEFT, RIGHT, ROLL, DONE)), LEFT)
    world = match.imagine(0)
    seen = [sight(match, 0), sight(begun(Pacer((LEFT, RIGHT, ROLL, DONE))), 0)]
    assert leads_back(world, 0, RIGHT, seen)
    assert not leads_back(world, 0, LEFT, seen)
    assert not leads_back(world, 0, ROLL, seen)
    assert not leads_back(world, 0, DONE, seen)
    assert not leads_back(world, 0, RIGHT, [])


def test_what_a_game_declares_is_undoing() -> None:
    game = saloon.game("bantam")
    bantam = declared(game)
    bought = [game.code("buy:torch")]
    assert bantam.is_silly(game.code("sell:torch"), bought)
    assert not bantam.is_silly(game.code("sell:knuckles"), bought)
    assert not bantam.is_silly(game.code("sell:torch"), [])
    pioneers = saloon.game("pioneers")
    assert declared(pioneers).is_silly(pioneers.code("cancel"), [])
    assert not declared(pioneers).is_silly(pioneers.code("send"), [])
    assert declared(saloon.game("wanted")).undone_by == {}


class Shelf(Pacer):
    """The same, with a shelf: what was put down is counted, so that no two tables are alike."""

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        return view


def test_what_undoes_a_move_is_out_of_the_question_in_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not at the root only: a search knows before it goes left that it must not go right then."""
    game = Shelf()
    rules = declared(game)
    monkeypatch.setitem(rules.undone_by, LEFT, [RIGHT])
    match = begun(game)
    rng = Rng.seeded("tree")
    tree = Tree(match.imagine(0, rng), 0, rng, 0.8, 0)
    tree.run(Budget(iterations=300), thorough=True)
    for first, undone in ((LEFT, True), (RIGHT, False)):
        edge = tree.own_node().edge(first)
        assert not edge.back
        [node] = edge.nodes
        assert node.edge(RIGHT).back == undone
        assert (node.edge(RIGHT).visits == 0) == undone
    # And after the first move has been made.
    world = begun(game, LEFT).imagine(0, rng)
    stretch = Stretch()
    stretch.note(world, 0)
    tree = Tree(world, 0, rng, 0.8, 0, None, stretch)
    tree.run(Budget(iterations=20))
    assert tree.own_node().edge(RIGHT).back
