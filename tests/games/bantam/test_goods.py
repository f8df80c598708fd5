"""Goods, slots and the ground (BAN-STO, BAN-MNT)."""

from __future__ import annotations

import pytest

from tests.games.bantam.tables import west


def test_four_slots_and_those_of_the_mount() -> None:
    """BAN-STO-01, BAN-STO-02, BAN-MNT-01, BAN-RULING-129."""
    w = west([6, 6], at={0: "k_reeds"}, goods={0: {"herb": 4}}, mounts={0: "draft"})
    w.play("0 work")
    assert w.goods(0) == {"herb": 6}
    assert w.state.room(0) == 0
    w.cited("BAN-STO-01", "BAN-STO-02")


def test_things_are_placed_or_discarded() -> None:
    """BAN-STO-04, BAN-SHP-16, BAN-RULING-125: one at a time; placing is the only way to give."""
    w = west(at={0: "w_mill"}, goods={0: {"herb": 1, "gem": 1}}, cash={0: 2}, items={0: "rope"})
    w.play("0 unload", "0 lay:herb", "0 unload", "0 discard:gem", "0 unload", "0 lay:dollar")
    w.play("0 unload", "0 lay:rope")
    assert w.goods(0) == {}
    assert w.lying("w_mill") == ["herb", "dollar", "rope"]
    assert (w.state.supply[4], w.state.cash[0]) == (8, 1)
    w.cited("BAN-STO-04", "BAN-SHP-16")


def test_placed_in_fire_it_is_destroyed() -> None:
    """BAN-STO-04, BAN-RULING-126."""
    w = west(
        at={0: "w_mill"},
        goods={0: {"herb": 1}},
        heads={0: ["wolf_1"]},
        fire=[(0, "w_mill", 0)],
        raisers=[1],
        fire_colours=[4],
    )
    w.state.befriended[0] = 1
    w.play("0 unload", "0 lay:herb", "0 unload", "0 lay:wolf_1")
    assert (w.lying("w_mill"), w.state.supply[2]) == ([], 20)
    assert 9 in w.state.reserve


def test_things_are_picked_up_as_room_allows() -> None:
    """BAN-STO-05: by anybody, free; cash all at once."""
    w = west(
        at={0: "w_mill"},
        goods={0: {"herb": 3}},
        cash={0: 0},
        ground={"w_mill": ["hide", "hide", "dollar", "dollar", "rope"]},
    )
    w.play("0 pick-up:hide")
    assert "pick-up:hide" not in w.menu(0)
    w.play("0 pick-up:dollar", "0 pick-up:rope")
    assert (w.state.cash[0], w.state.item[0]) == (2, 3)
    assert w.lying("w_mill") == ["hide"]
    w.cited("BAN-STO-05")


def test_heads_lie_about_too() -> None:
    """BAN-STO-04, BAN-STO-05: laid down and picked up again."""
    w = west(at={0: "w_mill", 1: "w_mill"}, heads={0: ["wolf_1"]})
    w.play("0 unload", "0 lay:wolf_1", "0 pass", "1 pick-up:wolf_1")
    assert w.state.heads_of(1) == [9]


def test_one_item_has_to_go() -> None:
    """BAN-STO-06: the player chooses which to keep, the other is placed here."""
    w = west(
        at={0: "trading_post"}, cash={0: 9}, items={0: "rope"}, item_stack=["gloves", "lantern"]
    )
    w.play("0 draw-items", "0 buy:gloves")
    assert w.menu(0) == ["lay:rope", "lay:gloves"]
    w.play("0 lay:rope")
    assert (w.state.item[0], w.lying("trading_post")) == (9, ["rope"])
    w.cited("BAN-STO-06")


@pytest.mark.silent("BAN-STO-06")
def test_a_second_of_the_same_item_stays_here() -> None:
    """BAN-STO-06: there is nothing to choose."""
    w = west(at={0: "trading_post"}, cash={0: 9}, items={0: "rope"}, item_stack=["rope", "pail"])
    w.play("0 draw-items", "0 buy:rope")
    assert w.lying("trading_post") == ["rope"]


def test_the_own_cabin_is_a_store_room() -> None:
    """BAN-STO-03, BAN-CAB-11: from its acre or inside, free."""
    w = west(at={0: "w_mill"}, cabins={"w_mill": 0}, goods={0: {"herb": 2, "gem": 1}})
    w.play("0 put:herb", "0 enter", "0 put:gem", "0 get:herb")
    assert w.goods(0) == {"herb": 2}
    assert w.state.stored[3:6] == [-1, 4, -1]
    w.cited("BAN-STO-03", "BAN-CAB-11")


def test_room_is_made_by_storing_or_dedicating() -> None:
    """BAN-END-09: before placing, what is held may be put away."""
    w = west([6, 6], at={0: "k_reeds"}, goods={0: {"herb": 2, "hide": 2}}, cabins={"k_reeds": 0})
    w.play("0 work", "0 put:hide", "0 dedicate:foraging:1")
    assert w.goods(0) == {"herb": 3, "hide": 1}
    w.cited("BAN-END-09")


def test_a_sold_mount_takes_its_slots_along() -> None:
    """BAN-MNT-01, BAN-SHP-03: what fits nowhere is dropped, the owner chooses."""
    w = west(
        at={0: "stables"}, goods={0: {"herb": 4, "hide": 1}}, mounts={0: "painted"}, cash={0: 0}
    )
    w.play("0 sell-mount")
    assert w.asked == [(0, "cargo")]
    w.play("0 lay:hide")
    assert (w.lying("stables"), w.state.cash[0]) == (["hide"], 3)
    w.cited("BAN-MNT-01", "BAN-SHP-03", "BAN-SHP-08")


def test_vigor_falls_with_its_maximum() -> None:
    """BAN-MNT-07: the elk gives 1 and takes it back."""
    w = west(at={0: "stables"}, mounts={0: "elk"}, vig={0: 5})
    w.play("0 sell-mount")
    assert w.state.vig[0] == 4
    w.cited("BAN-MNT-07")
