"""Who starts the next round (WAN-START)."""

from __future__ import annotations

import pytest

from tests.games.wanted.setting import final


@pytest.mark.parametrize("round", [1, 2, 7])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_WAN_START_01_the_owner_of_the_one_token_starts(round: int, starter: int) -> None:
    new_owner = final("WB1", "WB3", "", starter=starter, round=round)
    assert new_owner.asked == [(1, "draw")]
    assert new_owner.told("round") == [(round + 1, 1)]
    old_owner = final("WB2", "DA2", "", starter=starter, round=round, one=2)
    assert old_owner.asked == [(2, "draw")]
    assert old_owner.table.turn == old_owner.table.starter == 2


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_WAN_START_02_left_of_the_first_starter(starter: int) -> None:
    """Of the round's starter: not of the player who ended the round, nor of a new draw."""
    for who in (0, 1):
        t = final("WB2", "DA2", "", "", who=who, starter=starter, round=1)
        assert t.told("round") == [(2, (starter + 1) % 4)]
        assert t.asked == [((starter + 1) % 4, "draw")]


@pytest.mark.parametrize("round", [2, 3, 38])
@pytest.mark.parametrize("starter", [0, 3])
def test_WAN_START_03_the_same_step_after_later_rounds(round: int, starter: int) -> None:
    """Also WAN-RULING-03."""
    t = final("WB2", "DA2", "", "", starter=starter, round=round)
    assert t.told("round") == [(round + 1, (starter + 1) % 4)]
    assert t.asked == [((starter + 1) % 4, "draw")]
