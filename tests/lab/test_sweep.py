"""Sweeps: parameters are read, curves measured, a value recommended."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.errors import BadSetup
from saloon.lab.runs import Run
from saloon.lab.sweep import read_metrics, read_param, seat_gap, sweep

WANTED = saloon.game("wanted")
RUN = Run("wanted", ("random", "random"), {}, "sweep")


def test_parameters_are_read() -> None:
    assert read_param(WANTED, "rounds.most=2..5").values == (2, 3, 4, 5)
    assert read_param(WANTED, "rounds.most=4,8").values == (4, 8)
    assert read_param(WANTED, "option.duel=off,on").values == (False, True)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rounds.most", "NAME=FIRST..LAST"),
        ("rounds.most=few", "whole numbers"),
        ("rounds.most=5..2", "whole numbers"),
        ("rounds.fewest=1..2", "has no number"),
        ("points.3=4..6", "by the book"),
        ("option.poker=on", "its options are"),
    ],
)
def test_what_is_wrong_with_a_parameter_is_said(text: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        read_param(WANTED, text)


def test_metrics_are_read() -> None:
    assert read_metrics("length, win:random", ["random"]) == ["length", "win:random"]
    for text, said in (("fun", "the metrics are"), ("win:legend", "only by"), ("", "name a")):
        with pytest.raises(BadSetup, match=said):
            read_metrics(text, ["random"])


def test_a_limit_of_rounds_shortens_games_and_the_aim_decides() -> None:
    param = read_param(WANTED, "rounds.most=1,3")
    data = sweep(RUN, param, ["length", "rounds"], 6, {"length": 0.0}, workers=1)
    short, long = data["metrics"]["length"]
    assert short["value"] < long["value"]
    assert short["low"] <= short["value"] <= short["high"]
    assert data["metrics"]["rounds"][0]["value"] == 1
    assert data["recommended"] == 1
    other = sweep(RUN, param, ["length"], 6, {"length": 1000.0}, workers=1)
    assert other["recommended"] == 3


def test_options_are_swept() -> None:
    param = read_param(WANTED, "option.cavalry=off,on")
    data = sweep(RUN, param, ["length", "win:random"], 4, workers=1)
    assert data["printed"] is False
    assert data["metrics"]["win:random"][0]["value"] == pytest.approx(0.5)


def test_what_is_printed_stays_where_nothing_is_better() -> None:
    param = read_param(WANTED, "rounds.most=39..41")
    data = sweep(RUN, param, ["rounds"], 2, workers=1)
    assert len({row["value"] for row in data["metrics"]["rounds"]}) == 1
    assert data["recommended"] == 40


def test_the_gap_of_seats() -> None:
    even = [{"seat": at % 2, "won": float(at // 2 % 2)} for at in range(40)]
    assert seat_gap(even)["value"] == 0
    unfair = [{"seat": at % 2, "won": float(at % 2 == 0)} for at in range(40)]
    assert seat_gap(unfair)["value"] == pytest.approx(1.0)
    assert seat_gap(unfair)["low"] > 0.5
