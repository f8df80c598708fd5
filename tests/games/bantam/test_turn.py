"""Turn order, Grit and limits (BAN-TUR, BAN-GRT, BAN-LIM)."""

from __future__ import annotations

import pytest

from tests.games.bantam.tables import west


def test_turns_go_clockwise_from_the_first_player() -> None:
    """BAN-TUR-01, BAN-TUR-02, BAN-TUR-05, BAN-TUR-06: and the First Player stays the same."""
    w = west(seats=3, first=2, active=2)
    w.play("2 pass", "0 pass", "1 pass")
    assert (w.state.round, w.state.first) == (2, 2)
    assert w.asked == [(2, "turn")]
    w.cited("BAN-TUR-01", "BAN-TUR-02", "BAN-TUR-05", "BAN-TUR-06")


def test_old_effects_end_when_the_turn_begins() -> None:
    """BAN-TUR-03, BAN-STE-02: sneaking holds until the start of the next own turn."""
    w = west(active=1, turn=0, first=0)
    w.state.sneaked[0] = 1
    w.state.daily[0] = 1
    w.state.turn = 1
    w.play("1 pass")
    assert w.asked == [(0, "turn")]
    assert (w.state.sneaked[0], w.state.daily[0]) == (0, 0)
    w.cited("BAN-TUR-03")


def test_actions_in_any_order() -> None:
    """BAN-TUR-04, BAN-GRT-01, BAN-GRT-08: three Grit left after three different actions."""
    w = west([5, 1], at={0: "w_gate"}, wil={0: 1})
    w.play("0 reflect", "0 go:w_mill", "0 work", "0 accept")
    assert w.state.grit[0] == 1
    assert w.goods(0) == {"lumber": 1}
    w.cited("BAN-TUR-04", "BAN-GRT-01", "BAN-GRT-08", "BAN-WIL-08")


@pytest.mark.silent("BAN-TUR-05")
def test_without_grit_free_actions_remain() -> None:
    """BAN-TUR-05, BAN-GRT-02, BAN-GRT-09: nothing that costs Grit is offered."""
    w = west(at={0: "w_mill"}, grit={0: 0}, goods={0: {"lumber": 3}}, wil={0: 1})
    menu = w.menu(0)
    assert "pass" in menu
    assert "dedicate:logging:3" in menu
    for move in ("work", "reflect", "build", "go:w_gate"):
        assert move not in menu
    w.play("0 dedicate:logging:1")
    w.cited("BAN-GRT-02", "BAN-GRT-09")


def test_a_fainted_player_can_only_be_released() -> None:
    """BAN-TUR-07, BAN-FNT-04: or wait."""
    w = west(at={0: "doc"}, vig={0: 0})
    assert w.menu(0) == ["doc", "pass"]
    w.cited("BAN-TUR-07")


def test_a_fainted_prisoner_passes() -> None:
    """BAN-TUR-07, BAN-JAI-04: the turn is over before it began."""
    w = west(at={0: "jail"}, vig={0: 0}, active=1, first=1, turn=0)
    w.play("1 pass")
    assert w.asked == [(1, "turn")]
    assert w.told("passes") == [(1,), (0,)]
    assert w.state.vig[0] == 4
    w.cited("BAN-JAI-04", "BAN-NIG-13", "BAN-JAI-02")


def test_grit_comes_back_and_some_does_not() -> None:
    """BAN-GRT-04, BAN-GRT-05, BAN-NIG-09: Grit is not saved, fatigue may stay."""
    w = west(grit={0: 3, 1: 0}, active=1, turn=1)
    w.state.grit_less[1] = 1
    w.play("1 pass")
    assert w.state.grit == [4, 3]
    w.cited("BAN-GRT-04", "BAN-GRT-05", "BAN-NIG-09")


def test_coffee_restores_grit_up_to_four() -> None:
    """BAN-GRT-06: with none spent it does nothing."""
    w = west(at={0: "saloon"}, cash={0: 4}, grit={0: 3})
    w.play("0 order:dr_coffee")
    assert (w.state.grit[0], w.state.cash[0]) == (4, 2)
    w = west(items={0: "coffee_tin"})
    w.play("0 use:item")
    assert w.state.grit[0] == 4
    w.cited("BAN-GRT-06")


def test_a_tab_once_a_day_pass_or_fail() -> None:
    """BAN-GRT-10, BAN-TAB-01, BAN-RULING-01: a white tab costs 1 Grit and is gone for today."""
    w = west([1], at={0: "town_square"}, cash={0: 3})
    w.play("0 try:tab_gallows")
    assert (w.state.grit[0], w.state.cash[0]) == (3, 3)
    assert "try:tab_gallows" not in w.menu(0)
    w.play("0 pass", "1 pass")
    assert "try:tab_gallows" in w.menu(0)
    w.cited("BAN-GRT-10", "BAN-TAB-01")


def test_sixty_free_actions_are_enough() -> None:
    """BAN-LIM-04, BAN-RULING-26: then only Grit actions and the end of the turn."""
    w = west(at={0: "w_mill"}, goods={0: {"herb": 1}}, cabins={"w_mill": 0})
    for _ in range(30):
        w.play("0 put:herb", "0 get:herb")
    assert w.menu(0) == [
        "go:w_gate",
        "go:w_firs",
        "go:w_look",
        "go:w_hollow",
        "work",
        "reflect",
        "pass",
    ]
    w.cited("BAN-LIM-04", "BAN-STO-03", "BAN-CAB-11")


def test_what_cannot_be_paid_is_lost_as_far_as_it_goes() -> None:
    """BAN-LIM-02: arm wrestling with an empty purse."""
    w = west([1], at={0: "saloon"}, cash={0: 0})
    w.play("0 try:ia_saloon_arm")
    assert w.state.cash[0] == 0
    w.cited("BAN-LIM-02")
