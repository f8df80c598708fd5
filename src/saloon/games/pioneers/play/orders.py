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
    RULE_ARREST_SURRENDER,
    RULE_BID_LIMIT,
    RULE_BID_PASS,
    RULE_CHAMPION_LOWEST,
    RULE_CHAMPION_PLAIN,
    RULE_DISPUTE_PRICE,
    RULE_DISPUTE_SHOOT,
    RULE_DRINK_TAKE,
    RULE_HOLDUP_FIGHT,
    RULE_HOLDUP_FIGHT_IF,
    RULE_HOLDUP_ROBBED,
    RULE_LOOT_ROLL,
    RULE_POTSHOT_HOLD,
    RULE_POTSHOT_HOLD_SOME,
    RULE_POTSHOT_SHOOT_WHILE,
    RULE_ROBBERY_RESIST_THINGS,
    RULE_ROBBERY_SURRENDER,
    RULE_TRADE_REFUSE,
    RULE_TRADE_REFUSE_SOME,
    RULE_VOTE_NO,
    RULE_VOTE_YES,
    SEAT,
    SHOOT,
    SURRENDER,
    TAKE,
    THING,
    YES,
    N,
    is_pioneer,
)

ORDER_PROMPTS: Final = ("order", "rule", "rule-seat", "rule-thing", "rule-number")
"""PIO-ORD-02: the questions by which an order is set, hidden from rivals."""

FIRST_RULE: Final[tuple[int, ...]] = (
    RULE_TRADE_REFUSE,
    RULE_BID_PASS,
    RULE_DISPUTE_SHOOT,
    RULE_CHAMPION_LOWEST,
    RULE_DRINK_TAKE,
    RULE_ROBBERY_SURRENDER,
    RULE_ARREST_SURRENDER,
    RULE_HOLDUP_ROBBED,
    RULE_LOOT_ROLL,
    RULE_POTSHOT_HOLD,
    RULE_VOTE_YES,
    RULE_VOTE_NO + 1,
)
"""Where the rules of each question begin, and where the last ones end."""

MOST_ORDERS: Final = 3
"""PIO-RULING-61: at most this many orders are set in a turn."""

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
    if rule == RULE_TRADE_REFUSE_SOME:
        return REFUSE if number >> args[0] & 1 else NO_ANSWER
    if rule == RULE_BID_LIMIT:
        return limited_bid(t, ask)
    if rule == RULE_DISPUTE_PRICE:
        return RELINQUISH if args[1] >= number else SHOOT
    if rule == RULE_CHAMPION_LOWEST:
        return ask.moves[0]
    if rule in (RULE_CHAMPION_PLAIN, RULE_HOLDUP_FIGHT):
        return plainest(t, ask.moves)
    if rule == RULE_ROBBERY_RESIST_THINGS:
        return SURRENDER if args[1] in (FOOD, MONEY) else RESIST
    if rule == RULE_HOLDUP_FIGHT_IF:
        return plainest(t, ask.moves) if t.cash[ask.seat] >= number else ROBBED
    if rule == RULE_POTSHOT_SHOOT_WHILE:
        return SHOOT if t.bullets[ask.seat] >= number else HOLD
    return HOLD if number >> (args[0] >> 3) & 1 else NO_ANSWER  # RULE_POTSHOT_HOLD_SOME


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
        if not is_pioneer(move):
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
    if rule in (RULE_TRADE_REFUSE_SOME, RULE_POTSHOT_HOLD_SOME):
        number = yield from name_players(t, seat, rule)
    elif rule == RULE_BID_LIMIT:
        thing = (yield t.ask_rule_thing(seat, LOT_MOVES[:], "PIO-ORD-01", rule=rule)) - THING
        limit = yield from choose_number(
            t, t.ask_rule_number(seat, numbers(0, HIGHEST_NUMBER), "PIO-ORD-01", rule=rule), []
        )
        t.limits[seat * len(THINGS) + thing] = limit + 1
    elif rule in (RULE_DISPUTE_PRICE, RULE_HOLDUP_FIGHT_IF, RULE_POTSHOT_SHOOT_WHILE):
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
