"""Fainting, Loss, Doc Barber, crimes (BAN-FNT, BAN-CRI)."""

from __future__ import annotations

from typing import Any

from saloon.engine.event import Log
from saloon.games.bantam.play.vigor import wound
from saloon.games.bantam.written import NIGHTFALL
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import place, table, west


def fall(**settings: Any) -> Any:
    """Seat 0 loses the last Vigor on a trail of the Plains, in the own turn."""
    given: dict[str, Any] = {"at": {0: "p_herd"}, "vig": {0: 1}, **settings}
    w = west([1], **given)
    w.play("0 go:p_bluff")
    return w


def test_loss() -> None:
    """BAN-FNT-01..03, BAN-FNT-07, BAN-RULING-116.

    Goods, Gems and Heads lie there; all else stays.
    """
    w = fall(goods={0: {"hide": 1, "gem": 1}}, heads={0: ["wolf_1"]}, cash={0: 7},
             items={0: "gloves"}, mounts={0: "painted"}, weapons={0: ["torch"]})  # fmt: skip
    assert w.lying("p_herd") == ["hide", "gem"]
    assert (w.goods(0), w.state.heads_of(0), w.state.cash[0]) == ({}, [], 7)
    assert (w.state.item[0] >= 0, w.state.mount[0] >= 0, len(w.state.cards[0])) == (True, True, 10)
    assert (w.where(0), w.state.move_left) == ("doc", 0)
    w.cited("BAN-FNT-01", "BAN-FNT-02", "BAN-FNT-03", "BAN-FNT-07", "BAN-FNT-12")


def test_what_falls_into_a_fire_is_lost() -> None:
    """BAN-FNT-02, BAN-RULING-126."""
    w = west(at={0: "w_gate"}, vig={0: 1}, goods={0: {"hide": 2}}, fire=[(0, "w_mill", 0)],
             raisers=[1], fire_colours=[4])  # fmt: skip
    w.play("0 go:w_mill", "0 endure")
    assert (w.where(0), w.lying("w_mill"), w.state.supply[1]) == ("doc", [], 20)


def test_doc_barber_in_the_same_turn() -> None:
    """BAN-FNT-04, BAN-FNT-06, BAN-TUR-07: 1 Grit, all Vigor, and Release."""
    w = fall()
    assert w.menu(0) == ["doc", "pass"]
    w.play("0 doc")
    assert (w.where(0), w.state.vig[0], w.state.grit[0]) == ("release_doc", 4, 2)
    w.cited("BAN-FNT-04", "BAN-FNT-06")


def test_release_into_an_own_cabin() -> None:
    """BAN-FNT-06, BAN-FNT-08, BAN-CAB-16, BAN-BRE-06: with a locked Door only."""
    w = fall(cabins={"w_mill": 0, "w_grove": 0}, unlocked=["w_grove"],
             levels={0: {"logging": "master"}})  # fmt: skip
    w.play("0 doc")
    assert w.menu(0) == ["go:release_doc", "go:w_mill-cabin"]
    w.play("0 go:w_mill-cabin")
    assert w.where(0) == "w_mill-cabin"
    w.cited("BAN-FNT-06", "BAN-FNT-08", "BAN-CAB-16", "BAN-BRE-06")


def test_a_healthy_visit() -> None:
    """BAN-FNT-10, BAN-RULING-97: 1 Grit, then the street; no jump into a Cabin."""
    w = west(at={0: "doc"}, vig={0: 2}, cabins={"w_mill": 0})
    w.play("0 doc")
    assert (w.where(0), w.state.vig[0], w.state.grit[0]) == ("release_doc", 4, 3)
    w.cited("BAN-FNT-10")
    assert "doc" not in west(at={0: "doc"}, vig={0: 4}).menu(0)


def test_the_last_act_of_a_turn() -> None:
    """BAN-FNT-05, BAN-RULING-114: Release after an attack at the end of the turn, or wait."""
    for answer, where in (("doc", "release_doc"), ("pass", "doc")):
        w = fight(
            [6], attacker="w_grove", defender=0, hands=((), ("levi_roll", "levi_jab")),
            decks=(("fp_snap", "fp_snap"), ()), after=NIGHTFALL, at={0: "w_grove"}, vig={0: 1},
            foes={"w_grove": "wolf_1"},
        )  # fmt: skip
        w.play("0 play:levi_roll")
        assert w.asked == [(0, "last-release")]
        w.play(f"0 {answer}")
        assert w.where(0) == where
        assert w.state.active == 1
        w.cited("BAN-FNT-05")


def test_crimes_lead_to_jail() -> None:
    """BAN-CRI-01, BAN-CRI-02, BAN-FNT-12, BAN-RULING-69: trespassing, or having a fire."""
    w = fall(fire=[(0, "w_mill", 0)], raisers=[0], fire_colours=[4], goods={0: {"hide": 1}})
    assert (w.where(0), w.lying("p_herd")) == ("jail", ["hide"])
    assert w.state.active == 1
    w.cited("BAN-CRI-01", "BAN-CRI-02", "BAN-FNT-03", "BAN-FNT-09", "BAN-FNT-12", "BAN-JAI-01")
    w = west([1], at={0: "w_mill-cabin"}, vig={0: 1}, cabins={"w_mill": 1})
    w.play("0 climb")
    assert w.where(0) == "jail"
    w.cited("BAN-CRI-01", "BAN-BRE-01")


def test_fires_stay() -> None:
    """BAN-FNT-09: whoever faints is still their Fire-Raiser."""
    w = fall(fire=[(0, "w_mill", 0)], raisers=[0], fire_colours=[4])
    assert (len(w.state.fire), w.state.raiser) == (1, (0,))


def test_fainting_at_doc_barber() -> None:
    """BAN-FNT-11: things drop there, the player stays; at 0 nothing is lost twice."""
    t = table(at={0: "doc"}, vig={0: 1}, goods={0: {"herb": 1}}, fire=[(0, "w_mill", 0)],
              raisers=[0], fire_colours=[4])  # fmt: skip
    t.log = Log()
    wound(t, 0, 1, "BAN-CHK-07")
    assert (t.where[0], t.loose(t.where[0]), t.vig[0]) == (place("doc"), [2], 0)
    wound(t, 0, 1, "BAN-CHK-07")
    assert (t.vig[0], [event.kind for event in t.log.events].count("hurt")) == (0, 1)
    assert "BAN-FNT-11" in t.log.fired
