"""Enemies: their fights, their attacks, sneaking (BAN-ENM, BAN-ATT, BAN-STE)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.content import ENEMIES
from saloon.games.bantam.written import NIGHTFALL
from tests.games.bantam.fights import fight, foe_in
from tests.games.bantam.tables import CARD_NO, TOKEN_NO, West, place, west

HAND = ("levi_roll", "levi_jab", "levi_guard", "levi_iron")


def against(
    cards: list[str], dice: list[int] | None = None, foe: str = "wolf_1", **settings: Any
) -> West:
    """Seat 0 in a fight that a foe in Widow's Grove started; the foe's next cards."""
    given: dict[str, Any] = {
        "at": {0: "w_grove"}, "foes": {"w_grove": foe}, "hands": ((), HAND), **settings,
    }  # fmt: skip
    return fight(dice or [], attacker="w_grove", defender=0, decks=(cards, ()), **given)


# -- in a fight ---------------


def test_a_foe_plays_the_top_of_its_deck() -> None:
    """BAN-ENM-01, BAN-ENM-02: the player chooses before it is revealed."""
    w = west(at={0: "w_grove"}, foes={"w_grove": "wolf_1"})
    w.play("0 fight:w_grove")
    assert w.asked == [(0, "card")]
    side = w.state.side_of(4)
    assert (len(w.state.deck[side]), w.state.hand[side], w.told("plays")) == (10, (), [])
    assert w.match.view(0)["table"]["fight"]["sides"][1]["cards"] is None
    assert set(w.state.deck[side]) == {CARD_NO["fp_snap"] + n for n in range(10)}
    w.cited("BAN-ENM-01", "BAN-ENM-02", "BAN-FGT-04")


def test_an_empty_deck_is_reshuffled() -> None:
    """BAN-ENM-03: all its cards, but those set aside."""
    w = against(["fp_circle"])
    w.play("0 play:levi_guard", "0 done")
    w.until("card")
    assert w.state.deck[0] == ()
    w.play(f"0 {w.menu(0)[0]}")
    assert len(w.state.deck[0]) == 9
    w.cited("BAN-ENM-03")


@pytest.mark.parametrize(
    ("card", "dice", "left", "why"),
    [
        ("fp_snap", [], 3, "damage 1 without a check"),
        ("fp_rend", [6], 2, "BAN-ENM-12: d6 + STR 1 against 7"),
        ("fp_rend", [5], 4, "BAN-ENM-12: a failed check, no re-roll"),
        ("fp_fury", [4, 6], 2, "both PRIMs, left to right"),
        ("fp_fury", [3, 6], 3, "a failed PRIM does not stop the other"),
    ],
)
def test_a_foe_uses_all_its_prims(card: str, dice: list[int], left: int, why: str) -> None:
    """BAN-ENM-04, BAN-ENM-12, BAN-RULING-58: in Range; what a player would choose is fixed."""
    w = against([card], dice)
    w.play("0 play:levi_iron")
    w.until("card" if card != "fp_fury" else "use-card")
    assert w.state.vig[0] == left, why
    w.cited("BAN-ENM-04")
    if dice:
        w.cited("BAN-ENM-12")


def test_a_foe_always_blocks() -> None:
    """BAN-ENM-04, BAN-FGT-11: at the moment of damage, without being asked."""
    w = fight(defender="w_grove", hands=(HAND, ()), decks=((), ("fp_pelt",)),
              at={0: "w_grove"}, foes={"w_grove": "wolf_1"})  # fmt: skip
    w.play("0 play:levi_iron", "0 prim:1")
    assert w.told("blocked") == [(w.state.defender, 1)]
    assert w.state.wounds[0] == 0
    w.cited("BAN-ENM-04", "BAN-FGT-11")


def test_a_foe_heals() -> None:
    """BAN-ENM-04: its Heal takes off Wounds."""
    w = fight(defender="w_den", hands=(HAND, ()), decks=((), ("fl_wind",)), at={0: "w_den"},
              foes={"w_den": "old_marrow"}, wounds={"w_den": 3})  # fmt: skip
    w.play("0 play:levi_guard", "0 done")
    assert w.state.wounds[foe_in(w.state, "w_den")] == 2
    assert w.told("foe-healed") == [(foe_in(w.state, "w_den"), 1)]


def test_a_foe_pushes() -> None:
    """BAN-ENM-04, BAN-CRD-11, BAN-RULING-131: Bowl Over, to the Acre of lowest number."""
    w = against(["fp_bowl"], [5, 5])
    w.play("0 play:levi_iron")
    assert (w.state.vig[0], w.where(0)) == (3, "w_firs")
    assert w.told("pushed") == [(0, place("w_firs"))]


def test_a_foe_out_of_range_comes_nearer() -> None:
    """BAN-ENM-05, BAN-ENM-08, BAN-FGT-10: one Acre of the shortest way, then stays there."""
    w = against(["fp_snap"], at={0: "w_gate"})
    w.play("0 play:levi_roll", "0 done")
    assert w.told("foe-moves") == [(0, place("w_firs"))]
    w.cited("BAN-ENM-05", "BAN-ENM-08", "BAN-FGT-10")
    w = fight([6], attacker="w_gate", defender=0, hands=((), HAND), decks=(("fg_rush",), ()),
              at={0: "w_mill"}, foes={"w_gate": "bandit_1"})  # fmt: skip
    w.play("0 play:levi_iron")
    assert (w.state.foe_at[w.state.attacker - 4], w.state.vig[0]) == (place("w_mill"), 3)


def test_a_foe_on_a_trail_with_a_check() -> None:
    """BAN-ENM-06: d6 + level; failing: no movement, the printed Wound, no red trail."""
    for die, where, wounds in ((3, "k_isle", 0), (2, "k_bank", 1)):
        w = fight([die], attacker="k_bank", defender=0, hands=((), HAND),
                  decks=(("fg_punch",), ()), at={0: "k_isle"},
                  foes={"k_bank": "bandit_9"})  # fmt: skip
        w.play("0 play:levi_roll", "0 done")
        slot = w.state.attacker - 4
        assert (w.state.foe_at[slot], w.state.wounds[slot]) == (place(where), wounds)
        w.cited("BAN-ENM-06", "BAN-ENM-05")


def test_a_foe_that_cannot_follow() -> None:
    """BAN-ENM-07, BAN-RULING-108, BAN-RULING-60: the player is behind a locked Door: no result."""
    settings: dict[str, Any] = {
        "at": {0: "w_grove-cabin"}, "cabins": {"w_grove": 0}, "hands": ((), HAND),
    }  # fmt: skip
    w = against(["fp_snap"], **settings)
    w.play("0 play:levi_roll")
    assert (w.told("fight-over"), w.asked) == ([(4, 0, 3)], [(0, "turn")])
    assert w.state.fought == 1
    w.cited("BAN-ENM-07")
    w = against(["fp_snap"], unlocked=["w_grove"], **settings)
    w.play("0 play:levi_roll", "0 done")
    assert w.state.foe_at[0] == place("w_grove-cabin")
    assert w.told("fight-over") == []


def test_ways_of_equal_length() -> None:
    """BAN-ENM-05, BAN-RULING-120: fewest checks, then the lowest number."""
    w = fight(attacker="k_shack", defender=0, hands=((), HAND), decks=(("fg_punch",), ()),
              at={0: "k_bank"}, foes={"k_shack": "bandit_9"})  # fmt: skip
    w.play("0 play:levi_roll", "0 done")
    assert w.told("foe-moves") == [(w.state.attacker - 4, place("k_bank"))]
    w = fight(attacker="w_gate", defender=0, hands=((), HAND), decks=(("fg_punch",), ()),
              at={0: "w_grove"}, foes={"w_gate": "bandit_9"})  # fmt: skip
    w.play("0 play:levi_roll", "0 done")
    assert w.told("foe-moves") == [(w.state.attacker - 4, place("w_firs"))]


# -- defeat ---------------


def test_a_defeat() -> None:
    """BAN-ENM-09, BAN-ENM-10, BAN-FGT-27: loot at once, the Head on the Catalogue."""
    w = fight(defender="w_grove", hands=(HAND, ()), decks=((), ("fp_circle",)),
              at={0: "w_grove"}, foes={"w_grove": "wolf_4"}, wounds={"w_grove": 2})  # fmt: skip
    assert w.state.seen == 0
    w.play("0 play:levi_jab", "0 prim:1")
    assert w.told("blocked") == [(4, 1)]
    w = fight(defender="w_grove", hands=(HAND, ()), decks=((), ("fp_tear",)),
              at={0: "w_grove"}, foes={"w_grove": "wolf_4"}, wounds={"w_grove": 2})  # fmt: skip
    w.play("0 play:levi_jab", "0 prim:1")
    assert (w.goods(0), w.state.heads_of(0)) == ({"hide": 2}, [TOKEN_NO["wolf_4"]])
    assert (w.state.foe_at[0], w.state.seen) == (-1, 1 << TOKEN_NO["wolf_4"])
    assert w.asked == [(0, "turn")]
    w.cited("BAN-ENM-09", "BAN-ENM-10", "BAN-FGT-27")


def test_loot_without_room() -> None:
    """BAN-ENM-11, BAN-RULING-139.

    It is placed in the Acre; a weapon is the top of the Weapon Rack.
    """
    w = fight(defender="w_grove", hands=(HAND, ()), decks=((), ("fp_tear",)),
              at={0: "w_grove"}, foes={"w_grove": "wolf_4"}, wounds={"w_grove": 2},
              goods={0: {"herb": 3}})  # fmt: skip
    w.play("0 play:levi_jab", "0 prim:1")
    assert (w.goods(0), w.lying("w_grove")) == ({"herb": 3, "hide": 1}, ["hide"])
    w.cited("BAN-ENM-11")
    w = fight(defender="w_cabin", hands=(HAND, ()), decks=((), ("fg_bottle",)),
              at={0: "w_cabin"}, foes={"w_cabin": "bandit_5"}, wounds={"w_cabin": 3},
              rack=["judgment"])  # fmt: skip
    w.play("0 play:levi_jab", "0 prim:1")
    assert CARD_NO["judgment"] in w.state.cards[0]


def test_a_legend_has_more_to_give() -> None:
    """BAN-ENM-10: Hides and a Gem; a fourth Head needs a choice (BAN-STO-06)."""
    w = fight(defender="w_den", hands=(HAND, ()), decks=((), ("fl_gore",)), at={0: "w_den"},
              foes={"w_den": "old_marrow"}, wounds={"w_den": 7},
              heads={0: ["wolf_1", "wolf_2", "wolf_3"]})  # fmt: skip
    w.play("0 play:levi_jab", "0 prim:1")
    assert w.asked == [(0, "keep-head")]
    w.play("0 lay:wolf_1")
    assert w.goods(0) == {"hide": 3, "gem": 1}
    assert len(w.state.heads_of(0)) == 3


@pytest.mark.silent("BAN-ENM-09")
def test_a_foe_may_win() -> None:
    """BAN-FGT-27: Loss; its Wounds stay with it (BAN-ENM-09)."""
    w = against(["fp_snap"], vig={0: 1}, goods={0: {"hide": 2}}, wounds={"w_grove": 1})
    w.play("0 play:levi_iron")
    assert (w.where(0), w.lying("w_grove")) == ("doc", ["hide", "hide"])
    assert w.state.wounds[0] == 1
    assert w.menu(0) == ["doc", "pass"]
    w.cited("BAN-FGT-27", "BAN-FNT-02")


# -- attacks ---------------


def test_an_aggressive_foe_attacks_at_once() -> None:
    """BAN-ATT-01, BAN-ATT-02, BAN-ATT-05, BAN-ATT-07, BAN-RULING-52, BAN-RULING-122.

    In Range and sight; the Move is over.
    """
    w = west(at={0: "w_gate", 1: "w_firs"}, foes={"w_grove": "wolf_6"})
    w.play("0 go:w_firs")
    assert w.asked == [(0, "sneak")]
    w.play("0 no")
    assert (w.state.attacker, w.state.defender, w.state.move_left) == (4, 0, 0)
    assert w.told("foe-attacks") == [(0, 0, 1)]
    assert w.asked == [(0, "card")]
    w.cited("BAN-ATT-01", "BAN-ATT-02", "BAN-ATT-05", "BAN-ATT-07", "BAN-STE-03")


def test_a_standard_foe_waits_for_the_end_of_the_turn() -> None:
    """BAN-ATT-01, BAN-ATT-06, BAN-RULING-106: only the end of the turn counts."""
    w = west(at={0: "w_gate"}, foes={"w_grove": "wolf_1"}, grit={0: 2})
    w.play("0 go:w_firs")
    assert w.asked == [(0, "turn")]
    w.play("0 pass", "0 no")
    assert (w.state.after, w.state.attacker) == (NIGHTFALL, 4)
    w = west(at={0: "w_firs"}, foes={"w_grove": "wolf_1"})
    w.play("0 go:w_gate", "0 pass")
    assert w.state.active == 1
    assert w.told("foe-attacks") == []


def test_a_neutral_foe_is_left_alone() -> None:
    """BAN-ATT-01: the white bear does not care, and there is nothing to sneak past."""
    w = west(at={0: "w_den"}, foes={"w_den": "old_marrow"})
    assert "sneak:w_den" not in w.menu(0)
    w.play("0 pass")
    assert w.state.active == 1
    w.cited("BAN-ATT-01")


def test_starting_beside_an_aggressive_foe() -> None:
    """BAN-ATT-03: no attack before a step into, or within, its Range."""
    w = west(at={0: "w_firs", 1: "w_gate"}, foes={"w_grove": "wolf_6"})
    w.play("0 reflect")
    assert w.asked == [(0, "turn")]
    w.play("0 go:w_grove")
    assert w.asked == [(0, "sneak")]
    w.cited("BAN-ATT-03")


def test_no_second_attack_before_the_end_of_the_turn() -> None:
    """BAN-ATT-08: after a fight without defeat; leaving and coming back is another matter."""
    settings: dict[str, Any] = {"at": {0: "w_firs"}, "foes": {"w_grove": "wolf_6"}}
    w = west([6, 1], **settings)
    w.state.fought = 1
    w.play("0 go:w_grove")
    assert w.asked == [(0, "turn")]
    w.cited("BAN-ATT-08")
    w.play("0 pass")
    assert w.asked == [(0, "sneak")]
    w = west(**settings)
    w.state.fought = 1
    w.play("0 go:w_gate", "0 go:w_firs")
    assert w.asked == [(0, "sneak")]


def test_a_foe_entered_upon_in_a_fight() -> None:
    """BAN-ATT-09, BAN-RULING-110, BAN-RULING-136.

    It attacks right after that fight; one that was in Range before does not.
    """
    for start, asked in (("w_gate", "sneak"), ("w_firs", "turn")):
        w = fight(
            hands=(("levi_roll", "levi_jab"), ("hannah_arms", "hannah_smoke")),
            at={0: start, 1: start}, foes={"w_grove": "wolf_6"},
        )  # fmt: skip
        w.play("0 play:levi_roll", "1 play:hannah_arms", "0 prim:1")
        w.play("0 go:w_firs" if start == "w_gate" else "0 go:w_grove", "0 done")
        w.until("card")
        w.play(f"0 {w.menu(0)[-1]}", f"1 {w.menu(1)[-1]}")
        assert w.told("fight-over") == [(0, 1, 0)]
        assert w.asked == [(0, asked)]
    w = fight(hands=(("levi_guard", "levi_jab"), ("hannah_smoke", "hannah_arms")),
              at={0: "w_gate", 1: "w_gate"}, foes={"w_grove": "wolf_6"})  # fmt: skip
    w.play(
        "0 play:levi_guard", "1 play:hannah_smoke", "0 done", "1 prim:1", "1 go:w_firs", "1 done"
    )
    w.until("card")
    w.play(f"0 {w.menu(0)[-1]}", f"1 {w.menu(1)[-1]}")
    assert w.asked == [(0, "turn")]  # whose turn it is not is never attacked


# -- sneaking ---------------


def test_sneaking_on_own_initiative() -> None:
    """BAN-STE-01..03: unaware until the next own turn; a failure makes it attack at once."""
    w = west([5], at={0: "w_firs"}, foes={"w_grove": "wolf_1"})
    assert "sneak:w_grove" in w.menu(0)
    w.play("0 sneak:w_grove")
    assert w.state.sneaked[0] == 1
    w.play("0 pass")
    assert (w.state.active, w.told("foe-attacks")) == (1, [])
    w.cited("BAN-STE-01", "BAN-STE-02")
    w = west([4], at={0: "w_firs"}, foes={"w_grove": "wolf_1"})
    w.play("0 sneak:w_grove")
    assert w.state.attacker == 4
    w.cited("BAN-STE-03")
    assert "sneak:w_grove" not in west(at={0: "w_gate"}, foes={"w_grove": "wolf_1"}).menu(0)


@pytest.mark.silent("BAN-END-06")
def test_a_foe_sneaked_past_is_no_hindrance() -> None:
    """BAN-STE-02, BAN-STE-04, BAN-END-06: until it is attacked."""
    w = west([5, 5, 5], at={0: "w_grove"}, foes={"w_grove": "wolf_1"})
    w.play("0 sneak:w_grove", "0 work")
    assert w.goods(0) == {"lumber": 2}
    w.play("0 fight:w_grove")
    assert w.state.sneaked[0] == 0
    w.cited("BAN-STE-02", "BAN-STE-04")


def test_every_token_is_counted() -> None:
    """BAN-INV-08, BAN-RULING-79: a foe killed by fire goes to the reserve."""
    w = west(at={0: "w_grove"}, foes={"w_grove": "wolf_1"}, wounds={"w_grove": 2},
             items={0: "matches"})  # fmt: skip
    w.play("0 light", "0 colour:green", "0 endure")
    assert (w.state.foe_at[0], len(w.state.reserve)) == (-1, ENEMIES)
    assert (w.told("foe-burned"), w.goods(0)) == ([(0,)], {})
    w.cited("BAN-ENM-10", "BAN-FIR-09")
