"""Learn a game from nothing, by playing against oneself: TD(lambda) in NumPy, on one CPU core.

    python docs/examples/learn.py wanted --minutes 10 --out learned.npz

needs `saloon[rl]` only. A small network looks at what a seat observes and says how likely that seat
is to win. To choose, the learner plays each of its moves in a world it imagines and takes the one
after which it likes best what it sees. It plays dozens of games against itself side by side; what
it foresaw after one move is corrected by what it foresaw after the next, and in the end by who won
(temporal differences, as in Tesauro's TD-Gammon, 1995). Every so often it sits down with random and
greedy bots, and the curve of its wins is printed as CSV (`--plot curve.svg` draws it, with
`saloon[lab]`).

`learned.npz` plays anywhere a bot can:

    SALOON_LEARNED=learned.npz saloon arena wanted --bots docs/examples/learn.py:Learned,greedy
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon import Match, game
from saloon.bots.greedy import answer
from saloon.bots.levels import bot
from saloon.engine.rng import Rng
from saloon.lab.simulate import play_out, wilson
from saloon.rl.observation import asked, observation, payoffs, size

Array = NDArray[np.float32]
Rows = NDArray[np.uint8]

HIDDEN = (128, 64)
LAMBDA = 0.8
"""How far a correction reaches back: 0 to the move before, 1 only from the end of the game."""
WHIM = 0.02
"""Moves that differ by so little in the chance to win are tried almost alike."""
MEASURED = 100_000
"""After this many decisions the usual size of every number is known."""
WORLDS = 8
"""How many worlds the learned bot imagines when it counts; while it practises, one."""


class Net:
    """What a seat observes in, its chance to win out; two layers between."""

    def __init__(self, inputs: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.mean = np.zeros(inputs, np.float32)
        self.scale = np.ones(inputs, np.float32)
        self.weights: list[Array] = []
        sizes = [inputs, *HIDDEN, 1]
        for rows, columns in pairwise(sizes):
            spread = (0.1 if columns == 1 else 1.4) / np.sqrt(rows)
            self.weights.append(rng.normal(0, spread, (rows, columns)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def look(self, seen: Rows) -> Array:
        """Numbers around 0 and about 1 apart: a lead of one card must not drown beside scores."""
        level: Array = (seen.astype(np.float32) - self.mean) * self.scale
        return level

    def forward(self, x: Array) -> tuple[list[Array], Array]:
        """Every layer, and the chance to win."""
        w = self.weights
        layers = [x]
        for i in range(0, len(w) - 2, 2):
            layers.append(np.maximum(layers[-1] @ w[i] + w[i + 1], 0))
        chance: Array = 1 / (1 + np.exp(-(layers[-1] @ w[-2] + w[-1])[:, 0]))
        return layers, chance

    def chances(self, seen: list[bytes]) -> Array:
        """The chance to win after each observation."""
        rows = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
        return self.forward(self.look(rows))[1]

    def learn(self, x: Array, target: Array, rate: float) -> None:
        """One step down the slope of the cross entropy (Adam)."""
        layers, chance = self.forward(x)
        w = self.weights
        slopes: list[Array] = []
        error: Array = ((chance - target) / np.float32(len(x)))[:, None]
        for i in range(len(w) - 2, -1, -2):
            layer = layers[i // 2]
            slopes[:0] = [layer.T @ error, error.sum(0)]
            if i:
                error = (error @ w[i].T) * (layer > 0)
        self.updates += 1
        first, second = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for i, slope in enumerate(slopes):
            self.first[i] += 0.1 * (slope - self.first[i])
            self.second[i] += 0.001 * (slope * slope - self.second[i])
            w[i] -= rate / first * self.first[i] / (np.sqrt(self.second[i] / second) + 1e-8)

    def save(self, path: str) -> None:
        """Write the weights down."""
        named: dict[str, Any] = {f"w{i}": weight for i, weight in enumerate(self.weights)}
        np.savez_compressed(path, mean=self.mean, scale=self.scale, **named)

    @staticmethod
    def load(path: str) -> Net:
        """The network that `save` wrote down."""
        with np.load(path) as data:
            net = Net(len(data["mean"]))
            net.mean, net.scale = data["mean"], data["scale"]
            net.weights = [data[f"w{i}"] for i in range(len(net.weights))]
        return net


class Ahead:
    """What a seat would see after each of its moves, in one imagined world or several."""

    def __init__(self, match: Match, seat: int, rng: Rng, worlds: int = 1) -> None:
        ask = match.ask_for(seat)
        assert ask is not None
        self.moves = ask.moves
        self.seen: list[bytes] = []
        self.ends: list[tuple[int, float]] = []
        for _ in range(worlds):
            deal = rng.split()  # the same luck for every move
            for move in self.moves:
                world = match.imagine(seat, deal.copy(), keep=False)
                answer(world, seat, move, deal)
                if world.over:
                    self.ends.append((len(self.seen), share(world, seat)))
                self.seen.append(observation(world, seat))

    def judge(self, chances: Array) -> Array:
        """The chance to win by each move, from that of everything seen; how it ended is known."""
        for at, won in self.ends:
            chances[at] = won
        judged: Array = chances.reshape(-1, len(self.moves)).mean(axis=0)
        return judged


def share(match: Match, seat: int) -> float:
    """A seat's part of the win, 0 to 1."""
    pay = payoffs(match)[seat]
    seats = match.seats
    return (pay + 1) / 2 if seats == 1 else (pay * (seats - 1) + 1) / seats


class Learned:
    """A bot that plays the move after which a network likes best what it sees."""

    name = "learned"

    def __init__(self, net: Net | None = None, seed: str = "learned") -> None:
        self.net = net or Net.load(os.environ["SALOON_LEARNED"])
        self.rng = Rng.seeded(seed)

    def choose(self, world: Match, seat: int, budget: object = None) -> int:  # noqa: ARG002
        """Look one move ahead."""
        ahead = Ahead(world, seat, self.rng, WORLDS)
        return ahead.moves[int(ahead.judge(self.net.chances(ahead.seen)).argmax())]


class Lane:
    """One of the games played side by side, and what each seat saw after each of its moves."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.past: list[list[tuple[bytes, float]]] = [[] for _ in range(match.seats)]

    def lesson(self) -> tuple[list[bytes], list[float]]:
        """Of a finished game: all that was seen, and what should have been foreseen."""
        seen: list[bytes] = []
        targets: list[float] = []
        for seat, steps in enumerate(self.past):
            following = target = share(self.match, seat)
            for row, foreseen in reversed(steps):
                target = (1 - LAMBDA) * following + LAMBDA * target
                following = foreseen
                seen.append(row)
                targets.append(target)
        return seen, targets


class School:
    """Self-play and lessons in turn."""

    def __init__(self, title: str, seats: int, lanes: int, seed: int, **options: Any) -> None:
        self.game = game(title)
        self.seats = seats
        self.options = options
        self.net = Net(size(self.game, seats), seed)
        self.rng = np.random.default_rng(seed)
        self.luck = Rng.seeded(f"{seed}/worlds")
        self.seed = seed
        self.games = 0
        self.steps = 0
        self.lanes = [self.deal() for _ in range(lanes)]
        self.measured = np.zeros((3, len(self.net.mean)))

    def deal(self) -> Lane:
        """A new game."""
        self.games += 1
        seed = f"{self.seed}/{self.games}"
        return Lane(Match(self.game, self.seats, seed, self.options, events=False))

    def practise(self, least: int) -> tuple[Rows, Array]:
        """Play against itself until this many decisions belong to finished games."""
        seen: list[bytes] = []
        targets: list[float] = []
        while len(seen) < least:
            turns: list[tuple[int, Ahead]] = []
            for lane in self.lanes:
                ask = asked(lane.match)
                assert ask is not None
                turns.append((ask.seat, Ahead(lane.match, ask.seat, self.luck)))
            chances = self.net.chances([row for _, ahead in turns for row in ahead.seen])
            after: list[bytes] = []
            at = 0
            for lane, (seat, ahead) in zip(self.lanes, turns, strict=True):
                count = len(ahead.moves)
                liking = ahead.judge(chances[at : at + count]) / WHIM
                move = ahead.moves[int((liking + self.rng.gumbel(size=count)).argmax())]
                at += count
                lane.match.play(seat, move)
                after.append(observation(lane.match, seat))
            foreseen = self.net.chances(after)
            for i, (seat, _) in enumerate(turns):
                lane = self.lanes[i]
                if not lane.match.over:  # the end itself need not be foreseen
                    lane.past[seat].append((after[i], float(foreseen[i])))
                    continue
                lesson = lane.lesson()
                seen += lesson[0]
                targets += lesson[1]
                self.lanes[i] = self.deal()
            self.steps += len(turns)
        rows = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
        return rows, np.array(targets, np.float32)

    def measure(self, rows: Rows) -> None:
        """Find out how great every number usually is, and how much it varies."""
        numbers = rows.astype(np.float64)
        self.measured += [np.full(rows.shape[1], len(rows)), numbers.sum(0), (numbers**2).sum(0)]
        count, total, squares = self.measured
        mean = total / count
        spread = np.sqrt(np.maximum(squares / count - mean**2, 0))
        self.net.mean = mean.astype(np.float32)
        self.net.scale = (1 / np.maximum(spread, 0.1)).astype(np.float32)

    def term(self, least: int, rate: float, epochs: int = 2, batch: int = 256) -> None:
        """Practise, then learn from it."""
        rows, targets = self.practise(least)
        if self.measured[0, 0] < MEASURED:
            self.measure(rows)
        x = self.net.look(rows)
        for _ in range(epochs):
            order = self.rng.permutation(len(x))
            for start in range(0, max(1, len(x) - batch + 1), batch):
                pick = order[start : start + batch]
                self.net.learn(x[pick], targets[pick], rate)

    def exam(self, opponent: str, games: int, seed: str) -> float:
        """The share of games won against a table full of one bot, seats in rotation."""
        won = 0.0
        for number in range(games):
            match = Match(self.game, self.seats, f"{seed}/{number}", self.options, events=False)
            me = number % self.seats
            players: list[Any] = [
                bot(opponent, f"{seed}/{number}/{seat}") for seat in range(self.seats)
            ]
            players[me] = Learned(self.net, f"{seed}/{number}")
            play_out(match, players, Rng.seeded(f"{seed}/{number}/worlds"))
            won += share(match, me)
        return won / games


def learn(
    title: str,
    seats: int = 2,
    minutes: float = 10.0,
    lanes: int = 64,
    least: int = 4096,
    rate: float = 1e-3,
    games: int = 300,
    seed: int = 0,
    out: str = "",
    terms: int = 0,
    every: float = 2.0,
    plot: str = "",
) -> School:
    """The whole course; prints the curve. `terms` ends it after this many instead of by the clock.

    Minutes are those of practice and lessons; what the examinations take is not counted.
    """
    school = School(title, seats, lanes, seed)
    spent = core = 0.0
    examined = -every
    number = 0
    rows: Curve = []
    print(",".join(COLUMNS))
    while True:
        over = number >= terms if terms else spent >= minutes
        if over or spent - examined >= every:
            examined = spent
            greedy = school.exam("greedy", games, f"exam/{number}")
            low, high = wilson(greedy * games, games)
            random = school.exam("random", games, f"exam/{number}")
            figures = (spent, core, school.steps, school.games, random, greedy, low, high)
            rows.append(dict(zip(COLUMNS, figures, strict=True)))
            print(
                f"{spent:.2f},{core:.2f},{school.steps},{school.games},{random:.3f},"
                f"{greedy:.3f},{low:.3f},{high:.3f}",
                flush=True,
            )
            if out:
                school.net.save(out)
        if over:
            break
        part = number / terms if terms else min(1.0, spent / minutes)
        clock, work = time.monotonic(), time.process_time()
        school.term(least, rate * (1 - 0.9 * part))
        spent += (time.monotonic() - clock) / 60
        core += (time.process_time() - work) / 60
        number += 1
    if plot:
        draw([rows], plot, 1 / seats)
    return school


COLUMNS = (
    "minutes", "core_minutes", "decisions", "games",
    "against_random", "against_greedy", "low", "high",
)  # fmt: skip
Curve = list[dict[str, float]]


def read_curve(path: str) -> Curve:
    """What a course printed."""
    with Path(path).open(encoding="utf-8") as file:
        return [{name: float(row[name]) for name in COLUMNS} for row in csv.DictReader(file)]


def draw(curves: list[Curve], path: str, fair: float) -> None:
    """The wins against greedy of one course or several; a line across for an even share."""
    from saloon.lab.plots import COLOURS, FAIR, MARKS, canvas, drawn

    figure, axes = canvas(7, 3.6)
    axes.axhline(fair, color=FAIR, linestyle="--")
    for number, rows in enumerate(curves):
        style = {"color": COLOURS[number % len(COLOURS)], "linewidth": 1.6}
        at = [row["core_minutes"] for row in rows]
        axes.plot(
            at, [row["against_greedy"] for row in rows], marker=MARKS[number % len(MARKS)], **style
        )
        axes.vlines(at, [row["low"] for row in rows], [row["high"] for row in rows], **style)
    axes.set_xlabel("minutes of learning on one core")
    axes.set_ylabel("won against greedy")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    Path(path).write_text(drawn(figure) + "\n", encoding="utf-8")


def main() -> int:
    """Read the options and learn."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--terms", type=int, default=0, help="lessons, instead of minutes")
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--games", type=int, default=300, help="games an examination")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between examinations")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="")
    parser.add_argument("--plot", default="")
    parser.add_argument(
        "--curves", nargs="+", help="draw what these courses printed, learn nothing"
    )
    given = parser.parse_args()
    if given.curves:
        draw([read_curve(path) for path in given.curves], given.plot, 1 / given.seats)
        return 0
    learn(
        given.game, given.seats, given.minutes, given.lanes, games=given.games,
        terms=given.terms, every=given.every, seed=given.seed, out=given.out, plot=given.plot,
    )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
