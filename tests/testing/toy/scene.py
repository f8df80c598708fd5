"""The toy as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon import drawing as d
from saloon.words import Teller

HIGH = 300.0


def drawn(view: Mapping[str, Any], tell: Teller, wide: float) -> str:
    moves = [move for ask in view["asks"] for move in ask.get("moves", [])]
    buttons = [
        d.el("g", d.rect(10 + 80 * n, 10, 70, 40), data_move=move, id=f"move-{move}")
        for n, move in enumerate(moves)
    ]
    return d.board(wide, HIGH, tell.title(), d.table_top(wide, HIGH), *buttons)


def scene(view: Mapping[str, Any], tell: Teller, wide: bool = True) -> str:
    return drawn(view, tell, 1060.0 if wide else 360.0)


def small(view: Mapping[str, Any], tell: Teller) -> str:
    return drawn(view, tell, 712.0)
