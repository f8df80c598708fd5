"""Duels (UND-DUEL): one simultaneous shot by everybody who shares a space."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.undead.content import COIN, LAWYER
from saloon.games.undead.play.ongoing import pay_theatre_duel
from saloon.games.undead.play.sealed import seal, unseal, wave
from saloon.games.undead.play.shooting import (
    CRITICAL_HIT,
    CRITICAL_MISS,
    MISS,
    fall,
    raise_undead,
    read_die,
    reward,
    spend_bullet,
    throw,
    turn_token,
    use_critical,
    walk_off,
)
from saloon.games.undead.play.supply import hand_over
from saloon.games.undead.state import NOBODY, NOT_SEALED, Table
from saloon.games.undead.written import AIM, BRIBE, CRITICAL, SKIP


def duel(t: Table, everybody: list[int]) -> Flow:
    """UND-DUEL-01..11: targets, one roll each, all hits at the same time."""
    t.tell_duel("UND-DUEL-01 UND-DUEL-02", space=t.space, count=len(everybody))
    if t.two_bands:
        t.cite("UND-TWO-06")
    fighters = yield from lawyer_leaves(t, everybody)
    if len(fighters) < 2:
        return
    aims = yield from name_targets(t, fighters)
    pay_theatre_duel(t, fighters)
    hits = yield from roll_together(t, fighters)
    values = landed(t, fighters, aims, hits)
    dead = kill_struck(t, fighters, aims, values)
    share_rewards(t, fighters, aims, values)
    for band in fighters:
        if dead >> band & 1:
            t.cite("UND-KILL-04")
            yield from raise_undead(t, band)
    yield from critical_misses(t, fighters, hits, dead)
    t.cite("UND-DUEL-10")
    if not dead:
        t.tell_nobody_hit("UND-DUEL-11", space=t.space)


def lawyer_leaves(t: Table, fighters: list[int]) -> FlowOf[list[int]]:
    """UND-BLD-17, UND-BLD-30, UND-RULING-21: for 1 Coin the controller stays out of a duel."""
    client = t.controller(LAWYER)
    if client == NOBODY or client not in fighters:
        return fighters
    bribes = [BRIBE + band for band in fighters if may_bribe(t, client, band)]
    if not bribes:
        return fighters
    answer = yield t.ask_lawyer(t.owner(client), [SKIP, *bribes], "UND-BLD-30", band=client)
    if answer == SKIP:
        return fighters
    bribe(t, client, answer - BRIBE)
    return [band for band in fighters if band != client]


def may_bribe(t: Table, client: int, opponent: int) -> bool:
    """UND-BLD-30, UND-TWO-12: the Coin goes to a band of another player."""
    if t.coins[t.owner(client)] == 0 or opponent == client:
        return False
    if t.owner(client) == t.owner(opponent):
        t.cite("UND-TWO-12")
        return False
    return True


def bribe(t: Table, client: int, opponent: int) -> None:
    """UND-BLD-17: 1 Coin to an opponent, and the shootout goes on without the controller."""
    hand_over(t, client, opponent, COIN)
    t.tell_bribe("UND-BLD-17 UND-BLD-30", who=client, target=opponent)


def name_targets(t: Table, fighters: list[int]) -> FlowOf[list[int]]:
    """UND-DUEL-03: two target each other; more name a target one after another, in turn order."""
    aims = [NOBODY] * t.bands
    for band in fighters:
        foes = [AIM + foe for foe in fighters if foe != band]
        answer = yield t.ask_aim(t.owner(band), foes, band=band)
        aims[band] = answer - AIM
        if len(foes) > 1:
            t.tell_aims(who=band, target=aims[band])
    return aims


def roll_together(t: Table, fighters: list[int]) -> FlowOf[list[int]]:
    """UND-DUEL-04: all roll once, then every 8 with the Skull up is decided on, in secret."""
    hits = [MISS] * t.bands
    eights: list[int] = []
    for band in fighters:
        hits[band] = read_die(t, band, throw(t, band))
        if hits[band] == CRITICAL_HIT:
            eights.append(band)
        if not t.bullets[band]:
            t.cite("UND-SHOOT-08")
    t.cite("UND-DUEL-04")
    if eights:
        unused = yield from decide_eights(t, eights)
        for band in eights:
            if unused >> band & 1:
                t.tell_critical_unused("UND-SHOOT-03", who=band)
                hits[band] = MISS
            else:
                use_critical(t, band)
    return hits


def decide_eights(t: Table, eights: list[int]) -> FlowOf[int]:
    """UND-DUEL-04: those who rolled 8 decide at the same time; returns who does not use it.

    A person whose two bands both rolled 8 answers for one after the other.
    """
    seal(t, [band * 16 for band in eights])
    while NOT_SEALED in t.sealed:
        yield from wave(t)
    answers = unseal(t)
    unused = 0
    for i, band in enumerate(eights):
        if answers[i] != CRITICAL:
            unused |= 1 << band
    return unused


def landed(t: Table, fighters: list[int], aims: list[int], hits: list[int]) -> list[int]:
    """UND-DUEL-05, UND-DUEL-06: the hits that count; the lower of a pair is cancelled."""
    values = [MISS] * t.bands
    for band in fighters:
        value = hits[band]
        if value <= MISS:
            continue
        foe = aims[band]
        if aims[foe] == band and hits[foe] > value:
            t.tell_cancelled("UND-DUEL-06 UND-SHOOT-09 UND-SHOOT-10", who=band, target=foe)
            continue
        if aims[foe] == band and hits[foe] == value:
            t.cite("UND-DUEL-06")
        values[band] = value
        t.cite("UND-DUEL-05")
    return values


def spend_landed(t: Table, fighters: list[int], values: list[int]) -> None:
    """UND-DUEL-07: every hit that counts costs its Bullet, also in a double kill."""
    for band in fighters:
        if values[band] > MISS:
            spend_bullet(t, band, values[band])
            t.cite("UND-DUEL-07")


def kill_struck(t: Table, fighters: list[int], aims: list[int], values: list[int]) -> int:
    """UND-DUEL-07: the dead go to the Graveyard, the Bullets are spent; returns who died."""
    spend_landed(t, fighters, values)
    dead = 0
    for band in fighters:
        target = aims[band]
        if values[band] > MISS and not dead >> target & 1:
            dead |= 1 << target
            fall(t, target)
            t.tell_killed("UND-DUEL-07 UND-KILL-01", target=target, who=band)
    return dead


def share_rewards(t: Table, fighters: list[int], aims: list[int], values: list[int]) -> None:
    """UND-DUEL-08, UND-RULING-50: the best hit on each of the dead, or all that are best."""
    for band in fighters:
        if values[band] == MISS:
            continue
        best = True
        for other in fighters:
            if other != band and aims[other] == aims[band] and values[other] > MISS:
                t.cite("UND-DUEL-08")
                if values[other] > values[band]:
                    best = False
        if best:
            reward(t, band)


def critical_misses(t: Table, fighters: list[int], hits: list[int], dead: int) -> Flow:
    """UND-DUEL-09, UND-SHOOT-07: survivors go back to the stash; the dead stay in the Graveyard."""
    for band in fighters:
        if hits[band] != CRITICAL_MISS:
            continue
        if dead >> band & 1:
            yield from turn_token(t, band, "UND-SHOOT-07")
        else:
            walk_off(t, band, "UND-DUEL-09 UND-SHOOT-05")
            yield from turn_token(t, band, "UND-SHOOT-05")
