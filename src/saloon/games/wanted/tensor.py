"""The table as small numbers, for learning machines: what `view` shows, and no more.

Players stand in the order of play, the observing seat first.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import HIGH, Field, one_of
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


def observe(t: Table, seat: int) -> list[int]:
    """WAN-TURN-11: all is open but the face-down cards and what others have looked at."""
    seats = t.seats
    out = [
        1 if t.quick else 0,
        1 if t.duel else 0,
        1 if t.consent else 0,
        1 if t.dollars else 0,
        1 if t.cavalry else 0,
        1 if t.supremacy else 0,
    ]
    one_of(out, seats, seat)
    one_of(out, seats, (t.turn - seat) % seats if t.turn >= 0 else NOWHERE)
    one_of(out, seats, (t.starter - seat) % seats if t.starter >= 0 else NOWHERE)
    out.append(t.round)
    out.append(t.turns)
    if t.dealt:
        _decks(t, seat, out)
    else:
        out.extend([0] * 71)
    discard = [0, 0, 0, 0]
    for card in t.discard:
        discard[gang_of(card)] += 1
    out.extend(discard)
    one_of(out, 4, t.horse)
    one_of(out, 4, t.supreme)
    order = [(seat + step) % seats for step in range(seats)]
    for who in order:
        for gang in range(4):
            out.append(len(t.stacks[who * 4 + gang]))
    for who in order:
        for gang in range(4):
            out.append(1 if t.has_leader(who, gang) else 0)
    for who in order:
        for gang in range(4):
            out.append(t.wanted[who] >> gang & 1)
    for who in order:
        out.append(1 if t.one == who else 0)
    for who in order:
        out.append(t.tiles[who])
    for who in order:
        out.append(points_of(t, who))
    for who in order:
        out.append(min(HIGH, t.totals[who]))
    return out


def _decks(t: Table, seat: int, out: list[int]) -> None:
    for deck in t.decks:
        out.append(len(deck))
    unseen = [0] * 16
    for town in range(4):
        cards = t.decks[town]
        up = len(cards) if town == t.unturned else len(cards) - 1
        _card(out, cards[up] if 0 <= up < len(cards) else NOWHERE)
        for at in range(up):
            unseen[town * 4 + gang_of(cards[at])] += 1
    out.extend(unseen)
    saloon = t.decks[SALOON]
    for kind in range(3):
        out.append(saloon.count(kind))
    for town in range(4):
        known = t.looked[town] >> seat & 1
        _card(out, t.decks[town][-1 if town == t.unturned else -2] if known else NOWHERE)
    one_of(out, 3, saloon[-1] if t.looked[SALOON] >> seat & 1 else NOWHERE)
    for town in range(4):
        out.append(t.buried[town])


def _card(out: list[int], card: int) -> None:
    """The gang of a card and whether it is a leader; nothing for no card."""
    if card == NOWHERE:
        out.extend([0, 0, 0, 0, 0])
        return
    one_of(out, 4, gang_of(card))
    out.append(1 if is_leader(card) else 0)
