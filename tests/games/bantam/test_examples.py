"""The worked examples of the specification, under their ids (those of fights: their own file)."""

from __future__ import annotations

from typing import Any

from tests.games.bantam.tables import west


def test_BAN_EX_01_a_fall_down_the_shore() -> None:
    w = west([2], at={0: "m_falls"}, grit={0: 2}, wil={0: 3})
    w.play("0 go:m_vein")
    assert w.asked == [(0, "reroll")]
    w.play("0 accept")
    assert w.where(0) == "m_shore"
    assert w.state.vig[0] == 3
    assert (w.state.grit[0], w.state.move_left) == (1, 0)
    w.cited("BAN-MOV-06", "BAN-CHK-01", "BAN-CHK-06", "BAN-CHK-07", "BAN-GRT-03", "BAN-MOV-07")


def test_BAN_EX_02_no_die_when_it_cannot_fail() -> None:
    w = west([1], characters=("mika", "levi"), at={0: "release_doc"})
    w.play("0 go:alley")
    assert w.told("sure") == [(0, 3 * 16 + 5)]
    assert w.told("check") == []
    w.cited("BAN-CHK-02")

    w = west([1], characters=("mika", "levi"), at={0: "w_mill"})
    w.play("0 go:w_hollow")
    assert w.told("check") == [(0, 3 * 16 + 6, 1, 5)]
    assert w.where(0) == "w_hollow"
    assert w.state.vig[0] == 3
    w.cited("BAN-CHK-01", "BAN-SHE-01")


def test_BAN_EX_03_the_last_will_costs_vigor() -> None:
    """BAN-RULING-36."""
    w = west([1, 6], at={0: "p_herd"}, wil={0: 1}, vig={0: 2})
    w.play("0 go:p_bluff", "0 reroll")
    assert (w.state.wil[0], w.state.vig[0]) == (0, 1)
    assert w.where(0) == "p_bluff"
    w.cited("BAN-WIL-02", "BAN-WIL-03", "BAN-WIL-05", "BAN-WIL-06")

    w = west([1, 1], at={0: "p_herd"}, wil={0: 1}, vig={0: 3})
    w.play("0 go:p_bluff", "0 reroll")
    assert w.asked == [(0, "turn")]
    assert (w.where(0), w.state.vig[0]) == ("p_herd", 1)


def test_BAN_EX_04_will_down_to_fainting() -> None:
    """BAN-RULING-36."""
    w = west([1], at={0: "p_herd"}, wil={0: 1}, vig={0: 1}, goods={0: {"hide": 2}})
    w.play("0 go:p_bluff", "0 reroll")
    assert (w.state.wil[0], w.state.vig[0]) == (0, 0)
    assert w.where(0) == "doc"
    assert w.lying("p_herd") == ["hide", "hide"]
    assert len(w.told("check")) == 1


def test_BAN_EX_05_one_slot_for_two_silver() -> None:
    settings: dict[str, Any] = {"at": {0: "m_dig"}, "goods": {0: {"herb": 1, "hide": 2}}}
    w = west([5, 6], **settings)
    w.play("0 work")
    assert w.asked == [(0, "room")]
    w.play("0 discard:herb")
    assert w.goods(0) == {"hide": 2, "silver": 2}

    w = west([5, 6], **settings)
    w.play("0 work", "0 forgo")
    assert w.goods(0) == {"herb": 1, "hide": 2, "silver": 1}
    w.cited("BAN-END-01", "BAN-END-02", "BAN-END-09")


def test_BAN_EX_06_the_last_silver_of_the_supply() -> None:
    w = west([5, 6], at={0: "m_dig"}, supply={"silver": 1})
    w.play("0 work")
    assert w.goods(0) == {"silver": 1}
    w.cited("BAN-END-08", "BAN-LIM-01")


def test_BAN_EX_07_a_stop_for_a_herb() -> None:
    w = west(at={0: "k_gate"}, grit={0: 2}, ground={"k_reeds": ["herb"]})
    w.play("0 go:k_reeds")
    assert (w.state.grit[0], w.state.move_left) == (1, 2)
    w.play("0 pick-up:herb")
    assert w.state.move_left == 0
    assert w.goods(0) == {"herb": 1}
    w.play("0 go:k_bank")
    assert (w.state.grit[0], w.state.move_left) == (0, 2)
    w.cited("BAN-MOV-01", "BAN-MOV-02", "BAN-MOV-03", "BAN-MOV-05", "BAN-STO-05")


def test_BAN_EX_19_a_loan_unchecks_a_task() -> None:
    """BAN-RULING-21."""
    w = west(at={0: "jail"}, cash={0: 0}, tasks={0: [0, 2]}, active=1, turn=1, stock=["hatchet"])
    w.play("1 pass")
    assert w.asked == [(0, "uncheck")]
    w.play("0 task:3")
    assert (w.state.np[0], w.state.tasks[0]) == (1, 0b0001)
    assert w.where(0) == "release_jail"

    w = west(at={0: "gunsmith"}, cash={0: 3}, tasks={0: [0]}, stock=["hatchet"])
    w.state.raised[0] = 1
    w.play("0 buy:hatchet")
    assert (w.state.np[0], w.state.tasks[0]) == (2, 0b0101)
    w.cited("BAN-NOT-08", "BAN-SHP-06")


def test_BAN_EX_23_move_and_forage() -> None:
    """BAN-RULING-29: the fourth acre is over the river; the Move is paid before the jump."""
    settings: dict[str, Any] = {"characters": ("mika", "levi"), "at": {0: "k_gate"}}
    w = west([4, 6, 6, 1], **settings)
    w.play("0 go:k_dock", "0 go:k_cypress", "0 go:k_bank")
    assert (w.state.grit[0], w.state.move_left) == (3, 0)
    w.play("0 go:k_isle")
    assert (w.state.grit[0], w.state.move_left) == (2, 2)
    assert w.where(0) == "k_isle"
    w.play("0 work")
    assert (w.state.grit[0], w.state.move_left) == (1, 0)
    assert w.goods(0) == {"herb": 1}

    w = west([2, 1], **settings)
    w.play("0 go:k_dock", "0 go:k_cypress", "0 go:k_bank", "0 go:k_isle")
    assert w.state.grit[0] == 2
    assert w.where(0) == "k_peat"
    assert w.state.vig[0] == 3


def test_BAN_EX_14_jailed_before_the_own_turn() -> None:
    """BAN-RULING-63: C is seat 0, D seat 1: Jail by the winner's choice, Bail a round later."""
    w = west(
        at={0: "p_gate", 1: "p_gate"},
        cash={0: 0, 1: 1},
        vig={1: 1},
        goods={1: {"hide": 1}},
        weapons={1: ["hatchet"]},
        round=5,
    )
    w.play("0 fight:1")
    while w.asked != [(0, "spoils")]:
        ask = w.match.asks[0]
        menu = w.menu(ask.seat)
        strikes = [move for move in menu if move.startswith("prim")] if ask.seat == 0 else []
        w.play(f"{ask.seat} {(strikes or menu)[0]}")
    w.play("0 spoil:jail")
    assert (w.where(1), w.state.vig[1], w.goods(1)) == ("jail", 0, {"hide": 1})
    w.play("0 pass")
    assert (w.state.round, w.state.vig[1]) == (6, 4)
    w.play("0 pass")
    assert w.asked == [(1, "bail")]
    w.play("1 pay:hide", "1 pay:dollar")
    assert w.where(1) == "release_jail"
    assert w.state.cash == [3, 0]
    assert w.state.cards[1] == tuple(range(9, 18))
    w.cited("BAN-JAI-03", "BAN-JAI-04", "BAN-JAI-05", "BAN-LOO-08", "BAN-NIG-13")
