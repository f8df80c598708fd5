"""The check that nothing hidden can be known does not trust the game: each fault is named."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.engine.game import Zone
from saloon.engine.rng import Rng
from saloon.testing import check_honesty
from tests.testing.toy import faults
from tests.testing.toy import game as toy
from tests.testing.wrapped import Wrapped


def test_an_honest_game_is_believed() -> None:
    assert check_honesty(toy.GAME, 60) > 200


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (faults.EmptyHide, "is handed tells what lies in deck"),
        (faults.PeekingDeal, "is handed tells what lies in deck"),
        (
            faults.ForgottenSeat,
            r"is handed tells what lies in deck.* in world\.(state|trail\.\S+)\.hands\.1",
        ),
        (faults.ForgottenDice, "declares them: luck"),
        (faults.SharedNotes, r"can write into the match through \[0\]"),
        (faults.FrameKeepsHiddenCard, "is broken, 1 moves on: cards"),
    ],
)
def test_a_game_that_hides_too_little_is_named(fault: type[toy.Toy], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_honesty(fault(), 60)


class Bare(Wrapped):
    """Hides nothing at all."""

    def hide(self, state: Any, seat: int, rng: Rng) -> None:
        pass


class ForgottenZone(Wrapped):
    """`wanted`: the Saloon cards stay as they lie."""

    def hide(self, state: Any, seat: int, rng: Rng) -> None:
        saloon_cards = state.decks[4:]
        super().hide(state, seat, rng)
        state.decks[4:] = saloon_cards


class ForgottenSeat(Wrapped):
    """The first seat is handed the truth."""

    def hide(self, state: Any, seat: int, rng: Rng) -> None:
        if seat != 0:
            super().hide(state, seat, rng)


class ForgottenBox(Wrapped):
    """`undead`: Boot Hill is mixed, the cards left out are not."""

    def hide(self, state: Any, seat: int, rng: Rng) -> None:
        if state.solo:
            super().hide(state, seat, rng)
            return
        cards = sorted(state.boot_hill)
        rng.shuffle(cards)
        state.boot_hill = tuple(cards)


@pytest.mark.parametrize(
    ("fault", "id", "sentence"),
    [
        (Bare, "wanted", "is handed tells what lies in decks"),
        (Bare, "undead", "is handed tells what lies in boot_hill"),
        (Bare, "pioneers", "is handed tells what others have secretly answered"),
        (Bare, "bantam", "is handed tells what lies in"),
        (ForgottenZone, "wanted", "is handed tells what lies in decks 4"),
        (ForgottenSeat, "wanted", "seat 0 is handed tells what lies in decks"),
        (ForgottenBox, "undead", "is handed tells what lies in boot_hill, out"),
    ],
)
def test_a_real_game_that_hides_too_little_is_named(
    fault: type[Wrapped], id: str, sentence: str
) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_honesty(fault(saloon.game(id)), 60)


class Undeclared(Wrapped):
    """Says nothing of where hidden things lie."""

    def zones(self, state: Any, seat: int) -> list[Zone]:
        return []


def test_a_hidden_field_that_nothing_declares_is_named() -> None:
    with pytest.raises(AssertionError, match=r"declares them: decks|no start could be dealt"):
        check_honesty(Undeclared(saloon.game("wanted")), 40)
