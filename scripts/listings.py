"""Run every listing of docs/*.md and README.md on an installed Saloon, none on the source tree.

Usage: python scripts/listings.py BIN

BIN is the folder of commands of an environment that holds a wheel with its extras. The listings run
in a folder of their own that holds docs/examples, with fewer games than a reader would play: the
numbers are made small, everything else is typed as it stands. A listing that is neither run nor
accounted for below fails. Standard library only.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 1800.0

ELSEWHERE = {
    "make ": "a command of the source tree: .ci/run types it, or nobody but those who measure",
    "python bench/": "measures beside peers, from the source tree",
    "PYTHONPATH=build/compiled ": "measures the compiled engine, from the source tree",
    "python -m tests.": "a test of the source tree",
    "pip install ": "done before anything here runs",
    "export OPENAI_BASE_URL": "needs a model: tests/bots/test_chat_model.py answers for one",
    "saloon backup ": "needs a database: tests/server/test_backup.py",
    "saloon restore ": "needs a database: tests/server/test_backup.py",
    "saloon arena undead --bot bench/": "its bots are of the source tree",
    "saloon train ": "needs PyTorch: tests/train",
    "saloon arena wanted --bots legend@runs/": "needs weights that were trained: tests/train",
    "saloon play wanted --seats human,legend@runs/": "needs weights that were trained: tests/train",
}
"""Commands that are not run here, by how they begin, and where they are."""
PAGES_ELSEWHERE = {"your-own-game.md": "tests/examples/test_walk.py and test_new.py"}
SHOWN = {"nginx", "ftl", "markdown"}
"""Languages that nothing of ours reads by itself."""

SMALLER = (
    (r"-n \d+", "-n 2"),
    (r"--games \d+", "--games 2"),
    (r"--budget \S+", "--budget 4"),
    (r"--mine \d+", "--mine 1"),
    (r"=2\.\.5", "=2..3"),
    (r"--minutes [\d.]+", "--terms 1 --lanes 2 --games 1"),
    (r"--steps \d+", "--steps 64 --lanes 4 --turns 16 --every 64 --games 2"),
    (r"\.learn\([\d_]+\)", ".learn(64)"),
    (r'MaskablePPO\("MlpPolicy", ', 'MaskablePPO("MlpPolicy", n_steps=32, batch_size=32, env='),
    ("--port 8000", "--port {port}"),
    (r"--database postgresql\S+", "--database sqlite:///listing.db"),
    ("--results runs/league.jsonl", "--results runs/league.jsonl --games 2 --budget 2"),
    ("--bots docs/examples/(\\S+),greedy", "--bots docs/examples/\\1,greedy --games 2"),
)
"""What is typed instead, so that all of it takes minutes."""

BEFORE = {
    "python": "import saloon\nseat = 0\nmatch = saloon.Match(saloon.game('wanted'), 4, 'a')\n"
    "seat = match.asks[0].seat\n",
}


class Listing:
    """A part of a page that a reader may type."""

    def __init__(self, page: str, line: int, language: str, text: str) -> None:
        self.page = page
        self.line = line
        self.language = language
        self.text = text

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def commands(self) -> list[str]:
        """Its lines as a shell reads them."""
        joined = self.text.replace("\\\n", " ")
        return [line.strip() for line in joined.splitlines() if line.strip()]


def listings(page: Path) -> list[Listing]:
    """What stands between fences, and what is indented after an empty line."""
    found: list[Listing] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(lines):
        start = at
        line = lines[at]
        at += 1
        if line.startswith("```"):
            while not lines[at].startswith("```"):
                at += 1
            text = "\n".join(lines[start + 1 : at])
            at += 1
            found.append(Listing(page.name, start + 1, line[3:].strip(), text))
        elif line.startswith("    ") and (start == 0 or not lines[start - 1]):
            while at < len(lines) and lines[at].startswith("    "):
                at += 1
            text = "\n".join(one[4:] for one in lines[start:at])
            found.append(Listing(page.name, start + 1, "", text))
    return found


def pages() -> list[Path]:
    """The pages whose listings are run."""
    return [
        page
        for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
        if page.name not in PAGES_ELSEWHERE
    ]


def elsewhere(listing: Listing, command: str) -> str:
    """Why a command is not run here, or ''."""
    if any(begin in listing.text for begin in ELSEWHERE if begin.startswith("export ")):
        return ELSEWHERE["export OPENAI_BASE_URL"]
    return next((why for begin, why in ELSEWHERE.items() if command.startswith(begin)), "")


def smaller(text: str) -> str:
    """The same with small numbers."""
    for much, little in SMALLER:
        text = re.sub(much, little, text)
    return text


def kind(listing: Listing) -> str:
    """How a listing is run; raises ValueError where nobody has said how."""
    if listing.language in {"python", "toml", "json"} | SHOWN:
        return listing.language
    if listing.text.startswith("in:  {"):
        return "lines"
    for command in listing.commands():
        words = [word for word in shlex.split(command, comments=True) if "=" not in word]
        known = words and words[0] in {"saloon", "python", "python3"}
        known = known or command.startswith("export ")
        if not known and not elsewhere(listing, command):
            raise ValueError(f"{listing}: nobody knows how to run {command!r}")
    return "shell"


class Bench:
    """A folder with what the listings name, and the environment they run in."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.folder = folder
        self.ran = 0
        shutil.copytree(ROOT / "docs" / "examples", folder / "docs" / "examples")
        (folder / "runs").mkdir()
        kept = {name: os.environ[name] for name in ("LANG", "TMPDIR") if name in os.environ}
        path = os.pathsep.join([str(bin), "/usr/bin", "/bin"])
        self.env = {**kept, "HOME": str(folder), "PATH": path, "PYTHONNOUSERSITE": "1"}
        self.env["OPENBLAS_NUM_THREADS"] = "1"
        self.has_sb3 = self.holds("import sb3_contrib")
        where = "import saloon; print(saloon.__file__)"
        at = self.run(["python", "-c", where], "where it is installed").strip()
        if str(ROOT / "src") in at:
            raise SystemExit(f"Saloon comes from the source tree here: {at}")
        self.files()

    def holds(self, code: str) -> bool:
        """Whether the environment can import something."""
        command = ["python", "-c", code]
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, capture_output=True, check=False
        )
        return done.returncode == 0

    def files(self) -> None:
        """What a reader has by then: a record of a game, two curves of courses."""
        played = "import saloon, saloon.bots.random as bots\n"
        played += "match = saloon.Match(saloon.game('wanted'), 2, 'a')\n"
        played += "bots.play_out(match, saloon.Rng.seeded('a'))\n"
        played += "open('match.record', 'w').write(match.record(names=['Ada', 'Bo']).dumps())\n"
        self.run(["python", "-c", played], "a record")
        head = "minutes,core_minutes,decisions,games,against_random,against_greedy,low,high"
        for seed in range(2):
            (self.folder / f"seed-{seed}.csv").write_text(f"{head}\n0,0,0,0,0.5,0.1,0.0,0.2\n")

    def run(self, command: list[str], what: str, typed: str = "") -> str:
        """Run a command to its end; what it printed."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, input=typed, text=True, capture_output=True,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
        if done.returncode != 0:
            raise SystemExit(
                f"{what}: {shlex.join(command)} ended with {done.returncode}:\n"
                f"{done.stdout}{done.stderr}"
            )
        return done.stdout

    def serve(self, command: list[str], what: str, port: int) -> None:
        """Start a house, wait until it answers, close it."""
        with subprocess.Popen(
            command, cwd=self.folder, env=self.env, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
        ) as house:  # fmt: skip
            begun = time.monotonic()
            while time.monotonic() - begun < PATIENCE:
                if house.poll() is not None:
                    said = house.stdout.read() if house.stdout else ""
                    raise SystemExit(f"{what}: {shlex.join(command)} ended by itself:\n{said}")
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60).close()
                    break
                except OSError:
                    time.sleep(0.2)
            house.terminate()
            house.communicate(timeout=PATIENCE)

    def shell(self, listing: Listing) -> None:
        """The commands of a listing, one after another."""
        for command in listing.commands():
            why = elsewhere(listing, command)
            if not why and "maskable_ppo.py" in command and not self.has_sb3:
                why = "needs stable-baselines3 and sb3-contrib: tests/rl/test_sb3.py"
            if why:
                print(f"  {listing}: {command[:60]} ... not run here ({why})", flush=True)
                continue
            if command.startswith("export "):
                name, _, value = command.removeprefix("export ").partition("=")
                self.env[name] = value
                continue
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                port = int(probe.getsockname()[1])
            typed = smaller(command).replace("{port}", str(port))
            if typed.startswith("saloon serve"):
                if "--port" not in typed:
                    typed += f" --port {port} --no-browser"
                self.serve(shlex.split(typed), str(listing), port)
            elif typed.startswith("saloon play"):
                self.run(shlex.split(typed) + ["--plain"], str(listing), "q\nn\n")
            else:
                self.run(["sh", "-c", typed], str(listing))
            self.ran += 1

    def listing(self, listing: Listing) -> None:
        """Run one, as its language asks for."""
        how = kind(listing)
        if how == "shell":
            self.shell(listing)
            return
        if how == "python":
            if "sb3_contrib" in listing.text and not self.has_sb3:
                print(f"  {listing}: needs stable-baselines3 and sb3-contrib", flush=True)
                return
            named = re.match(r"# (\w+\.py)\n", listing.text)
            if named:
                (self.folder / named[1]).write_text(listing.text + "\n", encoding="utf-8")
            code = BEFORE["python"] + smaller(listing.text)
            self.run(["python", "-c", code], str(listing))
        elif how == "toml":
            tomllib.loads(listing.text)
        elif how == "json":
            json.loads(listing.text)
        self.ran += 1


def run_all(bin: Path) -> int:
    """Every listing of every page; how many ran."""
    with tempfile.TemporaryDirectory(prefix="saloon-listings-") as folder:
        bench = Bench(bin, Path(folder))
        for page in pages():
            for listing in listings(page):
                bench.listing(listing)
    return bench.ran


if __name__ == "__main__":
    print(f"{run_all(Path(sys.argv[1]).resolve())} listings ran on an installed Saloon")
