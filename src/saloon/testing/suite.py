"""The whole suite in one call."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings

from saloon.engine.game import Game
from saloon.testing.checks import CHECKS, Play, plays
from saloon.testing.claims import unclaimed


def run_check(game: Game, name: str, examples: int = 20) -> None:
    """One check over plays that Hypothesis chooses; a failure is shrunk and shown."""
    check = CHECKS[name]

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


def conform(game: Game, examples: int = 20, tests: Path | None = None) -> None:
    """All checks; raises AssertionError at the first that fails.

    `tests` is the folder whose tests must name every clause; without it only the rules must.
    """
    for name in CHECKS:
        run_check(game, name, examples)
    missing = unclaimed(game, tests)
    assert not missing, "\n".join(missing)
