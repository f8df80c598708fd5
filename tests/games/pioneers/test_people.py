"""Hunting, prayers, family, gambling, diplomas and jail."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.pioneers.state import JAILED, LOVESICK, NEWBORN, VAIN

from .tables import CARD, DIPLOMA, PLACE, STORE, Frontier, at, cell, frontier, pioneer, table


def test_hunt() -> None:
    """PIO-HUNT-01, PIO-HUNT-02, PIO-HUNT-04, PIO-HUNT-05."""
    s = frontier([8, 4, 5], land={(2, 0): "desert"}, family={0: {1: (2, 0)}}, bullets={0: 3})
    s.act(0, 1, "act:hunt")
    assert s.match.view(1)["table"]["animal"] == "bear"
    s.play("0 shoot")
    assert s.asked == [(0, "hunt")], "4 misses a bear of 5"
    s.play("0 shoot")
    assert s.state.food[0] == 11
    assert s.state.bullets[0] == 1
    assert s.match.view(1)["table"]["animal"] is None
    s.play("0 act:hunt", "0 run")
    assert s.state.bullets[0] == 1
    assert s.state.actions_left(pioneer(0, 1)) == 0


def test_a_hunt_ends() -> None:
    """PIO-HUNT-03: after the third miss, or without a Bullet."""
    for bullets in (2, 5):
        s = frontier(
            [9, 1, 1, 1], land={(2, 0): "desert"}, family={0: {1: (2, 0)}}, bullets={0: bullets}
        )
        s.act(0, 1, "act:hunt", *["shoot"] * min(bullets, 3))
        assert s.asked == [(0, "action")]
        assert s.state.bullets[0] == max(bullets - 3, 0)
        assert s.state.food[0] == 6


def prayed(card: str, /, **settings: Any) -> Frontier:
    """P0.1 prays on the Church and draws a card."""
    settings = {"family": {0: {1: "church", 2: "store"}}, **settings}
    s = frontier([CARD[card]], **settings)
    s.act(0, 1, "act:pray")
    return s


def test_the_fee_of_a_prayer() -> None:
    """PIO-PRAY-01, PIO-PRAY-02, PIO-RULING-09, PIO-DIP-15."""
    s = prayed("alms", diplomas={"theology": (1, 1)})
    assert s.state.cash == [20 - 2 + 5, 22]
    assert prayed("alms", cash={0: 4}).state.cash[0] == 9
    assert prayed("alms", goods={0: {"ore": 1}}).state.cash[0] == 25
    assert prayed("alms", goods={0: {"ore": 2}}).state.cash[0] == 23
    s = prayed("alms", diplomas={"theology": (0, 1)}, family={0: {1: "bank", 2: "store"}})
    assert s.state.cash[0] == 25


@pytest.mark.silent("PIO-FAM-03")
def test_prayers_that_take_effect_at_once() -> None:
    """PIO-PRAY-04..07, PIO-FAM-03."""
    assert prayed("new-arrival-1").state.cash[0] == 22, "no room: $4"
    home = {"land": {(2, 0): "desert"}, "works": {(2, 0): (0, "homestead")}}
    assert prayed("new-arrival-2", **home).where(0, 3) == PLACE["church"]
    assert prayed("daily-bread").state.food[0] == 11
    assert prayed("strength").state.actions_left(pioneer(0, 1)) == 3
    s = prayed("guardian")
    assert s.state.ward == 1
    s = prayed("providence")
    assert "thing:revolver" not in s.legal
    s.play("0 thing:horse")
    assert s.state.horse[0] == 1
    s = prayed("daily-bread", food={0: 40, 1: 40})
    assert s.state.food[0] == 40
    assert s.fired("PIO-PRAY-07")
    t = s.state
    assert t.bottom == (CARD["daily-bread"],)
    assert len(t.prayers) == 9


def test_prayers_that_can_be_kept() -> None:
    """PIO-PRAY-04, PIO-TURN-07, PIO-TURN-10, PIO-INV-12."""
    farm = {"land": {(2, 0): "field"}, "works": {(2, 0): (0, "farm")}}
    s = prayed("harvest", **farm)
    assert s.legal == ["use", "keep"]
    s.play("0 keep")
    assert "prayer:harvest" in s.legal
    s.play("0 prayer:harvest")
    assert s.state.tokens[cell((2, 0))] == 2
    assert s.state.actions_left(pioneer(0, 1)) == 1
    s = prayed("harvest", **farm)
    s.play("0 keep", "0 stop", "0 end")
    assert s.state.kept == ()
    assert s.state.bottom == (CARD["harvest"],)
    s = prayed("harvest")
    s.play("0 use", "0 thing:ore")
    assert s.state.goods[3] == 1


def test_deliverance_and_pilgrimage() -> None:
    """PIO-PRAY-04, PIO-JAIL-07, PIO-POT-08."""
    s = prayed("deliverance", jailed=[(0, 2)])
    s.play("0 use")
    assert s.where(0, 2) == STORE
    assert s.state.actions_left(pioneer(0, 2)) == 2
    s = prayed("deliverance")
    s.play("0 use")
    assert s.state.cash[0] == 21
    s = prayed("pilgrim", land={(2, 0): "field"})
    s.play("0 use", "0 pioneer:0:2", f"0 {at((2, 0))}", "0 stop")
    assert s.where(0, 2) == cell((2, 0))


def test_the_deck_may_be_shuffled() -> None:
    """PIO-PRAY-03, PIO-PRAY-05, PIO-RULING-46, PIO-RULING-70, PIO-RULING-64."""
    s = prayed("alms")
    s.play("0 act:pray")
    assert s.asked == [(0, "shuffle")]
    s.play("0 yes")
    told = s.told("prayer")
    assert len(told) == 2
    t = table(family={0: {1: "church"}})
    t.prayers, t.bottom = (), tuple(range(9, -1, -1))
    s = Frontier(s.match.game, t, [])
    s.act(0, 1, "act:pray", "no")
    assert s.told("prayer") == [(pioneer(0, 1), 9)], "the order is known"


def test_family() -> None:
    """PIO-FAM-01, PIO-FAM-02, PIO-FAM-05, PIO-FAM-06."""
    land = {(2, 0): "desert", (2, -1): "lake"}
    works = {(2, 0): (0, "homestead")}
    s = frontier(land=land, works=works, family={0: {1: (2, 0), 2: (2, 0)}}, unfed=[(0, 2)])
    s.act(0, 1)
    assert "act:family" in s.legal, "an unfed second one will do"
    assert [table(land=land, works=works).limit(seat) for seat in (0, 1)] == [3, 2]
    s = frontier(land=land, works=works, family={0: {1: "store", 2: "store"}})
    s.act(0, 1)
    assert "act:family" not in s.legal
    s = frontier(
        land=land, works=works, family={0: {1: "store", 2: "store"}}, diplomas={"companion": (0, 1)}
    )
    s.act(0, 1, "act:family")
    assert s.where(0, 3) == STORE
    assert s.state.flags[pioneer(0, 3)] == NEWBORN


def test_gamble_with_resources() -> None:
    """PIO-GAMB-01, PIO-GAMB-02, PIO-GAMB-04, PIO-DIP-08."""
    s = frontier(
        [1],
        family={0: {1: "church"}},
        goods={0: {"ore": 3}, 1: {"ore": 62}},
        diplomas={"bartending": (0, 1)},
    )
    s.act(0, 1, "act:gamble", "thing:ore", "n:2", "face:bottle")
    assert s.state.goods[3] == 1 + 7, "the Stockpile had no more"
    s = frontier([1], family={0: {1: "saloon"}}, cash={0: 1}, options={"gamble_odds": "to_one"})
    s.act(0, 1, "act:gamble", "money", "n:1", "face:bottle")
    assert s.state.cash[0] == 7
    s = frontier(family={0: {1: "saloon"}}, cash={0: 0})
    s.act(0, 1)
    assert "act:gamble" not in s.legal


def test_back_takes_an_action_back() -> None:
    """PIO-ASK-02, PIO-ASK-03: until something is paid; ten times a turn."""
    s = frontier(family={0: {1: "saloon"}})
    for _ in range(5):
        s.act(0, 1, "act:gamble", "money", "n:2", "back")
        assert s.state.cash[0] == 20
        s.play("0 act:gamble", "0 back")
    assert s.state.backs == 10
    s.play("0 act:gamble")
    assert "back" not in s.legal
    assert s.state.actions_left(pioneer(0, 1)) == 1


def test_obtain_a_diploma() -> None:
    """PIO-DIP-01..04, PIO-DIP-06, PIO-DIP-10."""
    s = frontier(family={0: {1: "school", 2: "store"}}, diplomas={"education": (1, 1)})
    s.act(0, 1, "act:diploma")
    assert len(s.legal) == 13
    assert "diploma:education" not in s.legal
    s.play("0 diploma:mining")
    assert s.state.cash == [16, 24]
    assert s.state.points(0) == 3
    assert "act:diploma" not in s.legal
    s = frontier(diplomas={"education": (0, 1)}, goods={0: {"corn": 1}})
    s.act(0, 2, "act:diploma", "diploma:finance", "thing:corn")
    assert s.state.cash[0] == 20
    assert s.state.goods[0] == 0


def test_give_up_a_diploma() -> None:
    """PIO-DIP-05, PIO-TURN-07."""
    s = frontier(family={0: {1: "school", 2: "store"}}, diplomas={"mining": (0, 1)})
    s.act(0, 1, "give-up", "act:diploma", "diploma:business")
    assert s.state.holder[DIPLOMA["mining"]] == -1
    assert s.state.diploma[pioneer(0, 1)] == DIPLOMA["business"]
    s = frontier(diplomas={"education": (0, 1), "mining": (0, 2)})
    s.act(0, 1)
    assert "give-up" not in s.legal
    s.play("0 back")
    s.act(0, 2)
    assert "give-up" in s.legal


@pytest.mark.silent("PIO-DIE-15")
def test_love_sickness() -> None:
    """PIO-DIP-14, PIO-DIE-15, PIO-RULING-44."""
    s = frontier([1], diplomas={"companion": (0, 1)})
    s.play("0 love", "0 pioneer:1:2")
    assert "love" not in s.legal
    smitten = pioneer(1, 2)
    assert s.state.flags[smitten] & LOVESICK
    s.play("0 end")
    s.until("work", 1)
    assert s.state.actions_left(smitten) == 1
    s.play("1 end")
    s.until("work", 0)
    assert not s.state.flags[smitten] & LOVESICK


def test_jail() -> None:
    """PIO-JAIL-03, PIO-JAIL-04, PIO-RULING-48."""
    for die in (1, 6, 3):
        s = frontier([die], jailed=[(0, 1)])
        assert s.legal == ["pioneer:0:2", "jail-roll", "end"]
        s.play("0 jail-roll", "0 pioneer:0:1")
        free = die != 3
        assert (s.state.flags[pioneer(0, 1)] == 0) == free
        assert s.state.actions_left(pioneer(0, 1)) == (2 if free else 0)
        assert "jail-roll" not in s.legal
        if not free:
            assert s.state.flags[pioneer(0, 1)] == JAILED | VAIN


def test_jailbreak() -> None:
    """PIO-JAIL-03, PIO-JAIL-05, PIO-JAIL-07, PIO-RULING-25."""
    s = frontier([3], family={0: {1: "jail", 2: "store"}}, jailed=[(0, 2), (1, 1)])
    s.play("0 jail-roll", "0 pioneer:0:2")
    s.act(0, 1, "act:jailbreak", "pioneer:0:2")
    assert not s.state.flags[pioneer(0, 2)] & JAILED
    assert s.state.actions_left(pioneer(0, 2)) == 0, "it has rolled in vain"
    s.play("0 act:jailbreak", "0 pioneer:1:1")
    assert s.where(1, 1) == PLACE["jail"]
    s = frontier(family={0: {1: "jail"}}, bandit="jail", bandit_jailed=True)
    s.act(0, 1, "act:jailbreak", "bandit")
    assert s.state.bandit == PLACE["saloon"]
    assert not s.state.bandit_jailed


def test_a_newborn_in_jail() -> None:
    """PIO-JAIL-08, PIO-FEED-06: fed there it is a prisoner like any other."""
    s = frontier(
        [1],
        step=2,
        land={(2, 0): "desert"},
        works={(2, 0): (0, "homestead")},
        family={0: {1: "store", 2: "store", 3: "jail"}},
        newborn=[(0, 3)],
        jailed=[(0, 3)],
    )
    s.until("extra")
    assert s.state.flags[pioneer(0, 3)] == JAILED
    assert s.fired("PIO-JAIL-08")


@pytest.mark.parametrize("number", [1, 2])
def test_the_dead_go_back_to_stock(number: int) -> None:
    """PIO-DEATH-01, PIO-DEATH-02, PIO-DIP-06: and what they built stays."""
    s = frontier(
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        family={1: {1: "church", 2: "bank"}},
        diplomas={"mining": (1, 1)},
        bullets={1: 0},
        bandit="saloon",
    )
    s.act(0, 1, "act:bandit", "task:kill", "seat:1", f"pioneer:1:{number}")
    assert s.where(1, number) == -1
    assert (s.state.holder[DIPLOMA["mining"]] == -1) == (number == 1)
    assert s.state.owner_at(cell((2, 0))) == 1
