"""Spreading and burning down (BAN-SPR)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.bantam.board import ACRE, INTERIOR, JOINED, acre
from saloon.games.bantam.content import FIRE_TOKENS
from saloon.games.bantam.game import GAME
from saloon.games.bantam.moves import PLACE_TEXTS
from saloon.games.bantam.play.faint import faint
from saloon.games.bantam.play.fire.burning import growth, open_cabins, spots_of
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import DOUSE_IT, LIGHT, SPREAD
from tests.games.bantam.tables import West, place, table, west

FULL = [(0, "w_mill-cabin", n) for n in range(3)]


def night(dice: list[int] | None = None, **settings: Any) -> West:
    """The Night begins; seat 0 has raised fire 0, which is green, unless said otherwise."""
    given: dict[str, Any] = {
        "step": SPREAD, "active": 0, "raisers": [0], "fire_colours": [4],
        "at": {0: "town_square", 1: "town_square"}, **settings,
    }  # fmt: skip
    return west(dice or [], **given)


def spots(**settings: Any) -> list[str]:
    """Where fire 0 could grow."""
    t = table(raisers=[0], fire_colours=[4], **settings)
    found = growth(t, 0, open_cabins(t, 0))
    return [f"{PLACE_TEXTS[spot >> 2]}:{spot & 3}" for spot in found]


def test_each_raiser_adds_one_token() -> None:
    """BAN-SPR-01, BAN-SPR-06, BAN-SPR-10, BAN-RULING-70: to one of the own fires, by own choice."""
    w = night(fire=[(0, "w_mill", 0), (1, "p_gate", 0), (2, "k_gate", 0)], raisers=[0, 0, 1],
              fire_colours=[4, 2, 4])  # fmt: skip
    assert w.asked == [(0, "grow-fire")]
    assert w.menu(0) == ["flame:1", "flame:2"]
    w.play("0 flame:2")
    assert w.asked == [(0, "grow")]
    w.play("0 go:p_depot")
    assert w.asked == [(1, "grow")]
    w.play("1 go:k_reeds")
    assert len(w.state.fire) == 5
    w.cited("BAN-SPR-01", "BAN-SPR-06", "BAN-SPR-10")


@pytest.mark.silent("BAN-SPR-06")
def test_where_a_fire_can_go() -> None:
    """BAN-SPR-06: joined Acres of its colour; white ones from an Acre of that colour."""
    assert spots(fire=[(0, "w_mill", 0)]) == ["w_gate:0", "w_firs:0"]
    assert spots(fire=[(0, "w_mill", 0), (0, "w_gate", 0)]) == ["w_firs:0"]
    assert spots(fire=[(0, "w_grove", 0)]) == ["w_firs:0"]
    t = table(raisers=[0], fire_colours=[1], fire=[(0, "w_stand", 0)])
    assert [spot >> 2 for spot in growth(t, 0, [])] == [acre("w_cabin"), acre("w_den")]
    t = table(raisers=[0], fire_colours=[2], fire=[(0, "release_doc", 0)])
    names = [ACRE[spot >> 2].id for spot in growth(t, 0, [])]
    assert names == ["gate_plains", "town_square", "bank"]  # neither Doc Barber nor the alley


def test_a_cabin_catches_fire() -> None:
    """BAN-SPR-07: from the Acre, when the Intensity reaches the burn check, MAL8 here; no roll."""
    settings: dict[str, Any] = {"cabins": {"w_mill": 1}}
    fire = [(0, name, 0) for name in ("w_mill", "w_gate", "w_firs", "w_grove")]
    assert spots(fire=fire, **settings) == [f"w_mill-cabin:{n}" for n in range(3)]
    assert spots(fire=fire[:3], **settings) == ["w_grove:0"]
    w = night(fire=fire, stored={"w_mill": ["herb"]}, **settings)
    w.play("0 burn:w_mill:1")
    assert w.state.stored[3] == -1
    assert w.state.fire[-1] == place("w_mill-cabin") * 4
    w.cited("BAN-SPR-07", "BAN-FIR-10")


@pytest.mark.silent("BAN-SPR-07")
def test_another_fire_on_the_card_keeps_it_out() -> None:
    """BAN-SPR-07, BAN-RULING-77: tokens on one card belong to one fire."""
    fire = [(0, name, 0) for name in ("w_mill", "w_gate", "w_firs", "w_grove")]
    t = table(cabins={"w_mill": 1}, fire=[*fire, (1, "w_mill-cabin", 0)], raisers=[0, 1],
              fire_colours=[4, 4])  # fmt: skip
    assert growth(t, 0, open_cabins(t, 0)) == []


def test_a_cabin_fire_stays_on_its_card() -> None:
    """BAN-SPR-08."""
    w = night(fire=FULL[:1], cabins={"w_mill": 1})
    assert w.menu(0) == ["burn:w_mill:2", "burn:w_mill:3"]
    w.play("0 burn:w_mill:3")
    w.cited("BAN-SPR-08")


def test_burning_down() -> None:
    """BAN-SPR-02..04, BAN-CAB-15, BAN-NOT-09: all is lost, the task too; the Acre burns."""
    w = night(fire=FULL, cabins={"w_mill": 1}, ground={"w_mill-cabin": ["gem"]},
              tasks={1: [1]})  # fmt: skip
    assert w.state.cabin[acre("w_mill")] == -1
    assert (w.state.np[1], w.state.supply[4]) == (0, 8)
    assert w.told("burn-down") == [(0, acre("w_mill"), 1)]
    assert w.told("fire") == [(0, acre("w_mill"))]
    assert w.menu(0) == ["go:w_gate", "go:w_firs"]  # and grows at once
    w.cited("BAN-SPR-02", "BAN-SPR-03", "BAN-SPR-04", "BAN-CAB-15", "BAN-NOT-09")


def test_a_foe_inside() -> None:
    """BAN-ENM-10: it gives nothing and goes to the reserve."""
    w = night(fire=FULL, cabins={"w_mill": 1}, foes={"w_mill-cabin": "wolf_1"})
    assert w.told("foe-burned") == [(0,)]
    w.cited("BAN-ENM-10")


@pytest.mark.silent("BAN-BRE-08")
def test_the_own_cabin() -> None:
    """BAN-SPR-03, BAN-BRE-08, BAN-RULING-75: may be burned; the owner inside is no trespasser."""
    w = night(fire=FULL, cabins={"w_mill": 0}, at={0: "town_square", 1: "w_mill-cabin"},
              goods={1: {"hide": 1}})  # fmt: skip
    assert w.where(1) == "jail"
    w = night(fire=FULL, cabins={"w_mill": 1}, at={0: "town_square", 1: "w_mill-cabin"})
    assert (w.where(1), w.state.vig[1]) == ("doc", 0)


def test_in_the_mountains_nothing_follows() -> None:
    """BAN-SPR-04, BAN-SPR-09, BAN-RULING-76."""
    w = night(fire=[(0, "m_dig-cabin", n) for n in range(3)], cabins={"m_dig": 1},
              fire_colours=[1])  # fmt: skip
    assert (w.state.fire, w.state.cabin[acre("m_dig")]) == ((), -1)
    w.cited("BAN-SPR-09")


@pytest.mark.silent("BAN-FIR-13")
def test_burning_out() -> None:
    """BAN-SPR-05, BAN-FIR-13, BAN-RULING-112: nowhere to go: all its tokens are removed."""
    w = night(fire=[(0, "w_hollow", 0)], fire_colours=[0])
    assert (w.state.fire, w.told("burn-out")) == ((), [(0,)])
    w.cited("BAN-SPR-05")
    w = night(fire=[(0, name, 0) for name in ("w_mill", "w_gate", "w_firs", "w_grove")])
    assert w.state.fire == ()


@pytest.mark.silent("BAN-FIR-14")
def test_a_cabin_in_a_hidden_acre() -> None:
    """BAN-FIR-14: a fire without a colour stays on the card until it burns down."""
    w = night(fire=[(0, "m_gallery-cabin", 0)], cabins={"m_gallery": 1}, fire_colours=[0])
    assert w.menu(0) == ["burn:m_gallery:2", "burn:m_gallery:3"]


def test_no_interaction_at_night() -> None:
    """BAN-SPR-10, BAN-FIR-09: 1 Wound for whoever sleeps there; none for a friend of the fire."""
    for friend, left in ((0, 3), (1, 4)):
        t = table(step=SPREAD, at={1: "w_gate"}, fire=[(0, "w_mill", 0)], raisers=[0],
                  fire_colours=[4])  # fmt: skip
        t.befriended[1] = friend
        w = West(GAME, t, [6])
        w.play("0 go:w_gate")
        assert w.state.vig[1] == left
        w.cited("BAN-SPR-10", "BAN-FIR-09", "BAN-FIN-08")


def test_no_token_to_grow_with() -> None:
    """BAN-FIR-08, BAN-RULING-78."""
    everywhere = [(0, row.id, 0) for row in ACRE[1 : FIRE_TOKENS + 1]]
    w = night(fire=everywhere)
    assert len(w.state.fire) == FIRE_TOKENS
    w.cited("BAN-FIR-08")


@pytest.mark.silent("BAN-JAI-08")
def test_a_raiser_in_jail_still_chooses() -> None:
    """BAN-RULING-95, BAN-JAI-08."""
    w = night(fire=[(0, "w_mill", 0)], at={0: "jail", 1: "town_square"})
    assert w.asked == [(0, "grow")]


@pytest.mark.parametrize(("fire", "where"), [("w_mill", "jail"), ("", "doc")])
def test_a_raiser_is_one_while_the_fire_burns(fire: str, where: str) -> None:
    """BAN-SPR-12: who faints then goes to Jail; once the last token is gone, to Doc Barber."""
    burning = [(0, fire, 0)] if fire else []
    w = west(at={0: "w_look"}, vig={0: 0}, fire=burning, raisers=[0], fire_colours=[4],
             more={"felled": 0})  # fmt: skip
    faint(w.state, 0)
    assert w.where(0) == where
    if not fire:
        assert not w.fired("BAN-SPR-12")


def is_whole(t: Table, fire: int) -> bool:
    """Whether the tokens of a fire are connected, each Cabin's with its Acre's or by themselves."""
    places = {spot >> 2 for spot in spots_of(t, fire)}
    first = min(places)
    reached = {first}
    while True:
        more = {
            other
            for other in places - reached
            for one in reached
            if abs(one - other) == INTERIOR or (one < INTERIOR and other in JOINED[one])
        }
        if not more:
            return reached == places
        reached |= more


@pytest.mark.parametrize("seed", ["ash", "cinder", "spark"])
def test_no_fire_is_ever_cut_in_two(seed: str) -> None:
    """BAN-INT-02, BAN-SPR-11, BAN-INV-17: nothing takes a token out of the middle of a fire.

    Arsonists light, grow and douse what they can; every fire stays whole and has a Fire-Raiser.
    """
    weapons = {who: ["kerosene", "pitch_bow", "nether_lantern", "branding_iron"][who:: 2]
               for who in range(2)}  # fmt: skip
    t = table(
        weapons=weapons, characters=("hannah", "levi"), at={0: "w_mill", 1: "p_bed"},
        cabins={"w_mill": 0, "p_herd": 1}, skills={0: {"mal": 6}, 1: {"mal": 6}},
    )  # fmt: skip
    t.rng = Rng.seeded(seed)
    match = Match(GAME, table=t)
    rng = Rng.seeded(seed)
    fires = 0
    for _ in range(400):
        ask = match.asks[0]
        hot = [move for move in ask.moves if move in (LIGHT, DOUSE_IT)]
        moves = hot or ask.moves
        match.play(ask.seat, moves[rng.below(len(moves))])
        for fire in {token >> 10 for token in t.fire}:
            fires += 1
            assert is_whole(t, fire)
            assert t.raiser[fire] in (0, 1)
    assert fires > 100
