"""Optional rule: The Cavalry (WAN-CAV)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.errors import IllegalMove
from saloon.games.wanted.state import NOWHERE
from tests.games.wanted.setting import CARDS, Setting, final, fresh, table

TOWNS = ("tombstone", "cripple-creek", "dodge-city", "deadwood")
RIDES = [f"ride:{town}" for town in TOWNS]
DRAWS = [*[f"draw:{town}" for town in TOWNS], "draw:saloon"]


def cavalry(*stacks: str, **settings: Any) -> Setting:
    """A table with the rule on."""
    return table(*(stacks or ("", "")), cavalry=True, **settings)


def test_WAN_CAV_01_beside_the_decks_at_the_start_of_a_round() -> None:
    """Also WAN-RULING-17."""
    t = fresh(3, cavalry=True)
    assert t.table.horse == NOWHERE
    assert t.match.view()["table"]["cavalry"] is None
    assert t.legal == DRAWS
    t = final("WB2", "DA3", horse="dodge-city")
    assert t.table.round == 2
    assert t.table.horse == NOWHERE
    assert t.legal == DRAWS


@pytest.mark.parametrize("deck", ["tombstone", "saloon"])
def test_WAN_CAV_02_after_the_draw_it_may_be_put_on_a_town(deck: str) -> None:
    t = cavalry(saloon="sheriff, ...")
    t.play(f"0 draw:{deck}")
    assert t.asked == [(0, "cavalry")]
    assert t.legal == ["leave", *RIDES]
    t.play("0 ride:deadwood")
    assert t.told("cavalry") == [(0, 3)]
    assert t.match.view(1)["table"]["cavalry"] == "deadwood"
    assert t.asked == [(1, "draw")]


@pytest.mark.parametrize("town", TOWNS)
def test_WAN_CAV_02_moved_to_another_town_or_left(town: str) -> None:
    """Also WAN-RULING-18: leaving it is not moving it."""
    t = cavalry(horse=town)
    t.play("0 draw:saloon")
    assert t.legal == ["leave", *[ride for ride in RIDES if ride != f"ride:{town}"]]
    t.play("0 leave")
    assert t.told("cavalry") == []
    assert t.match.view()["table"]["cavalry"] == town


@pytest.mark.silent("WAN-CAV-02")
def test_WAN_CAV_02_without_the_rule_nobody_is_asked() -> None:
    t = table("", "")
    t.play("0 draw:tombstone")
    assert t.asked == [(1, "draw")]


def test_WAN_CAV_03_never_on_the_saloon_and_never_off_the_towns() -> None:
    t = cavalry()
    assert [move for move in t.match.game.moves if move.startswith("ride")] == RIDES
    t.play("0 draw:tombstone", "0 ride:tombstone")
    for seat in (1, 0, 1, 0):
        t.play(f"{seat} draw:deadwood")
        assert t.legal == ["leave", *RIDES[1:]]
        t.play(f"{seat} leave")
        assert t.table.horse == 0


@pytest.mark.parametrize("town", TOWNS)
def test_WAN_CAV_04_nobody_draws_there(town: str) -> None:
    t = cavalry("", "", "", saloon="sheriff, sheriff, sheriff, ...")
    t.play("0 draw:saloon", f"0 ride:{town}")
    for seat in (1, 2, 0):
        assert t.asked == [(seat, "draw")]
        assert t.legal == [draw for draw in DRAWS if draw != f"draw:{town}"]
        with pytest.raises(IllegalMove):
            t.play(f"{seat} draw:{town}")
        t.play(f"{seat} draw:saloon", f"{seat} leave")


def test_WAN_CAV_05_no_dollars_action_there() -> None:
    t = cavalry(horse="cripple-creek", dollars=True)
    assert t.legal == [
        "save",
        "bury:tombstone",
        "bury:dodge-city",
        "bury:deadwood",
        "look:tombstone",
        "look:dodge-city",
        "look:deadwood",
        "look:saloon",
    ]


def test_WAN_CAV_06_it_stays_until_somebody_moves_it() -> None:
    t = cavalry("WB1", "", horse="deadwood", saloon="sheriff, hunter, sheriff, ...")
    for seat in (0, 1, 0):
        t.play(f"{seat} draw:saloon", f"{seat} leave")
        assert t.table.horse == 3
    t.play("1 draw:tombstone", "1 ride:tombstone")
    assert t.table.horse == 0
    assert t.legal == DRAWS[1:]


def test_WAN_CAV_07_it_touches_neither_cards_nor_effects_nor_scoring() -> None:
    t = cavalry("", "Sundance Kid", horse="deadwood", saloon="swindler, hunter, ...")
    up = t.seen(0, "deadwood")["up"]
    t.play("0 draw:saloon")
    # Sundance Kid is of Deadwood, where the Cavalry stands.
    assert t.told("swindler") == [(0, 1, CARDS["Sundance Kid"])]
    t.play("0 leave", "1 draw:saloon")
    assert t.told("hunter") == [(1, 0, CARDS["Sundance Kid"])]
    assert t.seen(0, "deadwood")["up"] == up
    plain, ridden = final("WB4", "JY2 LO1"), final("WB4", "JY2 LO1", horse="tombstone")
    for kind in ("wanted", "points", "one"):
        assert plain.told(kind) == ridden.told(kind) != []


def test_WAN_CAV_08_no_move_on_a_turn_that_ended_the_round() -> None:
    t = cavalry("WB1 DA1 LO1", "WB3", tombstone="Frank James, ...")
    t.play("0 draw:tombstone")
    assert t.told("cavalry") == []
    assert t.table.round == 2
    assert t.asked[0][1] == "draw"
    t = cavalry("", "WB3", saloon="sheriff")
    t.play("0 draw:saloon")
    assert t.table.round == 2


def test_WAN_CAV_09_three_towns_and_the_saloon_are_always_open() -> None:
    t = cavalry(
        tombstone="Etta Place",
        cripple_creek="Kid Curry",
        dodge_city="Lonny Logan",
        deadwood="Sundance Kid",
        saloon="sheriff",
        horse="dodge-city",
    )
    assert len(t.legal) == 4
    t.play("0 draw:deadwood")
    assert t.told("empty-deck") == [(3,)]


def test_WAN_RULING_19_it_may_stand_on_a_town_with_one_card() -> None:
    t = cavalry(tombstone="Etta Place")
    t.play("0 draw:deadwood")
    assert "ride:tombstone" in t.legal


def test_WAN_RULING_20_the_reveal_comes_before_the_move() -> None:
    t = cavalry(tombstone="Grat Dalton, Etta Place, ...")
    t.play("0 draw:tombstone", "0 ride:tombstone")
    kinds = [event.kind for event in t.match.events]
    assert kinds == ["take", "shows", "cavalry"]
    assert t.seen(1, "tombstone")["up"] == "WB-02"
