"""Measure Saloon beside other game engines: random legal play, one process, one core.

Usage: python bench/peers.py [--seconds 2] [--runs 5] [--json FILE] [--saloon PYTHON]

The peers live in an environment of their own (build/peers-venv, made on first use), so that none
of them can become a dependency by accident. Each sample is a fresh process, and the engines take
turns: a shared machine drifts by a factor of two within minutes, so only figures taken side by
side may be divided by each other.

Only players' decisions are counted, a forced one too; chance nodes and the closing steps of dead
agents are not. The peers this file drives itself all get the same cheap driver (`random.choice`
over the legal actions) rather than their own random agents, some of which cost more than the game
they play.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = Path(__file__).resolve().with_name("requirements-peers.txt")
VENV = ROOT / "build" / "peers-venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed-requirements.txt"

SALOON_GAME = "wanted"
SALOON_KEYS = {
    "decisions_per_s": "decisions_per_s",
    "games_per_s": "games_per_s",
    "clones_per_s": "copies_per_s",
    "decisions_per_s_from_python": "decisions_per_s_from_python",
}
SALOON_REQUIRED = ("decisions_per_s", "games_per_s", "clones_per_s")
BUSY_SHARE = 0.9
MOST_POSITIONS = 100
DASH = "\N{EN DASH}"


class SampleError(Exception):
    """One engine could not be installed or measured; the text is a sentence for the table."""


@dataclass(frozen=True)
class Driver:
    """What a peer offers to be timed: a game to the end, and a batch of state copies."""

    play: Callable[[], int]
    """Play one game; the number of player decisions in it."""
    copy: Callable[[], int] | None = None
    """Copy a few positions from the middle of games; how many. None: the peer has no copy."""


@dataclass(frozen=True)
class Peer:
    """One row of the table: which package to install and how to drive one of its games."""

    name: str
    label: str
    requirement: str
    make: Callable[[int], Driver]

    @property
    def distribution(self) -> str:
        """The package's name without extras, as its metadata knows it."""
        return self.requirement.partition("[")[0]


@dataclass
class Row:
    """What one engine yielded over all runs; failures are kept beside the samples."""

    name: str
    label: str
    version: str = ""
    python: str = ""
    samples: list[dict[str, float]] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def values(self, metric: str) -> list[float]:
        """Every sample of one figure, in the order of the runs."""
        return [sample[metric] for sample in self.samples if metric in sample]

    def median(self, metric: str) -> float | None:
        """The middle sample: one disturbed run must not move the figure."""
        values = self.values(metric)
        return statistics.median(values) if values else None


# --- Drivers: run in the peers' environment only ------------------------------------------------


def drive_open_spiel(game_name: str, seed: int) -> Driver:
    """Drive a C++ game of OpenSpiel from Python, the way its users do."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    choice = random.Random(seed).choice

    def walk(positions: list[Any] | None) -> int:
        # Chance outcomes of the games measured here are equally likely, so that one uniform
        # choice serves chance and players alike.
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                if positions is not None:
                    positions.append(state.clone())
            state.apply_action(choice(state.legal_actions()))
        return decisions

    kept: list[Any] = []
    for _ in range(10):
        walk(kept)

    def copy() -> int:
        for position in kept:
            position.clone()
        return len(kept)

    return Driver(play=lambda: walk(None), copy=copy)


def drive_rlcard(game_name: str, seed: int) -> Driver:
    """Step an RLCard environment. It offers `step_back`, but no copy of a state."""
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make(game_name, config={"seed": seed})
    choice = random.Random(seed).choice

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Driver(play=play)


def drive_pettingzoo(module_name: str, seed: int) -> Driver:
    """Step a PettingZoo AEC environment. No copy: copying an environment there resets it."""
    module: Any = importlib.import_module(f"pettingzoo.classic.{module_name}")
    env = module.env()
    env.reset(seed=seed)
    choice = random.Random(seed).choice

    def play() -> int:
        env.reset()
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return Driver(play=play)


def drive_catanatron(seed: int) -> Driver:
    """Let catanatron play four of its own random players.

    catanatron is GPL: a yardstick in this process and environment only. The project itself never
    imports it.
    """
    catanatron: Any = importlib.import_module("catanatron")
    random.seed(seed)  # its players and dice use the module's generator

    def new_game() -> Any:
        return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])

    def play() -> int:
        game = new_game()
        game.play()
        return len(game.state.actions)

    # Positions of one whole game, since its states grow; a limit, since a random game need not end.
    kept: list[Any] = []
    game = new_game()
    while game.winning_color() is None and len(kept) < MOST_POSITIONS:
        if len(game.state.actions) % 25 == 0:
            kept.append(game.copy())
        game.play_tick()

    def copy() -> int:
        for position in kept:
            position.copy()
        return len(kept)

    return Driver(play=play, copy=copy)


PEERS = (
    Peer(
        "open_spiel-tic_tac_toe",
        "OpenSpiel tic_tac_toe (C++ from Python)",
        "open_spiel",
        partial(drive_open_spiel, "tic_tac_toe"),
    ),
    Peer(
        "open_spiel-leduc_poker",
        "OpenSpiel leduc_poker (C++ from Python)",
        "open_spiel",
        partial(drive_open_spiel, "leduc_poker"),
    ),
    Peer("rlcard-uno", "RLCard uno", "rlcard", partial(drive_rlcard, "uno")),
    Peer(
        "rlcard-leduc-holdem",
        "RLCard leduc-holdem",
        "rlcard",
        partial(drive_rlcard, "leduc-holdem"),
    ),
    Peer(
        "pettingzoo-tictactoe_v3",
        "PettingZoo tictactoe_v3",
        "pettingzoo[classic]",
        partial(drive_pettingzoo, "tictactoe_v3"),
    ),
    Peer(
        "pettingzoo-leduc_holdem_v4",
        "PettingZoo leduc_holdem_v4",
        "pettingzoo[classic]",
        partial(drive_pettingzoo, "leduc_holdem_v4"),
    ),
    Peer("catanatron", "catanatron, 4 random players", "catanatron", drive_catanatron),
)


@dataclass(frozen=True)
class Timing:
    """How often a step ran in a stretch of time, what it added up to, and the core it got."""

    calls_per_s: float
    total_per_s: float
    cpu_share: float


def timed(step: Callable[[], int], seconds: float) -> Timing:
    """Repeat `step` for that long, whole steps only, after one untimed call to warm up."""
    step()
    calls = total = 0
    cpu = time.process_time()
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        total += step()
        calls += 1
        elapsed = time.perf_counter() - start
    return Timing(calls / elapsed, total / elapsed, (time.process_time() - cpu) / elapsed)


def work(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """Take one sample of one peer, in this process: `seconds` of play, half of that of copies."""
    peer = next(peer for peer in PEERS if peer.name == name)
    driver = peer.make(seed)
    play = timed(driver.play, seconds)
    metrics = {
        "decisions_per_s": play.total_per_s,
        "games_per_s": play.calls_per_s,
        "cpu_share": play.cpu_share,
    }
    if driver.copy is not None:
        metrics["copies_per_s"] = timed(driver.copy, seconds / 2).total_per_s
    return {
        "version": importlib.metadata.version(peer.distribution),
        "python": platform.python_version(),
        "metrics": metrics,
    }


# --- The peers' environment ----------------------------------------------------------------------


def last_line(text: str) -> str:
    """The line in which Python or pip says what went wrong, not where to read about it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:") and "http" not in line]
    return (errors or lines or ["no message"])[-1].removeprefix("ERROR: ")


def say(text: str) -> None:
    """Tell of progress without touching the table on stdout."""
    print(text, file=sys.stderr, flush=True)


def install_peers() -> dict[str, str]:
    """Make the environment ready; the requirements that failed, each with its sentence.

    Every peer is installed by a call of its own, so that one that has no build for this machine
    leaves the others measurable. The stamp is written only when all went well.
    """
    pins = REQUIREMENTS.read_text(encoding="utf-8")
    if VENV_PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == pins:
        return {}
    requirements = list(dict.fromkeys(peer.requirement for peer in PEERS))
    say("making the peers' environment (once)")
    try:
        venv.create(VENV, clear=not VENV_PYTHON.exists(), with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = f"not installed: no virtual environment could be made ({type(error).__name__})"
        return dict.fromkeys(requirements, reason)
    failed: dict[str, str] = {}
    for requirement in requirements:
        say(f"installing {requirement}")
        command = [str(VENV_PYTHON), "-I", "-m", "pip", "install", "--quiet"]
        command += ["--disable-pip-version-check", "-c", str(REQUIREMENTS), requirement]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            failed[requirement] = f"not installed: {last_line(done.stderr)}"
    if not failed:
        STAMP.write_text(pins, encoding="utf-8")
    return failed


# --- Samples, each from a fresh process ----------------------------------------------------------


def run_for_json(command: Sequence[str], seconds: float) -> dict[str, Any]:
    """Run a command that prints one JSON object; libraries may have chatted in lines before it."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    limit = 60 + 20 * seconds
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment, timeout=limit
        )
    except subprocess.TimeoutExpired as error:
        raise SampleError(f"gave no answer within {limit:.0f} s") from error
    except OSError as error:
        raise SampleError(f"could not be started: {error.strerror}") from error
    if done.returncode != 0:
        reason = last_line(done.stderr).removeprefix(f"{command[0]}: ")
        raise SampleError(f"failed with status {done.returncode}: {reason}")
    output = done.stdout.strip()
    for candidate in (output, output.rpartition("\n")[2]):
        try:
            answer = json.loads(candidate)
        except ValueError:
            continue
        if isinstance(answer, dict):
            return answer
    raise SampleError("printed no JSON object")


def sample_peer(peer: Peer, row: Row, seconds: float, seed: int) -> None:
    """Add one sample of a peer to its row."""
    command = [str(VENV_PYTHON), "-I", str(Path(__file__).resolve()), "--worker", peer.name]
    command += ["--seconds", f"{seconds:g}", "--seed", str(seed)]
    answer = run_for_json(command, seconds)
    row.version, row.python = answer["version"], answer["python"]
    row.samples.append(answer["metrics"])


def sample_saloon(python: str, row: Row, seconds: float) -> None:
    """Add one sample of Saloon to its row, by its own bench command."""
    command = [python, "-m", "saloon", "bench", SALOON_GAME, "--json", "--seconds", f"{seconds:g}"]
    answer = run_for_json(command, seconds)
    missing = [key for key in SALOON_REQUIRED if not isinstance(answer.get(key), int | float)]
    if missing:
        raise SampleError(f"its JSON has no number for {', '.join(missing)}")
    row.version = str(answer.get("version", "unknown"))
    row.python = str(answer.get("python", ""))
    build, seats = answer.get("build", "unknown build"), answer.get("seats", "?")
    row.label = f"Saloon {SALOON_GAME} ({build}, {seats} seats)"
    row.samples.append(
        {
            metric: float(answer[key])
            for key, metric in SALOON_KEYS.items()
            if isinstance(answer.get(key), int | float)
        }
    )


def attempt(row: Row, sample: Callable[[], None]) -> None:
    """Take a sample; a failure becomes part of the row instead of the end of the run."""
    try:
        sample()
    except SampleError as error:
        row.failures.append(str(error))
        say(f"{row.name}: {error}")


def measure(python: str, seconds: float, runs: int) -> tuple[Row, list[Row]]:
    """Take all samples, engine by engine within each run, so that all share the noise."""
    not_installed = install_peers()
    saloon = Row("saloon", f"Saloon {SALOON_GAME}")
    rows = [Row(peer.name, peer.label) for peer in PEERS]
    for peer, row in zip(PEERS, rows, strict=True):
        if peer.requirement in not_installed:
            row.failures.append(not_installed[peer.requirement])
    for run in range(runs):
        say(f"run {run + 1} of {runs}")
        attempt(saloon, partial(sample_saloon, python, saloon, seconds))
        for peer, row in zip(PEERS, rows, strict=True):
            if peer.requirement not in not_installed:
                attempt(row, partial(sample_peer, peer, row, seconds, run))
    return saloon, rows


# --- The report ----------------------------------------------------------------------------------


def number(value: float) -> str:
    """Three figures at least, and no decimals that the noise would swallow."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def spread(row: Row, metric: str) -> str:
    """The median with the least and the greatest sample beside it."""
    values = row.values(metric)
    if not values:
        return DASH
    low, high = number(min(values)), number(max(values))
    return f"{number(statistics.median(values))} ({low}{DASH}{high})"


def ratio(saloon: Row, saloon_metric: str, peer: Row, peer_metric: str) -> str:
    """How many times faster Saloon is, by the medians of this very run."""
    ours, theirs = saloon.median(saloon_metric), peer.median(peer_metric)
    return f"{ours / theirs:.3g}" if ours is not None and theirs else DASH


def failure(row: Row) -> str:
    """One sentence on why a row has no figures, or fewer samples than the others."""
    reason = row.failures[-1].replace("|", "\\|").rstrip(".")
    if not row.samples:
        return f"{reason}."
    return f"{row.label}: {len(row.failures)} of its samples failed, the last one: {reason}."


def saloon_lines(row: Row) -> list[list[str]]:
    """Saloon's own rows: its loop, and the same game driven from Python where it says so.

    The second one is what compares with a peer that is driven from Python too.
    """
    lines = [[row.label, row.version or DASH, *figures(row), DASH, DASH, DASH]]
    if row.values("decisions_per_s_from_python"):
        label = f"Saloon {SALOON_GAME}, driven from Python"
        rate = spread(row, "decisions_per_s_from_python")
        lines.append([label, row.version, rate, DASH, DASH, DASH, DASH, DASH])
    return lines


def figures(row: Row) -> list[str]:
    """The three measured columns, or the reason why they are empty."""
    if not row.samples:
        return [failure(row), DASH, DASH]
    return [spread(row, metric) for metric in ("decisions_per_s", "games_per_s", "copies_per_s")]


def peer_line(saloon: Row, peer: Row) -> list[str]:
    """A peer's row: its figures and Saloon's multiples of them."""
    return [
        peer.label,
        peer.version or DASH,
        *figures(peer),
        ratio(saloon, "decisions_per_s", peer, "decisions_per_s"),
        ratio(saloon, "decisions_per_s_from_python", peer, "decisions_per_s"),
        ratio(saloon, "copies_per_s", peer, "copies_per_s"),
    ]


def table(saloon: Row, peers: Sequence[Row]) -> str:
    """The whole table in Markdown, Saloon first."""
    head = ["engine, game", "version", "decisions/s", "games/s", "state copies/s"]
    head += ["Saloon/peer decisions", "Saloon from Python/peer decisions", "Saloon/peer copies"]
    lines = [head, ["---"] * len(head), *saloon_lines(saloon)]
    lines += [peer_line(saloon, peer) for peer in peers]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def processor() -> str:
    """The processor's name: Linux keeps it where `platform` does not look."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def notes(rows: Sequence[Row], seconds: float, runs: int) -> str:
    """What a reader needs to judge the table: method, machine, disturbance and failures."""
    shares = [share for row in rows for share in row.values("cpu_share")]
    busy = sum(share < BUSY_SHARE for share in shares)
    pythons = ", ".join(sorted({row.python for row in rows if row.python}))
    lines = [
        f"Random legal play, one process, one core; median (min{DASH}max) of {runs} x "
        f"{seconds:g} s, each a fresh process, the engines taking turns. Decisions are players' "
        "only, forced ones included.",
        f"Machine: {processor()}, {os.cpu_count()} cores; Python {pythons or 'unknown'}. "
        f"{busy} of {len(shares)} peer samples had less than {BUSY_SHARE:g} of a core.",
    ]
    lines += [failure(row) for row in rows if row.samples and row.failures]
    return "\n\n".join(lines)


def raw(rows: Sequence[Row], seconds: float, runs: int) -> dict[str, Any]:
    """Every sample, for whoever wants other statistics than the table's."""
    return {
        "seconds": seconds,
        "runs": runs,
        "processor": processor(),
        "cores": os.cpu_count(),
        "rows": [asdict(row) for row in rows],
    }


def positive(text: str) -> float:
    """A time to measure for; argparse turns the error into its message."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of seconds")
    return value


def at_least_one(text: str) -> int:
    """A number of runs; argparse turns the error into its message."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than one run")
    return value


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line; the two hidden options are for the samples' own processes."""
    parser = argparse.ArgumentParser(description="Measure Saloon beside other game engines.")
    parser.add_argument("--seconds", type=positive, default=2.0, help="time a sample plays for")
    parser.add_argument("--runs", type=at_least_one, default=5, help="samples of each engine")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all samples there")
    parser.add_argument(
        "--saloon", default=sys.executable, metavar="PYTHON", help="interpreter that has Saloon"
    )
    names = [peer.name for peer in PEERS]
    parser.add_argument("--worker", choices=names, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report; status 1 when any sample is missing, so that scripts notice."""
    options = parse(arguments)
    if options.worker is not None:
        print(json.dumps(work(options.worker, options.seconds, options.seed)))
        return 0
    saloon, peers = measure(options.saloon, options.seconds, options.runs)
    rows = [saloon, *peers]
    if options.json is not None:
        text = json.dumps(raw(rows, options.seconds, options.runs), indent=2)
        options.json.write_text(text + "\n", encoding="utf-8")
    print(table(saloon, peers))
    print()
    print(notes(rows, options.seconds, options.runs))
    return 1 if any(row.failures for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
