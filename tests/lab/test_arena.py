"""The arena: rotated seats, repeatable games, results that can be taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from saloon.engine.errors import BadSetup, SaloonError
from saloon.lab.arena import (
    Outcome,
    Pairing,
    bot_rates,
    play_all,
    play_one,
    plot,
    ratings,
    read_outcomes,
    round_robin,
    seat_rates,
    summary,
)
from saloon.terminal.arena_command import arena

FOUR = Pairing("wanted", ("greenhorn", "random", "random", "random"), 4)
DUEL = Pairing("wanted", ("greenhorn", "random"), 6)

app = Typer()
app.command()(arena)


def outcome(number: int, bots: list[str], winners: list[int], scores: list[int]) -> Outcome:
    key = Pairing("wanted", tuple(sorted(bots)), 9, seed="arena").key()
    return Outcome(key, number, f"arena/{number}", bots, winners, scores, 30, 0.1, [0.01] * 2)


PLAYED = [
    outcome(0, ["a", "b"], [0], [3, 1]),
    outcome(1, ["b", "a"], [1], [2, 4]),
    outcome(2, ["a", "b"], [0, 1], [2, 2]),
    outcome(3, ["b", "a"], [0], [4, 0]),
]


def test_everybody_sits_everywhere() -> None:
    places = [FOUR.seating(number).index("greenhorn") for number in range(4)]
    assert sorted(places) == [0, 1, 2, 3]


def test_a_game_can_be_played_again_from_its_number() -> None:
    one, two = play_one(DUEL, 3), play_one(DUEL, 3)
    assert (one.winners, one.scores, one.moves) == (two.winners, two.scores, two.moves)
    assert play_one(DUEL, 4).seed != one.seed


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = play_all([DUEL], file, workers=1, progress=False)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 6
    file.write_text("".join(lines[:3]) + lines[3][:20])
    again = play_all([DUEL], file, workers=1, progress=False)
    assert [o.winners for o in again] == [o.winners for o in whole]
    assert file.read_text().startswith("".join(lines[:3]))
    assert len(read_outcomes(file)) == 6
    before = file.read_bytes()
    play_all([DUEL], file, workers=1, progress=False)
    assert file.read_bytes() == before


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = play_all([DUEL], None, workers=1, progress=False)
    together = play_all([DUEL], tmp_path / "r.jsonl", workers=2, progress=False)
    assert [o.winners for o in alone] == [o.winners for o in together]
    assert [o.number for o in together] == list(range(6))


def test_a_foreign_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"not": "a game"}\n')
    with pytest.raises(SaloonError, match="line 1 of"):
        read_outcomes(file)


def test_rates_count_shared_victories_in_parts() -> None:
    rates = {rate.name: rate for rate in bot_rates(PLAYED)}
    assert (rates["a"].wins, rates["b"].wins) == (2.5, 1.5)
    assert rates["a"].games == 4
    assert rates["a"].low < 0.625 < rates["a"].high
    assert rates["a"].even == 0.5
    assert [rate.wins for rate in seat_rates(PLAYED)] == [2.5, 1.5]
    assert [rate.games for rate in seat_rates(PLAYED, "a")] == [2, 2]


def test_ratings_follow_the_victories() -> None:
    won = [outcome(i, ["a", "b"], [0], [3, 1]) for i in range(8)]
    found = ratings(won)
    assert list(found) == ["a", "b"]
    assert found["a"]["mu"] > 25 > found["b"]["mu"]
    assert found["a"]["sigma"] < 25 / 3


def test_who_crashes_is_rated_last() -> None:
    """Even where chance wins in its place."""
    won = [outcome(i, ["a", "b", "c"], [0], [3, 1, 2]) for i in range(8)]
    for one in won:
        one.faults["a"] = ["late: no answer"]
    assert list(ratings(won)) == ["a", "c", "b"]
    for one in won:
        one.faults["a"] = ["crashed: KeyError"]
    assert list(ratings(won)) == ["c", "b", "a"]


def test_a_bot_on_several_seats_has_one_rating() -> None:
    crowd = [outcome(i, ["a", "b", "b", "b"], [0], [3, 1, 0, 0]) for i in range(4)]
    assert set(ratings(crowd)) == {"a", "b"}


def test_a_league_pairs_everybody_with_everybody() -> None:
    pairs = round_robin("wanted", ["a", "b", "c"], 10, seats=4)
    assert [pairing.bots for pairing in pairs] == [
        ("a", "b", "a", "b"),
        ("a", "c", "a", "c"),
        ("b", "c", "b", "c"),
    ]
    odd = round_robin("wanted", ["a", "b"], 10, seats=3)
    assert [(pairing.bots, pairing.games) for pairing in odd] == [
        (("a", "b", "a"), 5),
        (("b", "a", "b"), 5),
    ]
    with pytest.raises(BadSetup, match="at least two bots"):
        round_robin("wanted", ["a", "a"], 10)


def test_a_summary_has_seeds_and_intervals() -> None:
    said = summary(PLAYED)
    assert json.loads(json.dumps(said)) == said
    assert said["pairings"][0]["seeds"] == ["arena/0", "arena/3"]
    assert said["games"] == 4
    assert said["forfeits"] == {}


def test_nobody_can_foresee_the_games_of_a_run_without_a_seed() -> None:
    """A program that plays every game beforehand, from a seed it knows, would never lose."""
    pairings = [Pairing("wanted", ("greenhorn", "random"), 1) for _ in range(2)]
    assert pairings[0].seed != pairings[1].seed
    leagues = [round_robin("wanted", ["a", "b", "c"], 10, seats=2) for _ in range(2)]
    assert len({pairing.seed for pairing in leagues[0]}) == 1
    assert leagues[0][0].seed != leagues[1][0].seed


def test_a_run_tells_its_seed_and_can_be_repeated(tmp_path: Path) -> None:
    line = ["wanted", "--bots", "random,random", "--games", "2", "--workers", "1"]
    first, second = (CliRunner().invoke(app, line).stdout for _ in range(2))
    seed = first.strip().rpartition("--seed ")[2]
    assert seed.startswith("arena-")
    assert seed not in second
    again = CliRunner().invoke(app, [*line, "--seed", seed]).stdout
    assert again.strip().endswith(f"--seed {seed}")
    assert again.split("by seat")[0] == first.split("by seat")[0]


def test_a_run_that_goes_on_keeps_its_seed(tmp_path: Path) -> None:
    line = ["wanted", "--bots", "random,random", "--workers", "1"]
    results = ["--results", str(tmp_path / "results.jsonl")]
    one = CliRunner().invoke(app, [*line, "--games", "1", *results]).stdout
    two = CliRunner().invoke(app, [*line, "--games", "3", *results]).stdout
    assert one.rpartition("--seed ")[2] == two.rpartition("--seed ")[2]
    assert len(read_outcomes(tmp_path / "results.jsonl")) == 3


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    plot(PLAYED, tmp_path / "rates.svg")
    assert (tmp_path / "rates.svg").read_text().count("<path") > 4


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["wanted", *words, "--workers", "1"])
    return result.exit_code, result.output


def test_the_command_prints_json() -> None:
    code, said = run("--bots", "greenhorn,random", "--games", "4", "--json")
    assert code == 0
    assert json.loads(said)["bots"][0]["games"] == 4


def test_the_command_prints_tables_and_names_who_forfeited(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("class Bad:\n    def choose(self, world, seat):\n        return -7\n")
    code, said = run("--bot", f"{file}:Bad", "--bots", "random", "--games", "1")
    assert code == 0
    assert "choices, played at random" in said
    assert "illegal: -7 is not legal" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "say who plays"),
        (["--bots", "random,random", "--league", "random,greedy"], "not with both"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "random"], "is for 2 to 6 seats, not 1"),
        (["--bots", "random,random", "--budget", "soon"], "a budget is a time"),
        (["--bots", "random,random", "--option", "duel=soon"], "option duel takes off, on"),
        (["--bots", "random,random", "--option", "dance=on"], "has no option 'dance'"),
    ],
)
def test_the_command_refuses_in_one_sentence(words: list[str], sentence: str) -> None:
    code, said = run(*words, "--games", "2")
    assert code == 2
    assert sentence in " ".join(said.split())
