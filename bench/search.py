"""Iterations a second of the search: in every game, and beside OpenSpiel's IS-MCTS in Leduc poker.

Usage: python bench/search.py [--iterations 20000] [--runs 5] [--openspiel PYTHON]

Counted in seconds of the processor, so that others on the machine disturb little. Builds Saloon
with Leduc poker (bench/leduc.py) as one more game, compiled like the others, into
build/search-bench. Each sample is a fresh process, and the two take turns: a shared machine drifts,
so only figures taken side by side may be divided by each other. In Leduc both search the first
question of a hand with uniformly random rollouts to the end, one an iteration.
"""

from __future__ import annotations

import argparse
import importlib
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "search-bench"
OPENSPIEL = ROOT / "build" / "peers-venv" / "bin" / "python"
TO_THE_END = 99


def build() -> Path:
    """Compile Saloon with Leduc poker in it."""
    source = BUILD / "source"
    shutil.rmtree(BUILD, ignore_errors=True)
    source.mkdir(parents=True)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__"))
    folder = source / "src/saloon/games/leduc"
    folder.mkdir()
    shutil.copy(ROOT / "bench" / "leduc.py", folder / "game.py")
    (folder / "__init__.py").write_text("from saloon.games.leduc.game import GAME\n")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    pip = [sys.executable, "-m", "pip", "-q"]
    wheel = [*pip, "wheel", "--no-build-isolation", "--no-deps", "-w", str(BUILD), str(source)]
    subprocess.run(wheel, check=True)
    (file,) = BUILD.glob("*.whl")
    target = BUILD / "compiled"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), str(file)], check=True)
    return target


def saloon(game: str, seats: int, iterations: int) -> float:
    """Iterations a second from one question of a game, in this process."""
    from saloon.bots.bot import Budget
    from saloon.bots.random import play_out
    from saloon.bots.search import EXPLORE, ROLLOUT, Tree
    from saloon.catalog import game as find
    from saloon.engine.match import Match
    from saloon.engine.rng import Rng

    rng = Rng.seeded("bench")
    match = Match(find(game), seats, "bench", events=False)
    if game != "leduc":
        play_out(match, rng, 5 * seats)
    seat = match.asks[0].seat
    world = match.imagine(seat, rng)
    tree = Tree(world, seat, rng, EXPLORE, TO_THE_END if game == "leduc" else ROLLOUT)
    began = time.process_time()
    tree.run(Budget(iterations=iterations), thorough=True)
    return iterations / (time.process_time() - began)


def openspiel(iterations: int) -> float:
    """The same of OpenSpiel's C++ search, in this process."""
    pyspiel = importlib.import_module("pyspiel")
    state = pyspiel.load_game("leduc_poker").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, iterations)
    began = time.process_time()
    bot.step(state)
    return iterations / (time.process_time() - began)


def sample(python: Path, path: Path | None, *words: str) -> float:
    """One figure from a fresh process."""
    environment = {"PYTHONPATH": str(path)} if path else {}
    command = [str(python), str(Path(__file__).resolve()), "--sample", *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return float(done.stdout)


def main() -> None:
    """Measure and print a table."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--iterations", type=int, default=20000)
    words.add_argument("--runs", type=int, default=5)
    words.add_argument("--openspiel", type=Path, default=OPENSPIEL)
    words.add_argument("--sample", nargs="+", help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.sample:
        who, *rest = given.sample
        if who == "openspiel":
            print(openspiel(int(rest[0])))
        else:
            print(saloon(who, int(rest[0]), int(rest[1])))
        return
    target = build()
    python = Path(sys.executable)
    count = str(given.iterations)
    listing = "from saloon.catalog import games; print(*[g.id for g in games()])"
    done = subprocess.run(
        [str(python), "-c", listing],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(target)},
    )
    rows = [("saloon", "leduc", "2"), ("openspiel", "leduc", "2")]
    for game in done.stdout.split():
        if game != "leduc":
            rows += [("saloon", game, "2"), ("saloon", game, "4")]
    found: dict[tuple[str, str, str], list[float]] = {row: [] for row in rows}
    for _ in range(given.runs):
        for row in rows:
            who, game, seats = row
            if who == "openspiel":
                found[row].append(sample(given.openspiel, None, "openspiel", count))
            else:
                found[row].append(sample(python, target, game, seats, count))
    print(f"iterations a second, {given.iterations} iterations, median of {given.runs} (range)")
    for (who, game, seats), figures in found.items():
        middle = f"{statistics.median(figures):9.0f}"
        spread = f"({min(figures):.0f} to {max(figures):.0f})"
        print(f"{who:10} {game:10} {seats} seats {middle} {spread}")


if __name__ == "__main__":
    main()
