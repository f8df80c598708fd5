"""Many games: the same figures from the same seed, and honest intervals."""

from __future__ import annotations

import pytest

from saloon.lab.simulate import Batch, Simulation, batches, simulate, spread, wilson


def test_figures_do_not_depend_on_batches() -> None:
    whole = Batch("wanted", ["random"] * 3, {}, "seed", range(12)).play()
    parts = Simulation(3)
    for first in (8, 0, 4):
        parts.add(Batch("wanted", ["random"] * 3, {}, "seed", range(first, first + 4)).play())
    assert whole.data() == parts.data()


def test_every_game_is_in_one_batch() -> None:
    for games in (1, 7, 100, 10_000):
        rows = list(batches("wanted", ["random"] * 2, {}, "", games, 4))
        assert [number for row in rows for number in row.games] == list(range(games))


def test_bots_change_seats_from_game_to_game() -> None:
    result = simulate("wanted", ["greedy", "random", "random"], 9, "rotate", workers=1)
    assert result.played == {"greedy": 9, "random": 18}
    assert sum(rate["wins"] for rate in result.by_seat()) == pytest.approx(9)
    assert sum(rate["wins"] for rate in result.by_bot().values()) == pytest.approx(9)
    assert result.by_bot()["greedy"]["wins"] > 4
    assert len([rate for rate in result.by_seat() if rate["wins"]]) > 1


def test_options_are_played() -> None:
    plain = simulate("wanted", ["random"] * 2, 5, "o", workers=1)
    riding = simulate("wanted", ["random"] * 2, 5, "o", {"cavalry": True}, workers=1)
    assert riding.data()["decisions"]["mean"] > plain.data()["decisions"]["mean"]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate("wanted", ["random"] * 2, 10, "p", workers=1, progress=heard.append)
    assert sum(heard) == 10


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (3, 10), (500, 1000)])
def test_an_interval_holds_the_rate(wins: int, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert low < high


def test_a_distribution_is_summed_up() -> None:
    lengths = {10: 50, 20: 45, 90: 5}
    summed = spread(lengths)
    assert (summed["min"], summed["median"], summed["p95"], summed["max"]) == (10, 10, 20, 90)
    assert summed["mean"] == pytest.approx(18.5)
