"""Which clauses apply in games of bots, beside those that random players meet.

    python -m scripts.balance.clauses bantam --games 300 --worlds 2 --out runs/clauses.json
    python -m scripts.balance.clauses bantam --games 0 --more runs/cov-*.json --out runs/all.json

Every setting of the game takes its turn. The file holds how often each clause fired; `--more` adds
what `saloon rules GAME --coverage N --json` has counted.
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
from saloon.lab.coverage import settings
from saloon.rulebook import rulebook

Job = tuple[str, int, int]
"""Game, number, worlds."""


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


def main() -> None:
    """Read the command line, play, say what never fired."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--more", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    fired: Counter[str] = Counter()
    for file in args.more:
        fired.update(json.loads(file.read_text(encoding="utf-8"))["fired"])
    jobs = [(args.game, number, args.worlds) for number in range(args.games)]
    if jobs:
        with get_context("spawn").Pool(min(os.cpu_count() or 1, len(jobs))) as pool:
            for one in pool.imap_unordered(play_game, jobs):
                fired.update(one)
    rules = rulebook(saloon.game(args.game))
    never = [id for id in rules.clauses if not fired[id] and id not in rules.exempt()]
    args.out.parent.mkdir(parents=True, exist_ok=True)
    data = {"fired": dict(fired), "never": never, "games": args.games}
    args.out.write_text(json.dumps(data, indent=1), encoding="utf-8")
    sys.stdout.write(f"{len(never)} never fired: {' '.join(never)}\n")


if __name__ == "__main__":
    main()
