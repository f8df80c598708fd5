"""The end of the game (WAN-WIN)."""

from __future__ import annotations

import pytest

from saloon.engine.errors import IllegalMove
from saloon.games.wanted.content import DALTONS, JAMES_YOUNGER, WILD_BUNCH
from saloon.games.wanted.game import GAME
from saloon.lab.numbers import turned
from tests.games.wanted.setting import final


def test_WAN_WIN_01_four_wanted_tokens_and_the_one_token_win() -> None:
    t = final("WB2", "DA3", one=1, wanted={1: "WB LO JY"})
    assert t.match.over
    assert t.match.winners == [1]
    assert t.told("win") == [(1,)]
    assert t.asked == []
    with pytest.raises(IllegalMove):
        t.match.play(0, "draw:saloon")


def test_WAN_WIN_02_checked_after_the_one_award() -> None:
    t = final("WB2", "DA3", wanted={1: "WB DA LO JY"}, one=0)
    assert t.told("wanted") == [(0, WILD_BUNCH)]
    assert t.told("one") == [(1,)]
    assert t.match.winners == [1]


def test_WAN_WIN_03_in_phase_1_all_else_stops() -> None:
    """Also WAN-RULING-27, WAN-RULING-43: the owner wins although somebody else has more points."""
    t = final("WB2", "DA4 LO2 JY2", one=0, wanted={0: "DA LO JY"}, totals=[5, 6])
    assert t.match.winners == [0]
    assert t.told("wanted") == [(0, WILD_BUNCH)]
    assert t.wanted(1) == ""
    assert t.told("points") == t.told("one") == []
    assert t.table.one == 0
    assert t.table.totals == [5, 6]


def test_WAN_WIN_04_four_wanted_tokens_alone_do_not_win() -> None:
    t = final("WB2", "DA3", wanted={0: "DA LO JY"})
    assert t.wanted(0) == "WB DA LO JY"
    assert not t.match.over
    assert t.match.winners == []
    assert t.table.round == 2


@pytest.mark.silent("WAN-WIN-04")
def test_WAN_WIN_04_nor_does_the_one_token_alone() -> None:
    t = final("WB2", "DA3", wanted={1: "DA LO JY"}, one=1)
    assert t.told("keeps-one") == [(1,)]
    assert not t.match.over


def test_WAN_WIN_05_one_winner_only() -> None:
    """Also WAN-RULING-26: two have four Wanted tokens, one of them the One token."""
    four = "WB DA LO JY"
    t = final("WB2", "DA3", "", wanted={0: four, 1: four, 2: four})
    assert t.match.winners == [1]
    t = final("JY2", "DA3", "", wanted={0: "WB DA LO", 1: four}, one=0)
    assert t.match.winners == [0]


def test_WAN_WIN_06_in_round_1() -> None:
    t = final("WB1 DA1 LO1 JY1", "", round=1)
    assert t.match.winners == [0]
    assert t.table.round == 1


@pytest.mark.parametrize(
    ("wanted", "one", "totals", "winners"),
    [
        ({0: "WB DA", 1: "LO"}, 1, [0, 90, 90], [0]),  # most Wanted tokens
        ({0: "WB DA", 1: "LO JY", 2: "WB JY"}, 2, [90, 80, 0], [2]),  # then the One token
        ({0: "WB DA", 1: "LO JY", 2: "WB"}, 2, [10, 11, 90], [1]),  # then all points
        ({0: "WB DA", 1: "LO JY", 2: "WB"}, 2, [11, 11, 90], [0, 1]),  # then shared
        ({}, -1, [3, 3, 3], [0, 1, 2]),
    ],
)
def test_WAN_WIN_07_round_40_is_the_last(
    wanted: dict[int, str], one: int, totals: list[int], winners: list[int]
) -> None:
    t = final("", "", "", wanted=wanted, one=one, totals=totals, round=40)
    assert t.match.over
    assert t.match.winners == winners
    assert t.told("limit") == [(seat, 40) for seat in winners]
    assert t.told("win") == t.told("round") == []


def test_WAN_WIN_07_the_round_that_was_the_last_is_told() -> None:
    """The number can be turned, and what is told follows it."""
    with turned(GAME, {"rounds.most": 12}):
        t = final("", "", "", wanted={2: "DA"}, round=12)
    assert t.match.winners == [2]
    assert t.told("limit") == [(2, 12)]


def test_WAN_WIN_07_points_of_round_40_count() -> None:
    t = final("WB2", "WB2", "DA1", totals=[10, 10, 12], wanted={2: "DA"}, round=40)
    assert t.match.winners == [2]
    t = final("WB2", "WB2", "", totals=[10, 9, 12], round=40)
    assert t.match.winners == [0]


@pytest.mark.silent("WAN-WIN-07")
def test_WAN_WIN_07_not_before_and_not_for_a_real_winner() -> None:
    assert not final("", "", "", round=39).match.over
    t = final("WB1 DA1 LO1 JY1", "", "", wanted={2: "WB DA"}, round=40)
    assert t.told("win") == [(0,)]
    assert t.told("limit") == []
    assert t.match.winners == [0]


def test_WAN_WIN_08_the_others_rank_by_wanted_tokens() -> None:
    t = final("DA2", "", "", "", one=0, wanted={0: "WB LO JY", 1: "WB", 2: "WB DA", 3: "JY"})
    assert t.match.winners == [0]
    scores = t.match.scores
    assert scores[0] > scores[2] > scores[1] == scores[3]


def test_WAN_WIN_08_the_one_token_does_not_rank_the_others() -> None:
    """At the long-game limit a loser may own it; equal numbers of Wanted tokens share a rank."""
    wanted = {0: "WB DA", 1: "LO", 2: "JY", 3: "WB DA"}
    t = final("", "", "", "", one=1, wanted=wanted, totals=[9, 0, 0, 8], round=40)
    assert t.match.winners == [0]
    scores = t.match.scores
    assert scores[0] > scores[3] > scores[1] == scores[2]


@pytest.mark.silent("WAN-WIN-04")
def test_WAN_WIN_04_the_last_award_may_be_any() -> None:
    for gang, code in ((WILD_BUNCH, "WB"), (DALTONS, "DA"), (JAMES_YOUNGER, "JY")):
        others = " ".join([other for other in ("WB", "DA", "LO", "JY") if other != code])
        t = final(f"{code}2", "LO5", one=0, wanted={0: others})
        assert t.told("wanted")[-1] == (0, gang)
        assert t.match.winners == [0]
