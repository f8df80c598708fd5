"""The evaluation of a table."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from tests.games.wanted.setting import Setting, final, table

GAME = saloon.game("wanted")


def evaluations(t: Setting) -> list[float]:
    return [GAME.sense(t.match.state, seat) for seat in range(t.table.seats)]


def test_chances_add_up_to_one_and_hang_on_nothing_hidden() -> None:
    match = Match(GAME, 4, "sense", {"dollars": True, "supremacy": True})
    rng = Rng.seeded("sense")
    while match.asks:
        chances = [GAME.sense(match.state, seat) for seat in range(4)]
        assert sum(chances) == pytest.approx(1)
        assert all([0 < chance < 1 for chance in chances])
        ask = match.asks[0]
        world = match.imagine(ask.seat, rng, keep=False).state
        assert [GAME.sense(world, seat) for seat in range(4)] == chances
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    chances = [GAME.sense(match.state, seat) for seat in range(4)]
    assert chances == [1.0 if seat in match.winners else 0.0 for seat in range(4)]


def test_a_shared_victory_is_worth_its_share() -> None:
    assert evaluations(final("", "", "", round=40)) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize(
    "better",
    [
        table("", "", wanted={0: "WB"}),
        table("", "", one=0),
        table("WB1", ""),
        table("WB3", "WB2"),
        table("WB2*", "WB2"),
        table("WB4", "DA2", wanted={0: "WB", 1: "DA"}),
        table("WB1", "DA1", supreme="WB"),
    ],
)
def test_what_brings_victory_nearer_feels_better(better: Setting) -> None:
    mine, theirs = evaluations(better)
    assert mine > theirs


def test_seats_change_places_and_so_do_their_chances() -> None:
    one = evaluations(table("WB1", "DA1", turn=0))
    other = evaluations(table("DA1", "WB1", turn=1))
    assert one == pytest.approx(other[::-1])
