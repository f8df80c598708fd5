"""What `import saloon` gives, that it hides none of its packages, and who knows whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import saloon
import saloon.games.wanted.game as wanted_game


@pytest.mark.parametrize(
    "program",
    [
        "import saloon; import saloon.games.wanted.game as g; print(g.GAME.id)",
        "import saloon; import saloon.games.wanted.game; print(saloon.games.wanted.game.GAME.id)",
        "import saloon.games.wanted.game as g; import saloon; print(saloon.game(g.GAME.id).id)",
    ],
)
def test_a_game_s_modules_are_found_under_the_package(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.stdout, done.stderr) == ("wanted\n", "")


def test_the_games_are_listed_by_id() -> None:
    ids = [game.id for game in saloon.list_games()]
    assert ids == sorted(ids)
    assert wanted_game.GAME in saloon.list_games()


def test_the_package_of_games_can_still_be_called() -> None:
    called = "import saloon; print(saloon.games() == saloon.list_games())"
    done = subprocess.run(
        [sys.executable, "-c", called], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"


def test_everything_public_is_there() -> None:
    assert all(hasattr(saloon, name) for name in saloon.__all__)


def test_nothing_outside_its_folder_knows_a_game_by_name() -> None:
    """A game of a stranger is treated like ours: no table of ids, no `if game.id == ...`."""
    source = Path(__file__).parents[1] / "src" / "saloon"
    ids = {path.parent.name for path in source.glob("games/*/game.py")}
    assert ids == {"bantam", "pioneers", "undead", "wanted"}
    named = [
        f"{path.relative_to(source)}:{node.lineno}: {node.value!r}"
        for path in sorted(source.rglob("*.py"))
        if not path.is_relative_to(source / "games")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in ids
    ]
    assert not named, named
