"""Ambushes (BAN-AMB)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.state import Table


def ambush_targets(t: Table, who: int) -> list[int]:
    """BAN-AMB-01."""
    return []


def ambush(t: Table, who: int, target: int) -> Flow:
    """BAN-AMB-01."""
    return
    yield
