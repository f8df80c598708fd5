"""WAN-RULING-41: what is played for somebody who has left the table."""

from __future__ import annotations

import saloon
from saloon import Match
from tests.engine.tables import until
from tests.games.wanted.setting import table

GAME = saloon.game("wanted")


def answer(match: Match) -> str:
    ask = match.asks[0]
    return GAME.text(GAME.absent(match.state, ask))


def test_WAN_RULING_41_no_dollars_no_ride_and_no_refusal() -> None:
    assert answer(until("dollars", dollars=True)) == "save"
    assert answer(until("cavalry", cavalry=True)) == "leave"
    assert answer(until("consent", duel=True, consent=True)) == "accept"


def test_WAN_RULING_41_draws_where_most_cards_are_left() -> None:
    t = table(
        "",
        "",
        turn=0,
        tombstone="Etta Place, Frank James",
        cripple_creek="Kid Curry, Elzy Lay, Pearl Hart",
        dodge_city="Emmett Dalton, Clay Allison, Jim Younger",
        deadwood="Bill Miner",
    )
    assert answer(t.match) == "draw:cripple-creek"


def test_WAN_RULING_41_targets_clockwise_from_the_player() -> None:
    for prompt in ("hunter", "swindler"):
        match = until(prompt, seats=4)
        ask = match.asks[0]
        order = [(ask.seat + step) % 4 for step in range(1, 4)]
        first = next(
            seat for seat in order if any(match.view()["table"]["players"][seat]["stacks"])
        )
        assert answer(match).startswith(f"hit:{first}:")


def test_an_absent_table_plays_to_the_end() -> None:
    match = Match(saloon.game("wanted"), 5, "absent", {"duel": True, "dollars": True})
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, GAME.absent(match.state, ask))
    assert match.winners
