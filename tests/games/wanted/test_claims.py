"""Every clause and example of the rules is named by a test here, and cited by a rule."""

from __future__ import annotations

from pathlib import Path

from saloon.games.wanted.game import GAME
from saloon.lab.coverage import cover
from saloon.rulebook import rulebook
from saloon.testing import unclaimed
from tests.games.rulings import unnamed_rulings

HERE = Path(__file__).parent

NOT_PLAYED = {
    39: "two words for one thing",
    40: "page numbers",
}
"""Rulings that no play of the game can show, by number."""


def test_every_clause_and_example_is_claimed() -> None:
    assert unclaimed(GAME, HERE) == []


def test_every_ruling_that_shows_in_play_is_named_by_a_test() -> None:
    assert unnamed_rulings(GAME, HERE) == set(NOT_PLAYED)


def test_the_rules_have_138_clauses_46_rulings_20_examples() -> None:
    for lang in ("en", "fr"):
        rules = rulebook(GAME, lang)
        assert (len(rules.clauses), len(rules.rulings), len(rules.examples)) == (138, 46, 20)


def test_random_games_meet_nearly_every_clause() -> None:
    rare = {"WAN-PTS-02", "WAN-SUP-04", "WAN-WIN-07", "WAN-PTS-09"}
    assert set(cover(GAME, 96).never) <= rare
