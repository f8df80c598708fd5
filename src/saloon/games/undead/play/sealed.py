"""Secret answers of several bands, shown together (specification, section 5.3).

A secret question to seats is one `together`. Where a person must answer more than once (two
bands, several buildings to pay for) the answers are asked for in waves and wait in the table,
sealed, until the last is in. `asked` says what is to be answered, `sealed` holds the answers;
hidden.py deals the answers of others anew.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, Flow, together
from saloon.games.undead.content import OUTLAWS_EACH
from saloon.games.undead.moves import LEAVE, SEND, SPEND, START, STARTS, VACATE
from saloon.games.undead.play.shooting import TO_USE_OR_NOT
from saloon.games.undead.play.supply import slots_of
from saloon.games.undead.state import (
    NOT_SEALED,
    REMOVAL,
    SENDING,
    STARTING_RESOURCES,
    UPKEEP,
    Table,
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
        return Ask(t.owner(band), "start", moves, "UND-SETUP-11", (band,))
    if t.step == REMOVAL:
        return Ask(t.owner(band), "leave", moves, "UND-KEEP-03", (band,))
    if t.step == SENDING:
        return Ask(t.owner(band), "send", moves, "UND-TWO-08", (band,))
    if t.step == UPKEEP:
        building = t.building[t.asked[i] & 15]
        return Ask(t.owner(band), "upkeep", moves, "UND-KEEP-02", (band, building))
    return Ask(t.owner(band), "critical", moves, "UND-SHOOT-03", (band,))


def sealed_menu(t: Table, i: int) -> list[int]:
    """The legal answers for an item, given what the same band has sealed before it."""
    band = t.asked[i] >> 4
    if t.step == STARTING_RESOURCES:
        return START_MOVES
    if t.step == REMOVAL:
        return LEAVES[t.in_buildings(band)]
    if t.step == SENDING:
        return [SEND + band, SEND + band + t.seats]
    if t.step == UPKEEP:
        return upkeep_menu(t, i)
    return TO_USE_OR_NOT


def upkeep_menu(t: Table, i: int) -> list[int]:
    """UND-KEEP-02: a Bullet not yet promised to another building, or leaving."""
    band = t.asked[i] >> 4
    loaded = t.bullets[band]
    for k in range(i):
        if t.asked[k] >> 4 == band and SPEND <= t.sealed[k] < SPEND + 6:
            loaded &= ~(1 << (t.sealed[k] - SPEND + 2))
    moves = slots_of(loaded, SPEND)
    moves.append(VACATE)
    return moves
