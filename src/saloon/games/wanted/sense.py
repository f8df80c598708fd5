"""What a bot should feel: how near a seat is to four Wanted tokens and the One token."""

from __future__ import annotations

from saloon.games.wanted.content import POINTS
from saloon.games.wanted.state import NOBODY, Table


def senses(t: Table) -> list[float]:
    """About the chance of each seat to win, 0 to 1.

    The weight of each seat is what it holds (Wanted tokens, the One token) and what it would win if
    the round ended now; the chance is its share of all weights.
    """
    if t.over:
        share = 1.0 / len(t.winners)
        return [share if seat in t.winners else 0.0 for seat in range(t.seats)]
    weights = [prospect(t, seat) for seat in range(t.seats)]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospect(t: Table, seat: int) -> float:
    """How well a seat stands, as a positive weight that doubles and more with each step."""
    held = t.wanted[seat]
    steps = 0.0
    if t.one == seat:
        steps += 0.6
    if t.dealt:
        steps += likely_one(t, seat)
    for gang in range(4):
        if held >> gang & 1:
            steps += 1.0
        elif t.dealt:
            steps += likely_wanted(t, seat, gang)
    weight = 1.0
    while steps >= 1.0:
        weight *= 2.6
        steps -= 1.0
    return weight * (1.0 + 1.6 * steps)


def likely_wanted(t: Table, seat: int, gang: int) -> float:
    """How near a seat is to the majority of a gang it still needs."""
    own = len(t.stacks[seat * 4 + gang])
    best = 0
    for other in range(t.seats):
        if other != seat:
            count = len(t.stacks[other * 4 + gang])
            best = max(best, count)
    lead = own - best
    if lead == 0 and own > 0 and t.has_leader(seat, gang):
        return 0.7
    if lead > 2:
        return 0.85
    if lead == 2:
        return 0.75
    if lead == 1:
        return 0.6
    if lead == 0:
        return 0.3 if own > 0 else 0.15
    return 0.1 if lead == -1 else 0.02


def likely_one(t: Table, seat: int) -> float:
    """How near a seat is to the best total of the round."""
    own = 0
    best = 0
    for other in range(t.seats):
        points = 0
        for gang in range(4):
            cards = len(t.stacks[other * 4 + gang])
            if cards > 0 and gang == t.supreme:
                cards += 1
            points += POINTS[min(cards, 8)]
        if other == seat:
            own = points
        elif points > best:
            best = points
    lead = own - best
    share = 0.5 + 0.06 * lead
    share = max(share, 0.0)
    share = min(share, 0.9)
    return share * (0.2 if t.one == seat else 0.6 if t.one == NOBODY else 0.5)
