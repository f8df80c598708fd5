"""Items, tools, special actions out of combat (BAN-ITM, BAN-SPC)."""

from __future__ import annotations

import pytest

from tests.games.bantam.tables import west


def test_an_item_is_used_free_of_grit() -> None:
    """BAN-ITM-01, BAN-ITM-02, BAN-RULING-06: a bandage is discarded under the stack."""
    w = west(vig={0: 1}, items={0: "bandage"}, grit={0: 0})
    w.play("0 use:item")
    assert (w.state.vig[0], w.state.item[0], w.state.items[0]) == (3, -1, 0)
    w.cited("BAN-ITM-01", "BAN-ITM-02")


def test_other_items_are_exhausted() -> None:
    """BAN-ITM-02, BAN-ITM-03, BAN-RULING-06: until the Sleep step, still owned."""
    w = west(items={0: "drifter_coat"})
    w.play("0 use:item")
    assert (w.state.item[0], w.state.item_tired[0], w.state.skill(0, 3)) == (10, 1, 2)
    assert "use:item" not in w.menu(0)
    w.cited("BAN-ITM-02", "BAN-ITM-03")


def test_things_for_fights_stay_in_the_pocket() -> None:
    """BAN-SPC-02: a trap, or a special action against an opponent."""
    w = west(items={0: "steel_trap"}, characters=("jericho", "levi"))
    assert not [move for move in w.menu(0) if move.startswith("use")]
    w.cited("BAN-SPC-02")


def test_a_special_action_out_of_combat() -> None:
    """BAN-SPC-01, BAN-ITM-02: Mika vanishes for the day, the card is Exhausted."""
    w = west(characters=("mika", "levi"))
    w.play("0 use:mika_vanish")
    assert (w.state.skill(0, 3), w.state.tired[33]) == (5, 1)
    w.cited("BAN-SPC-01", "BAN-ITM-03")


def test_a_discarded_weapon_goes_under_the_rack() -> None:
    """BAN-ITM-02: the dynamite that opened the vault."""
    w = west([6], at={0: "bank"}, weapons={0: ["dynamite"]})
    w.play("0 try:tab_vault_door")
    assert w.state.rack[0] == 60
    assert 60 not in w.state.cards[0]


@pytest.mark.silent("BAN-CRI-01")
def test_the_vault() -> None:
    """BAN-TAB-01, BAN-CRI-01: $6 behind two checks."""
    w = west([6, 6], at={0: "bank"}, weapons={0: ["quiet_key"]}, cash={0: 0})
    w.play("0 try:tab_vault_door", "0 try:tab_vault_loot")
    assert (w.state.cash[0], w.where(0)) == (6, "vault")
    w.play("0 go:bank")
    assert w.where(0) == "bank"


def test_stealing_from_the_trading_post() -> None:
    """BAN-SHP-09, BAN-LIM-01: an Item for nothing; nothing at all from an empty stack."""
    w = west([6], at={0: "trading_post"}, item_stack=["rope"], skills={0: {"snk": 4}})
    w.play("0 try:ia_post_steal")
    assert w.state.item[0] == 3
    w = west([6], at={0: "trading_post"}, skills={0: {"snk": 4}})
    place = w.state.where[0]
    w.state.ground = tuple(sorted(place * 64 + 32 + item for item in w.state.items))
    w.state.items = ()
    w.play("0 try:ia_post_steal")
    assert w.state.item[0] == -1
    w.cited("BAN-LIM-01")
