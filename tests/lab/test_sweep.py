"""Sweeps: parameters are read, curves measured, a value recommended."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.errors import BadSetup
from saloon.lab.labels import Labels
from saloon.lab.page import advice
from saloon.lab.runs import Row, Run
from saloon.lab.sweep import cell_name, measure, read_metrics, read_param, seat_gap, sweep

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
    data = sweep(RUN, [param], ["length", "rounds"], 6, {"length": 0.0}, workers=1)
    short, long = (cell["metrics"]["length"] for cell in data["cells"])
    assert short["high"] < long["low"]
    assert short["low"] <= short["value"] <= short["high"]
    assert data["cells"][0]["metrics"]["rounds"]["value"] == 1
    assert data["recommended"] == 0
    other = sweep(RUN, [param], ["length"], 6, {"length": 1000.0}, workers=1)
    assert other["recommended"] == 1


def test_nothing_is_recommended_where_intervals_overlap() -> None:
    param = read_param(WANTED, "option.cavalry=off,on")
    data = sweep(RUN, [param], ["win:random", "seat_gap"], 4, workers=1)
    assert data["cells"][0]["metrics"]["win:random"]["value"] == pytest.approx(0.5)
    assert (data["printed"], data["nearest"]) == (0, 0)
    assert data["recommended"] is None
    assert data["alike"] == [1]
    told = advice(data, Labels(data["run"], "en"))
    assert told.startswith("No recommendation")
    assert "cavalry=off" in told
    assert "cavalry=on" in told


def test_what_is_printed_stays_where_nothing_is_better() -> None:
    param = read_param(WANTED, "rounds.most=39..41")
    data = sweep(RUN, [param], ["rounds"], 2, workers=1)
    assert len({cell["metrics"]["rounds"]["value"] for cell in data["cells"]}) == 1
    assert (data["nearest"], data["recommended"]) == (1, None)


def test_a_grid_has_every_value_with_every_other() -> None:
    params = [read_param(WANTED, "rounds.most=1,2"), read_param(WANTED, "option.duel=off,on")]
    data = sweep(RUN, params, ["rounds", "card_gap"], 3, workers=1)
    assert [cell["values"] for cell in data["cells"]] == [
        [1, False], [1, True], [2, False], [2, True],
    ]  # fmt: skip
    assert [cell["metrics"]["rounds"]["value"] for cell in data["cells"]] == [1, 1, 2, 2]
    assert data["printed"] is None
    assert cell_name(data, 3) == "rounds.most=2, duel=on"
    with pytest.raises(BadSetup, match="more than the 400"):
        sweep(RUN, [read_param(WANTED, "rounds.most=1..500")], ["rounds"], 2, workers=1)


def test_a_cell_is_held_against_what_is_printed_game_by_game() -> None:
    data = sweep(RUN, [read_param(WANTED, "rounds.most=1,40")], ["length"], 5, workers=1)
    against = data["cells"][0]["against_printed"]["length"]
    one, two = (cell["metrics"]["length"]["value"] for cell in data["cells"])
    assert against["difference"] == pytest.approx(one - two)
    assert against["trials"] == 5
    assert data["cells"][1]["against_printed"] == {}


def test_cards_and_characters_are_metrics() -> None:
    rows: dict[str, list[Row]] = {
        "games": [{"game": at} for at in range(30)],
        "seats": [
            {"game": at, "seat": seat, "won": float(seat == 0), "cards": ["gun"] * (1 - seat),
             "character": ("ann", "bob")[seat], "bot": "random"}
            for at in range(30)
            for seat in range(2)
        ],
    }  # fmt: skip
    assert measure("card:gun", rows)["value"] == 1
    assert measure("character:bob", rows)["value"] == 0
    assert measure("character_gap", rows)["value"] == pytest.approx(1.0)
    with pytest.raises(BadSetup, match="there were: gun"):
        measure("card:bow", rows)


def test_the_gap_of_seats() -> None:
    even = [{"seat": at % 2, "won": float(at // 2 % 2)} for at in range(40)]
    assert seat_gap(even)["value"] == 0
    unfair = [{"seat": at % 2, "won": float(at % 2 == 0)} for at in range(40)]
    assert seat_gap(unfair)["value"] == pytest.approx(1.0)
    assert seat_gap(unfair)["low"] > 0.5
