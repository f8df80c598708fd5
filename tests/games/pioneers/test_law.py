"""The Bandit, the Sheriff, Holdups, Shootouts, Potshots and the Targeted."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.pioneers.play.roads import to_saloon
from saloon.games.pioneers.play.shootout import FIRST_HIT
from saloon.games.pioneers.state import JAIL_CELL, JAILED
from saloon.games.pioneers.written import BANDITS

from .tables import GAME, PLACE, SALOON, STORE, Frontier, at, cell, frontier, hits, pioneer, table


@pytest.mark.silent("PIO-JAIL-06")
def test_tasks_of_the_bandit() -> None:
    """PIO-HIREB-01, PIO-HIREB-02, PIO-HIREB-17, PIO-JAIL-06."""
    setting = {"family": {0: {1: "church"}, 1: {1: "bank", 2: "school"}}}
    s = frontier(bandit="saloon", **setting)
    s.act(0, 1, "act:bandit")
    assert s.legal == ["task:rob", "task:kill", "task:kill-sheriff", "back"]
    s.play("0 task:kill", "0 seat:1")
    assert s.legal == ["pioneer:1:1", "pioneer:1:2", "back"]
    s.play("0 pioneer:1:2")
    assert s.told("hires-bandit")[0][-1] == PLACE["school"], "put there, whatever the distance"
    assert s.told("hired-to-kill") == [(0, pioneer(1, 2))]
    assert s.state.cash[0] == 20 - 3
    s = frontier(bandit="saloon", diplomas={"law-enforcement": (1, 1)}, **setting)
    s.act(0, 1, "act:bandit", "task:kill", "seat:1")
    assert s.legal == ["pioneer:1:2", "back"], "never beside the Deputy (PIO-DIP-12)"
    for where in ({}, {"bandit": "jail", "bandit_jailed": True}):
        s = frontier(**setting, **where)
        s.act(0, 1)
        assert "act:bandit" not in s.legal


def test_hired_robbery() -> None:
    """PIO-HIREB-10..13, PIO-DIP-16, PIO-RULING-28, PIO-RULING-29, PIO-RULING-52."""

    def rob(thing: str, dice: list[int], **more: Any) -> Frontier:
        s = frontier(
            dice,
            family={0: {1: "church"}, 1: {1: "bank"}},
            bandit="saloon",
            tools={1: ["ax"]},
            diplomas={"companion": (1, 1)},
            **more,
        )
        s.act(0, 1, "act:bandit", "task:rob", "seat:1", "pioneer:1:1", f"thing:{thing}")
        return s

    s = rob("money", [4])
    assert s.legal == ["surrender", "resist"]
    s.play("1 surrender")
    assert s.state.cash == [17 + 4, 16]
    assert s.state.hideout == 3
    assert s.state.bandit == PLACE["bank"]
    s = rob("ax", [], bullets={1: 0})
    assert s.state.tools == [4, 0], "unarmed: nothing to choose"
    s = rob("food", hits(9, 1))
    s.play("1 resist")
    assert s.state.square == 21
    assert s.state.cash[1] == 23, "all cash of the Hideout"
    assert s.state.food == [6, 6]


def test_a_ward() -> None:
    """PIO-HOLD-07: passed over, not robbed, not arrested, not shot at."""
    t = table(family={0: {1: "church"}, 1: {1: "bank"}}, bandit="saloon")
    t.ward = 1 << 1
    s = Frontier(GAME, t)
    s.act(0, 1, "act:bandit")
    assert s.legal == ["task:kill", "task:kill-sheriff", "back"]
    t = table(step=BANDITS, family={0: {1: "church"}, 1: {1: "bank"}}, bandit="bank")
    t.ward = 1 << 1
    s = Frontier(GAME, t, [2, 3])
    assert s.told("warded") == [(1,)]
    assert s.state.cash[1] == 20


def test_kill_the_sheriff() -> None:
    """PIO-HIREB-15, PIO-SHOOT-03, PIO-SHOOT-13, PIO-SHOOT-14, PIO-SHER-09."""
    s = frontier(hits(1, 5), bandit="bank", sheriff="church")
    s.act(0, 1, "act:bandit", "task:kill-sheriff")
    assert (s.state.sheriff, s.state.sheriff_away) == (JAIL_CELL, True)
    assert s.state.bandit == SALOON
    assert "task:kill-sheriff" not in [*s.legal]
    s = frontier(hits(5, 1), bandit="bank", sheriff="church")
    s.act(0, 1, "act:bandit", "task:kill-sheriff")
    assert s.state.square == 21
    assert s.state.hideout == 3, "nobody hired the Sheriff"


def test_what_a_victim_may_do() -> None:
    """PIO-HIREB-08, PIO-HIREB-03: shoot him, hire the Sheriff or him, and process as before."""
    s = frontier(
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        tokens={(2, 0): 2},
        tools={1: ["scythe"]},
        family={0: {1: "church"}, 1: {1: (2, 0), 2: "jail"}},
        bandit="saloon",
    )
    s.act(0, 1, "act:bandit", "task:steal", at((2, 0)))
    assert (s.state.hirer, s.state.bandit) == (0, cell((2, 0)))
    s.until("work", 1)
    s.act(1, 1)
    assert {"act:shoot-bandit", "act:process"} <= set(s.legal)


def test_shoot_the_bandit() -> None:
    """PIO-HIREB-09, PIO-SHOOT-09, PIO-SHOOT-10, PIO-RULING-26."""

    def shoot(dice: list[int]) -> Frontier:
        s = frontier(
            dice,
            land={(2, 0): "field"},
            works={(2, 0): (0, "farm")},
            tokens={(2, 0): 2},
            family={0: {1: (2, 0), 2: "store"}},
            bandit=(2, 0),
            job=1,
            limbo=2,
            hideout=4,
        )
        s.act(0, 1, "act:shoot-bandit")
        return s

    s = shoot(hits(8, 2))
    assert s.state.cash[0] == 24
    assert s.state.goods[0] == 2, "limbo goes to the victim"
    assert s.state.hirer == -1
    s = shoot(hits(1, 2))
    assert s.where(0, 1) == -1
    assert s.state.hirer == 1
    assert s.state.bandit == cell((2, 0)), "the job goes on"


def test_hired_again() -> None:
    """PIO-HIREB-06, PIO-HIREB-17: limbo goes to the first hirer, then the new hire."""
    s = frontier(
        seats=3,
        land={(2, 0): "field", (1, 1): "field"},
        works={(2, 0): (1, "farm"), (1, 1): (1, "farm")},
        tokens={(2, 0): 2, (1, 1): 3},
        bandit=(2, 0),
        job=2,
        limbo=1,
    )
    s.act(0, 1, "act:bandit", "task:steal", at((1, 1)))
    assert s.state.goods[8] == 1
    assert (s.state.hirer, s.state.limbo) == (0, 0)


def test_tasks_of_the_sheriff() -> None:
    """PIO-SHER-01, PIO-SHER-02, PIO-SHER-11, PIO-DIP-12, PIO-RULING-54."""
    for holder, cash in (((0, 2), [20, 20]), ((1, 2), [17, 23])):
        s = frontier(
            land={(2, 0): "field"},
            works={(2, 0): (0, "claim")},
            diplomas={"law-enforcement": holder},
        )
        s.act(0, 1, "act:sheriff")
        assert s.legal == ["task:block", "back"]
        s.play("0 task:block", f"0 {at((2, 0))}")
        assert s.state.sheriff == cell((2, 0))
        assert s.state.cash == cash
        assert s.state.barred(cell((2, 0)))


def test_release() -> None:
    """PIO-SHER-07, PIO-JAIL-07."""
    s = frontier(jailed=[(1, 1), (0, 2)], bandit="jail", bandit_jailed=True, sheriff="church")
    s.act(0, 1, "act:sheriff", "task:release")
    assert s.legal == ["pioneer:0:2", "pioneer:1:1", "bandit", "back"]
    s.play("0 pioneer:0:2")
    assert s.where(0, 2) == STORE
    assert s.state.actions_left(pioneer(0, 2)) == 2
    s.play("0 act:sheriff", "0 task:release", "0 bandit")
    assert s.state.bandit == SALOON
    assert s.state.sheriff == JAIL_CELL


def test_kill_the_bandit() -> None:
    """PIO-SHER-08, PIO-SHER-11, PIO-SHOOT-14."""
    s = frontier(hits(5, 2), bandit="bank", hideout=7)
    s.act(0, 1, "act:sheriff", "task:kill-bandit")
    assert s.state.cash[0] == 24
    assert s.state.square == 21
    assert s.state.sheriff == PLACE["bank"]


def test_who_is_arrested() -> None:
    """PIO-SHER-05, PIO-SHER-10: on a Building, not on a Claim."""
    s = frontier(
        land={(2, 0): "field", (1, 1): "desert"},
        works={(2, 0): (0, "farm"), (1, 1): (0, "claim")},
        family={0: {1: "store"}, 1: {1: (2, 0), 2: (1, 1)}},
        bandit=(2, 0),
        unarmed=[1],
    )
    s.act(0, 1, "act:sheriff", "task:arrest")
    assert s.legal == ["pioneer:1:1", "back"]
    s.play("0 pioneer:1:1")
    assert s.state.flags[pioneer(1, 1)] & JAILED
    assert s.fired("PIO-SHER-10")


def test_the_countdown() -> None:
    """PIO-BANDIT-01..03, PIO-BANDIT-05, PIO-RULING-31."""
    s = frontier([4, 6], step=BANDITS, square=21)
    assert s.state.square == 15
    assert s.told("bandit-face") == [(3,)], "no symbol is rolled again on the countdown"
    s = frontier([4, 3, 1], step=BANDITS, square=1, family={0: {1: "church"}, 1: {1: "church"}})
    assert len(s.told("bandit-face")) == 2, "symbols nobody plays are rolled again"
    s = frontier([5, 3], step=BANDITS, square=1, sheriff="saloon")
    assert s.state.square == 1, "the Saloon is barred"


def test_the_black_face() -> None:
    """PIO-BANDIT-06, PIO-BANDIT-07, PIO-BANDIT-08: home to the Saloon, and a drink."""
    s = frontier(
        [5, 6], step=BANDITS, bandit="church", hideout=5, family={0: {1: "bank"}, 1: {1: "bank"}}
    )
    assert s.state.bandit == SALOON
    assert s.state.hideout == 3
    s = frontier(
        [6, 1], step=BANDITS, bandit="saloon", hideout=1, family={0: {1: "bank"}, 1: {1: "bank"}}
    )
    assert s.told("drinks") == [(1, -1)]


def test_one_holdup_a_player() -> None:
    """PIO-BANDIT-11, PIO-BANDIT-12, PIO-HOLD-01."""
    s = frontier(
        [2, 1, 3],
        step=BANDITS,
        bandit="bank",
        family={0: {1: "church"}, 1: {1: "store", 2: "store"}},
    )
    assert s.asked == [(1, "holdup")]
    assert s.legal == ["robbed", "pioneer:1:1", "pioneer:1:2"]
    s.play("1 robbed")
    assert s.told("holdup") == [(1, 3)]


@pytest.mark.silent("PIO-HOLD-05")
def test_nothing_to_rob() -> None:
    """PIO-HOLD-03, PIO-HOLD-05: no cash, no Retreat."""
    s = frontier(
        [2, 1],
        step=BANDITS,
        bandit="bank",
        cash={1: 0},
        unarmed=[1],
        family={0: {1: "church"}, 1: {1: "store"}},
    )
    assert s.told("no-cash") == [(1,)]
    assert not s.told("retreat")


def test_retreat() -> None:
    """PIO-HOLD-05, PIO-HOLD-06, PIO-RULING-66."""
    s = frontier(
        [2, 1, 3, 2],
        step=BANDITS,
        bandit="bank",
        unarmed=[1],
        family={0: {1: "church"}, 1: {1: "store"}},
    )
    assert s.asked == [(1, "retreat")]
    assert "stop" not in s.legal, "at least one step"
    assert at("jail") not in s.legal, "the Sheriff is there"
    s.play(f"1 {at('church')}")
    assert "stop" in s.legal
    s.play("1 stop")
    assert s.state.bandit == PLACE["church"]
    assert len(s.told("holdup")) == 1, "a Retreat starts no Holdup"


def test_the_companion() -> None:
    """PIO-DIP-13, PIO-DIP-16, PIO-BANDIT-11, PIO-RULING-34, PIO-RULING-69."""
    setting = {
        "step": BANDITS,
        "bandit": "saloon",
        "hideout": 7,
        "diplomas": {"companion": (1, 1)},
        "family": {0: {1: "jail"}, 1: {1: "church", 2: "bank"}},
        "sheriff": "blacksmith",
    }
    s = frontier([2, 2, 1], **setting)
    assert s.state.bandit == PLACE["church"], "he heads for her, though another is nearer"
    assert s.told("gift") == [(1, 5)]
    assert s.state.cash[1] == 25
    assert s.asked == [(1, "retreat")]


def test_no_open_path() -> None:
    """PIO-BANDIT-10: towards the reachable tile with the smallest distance."""
    s = frontier(
        [2, 6],
        step=BANDITS,
        bandit="saloon",
        sheriff="church",
        land={(2, 0): "canyon", (3, 0): "desert"},
        family={0: {1: "jail"}, 1: {1: (3, 0)}},
    )
    assert s.fired("PIO-BANDIT-10")
    assert s.state.bandit == PLACE["bank"]


def test_the_active_player_at_turn_end() -> None:
    """PIO-BANDIT-13, PIO-JAIL-06: held up too, also after his escape."""
    s = frontier(
        [6],
        step=BANDITS,
        bandit="jail",
        bandit_jailed=True,
        family={0: {1: "saloon"}, 1: {1: "saloon"}},
    )
    assert s.state.bandit == SALOON
    assert s.asked == [(0, "holdup")]
    assert not s.told("drinks")
    s = frontier([5], step=BANDITS, bandit="jail", bandit_jailed=True)
    assert s.state.bandit_jailed


def test_a_barred_saloon_holds_up_the_countdown() -> None:
    """PIO-BANDIT-09, PIO-BANDIT-03: he waits on the last square while the Sheriff is there."""
    s = frontier([5, 3], step=BANDITS, square=2, sheriff="saloon")
    assert (s.state.square, s.told("countdown")) == (1, [(1,)])
    s = frontier([5, 3], step=BANDITS, square=2)
    assert (s.state.square, s.told("countdown")) == (0, [])


@pytest.mark.silent("PIO-BANDIT-09")
def test_a_barred_saloon() -> None:
    """PIO-RULING-27, PIO-BANDIT-09: he is put on the nearest open tile."""
    t = table(bandit="bank", sheriff="saloon")
    to_saloon(t, "PIO-SHOOT-09")
    assert t.bandit == PLACE["jail"], "the smallest q of those beside it"


def test_shootout_decks() -> None:
    """PIO-SHOOT-01, PIO-SHOOT-02, PIO-SHOOT-04..06, PIO-INV-20: 4/15, 19/30, 1/10."""
    won = sum(a < d for a in range(1, 11) for d in FIRST_HIT)
    tied = sum(a == d for a in range(1, 11) for d in FIRST_HIT)
    total = 10 * len(FIRST_HIT)
    assert (won * 15, tied * 10) == (4 * total, total)
    s = frontier(
        [1, 1, *hits(7, 7), *hits(2, 2), *hits(3, 1)],
        step=BANDITS,
        bandit="store",
        family={0: {1: "store"}, 1: {1: "church"}},
    )
    s.until("holdup")
    s.play("0 pioneer:0:1")
    assert s.state.bullets[0] == 0


def test_loose_potshots() -> None:
    """PIO-POT-02, PIO-POT-07, PIO-MOVE-06, PIO-RULING-16.

    One is enough, several are asked in turn order.
    """
    setting = {
        "seats": 3,
        "land": {(2, 0): "field"},
        "works": {(2, 0): (1, "farm")},
        "family": {0: {1: "bank"}, 1: {1: "store"}, 2: {1: (2, 0)}},
    }
    s = frontier([6, 5, 5], options={"potshot_trigger": "loose"}, **setting)
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(1, "potshot")]
    s.play("1 hold")
    assert s.asked == [(2, "potshot")]
    s = frontier([6], **setting)
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(0, "step")]


@pytest.mark.silent("PIO-POT-03")
def test_who_never_shoots() -> None:
    """PIO-POT-03, PIO-POT-08: no Bullet, or out of the game."""
    s = frontier(
        [6],
        seats=3,
        land={(2, 0): "field"},
        works={(2, 0): (1, "farm")},
        out=[1],
        family={0: {1: "bank"}, 2: {1: "store"}},
        options={"potshot_trigger": "loose"},
    )
    s.act(0, 1, "act:move", at((2, 0)))
    assert s.asked == [(0, "step")]
    assert s.fired("PIO-POT-08")


def test_jail_and_job_come_before_the_targeted() -> None:
    """PIO-TARG-03..05, PIO-HIREB-05."""
    land = {(2, 0): "field", (2, -1): "field", (1, 1): "field"}
    setting = {
        "step": BANDITS,
        "land": land,
        "works": dict.fromkeys(land, (0, "farm")),
        "tokens": {(2, 0): 1},
    }
    s = frontier([3], bandit=(2, 0), job=1, **setting)
    assert s.told("no-phase") == [(1,)]
    assert s.fired("PIO-TARG-04")
    s = frontier([3], bandit="jail", bandit_jailed=True, **setting)
    assert s.told("bandit-jail-roll") == [(3,)]
    assert not s.told("targeted")
    s = frontier([6, 2], bandit="saloon", jailed=[(0, 1), (0, 2)], **setting)
    assert s.told("targeted") == [(0,)]
    assert s.state.bandit == SALOON, "nobody of the Targeted is out of jail"
