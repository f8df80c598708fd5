"""`simulate --out`, `report` and `sweep` as a designer types them; the tutorial's commands run."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from saloon.lab.chances import holm, rate
from saloon.terminal.main import main

Said = pytest.CaptureFixture[str]


TUTORIAL = Path(__file__).parents[2] / "docs" / "lab.md"


def run(said: Said, *words: str) -> tuple[int, str, str]:
    """The exit code, what was printed and what was complained about."""
    with pytest.raises(SystemExit) as left:
        main(list(words))
    out, error = said.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, error


def rows_of_a_sweep(out: str) -> list[str]:
    """How the rows of its table begin: a row a value, what is printed is marked."""
    rows = []
    for line in out.splitlines():
        value, colon, figures = line.partition(":")
        if colon and "[" in figures:
            rows.append(f"| {value}{' (as it is)' if figures.endswith('(as it is)') else ''} |")
    return rows


def test_the_commands_of_the_tutorial_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.chdir(tmp_path)
    tutorial = TUTORIAL.read_text("utf-8").splitlines()
    commands = [line for line in tutorial if line.startswith("saloon ")]
    assert len(commands) >= 5
    swept: list[str] = []
    for command in commands:
        small = re.sub(r"-n \d+", "-n 2 --workers 1", command).replace("greedy", "random")
        code, out, error = run(capsys, *shlex.split(small)[1:])
        assert code == 0, f"{small}: {error}"
        if command.startswith("saloon sweep"):
            swept += rows_of_a_sweep(out)
        if command.endswith("--json"):
            seats = json.loads(out)["seats"]
    assert [row[0] for row in rows_by_seat(tutorial)] == [one["label"] for one in seats]
    tabled = [line for line in tutorial if line.startswith("| ") and line.count(" [") == 2]
    assert len(tabled) == len(swept) == 6, "a row a value, an interval a metric"
    for line, beginning in zip(tabled, swept, strict=True):
        assert line.startswith(beginning)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") >= 8
    assert not re.search(r'(?:src|href)="(?!#)', page), "the page needs nothing else"
    assert (tmp_path / "sweep.html").read_text("utf-8").count("<svg") == 2
    assert (tmp_path / "runs" / "plots" / "seats.svg").exists()


def rows_by_seat(tutorial: list[str]) -> list[list[str]]:
    """The table of win rates by seat, cell by cell."""
    start = tutorial.index("| seat | games | won | 95 % | times its share | p, corrected |")
    rows = []
    for line in tutorial[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def test_the_figures_of_the_tutorial_fit_each_other() -> None:
    """Intervals, shares and corrected p follow from the rates and the number of games."""
    rows = rows_by_seat(TUTORIAL.read_text("utf-8").splitlines())
    share = 1 / len(rows)
    found = []
    for name, games, won, _, times, _ in rows:
        trials = int(games.replace(",", ""))
        wins = float(won.removesuffix(" %")) / 100 * trials
        found.append(rate(name, wins, trials, share))
        assert float(times) == pytest.approx(found[-1]["times"], abs=0.01)
    assert sum(one["wins"] for one in found) == pytest.approx(found[0]["trials"], rel=0.002)
    for row, one in zip(rows, holm(found), strict=True):
        low, high = (float(end.removesuffix(" %")) / 100 for end in row[3].split(" to "))
        assert (low, high) == pytest.approx((one["low"], one["high"]), abs=0.0011)
        assert float(row[5]) == pytest.approx(one["p_holm"], abs=0.03)


def test_the_page_exists_in_french(tmp_path: Path, capsys: Said) -> None:
    folder = str(tmp_path / "run")
    run(
        capsys,
        "simulate",
        "wanted",
        "-n",
        "2",
        "--seats",
        "random,random",
        "--workers",
        "1",
        "--out",
        folder,
    )
    page = tmp_path / "page.html"
    assert run(capsys, "report", folder, "-o", str(page), "--lang", "fr")[0] == 0
    assert "Victoires par place" in page.read_text("utf-8")


def test_a_run_is_told_as_data_and_goes_on(tmp_path: Path, capsys: Said) -> None:
    words = ("simulate", "wanted", "--seats", "random*3", "--workers", "1", "--json", "-n")
    code, out, _ = run(capsys, *words, "2", "--out", str(tmp_path))
    assert code == 0
    told = json.loads(out)
    assert (told["games"], told["played"]) == (2, 2)
    assert told["run"]["bots"] == ["random"] * 3
    _, out, _ = run(capsys, *words, "2", "--out", str(tmp_path))
    assert json.loads(out)["played"] == 0
    _, out, _ = run(capsys, *words, "3", "--out", str(tmp_path))
    assert json.loads(out)["played"] > 0


def test_bad_input_is_one_sentence_and_exit_code_2(tmp_path: Path, capsys: Said) -> None:
    for words in (
        ("report", str(tmp_path)),
        ("sweep", "wanted", "--param", "points.3=1..2"),
        ("sweep", "wanted", "--param", "rounds.most=1..2", "--metric", "fun"),
        ("sweep", "wanted", "--param", "rounds.most=1..2", "--aim", "soon"),
        ("simulate", "wanted", "-n", "2", "--out", str(tmp_path), "--engine", "abacus"),
        ("simulate", "wanted", "-n", "2", "--engine", "ray"),
    ):
        code, out, error = run(capsys, *words)
        assert code == 2, words
        assert len(error.strip().splitlines()) == 1, error
        assert out == ""


def test_numbers_are_listed_and_a_sweep_is_data(capsys: Said) -> None:
    _, out, _ = run(capsys, "sweep", "wanted", "--list")
    assert "rounds.most = 40 (house, WAN-WIN-07)" in out
    code, out, _ = run(
        capsys,
        "sweep", "wanted", "--param", "rounds.most=1,2", "--metric", "rounds", "-n", "2",
        "--seats", "random,random", "--workers", "1", "--json",
    )  # fmt: skip
    assert code == 0
    assert [cell["values"] for cell in json.loads(out)["cells"]] == [[1], [2]]


def test_a_number_is_set_for_a_simulation(capsys: Said) -> None:
    words = ("simulate", "wanted", "-n", "2", "--seats", "random*2", "--workers", "1", "--json")
    code, out, _ = run(capsys, *words, "--set", "rounds.most=1")
    told = json.loads(out)
    assert (code, told["numbers"]) == (0, {"rounds.most": 1})
    assert told["rounds"]["max"] == 1
    assert json.loads(run(capsys, *words)[1])["rounds"]["max"] > 1
    code, _, error = run(capsys, *words, "--set", "points.3=9")
    assert code == 2
    assert "by the book" in error


def test_a_report_begins_in_words_and_names_things(tmp_path: Path, capsys: Said) -> None:
    """A building by its name, never `u07`; the summary is printed and stands on the page."""
    folder = str(tmp_path / "run")
    run(
        capsys, "simulate", "undead", "-n", "4", "--seats", "random*2", "--workers", "1",
        "--out", folder,
    )  # fmt: skip
    page = tmp_path / "page.html"
    code, out, _ = run(capsys, "report", folder, "-o", str(page))
    assert code == 0
    assert "4 games show nothing yet: nothing is marked under 20." in out
    html = page.read_text("utf-8")
    assert html.index('class="summary"') < html.index("<nav")
    assert "days" in out
    assert not re.search(r"<th[^>]*>u\d\d<", html)
    assert "◆" not in html
    names = re.findall(r'<th scope="row">([^<]*)</th>', html[html.index('id="cards"') :])
    rates = json.loads(run(capsys, "report", folder, "--json")[1])["cards"]
    assert names[: len(rates)] == [one["label"] for one in rates], "one order"
    order = [(one["trials"] < 20, -one["rate"]) for one in rates]
    assert order == sorted(order), "the best first, what is too rare to tell last"


def test_own_bots_sit_in_a_simulation(tmp_path: Path, capsys: Said) -> None:
    """Capital letters of a class stay; what cannot be loaded is said before any game."""
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n"
        "    def choose(self, world, seat):\n"
        "        return world.ask_for(seat).moves[0]\n"
    )
    words = ("simulate", "wanted", "-n", "2", "--workers", "1", "--seats")
    for out in ((), ("--out", str(tmp_path / "run"))):
        code, _, error = run(capsys, *words, f"{file}:Mine*2,Random", *out)
        assert code == 0, error
    code, _, error = run(capsys, *words, f"{file}:Yours,random")
    assert code == 2
    assert "has no 'Yours'" in error
