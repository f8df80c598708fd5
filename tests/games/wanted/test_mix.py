"""Optional rules together (WAN-MIX)."""

from __future__ import annotations

from itertools import product

import pytest

from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.wanted.game import GAME
from saloon.games.wanted.play.duel import FOR_ONE
from tests.games.wanted.setting import final, fresh, table

RULES = ("duel", "dollars", "cavalry", "supremacy")


@pytest.mark.parametrize("quick", [False, True])
def test_WAN_MIX_01_every_combination_is_legal_and_ends(quick: bool) -> None:
    for values in product((False, True), repeat=4):
        options = dict(zip(RULES, values, strict=True), quick=quick)
        match = Match(GAME, 3, f"mix {values}", options)
        rng = Rng.seeded(f"mix {values}")
        prompts = set()
        while match.asks:
            ask = match.asks[0]
            prompts.add(ask.prompt)
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        assert match.winners
        assert ("dollars" in prompts) == options["dollars"]
        assert ("cavalry" in prompts) == options["cavalry"]
        assert "consent" not in prompts
        assert match.log is not None
        assert ("WAN-MIX-01" in match.log.fired) == (sum(values) + quick > 1)


def test_WAN_MIX_02_the_start_of_a_round() -> None:
    t = fresh(4, dollars=True, cavalry=True, supremacy=True)
    kinds = [event.kind for event in t.match.events]
    assert kinds == ["starter", "round", *["shows"] * 4, "supremacy", "dollars"]
    assert t.asked == [(t.table.starter, "dollars")]
    t = final("WB2", "DA3", horse="dodge-city", supreme="WB", dollars=True)
    kinds = [event.kind for event in t.match.events]
    start = kinds.index("round")
    assert kinds[start:] == ["round", *["shows"] * 4, "supremacy", "dollars"]
    assert t.match.view()["table"]["cavalry"] is None
    assert t.asked == [(1, "dollars")]


def test_WAN_MIX_03_supremacy_counts_before_ties_are_looked_for() -> None:
    # 3 and 3 without it: a tie it breaks.
    t = final("WB2", "DA2", supreme="WB", duel=True)
    assert t.points() == [5, 3]
    assert t.told("duel") == []
    assert t.told("one") == [(0,)]
    # 3 and 5 without it: a tie it makes, and that is shot out.
    t = final("WB2", "DA3", supreme="WB", duel=True, dice=[0, 1])
    assert t.points() == [5, 5]
    assert t.told("duel") == [(0, 1, FOR_ONE)]
    assert t.told("one") == [(0,)]


def test_WAN_MIX_04_a_deck_freed_now_is_buried_in_a_turn_later() -> None:
    t = table("", "", horse="tombstone", dollars=True)
    assert "bury:tombstone" not in t.legal
    t.play("0 save", "0 draw:saloon", "0 ride:deadwood")
    # P0's turn is over; P1 leaves the Cavalry where it is.
    assert t.asked == [(1, "dollars")]
    t.play("1 save", "1 draw:saloon", "1 leave")
    assert "bury:tombstone" in t.legal
    t = table("", "", horse="tombstone", dollars=True)
    t.play("0 save", "0 draw:saloon", "0 ride:deadwood")
    t.play("1 save", "1 draw:saloon", "1 ride:tombstone")
    assert "bury:tombstone" not in t.legal


@pytest.mark.parametrize("town", ["tombstone", "cripple-creek", "dodge-city", "deadwood"])
def test_WAN_MIX_05_a_look_at_the_saloon_is_never_blocked(town: str) -> None:
    t = table("", "", horse=town, dollars=True, saloon="hunter")
    assert "look:saloon" in t.legal
    t.play("0 look:saloon")
    assert t.seen(0, "saloon")["next"] == "hunter"
