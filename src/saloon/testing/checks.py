"""The checks of the conformance suite (design: what every game must pass).

Each takes a game and one play of it and raises AssertionError with a sentence when the game fails.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from saloon.engine.ask import Ask
from saloon.engine.data import digest, to_data
from saloon.engine.errors import Broken, IllegalMove
from saloon.engine.event import Log
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.record import Record
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings
from saloon.rulebook import rulebook
from saloon.testing.numbers import (
    check_absent,
    check_observed,
    check_prior,
    check_prompts,
    check_sense,
    check_sources,
    observed,
)
from saloon.testing.sharing import Constants, check_menus_apart, check_sharing

EVERY = 9
"""Costly checks look at one decision in this many, starting where the play decides."""

LONG = 100_000
"""A game with a higher bound is long: it is looked at the more rarely the longer it lasts."""
RARER = 20
"""One decision more for every this many that are past."""


class Play:
    """One play of a game: its settings, its seed, and how moves are chosen."""

    def __init__(
        self, seats: int, options: dict[str, Value], seed: str, choices: list[int]
    ) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed
        self.choices = choices

    def __repr__(self) -> str:
        on = {name: value for name, value in self.options.items() if value}
        return f"Play({self.seats}, {on}, {self.seed!r}, {self.choices})"

    def match(self, game: Game, **settings: Any) -> Match:
        """The match at its first question."""
        return Match(game, self.seats, self.seed, self.options, **settings)

    def chooser(self) -> Callable[[Ask], int]:
        """Chooses as written, then at random."""
        written = iter(self.choices)
        rng = Rng.seeded(f"moves of {self.seed}")

        def choose(ask: Ask) -> int:
            number = next(written, None)
            if number is None:
                number = rng.below(len(ask.moves))
            return ask.moves[number % len(ask.moves)]

        return choose

    def walk(self, game: Game, **settings: Any) -> Iterator[Match]:
        """The match at each decision in turn, and when it is over."""
        match = self.match(game, **settings)
        choose = self.chooser()
        yield match
        while match.asks:
            ask = match.asks[0]
            match.play(ask.seat, choose(ask))
            yield match

    def stops(self, game: Game, **settings: Any) -> Iterator[Match]:
        """The match at some of its decisions."""
        rarer = RARER if game.bound > LONG else game.bound
        stop = len(self.seed) % EVERY
        for number, match in enumerate(self.walk(game, **settings)):
            if number == stop:
                stop += EVERY + number // rarer
                if match.asks:
                    yield match


def plays(game: Game) -> st.SearchStrategy[Play]:
    """A Hypothesis strategy for seat counts, options, seeds and choices of moves."""
    return st.builds(
        lambda setting, seed, choices: Play(setting[0], setting[1], seed, choices),
        st.sampled_from(settings(game)),
        st.text("abcdefghij0123456789", min_size=1, max_size=12),
        st.lists(st.integers(0, 999), max_size=24),
    )


def check_table(game: Game, match: Match) -> None:
    """The invariants of the game hold, as an assertion."""
    try:
        game.check(match.state)
    except Broken as broken:
        raise AssertionError(f"the table is broken: {broken}; moves: {match.moves}") from broken


def ends(game: Game, play: Play) -> None:
    """1, 2, 6: ends within its bound; invariants hold; every question is well formed."""
    clauses = rulebook(game).clauses
    for decisions, match in enumerate(play.walk(game)):
        assert decisions <= game.bound, f"more than {game.bound} decisions"
        check_table(game, match)
        asked = [ask.seat for ask in match.asks]
        assert len(set(asked)) == len(asked), f"{match.ask} asks one seat twice at once"
        for ask in match.asks:
            assert 0 <= ask.seat < play.seats, f"{ask} asks a seat that is not in the game"
            assert ask.moves, f"{ask} has no legal move"
            assert len(set(ask.moves)) == len(ask.moves), f"{ask} offers a move twice"
            assert ask.clause in clauses, f"{ask} cites a clause that rules.md does not have"
            for move in ask.moves:
                known = 0 <= move < len(game.moves)
                assert known, f"{ask} offers move {move}; there are 0 to {len(game.moves) - 1}"
                assert game.code(game.text(move)) == move, f"move {move} has no text form"
    assert match.over, "no question is open and the game is not over"
    alone = play.seats == 1  # a game against the box may be lost
    assert match.winners or alone, "the game is over and nobody has won"
    assert set(match.winners) <= set(range(play.seats))
    assert len(match.scores) == play.seats
    for event in match.events:
        for clause in event.clauses:
            assert clause in clauses, f"{event} cites a clause that rules.md does not have"


def refuses(game: Game, play: Play) -> None:
    """6: an illegal move raises IllegalMove, says what was legal, and changes nothing."""
    for match in play.stops(game):
        ask = match.asks[0]
        before = fingerprint(match)
        illegal = [move for move in range(len(game.moves)) if move not in ask.moves]
        wrong: list[int | str] = [*illegal[:3], -1, len(game.moves), "no such move"]
        for move in wrong:
            message = refusal(match, ask.seat, move)
            for legal in ask.moves:
                assert game.text(legal) in message, f"{message!r} hides what was legal"
        for seat in range(-1, play.seats + 1):
            if match.ask_for(seat) is None:
                refusal(match, seat, ask.moves[0])
        assert fingerprint(match) == before, "an illegal move changed the match"


def refusal(match: Match, seat: int, move: int | str) -> str:
    """What the match says to a move that it must refuse."""
    try:
        match.play(seat, move)
    except IllegalMove as error:
        return str(error)
    raise AssertionError(f"seat {seat} was allowed to play {move!r}")


def fingerprint(match: Match) -> str:
    """Everything about a match: what it would save, and the table as it stands now."""
    return json.dumps([match.to_data(), digest(match.state)], sort_keys=True)


def copies(game: Game, play: Play) -> None:
    """3: copies are equal and independent; old states never change; a clone plays on alike."""
    kept: list[tuple[Match, str]] = []
    rng = Rng.seeded(play.seed)
    for match in play.stops(game):
        true = digest(match.state)
        assert digest(match.state.copy()) == true, "a copied table differs from the true one"
        twin, other = match.clone(), match.clone()
        assert fingerprint(twin) == fingerprint(match), "a clone differs from its original"
        go_on(game, other, rng, 12)
        assert digest(match.state) == true, "playing on a clone changed the original"
        assert digest(twin.state) == true, "playing on a clone changed another clone"
        kept.append((twin, true))
        plays_on_alike(match.clone(), match.clone(), rng)
    for old, was in kept:
        assert digest(old.state) == was, "an old table changed later"


def go_on(game: Game, match: Match, rng: Rng, moves: int) -> None:
    """Play random moves, checking the table after each; all the way with a negative number."""
    while match.asks and moves:
        ask = match.asks[rng.below(len(match.asks))]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        check_table(game, match)
        moves -= 1


def plays_on_alike(one: Match, two: Match, rng: Rng) -> None:
    """Two matches that should be equal stay so, move for move."""
    for _ in range(20):
        assert [a.moves for a in one.asks] == [a.moves for a in two.asks], "menus differ"
        if not one.asks:
            break
        ask = one.asks[0]
        move = ask.moves[rng.below(len(ask.moves))]
        one.play(ask.seat, move)
        two.play(ask.seat, move)
        assert digest(one.state) == digest(two.state), "a copy plays on differently"


def saves(game: Game, play: Play) -> None:
    """4: match, state and trail survive JSON and pickle exactly, open secrets included."""
    rng = Rng.seeded(play.seed)
    for match in play.stops(game):
        read = Match.from_data(game, json.loads(json.dumps(match.to_data())))
        pickled = pickle.loads(pickle.dumps(match))  # noqa: S301
        for restored in (read, pickled):
            assert fingerprint(restored) == fingerprint(match), "a saved match comes back changed"
            for seat in [None, *range(play.seats)]:
                assert restored.view(seat) == match.view(seat), "a saved match looks different"
        plays_on_alike(read, match.clone(), rng)
        plays_on_alike(pickled, match.clone(), rng)


def records(game: Game, play: Play) -> None:
    """4: the record replays to the same digests."""
    *_, match = play.walk(game)
    record = match.record()
    again = Record.loads(record.dumps())
    assert again.dumps() == record.dumps(), "a record read again is written differently"
    replayed = again.replay(game)
    assert digest(replayed.state) == digest(match.state), "a record replays to another table"
    assert replayed.moves == match.moves


def hides(game: Game, play: Play) -> None:
    """5: no leak, to any seat or the spectator."""
    rng = Rng.seeded(play.seed)
    for match in play.stops(game):
        before = fingerprint(match)
        seats: list[int | None] = [None, *range(play.seats)]
        for seat in seats:
            seed = rng.split()
            world = match.imagine(seat, seed.copy())
            same_to(match, world, seat)
            check_table(game, world)
            again = world.imagine(seat, seed)
            same_to(match, again, seat)
            assert_same_deal(world, again)
        check_imagined_play(game, match, seats[rng.below(len(seats))], rng)
        assert fingerprint(match) == before, "looking or imagining changed the match"
    final = play.match(game)
    go_on(game, final, rng, len(play.choices))
    for seat in [None, *range(play.seats)]:
        go_on(game, final.imagine(seat, rng), rng, -1)


def check_imagined_play(game: Game, match: Match, seat: int | None, rng: Rng) -> None:
    """An imagined world is a match like any other: played on, copied, imagined again."""
    go_on(game, match.imagine(seat, rng).imagine(seat, rng, keep=False), rng, 40)
    world = match.imagine(seat, rng)
    hears_the_same(match, world, seat, rng)
    plays_on_alike(world.clone(), world.clone(), rng)
    go_on(game, world, rng, 2)
    again = world.imagine(seat, rng)
    same_to(world, again, seat)
    plays_on_alike(again.clone(), again.clone(), rng)
    go_on(game, again, rng, 40)


def same_to(match: Match, world: Match, seat: int | None) -> None:
    """A seat cannot tell its imagined world from the truth."""
    true, imagined = json.dumps(match.view(seat)), json.dumps(world.view(seat))
    assert true == imagined, f"seat {seat} can tell: {true} is imagined as {imagined}"
    mine = None if seat is None else match.ask_for(seat)
    theirs = None if seat is None else world.ask_for(seat)
    assert (mine and mine.moves) == (theirs and theirs.moves), "legal moves leak"
    if seat is not None and match.game.prompts:
        true_numbers = observed(match.game, match, seat)
        believed = observed(world.game, world, seat)
        assert true_numbers == believed, f"seat {seat} can tell by its numbers"


def hears_the_same(match: Match, world: Match, seat: int | None, rng: Rng) -> None:
    """After a move that left a seat's true and imagined table alike, it has heard the same.

    Where the move ends a secret round, what others have committed comes to light and is heard.
    """
    ask = match.asks[0]
    move = ask.moves[rng.below(len(ask.moves))]
    asked = world.ask_for(ask.seat)
    if asked is None or move not in asked.moves:
        return
    true, imagined = match.clone(), world.clone()
    imagined.state.rng = true.state.rng.copy()  # open dice that leave no trace must fall alike
    for one in (true, imagined):
        one.listen(Log())
        one.play(ask.seat, move)
    if match.committed and not true.committed:
        return
    if true.view(seat) == imagined.view(seat):
        heard = [event.data() for event in true.events_for(seat)]
        dreamt = [event.data() for event in imagined.events_for(seat)]
        assert heard == dreamt, f"seat {seat} hears what it cannot see: {heard}, not {dreamt}"


def assert_same_deal(world: Match, again: Match) -> None:
    """From the same numbers, any two worlds a seat cannot tell apart are redealt the same."""
    one, two = to_data(world.state), to_data(again.state)
    assert one == two, "what is redealt depends on what it should hide"


def undoes(game: Game, play: Play) -> None:
    """Undo: back exactly, only over moves that showed nobody anything, else the reason."""
    match = play.match(game)
    choose = play.chooser()
    rng = Rng.seeded(play.seed)
    looks = 0
    while match.asks and looks < 12:
        ask = match.asks[0]
        before = match.clone()
        move = choose(ask)
        match.play(ask.seat, move)
        verdict = match.can_undo(ask.seat)
        if not verdict:
            assert verdict.reason, "undo is refused without a reason"
            continue
        looks += 1
        back = match.clone()
        back.undo(ask.seat)
        assert fingerprint(back) == fingerprint(before), "undo does not lead back"
        if match.committed:
            continue
        for seat in [None, *range(play.seats)]:
            world = before.imagine(seat, rng)
            if world.ask_for(ask.seat) is not None and move in world.asks[0].moves:
                world.play(ask.seat, move)
                seen = world.view(seat)["table"]
                assert seen == match.view(seat)["table"], f"undo over a reveal to seat {seat}"


def shares(game: Game, play: Play) -> None:
    """No list of a question, a table or a view is one that other matches hold, too."""
    constants = Constants(game)
    for match in play.walk(game):
        if match.asks:
            check_sharing(match, constants)
    for match in play.stops(game):
        check_menus_apart(match)


def makes_sense(game: Game, play: Play) -> None:
    """What bots and learning machines read of a table: prompts, sense, prior, numbers, sources."""
    for match in play.walk(game):
        check_prompts(game, match)
    check_sense(game, match.state)
    check_sources(game, match)
    for match in play.stops(game):
        check_sense(game, match.state)
        check_prior(game, match)
        check_absent(game, match)
        check_observed(game, match)
        check_sources(game, match)


CHECKS: dict[str, Callable[[Game, Play], None]] = {
    "ends": ends,
    "refuses": refuses,
    "copies": copies,
    "saves": saves,
    "records": records,
    "hides": hides,
    "undoes": undoes,
    "shares": shares,
    "makes_sense": makes_sense,
}
