"""A game looked back on, in words and bars."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import saloon
from saloon.bots.random import play_out
from saloon.engine.errors import BadData
from saloon.terminal.lookback import LookBack
from saloon.terminal.lookback_command import find_seat
from saloon.terminal.session import Session
from tests.terminal.test_main import Said, good, run

FEW = ("--thoughts", "8")


def finished(game: str, seats: int, **options: bool) -> saloon.Match:
    match = saloon.Match(saloon.game(game), seats, "looked back", options)
    play_out(match, saloon.Rng.seeded("looked back"))
    return match


@pytest.fixture(scope="module")
def wanted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = finished("wanted", 3, quick=True)
    file = tmp_path_factory.mktemp("records") / "wanted.record"
    file.write_text(match.record(["Ada", "Belle", "Cole"], ["random"] * 3).dumps())
    return file


@pytest.mark.parametrize(
    ("lang", "headings"),
    [
        ("en", ["Chances to win", "Turning points", "costliest choices", "Luck against choice"]),
        ("fr", ["Chances de gagner", "tournants", "plus coûteux", "Le hasard contre"]),
    ],
)
def test_every_part_is_told(capsys: Said, wanted: Path, lang: str, headings: list[str]) -> None:
    out = good(capsys, "lookback", str(wanted), *FEW, "--language", lang)
    for heading in headings:
        assert heading in out
    assert out.count("→") == 3
    assert "WAN-TURN-04" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_program_gets_names_and_figures(capsys: Said, wanted: Path) -> None:
    said = json.loads(good(capsys, "lookback", str(wanted), *FEW, "--json"))
    assert said["names"] == ["Ada", "Belle", "Cole"]
    assert len(said["chances"]) == len(said["intervals"]) == len(said["numbers"]) + 1
    assert len(said["choices"]) == said["moves"]
    for row, ends in zip(said["chances"], said["intervals"], strict=True):
        for chance, (low, high) in zip(row, ends, strict=True):
            assert low <= chance <= high


def test_one_seat_alone(capsys: Said, wanted: Path) -> None:
    said = json.loads(good(capsys, "lookback", str(wanted), *FEW, "--seat", "belle", "--json"))
    assert {point["seat"] for point in said["turning_points"]} == {1}
    assert {choice["seat"] for choice in said["costliest"]} <= {1}
    out = good(capsys, "lookback", str(wanted), *FEW, "--seat", "1")
    assert "Ada: from" not in out
    assert "Belle: from" in out


def test_a_seat_nobody_sat_at_is_refused(capsys: Said, wanted: Path) -> None:
    code, _, err = run(capsys, "lookback", str(wanted), "--seat", "Zoe")
    assert code == 2
    assert "the seats are: 0 (Ada), 1 (Belle), 2 (Cole)" in err


def test_what_is_no_record_is_refused(capsys: Said, tmp_path: Path) -> None:
    file = tmp_path / "no.record"
    file.write_text("nothing")
    assert run(capsys, "lookback", str(file))[0] == 2


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_can_be_looked_back_on(game: saloon.Game, lang: str) -> None:
    """Half a game will do: nobody has won it yet."""
    match = saloon.Match(game, game.seats[-1], "half")
    play_out(match, saloon.Rng.seeded("half"), 60)
    session = Session(match, ["random"] * match.seats, lang)
    session.thoughts = 8
    lines = list(LookBack(session, session.look_back(None), width=90).lines())
    assert session.words("look-unfinished") in lines
    assert max(len(line) for line in lines) <= 90


def test_a_game_without_moves_has_nothing_to_look_back_on() -> None:
    session = Session(saloon.Match(saloon.game("wanted"), 2, "new"), ["random"] * 2, "en")
    lines = list(LookBack(session, session.look_back(None)).lines())
    assert session.words("look-chances") not in lines


def test_what_hints_said_is_told_again_and_outlives_a_saved_table(tmp_path: Path) -> None:
    session = Session(saloon.Match(saloon.game("wanted"), 2, "hints"), ["human", "random"], "en")
    session.thoughts = 8
    seat = session.match.asks[0].seat
    session.hint(seat)
    later = Session.resume(session.save(tmp_path / "table.json"), "en")
    later.thoughts = 8
    later.match.play(seat, "draw:saloon")
    said = later.look_back(seat)
    assert len(said["hints"]) == 1
    lines = "\n".join(LookBack(later, said, seat, width=500).lines())
    assert "What the hints said" in lines
    assert "The look back says the same." in lines
    assert "What the hints said" not in "\n".join(
        LookBack(later, later.look_back(1 - seat), 1 - seat).lines()
    )
    for wrong in ("none", [1], [{"number": 0}]):
        file = tmp_path / "wrong.json"
        file.write_text(json.dumps({**session.data(), "hints": wrong}))
        with pytest.raises(BadData, match="hints is not a list of hints"):
            Session.resume(file, "en")


def test_a_seat_is_found_by_name_before_number() -> None:
    match = saloon.Match(saloon.game("wanted"), 2, "names")
    session = Session(match, ["random"] * 2, "en", ["1", "Belle"])
    assert find_seat(session, "1") == 0
    assert find_seat(session, "BELLE") == 1


def test_a_game_that_nobody_won_says_so() -> None:
    match = saloon.Match(saloon.game("undead"), 1, "solo")
    play_out(match, saloon.Rng.seeded("s"))
    assert match.winners == []
    session = Session(match, ["random"], "en")
    assert session.result(None)[0] == session.words("result-nobody")
