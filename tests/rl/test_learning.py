"""The training example, a little of it: it learns, saves, and its bot sits down in the arena."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


@pytest.fixture(scope="module")
def lesson() -> ModuleType:
    spec = spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_the_slope_is_the_slope(lesson: ModuleType) -> None:
    """The gradient by hand against differences: better moves become likelier, values truer."""
    rng = np.random.default_rng(0)
    net = lesson.Net(6, 4, np.ones(6, np.float32))
    x = rng.random((64, 6), dtype=np.float32)
    legal = np.ones((64, 4), np.int8)
    moves = rng.integers(0, 4, 64)
    before = net.chances(net.forward(x)[2], legal)[np.arange(64), moves]
    gain = np.where(moves == 1, 1.0, -1.0).astype(np.float32)
    target = np.full(64, 0.5, np.float32)
    batch = {"x": x, "legal": legal, "moves": moves, "gain": gain, "target": target}
    for _ in range(60):
        net.learn({**batch, "before": before}, 3e-3)
    _, _, scores, values = net.forward(x)
    after = net.chances(scores, legal)
    assert after[:, 1].mean() > before.mean()
    assert abs(values.mean() - 0.5) < 0.2


def test_a_short_course_runs_from_end_to_end(
    lesson: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "learned.npz"
    school = lesson.learn("wanted", lanes=16, least=600, games=2, terms=2, out=str(out), every=99.0)
    curve = capsys.readouterr().out.splitlines()
    assert curve[0].startswith("minutes,decisions")
    assert len(curve) == 3
    assert school.net.updates > 0
    twin = lesson.Net.load(str(out))
    seen = bytes(range(140))
    legal = bytes([1] * 46)
    assert twin.best(seen, legal) == school.net.best(seen, legal)
