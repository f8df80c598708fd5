"""Notoriety, tasks, victory (BAN-NOT, BAN-WIN, BAN-SOL, BAN-LIM-03)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.written import NIGHT_END
from tests.games.bantam.tables import west

ALL_FOUR = [0, 1, 2, 3]


def test_buying_a_horse_checks_the_task() -> None:
    """BAN-NOT-01, BAN-NOT-06..08, BAN-RULING-02: 1 NP the moment it is bought."""
    w = west(at={0: "stables"}, cash={0: 9}, mount_deck=["mule", "bay"])
    w.play("0 draw-mounts", "0 buy:bay")
    assert (w.state.np[0], w.state.tasks[0]) == (1, 0b0001)
    assert w.told("task") == [(0, 0)]
    w.cited("BAN-NOT-01", "BAN-NOT-06", "BAN-NOT-07", "BAN-NOT-08")


@pytest.mark.silent("BAN-NOT-07")
def test_a_mule_is_no_horse() -> None:
    """BAN-NOT-07, BAN-RULING-25."""
    w = west(at={0: "stables"}, cash={0: 9}, mount_deck=["mule", "bay"])
    w.play("0 draw-mounts", "0 buy:mule")
    assert w.state.np[0] == 0


@pytest.mark.silent("BAN-NOT-08")
def test_selling_the_horse_keeps_the_task() -> None:
    """BAN-NOT-08, BAN-RULING-23: once checked, and a second horse checks nothing again."""
    w = west(
        at={0: "stables"}, cash={0: 9}, mounts={0: "bay"}, tasks={0: [0]}, mount_deck=["painted"]
    )
    w.play("0 sell-mount")
    assert w.state.np[0] == 1
    w.play("0 draw-mounts", "0 buy:painted")
    assert w.state.np[0] == 1


def test_the_second_point_raises_a_skill_once() -> None:
    """BAN-NOT-04, BAN-NOT-05: of own choice, never a stat, never again."""
    settings: dict[str, Any] = {
        "at": {0: "gunsmith"},
        "cash": {0: 9},
        "stock": ["hatchet"],
        "tasks": {0: [0]},
    }
    w = west(**settings)
    w.play("0 buy:hatchet")
    assert w.menu(0) == [
        "skip",
        *(f"skill:{s}" for s in ("agl", "str", "mal", "snk", "per", "wis")),
    ]
    w.play("0 skill:wis")
    assert w.state.skills[5] == 1
    w.cited("BAN-NOT-04", "BAN-NOT-05")

    w = west(**settings, skills={0: {"agl": 6}})
    w.play("0 buy:hatchet")
    assert "skill:agl" not in w.menu(0)

    w = west(**settings)
    w.state.raised[0] = 1
    w.play("0 buy:hatchet")
    assert w.asked == [(0, "turn")]


def test_tasks_of_the_end_of_the_turn() -> None:
    """BAN-NOT-13, BAN-NOT-14: what is carried and what lies in own Cabins counts together."""
    w = west(
        options={"mode": "welcome_b"},
        at={0: "m_camp"},
        goods={0: {"silver": 3}},
        cabins={"m_dig": 0},
        stored={"m_dig": ["silver", "silver"]},
    )
    w.play("0 pass")
    assert w.state.tasks[0] == 0b0100
    w.cited("BAN-NOT-13", "BAN-NOT-14")

    w = west(
        options={"mode": "welcome_b"}, at={0: "m_camp"}, goods={0: {"silver": 4}}, cash={0: 12}
    )
    w.play("0 pass")
    assert w.state.tasks[0] == 0b1000


def test_two_weapons_at_the_end_of_the_turn() -> None:
    """BAN-NOT-14: Exhausted ones count too."""
    w = west(options={"mode": "welcome_b"}, weapons={0: ["torch", "lasso"]}, tired=["torch"])
    w.play("0 pass")
    assert w.state.tasks[0] == 0b0010


def test_a_head_for_rita() -> None:
    """BAN-NOT-08, BAN-SHP-14: selling a head."""
    w = west(
        options={"mode": "welcome_b"}, at={0: "trading_post"}, heads={0: ["wolf_6"]}, cash={0: 0}
    )
    w.play("0 sell:wolf_6")
    assert (w.state.np[0], w.state.cash[0]) == (1, 3)
    assert len(w.state.reserve) == 26
    w.cited("BAN-SHP-14")


@pytest.mark.silent("BAN-NOT-10")
def test_a_loss_of_nothing() -> None:
    """BAN-NOT-02, BAN-NOT-10, BAN-JAI-06: at 0 NP a loan costs nothing and is not owed."""
    w = west(at={0: "jail"}, cash={0: 0}, active=1, turn=1)
    w.play("1 pass")
    assert (w.state.np[0], w.where(0)) == (0, "release_jail")
    w.cited("BAN-NOT-02", "BAN-JAI-06", "BAN-JAI-07")


def test_the_score_wins_after_the_last_day_phase() -> None:
    """BAN-WIN-01..03, BAN-RULING-16, BAN-RULING-17.

    Everybody still to move takes the turn first.
    """
    w = west(at={0: "gunsmith"}, cash={0: 9}, stock=["hatchet"], tasks={0: [0, 1, 3]}, seats=3)
    w.play("0 buy:hatchet")
    assert not w.match.over
    w.play("0 pass", "1 pass", "2 pass")
    assert w.match.over
    assert w.match.winners == [0]
    w.cited("BAN-WIN-01", "BAN-WIN-02", "BAN-WIN-03")


def test_several_at_the_score_brawl() -> None:
    """BAN-WIN-04, BAN-WIN-07: who reached it first and has kept it since attacks."""
    settings: dict[str, Any] = {"at": {0: "gunsmith", 1: "gunsmith"}, "cash": {0: 9, 1: 9}}
    settings |= {"stock": ["hatchet", "hatchet"], "tasks": {0: [0, 1, 3], 1: [0, 1, 3]}}
    for first in (0, 1):
        w = west(**{**settings, "stock": ["hatchet", "shovel"]}, active=first, first=first, turn=0)
        w.play(f"{first} buy:hatchet", f"{first} pass", f"{1 - first} buy:shovel")
        assert w.state.reached[first] < w.state.reached[1 - first]
        w.play(f"{1 - first} pass")
        assert (w.state.brawl, w.state.attacker) == (True, first)
        w.cited("BAN-WIN-04", "BAN-WIN-07")


def test_who_fell_below_the_score_has_not_won() -> None:
    """BAN-WIN-05, BAN-NOT-10: a loan on the way to the test."""
    w = west(at={0: "jail"}, cash={0: 0}, tasks={0: ALL_FOUR}, active=1, turn=1, seats=2, first=1)
    w.state.turn = 0
    w.play("1 pass")
    w.play("0 task:1", "0 pass")
    assert not w.match.over
    assert (w.state.np[0], w.state.reached[0]) == (3, 0)
    w.cited("BAN-WIN-05", "BAN-WIN-03")


def test_the_test_is_made_again_after_the_night() -> None:
    """BAN-WIN-06, BAN-NIG-18, BAN-RULING-18."""
    w = west(tasks={1: ALL_FOUR}, step=NIGHT_END, turn=0)
    assert w.match.winners == [1]
    w.cited("BAN-WIN-06", "BAN-NIG-18")


def test_the_most_notorious_wins_after_the_last_round() -> None:
    """BAN-LIM-03, BAN-RULING-26: after the Night of round 30."""
    w = west(tasks={1: [2]}, step=NIGHT_END, turn=0, round=30)
    assert w.match.winners == [1]
    w.cited("BAN-LIM-03")


@pytest.mark.parametrize(("round", "medal"), [(1, 0), (8, 0), (9, 1), (12, 1), (13, 2), (20, 2)])
def test_practice_is_rated_by_rounds(round: int, medal: int) -> None:
    """BAN-SOL-03, BAN-SOL-04, BAN-SOL-06: gold, silver, bronze."""
    w = west(seats=1, tasks={0: ALL_FOUR}, round=round)
    w.play("0 pass")
    assert w.match.winners == [0]
    assert w.told("practice-won") == [(round, medal)]
    w.cited("BAN-SOL-03", "BAN-SOL-04", "BAN-SOL-06")


def test_practice_is_lost_after_twenty_rounds() -> None:
    """BAN-SOL-03."""
    w = west(seats=1, tasks={0: [0]}, step=NIGHT_END, turn=0, round=20)
    assert w.match.over
    assert (w.match.winners, w.state.lost) == ([], True)


def test_a_burned_down_cabin_opens_the_task_again() -> None:
    """BAN-NOT-09, BAN-CAB-15: the last Cabin is gone, and may be built again."""
    w = west(
        cabins={"w_mill": 0},
        tasks={0: [0, 1]},
        fire=[(0, "w_mill-cabin", slot) for slot in range(3)],
        raisers=[1],
        fire_colours=[4],
        active=1,
        turn=1,
    )
    w.play("1 pass")
    assert (w.state.np[0], w.state.tasks[0]) == (1, 0b0001)
    assert 0 not in w.state.cabin
    w.cited("BAN-NOT-09", "BAN-CAB-15")
