"""The Deadwood die (PIO-DIE): an Action more, new land, or an Event."""

from __future__ import annotations

from saloon.engine.ask import Flow
from saloon.games.pioneers.content import DEADWOOD_FACES, DIE_ACTION, DIE_LAND, EVENTS
from saloon.games.pioneers.play.events import resolve
from saloon.games.pioneers.play.land import discover_anywhere
from saloon.games.pioneers.state import NO_CARD, Table
from saloon.games.pioneers.written import PIONEER


def deadwood(t: Table) -> Flow:
    """PIO-DIE-01..04: one roll, after feeding."""
    who = t.active
    face = DEADWOOD_FACES[t.roll(6) - 1]
    t.tell_deadwood("PIO-DIE-01", who=who, letter=face)
    if face == DIE_ACTION:
        yield from one_more(t, who)
    elif face == DIE_LAND:
        t.cite("PIO-DIE-03")
        yield from discover_anywhere(t, who)
    else:
        yield from draw_event(t, who)


def one_more(t: Table, who: int) -> Flow:
    """PIO-DIE-02: one own active Pioneer has one more Action this turn."""
    moves = [PIONEER + p for p in t.fit(who)]
    if not moves:
        t.tell_no_action(who=who)
        return
    answer = yield t.ask_extra(who, moves, event=NO_CARD)
    p = answer - PIONEER
    t.bonus[p] += 1
    t.tell_extra("PIO-DIE-02 PIO-TURN-11", pioneer=p, count=1)


def draw_event(t: Table, who: int) -> Flow:
    """PIO-DIE-04: the top Event card is resolved at once; an empty deck is made again."""
    if not t.events:
        t.events = tuple(range(len(EVENTS)))
    i = t.rng.below(len(t.events))
    t.reveal()
    card = t.events[i]
    t.events = t.events[:i] + t.events[i + 1 :]
    t.card = card
    t.tell_event(who=who, card=card)
    yield from resolve(t, who, card)
    t.card = NO_CARD
