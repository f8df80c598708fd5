"""Setup (PIO-SETUP): symbols, what everybody starts with, who goes first."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.pioneers.content import SYMBOLS
from saloon.games.pioneers.play.death import start_over
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import FACE, FEEDING, FIRST_ROLL, IN


def choose_symbols(t: Table) -> Flow:
    """PIO-SETUP-01: one after the other in seat order; then everybody gets the start."""
    t.cite("PIO-SETUP-02 PIO-SETUP-03 PIO-SETUP-04 PIO-SETUP-05 PIO-SETUP-06 PIO-SETUP-07")
    t.cite("PIO-SETUP-11 PIO-SETUP-13 PIO-SETUP-14 PIO-TOWN-01 PIO-TOWN-02 PIO-TOWN-04")
    for seat in range(t.seats):
        if t.status[seat] != IN:
            continue
        answer = yield t.ask_symbol(seat, free_symbols(t))
        t.symbol[seat] = answer - FACE
        t.tell_symbol(who=seat, face=answer - FACE)
    for seat in range(t.seats):
        if t.status[seat] == IN:
            start_over(t, seat, "PIO-SETUP-08 PIO-SETUP-09 PIO-SETUP-12")
    t.step = FIRST_ROLL


def free_symbols(t: Table) -> list[int]:
    """The symbols nobody has taken."""
    return [FACE + symbol for symbol in range(len(SYMBOLS)) if symbol not in t.symbol]


def roll_for_first(t: Table) -> None:
    """PIO-SETUP-10: the highest D6 goes first, ties roll again among the tied."""
    tied = highest(t, t.around(0), "PIO-SETUP-10")
    t.first = t.active = tied
    t.round = 1
    t.tell_first(who=tied)
    t.step = FEEDING


def highest(t: Table, players: list[int], clauses: str) -> int:
    """Everybody named rolls the D6; equal highest roll again."""
    while True:
        best = 0
        tied: list[int] = []
        for seat in players:
            die = t.roll(6)
            t.tell_rolls(clauses, who=seat, die=die)
            if die > best:
                best = die
                tied = [seat]
            elif die == best:
                tied.append(seat)
        if len(tied) == 1:
            return tied[0]
        players = tied
