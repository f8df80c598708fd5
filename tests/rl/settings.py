"""Every option of every game through the tests that the learning libraries bring themselves.

    python -m tests.rl.settings [GAME ...] [--workers N]

plays the whole product, all seats and all options; the test suite plays a selection of it in which
every two values meet. OpenSpiel tells on the error stream of every illegal thing that it tries, as
it should: 2>/dev/null.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import time
import unittest
import warnings
from collections.abc import Callable, Iterator
from itertools import combinations, product
from multiprocessing import get_context
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as spiel_api
from pettingzoo.test import api_test, parallel_api_test, seed_test

import saloon
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game, Option
from saloon.rl import aec, parallel
from saloon.rl.gym import SaloonEnv
from saloon.rl.spiel import spiel_name

Setting = tuple[int, dict[str, Any]]
"""A number of seats and a value for every option."""


def settings(game: Game) -> Iterator[Setting]:
    """All that a table can agree on."""
    for seats in game.seats:
        for values in product(*[option.choices for option in game.options]):
            options = {option.id: value for option, value in zip(game.options, values, strict=True)}
            with contextlib.suppress(BadSetup):
                yield seats, game.settle_options(seats, options)


def met(setting: Setting) -> set[tuple[Any, ...]]:
    """The pairs of values that meet in a setting."""
    seats, options = setting
    return set(combinations([("seats", seats), *options.items()], 2))


def pairs(game: Game) -> list[Setting]:
    """A few settings in which every two values meet that can meet at all."""
    every = list(settings(game))
    open_pairs = set().union(*[met(setting) for setting in every])
    few = []
    while open_pairs:
        best = max(every, key=lambda setting: len(met(setting) & open_pairs))
        open_pairs -= met(best)
        few.append(best)
    return few


# -- what the libraries test ---------------------------------------------------------------------


def zoo(game: Game, setting: Setting, cycles: int) -> None:
    """PettingZoo's tests of both forms."""
    seats, options = setting
    api_test(aec(game.id, seats, **options), num_cycles=cycles, verbose_progress=False)
    parallel_api_test(parallel(game.id, seats, **options), num_cycles=cycles)
    seed_test(lambda: aec(game.id, seats, **options), num_cycles=cycles)


def gym(game: Game, setting: Setting, _cycles: int) -> None:
    """Gymnasium's checker."""
    seats, options = setting
    check_env(SaloonEnv(game.id, seats, **options))


def load(game: Game, setting: Setting, turns: bool) -> pyspiel.Game:
    """A game of OpenSpiel with these settings."""
    seats, options = setting
    return pyspiel.load_game(
        spiel_name(game.id, turns), {"players": seats, "rng_seed": 1, **options}
    )


def spiel_rules(game: Game, setting: Setting, _cycles: int) -> None:
    """OpenSpiel's own test of Python games."""
    for turns in (False, True):
        loaded = load(game, setting, turns)
        case = type(
            "Case",
            (spiel_api.EnforceAPIOnPartialTreeBase,),
            {"game_name": str(loaded), "game": loaded},
        )
        result = unittest.TestResult()
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
        assert result.testsRun >= 5
        assert not result.errors, result.errors[0][1]
        assert not result.failures, result.failures[0][1]


def spiel_games(game: Game, setting: Setting, _cycles: int) -> None:
    """OpenSpiel's random simulation: a whole game, in turns or at once (they share the rules)."""
    turns = sum(value == option.default for option, value in chosen(game, setting)) % 2 == 0
    pyspiel.random_sim_test(load(game, setting, turns), num_sims=1, serialize=False, verbose=False)


def chosen(game: Game, setting: Setting) -> list[tuple[Option, Any]]:
    """Every option with its value."""
    return [(option, setting[1][option.id]) for option in game.options]


def far(game: Game) -> Setting:
    """The setting with the most values that are not the usual ones."""
    return max(
        settings(game),
        key=lambda setting: sum(value != option.default for option, value in chosen(game, setting)),
    )


Check = Callable[[Game, Setting, int], None]
CHECKS: dict[str, Check] = {
    "zoo": zoo,
    "gym": gym,
    "spiel_rules": spiel_rules,
    "spiel_games": spiel_games,
}


def passes(job: tuple[str, Setting, str, int]) -> str:
    """Run one check; returns what went wrong, in one line."""
    id, setting, check, cycles = job
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        try:
            CHECKS[check](saloon.game(id), setting, cycles)
        except Exception as error:
            return f"{id} {setting} {check}: {type(error).__name__} {error}"
    return ""


def main() -> int:
    """The whole product."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in saloon.list_games()])
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--cycles", type=int, default=100)
    parser.add_argument("--checks", default=",".join(CHECKS))
    parser.add_argument("--pairs", action="store_true", help="only the selection of the tests")
    given = parser.parse_args()
    failed = 0
    with get_context("spawn").Pool(given.workers or None) as pool:
        for id in given.games:
            game = saloon.game(id)
            every = pairs(game) if given.pairs else list(settings(game))
            for check in given.checks.split(","):
                start = time.monotonic()
                jobs = [(id, setting, check, given.cycles) for setting in every]
                wrong = [said for said in pool.imap_unordered(passes, jobs) if said]
                failed += len(wrong)
                spent = time.monotonic() - start
                print(
                    f"{id}, {check}: {len(jobs) - len(wrong)} of {len(jobs)} settings pass "
                    f"({spent:.0f} s)",
                    flush=True,
                )
                for line in wrong[:5]:
                    print(f"  {line[:300]}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
