"""The Saloon cards (WAN-SALOON, WAN-SHERIFF, WAN-HUNTER, WAN-SWINDLER)."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.wanted.content import HUNTER, SALOON, SHERIFF, is_leader
from saloon.games.wanted.play.cards import put_on_stack
from saloon.games.wanted.state import Table
from saloon.games.wanted.written import HIT


def visit_saloon(t: Table, who: int) -> Flow:
    """WAN-TURN-09, WAN-SALOON-01..04: show the top card, obey it at once, discard it."""
    deck = t.decks[SALOON]
    kind = deck[-1]
    t.decks[SALOON] = deck[:-1]
    t.saloon_discard = t.saloon_discard + (kind,)
    t.looked[SALOON] = 0
    t.reveal()
    t.tell_saloon("WAN-TURN-09 WAN-SALOON-01 WAN-SALOON-04", who=who, kind=kind)
    targets = own_stacks(t, who) if kind == SHERIFF else opponents_stacks(t, who)
    if not targets:
        t.tell_nothing(nothing_clause(kind), who=who, kind=kind)
        return
    t.cite("WAN-SALOON-02 WAN-SALOON-05")
    if kind == SHERIFF:
        answer = yield t.ask_sheriff(who, targets, "WAN-SHERIFF-01")
    elif kind == HUNTER:
        answer = yield t.ask_hunter(who, targets, "WAN-HUNTER-01")
    else:
        answer = yield t.ask_swindler(who, targets, "WAN-SWINDLER-01")
    hit(t, who, kind, answer - HIT)


def own_stacks(t: Table, who: int) -> list[int]:
    """WAN-SHERIFF-01, WAN-SALOON-05: the uncovered cards of the player's own stacks."""
    return [HIT + who * 4 + gang for gang in range(4) if t.stacks[who * 4 + gang]]


def opponents_stacks(t: Table, who: int) -> list[int]:
    """WAN-HUNTER-01, WAN-SWINDLER-01: the uncovered cards of all others."""
    own = who * 4
    return [
        HIT + number
        for number in range(4 * t.seats)
        if t.stacks[number] and not own <= number < own + 4
    ]


def nothing_clause(kind: int) -> str:
    """WAN-SALOON-03 and the card's own words for it."""
    if kind == SHERIFF:
        return "WAN-SALOON-03 WAN-SHERIFF-03"
    if kind == HUNTER:
        return "WAN-SALOON-03 WAN-HUNTER-03"
    return "WAN-SALOON-03 WAN-SWINDLER-04"


def hit(t: Table, who: int, kind: int, number: int) -> None:
    """WAN-SALOON-05..08: the uncovered card of a stack is removed, or changes hands."""
    stack = t.stacks[number]
    card = stack[-1]
    target = number // 4
    t.stacks[number] = stack[:-1]
    t.cite("WAN-TURN-12")
    t.cite("WAN-SALOON-06" if len(stack) == 1 else "WAN-SALOON-07")
    if is_leader(card):
        t.cite("WAN-SALOON-08")
    if t.horse == card // 12:
        t.cite("WAN-CAV-07")
    if kind == SHERIFF:
        t.discard = t.discard + (card,)
        t.tell_sheriff("WAN-SHERIFF-02 WAN-SHERIFF-01", who=who, card=card)
    elif kind == HUNTER:
        t.discard = t.discard + (card,)
        t.tell_hunter("WAN-HUNTER-02 WAN-HUNTER-01", who=who, target=target, card=card)
    else:
        swindle(t, who, target, card)


def swindle(t: Table, who: int, target: int, card: int) -> None:
    """WAN-SWINDLER-02..06: on top of the stack of its gang; a leader leads for its new owner."""
    put_on_stack(t, who, card)
    t.tell_swindler(
        "WAN-SWINDLER-02 WAN-SWINDLER-01 WAN-SWINDLER-03",
        who=who,
        target=target,
        card=card,
    )
    if is_leader(card):
        t.cite("WAN-SWINDLER-05")
    if t.has_all_gangs(who):
        t.cite("WAN-SWINDLER-06")
