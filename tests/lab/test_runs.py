"""Runs as Parquet: the same rows however they are played, taken up again, and read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import saloon
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.engine.number import BOOK, HOUSE
from saloon.games.wanted.content import OUTLAWS
from saloon.lab import runs
from saloon.lab.chances import holm, rate
from saloon.lab.figures import ahead, figures
from saloon.lab.numbers import find_number, read_numbers
from saloon.lab.runs import (
    Row,
    Run,
    begin,
    held,
    missing,
    play_part,
    read_run,
    read_table,
    simulate_to,
)
from saloon.words import numbers_of

every_game = pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
RUN = Run("wanted", ("random", "random", "random"), {}, "runs")


def rows_of(run: Run, numbers: range) -> dict[str, list[Row]]:
    """The tables of a part, row by row."""
    return {name: table.to_pylist() for name, table in play_part(run, numbers).items()}


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "PART", 4)


def test_a_run_gives_the_same_files_on_one_core_and_on_two(tmp_path: Path) -> None:
    assert simulate_to(RUN, 10, tmp_path / "one", workers=1) == 10
    simulate_to(RUN, 10, tmp_path / "two", workers=2)
    for table in RUN.tables():
        one = read_table(tmp_path / "one", table)
        two = read_table(tmp_path / "two", table)
        if table == "clauses":  # summed up by part
            continue
        assert one.equals(two), table


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    simulate_to(RUN, 4, tmp_path, workers=1)
    first = (tmp_path / "games" / "part-00000000.parquet").stat().st_mtime_ns
    assert [list(part) for part in missing(tmp_path, 10)] == [[4, 5, 6, 7], [8, 9]]
    assert (held(tmp_path / "elsewhere", 10), held(tmp_path, 10)) == (0, 4)
    assert simulate_to(RUN, 10, tmp_path, workers=1) == 6
    assert (tmp_path / "games" / "part-00000000.parquet").stat().st_mtime_ns == first
    assert read_table(tmp_path, "games")["game"].to_pylist() == list(range(10))
    assert simulate_to(RUN, 12, tmp_path, workers=1) == 4  # the last part was not full
    assert read_table(tmp_path, "games").num_rows == 12


def test_a_short_run_is_cut_finer_and_stays_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "PART", 100)
    monkeypatch.setattr(runs, "LEAST", 2)
    monkeypatch.setattr(runs, "LEAST_RANDOM", 100)
    monkeypatch.setattr(runs, "JOBS", 2)
    thinking = Run("wanted", ("greedy", "random"), {}, "runs")
    begin(thinking, 5, tmp_path / "thinking")
    begin(thinking, 9, tmp_path / "thinking")
    assert read_run(tmp_path / "thinking")["part"] == 3
    begin(RUN, 5, tmp_path / "random")  # as quick as a file is written
    assert read_run(tmp_path / "random")["part"] == 100
    monkeypatch.setattr(runs, "PART", 400)
    begin(RUN, 300, tmp_path / "longer")  # so that beginning files takes less of a long run
    assert read_run(tmp_path / "longer")["part"] == 150
    begin(RUN, 10_000, tmp_path / "long")
    assert read_run(tmp_path / "long")["part"] == 400


def test_each_moment_stands_for_the_points_after_its_share_of_the_decisions() -> None:
    diary, _ = runs.play_game(RUN, 0)
    course = diary.course
    stays = course.stays(runs.MOMENTS)
    looks = [look for look, moments in stays for _ in range(moments)]
    total = len(course.played)
    assert looks == [
        max(look for look, at in enumerate(course.at) if at * runs.MOMENTS <= moment * total)
        for moment in range(runs.MOMENTS + 1)
    ]
    assert len({look for look, _ in stays}) == len(stays) > 1  # every look once


def test_a_folder_holds_one_run_only(tmp_path: Path) -> None:
    simulate_to(RUN, 2, tmp_path, workers=1)
    with pytest.raises(BadSetup, match="holds another run"):
        simulate_to(Run("wanted", ("random", "random"), {}, "runs"), 2, tmp_path, workers=1)
    with pytest.raises(BadSetup, match="local or ray"):
        simulate_to(RUN, 2, tmp_path, engine="abacus")


def test_decisions_and_events_are_written_on_request(tmp_path: Path) -> None:
    run = Run("wanted", ("random", "random"), {}, "more", decisions=True, events=True)
    simulate_to(run, 2, tmp_path, workers=1)
    games = read_table(tmp_path, "games").to_pylist()
    assert read_table(tmp_path, "decisions").num_rows == sum(row["decisions"] for row in games)
    assert {"kind", "clause", "args"} <= set(read_table(tmp_path, "events").column_names)


def test_cards_are_counted_by_who_held_them_at_the_end(tmp_path: Path) -> None:
    simulate_to(RUN, 8, tmp_path, workers=1)
    seats = read_table(tmp_path, "seats").to_pylist()
    holding = [row for row in seats if "WB-01" in row["cards"]]
    found = {one["name"]: one for one in figures(tmp_path)["cards"]}
    assert found["WB-01"]["trials"] == len(holding) > 0
    assert found["WB-01"]["wins"] == sum(row["won"] for row in holding)
    assert set(found) <= {card.id for card in OUTLAWS}


def test_parts_without_any_card_join_those_with_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "cards_of", lambda _game, _table, seats: [[]] * seats)
    simulate_to(RUN, 4, tmp_path, workers=1)
    monkeypatch.undo()
    monkeypatch.setattr(runs, "PART", 4)
    simulate_to(RUN, 8, tmp_path, workers=1)
    seats = read_table(tmp_path, "seats").to_pylist()
    assert seats[0]["cards"] == []
    assert any(row["cards"] for row in seats)


@every_game
def test_every_game_fills_the_tables(game: Game) -> None:
    run = Run(game.id, ("random",) * game.default_seats, {}, "all")
    rows = rows_of(run, range(1))
    assert len(rows["games"]) == 1
    assert len(rows["seats"]) == game.default_seats
    for row in rows["seats"]:
        assert len(row["points"]) == runs.MOMENTS + 1
        assert row["points"][-1] == row["score"]
        assert row["opening"] in game.codes
        assert all(len(one["points"]) == runs.MOMENTS + 1 for one in row["sources"])
        for moment, points in enumerate(row["points"]):
            told = sum(one["points"][moment] for one in row["sources"])
            assert told == points or (game.id, moment) == ("wanted", runs.MOMENTS)
    assert rows["clauses"]


@every_game
def test_numbers_are_marked_and_turn(game: Game) -> None:
    numbers = numbers_of(game)
    assert len({number.name for number in numbers}) == len(numbers)
    assert {number.mark for number in numbers} <= {BOOK, HOUSE}
    for number in numbers:
        assert number.value == number.printed
        number.turn(number.printed + 1)
        assert number.value == number.printed + 1
        number.reset()
        assert number.value == number.printed


def test_turned_numbers_change_the_game_and_are_put_back() -> None:
    plain = rows_of(RUN, range(3))
    turned = rows_of(Run("wanted", RUN.bots, {}, "runs", {"rounds.most": 1}), range(3))
    assert [row["rounds"] for row in turned["games"]] == [1, 1, 1]
    assert rows_of(RUN, range(3))["games"] == plain["games"]


def test_a_number_of_the_book_needs_force() -> None:
    wanted = saloon.game("wanted")
    with pytest.raises(BadSetup, match="by the book"):
        find_number(wanted, "points.3")
    assert find_number(wanted, "points.3", force=True).value == 5
    with pytest.raises(BadSetup, match=r"rounds\.most"):
        find_number(wanted, "rounds.least")


def test_numbers_are_set_as_typed() -> None:
    wanted = saloon.game("wanted")
    assert read_numbers(wanted, ["rounds.most=2"]) == {"rounds.most": 2}
    assert read_numbers(wanted, ["points.3 = 9"], force=True) == {"points.3": 9}
    for text, said in (
        ("rounds.most", "NAME=WHOLE NUMBER"),
        ("rounds.most=-1", "NAME=WHOLE NUMBER"),
        ("points.3=9", "by the book"),
        ("rounds.fewest=9", "has no number"),
    ):
        with pytest.raises(BadSetup, match=said):
            read_numbers(wanted, [text])


@every_game
def test_a_game_lasts_what_it_declares(game: Game) -> None:
    """Days and rounds of the whole game, not of its last day."""
    match = saloon.Match(game, game.default_seats, "lasted")
    turns: set[tuple[int, int]] = set()
    rng = saloon.Rng.seeded("lasted")
    while match.asks:
        table = match.view(None)["table"]
        turns.add((table.get("day", 0), table["round"]))
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    table = match.view(None)["table"]
    turns.add((table.get("day", 0), table["round"]))
    lasted = game.lasted(match.state)
    # Where nobody is asked, a round can pass unseen; the count never falls short of those seen.
    played = len([turn for turn in turns if turn[1]])
    assert list(lasted.values())[-1] >= played > 1
    if game.id == "undead":
        assert lasted["days"] == table["day"] > 1
        assert lasted["rounds"] == 3 * (lasted["days"] - 1) + table["round"]


def test_holm_is_careful() -> None:
    """One odd rate among fifty must be very odd."""
    family = [rate(str(at), 50, 100, 0.5) for at in range(49)]
    assert holm([rate("odd", 62, 100, 0.5)])[0]["stands_out"]
    assert not holm([rate("odd", 62, 100, 0.5), *family])[0]["stands_out"]
    assert holm([rate("odd", 90, 100, 0.5), *family])[0]["stands_out"]


def test_points_are_told_by_source_for_winners_and_others_alike(tmp_path: Path) -> None:
    simulate_to(RUN, 4, tmp_path, workers=1)
    course = figures(tmp_path)["course"]
    for group in ("winners", "others"):
        ends = [points[-1] for points in course["sources"][group].values()]
        assert sum(ends) == pytest.approx(course[group][-1], abs=0.01)


def test_an_opening_is_the_first_choice_of_a_turn_not_of_a_piece() -> None:
    """In pioneers the seats choose their symbols first."""
    run = Run("pioneers", ("random",) * 2, {}, "openings", decisions=True)
    rows = rows_of(run, range(1))
    first = rows["decisions"][0]
    assert first["prompt"] == "symbol"
    opening = {row["seat"]: row["opening"] for row in rows["seats"]}
    for seat, move in opening.items():
        turns = [row for row in rows["decisions"] if row["seat"] == seat]
        actions = [row["move"] for row in turns if row["prompt"] == "action"]
        assert move == (actions or [turns[0]["move"]])[0]
    assert opening[first["seat"]] != first["move"]


def test_few_games_show_nothing() -> None:
    """Three of three is no diamond: p is exact, and under 20 nothing is marked at all."""
    assert rate("a", 3, 3, 0.25)["p"] == pytest.approx(0.25**3)
    assert rate("a", 9, 10, 0.5)["p"] == pytest.approx(22 / 1024)
    assert rate("half", 9.5, 10, 0.5)["p"] == pytest.approx(22 / 1024)  # a shared victory
    assert rate("even", 5, 10, 0.5)["p"] == 1
    assert rate("long", 50_700, 100_000, 0.5)["p"] == pytest.approx(9.6e-6, rel=0.05)
    few = holm([rate("a", 19, 19, 0.25)])[0]
    assert (few["stands_out"], few["p_holm"]) == (False, None)
    assert holm([rate("a", 20, 20, 0.25)])[0]["stands_out"]
    assert not holm([rate("a", 40, 40, 0.25)], games=10)[0]["stands_out"]  # four seats in each
    alone = holm([rate("a", 40, 100, 0.25), *[rate("b", 1, 2, 0.25) for _ in range(99)]])[0]
    assert alone["p_holm"] == pytest.approx(alone["p"], abs=1e-6), "rare ones are no family"


def test_the_leader_of_a_moment_and_who_wins() -> None:
    def seat(game: int, points: list[int], won: float) -> dict[str, object]:
        course = [points[0]] * runs.MOMENTS + [points[1]]
        return {"game": game, "points": course, "won": won}

    rows = [seat(0, [3, 5], 1.0), seat(0, [1, 4], 0.0), seat(1, [2, 2], 0.0), seat(1, [2, 6], 1.0)]
    found = ahead(rows)
    assert (found[0]["trials"], found[0]["rate"]) == (1, 1.0)  # the other game is even
    assert (found[-1]["trials"], found[-1]["rate"]) == (2, 1.0)
    assert found[0]["share"] == 0.5


def test_figures_add_up(tmp_path: Path) -> None:
    run = Run("undead", ("random", "random"), {}, "figures")
    simulate_to(run, 6, tmp_path, workers=1)
    data = figures(tmp_path)
    assert data["games"] == 6
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(6)
    assert sum(data["length"]["decisions"]["histogram"].values()) == 6
    known = {one["name"] for one in data["moves"]}
    assert known.isdisjoint(data["content"]["never"])
    assert len(known) + len(data["content"]["never"]) == len(saloon.game("undead").moves)
    clauses = [one["clause"] for chapter in data["clauses"] for one in chapter["clauses"]]
    assert "UND-DAY-01" in clauses
    json.dumps(data)


def test_a_folder_that_is_no_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is not a run"):
        figures(tmp_path)
