"""Whose turn it is: spaces from Hire Guns down to 2, then the Wild (UND-DAY-13..17)."""

from __future__ import annotations

from saloon.games.undead.content import HIRE_GUNS, NOWHERE, STALK, WILD
from saloon.games.undead.state import NOBODY, PLAYER, RANGER, Table
from saloon.games.undead.written import ABILITY, ARRIVAL, HIRING, RANGERS_TURN, ROUND_END


def go_on(t: Table) -> None:
    """UND-DAY-13, UND-DAY-14: the next turn on this space, or the next space with anybody on it."""
    while True:
        band = next_band(t)
        t.active = band
        if band != NOBODY:
            t.acted |= 1 << band
            if t.space == HIRE_GUNS:
                t.step = HIRING
            else:
                t.step = RANGERS_TURN if t.solo and band == RANGER else ABILITY
            return
        cite_lost_turns(t)
        t.space -= 1
        if t.space == NOWHERE:
            t.step = ROUND_END
            return
        if duel_due(t):
            t.step = ARRIVAL
            return


def next_band(t: Table) -> int:
    """UND-DAY-14, UND-DAY-17: the first in turn order who stands here and has not acted."""
    space = t.space
    if space == WILD:
        wild = t.wild
        if wild != NOBODY and t.standing[wild] and not t.acted >> wild & 1:
            t.cite("UND-DAY-13")
            return wild
        return NOBODY
    players = t.players
    for step in range(players):
        band = (t.law + step) % players
        if not t.acted >> band & 1 and band != t.wild and is_at(t, band, space):
            t.cite("UND-DAY-13 UND-DAY-14 UND-DAY-17")
            return band
    if t.solo and t.standing[RANGER] == space and not t.acted >> RANGER & 1:
        t.cite("UND-SOLO-14 UND-SOLO-15")
        return RANGER
    return NOBODY


def is_at(t: Table, band: int, space: int) -> bool:
    """Whether a band has something to do on a space: its outlaw there, its die at Hire Guns."""
    if space == HIRE_GUNS:
        return t.choice[band] == HIRE_GUNS
    return t.standing[band] == space


def here(t: Table) -> list[int]:
    """UND-DUEL-01: the bands whose outlaws stand on the space reached, in turn order."""
    return [band for band in t.order() if t.standing[band] == t.space and band != t.wild]


def duel_due(t: Table) -> bool:
    """UND-DUEL-01, UND-DUEL-12, UND-ACT-10, UND-SOLO-17: two who must shoot it out."""
    space = t.space
    if space == WILD:
        return False
    if t.solo:
        if t.standing[PLAYER] != space:
            if t.standing[RANGER] == space and t.lying[PLAYER] >> space & 1:
                t.cite("UND-SOLO-18")
            return False
        return t.standing[RANGER] == space or t.lying[RANGER] >> space & 1 == 1
    crowd = 0
    for band in range(t.players):
        if t.standing[band] == space and band != t.wild:
            crowd += 1
    if crowd < 2:
        return False
    if space == STALK:
        t.cite("UND-DUEL-12 UND-ACT-10")
        return False
    return True


def cite_lost_turns(t: Table) -> None:
    """UND-DAY-15: who was removed from the space before its turn has none."""
    if t.log is None:
        return
    for band in range(t.players):
        if t.choice[band] == t.space and not t.acted >> band & 1:
            t.cite("UND-DAY-15")
