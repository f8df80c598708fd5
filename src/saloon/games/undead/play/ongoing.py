"""Ongoing abilities that pay when something happens (UND-BLD-15, 18, 19, 29, 31, 32)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.undead.content import BOUNTY, NOTORIETY, RAILWAY, THEATRE
from saloon.games.undead.play.supply import can_receive, gain, gain_one
from saloon.games.undead.state import NOBODY, Table
from saloon.games.undead.written import GAIN, SKIP


def pay_theatre(t: Table, shooter: int, target: int) -> None:
    """UND-BLD-19, UND-BLD-32: at the first die, if the controller is shooting or shot at."""
    star = t.controller(THEATRE)
    if star != NOBODY and star in (shooter, target):
        gain(t, star, NOTORIETY, 1, "UND-BLD-19 UND-BLD-32 UND-KEEP-05")


def pay_theatre_duel(t: Table, fighters: list[int]) -> None:
    """UND-BLD-32: once a duel."""
    star = t.controller(THEATRE)
    if star != NOBODY and star in fighters:
        pay_theatre(t, star, star)


def pay_bounty(t: Table) -> None:
    """UND-BLD-15, UND-BLD-29, UND-TWO-10: 1 Notoriety for each undead that anybody killed."""
    hunter = t.controller(BOUNTY)
    if hunter == NOBODY:
        return
    gain(t, hunter, NOTORIETY, 1, "UND-BLD-15 UND-BLD-29 UND-KEEP-05")
    if t.two_bands:
        t.cite("UND-TWO-10")


def railway_extra(t: Table, band: int, arrived: int) -> Flow:
    """UND-BLD-18, UND-BLD-31: one unit more of a kind that arrived in this income.

    `arrived` is a set of kinds.
    """
    if not t.controls(band, RAILWAY):
        return
    moves = [SKIP]
    for kind in range(3):
        if arrived >> kind & 1 and can_receive(t, band, kind):
            moves.append(GAIN + kind)
    if len(moves) == 1:
        t.cite("UND-BLD-31")
        return
    answer = yield t.ask_railway(t.owner(band), moves, "UND-BLD-31", band=band)
    if answer != SKIP:
        yield from gain_one(t, band, answer - GAIN, "UND-BLD-18 UND-BLD-31")
