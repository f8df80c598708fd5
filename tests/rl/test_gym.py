"""Gymnasium: its checker passes, seeds repeat, the vector form plays the same games."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import saloon
import saloon.rl
from saloon.engine.errors import BadSetup, IllegalMove
from saloon.engine.game import Game
from saloon.rl import gym_id
from saloon.rl.observation import payoffs

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)


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


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium, saloon.rl; gymnasium.make('saloon/Wanted-v0')",
        "import gymnasium; gymnasium.make('saloon.rl:saloon/Wanted-v0')",
    ],
)
def test_the_documented_ways_to_an_environment_work_in_a_new_process(code: str) -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True)


def test_a_crowd_shows_the_last_sight_of_a_game_that_ended() -> None:
    crowd: Any = gymnasium.make_vec(
        "saloon/Wanted-v0", 4, vectorization_mode="vector_entry_point", seats=2, quick=True
    )
    _, info = crowd.reset(seed=5)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        seen, _, ended, _, info = crowd.step(info["action_mask"].argmax(axis=1))
    lane = int(ended.argmax())
    assert info["_final_obs"].tolist() == ended.tolist()
    assert info["final_obs"][lane].shape == seen[lane].shape
    assert info["final_obs"][lane].tobytes() != seen[lane].tobytes()
    assert all(info["final_obs"][other] is None for other in np.flatnonzero(~ended))


def test_arrays_may_be_written_into_and_unseeded_games_differ() -> None:
    env: Any = gymnasium.make("saloon/Wanted-v0").unwrapped
    seen, info = env.reset(seed=1)
    seen[:] = 0
    info["action_mask"][:] = 0
    starts = []
    for _ in range(2):
        crowd: Any = gymnasium.make_vec(
            "saloon/Wanted-v0", 6, vectorization_mode="vector_entry_point"
        )
        seen, info = crowd.reset()
        starts.append(seen.tobytes())
        assert len({row.tobytes() for row in seen}) > 1
        seen[:] = 0
        info["action_mask"][:] = 0
    assert starts[0] != starts[1]


def crowd_of(lanes: int, **settings: Any) -> Any:
    return gymnasium.make_vec(
        "saloon/Wanted-v0", lanes, vectorization_mode="vector_entry_point", **settings
    ).unwrapped


def test_lanes_without_a_seed_of_their_own_differ() -> None:
    crowd = crowd_of(5, seats=2)
    crowd.reset(seed=[None, None, 3, None, None])
    seeds = [lane.seed for lane in crowd.crowd.lanes]
    assert len(set(seeds)) == 5
    assert seeds[2] == "3"


def test_a_crowd_that_resets_in_the_next_step_plays_the_same_games() -> None:
    """What it adds is one step a game, whose move is not looked at."""
    at_once, next_step = (
        crowd_of(3, seats=2, quick=True, autoreset_mode=mode)
        for mode in (AutoresetMode.SAME_STEP, "NextStep")
    )
    assert next_step.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, info = at_once.reset(seed=5)
    rows = [[seen[lane].tobytes()] for lane in range(3)]
    for _ in range(120):
        seen, _, ended, _, info = at_once.step(info["action_mask"].argmax(axis=1))
        for lane in range(3):
            if ended[lane]:
                rows[lane].append(info["final_obs"][lane].tobytes())
            rows[lane].append(seen[lane].tobytes())
    seen, info = next_step.reset(seed=5)
    ended = np.zeros(3, np.bool_)
    pauses = 0
    for at in range(100):
        assert [row.tobytes() for row in seen] == [rows[lane][at] for lane in range(3)]
        moves = info["action_mask"].argmax(axis=1)
        moves[ended] = len(saloon.game("wanted").moves) - 1
        before = ended
        seen, pay, ended, _, info = next_step.step(moves)
        assert not pay[before].any()
        assert not ended[before].any()
        assert "final_obs" not in info
        assert info["action_mask"][ended].all()
        pauses += int(before.sum())
    assert pauses > 2
    with pytest.raises(BadSetup, match="SameStep or NextStep"):
        crowd_of(2, autoreset_mode=AutoresetMode.DISABLED)


@pytest.mark.parametrize("reward", ["score", "chance"])
@every_game
def test_a_shaped_reward_adds_up_to_the_payoff(game: Game, reward: str) -> None:
    """Over a game it is the payoff less how the learner stood at first, and it comes on the way."""
    plain, shaped = (
        gymnasium.make(gym_id(game.id), reward=kind, seat=0).unwrapped for kind in ("win", reward)
    )
    plain.reset(seed=4)
    shaped.reset(seed=4)
    first = shaped.lane.stood  # type: ignore[attr-defined]
    rewards = []
    over = False
    rng = np.random.default_rng(0)
    while not over:
        move = rng.choice(np.flatnonzero(shaped.action_masks()))  # type: ignore[attr-defined]
        _, pay, over, _, _ = plain.step(move)
        _, more, _, _, _ = shaped.step(move)
        rewards.append(float(more))
    assert sum(rewards) == pytest.approx(float(pay) - first)
    if reward == "chance" or game.id != "bantam":  # nobody scores in bantam by chance
        assert len([one for one in rewards[:-1] if one != 0]) > 1
    assert max(map(abs, rewards)) < 3


def test_a_discounted_shaping_is_worth_the_same_from_any_moment() -> None:
    """Discounted, what is paid from the first decision on is the payoff less the first standing."""
    env: Any = gymnasium.make("saloon/Wanted-v0", seats=2, reward="chance", discount=0.9).unwrapped
    env.reset(seed=2)
    first, worth, weight, over = env.lane.stood, 0.0, 1.0, False
    while not over:
        _, pay, over, _, _ = env.step(first_legal(env))
        worth += weight * pay
        weight *= 0.9
    assert worth == pytest.approx(payoffs(env.lane.match)[env.lane.seat] * weight / 0.9 - first)


@every_game
def test_floats_are_of_one_size_and_say_the_same(game: Game) -> None:
    env: Any = gymnasium.make(gym_id(game.id), floats=True).unwrapped
    crowd: Any = gymnasium.make_vec(
        gym_id(game.id), 4, vectorization_mode="vector_entry_point", floats=True
    ).unwrapped
    plain: Any = gymnasium.make(gym_id(game.id)).unwrapped
    seen, _ = env.reset(seed=1)
    raw, _ = plain.reset(seed=1)
    assert seen.dtype == np.float32
    assert seen in env.observation_space
    scale = env.sight.scale
    back = seen / scale.factor + scale.mean
    inside = np.abs(seen) < scale.most
    assert np.allclose(back[inside], raw[inside], atol=0.01)
    rows, info = crowd.reset(seed=1)
    assert rows in crowd.observation_space
    rows[:] = 0
    for _ in range(30):
        rows, *_, info = crowd.step(info["action_mask"].argmax(axis=1))
    spread = rows.std()
    assert 0.2 < spread < 3


def test_what_does_not_fit_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="greedy, deputy"):
        gymnasium.make("saloon/Wanted-v0", opponents="nobody")
    with pytest.raises(BadSetup, match="0 to 3 or -1"):
        gymnasium.make("saloon/Wanted-v0", seat=7)
    with pytest.raises(BadSetup, match="win, score, chance"):
        gymnasium.make("saloon/Wanted-v0", reward="praise")
    with pytest.raises(BadSetup, match="every seat itself is paid by 'win'"):
        gymnasium.make("saloon/Wanted-v0", reward="score", opponents="self")


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


def test_an_own_bot_is_an_opponent(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n"
        "    def choose(self, world, seat):\n"
        "        return world.ask_for(seat).moves[-1]\n"
    )
    env = gymnasium.make("saloon/Wanted-v0", seats=2, opponents=f"{file}:Mine", seat=0)
    _, info = env.reset(seed=3)
    for _ in range(5):
        legal = np.flatnonzero(info["action_mask"])
        _, _, over, _, info = env.step(legal[0])
        assert not over
    with pytest.raises(BadSetup, match="has no 'Yours'"):
        gymnasium.make("saloon/Wanted-v0", opponents=f"{file}:Yours")
