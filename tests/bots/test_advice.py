"""Advice and looking back: plain data that adds up."""

from __future__ import annotations

import json

import pytest

import saloon
from saloon.bots import Budget, advise, report
from saloon.bots.advice import interval
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from tests.bots.test_honesty import GAMES, SensibleToy
from tests.bots.test_search import PRIZE, Crowd, Trap
from tests.bots.walks import positions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_advice_names_every_legal_move_and_every_seat(game: Game) -> None:
    for match in positions(game, game.seats[-1], "advised", 9, 2):
        ask = match.asks[0]
        said = advise(match, ask.seat, Budget(iterations=60), seed="s", playouts=1)
        assert json.loads(json.dumps(said)) == said
        assert {row["move"] for row in said["moves"]} == {game.text(code) for code in ask.moves}
        assert sum(row["tries"] for row in said["moves"]) == said["iterations"] == 60
        assert [row["seat"] for row in said["chances"]] == list(range(match.seats))
        for row in [*said["moves"], *said["chances"]]:
            value = row["value"] if "value" in row else row["chance"]
            assert 0 <= row["low"] <= value <= row["high"] <= 1
        for row in said["moves"]:
            assert row["line"][0] == [ask.seat, row["move"]]


def test_advice_changes_nothing() -> None:
    match = Match(saloon.game("wanted"), 2, "still")
    before = json.dumps(match.to_data())
    advise(match, match.asks[0].seat, Budget(iterations=20), playouts=1)
    assert json.dumps(match.to_data()) == before


def test_advice_knows_the_way_out_of_a_trap() -> None:
    match = Match(Trap(), 2, "stage")
    said = advise(match, 0, Budget(iterations=80), seed="s", playouts=0)
    assert said["moves"][0]["move"] == "work"
    assert said["moves"][0]["value"] > said["moves"][1]["value"]
    assert [1, "steal"] in said["moves"][1]["line"]


def lost_crowd() -> Match:
    """Seat 0 picks a bad move out of many and loses."""
    for number in range(20):
        match = Match(Crowd(), 2, f"crowd {number}")
        match.play(0, PRIZE + 1)
        if match.winners == [1]:
            return match
    raise AssertionError("no game was lost")


def test_the_costliest_choice_is_found() -> None:
    said = report(lost_crowd(), thoughts=600)
    assert said["costliest"][0]["move"] == f"n{PRIZE + 1}"
    assert said["costliest"][0]["best"] == f"n{PRIZE}"
    assert said["costliest"][0]["cost"] > 0.5
    assert said["turning_points"][0]["number"] == 0


def test_luck_and_choice_are_told_apart() -> None:
    """In the trap there are no dice: what is lost is lost by choice alone."""
    match = Match(Trap(), 2, "stage")
    match.play(0, "steal")
    match.play(1, "steal")
    said = report(match, thoughts=200)
    loser, winner = said["balance"]
    assert loser["end"] == 0
    assert winner["end"] == 1
    assert loser["choices"] < -0.5
    assert abs(loser["luck"]) < 0.2
    assert winner["others"] > 0.5
    assert said["costliest"][0]["best"] == "work"


@pytest.mark.parametrize("game", [saloon.game("wanted"), SensibleToy()], ids=lambda game: game.id)
def test_a_report_adds_up(game: Game) -> None:
    match = Match(game, 2, "looked back", {"quick": True} if game.id == "wanted" else {})
    rng = Rng.seeded("looked back")
    while match.asks:
        ask = match.asks[-1]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    said = report(match, thoughts=12)
    assert json.loads(json.dumps(said)) == said
    assert len(said["chances"]) == len(said["numbers"]) + 1
    assert said["chances"][-1] == game.senses(match.state)
    for row in said["balance"]:
        parts = row["start"] + row["choices"] + row["others"] + row["luck"]
        assert parts == pytest.approx(row["end"])
    assert 1 <= len(said["turning_points"]) <= 3
    assert len(said["costliest"]) <= 3
    assert report(match, thoughts=12) == said


def test_an_interval_holds_its_rate_and_shrinks_with_n() -> None:
    for rate in (0.0, 0.3, 1.0):
        low, high = interval(rate, 50)
        assert low <= rate <= high
        assert high - low > interval(rate, 500)[1] - interval(rate, 500)[0]
    assert interval(0.5, 0) == (0.0, 1.0)
