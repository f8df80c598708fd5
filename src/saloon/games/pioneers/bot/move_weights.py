"""How promising a move looks at a glance, before anybody has thought about it."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.games.pioneers.board import NO_CELL, NO_TILE
from saloon.games.pioneers.bot.distances import ways_from
from saloon.games.pioneers.bot.evaluate import goal_of
from saloon.games.pioneers.bot.purchases import (
    bought,
    buying,
    gambling_pays,
    is_worth_selling,
    number_weights,
    pays_off,
    sold,
)
from saloon.games.pioneers.bot.trades import NOTHING, Bargain, best_bargain, best_lot
from saloon.games.pioneers.bot.values import Means, deal_worth, gain_of
from saloon.games.pioneers.content import FOOD, POINT_CARD, RESOURCE
from saloon.games.pioneers.play.asking import GETS, GIVES, amount_of, number_in, thing_in
from saloon.games.pioneers.play.deal import count_of, thing_of, what_of
from saloon.games.pioneers.play.market import STORE_BUYS, WARES, shops
from saloon.games.pioneers.state import WORK, Table
from saloon.games.pioneers.written import (
    ACCEPT,
    ACT,
    AT,
    AUCTIONING,
    BACK,
    BUILDING,
    BUY,
    CANCEL,
    COUNTER,
    COUNTERING,
    DISPUTE,
    DONE,
    END,
    EXPLORE,
    FAMILY,
    GAMBLE,
    GIVE_UP,
    HIRE_BANDIT,
    HIRE_LABORER,
    HIRE_SHERIFF,
    HUNT,
    JAIL_ROLL,
    JAILBREAK,
    LOVE,
    MOVE,
    OBTAIN,
    PASS,
    PRAY,
    PROCESS,
    REFUSE,
    SEAT,
    SELL,
    SEND,
    SET_ORDERS,
    SHOOT_BANDIT,
    STAKE,
    STEAL,
    STOP,
    STRIKE,
    TRADE,
    USE,
    N,
    is_act,
    is_line,
    is_pioneer,
)

ACT_WEIGHT: Final = {
    MOVE: 1.0,
    EXPLORE: 0.9,
    BUY: 0.5,
    SELL: 0.3,
    TRADE: 0.03,
    AUCTIONING: 0.02,
    STAKE: 5.0,
    BUILDING: 8.0,
    HUNT: 0.4,
    PROCESS: 4.0,
    PRAY: 0.8,
    FAMILY: 8.0,
    GAMBLE: 0.02,
    DISPUTE: 0.8,
    OBTAIN: 6.0,
    JAILBREAK: 0.4,
    HIRE_BANDIT: 0.15,
    HIRE_SHERIFF: 0.15,
    HIRE_LABORER: 1.2,
    STEAL: 2.0,
    SHOOT_BANDIT: 0.6,
}
"""How often a good player would choose an Action that is there to choose."""

PRUNED: Final = 0.0
"""Not even tried: the way through a bargain or an auction is known, and nobody is to be nagged."""
RARE: Final = 0.02
OFTEN: Final = 3.0


def prior(t: Table, ask: Ask) -> list[float] | None:
    """A weight for every move of a question; None where all look alike."""
    prompt = ask.prompt
    if prompt == "action":
        return [action_weight(t, ask.seat, move) for move in ask.moves]
    if prompt == "work":
        return [work_weight(move, len(ask.moves)) for move in ask.moves]
    if prompt == "step":
        return step_weights(t, ask)
    if prompt in ("buy", "sell"):
        return goods_weights(t, ask)
    if prompt == "stake":
        return [1.0 / (1 + i) for i in range(len(ask.moves))]
    if prompt == "partner":
        return [partner_weight(t, ask.seat, move) for move in ask.moves]
    if prompt == "offer":
        return offer_weights(t, ask)
    if prompt == "answer":
        return answer_weights(t, ask)
    if prompt in ("bid", "bid-again"):
        gain = gain_of(t, ask.seat, t.lot)
        return [bid_weight(t, ask.seat, gain, move) for move in ask.moves]
    if prompt in ("lot", "reserve") or t.doing == AUCTIONING:
        return lot_weights(t, ask)
    return None


def likely(t: Table, ask: Ask) -> list[float] | None:
    """`prior`, but for what `is_pruned` has still to find out."""
    if ask.prompt == "action":
        return [glance_weight(t, ask.seat, move) for move in ask.moves]
    return prior(t, ask)


def is_pruned(t: Table, ask: Ask, move: int) -> bool:
    """Whether a move has no weight in `prior` although `likely` gives it some."""
    return ask.prompt == "action" and is_pointless(t, ask.seat, move)


def action_weight(t: Table, seat: int, move: int) -> float:
    """An Action, a free deed, or no more of this Pioneer."""
    return PRUNED if is_pointless(t, seat, move) else glance_weight(t, seat, move)


def is_pointless(t: Table, seat: int, move: int) -> bool:
    """Whether an Action would be begun for nothing; it takes a while to find out."""
    if move == ACT + MOVE:
        return goal_of(t, t.acting) == NO_CELL
    if move == ACT + BUY:
        return not is_shopping(t, seat)
    if move == ACT + TRADE:
        return not serves_anybody(t, seat)
    if move == ACT + AUCTIONING:
        return t.auctions > 0 or best_lot(t, seat).line == NOTHING
    return False


def glance_weight(t: Table, seat: int, move: int) -> float:
    """The weight of an Action that is not pointless, or of anything else."""
    if is_act(move):
        act = move - ACT
        if act == GAMBLE and not gambling_pays(t):
            return PRUNED
        if act == BUY and t.food[seat] < 2 * mouths(t, seat):
            return OFTEN
        if act == SELL and t.resources(seat):
            return OFTEN
        if act == SELL and not any(is_worth_selling(t, seat, thing) for thing in STORE_BUYS):
            return PRUNED if t.cash[seat] + t.food[seat] > mouths(t, seat) else RARE
        if act == HUNT and t.food[seat] < mouths(t, seat):
            return OFTEN
        return ACT_WEIGHT[act]
    if move in (BACK, STOP, SET_ORDERS, GIVE_UP):
        return RARE
    return OFTEN if move in (JAIL_ROLL, LOVE) else 1.0


def is_shopping(t: Table, seat: int) -> bool:
    """Whether anything is worth buying in a place where the Pioneer may buy."""
    return any(buying(t, seat, WARES[place]) for place in shops(t, t.acting))


def serves_anybody(t: Table, seat: int) -> bool:
    """Whether there is a bargain to propose, the first of this turn."""
    if t.proposals:
        return False
    return any(best_bargain(t, seat, rival).gain > 0.0 for rival in t.rivals(seat))


def only(moves: list[int], wanted: int) -> list[float] | None:
    """One move and no other, where it is legal."""
    if wanted not in moves:
        return None
    return [OFTEN if move == wanted else PRUNED for move in moves]


def work_weight(move: int, choices: int) -> float:
    """A Pioneer to go on with, a free deed, or the end of step 3."""
    if move == END:
        return RARE if choices > 1 else 1.0
    if move == SET_ORDERS:
        return RARE
    return 1.0 if is_pioneer(move) else OFTEN


def goods_weights(t: Table, ask: Ask) -> list[float]:
    """What to buy or sell, and how many: what brings most at once; a Building hardly ever."""
    seat = ask.seat
    to_buy = ask.prompt == "buy"
    m = Means(t, seat)
    weights = [1.0 if move in (DONE, USE) else RARE for move in ask.moves]
    harvested = not to_buy and t.resources(seat) > 0
    at = 0
    while at < len(ask.moves):
        end = at + 1
        if is_line(ask.moves[at]):
            thing = thing_in(ask.moves[at])
            while end < len(ask.moves) and of_the_same(ask.moves[end], thing):
                end += 1
            weight = good_weight(t, m, thing, to_buy)
            if harvested and not is_resource(thing):
                weight = PRUNED  # what was dug out goes first: the rest may not have to
            shares = [0.0] * (end - at)
            if weight > PRUNED:
                numbers = [number_in(move) for move in ask.moves[at:end]]
                shares = number_weights(t, m, thing, numbers, bought if to_buy else sold)
            for i in range(end - at):
                weights[at + i] = weight * shares[i]
        at = end
    return weights


def is_resource(thing: int) -> bool:
    """Whether a good is one of the four Resources."""
    return RESOURCE <= thing < POINT_CARD


def of_the_same(move: int, thing: int) -> bool:
    """Whether a move names another number of a thing."""
    return is_line(move) and thing_in(move) == thing


def good_weight(t: Table, m: Means, thing: int, to_buy: bool) -> float:
    """What to buy or sell: what brings more than it costs."""
    if to_buy:
        if not pays_off(t, m, thing):
            return PRUNED
        return OFTEN if thing == FOOD else 1.0
    return OFTEN if is_worth_selling(t, m.seat, thing) else PRUNED


def mouths(t: Table, seat: int) -> int:
    """How much Food the next feeding takes."""
    return t.family[seat] + t.horse[seat]


def step_weights(t: Table, ask: Ask) -> list[float]:
    """The shortest way to where the Pioneer should go, and no further.

    Where no tiles lead there, any step that does not lead away may be one.
    """
    p = ask.args[0]
    goal = goal_of(t, p)
    if goal == NO_CELL:
        return [OFTEN if move == STOP else PRUNED for move in ask.moves]
    whole = ways_from(t, t.where[p])[goal]
    weights: list[float] = []
    on_the_way = False
    for move in ask.moves:
        if move == STOP:
            weights.append(RARE)
            continue
        cell = move - AT
        nearer = t.land[cell] != NO_TILE and ways_from(t, cell)[goal] < whole
        on_the_way = on_the_way or nearer
        weights.append(1.0 if nearer else PRUNED)
    if on_the_way:
        return weights
    return [1.0 if move == STOP else RARE for move in ask.moves]


def partner_weight(t: Table, seat: int, move: int) -> float:
    """Whom to make an offer: who has what is wanted, or wants what there is."""
    if move == BACK:
        return RARE
    return 0.1 + OFTEN * best_bargain(t, seat, move - SEAT).gain


def offer_weights(t: Table, ask: Ask) -> list[float] | None:
    """Towards the bargain in mind, line by line; what serves both is sent."""
    seat = ask.seat
    other = t.proposer + t.partner - seat
    found = best_bargain(t, seat, other)
    mine = t.gives if seat == t.proposer else t.wants
    theirs = t.wants if seat == t.proposer else t.gives
    if deal_worth(t, seat, theirs, mine) > 0.0 and deal_worth(t, other, mine, theirs) > 0.0:
        wanted = SEND
    elif found.gain <= 0.0:
        wanted = REFUSE if t.step == COUNTERING else CANCEL
    elif found.stray(t, seat):
        wanted = stray_line(t, found, seat)
    elif found.stray(t, other):
        wanted = stray_line(t, found, other)
    elif mine:
        wanted = move_of(found.side(other), GETS)
    else:
        wanted = move_of(found.side(seat), GIVES)
    return only(ask.moves, wanted)


def stray_line(t: Table, found: Bargain, giver: int) -> int:
    """To strike the first line that does not belong to the bargain in mind."""
    lines = t.gives if giver == t.proposer else t.wants
    first = 0 if giver == t.proposer else len(t.gives)
    for i in range(len(lines)):
        if lines[i] != found.side(giver):
            return STRIKE + first + i
    return STRIKE + first


def move_of(line: int, side: int) -> int:
    """The move that picks a line: a thing and how many of it, or the tile of a Claim."""
    thing = thing_of(line)
    return AT + what_of(line) if thing >= WORK else amount_of(thing, side, count_of(line))


def lot_weights(t: Table, ask: Ask) -> list[float] | None:
    """The lot in mind, the least it may go for; or back."""
    found = best_lot(t, ask.seat)
    wanted = BACK
    if found.line != NOTHING:
        if ask.prompt == "lot":
            wanted = move_of(found.line, GIVES)
        elif ask.prompt == "reserve":
            wanted = N + found.reserve
    return only(ask.moves, wanted)


def bid_weight(t: Table, seat: int, gain: float, move: int) -> float:
    """A bid that leaves something of what the lot is worth; a pass does no harm."""
    if move == PASS:
        return 1.0
    return 0.6 if gain + Means(t, seat).more(-float(move - N)) > 0.0 else PRUNED


def answer_weights(t: Table, ask: Ask) -> list[float]:
    """Accept what helps this seat; a counter-offer is much work."""
    good = deal_worth(t, ask.seat, t.gives, t.wants) > 0.0
    weights: list[float] = []
    for move in ask.moves:
        if move == ACCEPT:
            weights.append(OFTEN if good else PRUNED)
        elif move == COUNTER:
            weights.append(0.1)
        else:
            weights.append(0.5 if good else OFTEN)
    return weights
