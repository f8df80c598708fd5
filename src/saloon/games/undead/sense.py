"""What a bot should feel: how a seat's points, means and men compare with the others'."""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.undead.content import (
    BITS,
    CALL_OUT,
    CARDS,
    HIJACK,
    HIRE_GUNS,
    LAST_DAY,
    LOOT,
    NOTORIETY,
    NOWHERE,
    ROUNDS_A_DAY,
    SLOTS,
    STALK,
    STREET,
    VALUE,
    WEAK,
    WORTH,
)
from saloon.games.undead.play.turn import BULLETS, COINS, EITHER, TOKENS
from saloon.games.undead.state import (
    ABILITY,
    HIRING,
    INCOME,
    NOBODY,
    PLAYER,
    RANGER,
    ROUND_END,
    ROUND_START,
    Table,
)

# What a thing is worth in points while there is still time to use it, for each seat.
COIN_WORTH: Final = 0.45
BULLET_WORTH: Final = 0.4
OUTLAW_WORTH: Final = 1.2
SKULL_WORTH: Final = 0.5
BUILDING_WORTH: Final = 1.5
"""On top of its value: its ability, as long as rounds are left."""
HAUNTED: Final = 0.35
"""The part of a building's value that counts while undead are in it."""


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
    """A band's killed undead, buildings, Bullets, outlaws, token and turn to come."""
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
    value += BULLET_WORTH * BITS[t.bullets[band]] * (0.15 + left)
    if has_turn(t, band):
        value += turn_to_come(t, band, left)
    return value


def has_turn(t: Table, band: int) -> bool:
    """Whether a band's income of this round is still to come."""
    if t.active == band:
        return t.step in (HIRING, ABILITY, INCOME)
    return bool(t.choice) and not t.acted >> band & 1 and t.step < ROUND_END


def turn_to_come(t: Table, band: int, left: float) -> float:
    """What the space of a band promises: income, ability, a duel to survive first."""
    space = t.standing[band]
    if space == NOWHERE:
        return (OUTLAW_WORTH + BULLET_WORTH) * left if t.choice[band] == HIRE_GUNS else 0.0
    value = COINS[space] * COIN_WORTH * (0.25 + left) + TOKENS[space]
    value += BULLETS[space] * BULLET_WORTH * (0.15 + left)
    if EITHER[space]:
        value += 0.9 if NOTORIETY in EITHER[space] else 0.4
    if t.step != INCOME:
        value += ability_to_come(t, band, space)
    foe = rival_on(t, band, space)
    if foe < 0:
        return value
    danger = hit_chance(t, foe)
    return value * (1.0 - danger) + hit_chance(t, band) - danger * OUTLAW_WORTH * (0.3 + left)


def ability_to_come(t: Table, band: int, space: int) -> float:
    """About what the ability of a space is good for: a kill, a theft, or a call-out."""
    if space <= LOOT:
        return 0.8 if space == HIJACK else 0.35
    value = best_shot(t, band, space)
    called = CALL_OUT[space]
    if called:
        for other in range(t.bands):
            reach = 1 << t.standing[other]
            if t.solo:
                reach |= t.lying[other]
            if other != band and called & reach:
                return max(value, 0.4 + hit_chance(t, band))
    return value


def best_shot(t: Table, band: int, space: int) -> float:
    """The value of the most rewarding undead in reach, times the chance to kill it."""
    best = 0.0
    skull = 0.12 if t.skulls >> band & 1 else 0.0
    for place in range(0 if space >= STALK else STREET, STREET + 1):
        cards = t.town[place]
        if cards:
            for card in range(CARDS):
                if cards >> card & 1:
                    chance = 0.22 * BITS[WEAK[card] & t.bullets[band]] + skull
                    best = max(best, WORTH[card] * min(chance, 0.8))
    return best


def rival_on(t: Table, band: int, space: int) -> int:
    """The best armed band that will duel this one on its space, or NOBODY."""
    if band == t.active or (space == STALK and not t.solo):
        return NOBODY
    found = NOBODY
    for other in range(t.bands):
        there = t.standing[other] == space and not t.acted >> other & 1
        if t.solo and t.lying[other] >> space & 1:
            there = True
        if other != band and there and (found < 0 or t.bullets[other] > t.bullets[found]):
            found = other
    return found


def hit_chance(t: Table, band: int) -> float:
    """How likely one shot of a band hits."""
    return (BITS[t.bullets[band]] + (t.skulls >> band & 1)) / 8.0


def against_ranger(t: Table) -> float:
    """Solo: how many Bullets Dead Ranger has lost, against how full the Town and Graveyard are."""
    free = 0
    for place in range(STREET + 1):
        if not t.town[place]:
            free += 1
    gone = 6 - BITS[t.bullets[RANGER]]
    mine = t.bullets[PLAYER]
    matching = BITS[mine & t.bullets[RANGER]]
    purse = t.coins[PLAYER] + t.notoriety[PLAYER]
    men = t.in_play(PLAYER)
    value = -3.0 + 1.5 * gone + 0.14 * (min(free, 10) - 6) + 0.5 * (min(men, 4) - 4)
    value += 0.25 * matching + 0.08 * BITS[mine] + 0.04 * min(purse, 12)
    value += 0.3 if t.skulls & 1 else 0.0
    if men < 3:
        value -= 0.7 * (3 - men)
    if free < 5:
        value -= 0.3 * (5 - free)
    if has_turn(t, PLAYER):
        value += 0.15 * turn_to_come(t, PLAYER, 0.5)
        space = t.standing[PLAYER]
        if t.step != INCOME and CALL_OUT[space] & (t.lying[RANGER] | 1 << t.standing[RANGER]):
            value += 0.2 * (matching + (t.skulls & 1))
    return 1.0 / (1.0 + exp(-value))
