"""The same run on a Ray cluster of this machine alone: the same rows."""

from __future__ import annotations

from pathlib import Path

import pytest
import ray

from saloon.lab.runs import Run, read_table, simulate_to


@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_same_rows(tmp_path: Path) -> None:
    run = Run("wanted", ("random", "greedy"), {}, "ray")
    simulate_to(run, 3, tmp_path / "local", workers=1)
    heard: list[int] = []
    try:
        simulate_to(run, 3, tmp_path / "ray", engine="ray", progress=heard.append)
    finally:
        ray.shutdown()
    assert sum(heard) == 3
    for table in run.tables():
        assert read_table(tmp_path / "ray", table).equals(read_table(tmp_path / "local", table))
