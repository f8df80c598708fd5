"""A match that goes on in another world its seat may believe in."""

from __future__ import annotations

import pickle

import pytest

import saloon
from saloon.bots.random import play_out
from saloon.engine.data import to_data
from saloon.engine.errors import BadRecord
from saloon.engine.rng import Rng


def played(game: str, moves: int, seed: str = "deal", seats: int = 3) -> saloon.Match:
    """A match of random players after some moves."""
    match = saloon.Match(saloon.game(game), seats, seed)
    rng = Rng.seeded(seed)
    while len(match.moves) < moves and match.ask is not None:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    return match


@pytest.mark.parametrize("game", [game.id for game in saloon.list_games()])
@pytest.mark.parametrize("moves", [0, 9, 30])
def test_the_seat_sees_no_difference_and_the_rest_is_new(game: str, moves: int) -> None:
    match = played(game, moves)
    if match.committed:
        play = match.asks[0]
        match.play(play.seat, play.moves[0])
    before = match.view(1)
    told = match.events_for(1)
    match.redeal(1, Rng.seeded("redeal"))
    assert match.view(1) == before
    assert match.events_for(1) == told
    again = match.clone()
    for one in (match, again):
        play_out(one, Rng.seeded("on"))
    assert again.moves == match.moves
    assert again.scores == match.scores
    assert match.over


def test_every_position_can_be_seen_again() -> None:
    match = played("wanted", 12)
    hidden = to_data(match.state)
    match.redeal(0, Rng.seeded("redeal"))
    assert to_data(match.state) != hidden
    assert match.view(None) == match.at(12).view(None)
    play_out(match, Rng.seeded("on"))
    assert match.at(len(match.moves)).view(None) == match.view(None)
    assert match.at(12).moves == match.moves[:12]


def test_what_was_before_stays_and_what_comes_can_be_taken_back() -> None:
    match = saloon.Match(saloon.game("undead"), 2, "undo")
    first = match.asks[0]
    match.redeal(first.seat, Rng.seeded("redeal"))
    match.play(first.seat, first.moves[0])
    match.undo(first.seat)
    assert match.moves == []
    rng = Rng.seeded("undo")
    taken = 0
    while match.ask is not None and taken < 3:
        ask = match.asks[0]
        before = match.view(None)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        if len(match.moves) and match.can_undo(ask.seat) and not match.committed:
            match.undo(ask.seat)
            assert match.view(None) == before
            match.play(ask.seat, ask.moves[0])
            taken += 1
    assert taken == 3


def test_it_travels_and_has_no_record() -> None:
    match = played("wanted", 7)
    match.redeal(None, Rng.seeded("redeal"))
    other: saloon.Match = pickle.loads(pickle.dumps(match))
    for one in (match, other):
        play_out(one, Rng.seeded("on"))
    assert other.moves == match.moves
    assert other.at(9).view(None) == match.at(9).view(None)
    with pytest.raises(BadRecord, match="no record"):
        match.record()


def test_a_pending_secret_answer_or_a_rollout_cannot_be_redealt() -> None:
    match = saloon.Match(saloon.game("undead"), 2, "secret")
    match.play(match.asks[0].seat, match.asks[0].moves[0])
    with pytest.raises(ValueError, match="between two questions"):
        match.redeal(0, Rng.seeded("redeal"))
    with pytest.raises(ValueError, match="kept"):
        match.clone(keep=False).redeal(0, Rng.seeded("redeal"))
