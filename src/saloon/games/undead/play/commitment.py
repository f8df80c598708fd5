"""The secret commitment and its reveal (UND-DAY-04..12)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, Flow, together
from saloon.games.undead.content import HIRE_GUNS, WILD
from saloon.games.undead.play.hire import can_pay, new_in_town
from saloon.games.undead.play.order import go_on
from saloon.games.undead.state import Table
from saloon.games.undead.written import GO, PAIR

SIT_OUT: Final = 0


def commit(t: Table) -> Flow:
    """UND-DAY-04: every player secretly commits each band to one option, all at the same time."""
    parts: list[Ask] = []
    choice = [SIT_OUT] * t.players
    for seat in range(t.seats):
        moves = options_of(t, seat)
        if len(moves) > 1:
            if t.two_bands:
                parts.append(t.ask_commit_bands(seat, moves, band=seat))
            else:
                parts.append(t.ask_commit(seat, moves, band=seat))
        else:
            commit_to(t, choice, seat, moves[0])
    if parts:
        ask = together(parts)
        yield ask
        for i, part in enumerate(parts):
            commit_to(t, choice, part.seat, ask.answers[i])
    t.choice = tuple(choice)
    yield from reveal(t)


def options_of(t: Table, seat: int) -> list[int]:
    """UND-RULING-32: one mind commits both of its bands together; all others the one they have."""
    if not t.two_bands:
        return [GO + number for number in options(t, seat)]
    second = options(t, seat + 2)
    return [PAIR + one * 10 + two for one in options(t, seat) for two in second]


def commit_to(t: Table, choice: list[int], seat: int, move: int) -> None:
    """Note what a seat has answered for its band or bands."""
    if t.two_bands:
        choice[seat] = (move - PAIR) // 10
        choice[seat + 2] = (move - PAIR) % 10
    else:
        choice[seat] = move - GO


def options(t: Table, band: int) -> list[int]:
    """UND-DAY-05..09: Hire Guns, 1, each space 2 to 8 that is free, or sitting out."""
    if t.stash[band] == 0:
        numbers = [SIT_OUT]
        t.cite("UND-DAY-09 UND-DAY-05")
    else:
        lying = t.lying[band]
        numbers = [number for number in range(1, 9) if not lying >> number & 1]
        if lying:
            t.cite("UND-DAY-06")
    if can_pay(t, band) or new_in_town(t, band):
        numbers.append(HIRE_GUNS)
        t.cite("UND-DAY-08")
    return numbers


def reveal(t: Table) -> Flow:
    """UND-DAY-10..12: hirers first, then all outlaws are placed, the Wild last."""
    ones: list[int] = []
    for band in t.order():
        if t.choice[band] == HIRE_GUNS:
            t.tell_goes_hiring("UND-DAY-10 UND-HIRE-01", who=band)
    for band in t.order():
        number = t.choice[band]
        if number == WILD:
            ones.append(band)
            t.tell_chose_wild("UND-DAY-10", who=band)
        elif number == SIT_OUT:
            t.tell_sits_out("UND-DAY-09", who=band)
        elif number != HIRE_GUNS:
            stand(t, band, number, "UND-DAY-10")
    if len(ones) == 1:
        yield from place_wild(t, ones[0])
    elif ones:
        t.tell_wilds_clash("UND-DAY-12", count=len(ones))
    t.space = HIRE_GUNS
    go_on(t)


def stand(t: Table, band: int, space: int, clauses: str) -> None:
    """UND-DAY-10: an outlaw from the stash stands on a space."""
    t.stash[band] -= 1
    t.standing[band] = space
    t.tell_stands(clauses, who=band, space=space)


def place_wild(t: Table, band: int) -> Flow:
    """UND-DAY-11: a space without a standing outlaw and without an own laid-down one."""
    taken = t.lying[band]
    for other in range(t.players):
        taken |= 1 << t.standing[other]
    moves = [GO + space for space in range(2, 9) if not taken >> space & 1]
    if not moves:
        t.tell_wild_lost(who=band)
        return
    answer = yield t.ask_wild(t.owner(band), moves, band=band)
    stand(t, band, answer - GO, "UND-DAY-11")
    t.wild = band
