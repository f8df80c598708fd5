"""Games of other packages: found, played, and named in a sentence where they lack something."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.server.access import playable
from tests.testing.strangers import Edit, both, install, put, stranger, without

WHOLE: Edit = lambda _: None  # noqa: E731
BARE = both(
    *[without(name) for name in ("text.py", "scene.py", "numbers.py", "versions.md")],
    *[without(f"locale/{lang}.ftl") for lang in ("en", "fr")],
    put("game.py", "def sense(", "def feel("),
    put("game.py", "def observe(", "def look("),
)
"""Nothing but rules: programs can play it, people cannot."""
BROKEN = put("game.py", "CARDS = 12", "CARDS = 12 // 0")


def run(where: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([*sys.path, str(where)])
    return subprocess.run(
        [sys.executable, "-m", "saloon", *arguments],
        input="",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "LANG": "C", "LC_ALL": ""},
    )


def test_a_whole_game_is_listed_drawn_and_played(tmp_path: Path) -> None:
    install(tmp_path, WHOLE)
    assert "toy: Toy\n  Draw cards, guess in secret" in run(tmp_path, "games").stdout
    assert run(tmp_path, "draw", "toy", "--moves", "3").stdout.startswith("<svg")
    played = run(tmp_path, "simulate", "toy", "-n", "4", "--seats", "random,greedy")
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize("edit", [BARE, BROKEN], ids=["bare", "broken"])
def test_the_other_games_are_listed_all_the_same(tmp_path: Path, edit: Edit) -> None:
    install(tmp_path, edit)
    listed = run(tmp_path, "games")
    assert listed.returncode == 0
    for game in saloon.list_games():
        assert f"{game.id}: " in listed.stdout
    assert listed.stderr.count("\n") == 1
    assert "toy" in listed.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "toy"], "the game 'toy' has no words: locale/en.ftl is missing"),
        (["draw", "toy"], "the game 'toy' has no text.py beside its game.py"),
        (["simulate", "toy", "-n", "2", "--seats", "greedy,random"], "has no sense"),
        (["arena", "toy", "--bots", "greedy,random", "--games", "2"], "has no sense"),
        (["arena", "toy", "--bots", "deputy,random", "--games", "2"], "has no sense"),
        (["sweep", "toy", "--param", "turns.most=3..4"], "has no numbers.py beside its game.py"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_a_bare_game_lacks_is_one_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    install(tmp_path, BARE)
    done = run(tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_bare_game_can_be_simulated_and_its_rules_read(tmp_path: Path) -> None:
    install(tmp_path, BARE)
    played = run(tmp_path, "simulate", "toy", "-n", "4", "--seats", "random,random")
    assert (played.returncode, played.stderr) == (0, "")
    assert "TOY-DRAW-01" in run(tmp_path, "rules", "toy").stdout


def test_a_broken_game_is_named_when_it_is_asked_for(tmp_path: Path) -> None:
    install(tmp_path, BROKEN)
    done = run(tmp_path, "play", "toy")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the game 'toy' of another package cannot be loaded (ZeroDivisionError" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("edit", "shown"), [(WHOLE, True), (BARE, False)], ids=["whole", "bare"])
def test_the_web_table_offers_what_it_can_show(tmp_path: Path, edit: Edit, shown: bool) -> None:
    with stranger(tmp_path, edit) as game:
        assert playable(game) is shown
