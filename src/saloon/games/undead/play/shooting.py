"""Shots, Critical tokens and kills (UND-SHOOT, UND-KILL)."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.undead.content import NOTORIETY, NOWHERE, SLOTS, STREET
from saloon.games.undead.play.ongoing import pay_theatre
from saloon.games.undead.play.supply import gain
from saloon.games.undead.state import NO_BUILDING, NO_CARD, Table
from saloon.games.undead.written import BACKFIRE, CRITICAL, NO_CRITICAL, PLACE, SKULL

# What a shot comes to: a hit is its value, 2 to 8.
MISS: Final = 0
CRITICAL_MISS: Final = -1
CRITICAL_HIT: Final = 8


def throw(t: Table, band: int) -> int:
    """UND-SHOOT-01: one d8; says what was rolled."""
    die = t.roll(8)
    t.dice = (*t.dice, band * 16 + die)
    t.tell_roll(who=band, die=die)
    return die


def read_die(t: Table, band: int, die: int) -> int:
    """UND-SHOOT-01..06: what a roll comes to; CRITICAL_HIT only if the roller then uses it."""
    if die == 8:
        if t.skulls >> band & 1:
            return CRITICAL_HIT
        t.cite("UND-SHOOT-04")
        return MISS
    if die == 1:
        if t.skulls >> band & 1:
            t.cite("UND-SHOOT-06")
            return MISS
        t.tell_critical_miss("UND-SHOOT-05", who=band)
        return CRITICAL_MISS
    if t.bullets[band] >> die & 1:
        return die
    t.cite("UND-SHOOT-02")
    return MISS


def shot(t: Table, band: int) -> FlowOf[int]:
    """UND-SHOOT-01..08: roll once and decide about a Critical Hit; the Bullet is not spent yet."""
    if not t.bullets[band]:
        t.cite("UND-SHOOT-08")
    outcome = read_die(t, band, throw(t, band))
    if outcome == CRITICAL_HIT:
        return (yield from critical_choice(t, band))
    return outcome


def critical_choice(t: Table, band: int) -> FlowOf[int]:
    """UND-SHOOT-03: an 8 with the Skull up kills, if the roller wants it to."""
    answer = yield t.ask_critical(t.owner(band), [CRITICAL, NO_CRITICAL], band=band)
    if answer == NO_CRITICAL:
        t.tell_critical_unused(who=band)
        return MISS
    use_critical(t, band)
    return CRITICAL_HIT


def use_critical(t: Table, band: int) -> None:
    """UND-SHOOT-03: no Bullet is spent, the token turns to Backfire."""
    t.skulls &= ~(1 << band)
    t.tell_critical_hit(who=band)


def spend_bullet(t: Table, band: int, value: int) -> None:
    """UND-SHOOT-01: the Bullet that was shot turns to Casing; a Critical Hit needs none."""
    if value < CRITICAL_HIT:
        t.bullets[band] &= ~(1 << value)
        t.tell_spent(who=band, slot=value)


def turn_token(t: Table, band: int, clause: str) -> Flow:
    """UND-SHOOT-05, UND-SHOOT-07: after a Critical Miss the token may be turned to the Skull."""
    answer = yield t.ask_skull(t.owner(band), [SKULL, BACKFIRE], clause, band=band)
    if answer == SKULL:
        t.skulls |= 1 << band
        t.tell_skull(clause, who=band)


def walk_off(t: Table, band: int, clauses: str) -> None:
    """UND-SHOOT-05: the outlaw on an action space returns to the stash."""
    t.standing[band] = NOWHERE
    t.stash[band] += 1
    t.cite("UND-DAY-07")
    t.tell_walks_off(clauses, who=band)


def fall(t: Table, band: int) -> None:
    """UND-KILL-01: the outlaw standing on an action space goes to the Graveyard."""
    t.standing[band] = NOWHERE
    t.graveyard[band] += 1


def reward(t: Table, shooter: int) -> None:
    """UND-KILL-01, UND-KILL-03: 1 Notoriety from the supply, Boot Hill or no Boot Hill."""
    gain(t, shooter, NOTORIETY, 1, "UND-KILL-01")


def draw_undead(t: Table) -> int:
    """The top card of Boot Hill, turned up for all to see (UND-RULING-56)."""
    card = t.boot_hill[-1]
    t.boot_hill = t.boot_hill[:-1]
    if t.known > len(t.boot_hill):
        t.known -= 1
    t.reveal()
    return card


def raise_undead(t: Table, band: int) -> Flow:
    """UND-KILL-02, UND-KILL-03: the owner of a killed outlaw adds the top undead to the Town."""
    if not t.boot_hill:
        t.tell_boot_hill_empty("UND-KILL-03", who=band)
        return
    card = draw_undead(t)
    t.turned_up = card
    t.tell_turned_up("UND-KILL-02", who=band, card=card)
    answer = yield t.ask_place(t.owner(band), places(t), "UND-KILL-02", band=band, card=card)
    t.turned_up = NO_CARD
    settle_undead(t, card, answer - PLACE, "UND-KILL-02")


def places(t: Table) -> list[int]:
    """UND-KILL-02: every building in play and the street, however many undead are there."""
    found = [PLACE + slot for slot in range(SLOTS) if t.building[slot] != NO_BUILDING]
    found.append(PLACE + STREET)
    return found


def settle_undead(t: Table, card: int, place: int, clauses: str) -> None:
    """A card from Boot Hill comes to lie in a building or in the street."""
    t.town[place] |= 1 << card
    t.tell_undead(clauses, card=card, at=t.building_at(place))


def shoot_outlaw(t: Table, shooter: int, target: int) -> FlowOf[int]:
    """UND-INT-08..13: one shot at an outlaw that has walked out; returns what it came to."""
    pay_theatre(t, shooter, target)
    outcome = yield from shot(t, shooter)
    if outcome > MISS:
        spend_bullet(t, shooter, outcome)
        fall(t, target)
        t.tell_killed("UND-KILL-01 UND-INT-09", target=target, who=shooter)
        reward(t, shooter)
        yield from raise_undead(t, target)
    elif outcome == CRITICAL_MISS:
        walk_off(t, shooter, "UND-INT-12 UND-SHOOT-05 UND-TURN-05")
        yield from turn_token(t, shooter, "UND-SHOOT-05")
    return outcome
