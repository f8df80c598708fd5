"""Optional rule: Supremacy (WAN-SUP, WAN-RND-05)."""

from __future__ import annotations

import pytest

from saloon.games.wanted.content import GANGS, WILD_BUNCH
from saloon.games.wanted.state import NOWHERE
from tests.games.wanted.setting import CODES, final, fresh, table

WORTH = {1: 3, 2: 5, 3: 8, 4: 12, 5: 17, 6: 23, 7: 30}


@pytest.mark.parametrize("gang", range(4))
def test_WAN_SUP_01_WAN_RND_05_one_gang_is_drawn_and_shown(gang: int) -> None:
    t = fresh(3, dice=[0, gang], supremacy=True)
    assert t.told("supremacy") == [(gang,)]
    assert t.match.view()["table"]["supremacy"] == GANGS[gang]
    assert t.left() == 0
    with pytest.raises(ValueError, match="0 to 3 was asked"):
        fresh(3, dice=[0, 4], supremacy=True)


@pytest.mark.parametrize("old", range(4))
@pytest.mark.parametrize("new", range(4))
def test_WAN_SUP_01_WAN_RND_05_all_four_every_time(old: int, new: int) -> None:
    """Also WAN-RULING-24: the gang of the round before may be drawn again."""
    t = final("WB2", "DA4", supreme=CODES[old], dice=[new])
    assert t.table.round == 2
    assert t.told("supremacy") == [(new,)]
    assert t.table.supreme == new


@pytest.mark.silent("WAN-SUP-01")
def test_WAN_SUP_01_without_the_rule_none_is_drawn() -> None:
    t = fresh(3)
    assert t.told("supremacy") == []
    assert t.table.supreme == NOWHERE
    assert t.match.view()["table"]["supremacy"] is None


@pytest.mark.parametrize(("cards", "points"), WORTH.items())
@pytest.mark.parametrize("code", CODES)
def test_WAN_SUP_02_a_stack_counts_as_one_card_larger(code: str, cards: int, points: int) -> None:
    """Also WAN-RULING-23: one card is a combination too."""
    assert final(f"{code}{cards}", "", supreme=code).points() == [points, 0]


def test_WAN_SUP_02_for_every_player_and_that_gang_only() -> None:
    t = final("WB2 DA1", "DA2 LO3", "LO1", supreme="DA")
    assert t.points() == [3 + 3, 5 + 5, 2]


def test_WAN_SUP_03_no_card_no_points() -> None:
    """Also WAN-RULING-22."""
    assert final("WB1", "", supreme="LO").points() == [2, 0]


@pytest.mark.parametrize("cards", [7, 8, 9, 11])
def test_WAN_SUP_04_never_more_than_30(cards: int) -> None:
    assert final(f"JY{cards}", "", supreme="JY").points() == [30, 0]


def test_WAN_SUP_05_neither_majorities_nor_the_four_gangs() -> None:
    t = final("WB2", "WB3", supreme="WB")
    assert t.told("wanted") == [(1, WILD_BUNCH)]
    t = table("WB1 DA1 LO1", "", supreme="JY", tombstone="Etta Place, ...")
    t.play("0 draw:tombstone")
    assert t.told("four-gangs") == []
    assert t.asked == [(1, "draw")]
