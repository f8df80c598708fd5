"""What every game must pass, and how to set a table for a test.

    from saloon.testing import conform
    conform(saloon.game("wanted"))

`conform` is the whole suite in one call; `CHECKS` are its parts, each a function of a game and one
`Play`, which a test may drive by itself. Needs Hypothesis.
"""

from saloon.testing.checks import CHECKS, Play, plays
from saloon.testing.claims import cited_clauses, unclaimed
from saloon.testing.golden import golden, golden_files
from saloon.testing.scenario import Scenario
from saloon.testing.suite import check_every_setting, check_goldens, conform, run_check
from saloon.testing.telling import check_telling, check_words, draw

__all__ = [
    "CHECKS",
    "Play",
    "Scenario",
    "check_every_setting",
    "check_goldens",
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
