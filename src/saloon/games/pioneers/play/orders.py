"""Standing orders (PIO-ORD): answers a player has left for questions out of turn."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, Flow, FlowOf, together
from saloon.games.pioneers.content import FOOD
from saloon.games.pioneers.moves import ORDERS, THINGS
from saloon.games.pioneers.play.asking import choose_number, numbers
from saloon.games.pioneers.state import MONEY, NO_DIPLOMA, Table
from saloon.games.pioneers.written import (
    DECLINE,
    DONE,
    EVEN,
    HOLD,
    NO,
    ODD,
    ORDER,
    PASS,
    PIONEER,
    REFUSE,
    RELINQUISH,
    RESIST,
    ROBBED,
    ROLL,
    RULE,
    SEAT,
    SHOOT,
    SURRENDER,
    TAKE,
    THING,
    YES,
    N,
)

ORDER_PROMPTS: Final = ("order", "rule", "rule-seat", "rule-thing", "rule-number")
"""PIO-ORD-02: the questions by which an order is set, hidden from rivals."""

# The questions, as numbers of ORDERS.
TRADE: Final = 0
BID: Final = 1
DISPUTE: Final = 2
CHAMPION: Final = 3
DRINK: Final = 4
ROBBERY: Final = 5
ARREST: Final = 6
HOLDUP: Final = 7
LOOT: Final = 8
POTSHOT: Final = 9
VOTE: Final = 10

# The rules that look at the question first, as numbers of RULES.
TRADE_REFUSE_SOME: Final = 2
BID_LIMIT: Final = 4
DISPUTE_PRICE: Final = 6
CHAMPION_LOWEST: Final = 8
CHAMPION_PLAIN: Final = 9
ROBBERY_RESIST_THINGS: Final = 15
HOLDUP_FIGHT: Final = 19
HOLDUP_FIGHT_IF: Final = 20
POTSHOT_SHOOT_WHILE: Final = 25
POTSHOT_HOLD_SOME: Final = 26

FIRST_RULE: Final[tuple[int, ...]] = (1, 3, 5, 8, 10, 13, 16, 18, 21, 23, 27, 29)
"""Where the rules of each question begin, and where the last ones end."""

MOST_ORDERS: Final = 3
"""PIO-RULING-61: so many orders may be set in a turn."""

HIGHEST_NUMBER: Final = 29
"""An order names no larger sum or number of Bullets: one list holds them all."""

NO_ANSWER: Final = -1

SAYS: Final = (
    NO_ANSWER,
    REFUSE,
    NO_ANSWER,
    PASS,
    NO_ANSWER,
    SHOOT,
    NO_ANSWER,
    RELINQUISH,
    NO_ANSWER,
    NO_ANSWER,
    TAKE,
    ODD,
    EVEN,
    SURRENDER,
    RESIST,
    NO_ANSWER,
    SURRENDER,
    SHOOT,
    ROBBED,
    NO_ANSWER,
    NO_ANSWER,
    ROLL,
    DECLINE,
    HOLD,
    SHOOT,
    NO_ANSWER,
    NO_ANSWER,
    YES,
    NO,
)
"""What a rule says whatever the question is about; the others look at it first."""


def ask_or_order(t: Table, ask: Ask, question: int) -> FlowOf[int]:
    """PIO-ORD-01: a standing order answers at once, if its answer is on the list; else ask."""
    if t.orders_on:
        said = t.rng.disclose(heeded_answer(t, ask, question))
        if said != NO_ANSWER:
            t.cite("PIO-ORD-01")
            return said
    answer = yield ask
    return answer


def heeded_answer(t: Table, ask: Ask, question: int) -> int:
    """PIO-ORD-01: what an order says, if that is on the list; else NO_ANSWER."""
    said = standing_answer(t, ask, question)
    return said if said in ask.moves else NO_ANSWER


def ask_together(t: Table, parts: list[Ask], question: int) -> FlowOf[list[int]]:
    """PIO-ORD-01, PIO-ORD-02: everybody answers at once; who has an order has answered already.

    Others cannot tell an order from a player who was quick. Where all have one nobody is asked.
    """
    if t.orders_on:
        for part in parts:
            part.given = standing_answer(t, part, question)
        waiting = [part for part in parts if part.given == NO_ANSWER]
        if len(waiting) < len(parts):
            t.cite("PIO-ORD-01")
        if t.rng.disclose(len(waiting)) == 0:
            return [t.rng.disclose(part.given) for part in parts]
    ask = together(parts)
    yield ask
    return list(ask.answers)


def standing_answer(t: Table, ask: Ask, question: int) -> int:
    """What a player's order says to a question, or NO_ANSWER."""
    order = t.orders[ask.seat * len(ORDERS) + question]
    rule = order & 0xFF
    number = order >> 8
    if SAYS[rule] != NO_ANSWER or rule == 0:
        return SAYS[rule]
    args = ask.args
    if rule == TRADE_REFUSE_SOME:
        return REFUSE if number >> args[0] & 1 else NO_ANSWER
    if rule == BID_LIMIT:
        return limited_bid(t, ask)
    if rule == DISPUTE_PRICE:
        return RELINQUISH if args[1] >= number else SHOOT
    if rule == CHAMPION_LOWEST:
        return ask.moves[0]
    if rule in (CHAMPION_PLAIN, HOLDUP_FIGHT):
        return plainest(t, ask.moves)
    if rule == ROBBERY_RESIST_THINGS:
        return SURRENDER if args[1] in (FOOD, MONEY) else RESIST
    if rule == HOLDUP_FIGHT_IF:
        return plainest(t, ask.moves) if t.cash[ask.seat] >= number else ROBBED
    if rule == POTSHOT_SHOOT_WHILE:
        return SHOOT if t.bullets[ask.seat] >= number else HOLD
    return HOLD if number >> (args[0] >> 3) & 1 else NO_ANSWER  # POTSHOT_HOLD_SOME


def limited_bid(t: Table, ask: Ask) -> int:
    """PIO-ORD-01: the limit times the quantity, at most the cash; too little is a pass."""
    thing, count, floor = ask.args
    limit = t.limits[ask.seat * len(THINGS) + thing]
    if limit == 0:
        return NO_ANSWER
    amount = min((limit - 1) * count, t.cash[ask.seat])
    if amount < floor or ask.prompt == "bid-again":
        return PASS
    best = PASS
    for move in ask.moves:
        if move != PASS and move <= N + amount:
            best = move
    return best


def plainest(t: Table, moves: list[int]) -> int:
    """The lowest number without a diploma among Pioneers on a menu, else the lowest."""
    first = NO_ANSWER
    for move in moves:
        if not PIONEER <= move < SEAT:
            continue
        if t.diploma[move - PIONEER] == NO_DIPLOMA:
            return move
        if first == NO_ANSWER:
            first = move
    return first


def set_order(t: Table, seat: int) -> Flow:
    """PIO-ORD-02, PIO-RULING-61: a question, an order of its row or none, and its number."""
    t.ordered += 1
    answer = yield t.ask_order(seat, ORDER_MOVES[:], "PIO-ORD-02")
    question = answer - ORDER
    first = FIRST_RULE[question]
    rules = [RULE, *range(RULE + first, RULE + FIRST_RULE[question + 1])]
    rule = (yield t.ask_rule(seat, rules, "PIO-ORD-01", question=question)) - RULE
    number = 0
    if rule in (TRADE_REFUSE_SOME, POTSHOT_HOLD_SOME):
        number = yield from name_players(t, seat, rule)
    elif rule == BID_LIMIT:
        thing = (yield t.ask_rule_thing(seat, LOT_MOVES[:], "PIO-ORD-01", rule=rule)) - THING
        limit = yield from choose_number(
            t, t.ask_rule_number(seat, numbers(0, HIGHEST_NUMBER), "PIO-ORD-01", rule=rule), []
        )
        t.limits[seat * len(THINGS) + thing] = limit + 1
    elif rule in (DISPUTE_PRICE, HOLDUP_FIGHT_IF, POTSHOT_SHOOT_WHILE):
        number = yield from choose_number(
            t, t.ask_rule_number(seat, numbers(0, HIGHEST_NUMBER), "PIO-ORD-01", rule=rule), []
        )
    t.orders[seat * len(ORDERS) + question] = rule + 256 * number
    t.whisper_order(seat, "PIO-ORD-02", question=question, rule=rule, count=number)


def name_players(t: Table, seat: int, rule: int) -> FlowOf[int]:
    """The rivals an order is about, one after another; returns them as a bit mask."""
    mask = 0
    while True:
        moves = [SEAT + who for who in t.rivals(seat) if not mask >> who & 1]
        if mask:
            moves.append(DONE)
        answer = yield t.ask_rule_seat(seat, moves, "PIO-ORD-01", rule=rule)
        if answer == DONE:
            return mask
        mask |= 1 << (answer - SEAT)
        if not [who for who in t.rivals(seat) if not mask >> who & 1]:
            return mask


def forget_orders(t: Table, seat: int) -> None:
    """PIO-ORD-02: orders end when their player is out."""
    if not t.orders_on:
        return
    for question in range(len(ORDERS)):
        t.orders[seat * len(ORDERS) + question] = 0
    for thing in range(len(THINGS)):
        t.limits[seat * len(THINGS) + thing] = 0


ORDER_MOVES: Final = list(range(ORDER, ORDER + len(ORDERS)))
LOT_MOVES: Final = [THING + thing for thing in range(len(THINGS)) if thing != MONEY]
