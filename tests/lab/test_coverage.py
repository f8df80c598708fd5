"""Coverage: who plays its games, and that no number of seats is played more than another."""

from __future__ import annotations

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import Choose, Whim, by_ambition, by_whim, cover, settings

UNDEAD = saloon.game("undead")


def played(match: Match, choose: Choose) -> Match:
    """A match played to its end by one chooser for all seats."""
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, choose(ask))
    return match


def test_every_number_of_seats_is_played_as_often_as_any_other() -> None:
    fired = cover(UNDEAD, 12, "turns").fired
    solo, all_solo = fired["UND-SOLO-01"], sum(seats == 1 for seats, _ in settings(UNDEAD))
    assert solo == 2
    assert all_solo == 64  # of 70 settings


def test_ambition_wins_where_chance_alone_does_not() -> None:
    won = 0
    for number in range(3):
        match = Match(UNDEAD, 1, f"ambition/{number}")
        won += played(match, by_ambition(match, Rng.seeded(str(number)))).winners == [0]
    assert won >= 2


def test_a_whim_feels_the_same_about_the_same_thing_and_the_more_the_stronger() -> None:
    whim = Whim("salt")
    felt = {name: whim.of({name: 1}) for name in "abcdefghij"}
    assert set(felt.values()) == {-1, 0, 1}
    assert all(whim.of({name: 7}) == 7 * once for name, once in felt.items())
    assert whim.of({"a": 1, "b": [2, {"c": 3}], "d": "words"}) == Whim("salt").of(
        {"a": 1, "b": [2, {"c": 3}], "d": "other words"}
    )


def test_a_whim_plays_to_the_end() -> None:
    match = Match(saloon.game("wanted"), 2, "whim")
    assert played(match, by_whim(match, Rng.seeded("whim"))).over
