"""Learn a game from nothing, by playing against oneself: PPO in NumPy, on one CPU.

    python docs/examples/learn.py wanted --minutes 25 --out learned.npz

needs `saloon[rl]` only. A small network looks at what a seat observes and says how good each legal
move is and how the game will end. It plays hundreds of games against itself at once, remembers what
happened, and learns from it (proximal policy optimisation, Schulman et al. 2017). Every so often it
sits down with random and greedy bots, and the curve of its wins is printed as CSV.

`learned.npz` plays anywhere a bot can:

    SALOON_LEARNED=learned.npz saloon arena wanted --bots docs/examples/learn.py:Learned,greedy
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon import Match, game
from saloon.bots.levels import bot
from saloon.engine.rng import Rng
from saloon.lab.simulate import play_out, wilson
from saloon.rl.gym import SaloonVectorEnv
from saloon.rl.seen import mask, observation
from saloon.rl.zoo import limits

Array = NDArray[np.float32]

HIDDEN = 192
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LAMBDA = 0.95
NEVER = np.float32(-1e9)


class Net:
    """Two hidden layers, one head for moves and one for the payoff to come."""

    def __init__(self, inputs: int, moves: int, scale: Array, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.scale = scale
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, moves), (HIDDEN, 1)]
        gains = [1.4, 1.4, 0.01, 1.0]
        self.weights: list[Array] = []
        for (rows, columns), gain in zip(shapes, gains, strict=True):
            spread = gain / np.sqrt(rows)
            self.weights.append(rng.normal(0, spread, (rows, columns)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def look(self, seen: NDArray[np.uint8]) -> Array:
        """Numbers between 0 and 1."""
        scaled: Array = seen.astype(np.float32) * self.scale
        return scaled

    def forward(self, x: Array) -> tuple[Array, Array, Array, Array]:
        """Hidden layers, scores of the moves, expected payoff."""
        w = self.weights
        one = np.maximum(x @ w[0] + w[1], 0)
        two = np.maximum(one @ w[2] + w[3], 0)
        return one, two, two @ w[4] + w[5], (two @ w[6] + w[7])[:, 0]

    def chances(self, scores: Array, legal: NDArray[np.int8]) -> Array:
        """The chance of each move; none for what is not legal."""
        scores = np.where(legal > 0, scores, NEVER)
        raised: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
        share: Array = raised / raised.sum(axis=1, keepdims=True)
        return share

    def learn(self, batch: dict[str, Any], rate: float) -> None:
        """One step down the slope of PPO's loss (Adam)."""
        x, legal, moves = batch["x"], batch["legal"], batch["moves"]
        n = len(x)
        rows = np.arange(n)
        one, two, scores, value = self.forward(x)
        p = self.chances(scores, legal)
        chosen = np.maximum(p[rows, moves], 1e-8)
        ratio = chosen / batch["before"]
        gain = batch["gain"]
        free = np.where(gain >= 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        d_scores = p * (gain * ratio * free / n)[:, None]
        d_scores[rows, moves] -= gain * ratio * free / n
        logs = np.log(np.maximum(p, 1e-8))
        entropy = -(p * logs).sum(axis=1, keepdims=True)
        d_scores += ENTROPY / n * p * (logs + entropy)
        d_value = VALUE * 2 * (value - batch["target"]) / n
        w = self.weights
        d_two = (d_scores @ w[4].T + d_value[:, None] @ w[6].T) * (two > 0)
        d_one = (d_two @ w[2].T) * (one > 0)
        slopes = [
            x.T @ d_one, d_one.sum(0), one.T @ d_two, d_two.sum(0),
            two.T @ d_scores, d_scores.sum(0), two.T @ d_value[:, None], d_value.sum(keepdims=True),
        ]  # fmt: skip
        size = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        self.updates += 1
        for i, slope in enumerate(slopes):
            g = slope * np.float32(shrink)
            self.first[i] = 0.9 * self.first[i] + 0.1 * g
            self.second[i] = 0.999 * self.second[i] + 0.001 * g * g
            m = self.first[i] / (1 - 0.9**self.updates)
            v = self.second[i] / (1 - 0.999**self.updates)
            w[i] -= (rate * m / (np.sqrt(v) + 1e-5)).astype(np.float32)

    def best(self, seen: bytes, legal: bytes) -> int:
        """The move it likes best."""
        x = self.look(np.frombuffer(seen, np.uint8)[None])
        scores = self.forward(x)[2][0]
        return int(np.where(np.frombuffer(legal, np.int8) > 0, scores, NEVER).argmax())

    def save(self, path: str) -> None:
        """Write the weights down."""
        named = {f"w{i}": weight for i, weight in enumerate(self.weights)}
        np.savez_compressed(path, scale=self.scale, **named)

    @staticmethod
    def load(path: str) -> Net:
        """The network that `save` wrote down."""
        with np.load(path) as data:
            inputs, moves = data["w0"].shape[0], data["w4"].shape[1]
            net = Net(inputs, moves, data["scale"])
            net.weights = [data[f"w{i}"] for i in range(8)]
        return net


class Learned:
    """A bot that plays what a network likes best."""

    name = "learned"

    def __init__(self, net: Net | None = None) -> None:
        self.net = net or Net.load(os.environ["SALOON_LEARNED"])

    def choose(self, world: Match, seat: int, budget: object = None) -> int:  # noqa: ARG002
        """One look at the table, nothing imagined."""
        return self.net.best(observation(world, seat), mask(world, seat))


class Memory:
    """What was seen and done in every lane and seat since the last lesson."""

    def __init__(self, lanes: int, seats: int) -> None:
        self.open: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(lanes)]
        self.seen: list[NDArray[np.uint8]] = []
        self.legal: list[NDArray[np.int8]] = []
        self.moves: list[NDArray[np.int64]] = []
        self.before: list[Array] = []
        self.values: list[Array] = []
        self.done: list[tuple[list[int], float]] = []
        self.steps = 0

    def add(
        self,
        seen: NDArray[np.uint8],
        legal: NDArray[np.int8],
        moves: NDArray[np.int64],
        before: Array,
        values: Array,
        seats: NDArray[np.int64],
    ) -> None:
        """One step of all lanes."""
        lanes = len(moves)
        for lane in range(lanes):
            self.open[lane][seats[lane]].append(self.steps * lanes + lane)
        self.seen.append(seen)
        self.legal.append(legal)
        self.moves.append(moves)
        self.before.append(before)
        self.values.append(values)
        self.steps += 1

    def close(self, lane: int, payoffs: list[float]) -> None:
        """A game is over: what each seat did in it led to what it was paid."""
        for seat, pay in enumerate(payoffs):
            if self.open[lane][seat]:
                self.done.append((self.open[lane][seat], pay))
                self.open[lane][seat] = []

    def lesson(self, net: Net) -> dict[str, Any]:
        """All decisions of finished games, each with how much better it went than foreseen."""
        values = np.concatenate(self.values)
        index: list[int] = []
        gains: list[float] = []
        for steps, pay in self.done:
            ahead = 0.0
            after = pay
            row: list[float] = []
            for at in reversed(steps):
                ahead = (after - values[at]) + LAMBDA * ahead
                after = float(values[at])
                row.append(ahead)
            index.extend(steps)
            gains.extend(reversed(row))
        at = np.array(index)
        gain = np.array(gains, np.float32)
        return {
            "x": net.look(np.concatenate(self.seen)[at]),
            "legal": np.concatenate(self.legal)[at],
            "moves": np.concatenate(self.moves)[at],
            "before": np.concatenate(self.before)[at],
            "gain": (gain - gain.mean()) / (gain.std() + 1e-6),
            "target": gain + values[at],
        }


class School:
    """Self-play and lessons in turn."""

    def __init__(self, title: str, seats: int, lanes: int, seed: int, **options: Any) -> None:
        self.title = title
        self.options = options
        self.env = SaloonVectorEnv(title, lanes, seats, opponents="self", **options)
        high = limits(game(title), seats)
        moves = len(game(title).moves)
        scale = 1 / np.maximum(high, 1).astype(np.float32)
        self.net = Net(len(high), moves, scale.astype(np.float32), seed)
        self.rng = np.random.default_rng(seed)
        self.seats = seats
        self.seen, self.told = self.env.reset(seed=seed)
        self.steps = 0

    def practise(self, least: int) -> Memory:
        """Play against itself until so many decisions belong to finished games."""
        memory = Memory(self.env.num_envs, self.seats)
        finished = 0
        while finished < least:
            legal = self.told["action_mask"]
            _, _, scores, values = self.net.forward(self.net.look(self.seen))
            p = self.net.chances(scores, legal)
            drawn = self.rng.random(len(p), dtype=np.float32)[:, None]
            moves = np.minimum((p.cumsum(axis=1) < drawn).sum(axis=1), p.shape[1] - 1)
            wrong = legal[np.arange(len(moves)), moves] == 0  # rounding at the very end of a row
            moves[wrong] = p[wrong].argmax(axis=1)
            before = np.maximum(p[np.arange(len(moves)), moves], 1e-8)
            memory.add(self.seen, legal, moves, before, values, self.told["seat"])
            self.seen, _, ends, _, self.told = self.env.step(moves)
            for lane in np.flatnonzero(ends):
                finished += sum(len(steps) for steps in memory.open[lane])
                memory.close(int(lane), self.told["payoffs"][lane])
            self.steps += len(moves)
        return memory

    def term(self, least: int, rate: float, epochs: int = 3, size: int = 1024) -> None:
        """Practise, then learn from it."""
        lesson = self.practise(least).lesson(self.net)
        n = len(lesson["moves"])
        for _ in range(epochs):
            order = self.rng.permutation(n)
            for start in range(0, n - size + 1 if n >= size else 1, size):
                pick = order[start : start + size]
                self.net.learn({name: rows[pick] for name, rows in lesson.items()}, rate)

    def exam(self, opponent: str, games: int, seed: str) -> float:
        """The share of games won against a table full of one bot, seats in rotation."""
        won = 0.0
        for number in range(games):
            match = Match(game(self.title), self.seats, f"{seed}/{number}", self.options)
            me = number % self.seats
            players: list[Any] = [
                bot(opponent, f"{seed}/{number}/{seat}") for seat in range(self.seats)
            ]
            players[me] = Learned(self.net)
            play_out(match, players, Rng.seeded(f"{seed}/{number}/worlds"))
            if me in match.winners:
                won += 1 / len(match.winners)
        return won / games


def learn(
    title: str,
    seats: int = 2,
    minutes: float = 25.0,
    lanes: int = 256,
    least: int = 16384,
    rate: float = 7e-4,
    games: int = 200,
    seed: int = 0,
    out: str = "",
    terms: int = 0,
    every: float = 2.0,
) -> School:
    """The whole course; prints the curve. `terms` ends it after so many instead of by the clock."""
    school = School(title, seats, lanes, seed)
    start = time.monotonic()
    examined = -every
    number = 0
    print("minutes,decisions,against_random,against_greedy,low,high")
    while True:
        spent = (time.monotonic() - start) / 60
        over = number >= terms if terms else spent >= minutes
        if over or spent - examined >= every:
            examined = spent
            greedy = school.exam("greedy", games, f"exam/{number}")
            low, high = wilson(greedy * games, games)
            random = school.exam("random", games, f"exam/{number}")
            print(
                f"{spent:.1f},{school.steps},{random:.3f},{greedy:.3f},{low:.3f},{high:.3f}",
                flush=True,
            )
            if out:
                school.net.save(out)
        if over:
            return school
        part = number / terms if terms else min(1.0, spent / minutes)
        school.term(least, rate * (1 - 0.9 * part))
        number += 1


def main() -> int:
    """Read the options and learn."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--games", type=int, default=200, help="games an examination")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="")
    given = parser.parse_args()
    learn(
        given.game, given.seats, given.minutes, given.lanes,
        games=given.games, seed=given.seed, out=given.out,
    )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
