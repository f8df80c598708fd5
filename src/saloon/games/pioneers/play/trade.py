"""Trade (PIO-TRADE): an offer put together line by line, an answer, one counter-offer.

The offer lies on the table while it is put together: every pick is a beat of its own.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.content import PIONEERS_EACH
from saloon.games.pioneers.moves import MOST, MOST_LINES
from saloon.games.pioneers.play.asking import (
    GETS,
    GIVES,
    amounts,
    back,
    number_in,
    side_in,
    take_back,
    thing_in,
)
from saloon.games.pioneers.play.deal import (
    count_of,
    fits,
    goods_of,
    has_anything,
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
    OFFERING,
    ORDER_TRADE,
    PIONEER,
    REFUSE,
    SEAT,
    SEND,
    STRIKE,
    WORKING,
    is_at,
    is_pioneer,
    is_strike,
)

MOST_PROPOSALS: Final = 3
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
    elif is_strike(answer):
        strike(t, answer - STRIKE)
    else:
        add_line(t, who, answer)


def picks(t: Table, who: int) -> list[int]:
    """PIO-TRADE-09: a side with room for a line, or a line to strike; 20 picks are enough."""
    moves: list[int] = []
    if t.picks >= MOST_PICKS:
        return moves
    other = t.proposer + t.partner - who
    moves.extend([AT + cell for cell in lands_for(t, who)])
    moves.extend([AT + cell for cell in lands_for(t, other)])
    moves.sort()
    moves.extend([PIONEER + p for p in people_for(t, min(who, other))])
    moves.extend([PIONEER + p for p in people_for(t, max(who, other))])
    moves.extend(counted_lines(t, who, GIVES))
    moves.extend(counted_lines(t, other, GETS))
    moves.extend(range(STRIKE, STRIKE + len(t.gives) + len(t.wants)))
    return moves


def lands_for(t: Table, giver: int) -> list[int]:
    """PIO-TRADE-02, PIO-TRADE-09: the property that a side has room for and does not hold yet."""
    lines = own_lines(t, giver)
    if len(lines) >= MOST_LINES:
        return []
    return [cell for cell in t.estate(giver) if tile_line(t, cell) not in lines]


def people_for(t: Table, giver: int) -> list[int]:
    """PIO-TRADE-02, PIO-TRADE-09: the Pioneers that a side has room for and does not hold yet."""
    lines = own_lines(t, giver)
    if len(lines) >= MOST_LINES:
        return []
    return [p for p in t.fit(giver) if pioneer_line(p) not in lines]


def counted_lines(t: Table, giver: int, side: int) -> list[int]:
    """PIO-TRADE-09: goods and money of a player with every number that is still to be had."""
    lines = own_lines(t, giver)
    full = len(lines) >= MOST_LINES
    moves: list[int] = []
    for thing in [*goods_of(t, giver), MONEY]:
        named = number_of(lines, thing)
        if named or not full:
            moves.extend(amounts(side, thing, min(owned(t, giver, thing), MOST) - named))
    return moves


def number_of(lines: tuple[int, ...], thing: int) -> int:
    """How many of a good, or dollars, a side holds."""
    for line in lines:
        if thing_of(line) == thing:
            return count_of(line)
    return 0


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


def add_line(t: Table, who: int, move: int) -> None:
    """PIO-TRADE-09: property and Pioneers are their owner's; a number adds to the same thing's."""
    if is_at(move):
        giver = t.owner_at(move - AT)
        line = tile_line(t, move - AT)
    elif is_pioneer(move):
        giver = (move - PIONEER) // PIONEERS_EACH
        line = pioneer_line(move - PIONEER)
    else:
        giver = who if side_in(move) == GIVES else t.proposer + t.partner - who
        thing = thing_in(move)
        line = line_of(thing, 0, number_of(own_lines(t, giver), thing) + number_in(move))
    lines = [old for old in own_lines(t, giver) if old >> 8 != line >> 8]
    lines.append(line)
    lines.sort()
    set_lines(t, giver, tuple(lines))
    t.cite("PIO-TRADE-02 PIO-TRADE-09")


def strike(t: Table, i: int) -> None:
    """PIO-TRADE-09: a line is struck: those given by the proposer first."""
    first = len(t.gives)
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
