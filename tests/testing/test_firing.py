"""A test that only says a clause's name is found out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from saloon.testing.claims import claimed_by_tests
from saloon.testing.firing import complaints

CONFTEST = """
from saloon.testing.firing import pytest_collection_finish, pytest_runtest_call
"""

TESTS = '''
import pytest
import saloon

def match(draw=True):
    match = saloon.Match(saloon.game("wanted"), 2, "firing")
    if draw:
        match.play(match.asks[0].seat, "draw:saloon")
    return match

def test_WAN_TURN_04_by_name(): match()

def test_by_docstring():
    """WAN-TURN-10, WAN-RULING-05: rulings need not fire, nor WAN-SETUP-12, which is exempt."""
    match()

@pytest.mark.parametrize("draw", [True, False])
def test_WAN_TURN_10_in_one_of_its_cases(draw): match(draw)

@pytest.mark.silent("WAN-TURN-10")
def test_WAN_TURN_10_stays_silent(): match(False)

def test_in_words_only():
    """WAN-TURN-10: says so."""
    match(False)

@pytest.mark.parametrize("draw", [False, False])
def test_WAN_TURN_10_in_no_case(draw): match(draw)

@pytest.mark.silent("WAN-TURN-10")
def test_WAN_TURN_10_is_not_silent(): match()
'''

pure = pytest.mark.skipif(saloon.build() != "pure", reason="only the pure build can be overheard")


@pure
@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_claim_that_does_not_fire_fails(tmp_path: Path, workers: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_claims.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    silent: named only\n")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "loadfile", "-p",
         "no:cacheprovider", "--tb=short", "."],
        cwd=tmp_path, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(Path(saloon.__file__).parents[1])},
    )  # fmt: skip
    failed = set(re.findall(r"^FAILED \S+::(\w+)", run.stdout, re.MULTILINE))
    assert failed == {
        "test_in_words_only",
        "test_WAN_TURN_10_in_no_case",
        "test_WAN_TURN_10_is_not_silent",
    }, run.stdout
    assert "test_in_words_only names WAN-TURN-10, which never fired" in run.stdout
    assert "marks WAN-TURN-10 as silent, but it fired" in run.stdout


def test_what_is_complained_about() -> None:
    assert complaints({"WAN-TURN-04", "WAN-EX-01", "WAN-SETUP-12"}, set(), {"WAN-TURN-04"}) == []
    assert complaints({"WAN-TURN-04"}, set(), set()) == ["names WAN-TURN-04, which never fired"]
    assert complaints(set(), {"WAN-TURN-04"}, set()) == [
        "marks WAN-TURN-04 as silent, but does not name it"
    ]


def test_a_silent_clause_is_not_claimed(tmp_path: Path) -> None:
    path = tmp_path / "test_toy.py"
    path.write_text(
        "NOTE = 'TOY-AAA-01'\n"
        "@pytest.mark.silent('TOY-AAA-02')\n"
        "def test_TOY_AAA_02_and_TOY_AAA_03(s):\n"
        "    '''TOY-AAA-04.'''\n"
        "    said = 'TOY-AAA-05'\n"
        "    s.cited('TOY-AAA-06')\n"
        "def helper(): 'TOY-AAA-07'\n"
    )
    assert claimed_by_tests(path) == {"TOY-AAA-03", "TOY-AAA-04", "TOY-AAA-06"}
