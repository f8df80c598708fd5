"""Shootouts (PIO-SHOOT, PIO-LIVE): two shuffled decks, the first Hit wins."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Contest, Flow, FlowOf
from saloon.games.pioneers.board import NO_CELL
from saloon.games.pioneers.content import (
    ARREST_FINE,
    ATTACKER_HITS,
    BULLET,
    DECK,
    DEFENDER_HITS,
    FIRST_SQUARE,
    RESOURCE,
)
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.pieces import bury, lock_up
from saloon.games.pioneers.play.roads import to_saloon
from saloon.games.pioneers.play.supply import from_hideout, lose, lose_cash, shift
from saloon.games.pioneers.play.works import end_job
from saloon.games.pioneers.state import BANDIT, JAIL_CELL, NOBODY, SHERIFF, Table, resource_of
from saloon.games.pioneers.written import (
    ATTACKER_FIRST,
    CHANCE,
    DECLINE,
    DEFENDER_FIRST,
    ORDER_LOOT,
    ROLL,
    TOO_CLOSE,
)

PAIRS: Final = DECK * (DECK - 1) // 2
"""In how many ways two Hits can lie in the Defender deck."""


def _first_hits() -> tuple[int, ...]:
    return tuple([first for first in range(1, DECK + 1) for _ in range(first + 1, DECK + 1)])


FIRST_HIT: Final = _first_hits()
"""PIO-SHOOT-05: where the first of two Hits lies, for each of the ways."""


MOST_REPLAYS: Final = 3
"""PIO-LIVE-07: so often a live Shootout that was too close is replayed."""


def shootout(t: Table, attacker: int, defender: int) -> FlowOf[bool]:
    """PIO-SHOOT-01..07: whether the Attacker wins. Every player pays one Bullet, once."""
    t.cite("PIO-SHOOT-01 PIO-SHOOT-02 PIO-SHOOT-03")
    for duelist in (attacker, defender):
        if duelist < BANDIT:
            lose(t, duelist >> 3, BULLET, 1, "PIO-SHOOT-01")
    if t.live:
        verdict = yield from live_shootout(t, attacker, defender)
        if verdict != CHANCE:
            return verdict == ATTACKER_FIRST
    while True:
        a = t.rng.below(DECK) + 1
        d = FIRST_HIT[t.rng.below(PAIRS)]
        t.reveal()
        t.tell_shootout(
            "PIO-SHOOT-05 PIO-SHOOT-04", duelist=attacker, other=defender, mine=a, theirs=d
        )
        if a != d:
            return a < d
        t.cite("PIO-SHOOT-06")


def live_shootout(t: Table, attacker: int, defender: int) -> FlowOf[int]:
    """PIO-LIVE-01..07: who was first by the word of whoever timed the two hands, or CHANCE.

    Nothing of it can be taken back: neither what led to it, nor its outcome.
    """
    t.cite("PIO-SHOOT-07 PIO-LIVE-01")
    a = hand(t, attacker, defender)
    d = hand(t, defender, attacker)
    if a in (NOBODY, d) or d == NOBODY:
        return CHANCE
    for _ in range(1 + MOST_REPLAYS):
        t.reveal()
        ask = t.ask_duel(a, [CHANCE], "PIO-LIVE-02", duelist=attacker, other=defender, target=d)
        ask.contest = Contest(
            (a, d),
            DECK,
            (ATTACKER_HITS, DEFENDER_HITS),
            (ATTACKER_FIRST, DEFENDER_FIRST),
            TOO_CLOSE,
        )
        answer = yield ask
        t.reveal()
        if answer == ATTACKER_FIRST:
            t.tell_quicker("PIO-LIVE-07", duelist=attacker, other=defender)
            return answer
        if answer == DEFENDER_FIRST:
            t.tell_quicker("PIO-LIVE-07", duelist=defender, other=attacker)
            return answer
        if answer == CHANCE:
            break
        t.tell_too_close("PIO-LIVE-07", duelist=attacker, other=defender)
    return CHANCE


def hand(t: Table, duelist: int, foe: int) -> int:
    """PIO-LIVE-01: who turns the cards for a duelist, or NOBODY."""
    if duelist < BANDIT:
        return duelist >> 3
    if foe >= BANDIT:
        return NOBODY  # Bandit and Sheriff among themselves
    victim = foe >> 3
    if duelist == BANDIT and t.hirer >= 0:
        return t.hirer
    if t.active != victim:
        return t.active  # who has hired him, or moves the Bandit
    rivals = t.rivals(victim)
    return rivals[0] if rivals else NOBODY


def potshot_hits(t: Table) -> bool:
    """PIO-POT-05: the top card of the shuffled Attacker deck is a Hit, 1 in 10."""
    t.reveal()
    return t.rng.below(DECK) < ATTACKER_HITS


def pioneers_duel(t: Table, attacker: int, defender: int) -> FlowOf[bool]:
    """PIO-SHOOT-08: the loser dies and may be looted; returns whether the attacker won."""
    won = yield from shootout(t, attacker, defender)
    winner = attacker if won else defender
    loser = defender if won else attacker
    bury(t, loser, "PIO-SHOOT-08 PIO-DISP-05")
    yield from loot(t, winner >> 3, loser)
    return won


def loot(t: Table, winner: int, dead: int) -> Flow:
    """PIO-SHOOT-08, PIO-OUT-06: a D6 of dollars from the losing player, at most all."""
    loser = dead >> 3
    ask = t.ask_loot(winner, [ROLL, DECLINE], "PIO-SHOOT-08", pioneer=dead)
    answer = yield from ask_or_order(t, ask, ORDER_LOOT)
    if t.family[loser] == 0:
        t.cite("PIO-OUT-06")
    if answer == ROLL:
        die = t.roll(6)
        t.tell_loots("PIO-SHOOT-08", who=winner, target=loser, die=die)
        lose_cash(t, loser, die, winner, "PIO-SHOOT-08")


def fight_bandit(t: Table, p: int) -> Flow:
    """PIO-SHOOT-09, PIO-SHOOT-10: the Bandit against a Pioneer."""
    won = yield from shootout(t, BANDIT, p)
    if won:
        bury(t, p, "PIO-SHOOT-09")
        if t.hirer == NOBODY:
            to_saloon(t, "PIO-SHOOT-09")
        return
    take_hideout(t, p >> 3, "PIO-SHOOT-10")
    drive_off(t, "PIO-SHOOT-10")


def kill_unarmed(t: Table, p: int) -> None:
    """PIO-HIREB-14, PIO-RULING-15: a hired killing of somebody who cannot shoot back."""
    bury(t, p, "PIO-HIREB-14")
    to_saloon(t, "PIO-SHOOT-09")


def sheriff_meets_bandit(t: Table, hirer: int) -> Flow:
    """PIO-SHOOT-13, PIO-SHOOT-14: `hirer` is who hired the Sheriff, or NOBODY."""
    won = yield from shootout(t, BANDIT, SHERIFF)
    if won:
        beat_sheriff(t, "PIO-SHOOT-13")
        if t.hirer == NOBODY:
            to_saloon(t, "PIO-SHOOT-13")
        return
    if hirer != NOBODY:
        take_hideout(t, hirer, "PIO-SHOOT-14")
    drive_off(t, "PIO-SHOOT-14")
    t.cite("PIO-SHER-11")


def resist_sheriff(t: Table, p: int, hirer: int, cell: int) -> Flow:
    """PIO-SHOOT-11, PIO-SHOOT-12: a Pioneer with the Attacker deck against the Sheriff."""
    won = yield from shootout(t, p, SHERIFF)
    if won:
        beat_sheriff(t, "PIO-SHOOT-11")
        return
    stolen = t.stolen[p]
    kind = resource_of(t.work_at(cell))
    loser = p >> 3
    lock_up(t, p, "PIO-SHOOT-12")
    lose_cash(t, loser, ARREST_FINE, hirer, "PIO-SHOOT-12")
    if kind >= 0:
        back = min(stolen, t.goods[loser * 4 + kind])
        if back:
            shift(t, loser, RESOURCE + kind, -back)
            shift(t, hirer, RESOURCE + kind, back)
            t.tell_hands_over(
                "PIO-SHOOT-12", who=loser, thing=RESOURCE + kind, count=back, target=hirer
            )
    t.cite("PIO-SHER-11")


def beat_sheriff(t: Table, clauses: str) -> None:
    """PIO-SHER-09: the Sheriff is back on the Jail tile, unavailable until the next turn."""
    t.sheriff = JAIL_CELL
    t.sheriff_away = True
    t.tell_sheriff_beaten(clauses + " PIO-SHER-09")


def take_hideout(t: Table, who: int, clauses: str) -> None:
    """All cash of the Hideout to a player."""
    from_hideout(t, who, t.hideout, clauses)


def drive_off(t: Table, clauses: str) -> None:
    """The Bandit is beaten: a job ends for the victim, and he is back on square 21."""
    if t.hirer >= 0:
        end_job(t, t.victim(), "PIO-HIREB-06")
    t.square = FIRST_SQUARE
    t.bandit = NO_CELL
    t.tell_bandit_beaten(clauses)
