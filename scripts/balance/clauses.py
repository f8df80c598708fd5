"""Which clauses apply in games of bots, beside those that random players meet; on all cores.

    python -m scripts.balance.clauses bantam --games 300 --worlds 2 --out runs/clauses.json
    python -m scripts.balance.clauses pioneers --games 500 --random 3000 --out runs/clauses.json
    python -m scripts.balance.clauses bantam --games 0 --more runs/cov-*.json --out runs/all.json

Every setting of the game takes its turn. The file holds how often each clause fired; `--random`
plays that many games as `saloon rules GAME --coverage N` does, in batches with a seed each;
`--more` adds what that command has counted with `--json`, or such a file.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

import saloon
from saloon.bots.bot import own_rng
from saloon.bots.greedy import GreedyBot
from saloon.engine.event import Log
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import cover, settings
from saloon.rulebook import rulebook

Job = tuple[str, int, int]
"""Game, number, worlds; or of random games: game, number of the batch, games."""

BATCH = 30
"""Random games that one process plays in a row."""


def play_game(job: Job) -> dict[str, int]:
    """One game of greedy bots; how often each clause fired."""
    name, number, worlds = job
    game = saloon.game(name)
    every = settings(game)
    Rng.seeded("clauses").shuffle(every)
    seats, options = every[number % len(every)]
    seed = f"clauses/{name}/{number}"
    log = Log(keep=False)
    match = Match(game, seats, seed, options, log=log)
    bots = [GreedyBot(own_rng(f"{seed}/{seat}"), worlds=worlds) for seat in range(seats)]
    deals = [Rng.seeded(f"{seed}/{seat}/worlds") for seat in range(seats)]
    while not match.over:
        seat = match.asks[0].seat
        match.play(seat, bots[seat].choose(match.imagine(seat, deals[seat]), seat))
    return dict(log.fired)


def play_batch(job: Job) -> dict[str, int]:
    """Some random games; how often each clause fired."""
    name, number, games = job
    found = cover(saloon.game(name), games, f"coverage/{number}")
    return {id: times for id, times in found.fired.items() if times}


def main() -> None:
    """Read the command line, play, say what never fired."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--random", type=int, default=0, help="random games beside them (0)")
    parser.add_argument("--more", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    fired: Counter[str] = Counter()
    for file in args.more:
        fired.update(json.loads(file.read_text(encoding="utf-8"))["fired"])
    jobs = [(args.game, number, args.worlds) for number in range(args.games)]
    batches = [
        (args.game, first // BATCH, min(BATCH, args.random - first))
        for first in range(0, args.random, BATCH)
    ]
    if jobs or batches:
        with get_context("spawn").Pool(min(os.cpu_count() or 1, len(jobs) + len(batches))) as pool:
            for one in pool.imap_unordered(play_batch, batches):
                fired.update(one)
            for one in pool.imap_unordered(play_game, jobs):
                fired.update(one)
    rules = rulebook(saloon.game(args.game))
    never = [id for id in rules.clauses if not fired[id] and id not in rules.exempt()]
    args.out.parent.mkdir(parents=True, exist_ok=True)
    data = {"fired": dict(fired), "never": never, "games": args.games, "random": args.random}
    args.out.write_text(json.dumps(data, indent=1), encoding="utf-8")
    sys.stdout.write(f"{len(never)} never fired: {' '.join(never)}\n")


if __name__ == "__main__":
    main()
