"""Riders, Mounts with Saddles, and heads on the wall (BAN-RID, BAN-MNT, BAN-HED)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.cards import CARD, FIRST_MOUNT_SKILL
from saloon.games.bantam.content import ENEMY, MOUNT
from saloon.games.bantam.effects import KINDS, SKILLS
from saloon.games.bantam.events import BARGAIN_RIDER, RIDER, RIDER_TYPES, SKILL_RIDER, STORAGE_RIDER
from saloon.games.bantam.play.town.trade import worth_of
from saloon.games.bantam.state import MOUNTED
from tests.games.bantam.tables import CARD_NO, TOKEN_NO, West, west

GOVERNORS = {"mode": "governors"}
NO_TASKS = [1, 1, 1, 1]
"""Pages that none of these acts serve: the patient bankers."""


def town(place: str, **settings: Any) -> West:
    """Player 0 stands somewhere in town."""
    more = {"pages": NO_TASKS, **settings.pop("more", {})}
    return west(
        options=GOVERNORS,
        at={0: place, 1: "town_square"},
        more=more,
        **{"cash": {0: 10}, **settings},
    )


def on_top(*riders: int) -> dict[str, object]:
    """The stacks with these Riders on top."""
    stacks = []
    for kind in range(3):
        stack = [n for n in range(kind * 4, kind * 4 + 4) if n not in riders]
        stacks.append((*stack, *[n for n in riders if n // 4 == kind]))
    return {"riders": tuple(stacks)}


# -- Riders ---------------


@pytest.mark.parametrize("rider", range(len(RIDER)))
def test_BAN_RID_03_every_rider_has_its_perk(rider: int) -> None:
    w = town("saloon", more={**on_top(rider), "pages": [1, 0, 1, 0]})
    row = RIDER[rider]
    t = w.state
    before = (t.skill(0, min(row.a, 5)), t.capacity(0), worth_of(t, 0, min(row.a, 3)))
    w.play(f"0 recruit:{row.id}:cash")
    after = (t.skill(0, min(row.a, 5)), t.capacity(0), worth_of(t, 0, min(row.a, 3)))
    gained = [b - a for a, b in zip(before, after, strict=True)]
    assert gained == [
        int(row.type == SKILL_RIDER),
        int(row.type == STORAGE_RIDER),
        int(row.type == BARGAIN_RIDER),
    ]
    assert (t.np[0], t.cash[0]) == (1, 5)
    w.cited("BAN-RID-01", "BAN-RID-02", "BAN-NOT-11")
    if row.type == SKILL_RIDER:
        w.cited("BAN-RID-03")
        assert SKILLS[row.a] in ("agl", "str", "snk", "per")


def test_BAN_RID_01_four_hides_will_do_and_slots_are_counted() -> None:
    w = town("saloon", cash={0: 20}, goods={0: {"hide": 4}}, more=on_top(0, 4, 8))
    assert "recruit:rider_otto:hides" in w.menu(0)
    w.play("0 recruit:rider_otto:hides")
    assert w.goods(0) == {}
    assert not [move for move in w.menu(0) if move.startswith("recruit")]
    w = town("saloon", cash={0: 4}, levels={0: {"hunting": "journeyman"}}, more=on_top(0, 4, 8))
    assert not [move for move in w.menu(0) if move.startswith("recruit")]


def test_BAN_SHP_06_a_slayer_searches_the_stacks_of_riders() -> None:
    w = town("saloon", levels={0: {"hunting": "master"}})
    assert len([move for move in w.menu(0) if move.startswith("recruit")]) == len(RIDER)
    w = town("saloon")
    assert len([move for move in w.menu(0) if move.startswith("recruit")]) == len(RIDER_TYPES)


# -- Mounts and Saddles ---------------


@pytest.mark.parametrize("mount", range(len(MOUNT)))
def test_BAN_MNT_03_every_saddle_gives_what_is_printed(mount: int) -> None:
    row = MOUNT[mount]
    w = town("stables", mounts={0: row.id})
    t = w.state
    assert (t.speed(0), t.capacity(0), t.most_vig(0)) == (
        3 + row.spd,
        4 + row.slots,
        4 + row.vig_max,
    )
    w.play("0 buy-saddle")
    assert (t.speed(0), t.capacity(0), t.most_vig(0)) == (
        3 + row.spd + row.saddle_spd,
        4 + row.slots + row.saddle_slots,
        4 + row.vig_max + row.saddle_vig,
    )
    assert t.cash[0] == 7
    assert "buy-saddle" not in w.menu(0)
    w.cited("BAN-MNT-03")
    w.play("0 sell-saddle")
    assert (t.cash[0], t.saddle[0]) == (8, 0)
    w.cited("BAN-MNT-06")


@pytest.mark.parametrize("mount", [n for n, row in enumerate(MOUNT) if row.skill >= 0])
def test_BAN_MNT_02_a_mount_brings_its_card_and_takes_it_along(mount: int) -> None:
    """BAN-RULING-104, BAN-RULING-105."""
    row = MOUNT[mount]
    w = town("stables", cash={0: 20}, mount_deck=[row.id, "mule" if row.id != "mule" else "bay"])
    w.play("0 draw-mounts", f"0 buy:{row.id}")
    assert row.skill in w.state.cards[0]
    assert CARD[row.skill].owner == CARD[FIRST_MOUNT_SKILL].owner
    w.cited("BAN-MNT-02")
    w.play("0 sell-mount")
    assert row.skill not in w.state.cards[0]


def test_BAN_MNT_04_a_saddle_follows_its_mount() -> None:
    w = town("stables", mounts={0: "bay"}, more={"saddle": [1, 0]})
    w.play("0 sell-mount")
    assert (w.state.saddle[0], w.state.mount[0]) == (0, -1)
    w.cited("BAN-SHP-08")


def test_BAN_MNT_07_vigor_falls_with_its_maximum() -> None:
    w = town("stables", mounts={0: "draft"}, more={"saddle": [1, 0]}, vig={0: 4})
    w.state.vig[0] = 5
    w.play("0 sell-saddle")
    assert (w.state.vig[0], w.state.most_vig(0)) == (4, 4)


# -- heads ---------------


@pytest.mark.parametrize("token", ["wolf_1", "grizzly_4", "cougar_3", "old_marrow", "bandit_9"])
def test_BAN_HED_01_a_head_on_the_wall(token: str) -> None:
    w = town("saloon", heads={0: [token]})
    w.play(f"0 mount:{token}")
    value = ENEMY[TOKEN_NO[token]].value
    assert (w.state.np[0], w.state.cash[0]) == (1, 10 + value)
    assert w.state.head[TOKEN_NO[token]] == MOUNTED
    w.cited("BAN-HED-01", "BAN-NOT-11")


def test_BAN_HED_02_two_spaces_of_each_kind() -> None:
    """BAN-RULING-142: a second bandit finds a place, a third does not."""
    w = town("saloon", heads={0: ["bandit_9", "wolf_1"], 1: ["bandit_1"]})
    w.state.head[TOKEN_NO["bandit_1"]] = MOUNTED
    w.play("0 pass")
    w.until("turn", 0)
    assert "mount:bandit_9" in w.menu(0)
    hung = ["bandit_1", "bandit_2"]
    w = town("saloon", heads={0: ["bandit_9", "wolf_1"], 1: hung})
    for token in hung:
        w.state.head[TOKEN_NO[token]] = MOUNTED
    w.play("0 pass")
    w.until("turn", 0)
    assert [move for move in w.menu(0) if move.startswith("mount:")] == ["mount:wolf_1"]
    w.cited("BAN-HED-02")


def test_BAN_HED_05_a_lesson_cannot_be_sold() -> None:
    w = town("trading_post", goods={0: {"hide": 4}})
    w.play("0 trade-hides")
    learned = w.menu(0)[0].removeprefix("take:")
    w.play(f"0 take:{learned}", "0 go:street_sw")
    assert f"sell:{learned}" not in w.menu(0)
    assert not CARD[CARD_NO[learned]].no_loot
    assert KINDS[1] == "hide"
    w.cited("BAN-HED-05")
