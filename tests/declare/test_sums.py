"""A question for a number is no list of buttons: in a declared game it follows from the family."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from saloon.choices import choices_of, sum_of
from saloon.engine.match import Match
from saloon.words import teller

RULES = '''
"""A number is guessed, then a card is named."""

from saloon import declare
from saloon.engine.ask import BEAT

CARD = declare.Kind("card", range(1, 10))
RAISE = declare.Family("raise", by=range(1, 21))
NAME = declare.Family("name", card=range(1, 10))
DAY = declare.Family("day", month=range(1, 13))
PASS = declare.Family("pass", leaves=True)


class Guesses(declare.Table):
    pot: int = declare.number(most=99)
    open: list[int] = declare.pile(CARD, seen=declare.ALL)


def play(t):
    """GUE-TURN-01: a number, a card and a month."""
    while True:
        yield BEAT
        yield t.ask(0, "pot", [*RAISE.all(), PASS()])
        yield t.ask(0, "thing", [*NAME.all(), PASS()])
        yield t.ask(0, "when", [*DAY.all(), PASS()])


class Guess(declare.DeclaredGame[Guesses]):
    def play(self, state):
        return play(state)

    def scores(self, state):
        return [0] * state.seats


GAME = Guess(
    id="guess", table=Guesses, moves=(RAISE, NAME, DAY, PASS), seats=range(1, 3), bound=9
)
'''
WORDS = """
move-raise = Raise by { $by }
move-name = The { $card }
move-day = In { $month }
move-pass = Pass
month-1 = January
"""


def test_a_sum_is_told_from_a_list_of_things_and_of_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "guess"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(RULES)
    for lang in ("en", "fr"):
        (package / "locale" / f"{lang}.ftl").write_text(WORDS)
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("guess.game").GAME
    match = Match(game, 1, "sums")
    told = teller(game, "en", ["Ada"], 0)
    chosen = choices_of(told, match.view(0))
    assert [sum_of(one.move) for one in chosen.sums] == list(range(1, 21))
    assert [one.move for one in chosen.leaving] == ["pass"]
    for question in ("thing", "when"):
        match.play(0, "pass")
        assert match.ask_for(0).prompt == question  # type: ignore[union-attr]
        assert choices_of(told, match.view(0)).sums == []
