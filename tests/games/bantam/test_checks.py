"""Checks, penalties, Will Power, tabs (BAN-CHK, BAN-WIL, BAN-TAB)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bantam.tables import west


def test_a_check_adds_the_skill() -> None:
    """BAN-CHK-01, BAN-CHK-04, BAN-CHK-14, BAN-RULING-03: 4 + Agility 4 reach 8."""
    w = west([4], at={0: "gunsmith"}, cash={0: 3})
    w.play("0 try:ia_gun_trick")
    assert w.told("check") == [(0, 8, 4, 8)]
    assert w.state.cash[0] == 5
    w.cited("BAN-CHK-01", "BAN-CHK-04", "BAN-CHK-14")


def test_a_black_check_is_the_bare_die() -> None:
    """BAN-CHK-01."""
    w = west([5], at={0: "m_shore"})
    w.play("0 try:tab_pan")
    assert w.goods(0) == {"silver": 1}


def test_a_hopeless_check_may_be_tried() -> None:
    """BAN-CHK-03: it fails, and no re-roll is offered (BAN-RULING-39)."""
    w = west([6], at={0: "bank"}, wil={0: 3}, skills={0: {"mal": 2}})
    w.play("0 try:ia_bank_threat")
    assert w.where(0) == "jail"
    w.cited("BAN-CHK-03", "BAN-CHK-05")


@pytest.mark.parametrize(("wil", "wisdom", "faces"), [(3, 2, 3), (2, 2, 3), (1, 4, 5)])
def test_who_may_roll_again_is_told_the_odds(wil: int, wisdom: int, faces: int) -> None:
    """BAN-WIL-02: what was rolled, how many faces of the die pass, what Will Power is left."""
    w = west([1], at={0: "k_stones"}, wil={0: wil}, skills={0: {"wis": wisdom}})
    w.play("0 try:tab_stones")
    (ask,) = w.match.view(0)["asks"]
    assert ask["prompt"] == "reroll"
    assert ask["args"][1:] == [1 + wisdom, faces, wil]


def test_failing_cancels_the_action_and_costs_stay_paid() -> None:
    """BAN-CHK-05, BAN-GRT-03."""
    w = west([1], at={0: "m_shore"})
    w.play("0 try:tab_pan")
    assert (w.goods(0), w.state.grit[0]) == ({}, 3)
    w.cited("BAN-CHK-05", "BAN-GRT-03")


def test_penalties_apply_in_printed_order() -> None:
    """BAN-CHK-06, BAN-CHK-07: $2 lost, then an acre back."""
    w = west([1], at={0: "saloon"}, cash={0: 5})
    w.play("0 try:ia_saloon_cards")
    assert (w.state.cash[0], w.where(0)) == (3, "release_jail")
    w.cited("BAN-CHK-06", "BAN-CHK-07")


@pytest.mark.silent("BAN-CRI-02", "BAN-TUR-06")
def test_a_jail_icon_ends_the_turn() -> None:
    """BAN-CHK-07, BAN-JAI-01, BAN-JAI-02, BAN-CRI-02, BAN-TUR-06: Vigor stays, nothing is lost."""
    w = west([1], at={0: "trading_post"}, goods={0: {"herb": 1}})
    w.play("0 try:ia_post_steal")
    assert (w.where(0), w.state.vig[0], w.goods(0)) == ("jail", 4, {"herb": 1})
    assert w.asked == [(1, "turn")]
    w.cited("BAN-JAI-01", "BAN-JAI-02", "BAN-CHK-08")


def test_a_faint_ends_the_penalties() -> None:
    """BAN-CHK-08: a wound before the red trail, and no fall along it."""
    w = west([1], at={0: "m_falls"}, vig={0: 1})
    w.play("0 go:m_vein")
    assert w.where(0) == "doc"
    w.cited("BAN-CHK-08")


@pytest.mark.silent("BAN-CHK-09")
def test_skills_stay_between_0_and_6() -> None:
    """BAN-CHK-09: lasting and temporary ones."""
    w = west([6], at={0: "k_stones"}, skills={0: {"wis": 6}})
    w.play("0 try:tab_stones_study")
    assert w.state.skills[5] == 6
    w.state.skills_tmp[5] = 3
    assert w.state.skill(0, 5) == 6
    w.state.skills_tmp[5] = -9
    assert w.state.skill(0, 5) == 0


def test_a_temporary_skill_of_own_choice() -> None:
    """BAN-CHK-09..11: Wisdom is of use where it is named, as at the standing stones."""
    w = west([6], at={0: "k_stones"}, wil={0: 2}, skills={0: {"wis": 1}})
    w.play("0 try:tab_stones")
    assert w.state.wil[0] == 3
    w.play("0 skill:str")
    assert w.state.skill(0, 1) == 3
    w.cited("BAN-CHK-09", "BAN-CHK-10", "BAN-CHK-11")


def test_the_same_thing_helps_once_a_day() -> None:
    """BAN-CHK-10: a second pair of gloves the same day."""
    w = west(items={0: "gloves"})
    w.play("0 use:item")
    w.state.item_tired[0] = 0
    w.play("0 go:street_nw")
    assert "use:item" not in w.menu(0)
    w.cited("BAN-CHK-10")


def test_a_tool_adds_its_modifier() -> None:
    """BAN-CHK-12, BAN-TAB-01: the vault door asks for an Entry Tool, which is Exhausted."""
    w = west([1], at={0: "bank"}, weapons={0: ["chisel", "quiet_key"]}, skills={0: {"snk": 4}})
    w.play("0 try:tab_vault_door", "0 tool:quiet_key")
    assert w.where(0) == "vault"
    assert w.state.tired[70] == 1
    w.cited("BAN-CHK-12", "BAN-TAB-01")


def test_the_limiter_marks_the_maximum() -> None:
    """BAN-CHK-13: Vigor is never healed above it."""
    w = west(at={0: "saloon"}, vig={0: 3})
    w.play("0 order:dr_tonic")
    assert w.state.vig[0] == 4
    assert w.told("heals") == [(0, 1, 4)]
    w.cited("BAN-CHK-13")


def test_a_tab_with_nothing_to_roll() -> None:
    """BAN-TAB-01: a transparent tab costs no Grit; what it asks for must be there."""
    w = west(at={0: "k_shack"}, cash={0: 1}, wil={0: 1})
    w.play("0 try:tab_shack")
    assert (w.state.wil[0], w.state.cash[0], w.state.grit[0]) == (3, 0, 4)
    w = west(at={0: "k_shack"}, cash={0: 0})
    assert "try:tab_shack" not in w.menu(0)
    w = west(at={0: "p_bluff"})
    assert "try:tab_bluff" not in w.menu(0)
    w = west(at={0: "p_bluff"}, items={0: "matches"}, wil={0: 1})
    w.play("0 try:tab_bluff")
    assert (w.state.wil[0], w.state.item[0]) == (3, -1)


def test_a_tab_may_cost_will() -> None:
    """BAN-WIL-10: WIL lost to 0 by an effect costs 1 Vigor as well."""
    w = west([1, 1], at={0: "w_look"}, wil={0: 1}, skills={0: {"agl": 2}})
    w.play("0 try:tab_look", "0 accept")
    assert (w.state.wil[0], w.state.vig[0]) == (0, 3)
    w.cited("BAN-WIL-10")


def test_will_power_ends_at_three() -> None:
    """BAN-WIL-01: two points restored to a player who lacks one are one."""
    w = west(items={0: "nerve_tonic"}, wil={0: 2})
    w.play("0 use:item")
    assert w.state.wil[0] == 3
    assert w.told("wil") == [(0, 1, 3)]


def test_reflection() -> None:
    """BAN-WIL-08, BAN-RULING-37: 1 Grit for 1 Will Power, not at 3."""
    w = west(wil={0: 1})
    w.play("0 reflect", "0 reflect")
    assert (w.state.wil[0], w.state.grit[0]) == (3, 2)
    assert "reflect" not in w.menu(0)
    w.cited("BAN-WIL-08")


def test_rerolls_are_the_rollers_own() -> None:
    """BAN-WIL-02, BAN-WIL-06: asked of nobody else, as long as Will Power is above 0."""
    settings: dict[str, Any] = {"at": {0: "m_shore"}, "wil": {0: 3, 1: 3}}
    w = west([1, 2, 3, 4], **settings)
    w.play("0 try:tab_pan")
    for left in (2, 1, 0):
        assert w.asked == [(0, "reroll")]
        w.play("0 reroll")
        assert w.state.wil == [left, 3]
    assert w.asked == [(0, "turn")]
    w.cited("BAN-WIL-02", "BAN-WIL-03", "BAN-WIL-06")
