"""Fainting, Loss, Doc Barber (BAN-FNT, BAN-CRI)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.bantam.board import DOC, INTERIOR, JAIL, NOWHERE, RELEASE_DOC
from saloon.games.bantam.events import WHEN_HEALED
from saloon.games.bantam.play.fire.burning import is_raiser
from saloon.games.bantam.play.goods import lose_cargo
from saloon.games.bantam.play.governors.kept_events import lose_at_moment
from saloon.games.bantam.play.town.arrest import arrest
from saloon.games.bantam.state import DESERTED, NO_CABIN, Table
from saloon.games.bantam.written import GO, PASS, VISIT_DOC


def faint(t: Table, who: int, ground: int = NOWHERE) -> None:
    """BAN-FNT-01, BAN-FNT-02, BAN-FNT-11: Loss where the player lies, then to Doc Barber or Jail.

    `ground` is where things drop when that is not the place itself: beside a Cabin burning down.
    """
    tell_faint(t, who)
    if t.where[who] in (DOC, JAIL):
        t.cite("BAN-FNT-11 BAN-FNT-02")
        lose_cargo(t, who)
        return
    guilty = crime(t, who)
    if ground != NOWHERE:
        t.where[who] = ground
    t.cite("BAN-FNT-02")
    lose_cargo(t, who)
    carry_off(t, who, guilty)


def tell_faint(t: Table, who: int) -> None:
    """BAN-FNT-01, BAN-FNT-07: no Vigor left; a Move in progress is over."""
    t.tell_faints("BAN-FNT-01", who=who)
    if who == t.active:
        t.move_left = 0
        t.moving = False
        t.cite("BAN-FNT-07")
    if is_raiser(t, who):
        t.cite("BAN-FNT-09 BAN-SPR-12")


def crime(t: Table, who: int) -> bool:
    """BAN-CRI-01, BAN-CRI-02: trespassing, having a fire, or the outcome of a criminal action."""
    place = t.where[who]
    inside = place >= INTERIOR and t.cabin[place - INTERIOR] not in (who, NO_CABIN, DESERTED)
    if t.crime or inside or is_raiser(t, who):
        t.cite("BAN-CRI-01 BAN-CRI-02")
        return True
    return False


def carry_off(t: Table, who: int, guilty: bool) -> None:
    """BAN-FNT-03, BAN-FNT-12: to Jail for a crime, or by a winner's choice; else to Doc Barber."""
    t.cite("BAN-FNT-03 BAN-FNT-12")
    if guilty:
        arrest(t, who, "BAN-FNT-12 BAN-FNT-03")
    else:
        t.where[who] = DOC
        t.tell_to_doc("BAN-FNT-12 BAN-FNT-03", who=who)


# -- Doc Barber ---------------


def doc_open(t: Table, who: int) -> bool:
    """BAN-FNT-10: whether Doc Barber could do anything for a player."""
    return t.vig[who] < t.most_vig(who)


def doc(t: Table, who: int) -> Flow:
    """BAN-FNT-04, BAN-FNT-10: 1 Grit for all Vigor; who had fainted is Released."""
    fainted = t.vig[who] == 0
    t.grit[who] -= 1
    t.vig[who] = t.most_vig(who)
    t.cite("BAN-GRT-01 BAN-GRT-08")
    if t.sg:
        lose_at_moment(t, who, WHEN_HEALED)
        t.vig[who] = t.most_vig(who)
    t.tell_doc("BAN-FNT-04" if fainted else "BAN-FNT-10", who=who, left=t.vig[who])
    if fainted:
        yield from release(t, who, RELEASE_DOC)
    else:
        t.where[who] = RELEASE_DOC


def release(t: Table, who: int, here: int) -> Flow:
    """BAN-FNT-06, BAN-CAB-16: the Release Here Acre, or an own Cabin with a locked Door."""
    homes = [acre for acre in t.cabins_of(who) if not t.door[acre]]
    if len(homes) < t.cabin.count(who):
        t.cite("BAN-BRE-06")
    moves = [GO + here, *[GO + INTERIOR + acre for acre in homes]]
    answer = yield t.ask_release(who, moves, "BAN-FNT-06")
    t.where[who] = answer - GO
    if answer - GO >= INTERIOR:
        t.cite("BAN-CAB-16 BAN-FNT-08")
    t.tell_released("BAN-FNT-06", who=who, place=answer - GO)


def last_release(t: Table, who: int) -> Flow:
    """BAN-FNT-05: with Grit left, Release may be the last act of the turn."""
    answer = yield t.ask_last_release(who, [PASS, VISIT_DOC])
    if answer == VISIT_DOC:
        yield from doc(t, who)
