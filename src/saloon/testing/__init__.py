"""What every game must pass, and how to set a table for a test.

    from saloon.testing import conform
    conform(saloon.game("wanted"))

`conform` is the whole suite in one call, the contract of a game (docs/games.md). `CHECKS` are those
of its parts that are a function of a game and one `Play`, which a test may drive by itself. Needs
Hypothesis.
"""

from saloon.extras import need

need("testing", "the conformance suite")

# ruff: noqa: E402 (without the extra the modules below cannot be imported)
from saloon.testing.checks import CHECKS, Play, plays
from saloon.testing.claims import cited_clauses, unclaimed
from saloon.testing.frames import check_frames
from saloon.testing.golden import golden, golden_files
from saloon.testing.honesty import check_honesty
from saloon.testing.scenario import Scenario
from saloon.testing.scenes import check_scenes
from saloon.testing.suite import (
    check_brought,
    check_every_setting,
    check_goldens,
    conform,
    run_check,
)
from saloon.testing.telling import check_telling, check_words, draw

__all__ = [
    "CHECKS",
    "Play",
    "Scenario",
    "check_brought",
    "check_every_setting",
    "check_frames",
    "check_goldens",
    "check_honesty",
    "check_scenes",
    "check_telling",
    "check_words",
    "cited_clauses",
    "conform",
    "draw",
    "golden",
    "golden_files",
    "plays",
    "run_check",
    "unclaimed",
]
