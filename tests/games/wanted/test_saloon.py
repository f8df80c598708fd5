"""The Saloon cards (WAN-SALOON, WAN-SHERIFF, WAN-HUNTER, WAN-SWINDLER)."""

from __future__ import annotations

import pytest

from saloon.engine.errors import IllegalMove
from saloon.games.wanted.content import HUNTER, SALOON_KINDS, SHERIFF, SWINDLER, WILD_BUNCH
from tests.games.wanted.setting import CARDS, Setting, final, table


def drawn(kind: str, *stacks: str) -> Setting:
    """Seat 0 draws a Saloon card of a kind; there are others under it."""
    t = table(*stacks, saloon=f"{kind}, ...")
    t.play("0 draw:saloon")
    return t


@pytest.mark.parametrize("kind", SALOON_KINDS)
def test_WAN_SALOON_01_the_kind_drawn_decides(kind: str) -> None:
    """Also WAN-RULING-04: the three effects are no choice."""
    t = drawn(kind, "WB1 DA1", "LO1 JY1")
    assert t.asked == [(0, kind)]
    own = ["hit:0:wild-bunch", "hit:0:daltons"]
    others = ["hit:1:loners", "hit:1:james-younger"]
    assert t.legal == (own if kind == "sheriff" else others)


@pytest.mark.parametrize("kind", SALOON_KINDS)
def test_WAN_SALOON_02_the_effect_is_compulsory_and_the_drawer_chooses(kind: str) -> None:
    """Also WAN-RULING-31: the target is open."""
    t = drawn(kind, "WB2 DA1", "LO1 JY2", "LO3")
    for way_out in ("save", "leave", "decline", "draw:tombstone"):
        with pytest.raises(IllegalMove):
            t.play(f"0 {way_out}")
    for seat in (1, 2):
        with pytest.raises(IllegalMove):
            t.play(f"{seat} {t.legal[0]}")
    chosen = "hit:0:daltons" if kind == "sheriff" else "hit:2:loners"
    t.play(f"0 {chosen}")
    assert t.stacks(0) == (
        "WB2 DA1 LO1" if kind == "swindler" else "WB2" + " DA1" * (kind != "sheriff")
    )
    assert t.stacks(1) == "LO1 JY2"
    assert t.stacks(2) == ("LO3" if kind == "sheriff" else "LO2")
    assert t.asked == [(1, "draw")]


@pytest.mark.parametrize(
    ("kind", "stacks"),
    [
        ("sheriff", ("", "WB2", "DA1")),
        ("hunter", ("WB2 DA1", "", "")),
        ("swindler", ("WB2 DA1", "", "")),
    ],
)
def test_WAN_SALOON_03_what_cannot_be_done_is_not(kind: str, stacks: tuple[str, ...]) -> None:
    """Also WAN-SHERIFF-03, WAN-HUNTER-03, WAN-SWINDLER-04."""
    t = drawn(kind, *stacks)
    assert t.told("nothing") == [(0, SALOON_KINDS.index(kind))]
    assert [t.stacks(seat) for seat in range(3)] == list(stacks)
    assert t.discard() == []
    assert t.table.saloon_discard == (SALOON_KINDS.index(kind),)
    assert t.asked == [(1, "draw")]


def test_WAN_SALOON_03_the_turn_goes_on() -> None:
    t = table("", "", saloon="sheriff, ...", cavalry=True)
    t.play("0 draw:saloon")
    assert t.asked == [(0, "cavalry")]


def test_WAN_SALOON_04_saloon_cards_stay_in_the_discard() -> None:
    t = table("WB3", "DA3", saloon="sheriff, swindler, hunter, sheriff")
    assert len(t.table.saloon_discard) == 8
    t.play("0 draw:saloon", "1 draw:saloon", "0 draw:saloon")
    assert list(t.table.saloon_discard[8:]) == [SHERIFF, SWINDLER, HUNTER]
    assert t.deck("saloon") == ["sheriff"]
    assert t.match.view(1)["table"]["saloon_discard"][8:] == ["sheriff", "swindler", "hunter"]


@pytest.mark.parametrize("kind", SALOON_KINDS)
def test_WAN_SALOON_05_only_the_uncovered_card_is_hit(kind: str) -> None:
    stacks = ["", "LO1"]
    own = 0 if kind == "sheriff" else 1
    stacks[own] = "Kid Curry, Etta Place, Will Carver, LO1"
    t = drawn(kind, *stacks)
    t.play(f"0 hit:{own}:wild-bunch")
    assert t.told(kind)[0][-1] == CARDS["Will Carver"]
    assert t.names(own, "WB") == ["Kid Curry", "Etta Place"]


def test_WAN_SALOON_06_a_stack_of_one_vanishes() -> None:
    t = drawn("hunter", "", "WB1 DA2")
    assert "hit:1:wild-bunch" in t.legal
    t.play("0 hit:1:wild-bunch")
    assert t.stacks(1) == "DA2"
    t = table("WB1 DA1", "LO1", saloon="sheriff, hunter, sheriff, ...")
    t.play("0 draw:saloon", "0 hit:0:wild-bunch", "1 draw:saloon")
    assert t.told("hunter")[0][1] == 0
    assert t.stacks(0) == ""
    t.play("0 draw:saloon")
    assert t.told("nothing") == [(0, SHERIFF)]


def test_WAN_SALOON_07_the_card_under_it_is_uncovered_then() -> None:
    """Also WAN-RULING-06: last in, first out, also after removals."""
    t = table(
        "Kid Curry, Etta Place, Will Carver", "", saloon="sheriff, hunter, sheriff, sheriff, ..."
    )
    t.play("0 draw:saloon")
    assert t.names(0, "WB") == ["Kid Curry", "Etta Place"]
    t.play("1 draw:saloon")
    assert t.names(0, "WB") == ["Kid Curry"]
    t.play("0 draw:saloon")
    assert t.names(0, "WB") == []
    assert t.discard() == ["Will Carver", "Etta Place", "Kid Curry"]


@pytest.mark.parametrize("kind", SALOON_KINDS)
def test_WAN_SALOON_08_an_uncovered_leader_has_no_protection(kind: str) -> None:
    own = 0 if kind == "sheriff" else 1
    stacks = ["", ""]
    stacks[own] = "Kid Curry, Butch Cassidy, Bob Dalton"
    t = drawn(kind, *stacks)
    assert t.legal == [f"hit:{own}:wild-bunch", f"hit:{own}:daltons"]
    t.play(f"0 hit:{own}:wild-bunch")
    assert t.told(kind)[0][-1] == CARDS["Butch Cassidy"]


def test_WAN_SHERIFF_01_one_of_the_drawers_own_stacks() -> None:
    t = drawn("sheriff", "WB2 DA1 JY3", "LO2", "WB1")
    assert t.legal == ["hit:0:wild-bunch", "hit:0:daltons", "hit:0:james-younger"]
    t.play("0 hit:0:james-younger")
    assert [t.stacks(seat) for seat in range(3)] == ["WB2 DA1 JY2", "LO2", "WB1"]


def test_WAN_SHERIFF_02_the_outlaw_is_out_for_the_round() -> None:
    t = drawn("sheriff", "Kid Curry", "")
    assert t.discard() == ["Kid Curry"]
    assert "Kid Curry" not in t.deck("cripple-creek")
    assert t.stacks(0) == ""


def test_WAN_SHERIFF_03_nobody_else_pays_for_a_drawer_without_outlaws() -> None:
    t = drawn("sheriff", "", "WB3", "DA1")
    assert [t.stacks(seat) for seat in range(3)] == ["", "WB3", "DA1"]


def test_WAN_HUNTER_01_one_stack_of_one_opponent() -> None:
    t = table("WB1", "LO2", "DA1 JY1", "LO1", saloon="hunter, ...", turn=1)
    t.play("1 draw:saloon")
    assert t.legal == ["hit:0:wild-bunch", "hit:2:daltons", "hit:2:james-younger", "hit:3:loners"]
    t.play("1 hit:2:daltons")
    assert [t.stacks(seat) for seat in range(4)] == ["WB1", "LO2", "JY1", "LO1"]


def test_WAN_HUNTER_02_the_outlaw_is_out_for_the_round() -> None:
    t = drawn("hunter", "", "Kid Curry")
    assert t.discard() == ["Kid Curry"]
    assert "Kid Curry" not in t.deck("cripple-creek")
    assert [t.stacks(0), t.stacks(1)] == ["", ""]


def test_WAN_HUNTER_03_never_the_drawers_own_cards() -> None:
    t = drawn("hunter", "WB1 DA1 LO1", "", "")
    assert t.stacks(0) == "WB1 DA1 LO1"
    assert t.asked == [(1, "draw")]


def test_WAN_SWINDLER_01_one_stack_of_one_opponent() -> None:
    t = table("WB1", "LO2", "DA1 JY1", "LO1", saloon="swindler, ...", turn=1)
    t.play("1 draw:saloon")
    assert t.legal == ["hit:0:wild-bunch", "hit:2:daltons", "hit:2:james-younger", "hit:3:loners"]
    t.play("1 hit:3:loners")
    assert [t.stacks(seat) for seat in range(4)] == ["WB1", "LO3", "DA1 JY1", ""]


def test_WAN_SWINDLER_02_on_top_of_the_stack_of_its_gang_or_a_new_one() -> None:
    """Also WAN-RULING-07: on no other stack."""
    t = drawn("swindler", "Will Carver, Tom Horn", "Kid Curry, Bill Power")
    t.play("0 hit:1:wild-bunch")
    assert t.names(0, "WB") == ["Will Carver", "Kid Curry"]
    assert t.names(0, "LO") == ["Tom Horn"]
    t = drawn("swindler", "Will Carver, Tom Horn", "Kid Curry, Bill Power")
    t.play("0 hit:1:daltons")
    assert t.stacks(0) == "WB1 DA1 LO1"
    assert t.names(0, "DA") == ["Bill Power"]


def test_WAN_SWINDLER_03_only_the_swindler_is_discarded() -> None:
    t = drawn("swindler", "", "Kid Curry")
    assert t.discard() == []
    assert t.table.saloon_discard == (SWINDLER,)
    assert t.names(0, "WB") == ["Kid Curry"]


def test_WAN_SWINDLER_04_nothing_to_take() -> None:
    t = drawn("swindler", "WB2", "")
    assert t.stacks(0) == "WB2"
    assert t.asked == [(1, "draw")]


def test_WAN_SWINDLER_05_a_taken_leader_leads_for_its_new_owner() -> None:
    t = table("WB1", "Kid Curry, Elzy Lay, Butch Cassidy", saloon="swindler")
    t.play("0 draw:saloon")
    assert t.told("leader-decides") == [(0, WILD_BUNCH)]
    assert t.told("wanted") == [(0, WILD_BUNCH)]
    assert final("WB2", "WB2*").told("wanted") == [(1, WILD_BUNCH)]


def test_WAN_SWINDLER_06_a_taken_card_may_complete_the_four_gangs() -> None:
    """Also WAN-RULING-30: where that is the only target there is no way round it."""
    t = drawn("swindler", "WB1 DA1 LO1", "WB3 JY2")
    t.play("0 hit:1:james-younger")
    assert t.told("four-gangs") == [(0,)]
    assert t.points() == [8, 7]
    t = drawn("swindler", "WB1 DA1 LO1", "WB3 JY2")
    t.play("0 hit:1:wild-bunch")
    assert t.told("four-gangs") == []
    assert t.asked == [(1, "draw")]
