"""Looting after a fight between players (BAN-LOO, BAN-CRD-10)."""

from __future__ import annotations

from typing import Any

from saloon.games.bantam.content import MOUNT
from saloon.games.bantam.effects import difficulty_of
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import CARD_NO, MOUNT_NO, TOKEN_NO, West


def won(dice: list[int] | None = None, **settings: Any) -> West:
    """Seat 0 has just beaten seat 1 in the Old Sawmill."""
    given: dict[str, Any] = {"at": {0: "w_mill", 1: "w_mill"}, "vig": {1: 1}, **settings}
    w = fight(
        dice or [], hands=(("levi_jab", "levi_roll"), ("hannah_smoke", "hannah_arms")), **given
    )
    w.play("0 play:levi_jab", "1 play:hannah_smoke", "0 prim:1")
    assert w.asked == [(0, "spoils")]
    return w


def test_the_choice() -> None:
    """BAN-LOO-01, BAN-LOO-12, BAN-RULING-68: what there is, Jail, or nothing; exactly one."""
    assert won(cash={1: 0}).menu(0) == ["spoil:none", "spoil:card", "spoil:jail"]
    w = won(goods={1: {"hide": 1}}, cash={1: 1}, items={1: "rope"}, mounts={1: "painted"})
    assert w.menu(0) == [
        "spoil:none", "spoil:goods", "spoil:cash", "spoil:thing", "spoil:card", "spoil:mount",
        "spoil:jail",
    ]  # fmt: skip
    w.play("0 spoil:none")
    assert (w.goods(1), w.where(1), w.asked) == ({"hide": 1}, "doc", [(0, "turn")])
    assert w.lying("w_mill") == []  # BAN-RULING-67: no Loss
    w.cited("BAN-LOO-01", "BAN-LOO-10", "BAN-LOO-11", "BAN-LOO-12", "BAN-FNT-12")


def test_goods() -> None:
    """BAN-LOO-02, BAN-LOO-12: as many as there is room for; the rest stays with the loser."""
    w = won(goods={0: {"herb": 2}, 1: {"hide": 2, "gem": 1}})
    w.play("0 spoil:goods", "0 get:gem", "0 get:hide")
    assert (w.goods(0), w.goods(1)) == ({"herb": 2, "gem": 1, "hide": 1}, {"hide": 1})
    w.cited("BAN-LOO-02", "BAN-LOO-12")
    w = won(goods={1: {"hide": 2}})
    w.play("0 spoil:goods", "0 get:hide", "0 done")
    assert (w.goods(0), w.goods(1)) == ({"hide": 1}, {"hide": 1})


def test_cash() -> None:
    """BAN-LOO-03, BAN-RULING-137: up to $10."""
    for had, taken in ((14, 10), (6, 6)):
        w = won(cash={0: 0, 1: had})
        w.play("0 spoil:cash")
        assert w.state.cash == [taken, had - taken]
        w.cited("BAN-LOO-03")


def test_a_thing() -> None:
    """BAN-LOO-04, BAN-STO-06: an Item or a Head; without room in exchange."""
    w = won(items={0: "rope", 1: "gloves"}, heads={1: ["wolf_1"]})
    w.play("0 spoil:thing")
    assert w.menu(0) == ["pick-up:wolf_1", "pick-up:gloves"]
    w.play("0 pick-up:gloves", "0 lay:rope")
    assert (w.lying("w_mill"), w.state.item[1]) == (["rope"], -1)
    w.cited("BAN-LOO-04", "BAN-STO-06")
    w = won(heads={1: ["wolf_1"]})
    w.play("0 spoil:thing")
    assert w.state.heads_of(0) == [TOKEN_NO["wolf_1"]]


def test_a_card() -> None:
    """BAN-LOO-05, BAN-LOO-09, BAN-CRD-10: Exhausted ones too, but none marked No Loot."""
    w = won(weapons={1: ["torch", "bowie"]}, tired=["bowie"])
    w.play("0 spoil:card")
    assert w.menu(0) == ["skip", "take:torch", "take:bowie"]
    w.play("0 take:bowie")
    assert (CARD_NO["bowie"] in w.state.cards[0], w.state.tired[CARD_NO["bowie"]]) == (True, 1)
    assert CARD_NO["bowie"] not in w.state.cards[1]
    w.cited("BAN-LOO-05", "BAN-CRD-10")
    w = won()
    w.play("0 spoil:card")
    assert w.asked == [(0, "turn")]  # a fruitless look is the choice made
    w.cited("BAN-LOO-09")


def test_a_mount() -> None:
    """BAN-LOO-07, BAN-LOO-09: by its PER check; the loser re-slots, an own one goes back."""
    need = difficulty_of(MOUNT[MOUNT_NO["painted"]].loot)
    settings: dict[str, Any] = {
        "mounts": {0: "mule", 1: "painted"},
        "goods": {1: {"hide": 4, "herb": 1}},
        "skills": {0: {"per": 1}},
    }
    w = won([need - 1], **settings)
    w.play("0 spoil:mount")
    assert w.asked == [(1, "looted-cargo")]
    herbs = w.state.supply[2]
    assert w.legal == ["discard:hide", "discard:herb"]
    w.play("1 discard:herb")
    assert w.state.supply[2] == herbs + 1, "to the Supply, not into the winner's reach"
    assert (w.state.mount, w.goods(1)) == ([MOUNT_NO["painted"], -1], {"hide": 4})
    assert w.state.mounts[0] == MOUNT_NO["mule"]
    w.cited("BAN-LOO-07", "BAN-MNT-01")
    w = won([1], **settings)
    w.play("0 spoil:mount")
    assert (w.state.mount[1], w.asked) == (MOUNT_NO["painted"], [(0, "turn")])
    w.cited("BAN-LOO-09")


def test_jail() -> None:
    """BAN-LOO-08, BAN-LOO-10, BAN-FNT-12: the winner's choice comes before all else."""
    w = won()
    w.play("0 spoil:jail")
    assert (w.where(1), w.state.jailer[1]) == ("jail", 0)
    w.cited("BAN-LOO-08", "BAN-LOO-10", "BAN-FNT-12")


def test_a_criminal_goes_to_jail_anyway() -> None:
    """BAN-LOO-10: the loser is a Fire-Raiser; nobody gets the Bail."""
    w = won(fire=[(0, "p_gate", 0)], raisers=[1], fire_colours=[2])
    w.play("0 spoil:none")
    assert (w.where(1), w.state.jailer[1]) == ("jail", -1)


def test_the_defender_may_win() -> None:
    """BAN-LOO-11, BAN-FGT-27, BAN-FNT-07, BAN-RULING-119.

    The turn player lies there; a fall is a defeat too.
    """
    w = fight(
        [1],
        hands=(("levi_roll", "levi_jab"), ("hannah_smoke", "hannah_arms")),
        at={0: "p_herd", 1: "p_herd"},
        vig={0: 1},
        goods={0: {"hide": 2}},
    )
    w.play("0 play:levi_roll", "1 play:hannah_smoke", "0 prim:1", "0 go:p_bluff")
    assert w.asked == [(1, "spoils")]
    w.play("1 spoil:goods", "1 get:hide", "1 done")
    assert (w.goods(0), w.goods(1), w.where(0)) == ({"hide": 1}, {"hide": 1}, "doc")
    assert w.menu(0) == ["doc", "pass"]
    w.cited("BAN-LOO-11", "BAN-FGT-27")


def test_both_down_at_once() -> None:
    """BAN-LOO-11, BAN-RULING-51: one fire for both: nobody loots, Loss for both."""
    w = fight(
        hands=(("kerosene", "levi_jab"), ("hannah_backhand", "hannah_arms")),
        weapons={0: ["kerosene"]},
        at={0: "w_mill", 1: "w_mill"},
        vig={0: 1, 1: 1},
        goods={1: {"hide": 2}},
        cash={1: 5},
    )
    w.play("0 play:kerosene", "1 play:hannah_backhand", "0 special", "0 go:w_mill")
    assert (w.where(0), w.where(1)) == ("jail", "doc")
    assert (w.goods(1), w.state.cash[1], w.told("spoils")) == ({}, 5, [])
    w.cited("BAN-LOO-11")
