"""How often bots do silly things: loops, things undone, proposals called off, wins missed.

python bench/watch.py bantam --bot marshal --games 5
"""

from __future__ import annotations

import argparse
import json

from saloon.lab.watch import watch


def main() -> None:
    """Read the options, watch, and print what was seen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="marshal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--budget", default="", help="50ms, or a number of iterations")
    parser.add_argument("--most", type=int, default=0, help="decisions a game; 0 for all")
    parser.add_argument("--seed", default="watch")
    given = parser.parse_args()
    found = watch(
        given.game, given.bot, given.seats, given.games, given.budget, given.seed, given.most
    )
    print(json.dumps(found.data(), indent=2))


if __name__ == "__main__":
    main()
