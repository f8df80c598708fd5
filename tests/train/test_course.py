"""`saloon train`: a course learns, is the same from the same seed, and survives being killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.bots.weights import read_weights
from saloon.terminal.main import main

WANTED = saloon.game("wanted")
LACKS_TORCH = find_spec("torch") is None
if LACKS_TORCH:
    print("NOT TESTED: learning itself, for PyTorch is missing: pip install 'saloon[train]'")
needs_torch = pytest.mark.skipif(
    LACKS_TORCH, reason="NOT TESTED: learning itself needs pip install 'saloon[train]'"
)

SMALL = ["--games", "48", "--round", "16", "--every", "2", "--exam", "2", "--last", "2",
         "--budget", "10", "--workers", "1", "--hidden", "16"]  # fmt: skip


def train(out: Path, *more: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["train", "wanted", "--out", str(out), *SMALL, *more])
    return int(left.value.code or 0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--games", "0"], "say when the course ends, with --minutes or with --games"),
        (["--seats", "two"], "--seats takes numbers of seats such as 2,4, not 'two'"),
        (["--seats", "9"], "wanted is for 2 to 6 seats, not 9"),
        (["--seats", "2,2"], "--seats names 2 twice"),
        (["--hidden", "20"], "--hidden takes multiples of 16 such as 64,32, not '20'"),
        (["--budget", "soon"], "a budget is a time such as 50ms or 1s"),
        (["--option", "speed=on"], "wanted has no option 'speed'"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    given: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("saloon.terminal.train_command.need", lambda extra, what: None)
    assert train(tmp_path / "course", *given) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "course").exists()


def curve(out: Path) -> Any:
    """What a course found out, without how long it took."""
    data = json.loads((out / "curve.json").read_text("utf-8"))
    text = json.dumps(data["curve"]).replace(str(out), "OUT")
    points = json.loads(text)
    for point in points:
        point.pop("minutes")
    return points


@needs_torch
def test_a_course_leaves_weights_a_curve_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "course"
    assert train(out) == 0
    said = capsys.readouterr().out
    assert "48 games" in said
    assert "one legend with the weights won" in said
    weights = read_weights(str(out / "weights.bin"), WANTED)
    assert weights.seats() == [2]
    assert weights.head["about"]["games"] == 48
    assert "<svg" in (out / "curve.svg").read_text("utf-8")
    assert (out / "report.md").read_text("utf-8").startswith("# A course in wanted")
    points = curve(out)
    assert [point["games"] for point in points] == [0, 32, 48]
    assert points[-1]["exams"][0]["games"] == 2
    # The same seed, the same curve; another seed, another one.
    again, other = tmp_path / "again", tmp_path / "other"
    assert train(again) == 0
    assert curve(again) == points
    assert (again / "weights.bin").read_bytes() == (out / "weights.bin").read_bytes()
    assert train(other, "--seed", "1") == 0
    assert (other / "weights.bin").read_bytes() != (out / "weights.bin").read_bytes()
    # Another course does not go on in this folder.
    assert train(out, "--seed", "1") == 2
    assert "has seed = 0, not 1; a course goes on as it began" in capsys.readouterr().err


@needs_torch
def test_a_killed_course_goes_on_and_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert train(whole) == 0
    command = [sys.executable, "-m", "saloon", "train", "wanted", "--out", str(cut), *SMALL]
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while not (cut / "checkpoint.pt").exists():
            assert child.poll() is None, "it was over before it could be killed"
            time.sleep(0.01)
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
    assert not (cut / "curve.json").exists()
    assert train(cut) == 0
    assert curve(cut) == curve(whole)
    assert (cut / "weights.bin").read_bytes() == (whole / "weights.bin").read_bytes()


@needs_torch
def test_a_network_learns_what_it_is_told_and_is_written_down_as_it_is(tmp_path: Path) -> None:
    import torch

    from saloon.train.practice import Plan, play_job
    from saloon.train.pupil import Book, Pupil

    plan = Plan("wanted", 2, WANTED.settle_options(2, {}), "learn")
    lesson = play_job((plan, range(40), b""))
    pupil = Pupil(WANTED, 2, (32, 16), 0)
    page = pupil.page(lesson)
    first = pupil.learn([page], 512 * 4, 2e-3)
    for _ in range(6):
        last = pupil.learn([page], 512 * 20, 2e-3)
    assert last["chances"] < 0.9 * first["chances"]
    assert last["moves"] < first["moves"]
    # The whole numbers say what the floats say, but for rounding.
    book = Book([page])
    pupil.net.eval()
    with torch.no_grad():
        felt = pupil.net(book.seen.to(torch.float32))
        chances = pupil.net.chances(felt).softmax(1).cpu()
    net = pupil.draft().net()
    for row in range(0, len(lesson), 37):
        seen = bytes(book.seen[row].tolist())
        assert net.chances(seen, 0)[0] == pytest.approx(float(chances[row][0]), abs=0.02)


@needs_torch
def test_above_sense_a_network_begins_with_it_and_learns_what_it_gets_wrong(tmp_path: Path) -> None:
    from saloon.bots.weights import foresee
    from saloon.engine.match import Match
    from saloon.train.practice import Plan, play_job
    from saloon.train.pupil import Pupil

    options = WANTED.settle_options(2, {})
    pupil = Pupil(WANTED, 2, (32, 16), 0, above_sense=True, moves=False)
    world = Match(WANTED, 2, "above", options).imagine(0)
    before = foresee(pupil.draft().net(), world, 0)
    assert before == pytest.approx(WANTED.senses(world.state), abs=1e-3)
    lesson = play_job((Plan("wanted", 2, options, "learn", above_sense=True), range(40), b""))
    page = pupil.page(lesson)
    first = pupil.learn([page], 512 * 4, 2e-3)
    for _ in range(6):
        last = pupil.learn([page], 512 * 20, 2e-3)
    assert last["chances"] < first["chances"]
    assert last["moves"] == 0
    # As a course: the file says what it is.
    assert train(tmp_path / "course", "--above-sense", "--no-moves") == 0
    net = read_weights(str(tmp_path / "course" / "weights.bin"), WANTED).net(2)
    assert net is not None
    assert net.above_sense
    assert net.moves is None


@needs_torch
def test_a_folder_with_other_things_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear diary")
    assert train(tmp_path) == 2
    assert "holds other things; a course takes a folder of its own" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
