"""The Bank Note: coins, change, interest (BAN-BNK)."""

from __future__ import annotations

from typing import Any

from tests.games.bantam.tables import West, west

GOVERNORS = {"mode": "governors"}


def bank(**settings: Any) -> West:
    """Player 0 stands in the Bank, with pages that ask for no savings."""
    more = {"pages": [0, 0, 1, 3], **settings.pop("more", {})}
    places = {0: "bank", 1: "town_square"}
    return west(options=GOVERNORS, at=places, more=more, **{"cash": {0: 12}, **settings})


def note(w: West) -> tuple[int, int, int]:
    """Coins, Change and where the Change lies."""
    return w.state.coins[0], w.state.change[0], w.state.change_at[0]


def nights(w: West, count: int) -> None:
    """Let days go by; player 0 stays in the Bank."""
    for _ in range(count):
        w.until("turn", 0)
        w.play("0 pass")
        w.until("turn", 0)


def test_BAN_BNK_05_no_more_than_the_slots_hold() -> None:
    w = bank(cash={0: 20})
    deposits = [move for move in w.menu(0) if move.startswith("deposit")]
    assert deposits == [f"deposit:{n}" for n in range(1, 10)]
    w.play("0 deposit:5")
    assert not [move for move in w.menu(0) if move.startswith("deposit")]
    assert "withdraw:5" in w.menu(0)


def test_BAN_BNK_06_a_deposit_sends_the_change_back_to_the_start() -> None:
    """BAN-RULING-80."""
    w = bank(cash={0: 4})
    w.play("0 deposit:2")
    nights(w, 2)
    assert note(w) == (0, 2, 2)
    w.play("0 deposit:1")
    assert note(w) == (0, 3, 0)


def test_BAN_BNK_03_savings_are_dealt_with_in_the_bank_only() -> None:
    w = bank()
    w.play("0 deposit:3", "0 go:release_doc")
    assert not [move for move in w.menu(0) if move.startswith(("deposit", "withdraw"))]
