"""Where the copies of a match start, for tests that look there."""

from __future__ import annotations

from saloon import Match
from saloon.engine.trail import Trail


def trail_of(match: Match) -> Trail:
    """The trail of a match that is kept."""
    assert match.trail is not None
    return match.trail
