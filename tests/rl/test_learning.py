"""The training example, a little of it: it learns, saves, and its bot sits down in the arena."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from saloon import Match, game
from saloon.bots.levels import bot
from saloon.engine.rng import Rng
from saloon.lab.simulate import play_out

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def load_example(name: str) -> ModuleType:
    """A script of docs/examples as a module."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def lesson() -> ModuleType:
    return load_example("learn")


def test_the_slope_is_the_slope(lesson: ModuleType) -> None:
    """A step lowers the error, and goes down where a difference by hand says so."""
    rng = np.random.default_rng(0)
    net = lesson.Net(6)
    x = rng.normal(size=(64, 6)).astype(np.float32)
    target = (x[:, 0] > 0).astype(np.float32)

    def error() -> float:
        chance = net.forward(x)[1].astype(float)
        return float(-np.mean(target * np.log(chance) + (1 - target) * np.log(1 - chance)))

    before = error()
    weight = net.weights[2]
    weight[3, 5] += 1e-2
    steeper = error() - before
    weight[3, 5] -= 1e-2
    net.learn(x, target, 1e-3)
    assert net.first[2][3, 5] / 0.1 == pytest.approx(steeper / 1e-2, rel=0.05, abs=1e-5)
    for _ in range(20):
        net.learn(x, target, 3e-3)
    assert error() < before / 2


def test_targets_lead_from_the_end_back_to_the_beginning(lesson: ModuleType) -> None:
    match = Match(game("wanted"), 2, "a", events=False)
    lane = lesson.Lane(match)
    lane.past[0] = [(b"first", 0.5), (b"second", 0.6)]
    play_out(match, [bot("random", "a"), bot("random", "b")], Rng.seeded("a"))
    won = lesson.share(match, 0)
    assert won + lesson.share(match, 1) == 1
    seen, targets = lane.lesson()
    assert seen == [b"second", b"first"]
    assert targets == pytest.approx([won, 0.2 * 0.6 + 0.8 * won])


def test_a_known_end_counts_more_than_a_guess(lesson: ModuleType) -> None:
    match = Match(game("wanted"), 2, "a", events=False)
    ahead = lesson.Ahead(match, match.asks[0].seat, Rng.seeded("a"), 2)
    assert len(ahead.seen) == 2 * len(ahead.moves) == 10
    ahead.ends = [(1, 1.0), (6, 1.0)]
    judged = ahead.judge(np.full(10, 0.5, np.float32))
    assert judged.argmax() == 1
    assert judged.tolist() == [0.5, 1.0, 0.5, 0.5, 0.5]


def test_a_short_course_runs_from_end_to_end(
    lesson: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, plot = tmp_path / "learned.npz", tmp_path / "curve.svg"
    school = lesson.learn(
        "wanted", lanes=4, least=150, games=1, terms=2, out=str(out), every=99.0, plot=str(plot)
    )
    curve = capsys.readouterr().out.splitlines()
    assert curve[0].startswith("minutes,core_minutes,decisions")
    assert len(curve) == 3
    assert school.net.updates > 0
    assert plot.read_text("utf-8").startswith("<svg")
    kept = tmp_path / "curve.csv"
    kept.write_text("\n".join(curve), "utf-8")
    lesson.draw([lesson.read_curve(str(kept))] * 2, str(plot), 0.5)
    assert plot.read_text("utf-8").startswith("<svg")
    twin = lesson.Net.load(str(out))
    world = school.lanes[0].match
    seat = world.asks[0].seat
    bots = [lesson.Learned(net, "twins") for net in (twin, school.net)]
    assert bots[0].choose(world, seat) == bots[1].choose(world, seat)
