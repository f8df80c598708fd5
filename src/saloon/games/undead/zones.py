"""Where cards lie that nobody can know (UND-SETUP-13)."""

from __future__ import annotations

from saloon.engine.game import Zone
from saloon.games.undead.state import Table


def zones(t: Table, seat: int) -> list[Zone]:  # noqa: ARG001
    """Boot Hill, and with several players the cards left out; in solo its lowest may be known."""
    found = [Zone("boot_hill", "undead", list(t.boot_hill[t.known :]))]
    if not t.solo:
        found.append(Zone("out", "undead", list(t.out)))
    return found


def lay(t: Table, zones: list[Zone]) -> None:
    """Put cards back where `zones` found them."""
    t.boot_hill = (*t.boot_hill[: t.known], *zones[0].things)
    if not t.solo:
        t.out = tuple(zones[1].things)
