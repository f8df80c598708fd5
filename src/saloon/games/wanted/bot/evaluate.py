"""The evaluation: how near a seat is to four Wanted tokens and the One token.

A seat's standing is read off the table as marks (it leads a gang it needs by two late in the round;
it holds the One token and lacks one Wanted ...). Each mark has a weight, and the chance to win is
the seat's share of the exponentials of all sums. The weights were fitted to who won in games of
bots against bots: `scripts/fit_wanted.py`.
"""

from __future__ import annotations

import math
from typing import Final

from saloon.games.wanted.bot.weights import WEIGHTS
from saloon.games.wanted.content import POINTS, SALOON
from saloon.games.wanted.state import Table

STAGES: Final = 3
LEADS: Final = 8
MARGINS: Final = 7

# Where each family of marks begins.
HOLDS: Final = 0  # 5 numbers of missing Wanted tokens, with and without the One token
NEEDS: Final = HOLDS + 10  # lead in a missing gang, stage, how many are missing (1, 2, more)
RACES: Final = NEEDS + LEADS * STAGES * 3  # margin in points, stage, One held, none missing
WINS: Final = RACES + MARGINS * STAGES * 4  # would win if the round ended now; stage, on turn
GANGS: Final = WINS + STAGES * 2  # how many gangs in front, stage, on turn
MARKS: Final = GANGS + 4 * STAGES * 2


def senses(t: Table) -> list[float]:
    """About the chance of each seat to win, 0 to 1."""
    if t.over:
        share = 1.0 / len(t.winners)
        return [share if seat in t.winners else 0.0 for seat in range(t.seats)]
    weights: list[float] = []
    total = 0.0
    for marks in standings(t):
        score = 0.0
        for mark in marks:
            score += WEIGHTS[mark]
        weight = math.exp(score)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def standings(t: Table) -> list[list[int]]:
    """The marks of every seat."""
    if not t.dealt:
        return [[holds(t, seat)] for seat in range(t.seats)]
    stage = stage_of(t)
    counts = [len(stack) for stack in t.stacks]
    points = [points_on_table(t, counts, seat) for seat in range(t.seats)]
    return [marks_of(t, seat, stage, counts, points) for seat in range(t.seats)]


def stage_of(t: Table) -> int:
    """0 while the round is young, 2 when its end may be near."""
    fewest = len(t.decks[SALOON])
    for town in range(4):
        left = len(t.decks[town])
        fewest = min(fewest, left)
    if fewest <= 2:
        return 2
    most = 0
    for seat in range(t.seats):
        gangs = 0
        for gang in range(4):
            if t.stacks[seat * 4 + gang]:
                gangs += 1
        most = max(most, gangs)
    if most >= 3:
        return 2
    return 1 if t.turns > 2 * t.seats else 0


def holds(t: Table, seat: int) -> int:
    """The mark of the tokens a seat has."""
    held = t.wanted[seat]
    missing = 4 - (held & 1) - (held >> 1 & 1) - (held >> 2 & 1) - (held >> 3 & 1)
    return HOLDS + missing * 2 + (1 if t.one == seat else 0)


def points_on_table(t: Table, counts: list[int], seat: int) -> int:
    """What the cards in front of a seat would score now."""
    points = 0
    for gang in range(4):
        cards = counts[seat * 4 + gang]
        if cards > 0 and gang == t.supreme:
            cards += 1
        points += POINTS[cards if cards < 8 else 8]
    return points


def marks_of(t: Table, seat: int, stage: int, counts: list[int], points: list[int]) -> list[int]:
    """The marks of one seat in the middle of a round."""
    held = t.wanted[seat]
    token = holds(t, seat)
    marks = [token]
    missing = (token - HOLDS) // 2
    need = missing - 1 if missing < 3 else 2
    gangs = 0
    won = 0
    for gang in range(4):
        own = counts[seat * 4 + gang]
        if own > 0:
            gangs += 1
        if held >> gang & 1:
            continue
        lead = lead_of(t, seat, gang, own, counts)
        if lead <= 3:
            won += 1
        marks.append(NEEDS + (lead * STAGES + stage) * 3 + need)
    margin = margin_of(seat, points)
    one = 1 if t.one == seat else 0
    marks.append(RACES + (margin * STAGES + stage) * 4 + one * 2 + (1 if missing == 0 else 0))
    on_turn = 1 if t.turn == seat else 0
    if won == missing and (one == 1 or margin <= 2):
        marks.append(WINS + stage * 2 + on_turn)
    marks.append(GANGS + ((gangs if gangs < 3 else 3) * STAGES + stage) * 2 + on_turn)
    return marks


def lead_of(t: Table, seat: int, gang: int, own: int, counts: list[int]) -> int:
    """How a seat stands in a gang: 0 to 3 would win it now, the more the further behind."""
    best = 0
    for other in range(t.seats):
        count = counts[other * 4 + gang]
        if other != seat and count > best:
            best = count
    lead = own - best
    if lead >= 3:
        return 0
    if lead > 0:
        return 3 - lead
    if lead == 0:
        if own == 0:
            return 5
        return 3 if t.has_leader(seat, gang) else 4
    return 6 if lead == -1 else 7


def margin_of(seat: int, points: list[int]) -> int:
    """How a seat stands in points: 0 to 2 is ahead, 3 level, 4 to 6 behind."""
    best = 0
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    lead = points[seat] - best
    if lead > 0:
        return 0 if lead > 5 else 1 if lead > 2 else 2
    if lead == 0:
        return 3
    return 4 if lead > -3 else 5 if lead > -6 else 6
