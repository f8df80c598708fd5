"""The measure of the declarations: a whole game of 400 lines, installed and played everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.installed import LIARS_DICE, install, lines_by_hand, own_tests, run

MOST_LINES = 400

LEARNERS = """
import sys, warnings
warnings.simplefilter("ignore")
import pyspiel
from pettingzoo.test import api_test, parallel_api_test
from saloon.rl import aec, parallel
import saloon.rl.spiel
api_test(aec("liars_dice", 3), num_cycles=60, verbose_progress=False)
parallel_api_test(parallel("liars_dice", 3), num_cycles=60)
for name in ("saloon_liars_dice", "saloon_liars_dice_turns"):
    game = pyspiel.load_game(name, {"players": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
print("learned")
"""


BOTS = """
import saloon
from saloon.bots.bot import Budget
from saloon.bots.levels import bot
from saloon.engine.rng import Rng
for seed in "abc":
    match = saloon.Match(saloon.game("liars_dice"), 4, seed=seed)
    match.play(0, "bid:3:4")
    world = match.imagine(1, Rng.seeded(seed))
    print(match.game.text(bot("deputy", seed, Budget(iterations=80)).choose(world, 1)))
"""


@pytest.fixture(scope="module")
def where(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install(LIARS_DICE, folder)
    return folder


def test_it_is_at_most_400_lines_by_hand() -> None:
    assert lines_by_hand(LIARS_DICE) <= MOST_LINES


def test_its_own_tests_pass_on_what_is_installed(where: Path) -> None:
    """Conform, and a test for every clause."""
    done = own_tests(LIARS_DICE, where)
    assert done.returncode == 0, done.stdout


def test_it_is_listed_and_drawn(where: Path) -> None:
    listed = run(where, "-m", "saloon", "games", "--lang", "fr").stdout
    assert "liars_dice: Le dé du menteur\n" in listed
    for narrow in ([], ["--narrow"]):
        drawn = run(where, "-m", "saloon", "draw", "liars_dice", "--moves", "9", *narrow)
        assert drawn.stdout.startswith("<svg"), drawn.stderr


def test_it_is_played_to_the_end_in_a_terminal(where: Path) -> None:
    """A person who bids one six and calls everything else a lie, typed part by part or in words."""
    typed = "2\nliar\nbid:1:6\n1\n6\n" * 200
    table = ["play", "liars_dice", "--plain", "--seats", "human,random", "--seed", "terminal"]
    done = run(where, "-m", "saloon", *table, typed=typed)
    assert "How many:\n" in done.stdout
    assert "wins with the last dice [LIA-WIN-01]" in done.stdout, done.stdout[-2000:]


def test_bots_play_it_and_do_not_throw_the_game_away(where: Path) -> None:
    done = run(
        where, "-m", "saloon", "simulate", "liars_dice", "-n", "4", "--seats", "greedy,random"
    )
    assert (done.returncode, done.stderr) == (0, "")
    chosen = run(where, "-c", BOTS).stdout.split()
    assert chosen
    assert all(move in ("liar", "spot-on") or int(move.split(":")[1]) <= 10 for move in chosen), (
        chosen
    )


def test_learning_machines_play_it(where: Path) -> None:
    done = run(where, "-c", LEARNERS, within=where)
    assert done.stdout.endswith("learned\n"), done.stderr[-2000:]
