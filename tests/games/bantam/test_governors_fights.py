"""Fights, foes, looting and fire in Shadow Governors."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.board import WOLF, acre
from saloon.games.bantam.cards import FIRST_HUNTER, FIRST_MOUNT_SKILL
from saloon.games.bantam.effects import difficulty_of
from saloon.games.bantam.events import RIDER, SKILL_RIDER, STORAGE_RIDER
from saloon.games.bantam.play.governors.hall import return_foes
from saloon.games.bantam.play.governors.riders import join
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import DAWN, SPREAD
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import CARD_NO, West, table, west

SG: dict[str, Any] = {"options": {"mode": "governors"}}
FULL = [(0, "w_mill-cabin", n) for n in range(3)]


def hunters(*held: str) -> dict[str, Any]:
    """Seat 0 holds these Hunter Skill Cards."""
    deck = [n for n in range(FIRST_HUNTER, FIRST_MOUNT_SKILL) if n not in map(CARD_NO.get, held)]
    return {"weapons": {0: held}, "more": {"hunters": tuple(deck)}, **SG}


def first_rider(type: int) -> int:
    """A Rider of some type."""
    return next(n for n, rider in enumerate(RIDER) if rider.type == type)


def give_rider(t: Table, who: int, rider: int) -> None:
    """A Rider follows a player."""
    t.riders = tuple(tuple(r for r in stack if r != rider) for stack in t.riders)
    join(t, who, rider)
    t.np[who] += 1


def won(dice: list[int], rider: int, **settings: Any) -> West:
    """Seat 0 has just beaten seat 1, whom a Rider follows."""
    w = fight(
        dice, hands=(("levi_jab", "levi_roll"), ("hannah_smoke", "hannah_arms")),
        at={0: "w_mill", 1: "w_mill"}, vig={1: 1}, **{**SG, **settings},
    )  # fmt: skip
    give_rider(w.state, 1, rider)
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 prim:1")
    return w


def test_a_rider_changes_sides() -> None:
    """BAN-LOO-06, BAN-RID-04, BAN-NOT-12: by its PER check, with its NP and its perk."""
    rider = first_rider(SKILL_RIDER)
    skill = RIDER[rider].a
    w = won([6], rider)
    had = [w.state.skill(who, skill) for who in range(2)]
    assert "spoil:rider" in w.menu(0)
    w.play("0 spoil:rider")
    assert w.state.rider_of[rider] == 0
    assert w.state.np == [1, 0]
    assert [w.state.skill(who, skill) for who in range(2)] == [had[0] + 1, had[1] - 1]
    w.cited("BAN-LOO-06", "BAN-RID-04")


def test_a_rider_who_stays() -> None:
    """BAN-LOO-06, BAN-LOO-09: a failed check is the choice made; no slot, no choice."""
    rider = first_rider(SKILL_RIDER)
    assert difficulty_of(RIDER[rider].loot) > 4
    w = won([1], rider, skills={0: {"per": 0}})
    w.play("0 spoil:rider")
    assert (w.state.rider_of[rider], w.state.np, w.asked) == (1, [0, 1], [(0, "turn")])
    w.cited("BAN-LOO-09")
    other = first_rider(STORAGE_RIDER)
    w = fight(
        [], hands=(("levi_jab", "levi_roll"), ("hannah_smoke", "hannah_arms")),
        at={0: "w_mill", 1: "w_mill"}, vig={1: 1}, **SG,
    )  # fmt: skip
    give_rider(w.state, 0, other)
    give_rider(w.state, 1, rider)
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 prim:1")
    assert "spoil:rider" not in w.menu(0)


def test_what_a_storage_rider_carried() -> None:
    """BAN-LOO-06: it stays with the loser if there is room, else it is dropped."""
    rider = first_rider(STORAGE_RIDER)
    w = won([6], rider, skills={0: {"per": 6}})
    w.state.goods[5:10] = [3, 2, 0, 0, 0]
    w.state.supply[0] -= 3
    w.state.supply[1] -= 2
    w.play("0 spoil:rider")
    assert w.asked == [(1, "cargo")]
    w.play("1 lay:hide")
    assert (w.goods(1), w.lying("w_mill")) == ({"lumber": 3, "hide": 1}, ["hide"])


def test_a_loan_is_a_feather_for_the_winner() -> None:
    """BAN-LOO-08, BAN-NOT-11: the prisoner cannot pay: 1 NP."""
    w = west(at={0: "w_gate", 1: "jail"}, cash={1: 0}, more={"jailer": [-1, 0], "np": [0, 2]},
             **SG)  # fmt: skip
    w.play("0 pass")
    assert w.state.np == [1, 1]
    w.cited("BAN-LOO-08", "BAN-JAI-06")


def test_a_cabin_is_worth_a_point() -> None:
    """BAN-CAB-04, BAN-SPR-03, BAN-NOT-12: who builds it has 1 NP, until somebody burns it down."""
    w = west(at={0: "w_mill"}, goods={0: {"lumber": 3}}, **SG)
    w.play("0 build")
    assert w.state.np[0] == 1
    w.cited("BAN-CAB-04")
    settings: dict[str, Any] = {"step": SPREAD, "fire": FULL, "fire_colours": [4], **SG}
    w = west(cabins={"w_mill": 1}, raisers=[0], more={"np": [0, 1]}, **settings)
    assert w.state.np == [1, 0]
    w.cited("BAN-SPR-03")
    w = west(cabins={"w_mill": 1}, raisers=[1], more={"np": [0, 1]}, **settings)
    assert w.state.np == [0, 0]  # the own one: nothing gained


def test_a_species_that_leaves_you_alone() -> None:
    """BAN-ENM-14: no attack, no hindrance; it may still be attacked."""
    w = west([6, 6], at={0: "w_firs"}, step=DAWN, foes={"w_grove": "wolf_6"},
             more={"ignores": [1 << WOLF, 0]}, **SG)  # fmt: skip
    w.play("0 go:w_grove")
    assert w.asked == [(0, "turn")]
    assert {"fight:w_grove", "work"} <= set(w.menu(0))
    w.play("0 pass")
    assert w.told("foe-attacks") == []
    w.cited("BAN-ENM-14")


@pytest.mark.silent("BAN-ENM-13")
def test_foes_come_back() -> None:
    """BAN-ENM-13: on slots they have left, except beside players and their Cabins."""
    t = table(at={0: "p_herd", 1: "w_gate"}, cabins={"w_grove": 1}, **SG)
    return_foes(t)
    back = {at for at in t.foe_at if at >= 0}
    assert acre("m_ledge") in back
    assert not {acre("p_herd"), acre("w_grove")} & back
    assert len(back) == 14


@pytest.mark.silent("BAN-ABA-04")
def test_a_gunman_at_an_abandoned_cabin() -> None:
    """BAN-ABA-03, BAN-ABA-04: whoever sleeps inside is attacked; it is no crime to be there."""
    w = west(at={0: "w_cabin-cabin"}, foes={"w_cabin": "bandit_1"}, vig={0: 1}, **SG)
    w.play("0 pass")
    assert w.asked == [(0, "sneak")]
    w.cited("BAN-ABA-03")


@pytest.mark.parametrize(
    ("card", "other", "dice", "left"),
    [("hs_last", "hannah_smoke", [6], 3), ("hs_dressing", "hannah_smoke", [], 3)],
)
@pytest.mark.silent("BAN-CRD-12", "BAN-HED-05")
def test_cards_that_heal(card: str, other: str, dice: list[int], left: int) -> None:
    """BAN-CRD-11, BAN-CRD-12, BAN-HED-05: as a PRIM, or as a special once the PRIM worked."""
    w = fight(dice, hands=((card, "levi_jab"), (other, "hannah_arms")), vig={0: 2},
              at={0: "town_square", 1: "town_square"}, **hunters(card))  # fmt: skip
    w.play(f"0 play:{card}", f"1 play:{other}")
    if card == "hs_last":
        assert "special" not in w.menu(0)
        w.play("0 prim:1", "0 special")
    else:
        w.play("0 prim:2")
    assert w.state.vig[0] == left
