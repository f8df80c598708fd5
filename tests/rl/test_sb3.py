"""Stable-Baselines3: its VecEnv over our vector form, and the recipe, a little of it.

Torch weighs too much for the locked environment. Where stable-baselines3 and sb3-contrib are not
installed these tests are skipped and say so; the first one runs everywhere.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.engine.errors import BadSetup, IllegalMove
from saloon.engine.game import Game

from .test_learning import load_example

INSTALLED = find_spec("stable_baselines3") is not None and find_spec("sb3_contrib") is not None
with_sb3 = pytest.mark.skipif(
    not INSTALLED,
    reason="THE RECIPE IS NOT TESTED HERE: pip install torch stable-baselines3 sb3-contrib",
)
every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
WITHOUT = """
import sys
sys.modules["stable_baselines3"] = None
try:
    import saloon.rl.sb3
except ImportError as error:
    print(type(error).__name__, error)
"""


def test_without_sb3_one_sentence_says_how_to_get_it() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", WITHOUT], text=True, capture_output=True, check=True
    )
    assert done.stdout == (
        "MissingExtra a VecEnv for Stable-Baselines3 needs more: "
        "pip install stable-baselines3 sb3-contrib\n"
    )


def vec_env(*given: Any, **settings: Any) -> Any:
    from saloon.rl.sb3 import SaloonVecEnv

    return SaloonVecEnv(*given, **settings)


@with_sb3
def test_a_vec_env_plays_the_games_of_the_vector_form() -> None:
    from saloon.rl.gym import SaloonVectorEnv

    env = vec_env("wanted", 4, seats=2, quick=True, reward="chance")
    crowd = SaloonVectorEnv("wanted", 4, seats=2, quick=True, reward="chance")
    env.seed(8)
    seen = env.reset()
    rows, told = crowd.reset(seed=8)
    ended = 0
    for _ in range(80):
        assert seen.tobytes() == rows.tobytes()
        masks = np.stack(env.env_method("action_masks"))
        assert masks.tolist() == told["action_mask"].astype(bool).tolist()
        moves = masks.argmax(axis=1)
        seats = told["seat"]
        rows, pays, over, _, told = crowd.step(moves)
        seen, rewards, dones, infos = env.step(moves)
        assert dones.tolist() == over.tolist()
        assert rewards == pytest.approx(pays)
        for lane in np.flatnonzero(over):
            last = infos[lane]["terminal_observation"]
            assert last.tobytes() == told["final_obs"][lane].tobytes()
            assert infos[lane]["episode"]["payoff"] == told["payoffs"][lane][seats[lane]]
            assert infos[lane]["episode"]["l"] > 1
            ended += 1
    assert ended > 2


@with_sb3
def test_opponents_change_with_the_next_deal() -> None:
    env = vec_env("wanted", 4, seats=2)
    env.set_attr("opponents", "greedy", [1, 3])
    assert env.get_attr("opponents") == ["random", "greedy"] * 2
    env.seed(1)
    env.reset()
    assert [lane.bots[0].name for lane in env.games.crowd.lanes] == ["random", "greedy"] * 2
    with pytest.raises(BadSetup, match="there is no opponent"):
        env.set_attr("opponents", "nobody")
    with pytest.raises(AttributeError, match="settled"):
        env.set_attr("reward", "score")
    with pytest.raises(IllegalMove):
        env.step(np.full(4, env.action_space.n - 1))


@with_sb3
@every_game
@pytest.mark.filterwarnings("ignore")
def test_a_short_course_runs_in_every_game(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = load_example("maskable_ppo")
    seats = max(2, game.seats[0])
    before, rows = recipe.learn(
        game.id, seats, steps=128, lanes=4, turns=16, against="random,greenhorn", every=64,
        games=2, out=str(tmp_path / "model.zip"), exams=("random",),
    )  # fmt: skip
    curve = capsys.readouterr().out.splitlines()
    assert curve[0].startswith("minutes,core_minutes,decisions")
    assert len(curve) == len(rows) + 1 == 4
    assert rows[-1]["decisions"] == 128
    match = saloon.Match(game, seats, "a", events=False)
    seat = match.asks[0].seat
    again = recipe.MaskablePPO.load(str(tmp_path / "model.zip"))
    bots = [recipe.Learned(model) for model in (before, again)]
    assert bots[0].choose(match, seat) == bots[1].choose(match, seat)
    assert bots[0].choose(match, seat) in match.asks[0].moves


@with_sb3
@pytest.mark.filterwarnings("ignore")
def test_a_little_of_the_recipe_already_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """Twenty lessons: who chose by chance at first, an even match for random, wins far more."""
    recipe = load_example("maskable_ppo")
    model, _ = recipe.learn(
        "wanted", steps=20 * 1024, lanes=32, turns=32, against="random", every=10**9, exams=()
    )
    last = [episode["payoff"] for episode in model.ep_info_buffer]
    assert len(last) == 100
    assert np.mean(last) > 0.15
    capsys.readouterr()
