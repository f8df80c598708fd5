"""Without an extra one sentence says how to get it; nothing heavy is imported before its time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from saloon import extras
from saloon.terminal.main import main

HEAVY = ("fastapi", "sqlalchemy", "textual", "fluent", "numpy", "matplotlib", "babel", "jinja2")


@pytest.fixture
def nothing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "server"),
        (["tables"], "server"),
        (["mcp"], "mcp"),
        (["report", "run"], "lab"),
        (["sweep", "wanted"], "lab"),
        (["arena", "wanted"], "lab"),
        (["train", "wanted", "--out", "course"], "train"),
        (["simulate", "wanted", "-n", "1", "--out", "run"], "lab"),
    ],
)
@pytest.mark.usefixtures("nothing_extra")
def test_a_command_without_its_extra_says_how_to_get_it(
    command: list[str],
    extra: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(command)
    said = capsys.readouterr()
    assert left.value.code == 2
    assert said.out == ""
    assert said.err.endswith(f"needs more: pip install 'saloon[{extra}]'\n")
    assert said.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("code", ["import saloon", "from saloon.terminal.main import app"])
def test_nothing_heavy_is_imported_before_it_is_needed(code: str) -> None:
    shown = f"{code}; import sys; print(*{HEAVY!r} & sys.modules.keys())".replace(
        repr(HEAVY), f"set({HEAVY!r})"
    )
    done = subprocess.run([sys.executable, "-c", shown], text=True, capture_output=True, check=True)
    assert done.stdout == "\n"
