"""Every weapon, Hunter Skill and Mount Skill: what is special about it, by what happens in a fight.

Both fighters have 2 in every skill: with a six each check of a card is passed, with a one none.
"""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.cards import CARD, GUN, OWNABLE, WEAPONS
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import CARD_NO, West

SKILLS = {"agl": 2, "str": 2, "mal": 2, "snk": 2, "per": 2, "wis": 2}
PLACES = ("town_square", "street_nw", "gate_wild")
"""Of the other fighter, by Range from the square."""

BLOCKS = ("blocks", 0)

# By card: the Ranges at which it works (of 0, 1 and 2), the damage with sixes and with ones, what
# else its PRIMs do (b: Block n, m: Move n, h: Heal n, p: Push n), and its special in a fight.
SPECIAL_CARDS: dict[str, tuple[str, int, int, str, str]] = {
    "torch": ("0", 1, 0, "", ""),
    "lasso": ("01", 1, 0, "p1", ""),
    "crowbar": ("0", 1, 0, "", ""),
    "chisel": ("0", 1, 0, "", ""),
    "hatchet": ("01", 1, 0, "", ""),
    "bowie": ("0", 1, 1, "", "draw"),
    "shovel": ("0", 1, 0, "", ""),
    "bucket": ("0", 1, 0, "b1", ""),
    "six_shooter": ("012", 1, 0, "", ""),
    "squirrel_rifle": ("12", 1, 0, "", ""),
    "scattergun": ("01", 2, 0, "", ""),
    "pocket_pistol": ("01", 1, 0, "", ""),
    "bullwhip": ("01", 1, 0, "p1", ""),
    "kerosene": ("01", 1, 0, "", "fire"),
    "branding_iron": ("0", 1, 0, "", "fire"),
    "pan_lid": ("012", 0, 0, "b2", "refresh"),
    "cattle_dog": ("012", 1, 0, "", "peek"),
    "knuckles": ("0", 2, 0, "", ""),
    "repeater": ("012", 2, 0, "", ""),
    "buffalo_gun": ("2", 3, 0, "", ""),
    "coach_gun": ("01", 2, 0, "", ""),
    "saber": ("0", 2, 0, "", ""),
    "tomahawks": ("012", 2, 0, "", ""),
    "pitch_bow": ("12", 1, 0, "", "fire"),
    "dynamite": ("012", 2, 0, "", ""),
    "wolfhound": ("012", 2, 0, "", "peek"),
    "stiletto": ("0", 2, 0, "", ""),
    "sledge": ("0", 2, 0, "p1", ""),
    "stove_door": ("012", 0, 0, "b3 m1", "refresh"),
    "ice_pick": ("0", 2, 1, "", ""),
    "judgment": ("012", 2, 0, "", "draw"),
    "widowmaker": ("12", 3, 0, "", ""),
    "nether_lantern": ("01", 2, 0, "", "fire"),
    "ronyms_crook": ("0", 1, 1, "b1 h1", "wil"),
    "quiet_key": ("0", 3, 0, "", ""),
    "old_thunder": ("01", 3, 0, "p1", ""),
    "hs_tracks": ("012", 0, 0, "m2", "peek"),
    "hs_snare": ("01", 1, 0, "", "exhaust"),
    "hs_heart": ("12", 2, 0, "", ""),
    "hs_dressing": ("012", 0, 0, "b1 h1", "refresh"),
    "hs_howl": ("012", 1, 0, "", "wil"),
    "hs_crouch": ("012", 0, 0, "b1 m1", ""),
    "hs_pin": ("01", 1, 0, "m1", ""),
    "hs_skinning": ("0", 2, 1, "", ""),
    "hs_boar": ("0", 2, 0, "", "push"),
    "hs_bolas": ("12", 1, 0, "p1", ""),
    "hs_hides": ("012", 0, 0, "b3", "refresh"),
    "hs_last": ("0", 2, 0, "", "heal"),
    "ms_hooves": ("0", 1, 1, "p1", ""),
    "ms_weight": ("01", 2, 0, "m1", ""),
    "ms_gallop": ("012", 0, 0, "m4", ""),
    "ms_rear": ("01", 1, 0, "b2", ""),
    "ms_antlers": ("0", 1, 1, "b1", ""),
}


def clash(card: str, reach: int, die: int) -> West:
    """The card against a blow that neither cancels nor is cancelled by it."""
    other = "hannah_backhand" if CARD[CARD_NO[card]].icon == GUN else "hannah_smoke"
    settings: dict[str, Any] = {
        "at": {0: PLACES[0], 1: PLACES[reach]}, "skills": {0: SKILLS, 1: SKILLS},
        "vig": {0: 2, 1: 4}, "weapons": {0: [card]}, "options": {"mode": "governors"},
    }  # fmt: skip
    if CARD_NO[card] >= WEAPONS + 36:
        settings["more"] = {"hunters": tuple(n for n in range(72, 84) if n != CARD_NO[card])}
    hands = ((card, "levi_jab"), (other, "hannah_arms"))
    decks = (("levi_guard", "levi_roll"), ("hannah_push", "hannah_lunge"))
    w = fight([die] * 12, hands=hands, decks=decks, **settings)
    w.play(f"0 play:{card}", f"1 play:{other}")
    return w


def strike(w: West, card: str) -> tuple[int, list[str]]:
    """Use every PRIM that there is: the damage it did, and what else it did."""
    done: list[str] = []
    for n in range(len(CARD[CARD_NO[card]].prims)):
        if w.asked[:1] != [(0, "use-card")] or f"prim:{n + 1}" not in w.menu(0):
            continue
        vig = w.state.vig[0]
        told = len(w.match.events)
        w.play(f"0 prim:{n + 1}")
        if w.asked and w.asked[0] == (0, "path"):
            steps = 0
            while w.asked and w.asked[0] == (0, "path"):
                w.play("0 go:town_square" if w.where(0) != "town_square" else "0 go:street_nw")
                steps += 1
            done.append(f"m{steps}")
        elif w.asked and w.asked[0] == (0, "push"):
            done.append("p1")
            w.play("0 done")
        elif w.state.vig[0] > vig:
            done.append(f"h{w.state.vig[0] - vig}")
        done += [f"b{e.args[1]}" for e in w.match.events[told:] if (e.kind, e.args[0]) == BLOCKS]
    return 4 - w.state.vig[1], done


def test_every_card_has_a_row() -> None:
    """Weapons, Hunter Skills and Mount Skills, one row each."""
    assert list(SPECIAL_CARDS) == [card.id for card in CARD[WEAPONS:OWNABLE]]


@pytest.mark.parametrize("card", SPECIAL_CARDS)
def test_where_a_card_reaches(card: str) -> None:
    """BAN-CRD-03, BAN-FGT-09, BAN-FGT-10: beyond its Range only the ALT is left."""
    for reach in range(3):
        near = "prim:1" in clash(card, reach, 6).menu(0)
        assert near == (str(reach) in SPECIAL_CARDS[card][0]), reach


@pytest.mark.parametrize("card", SPECIAL_CARDS)
def test_what_a_card_does(card: str) -> None:
    """BAN-CRD-04, BAN-CRD-05, BAN-CRD-11: each PRIM with its check passed, and with it failed."""
    reach, sixes, ones, more, _ = SPECIAL_CARDS[card]
    assert strike(clash(card, int(reach[0]), 6), card) == (sixes, more.split())
    assert strike(clash(card, int(reach[0]), 1), card)[0] == ones


@pytest.mark.parametrize("card", SPECIAL_CARDS)
@pytest.mark.silent("BAN-SPC-01")
def test_the_special_of_a_card_in_a_fight(card: str) -> None:
    """BAN-CRD-12, BAN-SPC-01: offered where it works in a fight, and what it then does."""
    reach, _, _, _, special = SPECIAL_CARDS[card]
    w = clash(card, int(reach[0]), 6)
    if special in ("exhaust", "push", "heal"):
        assert "special" not in w.menu(0)  # only once the PRIM has worked
        w.play("0 prim:1")
    assert ("special" in w.menu(0)) == (special != "")
    if not special:
        return
    hand = len(w.state.hand[0])
    vig, wil = w.state.vig[0], w.state.wil[0]
    w.play("0 special")
    if special == "draw":
        assert len(w.state.hand[0]) > hand
    elif special == "wil":
        assert w.state.wil[0] > wil
    elif special == "heal":
        assert w.state.vig[0] == vig + 1
    elif special == "refresh":
        assert w.asked == [(0, "keep")]
    elif special == "push":
        assert w.asked == [(0, "push")]
    elif special == "peek":
        assert w.state.peeked[0]
    elif special == "fire":
        if w.asked[0] == (0, "fire-place"):
            w.play(f"0 {w.menu(0)[0]}")
        assert "lights" in [event.kind for event in w.match.events]
        assert w.state.tired[CARD_NO[card]]
    else:
        assert w.state.tired[CARD_NO["hannah_smoke"]]
