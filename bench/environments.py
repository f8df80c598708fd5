"""Measure Saloon's environments, wrapper included, beside those of PettingZoo, RLCard, OpenSpiel.

Usage: python bench/environments.py [--seconds 1] [--runs 5]

Random legal play in one process of the peers' environment (see bench/peers.py), the contenders
taking turns, in CPU time, so that a busy machine slows all of them alike. A decision is a player's
choice handed to the environment; its observation and its legal moves are read each time, as a
learner would.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import statistics
import subprocess
import sys
import sysconfig
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import peers

import saloon

Play = Callable[[], int]
"""Plays for a while and tells how many decisions were made."""


def legal(mask: Any) -> list[int]:
    """The legal moves of a mask; looked at as flags, which NumPy searches faster than numbers."""
    found: list[int] = mask.view("?").nonzero()[0].tolist()
    return found


def aec(env: Any) -> Play:
    """One game of a PettingZoo environment, by `last` and `step`.

    Legal moves come from the list where an environment hands one over, as RLCard's and ours do, and
    else from the mask.
    """

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, told = env.last()
            if over or cut:
                env.step(None)
                continue
            moves = told.get("legal_moves") or legal(seen["action_mask"])
            env.step(random.choice(moves))
            decisions += 1
        return decisions

    return play


def zoo(module: str) -> Callable[[], Play]:
    """An environment of PettingZoo's own."""
    return lambda: aec(importlib.import_module(f"pettingzoo.classic.{module}").env())


def saloon_aec(game: str) -> Callable[[], Play]:
    """Ours, by the same loop."""

    def make() -> Play:
        from saloon.rl import aec as make_env

        return aec(make_env(game, 4))

    return make


def saloon_single(game: str) -> Callable[[], Play]:
    """One game of ours at a time, the learner among random bots; its own decisions are counted."""

    def make() -> Play:
        import numpy as np

        from saloon.rl.gym import SaloonEnv

        env = SaloonEnv(game, seats=4)
        env.reset(seed=0)

        def play() -> int:
            _, told = env.reset()
            decisions = 0
            over = False
            while not over:
                move = random.choice(legal(told["action_mask"]))
                _, _, over, _, told = env.step(np.int64(move))
                decisions += 1
            return decisions

        return play

    return make


def saloon_vector(game: str, lanes: int = 256) -> Callable[[], Play]:
    """Many games of ours in one call; only the learner's own decisions are counted."""

    def make() -> Play:
        import numpy as np

        from saloon.rl.gym import SaloonVectorEnv

        env = SaloonVectorEnv(game, lanes, seats=4)
        rng = np.random.default_rng(0)
        _, info = env.reset(seed=0)
        masks = [info["action_mask"]]

        def play() -> int:
            for _ in range(20):
                rows, legal_moves = masks[0].view("?").nonzero()
                count = np.bincount(rows, minlength=lanes)
                chosen = count.cumsum() - count + (rng.random(lanes) * count).astype(np.int64)
                *_, told = env.step(legal_moves[chosen])
                masks[0] = told["action_mask"]
            return 20 * lanes

        return play

    return make


def spiel(name: str, ours: bool = False) -> Callable[[], Play]:
    """A Python game of OpenSpiel, with the observation of whoever decides."""

    def make() -> Play:
        pyspiel: Any = importlib.import_module("pyspiel")
        importlib.import_module("saloon.rl.spiel" if ours else "open_spiel.python.games")
        game = pyspiel.load_game(name)
        has_tensor = game.get_type().provides_observation_tensor

        def play() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                    if has_tensor:
                        state.observation_tensor()
                state.apply_action(random.choice(actions))
            return decisions

        return play

    return make


def rlcard(name: str) -> Callable[[], Play]:
    """A game of RLCard, by `step`."""

    def make() -> Play:
        env: Any = importlib.import_module("rlcard").make(name)

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        return play

    return make


GAMES = tuple(game.id for game in saloon.list_games())
AEC, SPIEL, SINGLE, VECTOR = "PettingZoo AEC", "OpenSpiel", "Gymnasium", "Gymnasium vector"

OURS: list[tuple[str, str, str, Callable[[], Play]]] = [
    *((f"Saloon {game}, {AEC}", AEC, game, saloon_aec(game)) for game in GAMES),
    *(
        (f"Saloon {game}, {SPIEL}", SPIEL, game, spiel(f"saloon_{game}_turns", ours=True))
        for game in GAMES
    ),
    *((f"Saloon {game}, {SINGLE}", SINGLE, game, saloon_single(game)) for game in GAMES),
    *((f"Saloon {game}, {VECTOR}", VECTOR, game, saloon_vector(game)) for game in GAMES),
]
"""Name, form, game."""

THEIRS: list[tuple[str, str, Callable[[], Play]]] = [
    ("PettingZoo tictactoe_v3", AEC, zoo("tictactoe_v3")),
    ("PettingZoo connect_four_v3", AEC, zoo("connect_four_v3")),
    ("PettingZoo leduc_holdem_v4", AEC, zoo("leduc_holdem_v4")),
    ("RLCard leduc-holdem", AEC, rlcard("leduc-holdem")),
    ("RLCard uno", AEC, rlcard("uno")),
    ("OpenSpiel python_tic_tac_toe", SPIEL, spiel("python_tic_tac_toe")),
    ("OpenSpiel python_kuhn_poker", SPIEL, spiel("python_kuhn_poker")),
    ("OpenSpiel python_liars_poker", SPIEL, spiel("python_liars_poker")),
]
"""Name, and the form of ours that it is compared with."""


def rate(play: Play, seconds: float) -> float:
    """Decisions a second of CPU time: what others do on the machine counts less so."""
    start = time.process_time()
    decisions = 0
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


def compare(seconds: float, runs: int) -> None:
    """The table, each contender measured that many times in turns."""
    warnings.simplefilter("ignore")
    players = {name: make() for name, _, _, make in OURS}
    players |= {name: make() for name, _, make in THEIRS}
    samples: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(runs):
        for name, play in players.items():
            samples[name].append(rate(play, seconds))
    middle = {name: statistics.median(rates) for name, rates in samples.items()}
    like = {name: form for name, form, _ in THEIRS}
    print(f"| environment | decisions/s | lowest | highest | {' | '.join(GAMES)} |")
    print("|---|---:|---:|---:|" + "---:|" * len(GAMES))
    for name, rates in samples.items():
        times = [
            f"{middle[our] / middle[name]:.2f}" if form == like.get(name) else ""
            for our, form, _, _ in OURS
            if form == like.get(name, AEC)
        ]
        figures = f"{middle[name]:,.0f} | {min(rates):,.0f} | {max(rates):,.0f}"
        print(f"| {name} | {figures} | {' | '.join(times)} |")
    print("The last columns: how many times as fast each of our games is, in the same form.")


def own_benchmark() -> None:
    """What PettingZoo's own benchmark says of our environments."""
    from pettingzoo.test import performance_benchmark

    from saloon.rl import aec as make_env

    for game in GAMES:
        print(f"\nPettingZoo's performance_benchmark, Saloon {game}, 4 seats:")
        performance_benchmark(make_env(game, 4))


def main() -> int:
    """Run in the peers' environment, with this Saloon on its path."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=peers.positive, default=1.0)
    parser.add_argument("--runs", type=peers.at_least_one, default=5)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        compare(given.seconds, given.runs)
        own_benchmark()
        return 0
    failed = peers.install_peers()
    for sentence in failed.values():
        print(sentence, file=sys.stderr)

    print(f"Saloon {saloon.__version__}, {saloon.build()} build")
    sys.stdout.flush()
    where = Path(saloon.__file__).parents[1]
    extra = [str(where), sysconfig.get_paths()["purelib"]]
    command = [str(peers.VENV_PYTHON), __file__, "--inside"]
    command += ["--seconds", str(given.seconds), "--runs", str(given.runs)]
    # The peers' own packages come first; ours only fill in what they lack.
    program = (
        f"import sys, runpy; sys.path.extend({extra!r}); sys.argv = {command[1:]!r}; "
        f"runpy.run_path({__file__!r}, run_name='__main__')"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    return subprocess.run([command[0], "-c", program], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
