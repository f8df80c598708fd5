"""Learn a game from nothing with sb3-contrib's MaskablePPO: one script for every game.

    pip install 'saloon[rl]' stable-baselines3 sb3-contrib
    python docs/examples/maskable_ppo.py wanted --steps 3000000 --out wanted.zip

The learner sits among bots in a hundred games side by side, stepped by one call. It reads floats of
one size (`floats=True`) and is paid on the way for standing better (`reward="chance"`), which does
not change what is best; see docs/rl.md for why nothing is learned without. Every so often it sits
down with random and greedy bots, plays its first choice, and the curve of its wins is printed as
CSV (`--plot curve.svg` draws it, with `saloon[lab]`).

`wanted.zip` plays anywhere a bot can:

    export SALOON_LEARNED=wanted.zip
    saloon arena wanted --bots docs/examples/maskable_ppo.py:Learned,greedy
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from saloon import Match
from saloon.lab.simulate import wilson
from saloon.rl.gym import SaloonVectorEnv
from saloon.rl.observation import mask, observation
from saloon.rl.sb3 import SaloonVecEnv
from saloon.rl.scale import scale_of

HIDDEN = [128, 128]
DISCOUNT = 1.0
"""Nothing is worth less for coming later: games end by themselves, and only the end counts."""
TRACE = 0.9
"""How far ahead an advantage looks (GAE's lambda): some ten decisions, not the whole game."""
COLUMNS = (
    "minutes", "core_minutes", "decisions", "games",
    "against_random", "against_greedy", "low", "high",
)  # fmt: skip
EXAMS = ("random", "greedy")
AGAINST = ",".join(["greenhorn"] * 7 + ["greedy"])
"""Greenhorns think fast and err as people do; greedy takes six times as long, so it is met less."""
Curve = list[dict[str, float]]


def falling(first: float, last: float) -> Callable[[float], float]:
    """A rate that falls in a line over the course."""
    return lambda left: last + (first - last) * left


def exam(model: Any, title: str, seats: int, opponent: str, games: int, **settings: Any) -> float:
    """The share of games won against a table full of one bot, seats in rotation.

    As many games a lane as there are seats, and all of them are counted: who stops when enough
    games are over has met too many short ones.
    """
    lanes = -(-games // seats)
    env = SaloonVectorEnv(title, lanes, seats, opponent, **settings)
    seen, told = env.reset(seed=games)
    left = np.full(lanes, seats)
    won = 0.0
    while left.any():
        moves, _ = model.predict(seen, deterministic=True, action_masks=told["action_mask"])
        seen, pay, ended, _, told = env.step(moves)
        counted = ended & (left > 0)
        won += float((((pay[counted] * max(1, seats - 1)) + 1) / max(2, seats)).sum())
        left[counted] -= 1
    return won / (lanes * seats)


class Examiner(BaseCallback):
    """Holds an examination every few decisions and prints the curve."""

    def __init__(
        self, title: str, seats: int, every: int, games: int, exams: Sequence[str], **settings: Any
    ) -> None:
        super().__init__()
        self.title, self.seats, self.every, self.games = title, seats, every, games
        self.exams = exams
        self.settings = settings
        self.rows: Curve = []
        self.finished = 0
        self.minutes = self.core = 0.0
        self.start()
        print(",".join(COLUMNS))

    def start(self) -> None:
        """Set the clocks: the examinations themselves are not counted."""
        self.clock, self.work = time.monotonic(), time.process_time()

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.rows) * self.every:
            self.examine()

    def _on_step(self) -> bool:
        self.finished += int(self.locals["dones"].sum())
        return True

    def examine(self) -> None:
        """One line of the curve."""
        self.minutes += (time.monotonic() - self.clock) / 60
        self.core += (time.process_time() - self.work) / 60
        random, greedy = (
            exam(self.model, self.title, self.seats, opponent, self.games, **self.settings)
            if opponent in self.exams
            else 0.0
            for opponent in EXAMS
        )
        low, high = wilson(greedy * self.games, self.games)
        figures = (
            self.minutes, self.core, self.num_timesteps, self.finished, random, greedy, low, high,
        )  # fmt: skip
        self.rows.append(dict(zip(COLUMNS, figures, strict=True)))
        print(
            f"{self.minutes:.2f},{self.core:.2f},{self.num_timesteps},{self.finished},"
            f"{random:.3f},{greedy:.3f},{low:.3f},{high:.3f}",
            flush=True,
        )
        self.start()


def learn(
    title: str,
    seats: int = 2,
    steps: int = 3_000_000,
    lanes: int = 128,
    turns: int = 64,
    against: str = AGAINST,
    every: int = 250_000,
    games: int = 200,
    seed: int = 0,
    out: str = "",
    reward: str = "chance",
    floats: bool = True,
    discount: float = DISCOUNT,
    rate: float = 1e-3,
    exams: Sequence[str] = EXAMS,
    **options: Any,
) -> tuple[Any, Curve]:
    """The whole course; prints the curve. Lanes meet the bots of `against` in turn."""
    torch.set_num_threads(1)  # at this size a second thread costs more than it brings
    opponents = against.split(",")
    env = SaloonVecEnv(
        title, lanes, seats=seats, opponents=opponents[0], floats=floats, reward=reward,
        discount=discount, **options,
    )  # fmt: skip
    for number, opponent in enumerate(opponents):
        env.set_attr("opponents", opponent, range(number, lanes, len(opponents)))
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=falling(rate, rate / 10),
        n_steps=turns,
        batch_size=min(1024, lanes * turns),
        n_epochs=4,
        gamma=discount,
        gae_lambda=TRACE,
        ent_coef=0.005,
        policy_kwargs={"net_arch": HIDDEN, "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    examiner = Examiner(title, seats, every, games, exams, floats=floats, **options)
    model.learn(steps, callback=examiner)
    examiner.examine()
    if out:
        model.save(out)
    return model, examiner.rows


class Learned:
    """A bot that plays the first choice of a network that `learn` has saved."""

    name = "learned"

    def __init__(self, model: Any = None) -> None:
        torch.set_num_threads(1)
        self.model = model or MaskablePPO.load(os.environ["SALOON_LEARNED"], device="cpu")

    def choose(self, world: Match, seat: int, budget: object = None) -> int:  # noqa: ARG002
        """What the network likes best of what is legal."""
        scale = scale_of(world.game, world.seats, world.game.settle_options(world.seats, {}))
        seen = scale.read(np.frombuffer(observation(world, seat), np.uint8))
        legal = np.frombuffer(mask(world, seat), np.int8)
        move, _ = self.model.predict(seen, deterministic=True, action_masks=legal)
        return int(move)


def read_curve(path: str) -> Curve:
    """What a course printed."""
    with Path(path).open(encoding="utf-8") as file:
        return [{name: float(row[name]) for name in COLUMNS} for row in csv.DictReader(file)]


def draw(rows: Curve, path: str, fair: float) -> None:
    """The wins of a course against random and greedy; a line across for an even share."""
    from saloon.lab.plots import COLOURS, FAIR, MARKS, canvas, drawn

    figure, axes = canvas(7, 3.6)
    axes.axhline(fair, color=FAIR, linestyle="--")
    at = [row["core_minutes"] for row in rows]
    for number, opponent in enumerate(("random", "greedy")):
        axes.plot(
            at, [row[f"against_{opponent}"] for row in rows], label=f"against {opponent}",
            marker=MARKS[number], color=COLOURS[number], linewidth=1.6,
        )  # fmt: skip
    axes.vlines(at, [row["low"] for row in rows], [row["high"] for row in rows], color=COLOURS[1])
    axes.set_xlabel("minutes of learning on one core")
    axes.set_ylabel("games won")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right", frameon=False)
    Path(path).write_text(drawn(figure) + "\n", encoding="utf-8")


def main() -> int:
    """Read the options and learn."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=3_000_000, help="decisions of the learner")
    parser.add_argument("--lanes", type=int, default=128, help="games side by side")
    parser.add_argument("--turns", type=int, default=64, help="decisions a game between lessons")
    parser.add_argument("--against", default=AGAINST)
    parser.add_argument("--every", type=int, default=250_000, help="decisions an examination")
    parser.add_argument("--games", type=int, default=200, help="games an examination")
    parser.add_argument("--reward", default="chance", help="win, score or chance")
    parser.add_argument("--discount", type=float, default=DISCOUNT)
    parser.add_argument("--bytes", action="store_true", help="observations as they are")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="")
    parser.add_argument("--plot", default="")
    parser.add_argument("--curve", help="draw what this course printed, learn nothing")
    given = parser.parse_args()
    if given.curve:
        draw(read_curve(given.curve), given.plot, 1 / given.seats)
        return 0
    _, rows = learn(
        given.game, given.seats, given.steps, given.lanes, given.turns, given.against,
        given.every, given.games, given.seed, given.out, given.reward, not given.bytes,
        given.discount,
    )  # fmt: skip
    if given.plot:
        draw(rows, given.plot, 1 / given.seats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
