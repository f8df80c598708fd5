"""Spreading and burning down (BAN-SPR, BAN-INT)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.state import WEATHER, Table


def spread(t: Table) -> Flow:
    """BAN-SPR-01."""
    t.step = WEATHER
    return
    yield
