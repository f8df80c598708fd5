"""What learning machines are shown beside the plain fields: a function writes what fields.py says.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import ORDER, cut, one_of
from saloon.games.wanted.content import SALOON, gang_of, is_leader
from saloon.games.wanted.play.scoring import points_of
from saloon.games.wanted.state import NOWHERE, Table

NO_CARD: Final = bytes(5)
NO_GANGS: Final = bytes(4)
NO_KINDS: Final = bytes(3)
NO_DECKS: Final = bytes(71)
CARD: Final = [
    one_of(4, gang_of(card)) + (b"\x01" if is_leader(card) else b"\x00") for card in range(48)
]
"""The gang of a card and whether it is a leader."""
UNIT: Final = [1 << 2 * gang_of(card) for card in range(48)]
"""A card among those of its town: two bits a gang count them, for there are three of each."""
GANGS: Final = [
    bytes([cards & 3, cards >> 2 & 3, cards >> 4 & 3, cards >> 6]) for cards in range(256)
]
"""How many cards of each gang such a sum counts."""


def decks(t: Table, seat: int, out: BytesWriter) -> None:
    """All that is known of the decks."""
    if not t.dealt:
        out.write(NO_DECKS)
        return
    for deck in t.decks:
        out.append(len(deck))
    for town in range(4):
        cards = t.decks[town]
        out.write(NO_CARD if town == t.unturned or not cards else CARD[cards[-1]])
    for town in range(4):
        cards = t.decks[town]
        face_down = 0
        for card in cards:
            face_down += UNIT[card]
        if cards and town != t.unturned:
            face_down -= UNIT[cards[-1]]
        out.write(GANGS[face_down])
    saloon = t.decks[SALOON]
    start = len(out)
    out.write(NO_KINDS)
    for kind in saloon:
        out[start + kind] += 1
    for town in range(4):
        known = t.looked[town] >> seat & 1
        out.write(CARD[t.decks[town][-1 if town == t.unturned else -2]] if known else NO_CARD)
    out.write(one_of(3, saloon[-1] if t.looked[SALOON] >> seat & 1 else NOWHERE))
    for town in range(4):
        out.append(cut(t.buried[town]))


def discard(t: Table, seat: int, out: BytesWriter) -> None:  # noqa: ARG001
    """A gang: how many of its outlaws are on the discard."""
    start = len(out)
    out.write(NO_GANGS)
    for card in t.discard:
        out[start + gang_of(card)] += 1


def stacks(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: how many cards of each gang."""
    for who in ORDER[t.seats][seat]:
        for stack in range(who * 4, who * 4 + 4):
            out.append(len(t.stacks[stack]))


def leaders(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: which leaders."""
    for who in ORDER[t.seats][seat]:
        for gang in range(4):
            out.append(1 if t.has_leader(who, gang) else 0)


def points(t: Table, seat: int, out: BytesWriter) -> None:
    """A player: what the stacks would score now."""
    for who in ORDER[t.seats][seat]:
        out.append(cut(points_of(t, who)))
