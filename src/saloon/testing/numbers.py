"""11: what bots, learning machines and designers read: sense, prior, prompts, numbers, sources."""

from __future__ import annotations

import math

from saloon.engine.data import digest
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.number import BOOK, HOUSE, Number
from saloon.engine.state import State
from saloon.rulebook import rulebook
from saloon.testing.sharing import questions
from saloon.words import numbers_of

ALIKE = 1e-6


def check_sense(game: Game, state: State) -> None:
    """Every seat's sense is a chance, and all at once say the same."""
    before = digest(state)
    alone = []
    for seat in range(state.seats):
        try:
            value = game.sense(state, seat)
        except Exception as error:
            raise AssertionError(
                f"sense raises {type(error).__name__} for seat {seat}: {error}"
            ) from error
        fair = isinstance(value, (int, float)) and math.isfinite(value) and 0 <= value <= 1
        assert fair, f"sense of seat {seat} is {value!r}, not a number from 0 to 1"
        alone.append(value)
    together = game.senses(state)
    alike = len(alone) == len(together) and all(
        abs(one - other) < ALIKE for one, other in zip(alone, together, strict=True)
    )
    assert alike, f"senses says {together}, but sense says {alone}"
    assert digest(state) == before, "sense changes the table"


def check_prior(game: Game, match: Match) -> None:
    """A weight a move, none below 0; the same in one go and in two."""
    before = digest(match.state)
    for ask in questions(match):
        weights = game.prior(match.state, ask)
        if weights is None:
            continue
        assert len(weights) == len(ask.moves), (
            f"prior gives {len(weights)} weights for the {len(ask.moves)} moves of {ask.prompt!r}"
        )
        fair = all(math.isfinite(weight) and weight >= 0 for weight in weights)
        assert fair, f"prior of {ask.prompt!r} holds a weight that is no number from 0 up"
        likely = game.likely(match.state, ask)
        assert likely is not None, f"likely says nothing of {ask.prompt!r}, but prior does"
        for at, move in enumerate(ask.moves):
            left = 0.0 if game.is_pruned(match.state, ask, move) else likely[at]
            assert left == weights[at], (
                f"prior gives {game.text(move)!r} the weight {weights[at]}, likely and is_pruned "
                f"say {left}"
            )
    assert digest(match.state) == before, "prior changes the table"


def check_prompts(game: Game, match: Match) -> None:
    """Everything that is asked is declared."""
    for ask in questions(match):
        assert ask.prompt in game.prompts, f"the prompt {ask.prompt!r} is asked, but not declared"


def check_absent(game: Game, match: Match) -> None:
    """What is answered for somebody who is away is legal."""
    for ask in questions(match):
        answer = game.absent(match.state, ask)
        assert answer in ask.moves, f"absent answers {ask.prompt!r} with {answer}, not legal"


def check_observed(game: Game, match: Match) -> None:
    """What each seat observes keeps to the layout: the right number of them, none too large."""
    for seat in range(match.seats):
        observed(game, match, seat)


def observed(game: Game, match: Match, seat: int) -> bytes:
    """What a seat observes, which must keep to the layout."""
    fields = game.layout(match.seats)
    seen = game.observe(match.state, seat)
    high = [field.high for field in fields for _ in range(field.size)]
    assert len(seen) == len(high), f"{len(seen)} numbers observed, {len(high)} in the layout"
    beyond = [
        at
        for at, (number, most) in enumerate(zip(seen, high, strict=True))
        if not 0 <= number <= most
    ]
    names = [field.name for field in fields for _ in range(field.size)]
    assert not beyond, f"beyond the layout: {[(names[at], seen[at]) for at in beyond]}"
    return seen


def check_sources(game: Game, match: Match) -> None:
    """One set of sources a seat, by name; once the game is over they add up to its score."""
    sources = game.sources(match.state)
    assert len(sources) == match.seats, f"sources tells of {len(sources)} of {match.seats} seats"
    for seat, (source, score) in enumerate(zip(sources, match.scores, strict=True)):
        plain = all(isinstance(name, str) and type(n) is int for name, n in source.items())
        assert plain, f"sources of seat {seat} are not numbers by name: {source}"
        if match.over:
            total = sum(source.values())
            assert total == score, (
                f"the sources of seat {seat} add up to {total}, but its score is {score}: {source}"
            )


def check_numbers(game: Game) -> None:
    """Every number that may be turned is what the rules read, with a clause behind it."""
    book = rulebook(game)
    known = {*book.clauses, *book.rulings}
    names: set[str] = set()
    for number in numbers_of(game):
        assert isinstance(number, Number), f"NUMBERS holds {number!r}, which is no Number"
        assert number.name not in names, f"two numbers are called {number.name!r}"
        names.add(number.name)
        assert number.mark in (BOOK, HOUSE), f"{number.name} is marked {number.mark!r}"
        assert number.clause in known, (
            f"the number {number.name} cites {number.clause}, which rules.md does not have"
        )
        assert number.value == number.printed, f"{number.name} is turned and was not put back"
