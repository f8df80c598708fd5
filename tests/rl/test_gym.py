"""Gymnasium: its checker passes, seeds repeat, the vector form plays the same games."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import saloon
import saloon.rl
from saloon.engine.errors import BadSetup, IllegalMove
from saloon.engine.game import Game
from saloon.rl import gym_id

saloon.rl.register()
every_game = pytest.mark.parametrize("game", saloon.games(), ids=lambda game: game.id)


@every_game
@pytest.mark.filterwarnings("ignore")
def test_passes_the_checker(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(gym_id(game.id))
    check_env(env.unwrapped)
    capsys.readouterr()


def first_legal(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks())[0])


@every_game
def test_the_learner_plays_every_seat_in_turn(game: Game) -> None:
    env = gymnasium.make(gym_id(game.id)).unwrapped
    seats = []
    for number in range(3):
        _, info = env.reset(seed=2 if number == 0 else None)
        seats.append(info["seat"])
    assert len(set(seats)) == min(3, len(seats))


@every_game
def test_a_copy_plays_on_alike(game: Game) -> None:
    env = gymnasium.make(gym_id(game.id)).unwrapped
    env.reset(seed=4)
    for _ in range(5):
        env.step(first_legal(env))
    twin = copy.deepcopy(env)
    for _ in range(5):
        one, two = env.step(first_legal(env)), twin.step(first_legal(twin))
        assert one[0].tobytes() == two[0].tobytes()
        assert one[1:4] == two[1:4]
        if one[2]:
            break


def test_a_copy_keeps_the_luck_of_its_opponents() -> None:
    env: Any = gymnasium.make("saloon/Wanted-v0", seats=2, opponents="greedy").unwrapped
    env.reset(seed=4)
    env.step(first_legal(env))
    twin = copy.deepcopy(env)
    assert [one.rng.words() for one in twin.lane.bots] == [one.rng.words() for one in env.lane.bots]
    assert env.step(first_legal(env))[0].tobytes() == twin.step(first_legal(twin))[0].tobytes()
    assert twin.lane.match.history == env.lane.match.history


@every_game
def test_the_vector_form_plays_the_same_games_as_single_ones(game: Game) -> None:
    lanes = 3
    crowd = gymnasium.make_vec(gym_id(game.id), lanes, vectorization_mode="vector_entry_point")
    _, info = crowd.reset(seed=9)
    singles = []
    for lane in range(lanes):
        single: Any = gymnasium.make(gym_id(game.id)).unwrapped
        single.lane.begin(f"9/{lane}")
        singles.append(single)
    for _ in range(40):
        moves = info["action_mask"].argmax(axis=1)
        seen, rewards, ends, _, info = crowd.step(moves)
        for lane, single in enumerate(singles):
            alone, pay, over, _, _ = single.step(moves[lane])
            assert (pay, over) == (rewards[lane], ends[lane])
            if over:
                alone, _ = single.reset()
            assert alone.tobytes() == seen[lane].tobytes()


def test_an_illegal_move_ends_a_single_game_and_stops_a_crowd() -> None:
    env: Any = gymnasium.make("saloon/Wanted-v0").unwrapped
    env.reset(seed=1)
    accept = env.lane.game.code("accept")
    _, pay, over, _, info = env.step(accept)
    assert (pay, over) == (-1.0, True)
    assert "draw:tombstone" in info["illegal"]
    crowd = gymnasium.make_vec("saloon/Wanted-v0", 2, vectorization_mode="vector_entry_point")
    crowd.reset(seed=1)
    before = crowd.unwrapped.crowd.observations()  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove, match="draw:tombstone"):
        crowd.step(np.array([0, accept]))
    assert crowd.unwrapped.crowd.observations() == before  # type: ignore[attr-defined]


def test_what_does_not_fit_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="greedy, deputy"):
        gymnasium.make("saloon/Wanted-v0", opponents="nobody")
    with pytest.raises(BadSetup, match="0 to 3 or -1"):
        gymnasium.make("saloon/Wanted-v0", seat=7)


@every_game
def test_a_learner_may_play_every_seat_itself(game: Game) -> None:
    crowd: Any = gymnasium.make_vec(
        gym_id(game.id), 2, vectorization_mode="vector_entry_point", opponents="self"
    )
    _, info = crowd.reset(seed=3)
    met: set[int] = set()
    for _ in range(3000):
        met.update(info["seat"].tolist())
        mask = info["action_mask"]
        moves = [int(np.flatnonzero(row)[-1]) for row in mask]
        _, _, ends, _, info = crowd.step(np.array(moves))
        if ends.any():
            break
    assert met == set(range(game.default_seats))
    if ends.any():
        assert sum(info["payoffs"][int(ends.argmax())]) == pytest.approx(0.0)
