"""Scoring, the tie-break and the final duel (UND-SCORE, UND-FINAL, UND-TWO-08)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.undead.content import MOST_EXCHANGES, SALOON
from saloon.games.undead.play.duel import landed, name_targets, roll_together, spend_landed
from saloon.games.undead.play.sealed import seal, unseal, wave
from saloon.games.undead.play.shooting import CRITICAL_MISS, turn_token
from saloon.games.undead.play.supply import gain_bullet
from saloon.games.undead.state import NOT_SEALED, PLAYER, Table
from saloon.games.undead.written import FINAL_DUEL, FINISHED, SEND, SENDING


def finish(t: Table) -> None:
    """UND-SCORE-01..03: most Notoriety, then most Coins, then a duel."""
    for seat in range(t.seats):
        t.tell_score("UND-SCORE-01", who=seat, points=t.score(seat), coins=t.coins[seat])
    slot = t.where[SALOON]
    if slot >= 0 and t.inside[slot]:
        t.cite("UND-SCORE-02")
    if t.two_bands:
        t.cite("UND-TWO-08")
    best_of(t, list(range(t.seats)))


def best_of(t: Table, seats: list[int]) -> None:
    """UND-SCORE-03: the winner among these seats, or a duel of those who are tied."""
    top = max([t.score(seat) for seat in seats])
    tied = [seat for seat in seats if t.score(seat) == top]
    t.cite("UND-SCORE-03")
    if len(tied) > 1:
        most = max([t.coins[seat] for seat in tied])
        tied = [seat for seat in tied if t.coins[seat] == most]
        t.tell_tie(points=top, coins=most)
    if len(tied) == 1:
        win(t, tied)
        return
    t.exchanges = 0
    if t.two_bands:
        t.step = SENDING
        seal(t, [seat * 16 for seat in tied])
    else:
        start_duel(t, tied)


def win(t: Table, seats: list[int]) -> None:
    """The game is over; several share the win only by UND-RULING-36."""
    t.winners = seats
    t.over = True
    t.step = FINISHED
    for seat in seats:
        t.tell_win("UND-SCORE-03", who=seat)


def win_solo(t: Table) -> None:
    """UND-SOLO-05, UND-SOLO-37: Dead Ranger's last Bullet is gone."""
    t.winners = [PLAYER]
    t.over = True
    t.step = FINISHED
    t.tell_solo_win(points=t.solo_score())


def lose(t: Table) -> None:
    """UND-SOLO-06, UND-SOLO-07, UND-RULING-44: the solo player has lost, at once."""
    t.lost = True
    t.over = True
    t.step = FINISHED


def send_bands(t: Table) -> Flow:
    """UND-TWO-08: each tied player names, at the same time, the band that duels."""
    yield from wave(t)
    if NOT_SEALED in t.sealed:
        return
    sent = [answer - SEND for answer in unseal(t)]
    for band in sent:
        t.tell_sent(who=band)
    start_duel(t, sent)


def start_duel(t: Table, bands: list[int]) -> None:
    """UND-FINAL-03: turn order runs from the LAW of the High Noon round."""
    t.duelists = tuple([band for band in t.order() if band in bands])
    t.step = FINAL_DUEL


def final_exchange(t: Table) -> Flow:
    """UND-FINAL-01..06, UND-RULING-36: one exchange of the duel to the death."""
    if t.exchanges == MOST_EXCHANGES:
        t.tell_stalemate("UND-FINAL-03", count=t.exchanges)
        win(t, sorted([t.owner(band) for band in t.duelists]))
        return
    t.exchanges += 1
    fighters = list(t.duelists)
    t.tell_final_duel("UND-FINAL-01 UND-FINAL-03", count=len(fighters), exchange=t.exchanges)
    yield from hand_out_bullets(t, fighters)
    aims = yield from name_targets(t, fighters)
    hits = yield from roll_together(t, fighters)
    values = landed(t, fighters, aims, hits)
    spend_landed(t, fighters, values)
    dead = 0
    for band in fighters:
        if values[band] > 0:
            dead |= 1 << aims[band]
    for band in fighters:
        if dead >> band & 1:
            t.dead |= 1 << t.owner(band)
            t.tell_out("UND-FINAL-03", who=band)
    if not dead:
        t.tell_nobody_falls("UND-FINAL-03")
    for band in fighters:
        if hits[band] == CRITICAL_MISS:
            yield from turn_token(t, band, "UND-SHOOT-05")
    survivors = [band for band in fighters if not dead >> band & 1]
    if survivors:
        last_standing(t, survivors, hits)
    else:
        all_dead(t)


def hand_out_bullets(t: Table, fighters: list[int]) -> Flow:
    """UND-FINAL-02: as long as anybody has no Bullet, everybody gains one."""
    for band in fighters:
        if not t.bullets[band]:
            for each in fighters:
                yield from gain_bullet(t, each, "UND-FINAL-02")
            return


def last_standing(t: Table, survivors: list[int], hits: list[int]) -> None:
    """UND-FINAL-04, UND-FINAL-06: who rolled a Critical Miss leaves, unless all of them did."""
    steady = [band for band in survivors if hits[band] != CRITICAL_MISS]
    if steady:
        for band in survivors:
            if band not in steady:
                t.tell_left("UND-FINAL-06", who=band)
        survivors = steady
    else:
        t.cite("UND-FINAL-06")
    t.duelists = tuple(survivors)
    if len(survivors) == 1:
        t.tell_last_duelist("UND-FINAL-04", who=survivors[0])
        win(t, [t.owner(survivors[0])])


def all_dead(t: Table) -> None:
    """UND-FINAL-05, UND-RULING-36: the best of the living; if nobody lives, they shoot again."""
    living = [seat for seat in range(t.seats) if not t.dead >> seat & 1]
    t.tell_all_dead("UND-FINAL-05", count=len(living))
    if living:
        best_of(t, living)
        return
    for band in t.duelists:
        t.dead &= ~(1 << t.owner(band))
