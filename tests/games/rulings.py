"""Which rulings of a game no test of its folder names."""

from __future__ import annotations

from pathlib import Path

from saloon.engine.game import Game
from saloon.rulebook import rulebook
from saloon.testing import cited_clauses


def unnamed_rulings(game: Game, tests: Path) -> set[int]:
    """The numbers of the rulings that stand in rules.md and in no test there."""
    named: set[str] = set()
    for path in tests.glob("test_*.py"):
        named |= cited_clauses(path.read_text(encoding="utf-8"))
    return {int(id.rpartition("-")[2]) for id in rulebook(game).rulings if id not in named}
