"""The conformance suite at length, for every game: minutes, not seconds."""

from __future__ import annotations

import sys

import saloon
from saloon.testing import CHECKS, check_honesty, run_check

EXAMPLES = int(sys.argv[1]) if len(sys.argv) > 1 else 300

for game in saloon.list_games():
    for name in CHECKS:
        run_check(game, name, EXAMPLES)
        sys.stdout.write(f"{game.id} {name}: {EXAMPLES} plays ({saloon.build()})\n")
        sys.stdout.flush()
    pairs = check_honesty(game, EXAMPLES * 2, "soak")
    sys.stdout.write(f"{game.id} honesty: {pairs} pairs of truths ({saloon.build()})\n")
    sys.stdout.flush()
