"""The suite can fail: each seeded fault is caught by the check that is there for it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import saloon
from saloon.engine.errors import SaloonError
from saloon.engine.game import Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rulebook import Clause, Rulebook
from saloon.testing import conform, run_check, unclaimed
from saloon.testing.checks import hears_the_same
from saloon.testing.claims import missing_claims
from saloon.testing.suite import Setting, meeting
from tests.testing.toy import faults
from tests.testing.toy import game as toy


def test_an_honest_game_conforms() -> None:
    conform(toy.GAME, examples=25)


@pytest.mark.parametrize(
    ("fault", "check", "sentence"),
    [
        (faults.ShallowCopy, "copies", "changed|the table is broken"),
        (faults.ForgottenField, "copies", "differs"),
        (faults.LeakedCard, "hides", "can tell"),
        (faults.PeekingDeal, "hides", "depends on what it should hide"),
        (faults.LostToken, "ends", "a token is lost"),
        (faults.FrameKeepsHiddenCard, "hides", "the table is broken: cards"),
        (faults.LoudDraw, "hides", "hears what it cannot see"),
        (faults.SilentDraw, "undoes", "undo over a reveal"),
        (faults.EndlessGame, "ends", "more than 200 decisions"),
        (faults.EmptyMenu, "ends", "no legal move"),
        (faults.ForeignSeat, "ends", "not in the game"),
        (faults.AskedTwice, "ends", "one seat twice"),
        (faults.UnknownClause, "ends", "a clause that rules.md does not have"),
        (faults.NotData, "saves", "a state may not hold a dict"),
        (faults.ChanceOutside, "records", "is not the one recorded"),
        (faults.SharedMenu, "shares", r"the menu of 'draw' is the list .*faults\.MENU"),
        (faults.SharedField, "shares", r"the table holds the list .*faults\.NO_POINTS"),
        (faults.RememberedMenu, "shares", "the menu of 'draw' is shared with other matches"),
        (faults.ShownList, "shares", "a view shows the list of the table itself"),
        (faults.AskingWrites, "hides", "can tell|changed the match"),
    ],
)
def test_a_seeded_fault_is_caught(fault: type[toy.Toy], check: str, sentence: str) -> None:
    with pytest.raises((AssertionError, TypeError, SaloonError), match=sentence):
        run_check(fault(), check, examples=60)


def test_an_unclaimed_clause_is_named(tmp_path: Path) -> None:
    assert unclaimed(toy.GAME) == []
    (tmp_path / "test_toy.py").write_text("def test_TOY_DRAW_01_draws(): 'TOY-END-01..01'")
    assert unclaimed(toy.GAME, tmp_path) == [
        "TOY-DRAW-02 is named by no test",
        "TOY-SWAP-01 is named by no test",
        "TOY-GUESS-01 is named by no test",
    ]


def test_a_clause_without_a_rule_is_named() -> None:
    rules = Rulebook("Toy", "", [Clause("TOY-DRAW-01", "", ""), Clause("TOY-DRAW-07", "", "")])
    assert missing_claims(rules, {"TOY-DRAW-01", "TOY-MOON-01"}, None) == [
        "TOY-DRAW-07 is cited by no rule",
        "TOY-MOON-01 is cited by a rule, but not in rules.md",
    ]


def test_of_many_settings_so_many_are_played_that_every_two_choices_meet() -> None:
    many: list[Setting] = [
        (seats, {"a": a, "b": b, "c": c, "d": d})
        for seats in (2, 3, 4)
        for a in (False, True)
        for b in "xyz"
        for c in (False, True)
        for d in (30, 60)
        if not (a and seats == 4)
    ]
    few = meeting(list(many))
    assert len(few) < len(many) / 2
    for one, two in combinations(("seats", "a", "b", "c", "d"), 2):
        pairs = [{(o | {"seats": n})[one]: (o | {"seats": n})[two]} for n, o in many]
        met = [{(o | {"seats": n})[one]: (o | {"seats": n})[two]} for n, o in few]
        assert all(pair in met for pair in pairs)


def test_answers_that_come_to_light_are_heard() -> None:
    """Who said what to a duel is told when all have answered, and no view keeps it."""
    options: dict[str, Value] = {"duel": True, "consent": True}
    met = 0
    for number in range(12):
        rng = Rng.seeded(f"heard {number}")
        match = Match(saloon.game("wanted"), 5, f"heard {number}", options)
        while not match.over and met < 40:
            if match.committed:
                met += 1
                hears_the_same(match, match.imagine(4, rng), 4, rng)
            ask = next(ask for ask in match.asks if ask.seat not in match.committed)
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert met == 40
