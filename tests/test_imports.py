"""What `import saloon` gives, and that it hides none of its packages."""

from __future__ import annotations

import subprocess
import sys

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
