"""What lies on the table of `wanted`, said once: written.py and shown.py follow from it.

After a change: `python -m scripts.written`. Views and learners are shown them in this order.
"""

from __future__ import annotations

from saloon.declare.fields import (
    NOBODY,
    each,
    flag,
    number,
    numbers,
    observed,
    option,
    row,
    rows,
    seat,
    shown,
)
from saloon.engine.field import HIGH
from saloon.games.wanted.content import DOLLARS_EACH, ROUND_LIMIT


class Fields:
    """All that lies on the table. The top of a deck and of a stack is its last card."""

    quick = option(False, "WAN-QUICK-01")
    duel = option(False, "WAN-DUEL-01")
    consent = option(False, "WAN-DUEL-13")
    dollars = option(False, "WAN-DOLLAR-01")
    cavalry = option(False, "WAN-CAV-01")
    supremacy = option(False, "WAN-SUP-01")

    round = number(most=ROUND_LIMIT, about="the round")
    starter = seat(about="who began the round, the observer first")
    turn = seat(about="whose turn it is, the observer first")
    turns = number(most=56, about="turns taken this round", seen=NOBODY)

    dealt = flag(within="decks")
    decks = rows(within="decks")
    unturned = number(-1, within="decks")  # the town WAN-END-05 left without a face-up card
    looked = numbers(within="decks")  # a deck: the seats that saw its next card, as a bit mask
    left = observed(5, 12, "cards left in the four towns and the Saloon", "decks")
    up = observed(20, 1, "a town: its face-up card's gang (4), and whether it is a leader", "decks")
    unseen = observed(16, 3, "a town: how many cards of each gang lie face down in it", "decks")
    saloon = observed(3, 4, "Sheriffs, Hunters and Swindlers still in the Saloon", "decks")
    next = observed(23, 1, "cards this seat saw: a town's as in `up`, a Saloon kind (3)", "decks")
    buried = numbers(  # a deck: how many of its lowest cards were buried there
        within="decks", size=4, most=12, by="decks", about="cards buried in each town"
    )

    stacks = rows(  # of seat s and gang g: number s * 4 + g
        4,
        within="players.stacks",
        size="4 * seats",
        most=12,
        by="stacks",
        about="a player: how many cards of each gang",
    )
    leaders = observed("4 * seats", 1, "a player: which leaders", "leaders")
    wanted = each(of=4, several=True, called="GANGS", about="a player: which Wanted tokens")
    holder = shown("players.one")
    tiles = each(most=DOLLARS_EACH, about="a player: Dollars tiles")
    score = shown("players.points")
    points = observed("seats", 93, "a player: what the stacks would score now", "points")
    totals = each(most=HIGH, shown="total", about="a player: points over all rounds")

    one = seat(about="who holds the One token")
    horse = number(-1, of=4, called="DECKS", shown="cavalry", about="the town under the Cavalry")
    supreme = number(
        -1, of=4, called="GANGS", shown="supremacy", about="the gang that Supremacy names"
    )
    discard = row(
        called="OUTLAW_IDS", size=4, most=12, by="discard", about="outlaws of each gang discarded"
    )
    saloon_discard = row(called="SALOON_KINDS")
    out = row(called="OUTLAW_IDS")
    last_points = numbers()  # of the round scored last
