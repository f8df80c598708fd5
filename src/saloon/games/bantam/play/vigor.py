"""Vigor, Will Power and Grit (BAN-WIL, BAN-GRT, BAN-FNT-01)."""

from __future__ import annotations

from saloon.games.bantam.content import GRIT, MOST_WIL
from saloon.games.bantam.play.faint import faint
from saloon.games.bantam.state import NOBODY, Table


def wound(t: Table, who: int, n: int, clauses: str) -> None:
    """BAN-FNT-01, BAN-FNT-11: lose Vigor; at 0 a player faints, a combatant loses the fight."""
    if t.vig[who] == 0:
        t.cite("BAN-FNT-11")
        return
    lost = min(n, t.vig[who])
    t.vig[who] -= lost
    t.tell_hurt(clauses, who=who, count=lost, left=t.vig[who])
    if t.vig[who] == 0 and t.side_of(who) == NOBODY:
        faint(t, who)


def heal(t: Table, who: int, n: int, clauses: str) -> None:
    """Vigor back, up to the maximum (BAN-CHK-10, BAN-CHK-13, BAN-RULING-107)."""
    gained = min(n, t.most_vig(who) - t.vig[who])
    if gained < n:
        t.cite("BAN-CHK-13")
    if gained > 0:
        t.vig[who] += gained
        t.tell_heals(clauses, who=who, count=gained, left=t.vig[who])


def cut_vigor(t: Table, who: int) -> None:
    """BAN-MNT-07: when the maximum falls, Vigor above it falls too."""
    most = t.most_vig(who)
    if t.vig[who] > most:
        t.vig[who] = most
        t.cite("BAN-MNT-07")


def gain_wil(t: Table, who: int, n: int, clauses: str) -> None:
    """BAN-WIL-01: Will Power is never above 3."""
    gained = min(n, MOST_WIL - t.wil[who])
    if gained < n:
        t.cite("BAN-WIL-01")
    if gained > 0:
        t.wil[who] += gained
        t.tell_wil(clauses, who=who, count=gained, left=t.wil[who])


def lose_wil(t: Table, who: int, n: int, clauses: str) -> None:
    """BAN-WIL-03, BAN-WIL-10: Will Power that reaches 0 costs 1 Vigor at once."""
    lost = min(n, t.wil[who])
    if lost == 0:
        return
    t.wil[who] -= lost
    t.tell_wil_lost(clauses, who=who, count=lost, left=t.wil[who])
    if t.wil[who] == 0:
        wound(t, who, 1, "BAN-WIL-03" if "BAN-WIL-02" in clauses else "BAN-WIL-10")


def spend_grit(t: Table, who: int, clauses: str) -> None:
    """BAN-GRT-01..03, BAN-GRT-08: 1 Grit moves to the Fatigue Ticket, before any check."""
    t.grit[who] -= 1
    t.cite("BAN-GRT-01 BAN-GRT-02 BAN-GRT-03 BAN-GRT-08")
    t.cite(clauses)


def restore_grit(t: Table, who: int, n: int) -> None:
    """BAN-GRT-06: spent Grit back, never above 4."""
    gained = min(n, GRIT - t.grit[who])
    t.cite("BAN-GRT-06")
    if gained > 0:
        t.grit[who] += gained
        t.tell_grit(who=who, count=gained)
