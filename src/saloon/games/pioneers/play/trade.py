"""Trade (PIO-TRADE): an offer put together line by line, an answer, one counter-offer.

The offer lies on the table while it is put together: every pick is a beat of its own.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.content import POINT_CARD, RESOURCE
from saloon.games.pioneers.play.asking import NONE, back, choose, choose_number, numbers, take_back
from saloon.games.pioneers.play.deal import (
    count_of,
    fits,
    goods_of,
    has_anything,
    has_goods,
    line_of,
    pioneer_line,
    swap,
    thing_of,
    tile_line,
)
from saloon.games.pioneers.play.death import settle
from saloon.games.pioneers.play.orders import ask_or_order
from saloon.games.pioneers.play.supply import owned
from saloon.games.pioneers.state import MONEY, NOBODY, Table
from saloon.games.pioneers.written import (
    ACCEPT,
    AT,
    BACK,
    CANCEL,
    COUNTER,
    COUNTERING,
    GIVE,
    GROUP,
    GROUP_GOODS,
    GROUP_MONEY,
    GROUP_PIONEERS,
    GROUP_PROPERTY,
    GROUP_RESOURCES,
    OFFERING,
    ORDER_TRADE,
    PIONEER,
    REFUSE,
    SEAT,
    SEND,
    STRIKE,
    THING,
    WANT,
    WORKING,
    N,
)

MOST_PROPOSALS: Final = 3
MOST_LINES: Final = 6
MOST_PICKS: Final = 20

# Why an offer cannot be sent; NO_ROOM + seat: beyond that player's limits (PIO-TRADE-04).
SENDABLE: Final = 0
EMPTY_OFFER: Final = 1
SAME_OFFER: Final = 2
NO_ROOM: Final = 3


def may_trade(t: Table) -> bool:
    """PIO-TRADE-01, PIO-TRADE-05: three proposals a turn, with somebody who is in the game."""
    if t.proposals >= MOST_PROPOSALS:
        return False
    who = t.active
    return has_anything(t, who) or any(has_anything(t, rival) for rival in t.rivals(who))


def begin_trade(t: Table) -> FlowOf[bool]:
    """PIO-TRADE-03, PIO-TRADE-05: the partner is named, and the proposal counts."""
    who = t.active
    moves = [SEAT + rival for rival in t.rivals(who)]
    moves.extend(back(t))
    answer = yield t.ask_partner(who, moves, "PIO-TRADE-03")
    if answer == BACK:
        return take_back(t)
    t.proposals += 1
    t.proposer = who
    t.partner = answer - SEAT
    t.gives = t.wants = ()
    t.picks = 0
    t.step = OFFERING
    t.tell_proposes("PIO-TRADE-03 PIO-TRADE-01 PIO-TRADE-05", who=who, target=t.partner)
    return False


def put_together(t: Table) -> Flow:
    """PIO-TRADE-09, PIO-TRADE-10: one pick of an offer or a counter-offer."""
    countering = t.step == COUNTERING
    who = t.partner if countering else t.proposer
    leave = REFUSE if countering else CANCEL
    clause = "PIO-TRADE-10" if countering else "PIO-TRADE-09"
    moves = picks(t, who)
    held = held_back(t, countering)
    if held == SENDABLE:
        moves.append(SEND)
    moves.append(leave)
    answer = yield t.ask_offer(
        who, moves, clause, proposer=t.proposer, partner=t.partner, picks=t.picks, held=held
    )
    t.picks += 1
    if answer == leave:
        if countering:
            t.tell_refuses("PIO-TRADE-05", who=who)
        else:
            t.tell_cancels("PIO-TRADE-05", who=who)
        close(t)
    elif answer == SEND:
        t.sent = True
        yield from (answer_counter(t) if countering else answer_offer(t))
        t.sent = False
    elif answer == STRIKE:
        yield from strike(t, who)
    else:
        yield from add_line(t, who, answer == GIVE)


def picks(t: Table, who: int) -> list[int]:
    """PIO-TRADE-09: a side with room for a line, or a line to strike; 20 picks are enough."""
    moves: list[int] = []
    if t.picks >= MOST_PICKS:
        return moves
    other = t.proposer + t.partner - who
    if len(own_lines(t, who)) < MOST_LINES and has_a_line(t, who):
        moves.append(GIVE)
    if len(own_lines(t, other)) < MOST_LINES and has_a_line(t, other):
        moves.append(WANT)
    if t.gives or t.wants:
        moves.append(STRIKE)
    return moves


def own_lines(t: Table, who: int) -> tuple[int, ...]:
    """What a player would give."""
    return t.gives if who == t.proposer else t.wants


def set_lines(t: Table, who: int, lines: tuple[int, ...]) -> None:
    """What a player would give, changed."""
    if who == t.proposer:
        t.gives = lines
    else:
        t.wants = lines


def held_back(t: Table, countering: bool) -> int:
    """PIO-TRADE-03, PIO-TRADE-04, PIO-TRADE-10: why an offer cannot be sent, if so."""
    if not t.gives and not t.wants:
        return EMPTY_OFFER
    if countering and t.gives == t.offered_gives and t.wants == t.offered_wants:
        return SAME_OFFER
    if not fits(t, t.proposer, t.wants, t.gives):
        return NO_ROOM + t.proposer
    if not fits(t, t.partner, t.gives, t.wants):
        return NO_ROOM + t.partner
    return SENDABLE


def groups(t: Table, giver: int) -> list[int]:
    """PIO-TRADE-02, PIO-TRADE-09: the groups of which a player has something."""
    found: list[int] = []
    if t.cash[giver]:
        found.append(GROUP + GROUP_MONEY)
    if has_goods(t, giver):
        found.append(GROUP + GROUP_GOODS)
    if t.resources(giver):
        found.append(GROUP + GROUP_RESOURCES)
    if t.landed(giver):
        found.append(GROUP + GROUP_PROPERTY)
    if t.fit(giver):
        found.append(GROUP + GROUP_PIONEERS)
    return found


def has_a_line(t: Table, giver: int) -> bool:
    """PIO-TRADE-02: whether there is any such group."""
    return has_anything(t, giver) or t.landed(giver) or len(t.fit(giver)) > 0


def is_resource(thing: int) -> bool:
    """Whether a good is one of the four Resources."""
    return RESOURCE <= thing < POINT_CARD


def add_line(t: Table, who: int, gives: bool) -> Flow:
    """PIO-TRADE-09: group, thing, quantity; picking a thing again replaces its line."""
    giver = who if gives else t.proposer + t.partner - who
    side = 0 if gives else 1
    answer = yield t.ask_offer_group(who, groups(t, giver), side=side)
    group = answer - GROUP
    if group == GROUP_PROPERTY:
        entries = [AT + cell for cell in t.estate(giver)]
        answer = yield from choose(
            t, t.ask_offer_tile(who, entries, "PIO-TRADE-09", side=side), NONE
        )
        line = tile_line(t, answer - AT)
    elif group == GROUP_PIONEERS:
        moves = [PIONEER + p for p in t.fit(giver)]
        answer = yield t.ask_offer_pioneer(who, moves, "PIO-TRADE-09", side=side)
        line = pioneer_line(answer - PIONEER)
    else:
        line = yield from counted_line(t, who, giver, group, side)
    lines = [old for old in own_lines(t, giver) if old >> 8 != line >> 8]
    lines.append(line)
    lines.sort()
    set_lines(t, giver, tuple(lines))
    t.cite("PIO-TRADE-02")


def counted_line(t: Table, who: int, giver: int, group: int, side: int) -> FlowOf[int]:
    """PIO-TRADE-09: money, or a number of a good, from 1 to what the giver has."""
    thing = MONEY
    if group != GROUP_MONEY:
        wanted = group == GROUP_RESOURCES
        moves = [THING + good for good in goods_of(t, giver) if is_resource(good) == wanted]
        answer = yield t.ask_offer_thing(who, moves, side=side)
        thing = answer - THING
    most = owned(t, giver, thing)
    n = yield from choose_number(
        t, t.ask_offer_count(who, numbers(1, most), side=side, thing=thing), NONE
    )
    return line_of(thing, 0, n)


def strike(t: Table, who: int) -> Flow:
    """PIO-TRADE-09: a line is struck: those given by the proposer first."""
    first = len(t.gives)
    moves = list(range(N, N + first + len(t.wants)))
    answer = yield t.ask_strike(who, moves)
    i = answer - N
    if i < first:
        t.gives = t.gives[:i] + t.gives[i + 1 :]
    else:
        i -= first
        t.wants = t.wants[:i] + t.wants[i + 1 :]


def tell_lines(t: Table) -> None:
    """PIO-TRADE-03: an offer is made openly: who would give whom what."""
    for line in t.gives:
        t.tell_would_give(
            who=t.proposer,
            target=t.partner,
            thing=thing_of(line),
            count=count_of(line),
        )
    for line in t.wants:
        t.tell_would_give(
            who=t.partner,
            target=t.proposer,
            thing=thing_of(line),
            count=count_of(line),
        )


def answer_offer(t: Table) -> Flow:
    """PIO-TRADE-03: accept, refuse, or one counter-offer that starts from this one."""
    t.tell_offers(who=t.proposer, target=t.partner)
    tell_lines(t)
    moves = [ACCEPT, REFUSE, COUNTER]
    ask = t.ask_answer(t.partner, moves, target=t.proposer)
    answer = yield from ask_or_order(t, ask, ORDER_TRADE)
    if answer == COUNTER:
        t.offered_gives = t.gives
        t.offered_wants = t.wants
        t.picks = 0
        t.step = COUNTERING
        t.tell_counters("PIO-TRADE-10", who=t.partner, target=t.proposer)
    elif answer == ACCEPT:
        yield from make_deal(t)
    else:
        t.tell_refuses("PIO-TRADE-05", who=t.partner)
        close(t)


def answer_counter(t: Table) -> Flow:
    """PIO-TRADE-03: the proposer accepts or refuses the counter-offer."""
    t.tell_offers("PIO-TRADE-10", who=t.partner, target=t.proposer)
    tell_lines(t)
    ask = t.ask_counter_answer(t.proposer, [ACCEPT, REFUSE], target=t.partner)
    answer = yield ask
    if answer == ACCEPT:
        yield from make_deal(t)
    else:
        t.tell_refuses("PIO-TRADE-05", who=t.proposer)
        close(t)


def make_deal(t: Table) -> Flow:
    """PIO-TRADE-05, PIO-TRADE-10: the Action is spent and everything changes hands at once."""
    t.used[t.acting] += 1
    t.begun = True
    t.tell_deal("PIO-TRADE-10 PIO-TRADE-04 PIO-TRADE-05", who=t.proposer, target=t.partner)
    swap(t, t.proposer, t.partner, t.gives, t.wants)
    close(t)
    yield from settle(t)


def close(t: Table) -> None:
    """The offer leaves the table."""
    t.proposer = t.partner = NOBODY
    t.gives = t.wants = ()
    t.offered_gives = t.offered_wants = ()
    t.picks = 0
    t.step = WORKING
