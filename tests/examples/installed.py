"""An outside package as pip would install it, without pip: its folder and its entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIARS_DICE = ROOT / "examples" / "liars_dice"
WRITTEN = frozenset({".py", ".md", ".ftl", ".toml"})


def install(project: Path, where: Path) -> None:
    """Put a project's package and what its pyproject.toml declares into a folder."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    name, version = about["project"]["name"], about["project"]["version"]
    data = about["tool"]["setuptools"]
    (package,) = data["packages"]
    (where / package).mkdir(parents=True)
    for pattern in ["*.py", *data["package-data"][package]]:
        for file in (project / package).glob(pattern):
            to = where / package / file.relative_to(project / package)
            to.parent.mkdir(exist_ok=True)
            shutil.copy(file, to)
    info = where / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    entries = about["project"]["entry-points"]["saloon.games"]
    lines = [f"{entry} = {target}" for entry, target in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[saloon.games]", *lines, ""]))


def run(
    where: Path, *command: str, typed: str = "", within: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Python with the package installed."""
    path = os.pathsep.join([str(ROOT / "src"), str(where)])
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=within,
        env={**os.environ, "PYTHONPATH": path, "LANG": "C", "LC_ALL": ""},
    )


def own_tests(project: Path, where: Path) -> subprocess.CompletedProcess[str]:
    """The tests that a project brings, run on the installed package."""
    settings = ["-c", os.devnull, "--rootdir", str(project), "-p", "no:cacheprovider"]
    return run(where, "-m", "pytest", "-q", *settings, str(project / "tests"), within=where)


def lines_by_hand(project: Path) -> int:
    """How many lines somebody wrote."""
    return sum(
        len(path.read_text(encoding="utf-8").splitlines())
        for path in project.rglob("*")
        if path.suffix in WRITTEN and "__pycache__" not in path.parts
    )
