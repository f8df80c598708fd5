"""Interacting with fire (BAN-FIN)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.board import acre
from saloon.games.bantam.written import DAWN
from tests.games.bantam.tables import CARD_NO, West, west

RED_FIRE: dict[str, Any] = {"raisers": [1], "fire_colours": [4]}


def burning(dice: list[int] | None = None, n: int = 1, **settings: Any) -> West:
    """Seat 0 at the gate of the Wilderness; n tokens of a fire from the Sawmill on."""
    places = ["w_mill", "w_firs", "w_grove"][:n]
    given: dict[str, Any] = {"at": {0: "w_gate"}, **RED_FIRE, **settings}
    return west(dice or [], fire=[(0, name, 0) for name in places], **given)


def test_a_burning_acre_must_be_dealt_with() -> None:
    """BAN-FIN-01, BAN-FIN-02: douse, navigate, befriend, or 1 Wound; the Move goes on."""
    w = burning()
    w.play("0 go:w_mill")
    assert w.asked == [(0, "flames")]
    assert w.menu(0) == ["douse", "navigate", "befriend", "endure"]
    assert w.match.asks[0].args == (0, 5)
    w.play("0 endure")
    assert (w.state.vig[0], w.state.move_left, w.asked) == (3, 2, [(0, "turn")])
    w.cited("BAN-FIN-01", "BAN-FIN-02")


def test_the_start_of_a_turn_in_fire() -> None:
    """BAN-FIN-01, BAN-TUR-03."""
    w = burning(at={0: "w_mill"}, step=DAWN)
    assert w.asked == [(0, "flames")]


def test_a_release_into_fire() -> None:
    """BAN-FIN-01, BAN-FNT-06: an own Cabin that burns, the street before Doc Barber or the Jail."""
    w = west(at={0: "doc"}, vig={0: 0}, fire=[(0, "release_doc", 0)], **RED_FIRE)
    w.play("0 doc")
    assert (w.where(0), w.asked) == ("release_doc", [(0, "flames")])
    w = west(at={0: "jail"}, step=DAWN, fire=[(0, "release_jail", 0)], **RED_FIRE)
    assert (w.where(0), w.asked) == ("release_jail", [(0, "flames")])


@pytest.mark.parametrize(
    ("move", "die", "passed"),
    [
        ("douse", 4, True), ("douse", 3, False),  # MAL 2 against 6
        ("navigate", 2, True), ("navigate", 1, False),  # AGL 4
        ("befriend", 3, True), ("befriend", 2, False),  # PER 3
    ],
)  # fmt: skip
def test_the_checks(move: str, die: int, passed: bool) -> None:
    """BAN-FIN-02, BAN-INT-01, BAN-RULING-74, BAN-RULING-07.

    Against the Intensity; failing costs 1 Wound.
    """
    w = burning([die], n=2)
    w.play("0 go:w_mill", f"0 {move}")
    assert w.state.vig[0] == (4 if passed else 3)
    w.cited("BAN-FIN-02", "BAN-INT-01")


def test_dousing() -> None:
    """BAN-FIN-04: every token of that fire, and no other."""
    w = west([6], at={0: "w_gate"}, cabins={"w_mill": 1}, raisers=[1, 1], fire_colours=[4, 2],
             fire=[(0, "w_mill", 0), (0, "w_mill-cabin", 1), (1, "p_gate", 0)])  # fmt: skip
    w.play("0 go:w_mill", "0 douse")
    assert [token >> 10 for token in w.state.fire] == [1]
    assert w.told("douses") == [(0, 0)]
    w.cited("BAN-FIN-04")


def test_a_douse_tool() -> None:
    """BAN-FIN-04, BAN-CHK-12: its modifier is added and the thing Exhausted; not needed."""
    w = burning([1], weapons={0: ["bucket"]})
    w.play("0 go:w_mill", "0 douse")
    assert w.menu(0) == ["skip", "tool:bucket"]
    w.play("0 tool:bucket")
    assert (w.state.fire, w.state.tired[CARD_NO["bucket"]]) == ((), 1)
    w = burning([1], weapons={0: ["bucket"]})
    w.play("0 go:w_mill", "0 douse", "0 skip")
    assert (w.state.vig[0], w.state.tired[CARD_NO["bucket"]]) == (3, 0)


def test_navigating() -> None:
    """BAN-FIN-05: into or beside any Acre of the fire; the Move goes on, and the fire is past."""
    w = burning([6], n=2)
    w.play("0 go:w_mill", "0 navigate")
    assert w.menu(0) == ["go:w_gate", "go:w_mill", "go:w_firs", "go:w_grove", "go:w_look",
                         "go:w_hollow"]  # fmt: skip
    w.play("0 go:w_firs")
    assert (w.where(0), w.state.move_left, w.asked) == ("w_firs", 2, [(0, "turn")])
    assert "douse" not in w.menu(0)
    w.play("0 go:w_gate", "0 go:w_mill")
    assert w.asked == [(0, "turn")]  # no more interactions in this Move
    w.play("0 go:w_gate")
    assert w.asked == [(0, "turn")]
    w.cited("BAN-FIN-05")


def test_navigating_to_where_one_stands() -> None:
    """BAN-FIN-05, BAN-RULING-140: the own Acre is one of the fire: unhurt, and done with it."""
    w = burning([6], n=2)
    w.play("0 go:w_mill", "0 navigate", "0 go:w_mill")
    assert (w.where(0), w.state.vig[0], w.state.move_left) == ("w_mill", 4, 2)
    assert w.asked == [(0, "turn")]
    assert not [move for move in w.menu(0) if move in ("douse", "navigate", "befriend")]


def test_navigating_into_trouble() -> None:
    """BAN-FIN-05, BAN-SHE-01: a Hidden Acre is entered by its check."""
    w = burning([1])
    w.play("0 go:w_mill", "0 navigate", "0 go:w_hollow")
    assert (w.where(0), w.state.vig[0]) == ("w_hollow", 3)
    w.cited("BAN-SHE-01")


def test_a_locked_door_in_a_fire() -> None:
    """BAN-FIN-05: not through a locked Door."""
    settings: dict[str, Any] = {
        "at": {0: "w_mill-cabin"}, "cabins": {"w_mill": 1}, "fire": [(0, "w_mill-cabin", 0)],
        "step": DAWN, **RED_FIRE,
    }  # fmt: skip
    w = west([6], **settings)
    w.play("0 navigate")
    assert (w.where(0), w.state.vig[0], w.asked) == ("w_mill-cabin", 4, [(0, "turn")])
    w = west([6], unlocked=["w_mill"], **settings)
    w.play("0 navigate")
    assert w.menu(0) == ["go:w_mill", "go:w_mill-cabin"]


def test_befriending() -> None:
    """BAN-FIN-06: no Wounds and no questions from that fire until the next own turn."""
    w = burning([6])
    w.play("0 go:w_mill", "0 befriend", "0 go:w_gate", "0 go:w_mill")
    assert (w.asked, w.state.vig[0]) == ([(0, "turn")], 4)
    w.cited("BAN-FIN-06")
    assert [m for m in w.menu(0) if m in ("douse", "navigate", "befriend")] == ["douse", "navigate"]


def test_further_tries() -> None:
    """BAN-FIN-03, BAN-FIN-07: while standing on a token; each failure another Wound."""
    w = burning([1, 1, 6])
    w.play("0 go:w_mill", "0 douse", "0 douse")
    assert (w.state.vig[0], w.state.grit[0]) == (2, 3)
    w.play("0 douse")
    assert w.state.fire == ()
    assert "douse" not in burning().menu(0)
    w.cited("BAN-FIN-03", "BAN-FIN-07")


def test_a_great_fire() -> None:
    """BAN-INT-01, BAN-FIN-02, BAN-RULING-135.

    An Intensity beyond any roll; the try may still be made.
    """
    far = [(0, row, 0) for row in ("w_mill", "w_firs", "w_grove", "w_look", "w_ridge", "w_cabin",
           "w_stand", "w_den", "w_camp", "w_ford", "p_gate", "p_depot", "p_grass")]  # fmt: skip
    w = west([6], at={0: "w_gate"}, fire=far, **RED_FIRE)
    w.play("0 go:w_mill")
    assert w.match.asks[0].args == (0, 17)
    w.play("0 douse")
    assert (w.state.vig[0], w.told("check")) == (3, [(0, 2 * 16 + 15, 6, 6)])


def test_a_store_on_fire() -> None:
    """BAN-FIN-01, BAN-FIR-12, BAN-SHP-11: whoever goes in must face it, and finds it closed."""
    w = west(at={0: "release_doc"}, fire=[(0, "bank", 0)], **RED_FIRE)
    w.play("0 go:bank", "0 endure")
    assert w.where(0) == "bank"
    assert not [move for move in w.menu(0) if move.startswith("try:")]
    assert w.state.burning(acre("bank"))
