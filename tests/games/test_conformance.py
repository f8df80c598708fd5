"""Every game passes the conformance suite; its goldens are in test_goldens.py."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from saloon.engine.game import Game
from saloon.testing import (
    CHECKS,
    check_brought,
    check_every_setting,
    check_frames,
    check_honesty,
    run_check,
    unclaimed,
)

TESTS = Path(__file__).parent

EXAMPLES = {"pure": 6, "compiled": 18}
"""Plays a check; `make test` runs them on the compiled build."""

POSITIONS = {"wanted": 20, "undead": 40, "pioneers": 70, "bantam": 10}
"""Where hidden things are changed; of a large table fewer."""

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)


@pytest.mark.parametrize("check", CHECKS)
@every_game
def test_game_passes(game: Game, check: str) -> None:
    run_check(game, check, examples=EXAMPLES[saloon.build()])


@every_game
def test_game_brings_all_that_is_needed(game: Game) -> None:
    check_brought(game)


@every_game
def test_nothing_hidden_can_be_known(game: Game) -> None:
    positions = POSITIONS.get(game.id, 20) * (1 if saloon.build() == "pure" else 3)
    assert check_honesty(game, positions) > 60, "too few pairs: the check says nothing"


@every_game
def test_no_local_keeps_anything_hidden(game: Game) -> None:
    check_frames(game)


@every_game
def test_every_setting_is_played_to_the_end(game: Game) -> None:
    check_every_setting(game)


@every_game
def test_every_clause_is_claimed_by_a_rule_and_a_test(game: Game) -> None:
    assert unclaimed(game, TESTS / game.id) == []
