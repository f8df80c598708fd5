"""The worked examples of the specification, section 9, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.wanted.content import (
    DALTONS,
    DEADWOOD,
    JAMES_YOUNGER,
    LONERS,
    OUTLAWS,
    WILD_BUNCH,
    gang_of,
)
from tests.games.wanted.setting import CARDS, CODES, final, table

DRAWS = ["draw:tombstone", "draw:cripple-creek", "draw:dodge-city", "draw:deadwood", "draw:saloon"]


def test_WAN_EX_01_counting() -> None:
    t = table(
        "Butch Cassidy, Etta Place, Will Carver",
        "Doc Holliday, Bill Longley",
        tombstone="Frank James, ...",
    )
    seen = t.seen(0, "tombstone")
    assert (seen["left"], seen["up"]) == (7, CODES[JAMES_YOUNGER] + "-04")
    under = [card for card in t.table.decks[0][:-1]]
    assert Counter([CODES[gang_of(card)] for card in under]) == {"DA": 3, "JY": 2, "LO": 1}
    # All six are as likely to be next as far as anybody knows: 3 in 6 for the Daltons.
    next_up: Counter[str] = Counter()
    for world in t.worlds(1, 600):
        next_up[CODES[gang_of(world.decks[0][-2])]] += 1
    assert set(next_up) == {"DA", "JY", "LO"}
    assert abs(next_up["DA"] - 300) < 60
    t.play("0 draw:tombstone")
    assert t.seen(0, "tombstone")["left"] == 6
    assert t.told("shows") == [(0, under[-1])]


def test_WAN_EX_02_four_gangs() -> None:
    t = table("WB2 LO1 DA1", "WB3", "", deadwood="Charlie Pitts, 6 more", cavalry=True)
    t.play("0 draw:deadwood")
    assert t.told("take") == [(0, CARDS["Charlie Pitts"], DEADWOOD)]
    assert t.told("four-gangs") == [(0,)]
    assert t.told("empty-deck") == []
    assert t.points() == [9, 5, 0]
    # Nothing between the draw and the scoring: no reveal, no Cavalry move, no turn of P1 or P2.
    kinds = [event.kind for event in t.match.events]
    assert kinds[:2] == ["take", "four-gangs"]
    assert "shows" not in kinds[: kinds.index("round")]
    assert t.match.moves == [(0, "draw:deadwood")]
    assert t.table.round == 2


def test_WAN_EX_03_last_town_card() -> None:
    t = table("", "DA1 WB1", dodge_city="Emmett Dalton", turn=1)
    t.play("1 draw:dodge-city")
    assert t.told("empty-deck") == [(2,)]
    assert t.told("four-gangs") == []
    assert t.points() == [0, 5]
    assert t.told("wanted") == [(1, WILD_BUNCH), (1, DALTONS)]


def test_WAN_EX_03_last_but_one() -> None:
    t = table("", "DA1 WB1", dodge_city="Emmett Dalton, Jim Younger", turn=1)
    t.play("1 draw:dodge-city")
    assert t.told("shows") == [(2, CARDS["Jim Younger"])]
    assert t.stacks(1) == "WB1 DA2"
    assert t.asked == [(0, "draw")]
    assert t.table.round == 1


def test_WAN_EX_04_last_saloon_card() -> None:
    t = table("WB3", "Etta Place, Will Carver, Kid Curry", "", saloon="hunter")
    t.play("0 draw:saloon")
    # P1's top card is the only target: nobody need be asked.
    assert t.told("hunter") == [(0, 1, CARDS["Kid Curry"])]
    assert t.told("empty-deck") == [(4,)]
    assert t.told("wanted") == [(0, WILD_BUNCH)]
    assert t.points() == [5, 3, 0]


@pytest.mark.parametrize(
    ("stacks", "winner"),
    [
        (("WB4*", "WB4", "WB2", ""), [(0, WILD_BUNCH)]),
        (("WB3", "WB3", "WB1*"), []),
        (("WB2*", "WB3"), [(1, WILD_BUNCH)]),
    ],
)
def test_WAN_EX_05_leader(stacks: tuple[str, ...], winner: list[tuple[int, int]]) -> None:
    assert final(*stacks).told("wanted") == winner


def test_WAN_EX_06_already_owned() -> None:
    t = final("DA5", "DA4", wanted={0: "DA"})
    assert t.told("has-wanted") == [(0, DALTONS)]
    assert t.told("wanted") == []
    assert (t.wanted(0), t.wanted(1)) == ("DA", "")


def test_WAN_EX_07_tie_leader_with_an_owner() -> None:
    t = final("JY3*", "JY3, LO1", wanted={0: "JY"}, duel=True)
    assert t.told("leader-decides") == [(0, JAMES_YOUNGER)]
    assert t.told("has-wanted") == [(0, JAMES_YOUNGER)]
    assert t.told("duel") == []
    assert (t.wanted(0), t.wanted(1)) == ("JY", "LO")


def test_WAN_EX_08_points_tie() -> None:
    t = final("WB3 DA2", "WB1 DA1 LO1 JY1", "LO2", one=2)
    assert t.points() == [8, 8, 3]
    assert t.told("points-tie") == [(8,)]
    assert t.told("one") == []
    assert t.table.one == 2
    assert t.table.starter == 2
    assert t.asked == [(2, "draw")]


def test_WAN_EX_09_starter() -> None:
    first = final("LO1", "DA1", "", "", starter=2, round=1)
    assert first.told("points-tie") == [(2,)]
    assert first.told("round") == [(2, 3)]
    assert first.asked == [(3, "draw")]
    second = final("LO1", "DA1", "", "", starter=3, round=2)
    assert second.told("round") == [(3, 0)]
    assert second.asked == [(0, "draw")]
    third = final("LO1", "LO2", "", "", starter=0, round=3)
    assert third.told("one") == [(1,)]
    assert third.told("round") == [(4, 1)]
    assert third.asked == [(1, "draw")]


def test_WAN_EX_10_win_in_phase_1() -> None:
    t = final("JY2", "WB5 JY1", one=0, wanted={0: "WB DA LO"})
    assert t.told("wanted") == [(1, WILD_BUNCH), (0, JAMES_YOUNGER)]
    assert t.told("no-gang") == [(DALTONS,), (LONERS,)]
    assert t.match.winners == [0]
    assert t.match.over
    assert t.asked == []
    assert t.points() == []
    assert [view["points"] for view in t.match.view()["table"]["players"]] == [3, 14]
    assert t.table.one == 0


def test_WAN_EX_11_win_in_round_1() -> None:
    t = final("WB3 DA2 LO2 JY1*", "WB1 LO1 JY1")
    assert t.told("wanted") == [(0, gang) for gang in range(4)]
    assert t.told("leader-decides") == [(0, JAMES_YOUNGER)]
    assert t.points() == [13, 6]
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("win") > kinds.index("one") > kinds.index("points")
    assert t.match.winners == [0]
    assert t.table.round == 1


def test_WAN_EX_12_covered_leader() -> None:
    t = table("Bob Dalton, Bill Power, Tom Horn", "DA1", saloon="sheriff, swindler, ...")
    t.play("0 draw:saloon")
    assert t.asked == [(0, "sheriff")]
    assert t.legal == ["hit:0:daltons", "hit:0:loners"]
    t.play("0 hit:0:daltons")
    assert t.discard() == ["Bill Power"]
    assert t.names(0, "DA") == ["Bob Dalton"]
    t.play("1 draw:saloon")
    assert t.asked == [(1, "swindler")]
    assert t.legal == ["hit:0:daltons", "hit:0:loners"]
    t.play("1 hit:0:daltons")
    assert t.names(1, "DA")[-1] == "Bob Dalton"
    assert len(t.names(1, "DA")) == 2
    assert t.stacks(0) == "LO1"


def test_WAN_EX_13_forced_swindler() -> None:
    t = table("WB2 DA1 LO1", "JY2", saloon="swindler, ...")
    top = t.table.stack(1, JAMES_YOUNGER)[-1]
    t.play("0 draw:saloon")
    assert t.told("swindler") == [(0, 1, top)]
    assert t.told("four-gangs") == [(0,)]
    assert t.points() == [9, 2]
    assert t.table.round == 2


def test_WAN_EX_14_supremacy() -> None:
    t = final("DA7*", "DA1", "", "DA4", supreme="DA")
    assert t.points() == [30, 3, 0, 12]
    assert t.told("wanted") == [(0, DALTONS)]
    assert final("DA7*", "DA1", "", "DA4").told("wanted") == [(0, DALTONS)]


@pytest.mark.parametrize("loners", ["LO8", "LO9", "LO11"])
def test_WAN_EX_14_supremacy_of_another_gang(loners: str) -> None:
    assert final(loners, "DA1", supreme="DA").points() == [30, 3]


def test_WAN_EX_15_dollars() -> None:
    t = table(
        "",
        "",
        tombstone="Grat Dalton, Etta Place, Frank James",
        cripple_creek="Kid Curry",
        dodge_city="Emmett Dalton, 4 more",
        horse="deadwood",
        dollars=True,
    )
    assert t.asked == [(0, "dollars")]
    assert t.legal == [
        "save",
        "bury:tombstone",
        "bury:dodge-city",
        "look:tombstone",
        "look:dodge-city",
        "look:saloon",
    ]
    t.play("0 bury:tombstone")
    assert t.deck("tombstone") == ["Etta Place", "Frank James", "Grat Dalton"]
    assert t.seen(1, "tombstone")["up"] == "WB-02"
    assert t.table.tiles == [1, 2]
    assert t.asked == [(0, "draw")]
    assert t.legal == ["draw:tombstone", "draw:cripple-creek", "draw:dodge-city", "draw:saloon"]
    t.play("0 draw:tombstone")
    assert t.names(0, "WB") == ["Etta Place"]


@pytest.mark.parametrize(
    ("bangs", "flips", "wanted"), [((3, 5), 3, [(0, LONERS)]), ((4, 4), 4, [])]
)
def test_WAN_EX_16_duel(bangs: tuple[int, int], flips: int, wanted: list[tuple[int, int]]) -> None:
    # P1 has the best points, so that there is nothing else to duel about.
    t = table(
        "LO2",
        "WB5",
        "LO3",
        dodge_city="Emmett Dalton",
        deadwood="Calamity Jane",
        duel=True,
        dice=[bang - 1 for bang in bangs],
    )
    assert "Billy the Kid" in t.discard()
    t.play("0 draw:deadwood")
    assert t.told("duel") == [(0, 2, LONERS)]
    assert t.told("flips") == [(flips,)]
    assert t.told("wanted") == [(1, WILD_BUNCH), *wanted]
    assert (t.told("both-shot") == []) == bool(wanted)
    assert t.left() == 0


def test_WAN_EX_17_truel() -> None:
    t = final("WB3", "DA3", "", "LO3", "JY1", starter=2, one=4, duel=True, dice=[5 - 1])
    assert t.told("truel") == [(3, 4)]
    assert t.told("truel-won") == [(0, 5)]
    assert t.told("one") == [(0,)]
    assert t.table.one == 0
    assert t.left() == 0


def test_WAN_EX_18_cavalry() -> None:
    t = table("", "", "", "", tombstone="Grat Dalton", turn=1, cavalry=True)
    t.play("1 draw:saloon", "1 ride:tombstone")
    assert t.asked == [(2, "draw")]
    assert t.legal == DRAWS[1:]
    t.play("2 draw:cripple-creek")
    assert t.asked == [(2, "cavalry")]
    t.play("2 leave")
    assert t.asked == [(3, "draw")]
    assert t.legal == DRAWS[1:]
    t.play("3 draw:dodge-city", "3 leave", "0 draw:deadwood", "0 leave")
    assert t.asked == [(1, "draw")]
    assert t.legal == DRAWS[1:]


def test_WAN_EX_19_three_tied_leader_among_them() -> None:
    t = final("WB2", "WB2*", "WB2 DA1", duel=True)
    assert t.told("leader-decides") == [(1, WILD_BUNCH)]
    assert t.told("wanted") == [(1, WILD_BUNCH), (2, DALTONS)]
    assert t.told("truel") == []
    assert t.told("duel") == []


def test_WAN_EX_20_sheriff_and_gangs() -> None:
    t = table(
        "WB1 DA1 LO1",
        "",
        saloon="sheriff, ...",
        deadwood="Jesse James, Wood Hite, Calamity Jane, Black Bart",
    )
    t.play("0 draw:saloon", "0 hit:0:loners")
    assert t.stacks(0) == "WB1 DA1"
    assert [OUTLAWS[card].gang for card in t.table.discard[-1:]] == [LONERS]
    # JY alone does not end the round any more; LO and JY do.
    t.play("1 draw:saloon", "0 draw:deadwood")
    assert t.stacks(0) == "WB1 DA1 JY1*"
    t.play("1 draw:deadwood")
    assert t.table.round == 1
    t.play("0 draw:deadwood")
    assert t.told("four-gangs") == [(0,)]
    assert t.told("empty-deck") == []
