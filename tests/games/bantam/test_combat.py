"""Combat cards and Engagements (BAN-CRD, BAN-FGT, BAN-SHE, BAN-GRT-07)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.engine.rng import Rng
from saloon.games.bantam.cards import CARD, IMMEDIATE
from saloon.games.bantam.content import MOST_ENGAGEMENTS
from saloon.games.bantam.state import CANCELLED, EXECUTED
from tests.games.bantam.fights import duel, fight
from tests.games.bantam.tables import CARD_NO, place, west

SQUARE = {0: "town_square", 1: "town_square"}


# -- starting ---------------


def test_a_fight_is_started_in_the_same_acre() -> None:
    """BAN-FGT-01, BAN-FGT-02, BAN-FGT-04, BAN-GRT-07: 1 Grit; both draw 4 of their cards."""
    w = west(seats=3, at={0: "w_mill", 1: "w_mill", 2: "w_gate"}, foes={"w_mill": "wolf_1"})
    assert [move for move in w.menu(0) if move.startswith("fight:")] == ["fight:w_grove", "fight:1"]
    w.play("0 fight:1")
    assert (w.state.attacker, w.state.defender, w.state.grit[0]) == (0, 1, 3)
    assert sorted(w.asked) == [(0, "card"), (1, "card")]
    assert [len(w.state.hand[side]) for side in range(2)] == [4, 4]
    assert [len(w.state.deck[side]) for side in range(2)] == [5, 5]
    w.cited("BAN-FGT-01", "BAN-FGT-02", "BAN-FGT-03", "BAN-FGT-04", "BAN-FGT-26", "BAN-GRT-07")


def test_who_cannot_be_fought() -> None:
    """BAN-FGT-03, BAN-LIM-05, BAN-JAI-08: the fainted, those at Doc Barber, anybody without PvP."""
    w = west(at={0: "doc", 1: "doc"}, vig={0: 2})
    assert "fight:1" not in w.menu(0)
    w.cited("BAN-FGT-03", "BAN-JAI-08")
    w = west(at={0: "w_mill", 1: "w_mill"}, options={"no_pvp": True})
    assert "fight:1" not in w.menu(0)
    w.cited("BAN-LIM-05")


def test_exhausted_cards_are_not_drawn() -> None:
    """BAN-FGT-04, BAN-FGT-19, BAN-RULING-57: fewer cards: all of them; none: nothing is played."""
    tired = [card.id for card in CARD[:8]]
    w = west(at={0: "w_mill", 1: "w_mill"}, tired=tired)
    w.play("0 fight:1")
    assert w.state.hand[0] == (CARD_NO["levi_fan"],)
    w = west(at={0: "w_mill", 1: "w_mill"}, tired=[*tired, "levi_fan"])
    w.play("0 fight:1")
    assert w.asked == [(1, "card")]
    assert w.told("plays-nothing") == [(0,)]
    w.cited("BAN-FGT-19")


def test_a_fight_goes_on_only_until_both_are_tired_of_it() -> None:
    """BAN-FGT-24, BAN-RULING-26: after thirty Engagements it ends without result."""
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE, engagements=MOST_ENGAGEMENTS - 1)
    w.play("0 play:levi_jab", "1 play:hannah_arms")
    w.until("turn")
    assert w.told("fight-over") == [(0, 1, 2)]
    w.cited("BAN-FGT-23", "BAN-FGT-24")


# -- choosing ---------------


def test_cards_are_chosen_in_secret() -> None:
    """BAN-FGT-05: nobody sees a card, or a hand, before both are down."""
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE)
    w.play("0 play:levi_jab")
    for seat in (0, 1, None):
        sides = w.match.view(seat)["table"]["fight"]["sides"]
        assert [side["shown"] for side in sides] == [None, None]
        assert [side["cards"] is not None for side in sides] == [seat == 0, seat == 1]
    w.play("1 play:hannah_arms")
    assert w.told("plays") == [(0, CARD_NO["levi_jab"]), (1, CARD_NO["hannah_arms"])]
    w.cited("BAN-FGT-05", "BAN-CRD-01")


def test_a_truce_needs_both() -> None:
    """BAN-FGT-21, BAN-FGT-20, BAN-RULING-55.

    Two marks on one Engagement end it before the reveal.
    """
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE)
    w.play("0 truce:levi_jab", "1 truce:hannah_arms")
    assert w.asked == [(0, "turn")]
    assert (w.told("plays"), w.told("fight-over")) == ([], [(0, 1, 0)])
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE)
    w.play("0 truce:levi_jab", "1 play:hannah_arms")
    assert w.told("truce-mark") == [(0,)]
    assert w.match.view(1)["table"]["truce"] == [0], "the mark may be looked up"
    assert w.state.fighting
    w.cited("BAN-FGT-21")


@pytest.mark.silent("BAN-FGT-21")
def test_enemies_never_agree() -> None:
    """BAN-FGT-21: no truce with a wolf."""
    w = fight(
        defender="w_grove", hands=(("levi_jab", "levi_roll"), ()), decks=((), ("fp_pelt",)),
        at={0: "w_grove"}, foes={"w_grove": "wolf_1"},
    )  # fmt: skip
    assert w.menu(0) == ["play:levi_jab", "play:levi_roll"]


# -- cancelling ---------------


@pytest.mark.parametrize(
    ("own", "other", "cancelled", "lost"),
    [
        ("levi_jab", "hannah_push", "BAN-CRD-02: brawl cancels tackle", 1),
        ("levi_guard", "hannah_backhand", "block cancels brawl", 1),
        ("levi_rush", "hannah_arms", "tackle cancels block", 1),
        ("levi_iron", "hannah_smoke", "evade cancels gun", 0),
        ("cattle_dog", "hannah_smoke", "companion cancels evade", 1),
        ("hatchet", "hannah_smoke", "throwable cancels evade", 1),
        ("levi_iron", "hannah_poker", "as printed: a gun", 1),
        ("bowie", "hannah_push", "as printed: a melee", 1),
        ("levi_jab", "hannah_backhand", "nothing cancels its own kind", -1),
    ],
)
def test_cancellation(own: str, other: str, cancelled: str, lost: int) -> None:
    """BAN-CRD-02, BAN-FGT-07, BAN-RULING-47: no PRIM, ALT or SPC; Range does not matter."""
    w = fight(
        [1] * 9,
        hands=((own,), (other,)),
        at={0: "w_gate", 1: "w_grove"},
        weapons={0: ["cattle_dog", "hatchet", "bowie"]},
    )
    w.play(f"0 play:{own}", f"1 play:{other}")
    told = [side for side, _ in w.told("card-cancelled")]
    assert told == ([] if lost < 0 else [lost]), cancelled
    if lost >= 0:
        w.until("card")
        assert all(ask != (lost, "use-card") for ask in w.asked)
        w.cited("BAN-FGT-07", "BAN-CRD-02")


def test_both_may_be_cancelled() -> None:
    """BAN-FGT-07: a gun that cancels melee meets a staff that cancels guns."""
    w = fight(
        hands=(("coach_gun",), ("ronyms_crook",)),
        weapons={0: ["coach_gun"], 1: ["ronyms_crook"]},
        at=SQUARE,
    )
    w.play("0 play:coach_gun", "1 play:ronyms_crook")
    assert [side for side, _ in w.told("card-cancelled")] == [0, 1]
    assert w.told("hurt") == []


# -- executing ---------------


def test_attacker_first_then_defender() -> None:
    """BAN-FGT-08, BAN-CRD-06: each decides when the card is executed, or does nothing."""
    w = duel("levi_jab", "hannah_backhand")
    assert w.asked == [(0, "use-card")]
    assert w.menu(0) == ["done", "prim:1", "special", "alt"]
    w.play("0 prim:1")
    assert w.state.vig[1] == 3
    assert w.menu(0) == ["done", "special"]
    w.play("0 done")
    assert w.asked == [(1, "use-card")]
    w.play("1 done")
    assert w.state.vig[0] == 4
    w.cited("BAN-FGT-08", "BAN-FGT-13", "BAN-CRD-06", "BAN-FGT-25")


def test_one_who_falls_does_not_strike_back() -> None:
    """BAN-FGT-14, BAN-FGT-20, BAN-RULING-50: the Defender's card comes too late."""
    w = duel("levi_jab", "hannah_backhand", vig={0: 1, 1: 1})
    w.play("0 prim:1")
    assert w.asked == [(0, "spoils")]
    assert w.state.vig[0] == 1
    w.cited("BAN-FGT-14", "BAN-FGT-20", "BAN-FGT-27")


def test_out_of_range_only_a_step_is_left() -> None:
    """BAN-CRD-03, BAN-FGT-09, BAN-FGT-10: Range 0 and the opponent one Acre away."""
    w = duel("levi_jab", "hannah_arms", at={0: "w_gate", 1: "w_mill"})
    assert w.told("card-cancelled") == [(0, CARD_NO["levi_jab"])]
    w = duel("levi_cross", "hannah_headbutt", at={0: "w_gate", 1: "w_mill"})
    assert w.menu(0) == ["done", "alt"]
    w.play("0 alt", "0 go:w_mill")
    assert w.where(0) == "w_mill"
    assert w.menu(1) == ["done", "prim:1", "prim:2", "alt"]
    w.cited("BAN-CRD-03", "BAN-FGT-09", "BAN-FGT-10")


def test_a_card_without_a_range_works_at_any() -> None:
    """BAN-CRD-03: a Block two Acres away."""
    w = duel("levi_guard", "hannah_smoke", at={0: "w_gate", 1: "w_grove"})
    assert w.menu(0) == ["done", "prim:1", "special", "alt"]


def test_two_prims_in_either_order() -> None:
    """BAN-CRD-04, BAN-CRD-05: one or both; a failed check cancels only its own."""
    w = duel("levi_fan", "hannah_arms", [1, 6])
    w.play("0 prim:2")
    assert w.told("check") == [(0, 8, 1, 5)]
    assert w.state.vig[1] == 4
    assert w.menu(0) == ["done", "prim:1"]
    w.play("0 prim:1", "1 no")
    assert w.state.vig[1] == 3
    w.cited("BAN-CRD-04", "BAN-CRD-05")


def test_only_the_last_point_of_will_power_helps_in_a_fight() -> None:
    """BAN-WIL-04, BAN-WIL-05: at 3 a check may be rolled again, at 2 not."""
    w = duel("levi_iron", "hannah_backhand", [1, 1, 6], wil={0: 3, 1: 0}, skills={0: {"agl": 2}})
    w.play("0 prim:1")
    assert w.asked == [(0, "reroll")]
    w.play("0 reroll")
    assert (w.state.wil[0], w.state.vig[1]) == (2, 4)
    w.cited("BAN-WIL-04")


# -- blocking ---------------


def test_a_block_is_committed_when_the_blow_falls() -> None:
    """BAN-FGT-11, BAN-RULING-48, BAN-RULING-49: also by the Defender; then no ALT any more."""
    w = duel("levi_fan", "mika_cloak", [6, 6], characters=("levi", "mika"))
    w.play("0 prim:1")
    assert w.asked == [(1, "block")]
    w.play("1 yes")
    assert (w.told("blocked"), w.state.vig[1]) == ([(1, 1)], 4)
    w.play("0 prim:2")
    assert w.state.vig[1] == 3  # BAN-FGT-12: Block 1 takes off 1 in all
    assert w.menu(1) == ["done", "prim:2", "special"]
    w.cited("BAN-FGT-11", "BAN-FGT-12", "BAN-CRD-11")


def test_a_block_not_committed() -> None:
    """BAN-FGT-11: the player may keep the card for its ALT."""
    w = duel("levi_iron", "hannah_arms", [6])
    w.play("0 prim:1", "1 no")
    assert w.state.vig[1] == 3
    assert "alt" in w.menu(1)


def test_the_check_of_a_block_is_rolled_when_it_is_committed() -> None:
    """BAN-FGT-11, BAN-CRD-05: Lean Away asks for AGL5; a 2 is too little."""
    for die, left in ((2, 3), (3, 4)):
        w = duel("levi_iron", "mika_lean", [die], characters=("levi", "mika"))
        w.play("0 prim:1", "1 yes")
        assert w.state.vig[1] == left


def test_a_block_executed_earlier_stands() -> None:
    """BAN-FGT-12: against damage later in the same Engagement, and ends with it."""
    w = duel("levi_guard", "hannah_poker", [6])
    w.play("0 prim:1", "0 done", "1 prim:1")
    assert (w.state.vig[0], w.told("blocked")) == (4, [(0, 2)])
    w.until("card")
    assert w.state.block == [0, 0]
    w.cited("BAN-FGT-12")


def test_a_block_out_of_range_does_not_count() -> None:
    """BAN-FGT-11, BAN-CRD-03: Strongbox Swing blocks at Range 0 only."""
    settings: dict[str, Any] = {"characters": ("levi", "jericho")}
    w = duel("levi_iron", "jericho_box", [6], **settings)
    w.play("0 prim:1")
    assert w.asked == [(1, "block")]
    w = duel("levi_iron", "jericho_box", [6], at={0: "w_gate", 1: "w_mill"}, **settings)
    w.play("0 prim:1")
    assert w.state.vig[1] == 4


# -- Shelter ---------------


@pytest.mark.parametrize(
    ("at", "die", "left"),
    [
        ({0: "p_gate", 1: "p_depot"}, 4, 4),
        ({0: "p_gate", 1: "p_depot"}, 3, 3),
        ({0: "p_grass", 1: "p_grass-cabin"}, 3, 4),
        ({0: "p_grass", 1: "p_grass-cabin"}, 2, 3),
    ],
)
def test_shelter(at: dict[int, str], die: int, left: int) -> None:
    """BAN-SHE-04, BAN-CAB-13: 4 in a Shelter Acre, 3 in an own Cabin, against shots from afar."""
    w = duel("levi_iron", "hannah_backhand", [die], at=at, cabins={"p_grass": 1})
    w.play("0 prim:1")
    assert w.state.vig[1] == left
    w.cited("BAN-SHE-04", "BAN-SHE-05")


def test_no_shelter_hand_to_hand() -> None:
    """BAN-SHE-05: at Range 0 nothing is rolled."""
    w = duel("levi_iron", "hannah_backhand", [6], at={0: "p_depot", 1: "p_depot"})
    w.play("0 prim:1")
    assert w.state.vig[1] == 3
    w.cited("BAN-SHE-05")


def test_one_shelter_roll_for_one_card() -> None:
    """BAN-SHE-04: success prevents all damage of that card."""
    w = duel("levi_fan", "hannah_backhand", [6, 4, 6], at={0: "p_gate", 1: "p_depot"})
    w.play("0 prim:1", "0 prim:2")
    assert (w.state.vig[1], len(w.told("sheltered"))) == (4, 1)


def test_foes_find_no_shelter() -> None:
    """BAN-SHE-06: a bandit who came to the Depot is hit there."""
    w = fight(
        [6], defender="p_depot", hands=(("levi_iron",), ()), decks=((), ("fg_punch",)),
        at={0: "p_gate"}, foes={"p_depot": "bandit_1"},
    )  # fmt: skip
    w.play("0 prim:1")
    assert w.told("foe-hurt") == [(w.state.defender - 4, 1, 2)]
    w.cited("BAN-SHE-06")


# -- movement ---------------


def test_moving_in_a_fight_takes_the_checks_of_the_trails() -> None:
    """BAN-FGT-15: the river jump fails: a Wound, the red trail, and the movement is gone."""
    w = duel("levi_roll", "hannah_backhand", [1], at={0: "k_bank", 1: "k_bank"})
    w.play("0 prim:1", "0 go:k_isle")
    assert (w.where(0), w.state.vig[0]) == ("k_peat", 3)
    assert w.told("fight-over") == []
    w.play("0 done")
    assert w.told("fight-over") == [(0, 1, 1)]
    w.cited("BAN-FGT-15", "BAN-MOV-06")


def test_a_hidden_acre_in_a_fight() -> None:
    """BAN-FGT-15, BAN-SHE-01: its entry check is made; then nobody sees the other."""
    w = duel("levi_roll", "hannah_backhand", [1], at={0: "w_mill", 1: "w_mill"})
    w.play("0 prim:1", "0 go:w_hollow")
    assert (w.where(0), w.state.vig[0]) == ("w_hollow", 3)
    w.until("turn")
    w.cited("BAN-SHE-01", "BAN-FGT-20")


def test_the_door_of_a_cabin_in_a_fight() -> None:
    """BAN-CAB-07: 1 Acre of a card's Move; a locked Door stops all but the owner."""
    settings: dict[str, Any] = {"cabins": {"w_mill": 1}, "at": {0: "w_mill", 1: "w_mill"}}
    w = duel("levi_roll", "hannah_smoke", **settings)
    w.play("0 prim:1")
    assert "go:w_mill-cabin" not in w.menu(0)
    w.play("0 done", "0 done", "1 prim:1")
    assert "go:w_mill-cabin" in w.menu(1)
    w.play("1 go:w_mill-cabin", "1 done")
    assert w.where(1) == "w_mill-cabin"
    assert w.told("fight-over") == []
    w.cited("BAN-CAB-07")
    w = duel("levi_roll", "hannah_smoke", unlocked=["w_mill"], **settings)
    w.play("0 prim:1")
    assert "go:w_mill-cabin" in w.menu(0)


def test_a_key_in_a_fight() -> None:
    """BAN-FGT-15, BAN-CRD-15: the card itself opens the hidden trail, whatever else is carried."""
    settings: dict[str, Any] = {
        "at": {0: "p_camp", 1: "p_camp"},
        "items": {0: "rope"},
        "weapons": {0: ["lasso"]},
    }
    w = duel("levi_roll", "hannah_arms", **settings)
    w.play("0 prim:1")
    assert "go:p_ranch" not in w.menu(0)
    w = duel("lasso", "hannah_arms", **settings)
    assert "special" in w.menu(0)
    w.play("0 special")
    assert w.where(0) == "p_ranch"
    assert w.state.tired[CARD_NO["lasso"]] == 1
    w.cited("BAN-CRD-15", "BAN-CRD-07", "BAN-FGT-15")


def test_fire_on_the_way() -> None:
    """BAN-FIN-08: no interaction in a fight, 1 Wound; none when befriended."""
    burning: dict[str, Any] = {"fire": [(0, "w_mill", 0)], "raisers": [1], "fire_colours": [4]}
    for friend, left in ((0, 3), (1, 4)):
        w = fight(hands=(("levi_roll",), ("hannah_backhand",)), at={0: "w_gate", 1: "w_gate"},
                  **burning)  # fmt: skip
        w.state.befriended[0] = friend
        w.play("0 play:levi_roll", "1 play:hannah_backhand", "0 prim:1", "0 go:w_mill")
        assert w.state.vig[0] == left
        w.cited("BAN-FIN-08")


def test_push() -> None:
    """BAN-CRD-11, BAN-CRD-07: Push Kick: along plain trails, only after its damage worked."""
    settings: dict[str, Any] = {"characters": ("hannah", "levi"), "at": {0: "w_mill", 1: "w_mill"}}
    w = duel("hannah_push", "levi_rush", [1], **settings)
    w.play("0 prim:1")
    assert w.asked[0][1] != "use-card" or "special" not in w.menu(0)
    w = duel("hannah_push", "levi_rush", [6], **settings)
    assert "special" not in w.menu(0)
    w.play("0 prim:1", "0 special")
    assert w.menu(0) == ["done", "go:w_gate", "go:w_firs", "go:w_look", "go:w_hollow"]
    w.play("0 go:w_gate")
    assert (w.where(1), w.state.tired[CARD_NO["hannah_push"]]) == ("w_gate", 1)
    assert w.told("pushed") == [(1, place("w_gate"))]
    w.cited("BAN-CRD-07", "BAN-CRD-11")


def test_a_push_out_of_sight_ends_the_fight() -> None:
    """BAN-CRD-11, BAN-FGT-20, BAN-RULING-133: into the Hollow Oak, whose entry check is made."""
    w = duel("hannah_push", "levi_rush", [6, 6], characters=("hannah", "levi"),
             at={0: "w_mill", 1: "w_mill"})  # fmt: skip
    w.play("0 prim:1", "0 special", "0 go:w_hollow")
    assert (w.told("fight-over"), w.where(1)) == ([(0, 1, 1)], "w_hollow")


# -- special actions ---------------


def test_refresh_by_special() -> None:
    """BAN-FGT-18: at once; the cards that lie open stay out, the Block is Exhausted."""
    w = fight(
        hands=(("levi_guard", "levi_jab", "levi_roll"), ("hannah_smoke",)),
        decks=(("levi_iron",), ()),
        piles=(("levi_rush", "levi_trip"), ()),
        at=SQUARE,
    )
    w.play("0 play:levi_guard", "1 play:hannah_smoke", "0 special")
    assert w.asked == [(0, "keep")]
    assert w.menu(0) == ["done", "toss:levi_jab", "toss:levi_roll"]
    w.play("0 toss:levi_jab", "0 done")
    assert len(w.state.hand[0]) == 4
    cards = {*w.state.hand[0], *w.state.deck[0]}
    assert CARD_NO["levi_roll"] in w.state.hand[0]
    assert cards == {CARD_NO[n] for n in
                     ("levi_jab", "levi_roll", "levi_iron", "levi_rush", "levi_trip")}  # fmt: skip
    assert w.state.tired[CARD_NO["levi_guard"]] == 1
    w.cited("BAN-FGT-18", "BAN-FGT-17", "BAN-CRD-07")


def test_a_special_and_the_alt_exclude_each_other() -> None:
    """BAN-CRD-06: with a PRIM or alone, never with the ALT."""
    w = duel("levi_roll", "hannah_backhand")
    w.play("0 special")
    assert w.menu(0) == ["done", "prim:1"]
    w = duel("levi_roll", "hannah_backhand")
    w.play("0 alt", "0 done")
    assert w.asked == [(1, "use-card")]


@pytest.mark.parametrize(("card", "who"), [("levi_roll", "levi"), ("hannah_backhand", "hannah")])
def test_will_power_by_a_card(card: str, who: str) -> None:
    """BAN-CRD-12: own WIL +1."""
    w = duel(card, "jericho_upper", characters=(who, "jericho"), wil={0: 1, 1: 0})
    w.play("0 special")
    assert w.state.wil[0] == 2
    w.cited("BAN-CRD-12")


def test_cards_drawn_by_a_card() -> None:
    """BAN-CRD-12: the hand may exceed 4; what is not there is not drawn."""
    w = fight(
        hands=(("jericho_rings", "jericho_upper", "jericho_hug", "jericho_cane"), ("levi_roll",)),
        decks=(("jericho_box", "jericho_shove", "jericho_satchel"), ()),
        characters=("jericho", "levi"),
        at=SQUARE,
    )
    w.play("0 play:jericho_rings", "1 play:levi_roll", "0 special")
    assert len(w.state.hand[0]) == 5
    w.until("card")
    assert len(w.state.hand[0]) == 5
    w.cited("BAN-CRD-12")


def test_a_peek_at_a_player() -> None:
    """BAN-CRD-12: the peeker sees a hand card, nobody else does, and remembers it."""
    w = fight(
        hands=(("jericho_cane",), ("levi_roll", "levi_jab")),
        decks=((), ("levi_iron", "levi_fan")),
        characters=("jericho", "levi", "mika"),
        at={0: "town_square", 1: "town_square", 2: "w_gate"},
        seats=3,
    )
    w.play("0 play:jericho_cane", "1 play:levi_roll", "0 special")
    assert w.told("peeks") == [(0, 1, 1)]
    assert w.state.known[1] == (CARD_NO["levi_jab"],)
    assert [event.to for event in w.match.events if event.kind == "sees-card"] == [0]
    known = [w.match.view(seat)["table"]["fight"]["sides"][1]["known"] for seat in range(3)]
    assert known == [["levi_jab"], None, None]
    remembered = [w.match.view(seat)["table"]["peeked"] for seat in (0, 1, 2, None)]
    assert remembered == [["levi_jab"], [], [], None]
    assert w.match.imagine(1, Rng.seeded("peek")).view(0)["table"]["peeked"] == []
    w.cited("BAN-CRD-12")


def test_a_peek_at_a_foe() -> None:
    """BAN-CRD-12: the next cards of its deck, order kept."""
    w = fight(
        defender="w_grove", characters=("jericho", "levi"), hands=(("wolfhound",), ()),
        decks=((), ("fp_pelt", "fp_tear", "fp_rend", "fp_bite")), at={0: "w_grove"},
        weapons={0: ["wolfhound"]}, foes={"w_grove": "wolf_1"},
    )  # fmt: skip
    assert w.told("plays")[-1] == (w.state.defender, CARD_NO["fp_pelt"])
    assert w.match.view(1)["table"]["turned"] == ["fp_pelt"], "what a foe turned up is remembered"
    w.play("0 special", "0 done")
    assert w.told("sees-card") == [(w.state.defender, CARD_NO["fp_rend"]),
                                   (w.state.defender, CARD_NO["fp_tear"])]  # fmt: skip


def test_the_other_card_is_exhausted() -> None:
    """BAN-CRD-12, BAN-CRD-07: Bear Hug, once its damage worked."""
    w = duel("jericho_hug", "levi_rush", [6], characters=("jericho", "levi"))
    w.play("0 prim:1", "0 special")
    assert w.state.tired[CARD_NO["levi_rush"]] == 1
    assert w.told("exhausts") == [(1, CARD_NO["levi_rush"])]
    w.play("1 done")
    w.until("card")
    assert CARD_NO["levi_rush"] not in w.state.pile[1]


def test_a_foe_card_is_set_aside() -> None:
    """BAN-CRD-12: until the fight ends."""
    w = fight(
        [6], defender="w_grove", characters=("jericho", "levi"),
        hands=(("jericho_hug", "jericho_upper", "jericho_cane"), ()),
        decks=((), ("fp_pounce", "fp_tear")), at={0: "w_grove"}, foes={"w_grove": "wolf_1"},
    )  # fmt: skip
    w.play("0 play:jericho_hug", "0 prim:1", "0 special")
    assert w.state.aside == (CARD_NO["fp_pounce"],)


def test_a_move_by_special() -> None:
    """BAN-CRD-12: Elbow, and one Acre away."""
    w = duel("mika_elbow", "levi_rush", characters=("mika", "levi"))
    w.play("0 prim:1", "0 special", "0 go:street_nw")
    assert w.where(0) == "street_nw"


def test_a_lock_in_a_fight() -> None:
    """BAN-CRD-15, BAN-RULING-117.

    The Boot Knife opens the Door beside the fight, the opponent being in Range.
    """
    settings: dict[str, Any] = {
        "characters": ("mika", "levi"),
        "at": {0: "w_mill", 1: "w_mill"},
        "cabins": {"w_mill": 1},
    }
    w = duel("mika_knife", "levi_roll", [6], **settings)
    w.play("0 special")
    assert w.state.door[place("w_mill")] == 1
    assert w.state.tired[CARD_NO["mika_knife"]] == 1
    w.cited("BAN-CRD-15", "BAN-BRE-03")


def test_dynamite_is_gone_after_use() -> None:
    """BAN-ITM-02: marked Discard: under the Weapon Rack, not on the pile."""
    w = duel("dynamite", "hannah_arms", [6], at={0: "w_mill", 1: "w_mill"},
             cabins={"w_mill": 1}, weapons={0: ["dynamite"]})  # fmt: skip
    w.play("0 special", "0 done")
    w.until("card")
    assert CARD_NO["dynamite"] not in (*w.state.cards[0], *w.state.pile[0])
    assert w.state.rack[0] == CARD_NO["dynamite"]


def test_a_fire_in_a_fight() -> None:
    """BAN-CRD-15, BAN-FIR-09, BAN-FGT-27, BAN-RULING-117, BAN-RULING-119.

    Both stand in it; 0 Vigor is a defeat.
    """
    w = duel("kerosene", "hannah_backhand", at={0: "w_mill", 1: "w_mill"},
             weapons={0: ["kerosene"]}, vig={1: 1})  # fmt: skip
    w.play("0 special", "0 go:w_mill")
    assert (w.state.vig, w.told("wins-fight")) == ([3, 0], [(0, 1)])
    w.cited("BAN-CRD-15", "BAN-FIR-01", "BAN-FIR-09", "BAN-FGT-27")


@pytest.mark.silent("BAN-FIN-08")
def test_douse_icons_do_nothing_in_a_fight() -> None:
    """BAN-CRD-15, BAN-FIN-08: Smokescreen."""
    w = duel("levi_guard", "hannah_smoke", fire=[(0, "town_square", 0)], raisers=[0],
             fire_colours=[4])  # fmt: skip
    w.play("0 done")
    assert w.menu(1) == ["done", "prim:1", "alt"]
    w.cited("BAN-CRD-15")


@pytest.mark.silent("BAN-CRD-08", "BAN-CRD-15")
def test_specials_marked_out_are_for_outside() -> None:
    """BAN-CRD-15, BAN-CRD-08: Vanish has its text only out of combat."""
    w = duel("mika_vanish", "levi_roll", characters=("mika", "levi"))
    assert w.menu(0) == ["done", "prim:1", "alt"]


# -- timing ---------------


def test_immediate_comes_first() -> None:
    """BAN-CRD-09: Sudden Fury strikes before the Attacker's card."""
    w = fight(
        [6, 6], defender="w_grove", hands=(("levi_iron",), ()), decks=((), ("fp_fury",)),
        at={0: "w_grove"}, foes={"w_grove": "wolf_1"},
    )  # fmt: skip
    assert w.state.vig[0] == 2
    assert w.asked == [(0, "use-card")]
    w.cited("BAN-CRD-09")
    assert [card.id for card in CARD if card.timing == IMMEDIATE] == ["fp_fury", "fl_roar"]


@pytest.mark.parametrize(
    ("card", "menu"),
    [
        ("levi_jab", ["done", "prim:1", "special", "alt"]),
        ("levi_cross", ["done", "prim:1", "alt"]),
        ("levi_rush", ["done", "prim:1", "prim:2", "alt"]),
        ("levi_duck", ["done", "prim:1", "prim:2", "special", "alt"]),
    ],
)
def test_a_card_offers_what_is_printed_on_it(card: str, menu: list[str]) -> None:
    """BAN-CRD-01: its PRIMs, its SPC if it has one, and always the ALT Move."""
    own = (card, *[other for other in ("levi_jab", "levi_guard") if other != card])
    w = fight(hands=(own, ("hannah_smoke", "hannah_arms")), at=SQUARE)
    w.play(f"0 play:{card}", "1 play:hannah_smoke")
    assert w.menu(0) == menu
    assert w.match.view(1)["table"]["fight"]["sides"][0]["shown"] == card


def test_an_interrupt_from_the_hand() -> None:
    """BAN-CRD-13, BAN-CRD-08, BAN-RULING-98.

    After the reveal, beside the card chosen; it is Exhausted.
    """
    w = fight(
        [6, 6],
        hands=(("levi_iron",), ("jericho_talk", "jericho_upper")),
        characters=("levi", "jericho"),
        at=SQUARE,
    )
    w.play("0 play:levi_iron", "1 play:jericho_upper")
    assert w.asked == [(1, "interrupt")]
    assert w.menu(1) == ["skip", "play:jericho_talk"]
    w.play("1 play:jericho_talk")
    assert (w.state.block, w.state.tired[CARD_NO["jericho_talk"]]) == ([0, 2], 1)
    w.play("0 prim:1")
    assert w.state.vig[1] == 5
    assert w.asked == [(1, "use-card")]
    w.cited("BAN-CRD-13", "BAN-CRD-08")


def test_an_interrupt_chosen_face_down() -> None:
    """BAN-CRD-13: its text at the same moment; the Block stands though the card is cancelled."""
    w = fight(
        [6, 6],
        hands=(("hatchet",), ("jericho_talk",)),
        characters=("levi", "jericho"),
        weapons={0: ["hatchet"]},
        at=SQUARE,
    )
    w.play("0 play:hatchet", "1 play:jericho_talk")
    assert w.menu(1) == ["skip", "special"]
    w.play("1 special")
    assert w.state.fate == [EXECUTED, CANCELLED]
    w.play("0 prim:1")
    assert (w.state.vig[1], w.told("blocked")) == (5, [(1, 1)])
    w.cited("BAN-CRD-13", "BAN-FGT-07")


# -- items ---------------


def test_one_item_in_a_fight() -> None:
    """BAN-FGT-06, BAN-ITM-04, BAN-CRD-14, BAN-RULING-54.

    Before the cards, Attacker first, once each.
    """
    w = fight(
        hands=(("levi_jab", "levi_roll"), ("hannah_arms", "hannah_smoke")),
        at=SQUARE, items={0: "bandage", 1: "steel_trap"}, vig={0: 1},
    )  # fmt: skip
    assert w.asked == [(0, "item-window")]
    w.play("0 use:item")
    assert w.state.vig[0] == 3
    assert w.asked == [(1, "item-window")]
    w.play("1 skip", "0 play:levi_roll", "1 play:hannah_arms")
    w.until("item-window")
    assert w.asked == [(1, "item-window")]
    w.cited("BAN-FGT-06", "BAN-ITM-04", "BAN-CRD-14")


def test_a_trap_may_end_a_fight() -> None:
    """BAN-CRD-14: damage at once, no card blocks it; 0 Vigor ends the fight before cards."""
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE, items={0: "steel_trap"},
              vig={1: 1})  # fmt: skip
    w.play("0 use:item")
    assert w.asked == [(0, "spoils")]
    assert w.told("plays") == []
    w.cited("BAN-CRD-14")


def test_shelter_against_a_trap() -> None:
    """BAN-CRD-14: Shelter counts; the Range of the item too."""
    settings: dict[str, Any] = {
        "hands": (("levi_jab",), ("hannah_arms",)),
        "items": {0: "steel_trap"},
    }
    w = fight([4], at={0: "p_gate", 1: "p_depot"}, **settings)
    w.play("0 use:item")
    assert w.state.vig[1] == 4
    w = fight([4], at={0: "w_gate", 1: "w_grove"}, **settings)
    assert sorted(w.asked) == [(0, "card"), (1, "card")]


def test_a_smoke_pot() -> None:
    """BAN-CRD-14: Block 2 for the Engagement that follows, and a step."""
    w = fight([6], hands=(("levi_jab",), ("hannah_poker",)), at=SQUARE, items={0: "smoke_pot"})
    w.play("0 use:item", "0 done", "0 play:levi_jab", "1 play:hannah_poker", "1 prim:1")
    assert (w.state.vig[0], w.told("blocked")) == (4, [(0, 2)])
    w = fight(hands=(("levi_jab",), ("hannah_poker",)), at={0: "w_mill", 1: "w_mill"},
              items={0: "smoke_pot"})  # fmt: skip
    w.play("0 use:item", "0 go:w_look")
    assert w.told("fight-over") == [(0, 1, 1)]


@pytest.mark.silent("BAN-ITM-08")
def test_crafted_tokens_are_items() -> None:
    """BAN-ITM-08, BAN-ITM-04: an Ammo Box, by AGL5; it goes back beside the board."""
    w = fight([6], hands=(("levi_jab",), ("hannah_arms",)), at={0: "w_gate", 1: "w_grove"},
              crafted={0: 2})  # fmt: skip
    w.play("0 use:craft")
    assert (w.state.vig[1], w.state.crafted[0]) == (3, 1)


def test_a_herb_is_the_item_of_a_herbalist() -> None:
    """BAN-ITM-04, BAN-LVL-07."""
    w = fight(hands=(("levi_jab",), ("hannah_arms",)), at=SQUARE, goods={0: {"herb": 2}},
              levels={0: {"foraging": "master"}}, vig={0: 2})  # fmt: skip
    w.play("0 herb")
    assert (w.state.vig[0], w.goods(0)) == (3, {"herb": 1})
    assert sorted(w.asked) == [(0, "card"), (1, "card")]


# -- step 4 ---------------


def test_new_cards() -> None:
    """BAN-FGT-16: both draw up to 4."""
    w = fight(
        hands=(("levi_jab", "levi_roll", "levi_iron", "levi_fan"), ("hannah_arms",)),
        decks=(("levi_rush",), ("hannah_push", "hannah_lunge", "hannah_poker", "hannah_smoke")),
        at=SQUARE,
    )
    w.play("0 play:levi_jab", "1 play:hannah_arms", "1 done")
    assert [len(hand) for hand in w.state.hand] == [4, 4]
    assert w.state.pile == [(CARD_NO["levi_jab"],), (CARD_NO["hannah_arms"],)]
    assert w.state.fate == [0, 0]
    w.cited("BAN-FGT-16")


def test_fewer_than_four_cards_in_all() -> None:
    """BAN-FGT-19: the hand is what there is, then nothing."""
    tired = [card.id for card in CARD[:9] if card.id not in ("levi_jab", "levi_guard")]
    w = fight(hands=(("levi_jab", "levi_guard"), ("hannah_smoke",)), at=SQUARE, tired=tired)
    w.play("0 play:levi_guard", "1 play:hannah_smoke", "0 special")
    w.until("card")
    assert w.state.hand[0] == (CARD_NO["levi_jab"],)
    w.cited("BAN-FGT-19")


def test_exhausted_cards_stay_exhausted_after_the_fight() -> None:
    """BAN-FGT-23, BAN-CRD-07, BAN-ITM-03: the others return to the Combat Deck."""
    w = duel("levi_roll", "hannah_smoke", at={0: "w_mill", 1: "w_mill"})
    w.play("0 special", "0 prim:1", "0 go:w_look", "0 done")
    w.until("turn")
    assert w.state.deck_cards(0).count(CARD_NO["levi_roll"]) == 0
    assert len(w.state.deck_cards(0)) == 8 + 3
    w.cited("BAN-FGT-23")
