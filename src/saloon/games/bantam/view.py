"""What a seat may see, as plain data: the only exit to people, bots and adapters."""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.state import SETTING_UP, STEPS, Table


def view(t: Table, seat: int) -> dict[str, Any]:
    """Everything but deck orders, unseen loot and others' hands."""
    return {"step": STEPS[t.step], "round": t.round, "np": t.np[:] if t.step != SETTING_UP else []}
