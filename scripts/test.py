"""Run the whole suite on the source as it stands, then its core again on the compiled build.

The compiled build is made beside the first part, whose browser tests wait more than they work. It
is the C code that players get, compiled with less care so that it is there sooner. The second part
leaves out what tests only plain Python, and does what takes games by the hundred (bots, learning
environments, simulations, lessons, the contract that every game keeps) for both. It runs whatever
became of the first, and both results are printed last.

A few tests that fail are run once more, alone: a browser or a killed server can trip over a machine
that was busy for a moment. Whatever passes only then is named in the closing lines, so that it is
looked into; whatever fails again has failed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from build import see_to_compiler

ROOT = Path(__file__).resolve().parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-q"]
SPREAD = ["--dist", "loadgroup", "--no-loadscope-reorder"]
MANY_GAMES = ("tests/bots", "tests/rl", "tests/lab", "tests/guide", "tests/lessons", "tests/train")
CONTRACT = (
    "tests/games/test_conformance.py",
    "tests/games/bantam/test_journeys.py",
    "tests/games/pioneers/test_journeys.py",
)
"""Many games as well, in a folder that both parts take."""
PLAIN = ("*test_scene*.py", "*test_text.py", "test_telling.py", "test_words.py")
PURE = [
    *PYTEST,
    "-n",
    "4",
    *SPREAD,
    "src",
    "tests",
    *(f"--ignore={tests}" for tests in MANY_GAMES + CONTRACT),
]
COMPILED = [
    *PYTEST,
    "-n",
    "2",
    *SPREAD,
    *MANY_GAMES,
    "tests/games",
    "tests/declare",
    "tests/engine",
    "tests/testing",
    *(f"--ignore-glob=tests/games/{plain}" for plain in PLAIN),
]
BUILT = ROOT / "build" / "tested"
BYTECODE = ROOT / ".venv" / "bytecode"
"""Where every process finds modules already compiled to bytecode."""
COUNT = re.compile(r"(\d+) (passed|failed|skipped|errors?)\b")
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S+?\.py::[^\s\[@]+(?:\[.*?\](?=@tests/| - |$))?)")
"""A line of pytest's summary; behind the @ stands the group that pytest-xdist put the test in."""
MOST_AGAIN = 3
"""Where more tests than this fail, it is not for a busy moment."""


def environment() -> dict[str, str]:
    """Hundreds of processes import the same modules: only the first compiles them to bytecode."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(BYTECODE)}


def start_build() -> subprocess.Popen[bytes]:
    """Begin to build the compiled engine in a folder of its own."""
    see_to_compiler()
    shutil.rmtree(BUILT, ignore_errors=True)  # what a removed module would leave behind
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(BUILT)]
    return subprocess.Popen(
        ["nice", "-n", "5", *command, "--build-temp", f"{BUILT}-objects"],
        cwd=ROOT,
        env={**environment(), "SALOON_OPTIMISE": "1"},
    )


class Part:
    """One run of pytest: shown as it goes, its closing line and what failed remembered."""

    def __init__(self, build: str, command: list[str], **more: str) -> None:
        self.build = build
        self.env = {**environment(), "SALOON_BUILD": build, **more}
        self.failed: list[str] = []
        self.unsteady: list[str] = []
        self.counts: dict[str, int] = {}
        begun = time.monotonic()
        self.code = self._run(command)
        if self.code == 1 and 0 < len(self.failed) <= MOST_AGAIN:
            self._try_again()
        self.seconds = time.monotonic() - begun

    def _run(self, command: list[str]) -> int:
        closing = ""
        self.failed = []
        with subprocess.Popen(
            command, cwd=ROOT, env=self.env, text=True, stdout=subprocess.PIPE
        ) as running:
            assert running.stdout is not None
            for line in running.stdout:
                print(line, end="", flush=True)
                if COUNT.search(line):
                    closing = line
                if found := FAILED.match(line.rstrip("\n")):
                    self.failed.append(found[1])
        self.counts = {word.rstrip("s"): int(number) for number, word in COUNT.findall(closing)}
        return running.returncode

    def _try_again(self) -> None:
        """What failed once more, with nothing else beside it."""
        first, counts = self.failed, self.counts
        print(f"{self.build}: once more, alone: {', '.join(first)}", flush=True)
        self.code = self._run([*PYTEST, "-n", "0", *first])
        self.unsteady = [test for test in first if test not in self.failed]
        counts["passed"] = counts.get("passed", 0) + len(self.unsteady)
        counts["failed"] = len(self.failed)
        counts.pop("error", None)
        self.counts = counts

    def summary(self) -> list[str]:
        """How it went: what passed only when run again, then the numbers."""
        passed, skipped = self.counts.get("passed", 0), self.counts.get("skipped", 0)
        failed = self.counts.get("failed", 0) + self.counts.get("error", 0)
        return [
            *(
                f"*** {self.build}: passed only when run again: {test} ***"
                for test in self.unsteady
            ),
            f"{self.build}: {passed} passed, {failed} failed, {skipped} skipped",
        ]


def main() -> int:
    """Both parts; the exit code of the first that failed."""
    build = start_build()
    pure = Part("pure", PURE, PYTHONPATH="src")
    if build.wait():
        print("compiled: not run, since the engine could not be built")
        return 1
    compiled = Part("compiled", COMPILED, PYTHONPATH=str(BUILT))
    for part in (pure, compiled):
        print(f"{part.build} part: {part.seconds:.0f} s, exit code {part.code}")
    for part in (pure, compiled):
        print(*part.summary(), sep="\n")
    return pure.code or compiled.code


if __name__ == "__main__":
    sys.exit(main())
