"""`saloon new`: a game that plays and passes its tests before a line of it was written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saloon.engine.errors import BadSetup
from saloon.terminal.new_command import create
from tests.examples.installed import install, own_tests, run


def test_what_it_makes_plays_and_passes_conform(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "saloon", "new", "faro_bank", within=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    project, where = tmp_path / "faro_bank", tmp_path / "installed"
    left = [path for path in project.rglob("*") if path.is_file() and "my_game" in path.read_text()]
    assert left == []
    install(project, where)
    tested = own_tests(project, where)
    assert tested.returncode == 0, tested.stdout
    listed = run(where, "-m", "saloon", "games").stdout
    assert "faro_bank: Faro bank\n  Draw, and stop in time\n" in listed
    table = ["play", "faro_bank", "--plain", "--seats", "human,greedy", "--seed", "new"]
    played = run(where, "-m", "saloon", *table, typed="draw\n" * 30)
    assert "[FAR-END-01]" in played.stdout, played.stdout + played.stderr


@pytest.mark.parametrize("name", ["Faro", "2up", "a1", "class", "far/o", ""])
def test_a_name_that_cannot_be_an_id_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be the id of a game"):
        create(name, tmp_path)
    assert os.listdir(tmp_path) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is a game 'wanted' already"):
        create("wanted", tmp_path)
    (tmp_path / "faro").mkdir()
    with pytest.raises(BadSetup, match="faro is there already"):
        create("faro", tmp_path)
