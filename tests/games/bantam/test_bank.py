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


def test_BAN_EX_15_two_coins_and_one_broken() -> None:
    w = bank(levels={0: {"mining": "journeyman"}})
    deposits = [move for move in w.menu(0) if move.startswith("deposit")]
    assert deposits == [f"deposit:{n}" for n in range(1, 13)]
    w.play("0 deposit:12")
    if w.asked == [(0, "skill")]:
        w.play("0 skip")
    assert note(w) == (2, 2, 0)
    assert (w.state.np[0], w.state.cash[0]) == (2, 0)
    w.cited("BAN-BNK-01", "BAN-BNK-02", "BAN-BNK-03", "BAN-BNK-04", "BAN-BNK-06", "BAN-NOT-11")
    nights(w, 1)
    assert note(w) == (2, 2, 0)
    w.cited("BAN-BNK-05")
    w.play("0 withdraw:3")
    assert note(w) == (1, 4, 0)
    assert (w.state.np[0], w.state.cash[0]) == (1, 3)
    w.cited("BAN-BNK-08", "BAN-NOT-12")


def test_BAN_EX_16_interest_after_the_third_month() -> None:
    w = bank(cash={0: 4})
    w.play("0 deposit:4")
    for month in (1, 2, 3):
        nights(w, 1)
        assert note(w) == (0, 4, month)
    nights(w, 1)
    assert note(w) == (1, 1, 0)
    assert w.state.np[0] == 1
    assert w.told("interest") == [(0, 2)]
    w.cited("BAN-BNK-07", "BAN-NIG-06")
    nights(w, 1)
    assert note(w) == (1, 1, 0)


def test_BAN_BNK_05_no_more_than_the_slots_hold() -> None:
    w = bank(cash={0: 20})
    deposits = [move for move in w.menu(0) if move.startswith("deposit")]
    assert deposits == [f"deposit:{n}" for n in range(1, 10)]
    w.play("0 deposit:5")
    assert not [move for move in w.menu(0) if move.startswith("deposit")]
    assert "withdraw:5" in w.menu(0)


def test_BAN_BNK_06_a_deposit_sends_the_change_back_to_the_start() -> None:
    w = bank(cash={0: 4})
    w.play("0 deposit:2")
    nights(w, 2)
    assert note(w) == (0, 2, 2)
    w.play("0 deposit:1")
    assert note(w) == (0, 3, 0)


def test_BAN_BNK_10_a_new_slot_takes_change_at_once() -> None:
    w = bank(
        cash={0: 9},
        dedicated={0: {"mining": 2}},
        goods={0: {"silver": 1}},
    )
    w.play("0 deposit:9")
    assert note(w) == (1, 4, 0)
    w.play("0 dedicate:mining:1")
    assert w.state.bank_slots(0) == 2
    assert "deposit:1" not in w.menu(0)
    w.cited("BAN-BNK-10", "BAN-LVL-06")


def test_BAN_BNK_03_savings_are_dealt_with_in_the_bank_only() -> None:
    w = bank()
    w.play("0 deposit:3", "0 go:release_doc")
    assert not [move for move in w.menu(0) if move.startswith(("deposit", "withdraw"))]


def test_BAN_BNK_09_fire_closes_the_bank_but_takes_nothing() -> None:
    w = bank(
        fire=[(0, "bank", 0)],
        raisers=[1],
        fire_colours=[0],
        more={"note": [1, 0], "change": [3, 0], "coins": [0, 0]},
    )
    assert not [move for move in w.menu(0) if move.startswith(("deposit", "withdraw"))]
    assert w.state.change[0] == 3


def test_BAN_BNK_11_bail_may_come_from_the_bank() -> None:
    w = west(
        options=GOVERNORS,
        at={0: "jail"},
        cash={0: 0},
        step=2,
        more={"note": [1, 0], "change": [4, 0]},
    )
    w.until("turn", 0)
    assert w.state.change[0] == 1
    assert w.where(0) != "jail"
    w.cited("BAN-BNK-11", "BAN-JAI-05")
