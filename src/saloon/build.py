"""Which build this is."""

from __future__ import annotations

import saloon.engine.rng


def build() -> str:
    """How Saloon runs here: "compiled" by mypyc, or "pure" Python."""
    return "pure" if saloon.engine.rng.__file__.endswith(".py") else "compiled"
