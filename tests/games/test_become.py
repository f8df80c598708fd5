"""The copying of a table is held to the fields its `__init__` declares (scripts/become.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.become import rewritten, tables

SMALL = """class Table(State):
    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.cards: list[int] = []
        self.deck: tuple[int, ...] = ()
        self.fresh: list[int] = []

    def become(self, other: State) -> None:
        super().become(other)
        self.turn = other.turn
        self.cards = other.cards
        self.gone = other.gone
        self._become_more(other)

    def _become_more(self, other: State) -> None:
        self.deck = other.deck[:]
"""


@pytest.mark.parametrize("path", tables(), ids=lambda path: path.parent.name)
def test_every_field_is_taken_over_as_its_type_asks(path: Path) -> None:
    """After a change of the fields: `python -m scripts.become`."""
    source = path.read_text(encoding="utf-8")
    assert rewritten(source) == source


def test_what_is_written_follows_from_the_fields() -> None:
    made = rewritten(SMALL)
    copied = made[made.index("super().become") :].split("\n")
    assert [text.strip() for text in copied[1:5]] == [
        "self.turn = other.turn",
        "self.cards = other.cards[:]",
        "self.fresh = other.fresh[:]",
        "self._become_more(other)",
    ]
    assert "gone" not in made
    assert "self.deck = other.deck\n" in made
    assert rewritten(made) == made
