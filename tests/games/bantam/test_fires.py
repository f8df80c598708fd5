"""Starting fires (BAN-FIR), and their Intensity (BAN-INT)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.board import ACRE, BLACK_ACRE, COLOUR_OF, acre
from saloon.games.bantam.content import FIRE_TOKENS
from saloon.games.bantam.play.fire.burning import colours_for, growth, intensity
from tests.games.bantam.tables import CARD_NO, place, west

GREEN = 4
BLUE = 8


def lit(w: Any) -> list[list[str]]:
    """The places that burn, oldest first."""
    return [token["tokens"] for token in w.match.view(0)["table"]["fires"]]


def test_a_wildfire() -> None:
    """BAN-FIR-01, BAN-FIR-02, BAN-FIR-06, BAN-FIR-14: no Grit, no check; one colour, one raiser."""
    w = west(at={0: "w_gate"}, weapons={0: ["kerosene"]})
    w.play("0 light")
    assert w.menu(0) == ["go:w_gate", "go:w_mill", "go:w_firs"]
    w.play("0 go:w_mill")
    assert (w.state.burning(acre("w_mill")), w.state.raiser, w.state.fire_colour) == (
        True, (0,), (GREEN,),
    )  # fmt: skip
    assert (w.state.grit[0], w.state.tired[CARD_NO["kerosene"]]) == (4, 1)
    assert w.match.view(0)["table"]["fire_left"] == FIRE_TOKENS - 1
    w.cited("BAN-FIR-01", "BAN-FIR-02", "BAN-FIR-06", "BAN-FIR-07", "BAN-FIR-14", "BAN-SPR-12")


def test_the_tile_may_ask_for_a_check() -> None:
    """BAN-FIR-02, BAN-FIR-05: MAL6 in the Wetlands; failing costs the starter."""
    for die, burning in ((4, True), (3, False)):
        w = west([die], at={0: "k_gate"}, weapons={0: ["kerosene"]})
        w.play("0 light", "0 go:k_reeds")
        assert w.state.burning(acre("k_reeds")) == burning
        assert w.state.tired[CARD_NO["kerosene"]] == 1
    w.cited("BAN-FIR-05")


def test_a_modifier_helps() -> None:
    """BAN-CHK-12: a Pitch Bow adds 1, a Branding Iron takes 1 off."""
    w = west([3], at={0: "k_gate"}, weapons={0: ["pitch_bow"]})
    w.play("0 light", "0 go:k_reeds")
    assert w.state.burning(acre("k_reeds"))
    w = west([4], at={0: "k_gate"}, weapons={0: ["branding_iron"]})
    w.play("0 light")
    assert not w.state.burning(acre("k_gate"))


@pytest.mark.silent("BAN-FIR-02")
def test_nothing_but_cabins_burns_in_the_mountains() -> None:
    """BAN-FIR-02, BAN-FIR-03, BAN-SPR-09, BAN-LOS-08: a Cabin is a target like its Acre."""
    assert "light" not in west(at={0: "m_gate"}, weapons={0: ["kerosene"]}).menu(0)
    w = west([6], at={0: "m_gate"}, weapons={0: ["kerosene"]}, cabins={"m_dig": 1})
    w.play("0 light")
    assert w.menu(0) == ["burn:m_dig:1", "burn:m_dig:2", "burn:m_dig:3"]
    w.play("0 burn:m_dig:2")
    assert w.state.burning(place("m_dig-cabin"))
    w.cited("BAN-FIR-03", "BAN-SPR-09", "BAN-LOS-08", "BAN-BRE-08")


def test_a_cabin_fire() -> None:
    """BAN-FIR-03, BAN-FIR-10, BAN-RULING-72, BAN-RULING-41.

    On a slot, by the printed check; its goods burn.
    """
    w = west([6], at={0: "w_mill"}, items={0: "matches"}, cabins={"w_mill": 1},
             stored={"w_mill": ["lumber", "herb"]}, skills={0: {"mal": 2}})  # fmt: skip
    w.play("0 light")
    assert w.menu(0) == ["burn:w_mill:1", "burn:w_mill:2", "burn:w_mill:3"]  # never the Acre
    w.play("0 burn:w_mill:1")
    assert w.state.stored[3:6] == [-1, 2, -1]
    assert w.state.vig[0] == 4  # not inside
    assert not w.state.burning(acre("w_mill"))
    w.cited("BAN-FIR-03", "BAN-FIR-10")


def test_failing_to_burn_a_cabin_is_a_crime() -> None:
    """BAN-FIR-05, BAN-CRI-01, BAN-CRI-02: to Jail, if the last Will Power goes with it."""
    w = west([1, 1], at={0: "w_mill"}, items={0: "matches"}, cabins={"w_mill": 1},
             wil={0: 1}, vig={0: 1})  # fmt: skip
    w.play("0 light", "0 burn:w_mill:1", "0 reroll")
    assert w.where(0) == "jail"
    w.cited("BAN-CRI-01", "BAN-CRI-02", "BAN-FIR-05")
    w = west([1, 1], at={0: "w_mill"}, items={0: "matches"}, cabins={"w_mill": 0},
             wil={0: 1}, vig={0: 1})  # fmt: skip
    w.play("0 light", "0 burn:w_mill:1", "0 reroll")
    assert w.where(0) == "doc"


@pytest.mark.silent("BAN-FIR-12", "BAN-SHP-11")
def test_a_town_fire() -> None:
    """BAN-FIR-04, BAN-SHP-11, BAN-FIR-12, BAN-RULING-103.

    MAL8; a burning store is closed; never Doc or Jail.
    """
    w = west([6], at={0: "release_doc"}, weapons={0: ["kerosene"]}, skills={0: {"mal": 2}})
    w.play("0 light")
    assert "go:bank" in w.menu(0)
    assert not {"go:doc", "go:jail", "go:alley"} & set(w.menu(0))
    w.play("0 go:bank", "0 colour:green")
    assert (w.state.burning(acre("bank")), w.state.fire_colour) == (True, (GREEN,))
    w.cited("BAN-FIR-04", "BAN-FIR-14")


@pytest.mark.parametrize(
    ("name", "colours"),
    [("w_mill", GREEN), ("w_grove", GREEN | BLUE), ("w_den", 1 | 16), ("w_hollow", 0)],
)
@pytest.mark.silent("BAN-FIR-14")
def test_colours(name: str, colours: int) -> None:
    """BAN-FIR-14: of the Acre; of a white one those joined to it; of a black one none."""
    assert colours_for(acre(name)) == colours


def test_the_raiser_chooses_among_several() -> None:
    """BAN-FIR-14."""
    w = west(at={0: "w_firs"}, weapons={0: ["kerosene"]})
    w.play("0 light", "0 go:w_grove")
    assert w.menu(0) == ["colour:green", "colour:blue"]
    w.play("0 colour:blue")
    assert w.state.fire_colour == (BLUE,)


def test_a_hidden_acre_burns_only_from_inside() -> None:
    """BAN-FIR-13, BAN-RULING-112: without a colour; it cannot grow."""
    assert COLOUR_OF[acre("w_hollow")] == BLACK_ACRE
    w = west(at={0: "w_mill"}, weapons={0: ["kerosene"]})
    w.play("0 light")
    assert "go:w_hollow" not in w.menu(0)
    w = west(at={0: "w_hollow"}, weapons={0: ["kerosene"]})
    w.play("0 light", "0 endure")
    assert (w.state.fire_colour, growth(w.state, 0, [])) == ((0,), [])
    w.cited("BAN-FIR-13")


def test_one_token_an_acre() -> None:
    """BAN-FIR-07, BAN-FIR-15: a full place cannot be chosen; more starters add more tokens."""
    w = west(at={0: "w_gate"}, weapons={0: ["kerosene", "nether_lantern"]})
    w.play("0 light", "0 tool:kerosene", "0 go:w_mill", "0 light")
    assert w.menu(0) == ["go:w_gate", "go:w_firs"]
    w.play("0 go:w_firs")
    assert w.told("joins") == [(0, 0)]
    assert intensity(w.state, 0) == 6
    w.cited("BAN-FIR-06", "BAN-FIR-07", "BAN-FIR-15")
    w = west(at={0: "w_mill"}, items={0: "matches"}, cabins={"w_mill": 1},
             fire=[(0, "w_mill-cabin", n) for n in range(3)], raisers=[0],
             fire_colours=[4])  # fmt: skip
    assert "light" not in w.menu(0)


def test_no_tokens_left() -> None:
    """BAN-FIR-08: no fire can be started."""
    everywhere = [row.id for row in ACRE[12 : 12 + FIRE_TOKENS]]
    w = west(at={0: "w_gate"}, weapons={0: ["kerosene"]}, raisers=[1], fire_colours=[2],
             fire=[(0, name, 0) for name in everywhere])  # fmt: skip
    assert "light" not in w.menu(0)
    w.cited("BAN-FIR-08")


def test_who_stands_there() -> None:
    """BAN-FIR-09: 1 Wound for all but the turn player, who may do something about it."""
    w = west([6, 6], at={0: "w_grove", 1: "w_grove"}, weapons={0: ["kerosene"]},
             foes={"w_grove": "wolf_1"})  # fmt: skip
    w.play("0 light", "0 go:w_grove", "0 colour:green")
    assert w.asked == [(0, "flames")]
    w.play("0 befriend")
    assert (w.state.vig, w.state.wounds[0]) == ([4, 3], 1)
    w.cited("BAN-FIR-09", "BAN-FIN-01")


def test_who_is_inside() -> None:
    """BAN-FIR-09, BAN-FIR-10: of a Cabin fire only those in the Cabin, and what lies there."""
    w = west([6], seats=3, at={0: "w_gate", 1: "w_mill-cabin", 2: "w_mill"},
             characters=("hannah", "levi", "mika"), cabins={"w_mill": 1},
             ground={"w_mill-cabin": ["hide"], "w_mill": ["herb"]})  # fmt: skip
    w.play("0 light", "0 burn:w_mill:1")
    assert w.state.vig == [4, 3, 4]
    assert (w.lying("w_mill-cabin"), w.lying("w_mill")) == ([], ["herb"])


def test_loose_things_burn() -> None:
    """BAN-FIR-10: goods and Heads to the Supply and the reserve, Items under their stack."""
    w = west(at={0: "w_gate"}, weapons={0: ["kerosene"]},
             ground={"w_mill": ["hide", "gem", "dollar", "rope"]})  # fmt: skip
    w.play("0 light", "0 go:w_mill")
    assert (w.lying("w_mill"), w.state.supply[1], w.state.supply[4]) == ([], 20, 8)
    w.cited("BAN-FIR-10")


def test_fire_stops_work_and_rest() -> None:
    """BAN-FIR-11, BAN-END-04: also beside a burning Cabin."""
    burning: dict[str, Any] = {"raisers": [1], "fire_colours": [4]}
    w = west(at={0: "w_mill"}, fire=[(0, "w_mill-cabin", 0)], cabins={"w_mill": 0}, **burning)
    assert "work" not in w.menu(0)
    w.cited("BAN-FIR-11", "BAN-END-04")
    assert "enter" in w.menu(0)  # BAN-FIR-12: it may be used otherwise


@pytest.mark.silent("BAN-INT-01")
def test_what_counts_for_a_fire() -> None:
    """BAN-INT-01, BAN-RULING-71, BAN-RULING-111.

    Base 5, and 1 for each other token, those on a Cabin included.
    """
    w = west(at={0: "p_gate"}, cabins={"w_mill": 1}, raisers=[0], fire_colours=[4],
             fire=[(0, "w_gate", 0), (0, "w_mill", 0), (0, "w_mill-cabin", 0)])  # fmt: skip
    assert intensity(w.state, 0) == 7
    assert lit(w) == [["w_gate", "w_mill", "w_mill-cabin"]]
