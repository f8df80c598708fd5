"""Endeavors and levels (BAN-END, BAN-LVL)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.content import ENEMY
from saloon.games.bantam.effects import NO_CHECK
from saloon.games.bantam.written import FIGHT
from tests.games.bantam.tables import TOKEN_NO, west


@pytest.mark.parametrize(
    ("where", "endeavor", "level", "dice", "goods"),
    [
        ("w_mill", "logging", "novice", [4, 5], {"lumber": 1}),
        ("w_mill", "logging", "journeyman", [5, 5], {"lumber": 4}),
        ("w_mill", "logging", "master", [5, 4], {"lumber": 2}),
        ("p_grass", "hunting", "journeyman", [3, 4], {"hide": 1}),
        ("k_reeds", "foraging", "novice", [5, 5], {"herb": 2}),
        ("m_dig", "mining", "journeyman", [4, 6], {"silver": 2}),
        ("m_dig", "mining", "master", [4, 6], {"silver": 1, "gem": 1}),
        ("m_dig", "mining", "master", [6, 6], {"gem": 2}),
    ],
)
def test_two_dice_against_the_level(
    where: str, endeavor: str, level: str, dice: list[int], goods: dict[str, int]
) -> None:
    """BAN-END-01, BAN-END-02, BAN-END-10, BAN-LVL-07, BAN-RULING-08, BAN-RULING-84.

    Each die its own attempt, no skill added.
    """
    w = west(dice, at={0: where}, levels={0: {endeavor: level}})
    w.play("0 work")
    assert w.goods(0) == goods
    w.cited("BAN-END-01", "BAN-END-02")
    if level == "master" and endeavor == "mining":
        w.cited("BAN-END-10", "BAN-END-11")


def test_failed_dice_are_rolled_again() -> None:
    """BAN-END-03: die by die, as often as Will Power lasts."""
    w = west([1, 2, 3, 5, 6], at={0: "w_mill"}, wil={0: 3})
    w.play("0 work", "0 reroll", "0 reroll", "0 accept")
    assert (w.goods(0), w.state.wil[0]) == ({"lumber": 1}, 1)
    w.cited("BAN-END-03", "BAN-WIL-02")


@pytest.mark.silent("BAN-END-03")
def test_fainting_over_a_reroll_earns_nothing() -> None:
    """BAN-END-03, BAN-WIL-03: the action fails."""
    w = west([1, 6], at={0: "w_mill"}, wil={0: 1}, vig={0: 1})
    w.play("0 work", "0 reroll")
    assert (w.goods(0), w.where(0)) == ({}, "doc")


@pytest.mark.parametrize("burning", ["w_mill", "w_mill-cabin"])
def test_no_endeavor_in_fire(burning: str) -> None:
    """BAN-END-04, BAN-FIR-11: nor beside a burning Cabin."""
    w = west(
        at={0: "w_mill"},
        cabins={"w_mill": 0},
        fire=[(0, burning, 0)],
        raisers=[1],
        fire_colours=[4],
    )
    assert "work" not in w.menu(0)
    w.cited("BAN-END-04", "BAN-FIR-11")


def test_a_locked_cabin_keeps_others_out() -> None:
    """BAN-END-05, BAN-CAB-09: its owner may always, everybody when the Door is unlocked."""
    w = west(at={0: "w_mill"}, cabins={"w_mill": 1})
    assert "work" not in w.menu(0)
    w.cited("BAN-END-05", "BAN-CAB-09")
    w = west(at={0: "w_mill"}, cabins={"w_mill": 1}, unlocked=["w_mill"])
    assert "work" in w.menu(0)
    w = west(at={0: "w_mill"}, cabins={"w_mill": 0})
    assert "work" in w.menu(0)


def test_a_foe_must_be_sneaked_past() -> None:
    """BAN-END-06: passing its check, the work goes on; failing, it attacks at once."""
    settings: dict[str, Any] = {
        "at": {0: "w_grove"},
        "foes": {"w_grove": "wolf_1"},
        "characters": ("mika", "levi"),
    }
    w = west([2, 5, 1], **settings)
    w.play("0 work")
    assert w.goods(0) == {"lumber": 1}
    assert w.state.sneaked[0]
    w = west([1], **settings)
    w.play("0 work")
    assert w.told("cancelled") == [(0,)]
    assert w.state.step == FIGHT
    assert w.state.grit[0] == 3
    w.cited("BAN-END-06")


def test_the_order_of_sneak_checks_is_chosen() -> None:
    """BAN-END-06: two foes, one check each; a neutral beast does not hinder (BAN-RULING-62)."""
    w = west(
        [6, 6, 5, 1],
        at={0: "w_stand"},
        foes={"w_stand": "grizzly_1", "w_grove": "wolf_1", "w_den": "old_marrow"},
    )
    for slot, token in enumerate(w.state.foe_token):
        if w.state.foe_at[slot] >= 0 and token != 16:
            w.state.foe_at[slot] = w.state.where[0]
    w.play("0 work")
    assert w.asked == [(0, "sneak-order")]
    w.play("0 sneak:w_grove")
    assert w.goods(0) == {"lumber": 1}


def test_a_foe_that_cannot_be_sneaked_past_stops_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """BAN-END-07, BAN-STE-05: as a wolf without a Sneak Check would, though none is printed."""
    settings: dict[str, Any] = {"at": {0: "w_grove"}, "foes": {"w_grove": "wolf_1"}}
    w = west(**settings)
    assert {"work", "sneak:w_grove"} <= set(w.menu(0))
    monkeypatch.setattr(ENEMY[TOKEN_NO["wolf_1"]], "sneak", NO_CHECK)
    w = west(**settings)
    assert not {"work", "sneak:w_grove"} & set(w.menu(0))
    w.cited("BAN-END-07", "BAN-STE-05")


def test_what_the_supply_lacks_is_not_earned() -> None:
    """BAN-END-08, BAN-LIM-01: one of two, and the other is not owed."""
    w = west([6, 6], at={0: "w_mill"}, supply={"lumber": 1})
    w.play("0 work")
    assert (w.goods(0), w.state.supply[0]) == ({"lumber": 1}, 0)
    assert w.asked == [(0, "turn")]


def test_gems_are_no_resource() -> None:
    """BAN-END-11: they are mined into a slot like Resources, but are not dedicated."""
    w = west([6, 6], at={0: "m_dig"}, goods={0: {"gem": 2}}, levels={0: {"mining": "master"}})
    w.play("0 work")
    assert w.goods(0) == {"gem": 4}
    assert w.state.room(0) == 0
    assert not [move for move in w.menu(0) if move.startswith("dedicate")]


def test_a_level_is_reached_by_dedicating() -> None:
    """BAN-LVL-01..03, BAN-LVL-08, BAN-RULING-05, BAN-RULING-99.

    Resources lie on the card, then go to the Supply.
    """
    w = west(goods={0: {"hide": 4}})
    assert [m for m in w.menu(0) if m.startswith("ded")] == [
        "dedicate:hunting:1",
        "dedicate:hunting:4",
    ]
    w.play("0 dedicate:hunting:1")
    assert (w.state.dedicated[1], w.state.supply[1]) == (1, 16)
    w.play("0 dedicate:hunting:3")
    assert (w.state.dedicated[1], w.state.level[1], w.state.supply[1]) == (0, 1, 20)
    w.cited("BAN-LVL-01", "BAN-LVL-02", "BAN-LVL-03", "BAN-LVL-08")


def test_mastery() -> None:
    """BAN-LVL-04, BAN-LVL-05: the skill rises, the card takes no more, the task is done."""
    w = west(
        levels={0: {"hunting": "journeyman"}}, dedicated={0: {"hunting": 2}}, goods={0: {"hide": 4}}
    )
    w.play("0 dedicate:hunting:3")
    assert (w.state.level[1], w.state.skills[0], w.state.np[0]) == (2, 5, 1)
    assert "dedicate:hunting:1" not in w.menu(0)
    w.cited("BAN-LVL-04", "BAN-LVL-05")


def test_what_is_left_counts_towards_the_next_level() -> None:
    """BAN-LVL-05: six hides on a card that asks for four."""
    w = west(goods={0: {"hide": 6}}, mounts={0: "mule"})
    w.play("0 dedicate:hunting:6")
    assert (w.state.level[1], w.state.dedicated[1]) == (1, 2)
    w.cited("BAN-LVL-05")


def test_goods_in_the_own_cabin_here_may_be_dedicated() -> None:
    """BAN-LVL-02: inside or in its acre, not from afar."""
    settings: dict[str, Any] = {"cabins": {"w_mill": 0}, "stored": {"w_mill": ["lumber", "lumber"]}}
    w = west(at={0: "w_mill"}, goods={0: {"lumber": 1}}, **settings)
    w.play("0 dedicate:logging:3")
    assert (w.state.dedicated[0], w.state.stored.count(0)) == (3, 0)
    w = west(at={0: "w_gate"}, **settings)
    assert not [move for move in w.menu(0) if move.startswith("dedicate")]


def test_the_level_of_logging_limits_cabins() -> None:
    """BAN-LVL-06, BAN-CAB-03."""
    settings: dict[str, Any] = {
        "at": {0: "w_mill"},
        "goods": {0: {"lumber": 3}},
        "cabins": {"w_ridge": 0},
    }
    w = west(**settings)
    assert "build" not in w.menu(0)
    w.cited("BAN-LVL-06", "BAN-CAB-03")
    w = west(**settings, levels={0: {"logging": "journeyman"}})
    assert "build" in w.menu(0)


def test_a_herbalist_heals_with_herbs() -> None:
    """BAN-LVL-07: two a turn, each for 1 Vigor."""
    w = west(vig={0: 1}, goods={0: {"herb": 3}}, levels={0: {"foraging": "master"}})
    w.play("0 herb", "0 herb")
    assert (w.state.vig[0], w.goods(0)) == (3, {"herb": 1})
    assert "herb" not in w.menu(0)
    w.cited("BAN-LVL-07")


def test_a_carpenter_builds_cheaper() -> None:
    """BAN-LVL-07: 2 Lumber, and a Door fixed without Grit."""
    master = {0: {"logging": "master"}}
    w = west(at={0: "w_mill"}, goods={0: {"lumber": 2}}, levels=master)
    w.play("0 build")
    assert w.goods(0) == {}
    w.cited("BAN-LVL-07")
    w = west(
        at={0: "w_mill"},
        goods={0: {"lumber": 1}},
        levels=master,
        cabins={"w_mill": 0},
        unlocked=["w_mill"],
        grit={0: 0},
    )
    w.play("0 fix")
    assert w.state.door[1] == 0
