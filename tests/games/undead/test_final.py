"""High Noon, scoring and the final duel (UND-NOON, UND-SCORE, UND-FINAL, UND-END)."""

from __future__ import annotations

import pytest

from saloon.games.undead.written import DAY_END, ROUND_END

from .tables import GAME, Town, slots, table, town


def test_UND_NOON_01_a_clear_town_calls_high_noon() -> None:
    """UND-NOON-02, UND-NOON-04: the next round of the day, laid-down outlaws still in the way."""
    s = town(seats=2, lying={0: slots(4)}, step=ROUND_END)
    assert s.state.noon
    assert (s.state.day, s.state.round) == (1, 2)
    assert "go:4" not in s.menu(0)
    s.choose("7", "6")
    s.until("income", 1)
    s.play("1 gain:notoriety")
    assert s.match.over
    assert s.match.winners == [1]
    haunted = town(seats=2, undead={"s1": ["u18"]}, step=ROUND_END)
    assert not haunted.state.noon


def test_UND_NOON_03_once_called_it_stays() -> None:
    """UND-NOON-05, UND-RULING-26: no removal, no upkeep; undead may come back in it."""
    t = table(
        2,
        buildings=["mortuary"],
        inside={"mortuary": 0},
        boot_hill=["u12"],
        step=ROUND_END,
        round=3,
        bullets={0: slots(2)},
    )
    s = Town(GAME, t, [])
    s.play("0 leave:-", "0 spend:2")
    assert s.undead_at("s1") == ["u12"]
    assert s.state.noon
    s.choose("7", "6")
    s.until("income", 1)
    s.play("1 gain:notoriety")
    assert s.match.over
    assert s.state.score(0) == 0, "a haunted building scores nothing"


@pytest.mark.silent("UND-END-03")
def test_UND_RULING_30_the_fifteenth_day_is_the_last() -> None:
    """UND-INV-17, UND-END-03, UND-RULING-30."""
    s = town(seats=2, undead={"s1": ["u18"]}, step=ROUND_END, day=14, round=3)
    assert not s.state.noon
    s = town(seats=2, undead={"s1": ["u18"]}, step=ROUND_END, day=15, round=3)
    assert s.state.noon
    assert s.told("last-day") == [(15,)]
    assert (s.state.day, s.state.round) == (16, 1)


def test_UND_SCORE_01_tokens_undead_buildings() -> None:
    """UND-SCORE-02."""
    t = table(
        buildings=["bank", "armory", "saloon"],
        inside={"bank": 0, "armory": 0, "saloon": (0, 1)},
        undead={"armory": ["u18"]},
        notoriety={0: 3},
    )
    assert t.score(0) == 3 + 5 + 2
    assert t.score(1) == 2
    card = t.boot_hill[-1]
    t.boot_hill = t.boot_hill[:-1]
    t.killed[0] = 1 << card
    assert t.score(0) > 10
    s = over(
        buildings=["bank", "armory", "saloon"],
        inside={"bank": 0, "armory": 0, "saloon": (0, 1)},
        undead={"armory": ["u18"]},
        notoriety={0: 3, 1: 7},
    )
    assert [args[:2] for args in s.told("score")] == [(0, 10), (1, 9), (2, 0), (3, 0)]
    assert s.match.winners == [0]


def over(dice: list[int] | None = None, seats: int = 4, **settings: object) -> Town:
    """The High Noon round has just ended."""
    t = table(seats, step=ROUND_END, **settings)  # type: ignore[arg-type]
    t.noon = True
    return Town(GAME, t, dice or [])


def test_UND_SCORE_03_notoriety_then_coins() -> None:
    s = over(notoriety={0: 3, 1: 3}, coins={1: 1})
    assert s.match.winners == [1]


def test_UND_FINAL_01_no_lawyer_in_the_final_duel() -> None:
    """UND-FINAL-03, UND-FINAL-04, UND-RULING-22, UND-RULING-37: also without any outlaw."""
    s = over(
        [5, 6],
        seats=5,
        buildings=["lawyers-office", "theatre"],
        inside={"lawyers-office": 0, "theatre": 0},
        notoriety={0: 3, 1: 9},
        coins={0: 2, 1: 2},
        bullets={0: slots(2), 1: slots(6)},
        dead={1: 4},
    )
    assert s.match.winners == [1]
    assert s.state.notoriety[:2] == [3, 9]
    assert s.told("turned-up") == []
    assert s.state.stash[0] == 2


def test_UND_FINAL_02_bullets_are_handed_out() -> None:
    s = over([2, 3, 6, 2], seats=2, bullets={0: slots(6)})
    assert s.asked == [(0, "load")]
    s.play("0 load:5", "1 load:7")
    assert s.told("final-duel") == [(2, 1), (2, 2)], "nobody hit; they shoot again"
    assert s.told("nobody-falls") == [()], "once: the second exchange has its dead"
    assert s.match.winners == [0]


def test_UND_FINAL_05_the_best_of_the_living_wins() -> None:
    """UND-RULING-62: C and D are tied in turn, and duel."""
    tied = {0: 9, 1: 9, 2: 5, 3: 5}
    armed = {0: slots(4), 1: slots(4), 2: slots(2), 3: slots(3)}
    s = over([4, 4, 2, 4], notoriety=tied, bullets=armed)
    assert s.match.winners == [2]
    assert s.state.dead == 0b1011


def test_UND_FINAL_06_leaving_by_a_critical_miss() -> None:
    s = over([1, 3], seats=2, bullets={0: slots(4), 1: slots(4)}, backfire=[0])
    s.play("0 skull")
    assert s.match.winners == [1]
    again = over([1, 1, 2, 4], seats=2, bullets={0: slots(4), 1: slots(4)}, backfire=[0, 1])
    again.play("0 backfire", "1 backfire")
    assert again.match.winners == [1], "when all of them miss nobody leaves"


def test_UND_RULING_36_the_dead_shoot_again_and_fifty_are_enough() -> None:
    s = over([4, 4, 3, 2], seats=2, bullets={0: slots(4, 3), 1: slots(4, 5)})
    assert s.match.winners == [0]
    assert s.state.exchanges == 2
    endless = over([2] * 100, seats=2, bullets={0: slots(4), 1: slots(4)})
    assert endless.match.winners == [0, 1]
    assert endless.state.exchanges == 50


def test_UND_END_01_the_order_at_a_days_end() -> None:
    """UND-END-02..04: collection, upkeep, then the badge."""
    s = town(
        seats=2,
        buildings=["bank"],
        inside={"bank": 1},
        bullets={1: slots(3)},
        undead={"street": ["u18"]},
        lying={1: slots(2)},
        step=DAY_END,
        round=3,
    )
    assert s.state.stash == [4, 3]
    assert s.state.law == 0
    s.play("1 spend:3")
    assert s.state.law == 1
    assert s.state.bullets[1] == 0
    assert s.state.day == 2
