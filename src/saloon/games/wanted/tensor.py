"""The table as small numbers, for learning machines: what `view` shows, and no more.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from saloon.engine.field import HIGH, ORDER, PLACE, Field, cut, members, one_of
from saloon.games.wanted.content import DOLLARS_EACH, ROUND_LIMIT, SALOON, gang_of, is_leader
from saloon.games.wanted.play.scoring import points_of
from saloon.games.wanted.state import NOWHERE, Table

PROMPTS: Final = (
    "draw",
    "dollars",
    "cavalry",
    "sheriff",
    "hunter",
    "swindler",
    "consent",
)
"""Every question the rules ask."""

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


def layout(seats: int) -> list[Field]:
    """What `observe` writes."""
    return [
        Field("options", 6, 1, "quick, duel, consent, dollars, cavalry, supremacy"),
        Field("seat", seats, 1, "which seat observes"),
        Field("turn", seats, 1, "whose turn it is, the observer first"),
        Field("starter", seats, 1, "who began the round, the observer first"),
        Field("round", 1, ROUND_LIMIT, "the round"),
        Field("turns", 1, 56, "turns taken this round"),
        Field("left", 5, 12, "cards left in the four towns and the Saloon"),
        Field("up", 20, 1, "a town: the gang of its face-up card (4), and whether it is a leader"),
        Field("unseen", 16, 3, "a town: how many cards of each gang still lie face down in it"),
        Field("saloon", 3, 4, "Sheriffs, Hunters and Swindlers still in the Saloon"),
        Field("next", 23, 1, "cards this seat looked at: a town's as in `up`, a Saloon kind (3)"),
        Field("buried", 4, 12, "cards buried in each town"),
        Field("discard", 4, 12, "outlaws of each gang on the discard"),
        Field("cavalry", 4, 1, "the town under the Cavalry"),
        Field("supremacy", 4, 1, "the gang that Supremacy names"),
        Field("stacks", 4 * seats, 12, "a player: how many cards of each gang"),
        Field("leaders", 4 * seats, 1, "a player: which leaders"),
        Field("wanted", 4 * seats, 1, "a player: which Wanted tokens"),
        Field("one", seats, 1, "who holds the One token"),
        Field("tiles", seats, DOLLARS_EACH, "a player: Dollars tiles"),
        Field("points", seats, 93, "a player: what the stacks would score now"),
        Field("totals", seats, HIGH, "a player: points over all rounds"),
    ]


def observe(t: Table, seat: int) -> bytes:
    """WAN-TURN-11: all is open but the face-down cards and what others have looked at."""
    seats = t.seats
    order = ORDER[seats][seat]
    place = PLACE[seats][seat]
    out = BytesWriter()
    out.write(members(6, _options(t)))
    out.write(one_of(seats, seat))
    out.write(one_of(seats, place[t.turn]))
    out.write(one_of(seats, place[t.starter]))
    out.append(cut(t.round))
    out.append(cut(t.turns))
    if t.dealt:
        _decks(t, seat, out)
    else:
        out.write(NO_DECKS)
    start = len(out)
    out.write(NO_GANGS)
    for card in t.discard:
        out[start + gang_of(card)] += 1
    out.write(one_of(4, t.horse))
    out.write(one_of(4, t.supreme))
    for who in order:
        for stack in range(who * 4, who * 4 + 4):
            out.append(len(t.stacks[stack]))
    for who in order:
        for gang in range(4):
            out.append(1 if t.has_leader(who, gang) else 0)
    for who in order:
        out.write(members(4, t.wanted[who]))
    out.write(one_of(seats, place[t.one]))
    for who in order:
        out.append(cut(t.tiles[who]))
    for who in order:
        out.append(cut(points_of(t, who)))
    for who in order:
        out.append(cut(t.totals[who]))
    return out.getvalue()


def _options(t: Table) -> int:
    options = 1 if t.quick else 0
    if t.duel:
        options |= 2
    if t.consent:
        options |= 4
    if t.dollars:
        options |= 8
    if t.cavalry:
        options |= 16
    return options | 32 if t.supremacy else options


def _decks(t: Table, seat: int, out: BytesWriter) -> None:
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
