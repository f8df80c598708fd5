"""The whole suite in one call."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings

from saloon.engine.game import Game
from saloon.lab.coverage import settings as all_settings
from saloon.testing.checks import CHECKS, Play, ends, plays
from saloon.testing.claims import unclaimed
from saloon.testing.golden import golden_files

LONG = 100_000
"""A game with a higher bound is long: an even share of its settings will do."""
SHARE = 3
"""One in so many; odd, so that no flag is left on or off throughout."""


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
    """One game from every seat count with every combination of options."""
    found = list(enumerate(all_settings(game)))
    for number, (seats, options) in found[:: SHARE if game.bound > LONG else 1]:
        ends(game, Play(seats, options, f"setting {number}", []))


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
