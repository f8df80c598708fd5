"""The command line: what it prints, how it refuses, with which exit code it ends."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts.man import PAGE, page

import saloon
from saloon.bots.random import play_out
from saloon.terminal.main import main

Said = pytest.CaptureFixture[str]


def run(said: Said, *arguments: str) -> tuple[int, str, str]:
    """The exit code, what was printed and what was complained about."""
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    out, err = said.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


def good(said: Said, *arguments: str) -> str:
    code, out, err = run(said, *arguments)
    assert (code, err) == (0, "")
    return out


def good_json(said: Said, *arguments: str) -> Any:
    return json.loads(good(said, *arguments, "--json"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = saloon.Match(saloon.game("wanted"), seats=3, seed="recorded", options={"duel": True})
    play_out(match, saloon.Rng.seeded("recorded"))
    path = tmp_path / "match.record"
    path.write_text(match.record(["Ada", "Belle", "Cole"], ["random"] * 3).dumps())
    return path


def test_help_names_every_command(capsys: Said) -> None:
    out = good(capsys, "--help")
    for command in [
        "serve",
        "games",
        "play",
        "simulate",
        "arena",
        "train",
        "replay",
        "lookback",
        "verify",
        "rules",
        "draw",
        "bench",
    ]:
        assert command in out


def test_games_are_listed_in_both_languages(capsys: Said) -> None:
    assert "wanted: Public Enemy Number One" in good(capsys, "games", "--lang", "en")
    assert "Ennemi Public Numéro Un" in good(capsys, "games", "--lang", "fr")
    wanted = next(g for g in good_json(capsys, "games") if g["id"] == "wanted")
    assert wanted["seats"] == [2, 3, 4, 5, 6]
    assert {option["id"] for option in wanted["options"]} >= {"duel", "quick"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'; the games are:"),
        (["play"], "name a game to play"),
        (["play", "wanted", "--seats", "human,robot"], "'robot'"),
        (["play", "wanted", "--seats", "9"], "wanted is for 2 to 6 seats, not 9"),
        (["play", "wanted", "--seats", "0"], "not 0"),
        (["play", "wanted", "--seats", "human"], "not 1"),
        (["play", "wanted", "--option", "dance"], "has no option 'dance'"),
        (["play", "wanted", "--option", "duel=maybe"], "option duel takes off, on"),
        (["play", "wanted", "--option", "consent"], "only goes together with option duel"),
        (["play", "wanted", "--option", "quick", "--seats", "5"], "WAN-QUICK-01"),
        (["play", "wanted", "--lang", "tlh"], "the languages are: en, fr"),
        (["play", "wanted", "--names", "a,b,c,d,e,f,g"], "7 names for 4 seats"),
        (["play", "--resume", "no-such-file"], "cannot read no-such-file"),
        (["simulate", "wanted", "--seats", "human,random"], "'human'"),
        (["simulate", "wanted", "-n", "many"], "'-n'"),
        (["simulate", "wanted", "-n", "0"], "'-n'"),
        (["replay", "no-such-file"], "cannot read no-such-file"),
        (["verify", "no-such-file"], "cannot read no-such-file"),
        (
            ["rules", "wanted", "WAN-END-99"],
            "there is no clause 'WAN-END-99'; there are: WAN-END-01",
        ),
        (["rules", "chess"], "there is no game 'chess'"),
        (["bench", "wanted", "--seats", "7"], "not 7"),
        (["games", "--loud"], "--loud"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: Said, arguments: list[str], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": "wanted"}', "not json"])
def test_a_foreign_file_is_not_resumed(capsys: Said, tmp_path: Path, text: str) -> None:
    path = tmp_path / "table.json"
    path.write_text(text)
    code, _, err = run(capsys, "play", "--resume", str(path))
    assert code == 2
    assert "not a saved" in err


def test_a_record_is_verified(capsys: Said, record: Path) -> None:
    assert "The seed of the table is the one committed to" in good(capsys, "verify", str(record))
    data = good_json(capsys, "verify", str(record))
    assert data["holds"] is True


def test_an_edited_record_fails_with_its_line_and_exit_code_1(capsys: Said, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("= 3 "))
    lines[number] = f"= 3 {'0' * 16}"
    record.write_text("\n".join(lines))
    code, out, err = run(capsys, "verify", str(record))
    assert (code, out) == (1, "")
    assert f"line {number + 1}: the table of beat 3 is not the one recorded" in err
    code, out, _ = run(capsys, "verify", str(record), "--json")
    assert code == 1
    assert json.loads(out)["holds"] is False
    assert run(capsys, "replay", str(record))[0] == 2


def test_a_replay_tells_the_whole_story(capsys: Said, record: Path) -> None:
    out = good(capsys, "replay", str(record), "--lang", "fr")
    assert "1. " in out
    assert "Ennemi Public Numéro Un" in out
    assert "[WAN-WIN-01]" in out
    data = good_json(capsys, "replay", str(record))
    assert data["over"] is True
    assert len(data["moves"]) > 10
    assert [seat["name"] for seat in data["seats"]] == ["Ada", "Belle", "Cole"]


@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_every_game_s_record_is_told_secret_answers_included(
    capsys: Said, tmp_path: Path, game: saloon.Game
) -> None:
    match = saloon.Match(game, max(2, game.default_seats), "told")
    play_out(match, saloon.Rng.seeded("told"))
    path = tmp_path / "match.record"
    path.write_text(match.record().dumps())
    out = good(capsys, "replay", str(path), "--lang", "en")
    for number, (seat, move) in enumerate(match.moves, 1):
        assert f"\n{number}. seat {seat}: {move}\n" in out
    last = match.events_for(None)[-1]
    assert f"[{last.clause}]" in out


def test_a_clause_comes_with_the_rulings_and_examples_about_it(capsys: Said) -> None:
    out = good(capsys, "rules", "wanted", "WAN-SETUP-10", "--lang", "en")
    assert "WAN-SETUP-10" in out
    assert "WAN-RULING-02" in out
    data = good_json(capsys, "rules", "wanted", "WAN-SETUP-10")
    assert "WAN-RULING-02" in [other["id"] for other in data["about"]]


def test_a_clause_that_departs_from_the_book_says_so(capsys: Said) -> None:
    out = good(capsys, "rules", "wanted", "WAN-WIN-07", "--lang", "en")
    assert "The book: The game lasts until" in out
    french = good(capsys, "rules", "wanted", "WAN-WIN-07", "--lang", "fr")
    assert "Le livret\u00a0: La partie dure" in french
    data = good_json(capsys, "rules", "wanted", "WAN-WIN-07")
    assert data["departure"]["clauses"] == ["WAN-WIN-07"]
    assert good_json(capsys, "rules", "wanted", "WAN-WIN-01")["departure"] is None
    whole = good(capsys, "rules", "wanted", "--lang", "en")
    assert whole.count("\nDepartures from the book\n") == 1
    assert "WAN-RULING-14, WAN-RULING-38\n    The book: Duelists" in whole
    told = good_json(capsys, "rules", "wanted")["departures"]
    assert ["WAN-RULING-14", "WAN-RULING-38"] in [row["clauses"] for row in told]


def test_the_rules_come_with_their_tables(capsys: Said) -> None:
    out = good(capsys, "rules", "undead", "--lang", "en")
    assert "\nB16 | Old Mission | 5 | 5 |  | BLD-16\n" in out
    tables = good_json(capsys, "rules", "undead")["tables"]
    assert [len(table["rows"]) for table in tables] == [20, 2, 18]
    assert all(len(row) == len(table["head"]) for table in tables for row in table["rows"])


def test_the_rules_are_shown_in_both_languages(capsys: Said) -> None:
    english = good(capsys, "rules", "wanted", "--lang", "en")
    french = good(capsys, "rules", "wanted", "--lang", "fr")
    for id in ("WAN-SETUP-01", "WAN-RULING-46", "WAN-EX-20"):
        assert id in english
        assert id in french
    assert "Mise en place" in french


def test_coverage_counts_every_clause(capsys: Said) -> None:
    data = good_json(capsys, "rules", "wanted", "--coverage", "20")
    assert set(data) == {"clauses", "fired", "never", "exempt"}
    assert data["clauses"] == len(set(data["fired"]) | set(data["never"]) | set(data["exempt"]))
    assert data["fired"]["WAN-TURN-04"] > 100
    assert "WAN-TURN-04" in good(capsys, "rules", "wanted", "--coverage", "2")


def test_a_simulation_repeats_itself_from_its_seed(capsys: Said) -> None:
    line = ["simulate", "wanted", "-n", "40", "--seats", "random,random,random", "--seed", "x"]
    one = good_json(capsys, *line, "--workers", "1")
    assert one == good_json(capsys, *line, "--workers", "2")
    assert one["games"] == 40
    assert one["seats"] == ["random"] * 3
    assert one != good_json(capsys, *line[:-1], "y", "--workers", "1")


def test_a_simulation_is_reported_in_words(capsys: Said) -> None:
    line = ["simulate", "wanted", "-n", "20", "--seats", "random,random", "--workers", "1"]
    english, french = (good(capsys, *line, "--lang", lang) for lang in ("en", "fr"))
    assert "95 % intervals" in english
    assert "Victoires par place" in french
    for said, seat in ((english, "Seat"), (french, "Place")):  # counted from 1, as in a report
        assert re.findall(rf"(?m)^  {seat} (\d) ", said) == ["1", "2"]


FAULTY = """
class Crash:
    def choose(self, world, seat):
        raise RuntimeError("oh no")


class Lost:
    def choose(self, world, seat):
        return "draw:moon"
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_who_forfeits_choices_in_a_simulation_is_named(
    capsys: Said, tmp_path: Path, workers: str
) -> None:
    """Their rates are those of chance, which nobody would see in them."""
    file = tmp_path / "mine.py"
    file.write_text(FAULTY, encoding="utf-8")
    crash, lost = f"{file}:Crash", f"{file}:Lost"
    line = ["simulate", "wanted", "-n", "4", "--seats", f"{crash},{lost},random"]
    line += ["--workers", workers]
    said = good_json(capsys, *line)["forfeits"]
    assert said[crash]["examples"] == ["crashed: RuntimeError: oh no"]
    assert said[lost]["examples"] == ["illegal: 'draw:moon' is not a move of wanted"]
    told = good(capsys, *line)
    for name in (crash, lost):
        assert f"{name} forfeited {said[name]['choices']} choices, played at random:" in told
    out = ["--out", str(tmp_path / "run")]
    assert good_json(capsys, *line, *out)["forfeits"] == said
    assert f"{crash} forfeited {said[crash]['choices']} choices" in good(capsys, *line, *out)
    page = tmp_path / "report.html"
    good(capsys, "report", str(tmp_path / "run"), "-o", str(page))
    top = page.read_text(encoding="utf-8")
    assert f"{crash} forfeited {said[crash]['choices']} choices, played at random" in top
    assert "forfeits" not in good_json(capsys, "simulate", "wanted", "-n", "1", "--workers", "1")


def test_who_forfeits_choices_at_a_table_is_named(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    file = tmp_path / "mine.py"
    file.write_text(FAULTY, encoding="utf-8")
    told = good(capsys, "play", "wanted", "--seats", f"{file}:Crash,random", "--plain")
    assert re.search(rf"Ada \({re.escape(str(file))}:Crash\) forfeited [1-9]\d* choices, ", told)
    assert "\n  crashed: RuntimeError: oh no\n" in told
    assert "Belle (random) forfeited" not in told


def test_the_benchmark_says_what_was_measured(capsys: Said) -> None:
    data = good_json(capsys, "bench", "wanted", "--seconds", "0.05", "--seats", "3")
    assert data["build"] in ("compiled", "pure")
    assert data["seats"] == 3
    assert data["version"] == saloon.__version__
    assert 0 < data["cpu_share"] < 1.1
    for figure in ("decisions_per_s", "games_per_s", "clones_per_s", "decisions_per_s_from_python"):
        assert data[figure] > 0
    assert "decisions a second" in good(
        capsys, "bench", "wanted", "--seconds", "0.05", "--lang", "en"
    )


# -- as a program, through pipes ------------------------------------------------------------------


def piped(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "saloon", *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
    )


def test_in_a_pipe_the_table_is_plain_and_the_language_that_of_the_environment() -> None:
    line = ["play", "wanted", "--seed", "pipe", "--seats", "human,random"]
    done = piped(*line, text="1\n1\n", LANG="fr_FR.UTF-8", LC_ALL="")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Vous devez piocher une carte" in done.stdout
    assert "Au revoir" in done.stdout
    assert "\033" not in done.stdout


def test_a_reader_that_goes_away_is_no_reason_for_a_traceback() -> None:
    command = f"{sys.executable} -m saloon rules wanted | head -1"
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C", "LC_ALL": ""},
    )
    assert done.stdout == "Public Enemy Number One\n"
    assert done.stderr == ""


def test_a_listing_needs_neither_the_terminal_table_nor_the_bots() -> None:
    program = (
        "import sys\n"
        "from saloon.terminal.main import main\n"
        "try:\n    main(['games'])\nexcept SystemExit:\n    pass\n"
        "heavy = ('textual', 'tqdm', 'rich', 'saloon.bots')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.splitlines()[-1] == "[]"


# -- other versions of the rules ------------------------------------------------------------------


@pytest.fixture
def old_record(record: Path) -> Path:
    here = saloon.game("wanted").rules
    record.write_text(record.read_text().replace(f'[Rules "{here}"]', '[Rules "wanted/1"]'))
    return record


@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("replay", 2), ("lookback", 2)])
def test_a_record_of_other_rules_says_so_with_both_versions(
    capsys: Said, old_record: Path, command: str, code: int
) -> None:
    left, out, err = run(capsys, command, str(old_record))
    here = saloon.game("wanted").rules
    assert (left, out) == (code, "")
    assert f"this record was made under the rules wanted/1, but the rules here are {here}" in err
    assert err.count("\n") == 1


def test_a_saved_table_of_other_rules_says_so_with_both_versions(
    capsys: Said, tmp_path: Path
) -> None:
    here = saloon.game("wanted").rules
    data = saloon.Match(saloon.game("wanted"), 2, "old").to_data()
    path = tmp_path / "table.json"
    path.write_text(json.dumps({**data, "rules": "wanted/1", "kinds": ["human"] * 2, "names": []}))
    code, _, err = run(capsys, "play", "--resume", str(path))
    assert code == 2
    assert f"made under the rules wanted/1, but the rules here are {here}" in err
    assert err.count("\n") == 1


def test_the_versions_of_the_rules_are_listed(capsys: Said) -> None:
    english = good(capsys, "rules", "wanted", "--versions", "--lang", "en")
    assert english.startswith("wanted/")
    assert "\nwanted/1\n- " in english
    assert "enregistrement" in good(capsys, "rules", "wanted", "--versions", "--lang", "fr")
    rows = good_json(capsys, "rules", "wanted", "--versions")
    assert rows[0]["rules"] == saloon.game("wanted").rules
    assert rows[0]["changes"]


def test_version_short_help_and_completion(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    assert good(capsys, "--version").startswith(f"saloon {saloon.__version__} (")
    assert good(capsys, "-h") == good(capsys, "--help")
    told = good(capsys, "simulate", "-h")
    assert "--set" in told
    assert "human" not in told, "nobody sits down with a keyboard there"
    # The shell is found among the processes above this one, which need not have any.
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("bash", "/bin/bash"))
    assert "complete" in good(capsys, "--show-completion", "bash")
    monkeypatch.setenv("_SALOON_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "saloon play b")
    monkeypatch.setenv("COMP_CWORD", "2")
    monkeypatch.setattr("saloon.terminal.main.serve", lambda: pytest.fail("no shell asked that"))
    assert good(capsys).split() == ["bantam"]


def test_a_record_is_drawn_at_any_move(tmp_path: Path, capsys: Said) -> None:
    match = saloon.Match(saloon.game("wanted"), 2, "drawn")
    play_out(match, saloon.Rng.seeded("drawn"))
    file = tmp_path / "game.record"
    file.write_text(match.record(["Zoe", "Yan"], ["random"] * 2).dumps(), "utf-8")
    last = good(capsys, "draw", str(file), "--seat", "-1")
    assert "<title>" in last  # whatever shows the file says what its parts are
    third = good(capsys, "draw", str(file), "--moves", "3", "--seat", "-1")
    assert last.startswith("<svg")
    assert "Zoe" in third
    assert third != last
    assert third != good(capsys, "draw", str(file), "--moves", "4", "--seat", "-1")
    code, _, error = run(capsys, "draw", str(file), "--moves", "100000")
    assert (code, "--moves is 0 to" in error) == (2, True)
    code, _, error = run(capsys, "draw", "lost.record")
    assert (code, error.count("\n")) == (2, 1)
    assert "lost.record is neither a record nor a game; the games are: bantam, " in error
    code, _, error = run(capsys, "draw", str(file), "--seed", "x")
    assert (code, "has its own" in error) == (2, True)


def test_the_man_page_names_every_command() -> None:
    """`python -m scripts.man` writes it again."""
    told = PAGE.read_text("utf-8")
    assert told == page()
    assert ".SS saloon compare" in told
