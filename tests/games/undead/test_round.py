"""Rounds, turns, spaces and hiring (UND-DAY, UND-TURN, UND-ACT, UND-HIRE)."""

from __future__ import annotations

import pytest

from saloon.games.undead.content import ALL_SLOTS
from saloon.games.undead.written import ROUND_END, ROUND_START

from .tables import Town, slots, town

HAUNTED = {"street": ["u18"]}


def test_UND_DAY_01_three_rounds_a_day() -> None:
    """UND-END-04: the badge passes after every round, also between days."""
    s = town(seats=2, undead=HAUNTED)
    seen = []
    for _ in range(4):
        seen.append((s.state.day, s.state.round, s.state.law))
        s.play("0 go:1")
        s.play("1 go:1")
    assert seen == [(1, 1, 0), (1, 2, 1), (1, 3, 0), (2, 1, 1)]


def test_UND_DAY_04_commitments_are_sealed() -> None:
    """UND-DAY-06, UND-DAY-08, UND-DAY-10, UND-INV-12."""
    s = town(undead=HAUNTED, lying={0: slots(3, 8)}, round=3, coins={0: 1, 1: 2}, notoriety={2: 1})
    assert [ask[1] for ask in s.asked] == ["commit"] * 4
    assert s.menu(0) == ["go:1", "go:2", "go:4", "go:5", "go:6", "go:7"]
    assert "go:hire" in s.menu(1)
    assert "go:hire" in s.menu(2)
    assert "go:hire" not in s.menu(3)
    before = s.match.view(2)["table"]
    s.play("1 go:7")
    assert s.match.view(2)["table"] == before
    s.play("1 go:hire", "0 go:7", "2 go:3", "3 go:3")
    assert s.state.choice == (7, 9, 3, 3)
    assert [e.kind for e in s.match.events if e.kind in ("goes-hiring", "stands")][:2] == [
        "goes-hiring",
        "stands",
    ]


def test_UND_DAY_09_an_empty_stash_hires_or_sits_out() -> None:
    """UND-RULING-08, UND-DAY-05: no number without an Outlaw in the stash."""
    s = town(undead=HAUNTED, lying={0: slots(3, 8)}, dead={0: 2}, round=3, coins={0: 2})
    assert s.menu(0) == ["go:sit", "go:hire"]
    broke = town(undead=HAUNTED, lying={0: slots(3, 8)}, dead={0: 2}, round=3)
    assert broke.match.ask_for(0) is None, "nothing to choose"
    for seat in (1, 2, 3):
        broke.play(f"{seat} go:7")
    assert broke.told("sits-out") == [(0,)]


def test_UND_DAY_11_a_wild_without_a_space_loses_the_turn() -> None:
    s = town(seats=6, undead=HAUNTED, lying={0: slots(2, 3)}, round=3)
    s.choose("1", "4", "5", "6", "7", "8")
    assert s.told("wild-lost") == [(0,)]
    assert s.state.stash[0] == 2


def test_UND_DAY_13_hirers_first_then_down_then_the_wild() -> None:
    """UND-DAY-14, UND-DAY-16, UND-DAY-17, UND-HIRE-02, UND-RULING-06."""
    s = town(seats=6, undead=HAUNTED, coins={4: 2, 5: 2}, law=5)
    s.choose("1", "2", "8", "7", "hire", "hire")
    s.play("0 go:6")
    order = []
    while s.asked[0][1] != "commit":
        order.append(s.state.active)
        if s.state.active == 0:
            assert s.state.standing[2] == 8, "who has acted stays standing"
        s.match.play(s.match.asks[0].seat, s.match.asks[0].moves[0])
    assert list(dict.fromkeys(order)) == [5, 4, 2, 3, 0]
    assert s.told("gain")[-1][0] == 0, "B on 2 is asked nothing; the Wild comes last"


def test_UND_TURN_01_ability_income_purchase() -> None:
    """UND-TURN-02, UND-TURN-03, UND-TURN-04, UND-ACT-07, UND-ACT-11."""
    s = town([7], seats=2, undead={"s1": ["u18"]}, bullets={0: slots(7)}, coins={0: 9})
    s.choose("7", "2")
    assert s.legal == ["skip", "shoot:u18"]
    s.play("0 shoot:u18")
    assert s.legal == ["gain:coin", "gain:bullet"]
    s.play("0 gain:coin")
    assert s.asked == [(0, "buy")]
    s.play("0 skip")
    assert s.state.active == 1


@pytest.mark.parametrize(
    ("space", "coins", "bullets", "notoriety"),
    [("5", 0, 2, 0), ("4", 1, 1, 1), ("3", 3, 0, 0), ("2", 2, 0, 2)],
)
def test_and_incomes(space: str, coins: int, bullets: int, notoriety: int) -> None:
    """UND-ACT-02..05, UND-ACT-11."""
    s = town(seats=2, undead=HAUNTED)
    s.choose(space, "1")
    s.play("1 go:7")
    s.until("income", 1)
    t = s.state
    assert (t.coins[0], bin(t.bullets[0]).count("1"), t.notoriety[0]) == (coins, bullets, notoriety)


@pytest.mark.parametrize(
    ("space", "kinds"),
    [
        ("8", ["coin", "bullet", "notoriety"]),
        ("7", ["coin", "bullet"]),
        ("6", ["coin", "notoriety"]),
    ],
)
def test_or_incomes(space: str, kinds: list[str]) -> None:
    """UND-ACT-06..08, UND-ACT-11, UND-RULING-47."""
    s = town(seats=2, undead=HAUNTED)
    s.choose(space, "3")
    s.until("income", 0)
    assert s.legal == [f"gain:{kind}" for kind in kinds]
    dry = town(seats=2, undead=HAUNTED, coins={1: 48}, notoriety={1: 80})
    dry.choose(space, "3")
    dry.until("commit")
    assert dry.state.coins[0] == dry.state.notoriety[0] == 0


@pytest.mark.silent("UND-ACT-01")
def test_what_each_space_can_do() -> None:
    """UND-ACT-01..09: the abilities that each space lists."""
    settings = {
        "seats": 6,
        "undead": {"street": ["u18"], "s1": ["u17"]},
        "coins": {1: 1},
        "notoriety": {1: 1},
        "bullets": {1: slots(2)},
    }
    expected = {
        "8": ["skip", "shoot:u17", "shoot:u18"],
        "7": ["skip", "shoot:u17", "shoot:u18"],
        "6": ["skip", "shoot:u18", "steal:bullet:1"],
        "5": ["skip", "shoot:u18"],
        "4": ["skip", "shoot:u18"],
    }
    for space, legal in expected.items():
        others = [n for n in ("8", "5", "4", "3", "2") if n != space]
        s = town(**settings)  # type: ignore[arg-type]
        s.choose(space, *[*others, "7"][:5])
        s.until("ability", 0)
        assert [move for move in s.legal if not move.startswith("call")] == legal
        called = {int(move[-1]) for move in s.legal if move.startswith("call")}
        reach = {"8": "5432", "5": "876432", "4": "8765"}.get(space, "")
        standing = s.state.standing
        assert called == {b for b in range(1, 6) if str(standing[b]) in reach and standing[b]}
    for space, kind in (("3", "coin"), ("2", "notoriety")):
        s = town(**settings)  # type: ignore[arg-type]
        s.choose(space, "7", "7", "7", "7", "7")
        s.until("ability", 0)
        assert f"steal:{kind}:1" in s.legal


def on_space(space: str, *others: str) -> Town:
    """A comes first to a space; B can be robbed of one thing of each kind."""
    s = town(
        undead={"street": ["u18"], "s1": ["u17"]},
        coins={1: 1},
        notoriety={1: 1},
        bullets={1: slots(2)},
    )
    s.choose(space, *others)
    s.until("ability", 0)
    return s


def test_UND_ACT_08_scout() -> None:
    s = on_space("8", "5", "3", "7")
    assert s.legal == ["skip", "shoot:u17", "shoot:u18", "call:1", "call:2"]
    s.play("0 skip")
    assert s.legal == ["gain:coin", "gain:bullet", "gain:notoriety"]


def test_UND_ACT_06_extort() -> None:
    s = on_space("6", "7", "5", "2")
    assert s.legal == ["skip", "shoot:u18", "steal:bullet:1"]
    s.play("0 skip")
    assert s.legal == ["gain:coin", "gain:notoriety"]


def test_UND_ACT_05_outfit() -> None:
    s = on_space("5", "8", "7", "2")
    assert s.legal == ["skip", "shoot:u18", "call:1", "call:2", "call:3"]
    s.play("0 skip", "0 load:7", "0 load:2")
    assert s.state.bullets[0] == slots(2, 7)
    assert (s.state.coins[0], s.state.notoriety[0]) == (0, 0)


def test_UND_ACT_04_intimidate() -> None:
    s = on_space("4", "8", "3", "2")
    assert s.legal == ["skip", "shoot:u18", "call:1"]
    s.play("0 skip", "0 load:7")
    t = s.state
    assert (t.coins[0], t.bullets[0], t.notoriety[0]) == (1, slots(7), 1)


def test_UND_ACT_03_loot() -> None:
    s = on_space("3", "7", "7", "2")
    assert s.legal == ["skip", "steal:coin:1", "steal:coin:2"], "C has just got a Coin on 7"
    s.play("0 skip")
    assert (s.state.coins[0], s.state.bullets[0], s.state.notoriety[0]) == (3, 0, 0)


def test_UND_ACT_09_a_purchase_from_every_space_but_hire_guns() -> None:
    for space in ("8", "7", "6", "5", "4", "3", "2"):
        s = town(seats=2, coins={0: 9})
        s.choose(space, "7" if space != "7" else "8")
        s.until("buy", 0)
        assert s.state.standing[0] == int(space)
    hirer = town(seats=2, coins={0: 9})
    hirer.choose("hire", "7")
    asked = []
    while hirer.asked[0][1] != "commit":
        asked.append(hirer.asked[0])
        hirer.match.play(hirer.match.asks[0].seat, hirer.match.asks[0].moves[0])
    assert (0, "load") in asked
    assert (0, "buy") not in asked


def test_UND_ACT_10_no_duel_on_seven_or_at_hire_guns() -> None:
    """UND-DUEL-12, UND-HIRE-01."""
    s = town(undead=HAUNTED, coins={2: 2, 3: 2})
    s.choose("7", "7", "hire", "hire")
    s.until("commit")
    assert s.told("roll") == []
    assert s.fired("UND-DUEL-12")


def test_UND_ACT_00_hiring() -> None:
    """UND-HIRE-03, UND-HIRE-04, UND-HIRE-05: either price, from the reserve, Bullet and Skull."""
    s = town(undead=HAUNTED, coins={0: 2}, notoriety={0: 1}, backfire=[0])
    s.choose("hire", "7", "7", "7")
    assert s.legal == ["pay:coin", "pay:notoriety"]
    s.play("0 pay:coin", "0 load:5")
    t = s.state
    assert (t.coins[0], t.notoriety[0], t.stash[0], t.reserve[0]) == (0, 1, 5, 1)
    assert t.bullets[0] == slots(5)
    assert t.skulls & 1


def test_UND_HIRE_06_nobody_left_to_hire() -> None:
    """UND-RULING-52."""
    s = town(undead=HAUNTED, notoriety={0: 1}, reserve={0: 0}, bullets={0: ALL_SLOTS}, backfire=[0])
    s.choose("hire", "7", "7", "7")
    assert s.told("recruits") == [(0, 0, 0)]
    assert s.state.stash[0] == 6
    assert s.state.skulls & 1


def test_UND_HIRE_07_new_in_town() -> None:
    """UND-HIRE-08, UND-RULING-34, UND-RULING-35: free, one outlaw, nothing else."""
    s = town(undead=HAUNTED, dead={0: 4}, coins={0: 1}, backfire=[0])
    assert s.menu(0) == ["go:sit", "go:hire"]
    s.choose("hire", "7", "7", "7")
    t = s.state
    assert (t.stash[0], t.coins[0], t.bullets[0], t.skulls & 1) == (1, 1, 0, 0)
    lying = town(undead=HAUNTED, dead={0: 3}, lying={0: slots(4)}, round=2)
    assert lying.match.ask_for(0) is None, "a laid-down outlaw is not gone"
    five = town(seats=5, undead=HAUNTED, dead={0: 4})
    five.choose("hire", "7", "7", "7", "7")
    assert five.state.stash[0] == 1


def test_UND_END_02_outlaws_come_home() -> None:
    """UND-END-01: laid down at the round's end, collected at the day's end."""
    s = town(seats=2, undead=HAUNTED, lying={0: slots(3, 4)}, round=3, step=ROUND_END)
    assert s.state.stash == [4, 4]
    assert s.state.lying == [0, 0]
    assert (s.state.day, s.state.round) == (2, 1)


def test_UND_DAY_02_round_start_goes_round_in_turn_order() -> None:
    s = town(
        buildings=["gazette", "assay-office"],
        inside={"gazette": 0, "assay-office": 2},
        law=1,
        step=ROUND_START,
    )
    assert s.asked == [(2, "round-start")]
    s.play("2 use:assay-office")
    assert s.asked == [(0, "round-start")]
