"""The whole suite in one call."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings

from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings as all_settings
from saloon.testing.checks import CHECKS, LONG, Play, ends, plays
from saloon.testing.claims import unclaimed
from saloon.testing.golden import golden_files

Setting = tuple[int, dict[str, Value]]
MOST_SETTINGS = 250


def run_check(game: Game, name: str, examples: int = 20) -> None:
    """One check over plays that Hypothesis chooses; a failure is shrunk and shown.

    Of a long game half as many plays say as much.
    """
    check = CHECKS[name]
    if game.bound > LONG:
        examples //= 2

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    @given(plays(game))
    def over_plays(play: Play) -> None:
        check(game, play)

    over_plays()


def check_every_setting(game: Game) -> None:
    """One game from every seat count with every combination of options.

    Where these are too many, or the game is long, so many that every two choices meet at one table.
    """
    found = all_settings(game)
    if len(found) > MOST_SETTINGS or game.bound > LONG:
        found = meeting(found)
    for number, (seats, options) in enumerate(found):
        ends(game, Play(seats, options, f"setting {number}", []))


def meeting(found: list[Setting]) -> list[Setting]:
    """Settings in which each pair of choices that stands in any of them stands in one at least."""
    Rng.seeded("settings").shuffle(found)
    met: set[frozenset[tuple[str, Value]]] = set()
    chosen = []
    for seats, options in found:
        pairs = {frozenset(two) for two in combinations({"seats": seats, **options}.items(), 2)}
        if not pairs <= met:
            met |= pairs
            chosen.append((seats, options))
    return chosen


def check_goldens(game: Game, folder: Path) -> None:
    """The golden playthroughs of a game stand as they were written."""
    for name, text in golden_files(game).items():
        assert (folder / name).read_text(encoding="utf-8") == text, f"{name} has changed"


def conform(
    game: Game, examples: int = 20, tests: Path | None = None, goldens: Path | None = None
) -> None:
    """All checks; raises AssertionError at the first that fails.

    `tests` is the folder whose tests must name every clause; without it only the rules must.
    `goldens` is the folder of the golden playthroughs; without it they are not compared.
    """
    check_every_setting(game)
    for name in CHECKS:
        run_check(game, name, examples)
    missing = unclaimed(game, tests)
    assert not missing, "\n".join(missing)
    if goldens is not None:
        check_goldens(game, goldens)
