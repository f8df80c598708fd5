"""Starting fires (BAN-FIR)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.state import Table


def can_start_fire(t: Table, who: int) -> bool:
    """BAN-FIR-01."""
    return False


def start_fire(t: Table, who: int) -> Flow:
    """BAN-FIR-01."""
    return
    yield
