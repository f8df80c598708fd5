"""What a bot should feel: how a seat's points, means and men compare with the others'."""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.undead.content import (
    BITS,
    CARDS,
    LAST_DAY,
    ROUNDS_A_DAY,
    SLOTS,
    STREET,
    VALUE,
    WEAK,
    WORTH,
)
from saloon.games.undead.state import PLAYER, RANGER, ROUND_START, Table

# What a thing is worth in points while there is still time to use it, for each seat.
COIN_WORTH: Final = 0.45
BULLET_WORTH: Final = 0.4
OUTLAW_WORTH: Final = 1.2
SKULL_WORTH: Final = 0.5
BUILDING_WORTH: Final = 1.5
"""On top of its value: its ability, as long as rounds are left."""
HAUNTED: Final = 0.35
"""The part of a building's value that counts while undead are in it."""
PREY_WORTH: Final = 0.06
"""For each point of an undead in Town and each loaded slot that is its weak point."""


def sense(t: Table, seat: int) -> float:
    """About the chance of a seat to win, 0 to 1: a share that grows with its lead."""
    if t.over:
        return 1.0 / len(t.winners) if seat in t.winners else 0.0
    if t.step < ROUND_START:
        return 1.0 / (t.seats + 1) if t.solo else 1.0 / t.seats
    if t.solo:
        return against_ranger(t)
    left = time_left(t)
    # An early lead says less than a late one.
    scale = 0.1 + 0.25 * (1.0 - left)
    mine = prospect(t, seat, left)
    total = 0.0
    for other in range(t.seats):
        lead = (prospect(t, other, left) - mine) * scale
        total += exp(min(lead, 30.0))
    return 1.0 / total


def time_left(t: Table) -> float:
    """How much of the game is still to come, 1 to 0: rounds up to the cap, undead to be killed."""
    if t.noon:
        return 0.08
    rounds = 1.0 - ((t.day - 1) * ROUNDS_A_DAY + t.round) / (LAST_DAY * ROUNDS_A_DAY + 1.0)
    undead = 0
    for cards in t.town:
        if cards:
            undead += 1
    crowd = undead / (t.players + 1.0)
    return (0.6 + 0.4 * min(crowd, 1.0)) * rounds + 0.02


def prospect(t: Table, seat: int, left: float) -> float:
    """The points a seat may expect: what it has, and what its means may bring in the time left."""
    value = t.notoriety[seat] + COIN_WORTH * t.coins[seat] * (0.25 + left)
    for band in range(seat, t.players, t.seats):
        value += of_band(t, band, left)
    return value


def of_band(t: Table, band: int, left: float) -> float:
    """A band's killed undead, buildings, Bullets, outlaws and Critical token."""
    value = 0.0
    if t.killed[band]:
        for card in range(CARDS):
            if t.killed[band] >> card & 1:
                value += WORTH[card]
    for slot in range(SLOTS):
        if t.inside[slot] >> band & 1:
            worth = VALUE[t.building[slot]]
            value += worth * HAUNTED if t.town[slot] else worth
            value += BUILDING_WORTH * left
    men = t.in_play(band)
    value += OUTLAW_WORTH * men * (0.1 + left)
    if men == 0:
        value -= 3.0 * left
    if t.skulls >> band & 1:
        value += SKULL_WORTH * (0.2 + left)
    bullets = t.bullets[band]
    value += BULLET_WORTH * BITS[bullets] * (0.15 + left)
    return value + PREY_WORTH * easy_prey(t, bullets) * (0.3 + left)


def easy_prey(t: Table, bullets: int) -> float:
    """How much there is to kill with these Bullets: value times loaded weak points."""
    if not bullets:
        return 0.0
    found = 0
    for place in range(STREET + 1):
        cards = t.town[place]
        if cards:
            for card in range(CARDS):
                if cards >> card & 1:
                    found += WORTH[card] * BITS[WEAK[card] & bullets]
    return float(found)


def against_ranger(t: Table) -> float:
    """Solo: how many Bullets Dead Ranger has lost, against how full the Town and Graveyard are."""
    free = 0
    for slot in range(SLOTS):
        if not t.town[slot]:
            free += 1
    if not t.town[STREET]:
        free += 1
    gone = 6 - BITS[t.bullets[RANGER]]
    matching = BITS[t.bullets[PLAYER] & t.bullets[RANGER]]
    purse = t.coins[PLAYER] + t.notoriety[PLAYER]
    men = t.in_play(PLAYER)
    value = -1.2 + 0.75 * gone + 0.22 * (free - 6) + 0.3 * (men - 4)
    value += 0.14 * matching + 0.05 * BITS[t.bullets[PLAYER]] + 0.04 * min(purse, 12)
    value += 0.1 if t.skulls & 1 else -0.1
    if men < 2:
        value -= 1.5
    if free < 3:
        value -= 0.8 * (3 - free)
    return 1.0 / (1.0 + exp(-value))
