"""No bot can be told apart from one that plays for another truth its seat could believe in."""

from __future__ import annotations

import pytest

import saloon
from saloon.bots import Budget, advise
from saloon.bots.levels import bot, names
from saloon.engine.data import digest
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from tests.bots.walks import positions
from tests.testing.toy.game import Toy, Toys

FEW = Budget(iterations=24)


class SensibleToy(Toy):
    """The toy, with a feeling: cards in hand are good."""

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Toys)
        held = [1 + sum(hand) for hand in state.hands]
        return held[seat] / sum(held)


GAMES = [*saloon.games(), SensibleToy()]


def decide(name: str, truth: Match, seat: int, seed: str) -> int:
    world = truth.imagine(seat, Rng.seeded(f"worlds {seed}"))
    return bot(name, seed, FEW).choose(world, seat)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_decision_whatever_the_truth_is(game: Game, name: str) -> None:
    swapped = 0
    for seats in (game.seats[0], game.seats[-1]):
        for number, truth in enumerate(positions(game, seats, f"truth {seats}", 7, 5)):
            for ask in truth.asks:
                other = truth.imagine(ask.seat, Rng.seeded(f"other {number}"))
                assert other.view(ask.seat) == truth.view(ask.seat)
                swapped += digest(other.state) != digest(truth.state)
                seed = f"{number}"
                assert decide(name, truth, ask.seat, seed) == decide(name, other, ask.seat, seed)
    assert swapped > 0, "nothing hidden was swapped: the test says nothing"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_advice_whatever_the_truth_is(game: Game) -> None:
    for truth in positions(game, game.seats[0], "advice", 5, 3):
        seat = truth.asks[0].seat
        other = truth.imagine(seat, Rng.seeded("other"))
        mine = advise(truth, seat, Budget(iterations=40), seed="s", playouts=2)
        assert mine == advise(other, seat, Budget(iterations=40), seed="s", playouts=2)


def test_a_secret_answer_of_another_seat_changes_nothing() -> None:
    game = SensibleToy()
    match = Match(game, 2, "secret")
    while match.ask_for(0) is None or match.ask_for(1) is None:
        match.play(match.asks[0].seat, match.asks[0].moves[0])
    seen: set[int] = set()
    for secret in ("high", "low"):
        twin = match.clone()
        twin.play(1, secret)
        seen |= {100 * i + decide(name, twin, 0, "s") for i, name in enumerate(names())}
    assert len(seen) == len(names())
