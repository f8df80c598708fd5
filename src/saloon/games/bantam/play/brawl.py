"""Saloon Brawl (BAN-BRW)."""

from __future__ import annotations

from saloon.games.bantam.state import BRAWL_OVER, NOBODY, Table


def begin_brawl(t: Table, contenders: int) -> None:
    """BAN-BRW-01."""
    t.winners = [who for who in range(t.seats) if contenders >> who & 1][:1]
    t.step = BRAWL_OVER


def brawl_over(t: Table) -> None:
    """BAN-BRW-06."""
    t.active = NOBODY
    t.over = True
