"""What `make test` makes of tests that fail (scripts/test.py)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parent.parent / "scripts"

STUMBLES = """
from pathlib import Path

def test_stumbles():
    been = Path("been")
    fine = been.exists()
    been.touch()
    assert fine
"""

FAILS = "def test_fails():\n    raise AssertionError('always - so')\n"


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, for a tree of its own."""
    monkeypatch.syspath_prepend(str(SCRIPTS))  # where it finds the script beside it
    spec = importlib.util.spec_from_file_location("suite", SCRIPTS / "test.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    (tmp_path / "tests").mkdir()
    return script


def run(suite: ModuleType, **files: str) -> tuple[int, list[str]]:
    for name, text in files.items():
        (suite.ROOT / "tests" / f"test_{name}.py").write_text(text)
    part = suite.Part("pure", [sys.executable, "-m", "pytest", "-q", "-n", "0", "tests"])
    return part.code, part.summary()


def test_what_passes_only_when_run_again_is_named(suite: ModuleType) -> None:
    assert run(suite, stumbles=STUMBLES, holds="def test_holds(): pass\n") == (
        0,
        [
            "*** pure: passed only when run again: tests/test_stumbles.py::test_stumbles ***",
            "pure: 2 passed, 0 failed, 0 skipped",
        ],
    )


def test_what_fails_again_has_failed(suite: ModuleType) -> None:
    code, lines = run(suite, stumbles=STUMBLES, fails=FAILS)
    assert code == 1
    assert lines[-1] == "pure: 1 passed, 1 failed, 0 skipped"


def test_many_failures_are_not_tried_again(suite: ModuleType) -> None:
    more = {f"more{n}": FAILS for n in range(suite.MOST_AGAIN)}
    code, lines = run(suite, stumbles=STUMBLES, **more)
    assert (code, lines) == (1, ["pure: 0 passed, 4 failed, 0 skipped"])


def test_the_group_of_a_test_is_no_part_of_its_name(suite: ModuleType) -> None:
    for line, name in {
        "FAILED tests/a/test_b.py::test_c@tests/a/test_b.py - assert 1 == 2": "test_c",
        "FAILED tests/a/test_b.py::test_c[x-y - z]": "test_c[x-y - z]",
        "FAILED tests/a/test_b.py::test_c[x] - assert [1] == [2]": "test_c[x]",
        "ERROR tests/a/test_b.py::test_c - OSError: no": "test_c",
    }.items():
        found = suite.FAILED.match(line)
        assert found is not None
        assert found[1] == f"tests/a/test_b.py::{name}"
