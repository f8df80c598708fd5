"""Fainting, Loss, Doc Barber (BAN-FNT, BAN-CRI)."""

from __future__ import annotations

from saloon.engine.ask import Ask, Flow
from saloon.games.bantam.board import DOC, INTERIOR, RELEASE_DOC
from saloon.games.bantam.moves import GO, PASS, VISIT_DOC
from saloon.games.bantam.play.arrest import arrest
from saloon.games.bantam.play.goods import lose_cargo
from saloon.games.bantam.state import NO_CABIN, Table


def faint(t: Table, who: int) -> None:
    """BAN-FNT-01..03."""
    t.tell("faints", "BAN-FNT-01", who)
    guilty = crime(t, who)
    lose_cargo(t, who)
    if guilty:
        arrest(t, who, "BAN-FNT-03")
    else:
        t.where[who] = DOC


def crime(t: Table, who: int) -> bool:
    """BAN-CRI-01."""
    place = t.where[who]
    inside = place >= INTERIOR and t.cabin[place - INTERIOR] not in (who, NO_CABIN)
    return t.crime or inside


def doc_open(t: Table, who: int) -> bool:
    """BAN-FNT-10."""
    return t.vig[who] < t.most_vig(who)


def doc(t: Table, who: int) -> Flow:
    """BAN-FNT-04, BAN-FNT-10."""
    fainted = t.vig[who] == 0
    t.grit[who] -= 1
    t.vig[who] = t.most_vig(who)
    if fainted:
        yield from release(t, who, RELEASE_DOC)
    else:
        t.where[who] = RELEASE_DOC


def release(t: Table, who: int, here: int) -> Flow:
    """BAN-FNT-06."""
    homes = [acre for acre in t.cabins_of(who) if not t.door[acre]]
    moves = [GO + here, *[GO + INTERIOR + acre for acre in homes]]
    answer = yield Ask(who, "release", moves, "BAN-FNT-06")
    t.where[who] = answer - GO
    t.tell("released", "BAN-FNT-06", who, answer - GO)


def last_release(t: Table, who: int) -> Flow:
    """BAN-FNT-05."""
    answer = yield Ask(who, "last-release", [PASS, VISIT_DOC], "BAN-FNT-05")
    if answer == VISIT_DOC:
        yield from doc(t, who)
