"""Writes the golden playthroughs again; read the diff before you commit it.

Where a game plays differently under the same version of its rules, nothing is written for it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import saloon
from saloon.testing.golden import write_goldens

FOLDER = Path(__file__).parent.parent / "tests" / "goldens"

refused = [said for game in saloon.list_games() if (said := write_goldens(game, FOLDER))]
sys.exit("\n".join(refused) or 0)
