"""Hunt and Fight: shooting at undead (UND-HUNT, UND-UND)."""

from __future__ import annotations

from saloon.engine.ask import FlowOf
from saloon.games.undead.content import CARDS, SCOUT, STALK, STREET, WEAK
from saloon.games.undead.play.ongoing import pay_bounty, pay_theatre
from saloon.games.undead.play.shooting import (
    CRITICAL_HIT,
    CRITICAL_MISS,
    critical_choice,
    read_die,
    spend_bullet,
    throw,
    turn_token,
    walk_off,
)
from saloon.games.undead.state import Table
from saloon.games.undead.written import AGAIN, SHOOT_AT, STOP


def prey(t: Table, space: int) -> list[int]:
    """UND-HUNT-01..03: any undead in Town for a Hunt, those in the street for a Fight."""
    cards = t.town[STREET]
    if space in (SCOUT, STALK):
        for mask in t.town:
            cards |= mask
    if not cards:
        return []
    return [SHOOT_AT + card for card in range(CARDS) if cards >> card & 1]


def attempt(t: Table, who: int, card: int) -> FlowOf[bool]:
    """UND-UND-01..10: roll on and on at one card; says whether a Critical Miss ended the turn."""
    place = place_of(t, card)
    if t.standing[who] < STALK:
        t.tell_fights("UND-HUNT-02 UND-UND-01 UND-UND-10", who=who, card=card)
    else:
        t.tell_aims_at(
            "UND-HUNT-01 UND-UND-01 UND-UND-10",
            who=who,
            card=card,
            at=t.building_at(place),
        )
    t.cite("UND-HUNT-03 UND-UND-08")
    if not t.bullets[who]:
        t.cite("UND-SHOOT-08")
    pay_theatre(t, who, who)
    seen = 0
    while True:
        die = throw(t, who)
        if seen >> die & 1:
            t.tell_twice("UND-UND-05", who=who, die=die)
            return False
        seen |= 1 << die
        outcome = read_die(t, who, die)
        if outcome == CRITICAL_MISS:
            walk_off(t, who, "UND-UND-07 UND-SHOOT-05 UND-TURN-05")
            yield from turn_token(t, who, "UND-SHOOT-05")
            return True
        if outcome == CRITICAL_HIT:
            t.cite("UND-UND-06")
            outcome = yield from critical_choice(t, who)
        elif outcome > 0:
            spend_bullet(t, who, outcome)
        else:
            t.tell_goes_wide("UND-UND-04" if WEAK[card] >> die & 1 else "UND-UND-02", die=die)
        if outcome == CRITICAL_HIT or (outcome > 0 and WEAK[card] >> outcome & 1):
            kill_undead(t, who, card, place)
            return False
        if outcome > 0:
            t.tell_wasted("UND-UND-03", who=who, die=die)
        answer = yield t.ask_again(
            t.owner(who), [AGAIN, STOP], "UND-UND-02", band=who, card=card, seen=seen
        )
        if answer == STOP:
            t.tell_lets_be("UND-UND-02", who=who, card=card)
            return False


def place_of(t: Table, card: int) -> int:
    """Where in Town an undead is."""
    place = STREET
    while not t.town[place] >> card & 1:
        place -= 1
    return place


def kill_undead(t: Table, who: int, card: int, place: int) -> None:
    """UND-UND-03, UND-UND-09, UND-SOLO-34: the card is the killer's, or goes under Boot Hill."""
    t.town[place] &= ~(1 << card)
    t.tell_undead_killed("UND-UND-03 UND-UND-09", who=who, card=card, at=t.building_at(place))
    if t.solo:
        t.boot_hill = (card, *t.boot_hill)
        t.known += 1
        t.cite("UND-SOLO-34")
        return
    t.killed[who] |= 1 << card
    pay_bounty(t)
