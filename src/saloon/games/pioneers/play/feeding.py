"""Feeding (PIO-FEED): one Food for every mouth, and what happens to those who go short."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.content import FOOD, HORSE
from saloon.games.pioneers.play.pieces import bury
from saloon.games.pioneers.play.supply import lose, put_back
from saloon.games.pioneers.state import JAILED, NEWBORN, UNFED, Table
from saloon.games.pioneers.written import FEED_HORSE, PIONEER


def feed(t: Table, who: int) -> Flow:
    """PIO-FEED-01, PIO-FEED-02: feeding is not optional; short of Food, the player chooses whom."""
    family = t.on_field(who)
    mouths = len(family) + t.horse[who]
    fed = min(mouths, t.food[who])
    if fed == mouths:
        put_back(t, who, FOOD, fed)
        t.tell_fed("PIO-FEED-01", who=who, count=fed)
        for p in family:
            nourish(t, p)
        return
    chosen = yield from choose_mouths(t, who, family, fed)
    put_back(t, who, FOOD, fed)
    t.tell_fed("PIO-FEED-02 PIO-FEED-01", who=who, count=fed)
    if t.horse[who] and not chosen >> 8 & 1:
        lose(t, who, HORSE, 1, "PIO-FEED-04")
    starved: list[int] = []
    for p in family:
        if chosen >> (p & 7) & 1:
            nourish(t, p)
        elif t.flags[p] & UNFED:
            starved.append(p)
        else:
            t.flags[p] |= UNFED
            t.tell_unfed("PIO-FEED-06" if t.flags[p] & NEWBORN else "PIO-FEED-03", pioneer=p)
    for p in starved:
        bury(t, p, "PIO-FEED-05 PIO-FEED-08")


def choose_mouths(t: Table, who: int, family: list[int], fed: int) -> FlowOf[int]:
    """PIO-FEED-02: as many mouths as there is Food, one at a time; bit 8 is the Horse."""
    chosen = 0
    for left in range(fed, 0, -1):
        moves = [PIONEER + p for p in family if not chosen >> (p & 7) & 1]
        if t.horse[who] and not chosen >> 8 & 1:
            moves.append(FEED_HORSE)
        answer = yield t.ask_feed(who, moves, left=left)
        chosen |= 1 << (8 if answer == FEED_HORSE else (answer - PIONEER) & 7)
    return chosen


def nourish(t: Table, p: int) -> None:
    """PIO-FEED-05, PIO-FEED-06, PIO-JAIL-08: fed; a newborn is active from now on."""
    if t.flags[p] & NEWBORN:
        t.tell_grows_up("PIO-FEED-06", pioneer=p)
        if t.flags[p] & JAILED:
            t.cite("PIO-JAIL-08")
    t.flags[p] &= ~(NEWBORN | UNFED)
