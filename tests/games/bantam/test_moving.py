"""Moving, hidden trails, travelling (BAN-MOV, BAN-HID, BAN-TRV, BAN-SHE-01)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bantam.tables import west


def test_a_move_goes_as_far_as_speed() -> None:
    """BAN-MOV-01, BAN-MOV-02, BAN-RULING-127: 1 Grit for SPD acres, then another Move."""
    w = west(characters=("jericho", "levi"), at={0: "town_square"})
    w.play("0 go:street_sw", "0 go:gate_wet", "0 go:k_gate")
    assert (w.state.grit[0], w.state.moving) == (3, False)
    w.play("0 go:k_reeds")
    assert (w.state.grit[0], w.state.move_left) == (2, 2)
    w.cited("BAN-MOV-01", "BAN-MOV-02", "BAN-TRV-01", "BAN-TRV-04")


def test_a_mount_adds_to_speed() -> None:
    """BAN-MOV-08, BAN-MOV-09, BAN-MNT-01: at least 1."""
    w = west(mounts={0: "racer"})
    assert w.state.speed(0) == 6
    w.state.spd_tmp[0] = -9
    assert w.state.speed(0) == 1
    w.play("0 go:street_nw")
    w.cited("BAN-MOV-08", "BAN-MOV-09")


@pytest.mark.parametrize(
    ("settings", "move"),
    [
        ({"wil": {0: 1}}, "reflect"),
        ({"cash": {0: 2}, "at": {0: "release_jail"}}, "unload"),
    ],
)
def test_any_other_action_ends_the_move(settings: dict[str, Any], move: str) -> None:
    """BAN-MOV-03, BAN-RULING-28: free ones too."""
    w = west(**settings)
    w.play(f"0 {w.menu(0)[1]}")
    assert w.state.move_left == 2
    w.play(f"0 {move}")
    assert w.state.move_left == 0
    w.cited("BAN-MOV-03")


@pytest.mark.silent("BAN-MOV-04")
def test_levelling_does_not_end_the_move() -> None:
    """BAN-MOV-04: nor do transfers to the own Cabin."""
    w = west(at={0: "w_gate"}, goods={0: {"lumber": 2}}, cabins={"w_mill": 0})
    w.play("0 go:w_mill", "0 dedicate:logging:1", "0 put:lumber")
    assert w.state.move_left == 2


def test_a_passed_sneak_check_does_not_end_the_move() -> None:
    """BAN-MOV-04, BAN-STE-01, BAN-STE-02."""
    w = west([6], characters=("mika", "levi"), at={0: "w_firs"}, foes={"w_grove": "wolf_1"})
    w.play("0 go:w_grove")
    w.play("0 sneak:w_grove")
    assert w.state.move_left == 2
    w.cited("BAN-MOV-04")


def test_others_do_not_block() -> None:
    """BAN-MOV-05: any number may share an acre, and a Move may be stopped."""
    w = west(at={0: "w_gate", 1: "w_mill"}, foes={"w_mill": "old_marrow"})
    w.play("0 go:w_mill", "0 pass")
    assert w.where(0) == w.where(1) == "w_mill"
    w.cited("BAN-MOV-05")


def test_a_failed_trail_ends_the_move() -> None:
    """BAN-MOV-06: without a red trail the player stays before it."""
    w = west([1], at={0: "w_look"})
    w.play("0 go:w_cabin")
    assert (w.where(0), w.state.move_left, w.state.vig[0]) == ("w_look", 0, 4)
    w.cited("BAN-MOV-06", "BAN-CHK-05")


@pytest.mark.silent("BAN-MOV-04")
def test_a_passed_trail_lets_the_move_go_on() -> None:
    """BAN-MOV-04, BAN-MOV-06."""
    w = west([6], at={0: "w_look"})
    w.play("0 go:w_cabin")
    assert (w.where(0), w.state.move_left) == ("w_cabin", 2)


def test_red_trails_are_never_walked() -> None:
    """BAN-MOV-07, BAN-CHK-07: nobody goes from the falls to the shore but by a false step."""
    w = west([1], at={0: "m_falls"})
    assert "go:m_shore" not in w.menu(0)
    w.play("0 go:m_vein")
    assert w.where(0) == "m_shore"


def test_one_way_trails_are_not_walked_backwards() -> None:
    """BAN-MOV-10."""
    w = west(at={0: "m_shore"})
    assert w.menu(0)[:2] == ["go:m_ledge", "go:m_claim"]
    assert "go:m_gallery" not in w.menu(0)
    w = west([6], at={0: "m_gallery"})
    assert [move for move in w.menu(0) if move.startswith("go:")] == ["go:m_shore"]
    w.play("0 go:m_shore")
    w.cited("BAN-MOV-10")


def test_a_hidden_trail_needs_its_key() -> None:
    """BAN-HID-01, BAN-HID-02: Exhausted for each crossing."""
    w = west(at={0: "m_ledge"})
    assert "go:m_gallery" not in w.menu(0)
    w = west([6], at={0: "m_ledge"}, weapons={0: ["torch"]})
    w.play("0 go:m_gallery")
    assert w.where(0) == "m_gallery"
    assert "go:m_ledge" not in w.menu(0)
    w.cited("BAN-HID-01", "BAN-HID-02", "BAN-ITM-03")


def test_the_key_is_chosen() -> None:
    """BAN-HID-01: a card or the item carried."""
    w = west([6], at={0: "m_ledge"}, weapons={0: ["torch"]}, items={0: "lantern"})
    w.play("0 go:m_gallery")
    assert w.menu(0) == ["tool:torch", "tool:item"]
    w.play("0 tool:item")
    assert w.state.item_tired[0] == 1
    assert "go:m_ledge" in w.menu(0)


def test_sign_posts_join_tiles() -> None:
    """BAN-TRV-02, BAN-TRV-03: both ways; a post that faces the outside leads nowhere."""
    w = west(at={0: "w_ridge"})
    w.play("0 go:p_grass", "0 go:w_ridge")
    assert w.where(0) == "w_ridge"
    w.cited("BAN-TRV-02")
    w = west(at={0: "w_ford"})
    w.play("0 go:w_camp")
    w.cited("BAN-TRV-03")


def test_a_hidden_acre_is_entered_by_sneaking() -> None:
    """BAN-SHE-01: a success lets the Move go on, a failure costs 1 Wound and the Move."""
    w = west([6], at={0: "w_mill"})
    w.play("0 go:w_hollow")
    assert (w.where(0), w.state.move_left) == ("w_hollow", 2)
    w = west([1], at={0: "w_mill"})
    w.play("0 go:w_hollow")
    assert (w.where(0), w.state.move_left, w.state.vig[0]) == ("w_hollow", 0, 3)
    w.cited("BAN-SHE-01")


def test_fainting_at_the_entry_leads_to_the_doctor() -> None:
    """BAN-SHE-01, BAN-FNT-07: and ends the Move."""
    w = west([1], at={0: "w_mill"}, vig={0: 1})
    w.play("0 go:w_hollow")
    assert (w.where(0), w.state.move_left) == ("doc", 0)
    assert w.menu(0) == ["doc", "pass"]
