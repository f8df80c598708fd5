"""Fit the weights of `wanted`'s sense to who won games of bots against bots.

Usage: python scripts/fit_wanted.py GAMES [WORKERS] writes src/saloon/games/wanted/bot/weights.py.

Bots search with the weights as they stand, now and then playing any move, with 2 to 6 seats and
any options. Each position is one choice among its seats (a conditional logit): the winner's sum of
weights should be the largest. All positions of a game end the same, so that games count and
not positions: the weights are held close to those they were before, and go half of the way only
(who won is no proof of what made them win). Run it again to go on.
"""

from __future__ import annotations

import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np

import saloon
from saloon.bots.bot import Budget
from saloon.bots.search import SearchBot
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.wanted.bot.evaluate import MARKS, senses, standings
from saloon.games.wanted.bot.weights import WEIGHTS
from saloon.games.wanted.state import Table

TARGET = Path(__file__).parent.parent / "src/saloon/games/wanted/bot/weights.py"
THOUGHTS = 40
WHIM = 8  # one move in eight is any legal move
RIDGE = 0.02  # as if each weight were known beforehand to about 0.3, with 600 games

Position = tuple[list[list[int]], list[int], list[float]]
"""The marks of every seat, who won in the end, and what the present weights say."""


def play(number: int) -> list[Position]:
    """The positions of one game."""
    rng = Rng.seeded(f"fit {number} {sum(WEIGHTS)}")
    seats = (2, 4, 3, 4, 5, 6)[number % 6]
    options = {
        name: number % 2 == 1 and rng.below(2) == 1
        for name in ("duel", "dollars", "cavalry", "supremacy")
    }
    match = Match(saloon.game("wanted"), seats, f"fit {number}", options, events=False)
    bot = [SearchBot(rng.split(), Budget(iterations=THOUGHTS)) for _ in range(seats)]
    seen: list[tuple[list[list[int]], list[float]]] = []
    while match.asks:
        ask = match.asks[0]
        state = match.state
        assert isinstance(state, Table)
        if rng.below(3) == 0:
            seen.append((standings(state), senses(state)))
        if rng.below(WHIM) == 0:
            move = ask.moves[rng.below(len(ask.moves))]
        else:
            move = bot[ask.seat].choose(match.imagine(ask.seat, rng), ask.seat)
        match.play(ask.seat, move)
    return [(marks, match.winners, said) for marks, said in seen]


def fit(positions: list[Position], weights: np.ndarray) -> np.ndarray:
    """Gradient ascent (Adam) on the likelihood of the winners."""
    most = max(len(marks) for marks, _, _ in positions)
    x = np.zeros((len(positions), most, MARKS), dtype=np.float32)
    y = np.zeros((len(positions), most), dtype=np.float32)
    absent = np.zeros((len(positions), most), dtype=np.float32)
    for i, (marks, winners, _) in enumerate(positions):
        for seat, own in enumerate(marks):
            for mark in own:
                x[i, seat, mark] += 1
        for winner in winners:
            y[i, winner] = 1 / len(winners)
        absent[i, len(marks) :] = -1e9
    before = weights
    first = np.zeros(MARKS)
    second = np.zeros(MARKS)
    for step in range(1, 401):
        score = x @ weights.astype(np.float32) + absent
        score -= score.max(axis=1, keepdims=True)
        chance = np.exp(score)
        chance /= chance.sum(axis=1, keepdims=True)
        slope = np.einsum("ps,psm->m", y - chance, x) / len(positions) - RIDGE * (weights - before)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        weights = weights + 0.05 * (first / (1 - 0.9**step)) / (
            np.sqrt(second / (1 - 0.99**step)) + 1e-8
        )
    wins = np.log(np.maximum((chance * y).sum(axis=1), 1e-9)).mean()
    print(f"{len(positions)} positions, log-likelihood {wins:.4f}")
    return weights


def report(positions: list[Position]) -> None:
    """How good the weights were before: what they said, and what came of it."""
    said = np.array([chance for _, _, chances in positions for chance in chances])
    came = np.array(
        [
            (seat in winners) / len(winners)
            for marks, winners, _ in positions
            for seat in range(len(marks))
        ]
    )
    for low in np.arange(0, 1, 0.1):
        there = (said >= low) & (said < low + 0.1)
        if there.any():
            print(f"said {said[there].mean():.3f}, came {came[there].mean():.3f}, n {there.sum()}")


def main() -> None:
    """Play, fit, write."""
    games = int(sys.argv[1])
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with Pool(workers) as pool:
        positions = [one for many in pool.imap_unordered(play, range(games), 8) for one in many]
    report(positions)
    before = np.array(WEIGHTS, dtype=np.float64)
    weights = (before + fit(positions, before)) / 2
    rows = [weights[i : i + 8] for i in range(0, MARKS, 8)]
    lines = ["    " + ", ".join(f"{weight:.3f}" for weight in row) + "," for row in rows]
    TARGET.write_text(
        '"""The weights of the marks of evaluate.py; written by scripts/fit_wanted.py."""\n\n'
        "from typing import Final\n\n"
        "# fmt: off\n"
        "WEIGHTS: Final[list[float]] = [\n" + "\n".join(lines) + "\n]\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
