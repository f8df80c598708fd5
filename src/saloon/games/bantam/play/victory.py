"""The end of the game (BAN-WIN, BAN-SOL, BAN-LIM-03)."""

from __future__ import annotations

from saloon.games.bantam.content import RATING_SG, RATING_WW
from saloon.games.bantam.play.combat.brawl import begin_brawl
from saloon.games.bantam.state import Table
from saloon.games.bantam.written import FINISHED


def test_victory(t: Table, clause: str) -> bool:
    """BAN-WIN-03, BAN-WIN-04, BAN-WIN-06, BAN-SOL-06: whether the game is decided or brawled."""
    contenders = 0
    for who in range(t.seats):
        if t.np[who] >= t.winning:
            contenders |= 1 << who
    t.cite(clause)
    if contenders == 0:
        return False
    if t.solo:
        rate_practice(t)
        return True
    if contenders & (contenders - 1) == 0:
        for who in range(t.seats):
            if contenders >> who & 1:
                win(t, who, clause)
        return True
    t.cite("BAN-WIN-04")
    begin_brawl(t, contenders)
    return True


def win(t: Table, who: int, clauses: str) -> None:
    """One player has won the game."""
    t.tell_wins(clauses, who=who)
    t.winners = [who]
    t.over = True
    t.step = FINISHED


def rate_practice(t: Table) -> None:
    """BAN-SOL-03, BAN-SOL-04, BAN-SOL-06: gold, silver or bronze by the rounds it took."""
    medal = 0
    while t.round > (RATING_SG if t.sg else RATING_WW)[medal]:
        medal += 1
    t.tell_practice_won("BAN-SOL-06 BAN-SOL-04 BAN-SOL-03", round=t.round, medal=medal)
    t.winners = [0]
    t.over = True
    t.step = FINISHED


def out_of_rounds(t: Table) -> None:
    """BAN-LIM-03, BAN-SOL-03: the most NP win; tied players brawl, in turn order."""
    if t.solo:
        t.tell_practice_lost("BAN-SOL-03", round=t.round)
        t.lost = True
        t.over = True
        t.step = FINISHED
        return
    most = max(t.np)
    contenders = 0
    for n, who in enumerate(t.order()):
        if t.np[who] == most:
            contenders |= 1 << who
            t.reached[who] = n + 1
    t.tell_last_round("BAN-LIM-03", round=t.round)
    if contenders & (contenders - 1) == 0:
        win(t, t.np.index(most), "BAN-LIM-03")
    else:
        begin_brawl(t, contenders)
