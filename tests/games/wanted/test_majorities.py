"""Scoring, phase 1: majorities (WAN-MAJ)."""

from __future__ import annotations

import pytest

from saloon.games.wanted.content import DALTONS, JAMES_YOUNGER, LONERS, WILD_BUNCH
from tests.games.wanted.setting import CODES, final, table


@pytest.mark.parametrize("gang", range(4))
def test_WAN_MAJ_01_most_cards_take_the_wanted_token(gang: int) -> None:
    code = CODES[gang]
    t = final(f"{code}1", f"{code}4", f"{code}3")
    assert t.told("wanted") == [(1, gang)]
    assert [t.wanted(seat) for seat in range(3)] == ["", code, ""]


def test_WAN_MAJ_02_no_second_token_and_nobody_else_gets_it() -> None:
    t = final("WB4", "WB3", "", wanted={0: "WB"})
    assert t.told("has-wanted") == [(0, WILD_BUNCH)]
    assert [t.wanted(seat) for seat in range(3)] == ["WB", "", ""]


@pytest.mark.parametrize(
    ("stack", "other"),
    [
        ("Butch Cassidy, Kid Curry, Elzy Lay", "WB3"),
        ("Kid Curry, Butch Cassidy, Elzy Lay", "WB3"),
        ("Kid Curry, Elzy Lay, Butch Cassidy", "WB3"),
    ],
)
def test_WAN_MAJ_03_the_leader_decides_a_tie_covered_or_not(stack: str, other: str) -> None:
    t = table(other, stack, "WB1", saloon="sheriff", turn=2)
    t.play("2 draw:saloon")
    assert t.told("leader-decides") == [(1, WILD_BUNCH)]
    assert t.told("wanted") == [(1, WILD_BUNCH)]


@pytest.mark.parametrize("gang", range(4))
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_WAN_MAJ_03_each_gang_has_its_leader(gang: int, winner: int) -> None:
    stacks = [f"{CODES[gang]}2"] * 3
    stacks[winner] += "*"
    assert final(*stacks, who=winner).told("wanted") == [(winner, gang)]


@pytest.mark.silent("WAN-MAJ-03")
def test_WAN_MAJ_03_another_gangs_leader_decides_nothing() -> None:
    t = final("WB2 DA1*", "WB2 DA2")
    assert t.told("wanted") == [(1, DALTONS)]


@pytest.mark.parametrize("town", ["Butch Cassidy, Etta Place", "Etta Place"])
def test_WAN_MAJ_04_a_tie_without_the_leader_gives_nothing(town: str) -> None:
    """WAN-RULING-43: the leader in its deck, or in the discard."""
    t = final("WB2", "WB2", tombstone=town)
    assert t.told("gang-tie") == [(WILD_BUNCH,)]
    assert t.told("wanted") == []


def test_WAN_MAJ_04_the_leader_with_somebody_not_tied() -> None:
    """Also WAN-RULING-10."""
    t = final("WB2", "WB2", "WB1*")
    assert t.told("gang-tie") == [(WILD_BUNCH,)]
    assert t.told("wanted") == []


@pytest.mark.parametrize(("leader", "rival"), [("WB2*", "WB3"), ("WB1*", "WB2")])
def test_WAN_MAJ_05_the_leader_is_one_card_no_more(leader: str, rival: str) -> None:
    t = final(leader, rival)
    assert t.told("wanted") == [(1, WILD_BUNCH)]
    assert t.told("leader-decides") == []


@pytest.mark.parametrize("duel", [False, True])
def test_WAN_MAJ_06_a_gang_nobody_has(duel: bool) -> None:
    """Also WAN-RULING-25: no token, no duel."""
    t = final("WB2", "LO1", duel=duel)
    assert t.told("no-gang") == [(DALTONS,), (JAMES_YOUNGER,)]
    assert t.told("wanted") == [(0, WILD_BUNCH), (1, LONERS)]
    assert t.told("duel") == []


def test_WAN_MAJ_07_one_player_may_win_several_gangs() -> None:
    assert final("WB2 DA2", "WB1 DA1").told("wanted") == [(0, WILD_BUNCH), (0, DALTONS)]
    t = final("WB2 DA1 LO1 JY1", "JY9")
    assert t.told("wanted") == [(0, 0), (0, 1), (0, 2), (1, 3)]
    t = final("WB2 DA1 LO1 JY1", "", one=1, wanted={})
    assert t.told("wanted") == [(0, gang) for gang in range(4)]


def test_WAN_MAJ_08_wanted_tokens_are_never_lost() -> None:
    t = final("", "WB5 LO2", "DA4", wanted={0: "WB LO", 1: "DA", 2: "WB JY"})
    assert [t.wanted(seat) for seat in range(3)] == ["WB LO", "WB DA LO", "WB DA JY"]


def test_WAN_MAJ_09_gangs_are_settled_in_their_order() -> None:
    """Also WAN-RULING-09: Wild Bunch, Daltons, Loners, James-Younger."""
    t = final("JY2 WB3", "LO2 DA3")
    settled = [e.args[-1] for e in t.match.events if e.kind in ("wanted", "no-gang", "gang-tie")]
    assert settled == [WILD_BUNCH, DALTONS, LONERS, JAMES_YOUNGER]


def test_WAN_MAJ_09_victory_is_checked_after_each_award() -> None:
    t = final("DA2", "LO3 WB1", one=0, wanted={0: "WB LO JY"})
    assert t.told("wanted") == [(1, WILD_BUNCH), (0, DALTONS)]
    assert t.match.winners == [0]
    assert t.told("points") == []


@pytest.mark.parametrize("supreme", ["WB", "DA"])
def test_WAN_MAJ_10_supremacy_plays_no_part(supreme: str) -> None:
    t = final("WB2", "WB3 DA1", "DA1", supreme=supreme)
    assert t.told("wanted") == [(1, WILD_BUNCH)]
    assert t.told("gang-tie") == [(DALTONS,)]
