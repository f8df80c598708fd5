"""Optional rule: For a Fistful of Dollars (WAN-DOLLAR)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.errors import IllegalMove
from saloon.engine.event import EVERYBODY
from saloon.games.wanted.content import OUTLAWS, SALOON_KINDS
from tests.games.wanted.setting import CARDS, Setting, final, fresh, table

TOWNS = ("tombstone", "cripple-creek", "dodge-city", "deadwood")


def dollars(*stacks: str, **settings: Any) -> Setting:
    """A table with the rule on."""
    return table(*(stacks or ("", "")), dollars=True, **settings)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_WAN_DOLLAR_01_two_tiles_each_at_the_start(seats: int) -> None:
    assert fresh(seats, dollars=True).table.tiles == [2] * seats
    assert fresh(seats).table.tiles == [0] * seats


@pytest.mark.parametrize("left", [[0, 0, 0], [2, 1, 0], [2, 2, 2]])
def test_WAN_DOLLAR_01_and_of_every_later_round(left: list[int]) -> None:
    """Also WAN-RULING-15: what is left over is not kept."""
    t = dollars("WB2", "DA3", "", tiles=left, tombstone="Etta Place")
    t.play(*(["0 save"] if left[0] else []), "0 draw:tombstone")
    assert t.table.round == 2
    assert t.table.tiles == [2, 2, 2]
    assert [player["tiles"] for player in t.match.view()["table"]["players"]] == [2, 2, 2]


def test_WAN_DOLLAR_02_one_tile_a_turn_before_the_draw() -> None:
    t = dollars()
    assert t.asked == [(0, "dollars")]
    with pytest.raises(IllegalMove):
        t.play("1 look:saloon")
    t.play("0 look:saloon")
    assert t.table.tiles == [1, 2]
    assert t.asked == [(0, "draw")]
    for late in ("look:tombstone", "bury:tombstone", "save"):
        with pytest.raises(IllegalMove):
            t.play(f"0 {late}")
    t.play("0 draw:tombstone")
    assert t.asked == [(1, "dollars")]


def test_WAN_DOLLAR_02_it_may_be_saved() -> None:
    t = dollars()
    assert t.legal[0] == "save"
    t.play("0 save")
    assert t.table.tiles == [2, 2]
    assert t.match.events == []
    assert t.asked == [(0, "draw")]


def test_WAN_DOLLAR_02_nothing_to_spend_nothing_asked() -> None:
    t = dollars(tiles=[0, 1])
    assert t.asked == [(0, "draw")]
    t.play("0 draw:tombstone")
    assert t.asked == [(1, "dollars")]
    t.play("1 look:tombstone", "1 draw:saloon", "0 draw:tombstone")
    assert t.asked == [(1, "draw")]
    assert table("", "").asked == [(0, "draw")]


@pytest.mark.parametrize("town", TOWNS)
def test_WAN_DOLLAR_03_the_face_up_card_goes_under_its_deck(town: str) -> None:
    t = dollars(seed=town)
    before = {deck: t.deck(deck) for deck in TOWNS}
    top, *under = before[town]
    t.play(f"0 bury:{town}")
    assert t.deck(town) == [*under, top]
    assert t.seen(None, town)["up"] == OUTLAWS[CARDS[under[0]]].id
    assert t.told("shows") == [(TOWNS.index(town), CARDS[under[0]])]
    assert {deck: t.deck(deck) for deck in TOWNS if deck != town} == {
        deck: cards for deck, cards in before.items() if deck != town
    }


@pytest.mark.parametrize("deck", [*TOWNS, "saloon"])
def test_WAN_DOLLAR_04_a_look_leaves_the_card_in_place(deck: str) -> None:
    t = dollars()
    before = t.table.decks[:]
    t.play(f"0 look:{deck}")
    assert t.table.decks == before
    cards = t.deck(deck)
    expected = cards[0] if deck == "saloon" else OUTLAWS[CARDS[cards[1]]].id
    assert t.seen(0, deck)["next"] == expected
    whispered = [event for event in t.match.events if event.to == 0]
    assert len(whispered) == 1
    number = SALOON_KINDS.index(cards[0]) if deck == "saloon" else CARDS[cards[1]]
    assert whispered[0].args[-1] == number


def test_WAN_DOLLAR_05_bury_towns_look_anywhere() -> None:
    assert dollars().legal == [
        "save",
        *[f"bury:{town}" for town in TOWNS],
        *[f"look:{town}" for town in TOWNS],
        "look:saloon",
    ]


@pytest.mark.parametrize("town", TOWNS)
def test_WAN_DOLLAR_06_not_where_the_cavalry_stands(town: str) -> None:
    t = dollars(horse=town)
    assert f"bury:{town}" not in t.legal
    assert f"look:{town}" not in t.legal
    assert len(t.legal) == 1 + 3 + 3 + 1


def test_WAN_DOLLAR_07_not_where_only_the_face_up_card_is_left() -> None:
    """Also WAN-RULING-16."""
    t = dollars(tombstone="Etta Place", deadwood="Bill Doolin, Wood Hite", saloon="sheriff")
    assert t.legal == [
        "save",
        *[f"bury:{town}" for town in TOWNS[1:]],
        *[f"look:{town}" for town in TOWNS[1:]],
        "look:saloon",
    ]


@pytest.mark.parametrize("deck", [*TOWNS, "saloon"])
@pytest.mark.parametrize("action", ["bury:dodge-city", "look:dodge-city", "look:saloon"])
def test_WAN_DOLLAR_08_the_draw_is_as_usual(action: str, deck: str) -> None:
    t = dollars()
    t.play(f"0 {action}")
    assert t.legal == [*[f"draw:{town}" for town in TOWNS], "draw:saloon"]
    left = t.seen(0, deck)["left"]
    t.play(f"0 draw:{deck}")
    assert left == t.seen(0, deck)["left"] + 1  # type: ignore[operator]
    assert t.asked == [(1, "dollars")]


def test_WAN_DOLLAR_09_spent_tiles_are_gone_for_the_round() -> None:
    t = dollars()
    t.play("0 look:saloon", "0 draw:tombstone", "1 save", "1 draw:saloon")
    assert t.table.tiles == [1, 2]
    t.play("0 bury:deadwood", "0 draw:deadwood")
    assert t.table.tiles == [0, 2]
    t.play("1 look:deadwood", "1 draw:saloon")
    assert t.asked == [(0, "draw")]
    assert t.table.tiles == [0, 1]


def test_WAN_DOLLAR_10_all_see_the_action_one_the_card() -> None:
    t = dollars("", "", "", tombstone="Grat Dalton, Etta Place, ...")
    t.play("0 bury:tombstone", "0 draw:saloon", "1 look:tombstone")
    public = [event for event in t.match.events if event.to == EVERYBODY]
    assert [e.args for e in public if e.kind == "bury"] == [(0, 0, CARDS["Grat Dalton"])]
    assert [e.args for e in public if e.kind == "look"] == [(1, 0)]
    private = [event for event in t.match.events if event.to != EVERYBODY]
    assert [event.to for event in private] == [1]
    for seat in (None, 0, 2):
        assert "next" not in t.seen(seat, "tombstone")
        assert t.seen(seat, "tombstone")["looked_by"] == [1]
        assert t.seen(seat, "tombstone")["buried"] == ["DA-04"]
        assert private[0] not in t.match.events_for(seat)


def test_WAN_DOLLAR_11_burying_changes_no_size_and_ends_no_round() -> None:
    t = dollars("WB1 DA1 LO1", "", tombstone="Etta Place, Frank James")
    t.play("0 bury:tombstone")
    assert t.deck("tombstone") == ["Frank James", "Etta Place"]
    assert t.asked == [(0, "draw")]
    assert t.told("empty-deck") == t.told("four-gangs") == []
    assert t.stacks(0) == "WB1 DA1 LO1"


def test_WAN_DOLLAR_12_tiles_are_worth_nothing() -> None:
    t = final("WB2", "DA2", "", tiles=[0, 2, 1], dollars=True)
    assert t.points() == [3, 3, 0]
    assert t.told("points-tie") == [(3,)]


def test_WAN_RULING_46_a_look_is_remembered_until_the_card_is_turned_up() -> None:
    t = dollars("", "", "", tombstone="Grat Dalton, Etta Place, Frank James, ...")
    t.play("0 look:tombstone", "0 draw:saloon")
    assert t.seen(0, "tombstone")["next"] == "WB-02"
    t.play("1 look:tombstone", "1 draw:deadwood", "2 save")
    assert t.seen(0, "tombstone")["next"] == t.seen(1, "tombstone")["next"] == "WB-02"
    assert t.seen(2, "tombstone")["looked_by"] == [0, 1]
    t.play("2 draw:tombstone")
    for seat in (None, 0, 1, 2):
        assert t.seen(seat, "tombstone")["looked_by"] == []
        assert "next" not in t.seen(seat, "tombstone")
        assert t.seen(seat, "tombstone")["up"] == "WB-02"


def test_WAN_RULING_46_or_buried_over_or_drawn() -> None:
    t = dollars("", "", "", tombstone="Grat Dalton, Etta Place, Frank James, ...")
    t.play("0 look:tombstone", "0 draw:saloon", "1 bury:tombstone")
    assert t.seen(0, "tombstone")["looked_by"] == []
    assert t.seen(2, "tombstone")["up"] == "WB-02"
    t = dollars("", "", saloon="sheriff, hunter, ...")
    t.play("0 look:saloon", "0 draw:tombstone")
    assert t.seen(0, "saloon")["next"] == "sheriff"
    t.play("1 save", "1 draw:saloon")
    assert "next" not in t.seen(0, "saloon")
    assert t.told("saloon") == [(1, 0)]


def test_WAN_DOLLAR_10_a_buried_card_is_known_to_lie_lowest_until_turned_up() -> None:
    t = dollars("", "", tombstone="Grat Dalton, Etta Place, Frank James")
    t.play("0 bury:tombstone", "0 draw:saloon")
    assert t.seen(None, "tombstone")["buried"] == ["DA-04"]
    t.play("1 bury:tombstone", "1 draw:saloon")
    assert t.deck("tombstone") == ["Frank James", "Grat Dalton", "Etta Place"]
    assert t.seen(None, "tombstone")["buried"] == ["WB-02", "DA-04"]
    t.play("0 bury:tombstone")
    assert t.deck("tombstone") == ["Grat Dalton", "Etta Place", "Frank James"]
    # Grat Dalton is face up again: no longer a buried card.
    assert t.seen(None, "tombstone")["up"] == "DA-04"
    assert t.seen(None, "tombstone")["buried"] == ["JY-04", "WB-02"]
    t.play("0 draw:tombstone")
    assert t.seen(None, "tombstone")["up"] == "WB-02"
    assert t.seen(None, "tombstone")["buried"] == ["JY-04"]
