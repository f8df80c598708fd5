"""Jail and Bail (BAN-JAI)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bantam.tables import West, west


def prisoner(**settings: Any) -> West:
    """Seat 0 wakes up in Jail after seat 1 has passed."""
    w = west(at={0: "jail"}, active=1, turn=1, **settings)
    w.play("1 pass")
    return w


def test_bail_is_paid_at_the_start_of_the_turn() -> None:
    """BAN-JAI-03, BAN-JAI-07: $3, then the turn is played normally."""
    w = prisoner(cash={0: 5})
    assert w.asked == [(0, "turn")]
    assert (w.state.cash[0], w.where(0)) == (2, "release_jail")
    w.cited("BAN-JAI-03", "BAN-JAI-05", "BAN-JAI-07")


def test_bail_in_kind() -> None:
    """BAN-JAI-05, BAN-RULING-65: any mix, at what a store pays; no change is given."""
    w = prisoner(
        cash={0: 1},
        goods={0: {"gem": 1, "hide": 1}},
        items={0: "gloves"},
        heads={0: ["wolf_1"]},
        weapons={0: ["torch", "judgment"]},
    )
    assert w.menu(0) == [
        "pay:hide",
        "pay:gem",
        "pay:dollar",
        "pay:wolf_1",
        "pay:gloves",
        "pay:torch",
    ]
    w.play("0 pay:torch", "0 pay:dollar", "0 pay:gem")
    assert (w.state.cash[0], w.goods(0), w.state.rack[0]) == (0, {"hide": 1}, 36)
    w.cited("BAN-JAI-05")


def test_a_prisoner_who_can_pay_must() -> None:
    """BAN-JAI-06, BAN-RULING-64: everything together is worth $3."""
    w = prisoner(cash={0: 0}, goods={0: {"hide": 3}}, tasks={0: [0]})
    assert w.state.np[0] == 1
    assert w.goods(0) == {}
    w = prisoner(cash={0: 0}, goods={0: {"hide": 2}}, tasks={0: [0]})
    assert (w.state.np[0], w.goods(0)) == (0, {"hide": 2})
    w.cited("BAN-JAI-06")


def test_the_one_who_sent_him_gets_the_bail() -> None:
    """BAN-LOO-08, BAN-RULING-66: $3, whatever was paid with."""
    w = west(at={0: "jail"}, active=1, turn=1, cash={0: 3, 1: 0})
    w.state.jailer[0] = 1
    w.play("1 pass")
    assert w.state.cash == [0, 3]
    w.cited("BAN-LOO-08")


def test_release_into_an_own_locked_cabin() -> None:
    """BAN-JAI-07, BAN-FNT-06: by own choice."""
    w = prisoner(cabins={"w_mill": 0})
    assert w.menu(0) == ["go:release_jail", "go:w_mill-cabin"]
    w.play("0 go:w_mill-cabin")
    assert w.where(0) == "w_mill-cabin"


@pytest.mark.silent("BAN-JAI-01", "BAN-MOV-10")
def test_nobody_walks_into_jail() -> None:
    """BAN-JAI-01, BAN-MOV-10: the trail leads out only."""
    w = west(at={0: "release_jail"})
    assert "go:jail" not in w.menu(0)
