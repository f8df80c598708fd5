"""Saloon Brawl (BAN-BRW)."""

from __future__ import annotations

from saloon.games.bantam.board import SALOON_ACRE
from saloon.games.bantam.play.combat.beginning import begin_fight
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import BRAWL_OVER, FINISHED


def begin_brawl(t: Table, contenders: int) -> None:
    """BAN-BRW-01, BAN-BRW-03..05, BAN-BRW-09: the last two meet in the Saloon, hale and hearty."""
    standing = [who for who in range(t.seats) if contenders >> who & 1]
    t.cite("BAN-BRW-01")
    while len(standing) > 2:
        standing.remove(lowest(t, standing))
    if not t.pvp:
        t.cite("BAN-BRW-09")
    first, second = standing
    t.cite("BAN-WIN-07")
    if t.reached[second] < t.reached[first]:
        first, second = second, first
    for who in (first, second):
        t.where[who] = SALOON_ACRE
        t.vig[who] = t.most_vig(who)
    begin_fight(t, first, second, BRAWL_OVER)
    t.brawl = True
    t.tell_brawl("BAN-BRW-03 BAN-BRW-04 BAN-BRW-05", who=first, target=second)


def lowest(t: Table, standing: list[int]) -> int:
    """BAN-BRW-02: all roll, the lowest is out; several roll again among themselves."""
    low = standing
    while len(low) > 1:
        rolls: list[int] = []
        for who in low:
            die = t.roll(6)
            rolls.append(die)
            t.tell_brawl_roll(who=who, die=die)
        least = min(rolls)
        low = [who for n, who in enumerate(low) if rolls[n] == least]
    t.tell_brawl_out(who=low[0])
    return low[0]


def brawl_over(t: Table) -> None:
    """BAN-BRW-06: who is left wins the game."""
    t.tell_wins(who=t.winners[0])
    t.over = True
    t.step = FINISHED
