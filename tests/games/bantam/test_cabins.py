"""Cabins and breaching (BAN-CAB, BAN-BRE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bantam.tables import West, place, west


def test_building() -> None:
    """BAN-CAB-01, BAN-CAB-05, BAN-RULING-04.

    1 Grit and 3 Lumber; the Door is locked, the task done.
    """
    w = west(at={0: "w_mill"}, goods={0: {"lumber": 4}})
    w.play("0 build")
    assert (w.goods(0), w.state.grit[0], w.state.np[0]) == ({"lumber": 1}, 3, 1)
    assert (w.state.cabin[place("w_mill")], w.state.door[place("w_mill")]) == (0, 0)
    w.cited("BAN-CAB-01", "BAN-CAB-05")


@pytest.mark.parametrize(
    ("where", "settings"),
    [
        ("w_gate", {}),
        ("w_look", {}),
        ("w_mill", {"cabins": {"w_mill": 1}}),
        ("w_mill", {"fire": [(0, "w_mill", 0)], "raisers": [1], "fire_colours": [4]}),
    ],
)
@pytest.mark.silent("BAN-CAB-01")
def test_where_nobody_builds(where: str, settings: dict[str, Any]) -> None:
    """BAN-CAB-01, BAN-CAB-02, BAN-RULING-43: no Resource, a Cabin already, or fire."""
    w = west(at={0: where}, goods={0: {"lumber": 3}}, **settings)
    w.until("turn")
    assert "build" not in w.menu(0)
    if settings:
        w.cited("BAN-CAB-02")


@pytest.mark.silent("BAN-CAB-01")
def test_building_beside_a_foe() -> None:
    """BAN-CAB-01, BAN-RULING-42: is allowed."""
    w = west(at={0: "w_grove"}, goods={0: {"lumber": 3}}, foes={"w_grove": "wolf_1"})
    assert "build" in w.menu(0)


def test_the_owner_walks_in_and_out() -> None:
    """BAN-CAB-06: free, but it ends a Move (BAN-RULING-30)."""
    w = west(at={0: "w_gate"}, cabins={"w_mill": 0})
    w.play("0 go:w_mill", "0 enter")
    assert (w.where(0), w.state.move_left, w.state.grit[0]) == ("w_mill-cabin", 0, 3)
    assert not [move for move in w.menu(0) if move.startswith("go:")]
    w.play("0 leave")
    assert w.where(0) == "w_mill"
    w.cited("BAN-CAB-06")


def test_a_locked_door_keeps_others_out() -> None:
    """BAN-CAB-08, BAN-BRE-08: they must climb or breach; the owner need not."""
    w = west(at={0: "w_mill"}, cabins={"w_mill": 1})
    assert "enter" not in w.menu(0)
    assert {"climb", "bash"} <= set(w.menu(0))
    w.cited("BAN-CAB-08", "BAN-BRE-08")
    w = west(at={0: "w_mill"}, cabins={"w_mill": 0}, weapons={0: ["crowbar"]})
    assert not {"climb", "bash", "pick:crowbar"} & set(w.menu(0))


def strangers_cabin(dice: list[int], **settings: Any) -> West:
    """Seat 1 is Hannah: climb AGL7, pick SNK7, bash STR7, loot SNK7."""
    return west(dice, at={0: "w_mill"}, cabins={"w_mill": 1}, **settings)


def test_climbing_in_and_out() -> None:
    """BAN-BRE-01, BAN-BRE-02: 1 Grit each way, the Door unchanged."""
    w = strangers_cabin([3, 3])
    w.play("0 climb")
    assert (w.where(0), w.state.grit[0]) == ("w_mill-cabin", 3)
    assert "leave" not in w.menu(0)
    w.play("0 climb")
    assert (w.where(0), w.state.door[place("w_mill")]) == ("w_mill", 0)
    w.cited("BAN-BRE-01", "BAN-BRE-02")


def test_a_failed_climb_hurts() -> None:
    """BAN-BRE-01."""
    w = strangers_cabin([2])
    w.play("0 climb")
    assert (w.where(0), w.state.vig[0]) == ("w_mill", 3)


def test_picking_the_lock() -> None:
    """BAN-BRE-03, BAN-BRE-05, BAN-BRE-06: a tool, no Grit; the Door stands open to all."""
    w = strangers_cabin([5], weapons={0: ["crowbar"]})
    w.play("0 pick:crowbar")
    assert (w.state.door[place("w_mill")], w.state.grit[0], w.state.tired[38]) == (1, 4, 1)
    w.play("0 enter")
    assert w.where(0) == "w_mill-cabin"
    w.cited("BAN-BRE-03", "BAN-BRE-05", "BAN-BRE-06", "BAN-CHK-12")


def test_a_failed_pick_costs_the_tool_for_today() -> None:
    """BAN-BRE-05."""
    w = strangers_cabin([1], weapons={0: ["crowbar"]})
    w.play("0 pick:crowbar")
    assert (w.state.door[place("w_mill")], w.state.tired[38]) == (0, 1)
    w.cited("BAN-BRE-05")


def test_bashing_the_door() -> None:
    """BAN-BRE-04, BAN-BRE-05: 1 Grit and Strength, a Wound on failure."""
    w = strangers_cabin([5])
    w.play("0 bash")
    assert (w.state.door[place("w_mill")], w.state.grit[0]) == (1, 3)
    w = strangers_cabin([4])
    w.play("0 bash")
    assert (w.state.door[place("w_mill")], w.state.vig[0]) == (0, 3)
    w.cited("BAN-BRE-04", "BAN-BRE-05")


@pytest.mark.silent("BAN-BRE-06")
def test_an_open_door() -> None:
    """BAN-BRE-06: all may pass and work; the owner cannot be Released there."""
    w = west(at={0: "w_mill"}, cabins={"w_mill": 1}, unlocked=["w_mill"])
    assert {"enter", "work"} <= set(w.menu(0))
    assert "bash" not in w.menu(0)


def test_fixing_the_door() -> None:
    """BAN-BRE-07, BAN-RULING-44, BAN-RULING-04.

    1 Grit and 1 Lumber, by anybody, whoever is inside.
    """
    w = west(
        at={0: "w_mill", 1: "w_mill-cabin"},
        cabins={"w_mill": 0},
        unlocked=["w_mill"],
        goods={0: {"lumber": 1}},
    )
    w.play("0 fix")
    assert (w.state.door[place("w_mill")], w.state.grit[0], w.goods(0)) == (0, 3, {})
    w.play("0 pass")
    assert "leave" not in w.menu(1)
    assert "climb" in w.menu(1)
    w.cited("BAN-BRE-07")


def inside(dice: list[int], **settings: Any) -> West:
    return west(dice, at={0: "w_mill-cabin"}, cabins={"w_mill": 1}, unlocked=["w_mill"], **settings)


def test_loot_all() -> None:
    """BAN-CAB-11, BAN-CAB-12: as many as fit, chosen one by one, once a day."""
    w = inside([6], stored={"w_mill": ["silver", "herb", "gem"]}, goods={0: {"hide": 2}})
    w.play("0 loot-all", "0 get:gem", "0 get:silver")
    assert w.goods(0) == {"hide": 2, "gem": 1, "silver": 1}
    assert "loot-all" not in w.menu(0)
    w.cited("BAN-CAB-11", "BAN-CAB-12")


def test_some_may_be_left() -> None:
    """BAN-CAB-12."""
    w = inside([6], stored={"w_mill": ["silver", "herb"]})
    w.play("0 loot-all", "0 get:herb", "0 done")
    assert w.goods(0) == {"herb": 1}


@pytest.mark.silent("BAN-CRI-01")
def test_a_failed_loot_all_leads_to_jail() -> None:
    """BAN-CAB-12, BAN-CRI-01, BAN-CRI-02: it is a crime."""
    w = inside([1], stored={"w_mill": ["silver"]})
    w.play("0 loot-all")
    assert w.where(0) == "jail"
    assert w.asked == [(1, "turn")]
    w.cited("BAN-CAB-12", "BAN-CRI-02")


def test_levi_crafts_at_home() -> None:
    """BAN-CAB-14, BAN-ITM-08, BAN-SET-08: once a day, three at most, only his own tokens."""
    w = west(at={0: "w_mill-cabin"}, cabins={"w_mill": 0})
    w.play("0 perk")
    assert w.state.crafted[0] == 1
    assert "perk" not in w.menu(0)
    w.cited("BAN-CAB-14", "BAN-ITM-08", "BAN-SET-08")
    w = west(at={0: "w_mill-cabin"}, cabins={"w_mill": 0}, crafted={0: 3})
    assert "perk" not in w.menu(0)
    w = inside([])
    assert "perk" not in w.menu(0)


def test_jericho_sells_from_his_counter() -> None:
    """BAN-CAB-14: up to two goods, carried or stored."""
    w = west(
        characters=("jericho", "mika"),
        at={0: "w_mill-cabin"},
        cabins={"w_mill": 0},
        goods={0: {"silver": 1}},
        stored={"w_mill": ["gem", "herb"]},
        cash={0: 0},
    )
    w.play("0 perk", "0 sell:gem", "0 sell:silver")
    assert (w.state.cash[0], w.asked) == (6, [(0, "turn")])
    w.cited("BAN-CAB-14")


def test_mika_slips_away() -> None:
    """BAN-CAB-14: into the Hidden Acre of the tile, without its check; a guest may too."""
    w = west(
        characters=("levi", "mika"),
        at={0: "w_mill-cabin"},
        cabins={"w_mill": 1},
        unlocked=["w_mill"],
    )
    w.play("0 perk")
    assert w.where(0) == "w_hollow"
    assert w.told("check") == []
