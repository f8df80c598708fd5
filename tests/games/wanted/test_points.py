"""Scoring, phase 2: points and the One token (WAN-PTS)."""

from __future__ import annotations

import pytest

from saloon.games.wanted.state import NOBODY
from tests.games.wanted.setting import final

WORTH = {1: 2, 2: 3, 3: 5, 4: 8, 5: 12, 6: 17, 7: 23, 8: 30, 9: 30, 10: 30, 11: 30, 12: 30}


@pytest.mark.parametrize(("cards", "points"), list(WORTH.items())[:7])
@pytest.mark.parametrize("code", ["WB", "DA", "LO", "JY"])
def test_WAN_PTS_01_a_stack_is_worth_by_its_size(code: str, cards: int, points: int) -> None:
    assert final(f"{code}{cards}", "").points() == [points, 0]


@pytest.mark.parametrize("cards", [8, 9, 10, 11, 12])
def test_WAN_PTS_02_eight_or_more_are_worth_30(cards: int) -> None:
    assert final(f"LO{cards}{'*' if cards == 12 else ''}", "").points() == [30, 0]


def test_WAN_PTS_03_an_empty_stack_is_worth_nothing() -> None:
    assert final("", "WB1", "").points() == [0, 2, 0]


@pytest.mark.parametrize(
    ("stacks", "points"),
    [
        ("WB3", 5),
        ("WB1 DA1 LO1", 6),
        ("WB3 DA2", 8),
        ("WB8 DA8 LO8 JY1", 92),
        ("WB1 DA2 LO3 JY4", 18),
    ],
)
def test_WAN_PTS_04_a_total_is_the_sum_over_the_stacks(stacks: str, points: int) -> None:
    assert final(stacks, "").told("points")[0] == (0, points)


def test_WAN_PTS_05_leaders_tokens_and_tiles_are_worth_nothing() -> None:
    t = final("WB2*", "DA2", wanted={0: "WB DA LO"}, one=0, dollars=True)
    assert t.points() == [3, 3]
    assert t.told("points-tie") == [(3,)]


@pytest.mark.parametrize("owner", [NOBODY, 0, 2])
def test_WAN_PTS_06_the_sole_best_takes_the_one_token(owner: int) -> None:
    t = final("WB2", "DA3", "LO1", one=owner)
    assert t.told("one") == [(1,)]
    assert t.table.one == 1
    assert [player["one"] for player in t.match.view()["table"]["players"]] == [False, True, False]


def test_WAN_PTS_07_its_owner_keeps_it() -> None:
    t = final("WB2", "DA3", one=1)
    assert t.told("keeps-one") == [(1,)]
    assert t.told("one") == []
    assert t.table.one == 1


@pytest.mark.parametrize("owner", [NOBODY, 0, 1, 2])
def test_WAN_PTS_08_a_tie_changes_nothing(owner: int) -> None:
    """Also WAN-RULING-43: the full text governs where the summary says less."""
    t = final("WB2", "DA2", "LO1", one=owner)
    assert t.told("points-tie") == [(3,)]
    assert t.told("one") == t.told("keeps-one") == []
    assert t.table.one == owner


@pytest.mark.parametrize("stacks", [("WB2*", "DA2"), ("WB2*", "WB2")])
def test_WAN_PTS_08_a_leader_does_not_break_this_tie(stacks: tuple[str, ...]) -> None:
    t = final(*stacks)
    assert t.told("points-tie") == [(3,)]
    assert t.table.one == NOBODY


@pytest.mark.parametrize("owner", [NOBODY, 1])
@pytest.mark.parametrize("duel", [False, True])
def test_WAN_PTS_09_nobody_is_best_with_nothing(owner: int, duel: bool) -> None:
    """Also WAN-RULING-25."""
    t = final("", "", "", one=owner, duel=duel)
    assert t.points() == [0, 0, 0]
    assert t.told("no-points") == [()]
    assert t.told("one") == t.told("truel") == []
    assert t.table.one == owner
