"""The evaluation: how a seat's points, means and men compare with the others'."""

from __future__ import annotations

from math import exp
from typing import Final

from saloon.games.undead.content import (
    BITS,
    CALL_OUT,
    CARDS,
    HIJACK,
    HIRE_GUNS,
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
from saloon.games.undead.state import PLAYER, RANGER, Table
from saloon.games.undead.written import ABILITY, HIRING, INCOME, ROUND_END, ROUND_START

KILL: Final = (
    (0.0, 0.32, 0.52, 0.65, 0.74, 0.8, 0.84),
    (0.41, 0.64, 0.78, 0.87, 0.93, 0.96, 0.98),
)
"""The chance to kill an undead, shooting to the end: with Backfire or Skull, by the number of its
weak points that are loaded."""

# What a thing is worth in points while there is still time to use it, for each seat.
COIN_WORTH: Final = 0.45
SPARE_COIN_WORTH: Final = 0.1
COINS_OF_USE: Final = 7
"""No building costs more; what lies beyond is for later."""
BULLET_WORTH: Final = 0.9
OUTLAW_WORTH: Final = 1.2
SKULL_WORTH: Final = 0.5
BUILDING_WORTH: Final = 1.5
"""On top of its value: its ability, as long as rounds are left."""
AIM: Final = 0.3
"""The part of the best shot in Town that counts before the band goes for it."""
UNSURE: Final = 0.6
"""The part of a building's value that is not counted while all of the game is to come: upkeep and
takeovers stand between its holder and the end."""
HAUNTED: Final = 0.35
"""The part of a building's value that counts while undead are in it."""


NO_DUEL: Final = -1.0
NOON_WORTH: Final = 15.0
"""To the seat in front: the last undead dead."""
USUAL_ROUNDS: Final = 25.0
"""Eight days: few games last longer, though they may."""
OVERTIME: Final = 0.04
"""The time left after that; never less, or means to fight would count against their owner."""
CROWD: Final = 0.7
"""How much of the time left hangs on the undead in Town."""


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
    prey = undead_in_town(t)
    values = [prospect(t, other, left, prey) for other in range(t.seats)]
    if len(prey) <= 2:
        call_noon(t, values, prey)
    total = 0.0
    for value in values:
        total += exp(min((value - values[seat]) * scale, 30.0))
    return 1.0 / total


def call_noon(t: Table, values: list[float], prey: list[int]) -> None:
    """The last undead are worth more to the seat in front: without them the game ends."""
    front = 0
    for seat in range(1, t.seats):
        if values[seat] > values[front]:
            front = seat
    for band in range(front, t.players, t.seats):
        if t.standing[band] >= STALK and t.step != INCOME and has_turn(t, band):
            chances = KILL[t.skulls >> band & 1]
            for card in prey:
                loaded = BITS[WEAK[card] & t.bullets[band]]
                values[front] += NOON_WORTH * chances[loaded] / len(prey) ** 2


def time_left(t: Table) -> float:
    """How much of the game is still to come, 1 to 0: rounds and undead to be killed."""
    if t.noon:
        return 0.08
    rounds = max(OVERTIME, 1.0 - ((t.day - 1) * ROUNDS_A_DAY + t.round) / USUAL_ROUNDS)
    undead = 0
    for cards in t.town:
        if cards:
            undead += 1
    crowd = undead / (t.players + 1.0)
    return (1.0 - CROWD + CROWD * min(crowd, 1.0)) * rounds + 0.02


def undead_in_town(t: Table) -> list[int]:
    """The cards that a Hunt may aim at."""
    cards = 0
    for mask in t.town:
        cards |= mask
    return [card for card in range(CARDS) if cards >> card & 1]


def prospect(t: Table, seat: int, left: float, prey: list[int]) -> float:
    """The points a seat may expect: what it has, and what its means may bring in the time left."""
    value = t.notoriety[seat] + worth_of_coins(t.coins[seat]) * (0.25 + left)
    for band in range(seat, t.players, t.seats):
        value += of_band(t, band, left, prey)
    return value


def worth_of_coins(coins: int) -> float:
    """Coins up to the price of a building, and spare ones."""
    if coins <= COINS_OF_USE:
        return COIN_WORTH * coins
    return COIN_WORTH * COINS_OF_USE + SPARE_COIN_WORTH * (coins - COINS_OF_USE)


def of_band(t: Table, band: int, left: float, prey: list[int]) -> float:
    """A band's killed undead, buildings, Bullets, outlaws, token and turn to come."""
    value = 0.0
    if t.killed[band]:
        for card in range(CARDS):
            if t.killed[band] >> card & 1:
                value += WORTH[card]
    for slot in range(SLOTS):
        if t.inside[slot] >> band & 1:
            worth = float(VALUE[t.building[slot]])
            if t.town[slot]:
                worth *= HAUNTED
            value += worth * (1.0 - UNSURE * left) + BUILDING_WORTH * left
    men = t.in_play(band)
    value += OUTLAW_WORTH * men * (0.1 + left)
    if men == 0:
        value -= 3.0 * left
    if t.skulls >> band & 1:
        value += SKULL_WORTH * (0.2 + left)
    value += BULLET_WORTH * BITS[t.bullets[band]] * (0.15 + left)
    value += AIM * best_shot(t, band, prey) * left
    if has_turn(t, band):
        value += turn_to_come(t, band, left, prey)
    return value


def has_turn(t: Table, band: int) -> bool:
    """Whether a band's income of this round is still to come."""
    if t.active == band:
        return t.step in (HIRING, ABILITY, INCOME)
    return bool(t.choice) and not t.acted >> band & 1 and t.step < ROUND_END


def turn_to_come(t: Table, band: int, left: float, prey: list[int]) -> float:
    """What the space of a band promises: income, ability, a duel to survive first."""
    space = t.standing[band]
    if space == NOWHERE:
        return (OUTLAW_WORTH + BULLET_WORTH) * left if t.choice[band] == HIRE_GUNS else 0.0
    purse = t.coins[t.owner(band)]
    coins = min(COINS[space], t.supply_coins)
    value = (worth_of_coins(purse + coins) - worth_of_coins(purse)) * (0.25 + left)
    value += min(TOKENS[space], t.supply_notoriety)
    value += BULLETS[space] * BULLET_WORTH * (0.15 + left)
    if EITHER[space]:
        value += 0.9 if NOTORIETY in EITHER[space] and t.supply_notoriety else 0.4
    if t.step != INCOME:
        value += ability_to_come(t, band, space, prey)
    danger = danger_on(t, band, space)
    if danger == NO_DUEL:
        return value
    return value * (1.0 - danger) + hit_chance(t, band) - danger * OUTLAW_WORTH * (0.3 + left)


def ability_to_come(t: Table, band: int, space: int, prey: list[int]) -> float:
    """About what the ability of a space is good for: a kill, a theft, or a call-out."""
    if space <= LOOT:
        return 0.8 if space == HIJACK else 0.35
    if space < STALK:
        prey = [card for card in prey if t.town[STREET] >> card & 1]
    value = best_shot(t, band, prey)
    called = CALL_OUT[space]
    if called:
        for other in range(t.bands):
            reach = 1 << t.standing[other]
            if t.solo:
                reach |= t.lying[other]
            if other != band and called & reach:
                return max(value, 0.4 + hit_chance(t, band))
    return value


def best_shot(t: Table, band: int, prey: list[int]) -> float:
    """The value of the most rewarding of these undead, times the chance to kill it."""
    best = 0.0
    loaded = t.bullets[band]
    chances = KILL[t.skulls >> band & 1]
    for card in prey:
        best = max(best, WORTH[card] * chances[BITS[WEAK[card] & loaded]])
    return best


def danger_on(t: Table, band: int, space: int) -> float:
    """How likely the best armed of those who will duel this band hits, or NO_DUEL."""
    danger = NO_DUEL
    if band == t.active or (space == STALK and not t.solo):
        return danger
    for other in range(t.bands):
        there = t.standing[other] == space and not t.acted >> other & 1
        if t.solo and t.lying[other] >> space & 1:
            there = True
        if other != band and there:
            danger = max(danger, hit_chance(t, other))
    return danger


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
        value += 0.15 * turn_to_come(t, PLAYER, 0.5, undead_in_town(t))
        space = t.standing[PLAYER]
        if t.step != INCOME and CALL_OUT[space] & (t.lying[RANGER] | 1 << t.standing[RANGER]):
            value += 0.2 * (matching + (t.skulls & 1))
    return 1.0 / (1.0 + exp(-value))
