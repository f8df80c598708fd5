"""Writes the golden playthroughs anew; read the diff before you commit it."""

from __future__ import annotations

from pathlib import Path

import saloon
from saloon.testing.golden import golden_files

FOLDER = Path(__file__).parent.parent / "tests" / "goldens"

for game in saloon.games():
    for name, text in golden_files(game).items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
