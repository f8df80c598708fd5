"""Two variants from the same seeds: differences with intervals, and "no difference shown"."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.engine.errors import BadSetup
from saloon.lab.chances import paired, student, unpaired
from saloon.lab.compare import compare, compare_lines
from saloon.lab.labels import Labels
from saloon.lab.page import compare_page
from saloon.lab.runs import Run, simulate_to

RUN = Run("wanted", ("random", "random"), {}, "compare")


def test_a_shorter_game_is_shown_and_the_same_game_is_not(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    simulate_to(RUN, 24, one, workers=1)
    short = Run("wanted", RUN.bots, {}, "compare", {"rounds.most": 1})
    simulate_to(short, 26, two, workers=1)
    data = compare(one, two)
    assert data["games"] == 24, "only games that both have"
    found = {(row["kind"], row["name"]): row for row in data["differences"]}
    length = found["length", "decisions"]
    assert length["stands_out"]
    assert length["high"] < 0
    assert length["difference"] == pytest.approx(length["after"] - length["before"])
    assert data["changed"] == [{"kind": "numbers", "name": "rounds.most", "values": [None, 1]}]
    labels = Labels(data["runs"][0], "en")
    lines = "\n".join(compare_lines(data, labels))
    assert "rounds.most: as printed → 1" in lines
    assert "decisions a game" in lines
    assert "no difference shown" in lines, "who sits where does not matter"
    assert "◆" in compare_page(data, labels)

    same = compare(one, one)
    assert not any(row["stands_out"] for row in same["differences"])
    assert "No difference shown in 24 games" in compare_lines(same, labels)[1]
    assert "Aucune différence" in compare_lines(same, Labels(data["runs"][0], "fr"))[1]


def test_few_games_show_no_difference(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    simulate_to(RUN, 6, one, workers=1)
    simulate_to(Run("wanted", RUN.bots, {}, "compare", {"rounds.most": 1}), 6, two, workers=1)
    data = compare(one, two)
    assert not any(row["stands_out"] for row in data["differences"])
    assert "nothing is marked under 20" in compare_lines(data, Labels(data["runs"][0], "en"))[1]


def test_runs_that_do_not_pair_up_are_refused(tmp_path: Path) -> None:
    simulate_to(RUN, 2, tmp_path / "one", workers=1)
    simulate_to(Run("wanted", RUN.bots, {}, "other"), 2, tmp_path / "two", workers=1)
    with pytest.raises(BadSetup, match="seed 'compare' and 'other'"):
        compare(tmp_path / "one", tmp_path / "two")
    with pytest.raises(BadSetup, match="is not a run"):
        compare(tmp_path / "one", tmp_path / "three")


def test_differences_are_taken_pair_by_pair() -> None:
    before = [float(at) for at in range(40)]
    after = [value + 1 + 0.1 * (at % 2) for at, value in enumerate(before)]
    steady = paired(before, after)
    assert steady["low"] > 1
    assert steady["high"] < 1.1
    assert steady["p"] < 1e-6
    assert paired(before, before)["p"] == 1
    assert student(19) == pytest.approx(2.093, abs=0.001)
    apart = unpaired((48, 56), (80, 70))  # the example of Newcombe (1998), method 10
    assert apart["difference"] == pytest.approx(0.2)
    assert (apart["low"], apart["high"]) == pytest.approx((0.0524, 0.3339), abs=1e-4)
