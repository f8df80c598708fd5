"""What learners are handed: every question has its number, payoffs add up, the words are there."""

from __future__ import annotations

import pytest

import saloon
from saloon.bots.random import play_out
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rl.observation import layout, mask, observation, payoffs, size
from saloon.words import Words

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)


@every_game
def test_every_question_of_the_locale_has_its_number(game: Game) -> None:
    assert len(set(game.prompts)) == len(game.prompts)
    words = Words("en", game)
    for prompt in game.prompts:
        assert f"ask-{prompt}" in words


@every_game
def test_every_number_has_a_name_and_is_explained(game: Game) -> None:
    for seats in game.seats:
        fields = layout(game, seats)
        names = [field.name for field in fields]
        assert len(set(names)) == len(names)
        assert all(field.about and field.size >= 0 for field in fields)


@every_game
def test_a_question_is_observed_by_the_seat_it_is_put_to_alone(game: Game) -> None:
    match = Match(game, seed="asked")
    rng = Rng.seeded("asked")
    for _ in range(60):
        asks = match.asks
        if not asks:
            break
        for seat in range(match.seats):
            seen = observation(match, seat)
            assert len(seen) == size(game, match.seats)
            asked = seen[-len(game.prompts) - 4 : -4]
            ask = match.ask_for(seat)
            if ask is None:
                assert sum(asked) == sum(mask(match, seat)) == 0
            else:
                assert asked.index(1) == game.prompts.index(ask.prompt)
                legal = [move for move, ok in enumerate(mask(match, seat)) if ok]
                assert legal == sorted(ask.moves)
        play_out(match, rng, 1)


@every_game
def test_payoffs_add_up_to_nothing_and_the_winner_gets_the_most(game: Game) -> None:
    for seats in game.seats:
        match = Match(game, seats, f"pay/{seats}", keep=False, events=False)
        assert payoffs(match) == [0.0] * seats
        play_out(match, Rng.seeded("pay"))
        pay = payoffs(match)
        if seats == 1:
            assert pay == [1.0 if match.winners else -1.0]
            continue
        assert sum(pay) == pytest.approx(0.0)
        best = [seat for seat in range(seats) if pay[seat] == max(pay)]
        assert best == sorted(match.winners)
