"""What learning machines are shown beside the plain fields: a function writes what fields.py says.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import ORDER, PLACE, cut, one_of
from saloon.games.bantam.board import NOWHERE, PLACES
from saloon.games.bantam.cards import CARD
from saloon.games.bantam.content import ENEMY, MOST_ENGAGEMENTS
from saloon.games.bantam.effects import SKILLS
from saloon.games.bantam.state import CARRIED, NO_CABIN, NO_CARD, NOBODY, Table

NO_FOE: Final = bytes(2 + PLACES)
FRONT: Final = [enemy.front + 1 for enemy in ENEMY]
NOTHING_THERE: Final = bytes(PLACES)
NO_HAND: Final = bytes(len(CARD))
NO_SIDE: Final = bytes(5 + len(CARD))
NO_FIGHT: Final = bytes(5)


def skills(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: each skill now."""
    for who in ORDER[t.seats][seat]:
        for skill in range(len(SKILLS)):
            out.append(cut(t.skill(who, skill)))


def heads(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: how many Heads."""
    held = [0] * t.seats
    if t.seen:
        for at in t.head:
            if CARRIED <= at < CARRIED + t.seats:
                held[at - CARRIED] += 1
    for who in ORDER[t.seats][seat]:
        out.append(cut(held[who]))


def cards(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: how many Combat Cards, and how many of them are Exhausted."""
    for who in ORDER[t.seats][seat]:
        tired = 0
        for card in t.cards[who]:
            tired += t.tired[card]
        out.append(cut(len(t.cards[who])))
        out.append(cut(tired))


def tasks(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: how many tasks are done."""
    for who in ORDER[t.seats][seat]:
        left = t.tasks[who]
        done = 0
        while left:
            done += left & 1
            left >>= 1
        out.append(cut(done))


def jailed(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: whether in jail."""
    for who in ORDER[t.seats][seat]:
        out.append(0 if t.jailer[who] == NOBODY else 1)


def homes(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: how many Cabins."""
    owned = [0] * t.seats
    for owner in t.cabin:
        if NO_CABIN < owner < t.seats:
            owned[owner] += 1
    for who in ORDER[t.seats][seat]:
        out.append(cut(owned[who]))


def foes(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """A foe: its front plus one, Wounds; where."""
    for slot, at in enumerate(t.foe_at):
        if at == NOWHERE:
            out.write(NO_FOE)
        else:
            out.append(cut(FRONT[t.foe_token[slot]]))
            out.append(cut(t.wounds[slot]))
            out.write(one_of(PLACES, at))


def cabins(t: Table, seat: int, out: BytesWriter) -> None:
    """An Acre: whose Cabin."""
    place = PLACE[t.seats][seat]
    for owner in t.cabin:
        if owner == NO_CABIN:
            out.append(0)
        else:
            out.append(cut(5 if owner >= t.seats else 1 + place[owner]))


def fires(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """A place: how many fire tokens."""
    start = len(out)
    out.write(NOTHING_THERE)
    for token in t.fire:
        out[start + (token >> 2 & 255)] += 1


def ground(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """A place: how many things lie loose."""
    start = len(out)
    out.write(NOTHING_THERE)
    for thing in t.ground:
        out[start + (thing >> 6)] += 1


def fight(t: Table, seat: int, out: BytesWriter) -> None:
    """Whether there is one, the observer's part in it, the Engagement, whether it is an Ambush."""
    if not t.fighting:
        out.write(NO_FIGHT)
        return
    out.append(1)
    out.append(1 if t.attacker == seat else 0)
    out.append(1 if t.defender == seat else 0)
    out.append(cut(min(MOST_ENGAGEMENTS, t.engagements)))
    out.append(1 if t.ambushed else 0)


def hand(t: Table, seat: int, out: BytesWriter) -> None:
    """The observer's combat hand."""
    start = len(out)
    out.write(NO_HAND)
    if t.fighting:
        for side in range(len(t.hand)):
            if (t.attacker if side == 0 else t.defender) == seat:
                for card in t.hand[side]:
                    out[start + card] = 1


def sides(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """Attacker and Defender: what all see of their cards."""
    for side in range(2):
        if not t.fighting or side >= len(t.hand):
            out.write(NO_SIDE)
            continue
        out.append(cut(len(t.hand[side])))
        out.append(cut(len(t.deck[side])))
        out.append(cut(t.block[side]))
        out.append(cut(t.special[side]))
        out.append(cut(t.fate[side]))
        shown = t.shown[side]
        out.write(one_of(len(CARD), shown if shown != NO_CARD else -1))
