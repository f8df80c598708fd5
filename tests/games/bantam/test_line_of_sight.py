"""Range and Line of Sight (BAN-LOS)."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.games.bantam.board import ACRES, JOINED, acre
from saloon.games.bantam.play.line_of_sight import FAR, RANGE, SEES, distance, in_sight
from tests.games.bantam.fights import fight
from tests.games.bantam.tables import place, west


@pytest.mark.parametrize(
    ("one", "other", "steps", "clause"),
    [
        ("w_gate", "w_mill", 1, "BAN-LOS-01"),
        ("w_gate", "w_grove", 2, "BAN-LOS-01 BAN-LOS-07"),
        ("w_grove", "w_ford", 1, "BAN-LOS-01: one colour of two is enough"),
        ("w_mill", "w_look", FAR, "BAN-LOS-01: joined, but of other colours"),
        ("w_den", "w_stand", 1, "BAN-LOS-02"),
        ("k_maw", "k_isle", 1, "BAN-LOS-02: a check on the trail does not matter"),
        ("w_den", "w_cabin", FAR, "BAN-LOS-02: not joined"),
        ("gunsmith", "street_nw", 1, "BAN-LOS-02"),
        ("w_mill", "w_hollow", FAR, "BAN-LOS-03"),
        ("vault", "bank", FAR, "BAN-LOS-03"),
        ("w_hollow", "w_hollow", 0, "BAN-LOS-06"),
        ("p_camp", "p_ranch", 2, "BAN-LOS-04: not by the hidden trail"),
        ("k_lily", "k_isle", FAR, "BAN-LOS-04"),
        ("w_gate", "gate_wild", FAR, "BAN-LOS-05 BAN-LOS-10"),
        ("w_stand", "k_camp", FAR, "BAN-LOS-05 BAN-LOS-10"),
        ("m_vein", "m_shore", FAR, "BAN-LOS-11"),
        ("w_mill-cabin", "w_mill", 1, "BAN-LOS-09"),
        ("w_mill", "w_mill-cabin", 1, "BAN-LOS-09"),
        ("w_mill-cabin", "w_gate", FAR, "BAN-LOS-09"),
        ("w_mill-cabin", "w_mill-cabin", 0, "BAN-LOS-06"),
        ("m_gallery-cabin", "m_gallery", 1, "BAN-LOS-09"),
    ],
)
def test_ranges(one: str, other: str, steps: int, clause: str) -> None:
    """The table of section BAN-LOS, from a place to another, and back."""
    assert distance(place(one), place(other)) == steps, clause
    assert distance(place(other), place(one)) == steps, clause
    assert in_sight(place(one), place(other)) == (steps < FAR), clause


@pytest.mark.silent("BAN-LOS-01", "BAN-LOS-02", "BAN-LOS-07")
def test_who_sees_is_seen() -> None:
    """BAN-LOS-01, BAN-LOS-02, BAN-LOS-07: sight works both ways, Range never goes out of sight."""
    for a in range(ACRES):
        for b in range(ACRES):
            assert SEES[a * ACRES + b] == SEES[b * ACRES + a]
            assert SEES[a * ACRES + b] or RANGE[a * ACRES + b] == FAR
    assert acre("m_gallery") in JOINED[acre("m_shore")]  # BAN-LOS-11: a one-way trail, backwards


@pytest.mark.silent("BAN-LOS-08")
def test_a_cabin_as_a_target() -> None:
    """BAN-LOS-08: picked or lit like its Acre: at Range 0 from there, not from the next one."""
    settings: dict[str, Any] = {"cabins": {"w_mill": 1}, "items": {0: "lockpicks"}}
    assert "pick:item" in west(at={0: "w_mill"}, **settings).menu(0)
    assert "pick:item" not in west(at={0: "w_gate"}, **settings).menu(0)


@pytest.mark.parametrize(
    ("one", "other", "clauses"),
    [
        ("w_mill", "w_mill", ["BAN-LOS-06"]),
        ("w_gate", "w_mill", ["BAN-LOS-01", "BAN-LOS-07", "BAN-LOS-10"]),
        ("w_stand", "w_den", ["BAN-LOS-02", "BAN-LOS-04"]),
        ("w_mill-cabin", "w_mill", ["BAN-LOS-09"]),
        ("w_ford", "w_grove", ["BAN-LOS-01", "BAN-LOS-04", "BAN-LOS-11"]),
    ],
)
def test_sight_is_said_when_a_card_is_executed(one: str, other: str, clauses: list[str]) -> None:
    """BAN-LOS-01, BAN-LOS-02, BAN-LOS-04, BAN-LOS-06, BAN-LOS-07, BAN-LOS-09..11."""
    w = fight(
        hands=(("levi_guard",), ("hannah_smoke",)), at={0: one, 1: other}, cabins={"w_mill": 0}
    )
    w.play("0 play:levi_guard", "1 play:hannah_smoke")
    w.until("card")
    w.cited(*clauses)


def test_out_of_sight() -> None:
    """BAN-LOS-03, BAN-LOS-05, BAN-FGT-22: into a Hidden Acre, or off the tile."""
    for to, clause in (("w_hollow", "BAN-LOS-03"), ("w_look", "BAN-LOS-01")):
        w = fight([6], hands=(("levi_roll",), ("hannah_arms",)), at={0: "w_mill", 1: "w_mill"})
        w.play("0 play:levi_roll", "1 play:hannah_arms", "0 prim:1", f"0 go:{to}")
        w.until("turn")
        assert w.told("fight-over") == [(0, 1, 1)]
        w.cited(clause, "BAN-FGT-20")
    w = fight(hands=(("levi_roll",), ("hannah_arms",)), at={0: "w_gate", 1: "w_gate"})
    w.play("0 play:levi_roll", "1 play:hannah_arms", "0 prim:1", "0 go:gate_wild", "0 done")
    w.until("turn")
    assert w.told("fight-over") == [(0, 1, 1)]
    w.cited("BAN-LOS-05", "BAN-FGT-22")
