"""Every bot plays every game, and the levels err as they should."""

from __future__ import annotations

import pytest

import saloon
from saloon.bots import LEVELS, Budget, names
from saloon.bots.bot import highest
from saloon.bots.greedy import outlook, tempted
from saloon.bots.levels import at_most, bot
from saloon.bots.search import SearchBot
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng


def play(game: Game, seats: int, line_up: list[str], seed: str, most: int) -> Match:
    match = Match(game, seats, seed)
    bots = [bot(name, f"{seed} {i}", Budget(iterations=4)) for i, name in enumerate(line_up)]
    rng = Rng.seeded(seed)
    for _ in range(most):
        if not match.asks:
            break
        seat = match.asks[0].seat
        match.play(seat, bots[seat].choose(match.imagine(seat, rng), seat))
    return match


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_all_bots_sit_at_one_table(game: Game) -> None:
    for seats in game.seats:
        line_up = (names() * seats)[:seats]
        match = play(game, seats, line_up, "together", 40)
        assert len(match.moves) >= 10
        assert match.moves == play(game, seats, line_up, "together", 40).moves


@pytest.mark.parametrize("name", names())
def test_a_bot_plays_a_whole_game(name: str) -> None:
    match = play(saloon.game("wanted"), 2, [name, "random"], "whole", 2000)
    assert match.over


def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(12):
        line_up = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        match = play(saloon.game("wanted"), 2, line_up, f"greedy {number}", 2000)
        won += match.winners == [line_up.index("greedy")]
    assert won >= 9


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="random, greenhorn, greedy, deputy, marshal, legend"):
        bot("sheriff")


def test_levels_are_among_the_names_in_order() -> None:
    assert [name for name in names() if name in LEVELS] == list(LEVELS)


def test_a_level_keeps_to_its_own_thoughts_and_to_the_budget() -> None:
    assert repr(at_most(300, None)) == "<Budget 300>"
    assert at_most(300, Budget(iterations=50)).iterations == 50
    assert at_most(300, Budget(iterations=900)).iterations == 300
    hurried = at_most(300, Budget(seconds=0.05))
    assert (hurried.seconds, hurried.iterations) == (0.05, 300)
    legend = bot("legend", "s", Budget(seconds=0.05))
    assert isinstance(legend, SearchBot)
    assert (legend.budget.seconds, legend.budget.iterations) == (0.05, 0)


def test_temptation_is_strong_among_good_moves_and_weak_for_bad_ones() -> None:
    rng = Rng.seeded("tempted")
    often = [0, 0, 0]
    for _ in range(600):
        often[tempted([0.5, 0.48, 0.1], 0.35, rng)] += 1
    assert often[0] > often[1] > 3 * often[2] > 0


def test_where_all_moves_feel_alike_any_is_taken() -> None:
    rng = Rng.seeded("alike")
    assert {tempted([0.5, 0.5, 0.5], 0.35, rng) for _ in range(60)} == {0, 1, 2}


def test_of_moves_that_feel_alike_greedy_takes_any_and_never_a_worse_one() -> None:
    rng = Rng.seeded("alike")
    alike = [0.1 + 0.2, 0.3, 0.29, 0.3]  # the first differs from 0.3 by how it was added up
    often = [0, 0, 0, 0]
    for _ in range(300):
        often[highest(alike, rng)] += 1
    assert often[2] == 0
    assert min(often[0], often[1], often[3]) > 60


def test_greedy_judges_all_moves_by_the_same_luck() -> None:
    match = Match(saloon.game("wanted"), 2, "alike", {"cavalry": True})
    seat = match.asks[0].seat
    world = match.imagine(seat, Rng.seeded("w"))
    assert outlook(world, seat, Rng.seeded("a"), 3) == outlook(world, seat, Rng.seeded("a"), 3)


@pytest.mark.parametrize("text", ["", "fast", "0", "-5", "0ms", "-1s", "nan s", "1.5"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="a budget is a time such as 50ms"):
        Budget.read(text)
