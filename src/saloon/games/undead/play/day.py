"""End of a round, end of a day, High Noon (UND-END, UND-KEEP-02, UND-KEEP-03, UND-NOON)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.undead.content import LIMITS, NOWHERE, ROUNDS_A_DAY, SLOTS
from saloon.games.undead.play.final import finish, lose
from saloon.games.undead.play.sealed import seal, unseal, wave
from saloon.games.undead.state import NOBODY, NOT_SEALED, Table
from saloon.games.undead.written import (
    DAY_END,
    LEAVE,
    NEXT_ROUND,
    REMOVAL,
    ROUND_START,
    SPEND,
    UPKEEP,
    VACATE,
)


def open_round(t: Table) -> None:
    """UND-DAY-01, UND-DAY-02: a round begins with the Round Start abilities."""
    t.step = ROUND_START
    t.turn = 0
    t.used = 0
    t.choice = ()
    t.wild = NOBODY
    t.space = NOWHERE
    t.acted = 0
    t.active = NOBODY
    t.dice = ()
    t.tell_round(day=t.day, round=t.round, who=t.law)


def end_round(t: Table) -> None:
    """UND-END-01: the High Noon check, then all outlaws are laid down."""
    if t.noon:
        t.tell_noon_over("UND-NOON-05")
        finish(t)
        return
    check_noon(t)
    lay_down(t)
    prepare_removals(t)


def check_noon(t: Table) -> None:
    """UND-NOON-01..04, UND-RULING-30: a Town without undead calls for one last round."""
    if t.clear():
        t.noon = True
        t.tell_noon("UND-NOON-01 UND-NOON-02 UND-NOON-03 UND-NOON-04", day=t.day, round=t.round)
    elif t.day == LIMITS[0] and t.round == ROUNDS_A_DAY:
        t.noon = True
        t.tell_last_day("UND-NOON-04 UND-NOON-03", day=t.day)


def lay_down(t: Table) -> None:
    """UND-END-01, UND-DAY-16: who stood this round lies on the space for the rest of the day."""
    t.cite("UND-END-01 UND-DAY-16")
    t.active = NOBODY
    for band in range(t.bands):
        if t.standing[band]:
            t.lying[band] |= 1 << t.standing[band]
            t.standing[band] = NOWHERE


def prepare_removals(t: Table) -> None:
    """UND-KEEP-03: every controller may take outlaws out of buildings."""
    controllers = [band * 16 for band in range(t.players) if t.in_buildings(band)]
    if controllers:
        t.step = REMOVAL
        seal(t, controllers)
    else:
        after_removals(t)


def removals(t: Table) -> Flow:
    """UND-KEEP-03, UND-RULING-29: all leave at the same time; a bonus taken is not put back."""
    yield from wave(t)
    if NOT_SEALED in t.sealed:
        return
    asked = t.asked
    answers = unseal(t)
    for i, item in enumerate(asked):
        band = item >> 4
        leaving = answers[i] - LEAVE
        for number, slot in enumerate(t.homes(band)):
            if leaving >> number & 1:
                leave_building(t, band, slot, "UND-KEEP-03")
    after_removals(t)


def leave_building(t: Table, band: int, slot: int, clauses: str) -> None:
    """An outlaw walks out of a building into the stash; control is lost."""
    t.inside[slot] &= ~(1 << band)
    t.stash[band] += 1
    t.tell_leaves(clauses, who=band, building=t.building[slot])


def after_removals(t: Table) -> None:
    """UND-END-01: after the third round comes the day end."""
    t.step = DAY_END if t.round == ROUNDS_A_DAY else NEXT_ROUND


def end_day(t: Table) -> None:
    """UND-END-02, UND-END-03: outlaws come home, then the buildings are paid for."""
    t.tell_day_end("UND-END-02 UND-DAY-01", day=t.day)
    for band in range(t.players):
        for space in range(2, 9):
            t.stash[band] += t.lying[band] >> space & 1
        t.lying[band] = 0
    items = [
        band * 16 + slot
        for band in range(t.players)
        for slot in range(SLOTS)
        if t.inside[slot] >> band & 1
    ]
    if not items:
        t.step = NEXT_ROUND
        return
    t.step = UPKEEP
    t.cite("UND-END-03")
    seal(t, items)
    # Who has no Bullet cannot pay, as everybody sees.
    t.sealed = tuple([NOT_SEALED if t.bullets[item >> 4] else VACATE for item in items])


def upkeep(t: Table) -> Flow:
    """UND-KEEP-02: one Bullet a building, or its outlaw comes back to the stash."""
    if NOT_SEALED in t.sealed:
        yield from wave(t)
        if NOT_SEALED in t.sealed:
            return
    asked = t.asked
    answers = unseal(t)
    for i, item in enumerate(asked):
        band = item >> 4
        if answers[i] == VACATE:
            leave_building(t, band, item & 15, "UND-KEEP-02")
        else:
            slot = answers[i] - SPEND + 2
            t.bullets[band] &= ~(1 << slot)
            t.tell_upkeep(who=band, building=t.building[item & 15], slot=slot)
    t.step = NEXT_ROUND


def next_round(t: Table) -> None:
    """UND-END-04, UND-SOLO-39, UND-TWO-05: the badge passes, also between days."""
    if t.solo:
        t.cite("UND-SOLO-39")
    else:
        t.law = (t.law + 1) % t.players
        t.tell_law("UND-END-04 UND-END-01", who=t.law)
        if t.two_bands:
            t.cite("UND-TWO-05")
    if t.deadline and t.day == LIMITS[1] and t.round == ROUNDS_A_DAY:
        lose(t)
        t.tell_too_late("UND-SOLO-43")
        return
    t.round += 1
    if t.round > ROUNDS_A_DAY:
        t.round = 1
        t.day += 1
    if t.noon:
        t.tell_high_noon("UND-NOON-04 UND-NOON-03")
    open_round(t)
