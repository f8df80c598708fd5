"""Ambushes and special actions out of combat (BAN-AMB, BAN-SPC)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bantam.tables import CARD_NO, west


def ambushes(menu: list[str]) -> list[str]:
    return [move for move in menu if move.startswith("ambush:")]


@pytest.mark.parametrize(
    ("own", "other", "reached"),
    [
        ("w_gate", "w_gate", False),  # BAN-RULING-53: not at Range 0
        ("w_gate", "w_mill", True),
        ("w_gate", "w_grove", True),
        ("w_mill", "w_look", False),  # out of sight
        ("w_mill", "w_hollow", False),  # BAN-AMB-05, BAN-SHE-03
        ("w_gate", "gate_wild", False),
        ("w_mill-cabin", "w_mill", True),
        ("w_mill", "w_mill-cabin", True),
        ("release_doc", "doc", False),  # BAN-FGT-03
    ],
)
@pytest.mark.silent("BAN-AMB-01")
def test_who_can_be_ambushed(own: str, other: str, reached: bool) -> None:
    """BAN-AMB-01, BAN-AMB-05: in sight, at Range 1 or more, within a card's Range."""
    w = west(at={0: own, 1: other}, cabins={"w_mill": 0})
    assert ambushes(w.menu(0)) == (["ambush:1"] if reached else [])
    if other == "w_hollow":
        w.cited("BAN-AMB-05", "BAN-SHE-03")


def test_what_an_ambush_needs() -> None:
    """BAN-AMB-01, BAN-RULING-118: Grit, and an unexhausted card whose Range is 1 or more."""
    settings: dict[str, Any] = {"at": {0: "w_gate", 1: "w_mill"}}
    w = west(**settings)
    w.play("0 ambush:1")
    assert w.menu(0) == ["play:levi_rush", "play:levi_iron", "play:levi_fan"]
    assert w.state.grit[0] == 3
    w.cited("BAN-AMB-01")
    tired = ["levi_rush", "levi_iron", "levi_fan"]
    assert ambushes(west(tired=tired, **settings).menu(0)) == []
    assert ambushes(west(grit={0: 0}, **settings).menu(0)) == []
    assert ambushes(west(options={"no_pvp": True}, **settings).menu(0)) == []  # BAN-LIM-05


def test_an_ambush_is_executed_before_anybody_draws() -> None:
    """BAN-AMB-02, BAN-AMB-03, BAN-ITM-05: not blocked, not cancelled; then both draw 4."""
    w = west([6, 6], at={0: "w_gate", 1: "w_mill"}, items={1: "bandage"})
    w.play("0 ambush:1", "0 play:levi_fan")
    assert w.menu(0) == ["done", "prim:1", "prim:2"]  # no ALT
    w.play("0 prim:1", "0 prim:2")
    assert w.state.vig[1] == 2
    assert w.asked == [(1, "item-window")]  # BAN-AMB-06
    assert w.state.pile[0] == (CARD_NO["levi_fan"],)
    assert [len(w.state.hand[side]) for side in range(2)] == [4, 4]
    assert len(w.state.deck[0]) == 4
    assert (w.state.attacker, w.state.engagements) == (0, 1)
    w.cited("BAN-AMB-01", "BAN-AMB-02", "BAN-AMB-03", "BAN-AMB-06", "BAN-ITM-05")


def test_an_ambush_may_be_the_whole_fight() -> None:
    """BAN-AMB-04, BAN-ENM-10: the wolf is dead before it moves."""
    w = west(at={0: "w_firs"}, foes={"w_grove": "wolf_1"}, wounds={"w_grove": 2})
    w.play("0 ambush:w_grove", "0 play:levi_iron", "0 prim:1")
    assert w.asked == [(0, "turn")]
    assert (len(w.told("defeats")), w.goods(0)) == (1, {"hide": 1})
    assert not w.state.fighting
    w.cited("BAN-AMB-04", "BAN-AMB-05", "BAN-ENM-10")


def test_no_rerolls_in_an_ambush_but_the_last() -> None:
    """BAN-AMB-06, BAN-WIL-04: it is combat."""
    for wil, asked in ((3, "reroll"), (2, "use-card")):
        w = west([1], at={0: "w_gate", 1: "w_mill"}, wil={0: wil})
        w.play("0 ambush:1", "0 play:levi_fan", "0 prim:2")
        assert w.asked[0][1] == asked


def test_a_fire_by_ambush() -> None:
    """BAN-AMB-02: PRIM and SPC; the Flaming Bottle lights the Acre of its target."""
    w = west([6], characters=("hannah", "levi"), at={0: "w_gate", 1: "w_mill"}, vig={1: 4})
    w.play("0 ambush:1", "0 play:hannah_bottle", "0 prim:1", "0 special", "0 go:w_mill")
    assert (w.state.vig[1], w.state.burning(1)) == (2, True)
    assert w.state.tired[CARD_NO["hannah_bottle"]] == 1
    assert w.state.pile[0] == ()


def test_specials_out_of_combat() -> None:
    """BAN-SPC-01, BAN-SPC-02: free in the own turn; what needs an opponent is not offered."""
    w = west(characters=("mika", "levi"), at={0: "w_gate"})
    uses = [move for move in w.menu(0) if move.startswith("use:")]
    assert uses == ["use:mika_vanish"]
    w.play("0 use:mika_vanish")
    assert w.state.skill(0, 3) == 5
    w.cited("BAN-SPC-01")
    w = west(characters=("jericho", "levi"), at={0: "w_gate"})
    assert not [move for move in w.menu(0) if move.startswith("use:")]
    w.cited("BAN-SPC-02")
