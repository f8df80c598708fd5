"""Secret answers of several bands, shown together (specification, section 5.3).

A secret question to seats is one `together`. Where a person must answer more than once (two
bands, several buildings to pay for) the answers are asked for in waves and wait in the table,
sealed, until the last is in. `asked` says what is to be answered, `sealed` holds the answers;
hidden.py redeals the answers of others.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, Flow, together
from saloon.games.undead.content import OUTLAWS_EACH
from saloon.games.undead.moves import STARTS
from saloon.games.undead.play.supply import slots_of
from saloon.games.undead.state import NOT_SEALED, Table
from saloon.games.undead.written import (
    CRITICAL,
    LEAVE,
    NO_CRITICAL,
    REMOVAL,
    SEND,
    SENDING,
    SPEND,
    START,
    STARTING_RESOURCES,
    UPKEEP,
    VACATE,
    is_spend,
)

START_MOVES: Final = list(range(START, START + len(STARTS)))
LEAVES: Final = [list(range(LEAVE, LEAVE + (1 << homes))) for homes in range(OUTLAWS_EACH + 1)]


def seal(t: Table, items: list[int]) -> None:
    """Open a secret question: one answer for each item, band * 16 + slot."""
    t.asked = tuple(items)
    t.sealed = (NOT_SEALED,) * len(items)


def unseal(t: Table) -> tuple[int, ...]:
    """All answers are in: nothing is hidden any more."""
    answers = t.sealed
    t.asked = ()
    t.sealed = ()
    return answers


def wave(t: Table) -> Flow:
    """Ask every seat for its next answer that is still missing."""
    parts: list[Ask] = []
    places: list[int] = []
    seats = 0
    for i, item in enumerate(t.asked):
        seat = t.owner(item >> 4)
        if t.sealed[i] == NOT_SEALED and not seats >> seat & 1:
            seats |= 1 << seat
            places.append(i)
            parts.append(sealed_question(t, i))
    ask = together(parts)
    yield ask
    answers = list(t.sealed)
    for k, i in enumerate(places):
        answers[i] = ask.answers[k]
    t.sealed = tuple(answers)


def sealed_question(t: Table, i: int) -> Ask:
    """What an item asks of its band, by the step of the game; anywhere else it is about an 8."""
    band = t.asked[i] >> 4
    moves = sealed_menu(t, i)
    if t.step == STARTING_RESOURCES:
        return t.ask_start(t.owner(band), moves, "UND-SETUP-11", band=band)
    if t.step == REMOVAL:
        return t.ask_leave(t.owner(band), moves, "UND-KEEP-03", band=band)
    if t.step == SENDING:
        return t.ask_send(t.owner(band), moves, "UND-TWO-08", band=band)
    if t.step == UPKEEP:
        building = t.building[t.asked[i] & 15]
        return t.ask_upkeep(t.owner(band), moves, "UND-KEEP-02", band=band, building=building)
    return t.ask_critical(t.owner(band), moves, "UND-SHOOT-03", band=band)


def sealed_menu(t: Table, i: int) -> list[int]:
    """The legal answers for an item, given what the same band has sealed before it."""
    band = t.asked[i] >> 4
    if t.step == STARTING_RESOURCES:
        return START_MOVES[:]
    if t.step == REMOVAL:
        return LEAVES[t.in_buildings(band)][:]
    if t.step == SENDING:
        return [SEND + band, SEND + band + t.seats]
    if t.step == UPKEEP:
        return upkeep_menu(t, i)
    return [CRITICAL, NO_CRITICAL]


def upkeep_menu(t: Table, i: int) -> list[int]:
    """UND-KEEP-02: a Bullet not yet promised to another building, or leaving."""
    band = t.asked[i] >> 4
    loaded = t.bullets[band]
    for k in range(i):
        if t.asked[k] >> 4 == band and is_spend(t.sealed[k]):
            loaded &= ~(1 << (t.sealed[k] - SPEND + 2))
    moves = slots_of(loaded, SPEND)
    moves.append(VACATE)
    return moves
