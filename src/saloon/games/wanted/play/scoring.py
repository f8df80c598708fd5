"""Scoring, the next starter and the end of the game (WAN-MAJ, WAN-PTS, WAN-START, WAN-WIN)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.wanted.content import LIMITS, POINTS
from saloon.games.wanted.play.duel import FOR_ONE, settle_tie
from saloon.games.wanted.state import NOBODY, Table


def score(t: Table) -> Flow:
    """WAN-END-07: majorities, then points; WAN-WIN-02: victory is checked after each award."""
    yield from majorities(t)
    if not t.over:
        yield from best_points(t)
    if not t.over:
        prepare_next_round(t)


def majorities(t: Table) -> Flow:
    """WAN-MAJ-01..10: gang by gang, the player with the most cards of it."""
    t.cite("WAN-MAJ-09")
    awarded = 0
    for gang in range(4):
        tied = most_cards(t, gang)
        if not tied:
            t.tell_no_gang("WAN-MAJ-06", gang=gang)
            continue
        if t.supreme == gang:
            t.cite("WAN-MAJ-10 WAN-SUP-05")
        winner = tied[0] if len(tied) == 1 else with_leader(t, gang, tied)
        if winner == NOBODY:
            winner = yield from settle_tie(t, tied, gang)
            if winner == NOBODY:
                t.tell_gang_tie("WAN-MAJ-04", gang=gang)
                continue
        awarded |= award_wanted(t, winner, gang, awarded)
        if t.has_won(winner):
            t.cite("WAN-WIN-03")
            win(t, winner)
            return


def most_cards(t: Table, gang: int) -> list[int]:
    """WAN-MAJ-01, WAN-MAJ-05, WAN-MAJ-06: who has the most cards of a gang; several if tied."""
    best = 0
    tied: list[int] = []
    for seat in range(t.seats):
        count = len(t.stacks[seat * 4 + gang])
        if count > best:
            best = count
            tied = [seat]
        elif count == best and count > 0:
            tied.append(seat)
    if t.log is not None:
        for seat in range(t.seats):
            if seat not in tied and t.has_leader(seat, gang):
                t.cite("WAN-MAJ-05")
    return tied


def with_leader(t: Table, gang: int, tied: list[int]) -> int:
    """WAN-MAJ-03, WAN-DUEL-07: the tied player with the gang's leader, covered or not."""
    for seat in tied:
        if t.has_leader(seat, gang):
            t.cite("WAN-DUEL-07")
            t.tell_leader_decides("WAN-MAJ-03", who=seat, gang=gang)
            return seat
    return NOBODY


def award_wanted(t: Table, winner: int, gang: int, awarded: int) -> int:
    """WAN-MAJ-01, WAN-MAJ-02, WAN-MAJ-07, WAN-MAJ-08: one Wanted token a gang, kept for good.

    Returns the winner as a bit mask, for the next gang to see who won before.
    """
    bit = 1 << winner
    if awarded & bit:
        t.cite("WAN-MAJ-07")
    if t.wanted[winner] >> gang & 1:
        t.tell_has_wanted("WAN-MAJ-02", who=winner, gang=gang)
    else:
        if any([mask >> gang & 1 for mask in t.wanted]):
            t.cite("WAN-SETUP-07")
        t.wanted[winner] |= 1 << gang
        t.tell_wanted("WAN-MAJ-01 WAN-MAJ-08 WAN-WIN-02", who=winner, gang=gang)
        if t.wanted[winner] == 15 and t.one != winner:
            t.cite("WAN-WIN-04")
    return bit


def best_points(t: Table) -> Flow:
    """WAN-PTS-01..09, WAN-MIX-03: the sole best total takes the One token."""
    points = [points_of(t, seat) for seat in range(t.seats)]
    t.last_points = points
    cite_points(t)
    for seat in range(t.seats):
        t.totals[seat] += points[seat]
        t.tell_points("WAN-PTS-04 WAN-PTS-01", who=seat, points=points[seat])
    best = max(points)
    if best == 0:
        t.tell_no_points("WAN-PTS-09")
        return
    tied = [seat for seat in range(t.seats) if points[seat] == best]
    winner = tied[0]
    if len(tied) > 1:
        winner = yield from settle_tie(t, tied, FOR_ONE)
        if winner == NOBODY:
            t.tell_points_tie("WAN-PTS-08", points=best)
            return
    if t.one == winner:
        t.tell_keeps_one("WAN-PTS-07", who=winner)
        return
    if t.one == NOBODY:
        t.cite("WAN-SETUP-08")
    t.one = winner
    t.tell_one("WAN-PTS-06 WAN-WIN-02", who=winner)
    if t.has_won(winner):
        win(t, winner)


def points_of(t: Table, seat: int) -> int:
    """WAN-PTS-01..05, WAN-SUP-02..04: the sum over a player's stacks, Supremacy counted."""
    total = 0
    for gang in range(4):
        cards = len(t.stacks[seat * 4 + gang])
        if cards > 0 and gang == t.supreme:
            cards += 1
        total += POINTS[min(cards, 8)]
    return total


def cite_points(t: Table) -> None:
    """Which of the clauses about points had something to say this time."""
    if t.log is None:
        return
    for seat in range(t.seats):
        for gang in range(4):
            cards = len(t.stack(seat, gang))
            t.cite("WAN-PTS-03" if cards == 0 else "WAN-PTS-01")
            if cards >= 8:
                t.cite("WAN-PTS-02")
            if t.has_leader(seat, gang):
                t.cite("WAN-PTS-05")
            if gang == t.supreme:
                t.cite("WAN-SUP-03" if cards == 0 else "WAN-SUP-02")
                t.cite("WAN-MIX-03")
                if cards >= 8:
                    t.cite("WAN-SUP-04")
    if t.dollars:
        t.cite("WAN-DOLLAR-12")


def win(t: Table, winner: int) -> None:
    """WAN-WIN-01, WAN-WIN-05, WAN-WIN-06, WAN-WIN-08: the game stops on the spot."""
    t.winners = [winner]
    t.over = True
    t.tell_win("WAN-WIN-01 WAN-WIN-05 WAN-WIN-08", who=winner)
    if t.round == 1:
        t.cite("WAN-WIN-06")


def prepare_next_round(t: Table) -> None:
    """WAN-END-08, WAN-END-09, WAN-START-01..03: cards go back, tokens stay, who starts next."""
    t.cite("WAN-END-09")
    if t.round >= LIMITS[0]:
        call_it_a_day(t)
        return
    if t.one != NOBODY:
        t.starter = t.one
        t.cite("WAN-START-01")
    else:
        t.starter = (t.starter + 1) % t.seats
        t.cite("WAN-START-02" if t.round == 1 else "WAN-START-03")
    t.dealt = False


def call_it_a_day(t: Table) -> None:
    """WAN-WIN-07: Wanted tokens, then the One token, then all points ever, then shared."""
    standing = [standing_of(t, seat) for seat in range(t.seats)]
    best = max(standing)
    t.winners = [seat for seat in range(t.seats) if standing[seat] == best]
    t.over = True
    for seat in t.winners:
        t.tell_limit("WAN-WIN-07 WAN-WIN-08", who=seat, count=t.round)


def standing_of(t: Table, seat: int) -> int:
    """WAN-WIN-07 as one number: every point ever scored counts less than the One token."""
    tokens = wanted_count(t, seat) * 2
    if t.one == seat:
        tokens += 1
    return tokens * 10_000 + t.totals[seat]


def wanted_count(t: Table, seat: int) -> int:
    """How many Wanted tokens a seat has."""
    mask = t.wanted[seat]
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
