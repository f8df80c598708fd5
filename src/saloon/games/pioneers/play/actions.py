"""Step 3 of a turn: picking a Pioneer and its Actions, and the free deeds (PIO-TURN, PIO-ACT)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.board import CROSSABLE, DEVELOPABLE, HUNTABLE, NEAR, NO_TILE
from saloon.games.pioneers.content import COMPANION
from saloon.games.pioneers.play.asking import MOST_BACKS
from saloon.games.pioneers.play.auction import auction, may_auction
from saloon.games.pioneers.play.claim import build, may_build, may_stake, stake
from saloon.games.pioneers.play.death import quit_game, settle
from saloon.games.pioneers.play.diplomas import (
    give_up,
    love_sickness,
    may_give_up,
    may_love,
    may_obtain,
    obtain,
)
from saloon.games.pioneers.play.dispute import dispute, may_dispute
from saloon.games.pioneers.play.family import expand, may_expand
from saloon.games.pioneers.play.gamble import gamble, may_gamble
from saloon.games.pioneers.play.hire_bandit import (
    hire_bandit,
    may_hire_bandit,
    may_shoot_bandit,
    shoot_bandit,
    steal_one,
)
from saloon.games.pioneers.play.hire_sheriff import hire_sheriff, may_hire_sheriff
from saloon.games.pioneers.play.hunt import hunt
from saloon.games.pioneers.play.jail import jail_roll, jailbreak, may_jailbreak, may_roll
from saloon.games.pioneers.play.market import buy, may_buy, may_sell, sell
from saloon.games.pioneers.play.move import explore, move
from saloon.games.pioneers.play.orders import MOST_ORDERS, set_order
from saloon.games.pioneers.play.pray import may_pray, pray, use_kept
from saloon.games.pioneers.play.process import (
    hire_laborer,
    may_hire_laborer,
    may_process,
    process,
)
from saloon.games.pioneers.play.trade import begin_trade, may_trade
from saloon.games.pioneers.state import LEFT, NO_ACT, NO_PIONEER, Table
from saloon.games.pioneers.written import (
    ACT,
    AUCTIONING,
    BACK,
    BANDITS,
    BUILDING,
    BUY,
    DISPUTE,
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
    PIONEER,
    PRAY,
    PRAYER,
    PROCESS,
    QUIT,
    SELL,
    SET_ORDERS,
    SHOOT_BANDIT,
    STAKE,
    STEAL,
    STOP,
    TRADE,
    TURN_END,
    is_act,
    is_pioneer,
)


def work(t: Table) -> Flow:
    """PIO-TURN-02, PIO-TURN-10: pick a Pioneer, or an Action of the one picked, or a free deed."""
    who = t.active
    p = t.acting
    if p != NO_PIONEER and t.actions_left(p) == 0:
        leave(t, p)
        p = NO_PIONEER
    if p == NO_PIONEER:
        yield from pick_pioneer(t, who)
    else:
        yield from pick_action(t, who, p)
    if t.over:
        return
    if t.ended:
        t.cite("PIO-TURN-09")
        t.step = TURN_END


def leave(t: Table, p: int) -> None:
    """PIO-TURN-02: a Pioneer whose Actions are over does not come back this turn."""
    t.flags[p] |= LEFT
    t.acting = NO_PIONEER
    t.begun = False
    t.cite("PIO-TURN-02 PIO-TURN-04")


def pick_pioneer(t: Table, who: int) -> Flow:
    """PIO-TURN-02, PIO-TURN-04: a Pioneer with Actions left, a free deed, or the end of step 3."""
    moves = [PIONEER + p for p in t.on_field(who) if t.actions_left(p)]
    moves.extend(deeds(t, who))
    moves.append(END)
    t.cite("PIO-TURN-03")
    ask = t.ask_work(who, moves, "PIO-TURN-02")
    ask.leave = QUIT
    answer = yield ask
    if answer == END:
        t.step = BANDITS
    elif answer == QUIT:
        quit_game(t, who)
    elif is_pioneer(answer):
        t.acting = answer - PIONEER
        t.begun = False
    else:
        yield from deed(t, who, answer)


def pick_action(t: Table, who: int, p: int) -> Flow:
    """PIO-ACT-01, PIO-ACT-02, PIO-TURN-05, PIO-TURN-06: a possible Action, a deed, stop."""
    moves = legal_acts(t, p)
    moves.extend(deeds(t, who))
    if may_give_up(t, p):
        moves.append(GIVE_UP)
    moves.append(STOP)
    if not t.begun and t.backs < MOST_BACKS:
        moves.append(BACK)
    ask = t.ask_action(who, moves, pioneer=p, left=t.actions_left(p))
    ask.leave = QUIT
    answer = yield ask
    if answer == STOP:
        leave(t, p)
    elif answer == QUIT:
        quit_game(t, who)
    elif answer == BACK:
        t.backs += 1
        t.acting = NO_PIONEER
        t.cite("PIO-ASK-02")
    elif is_act(answer):
        yield from act(t, p, answer - ACT)
    elif answer == GIVE_UP:
        give_up(t, p)
    else:
        yield from deed(t, who, answer)


def act(t: Table, p: int, action: int) -> Flow:
    """PIO-TURN-02: one Action of the Pioneer; taken back, it counts as not begun."""
    begun = t.begun
    t.begun = True
    t.used[p] += 1
    t.doing = action
    used = yield from perform(t, p, action)
    t.doing = NO_ACT
    if not used:
        t.used[p] -= 1
        t.begun = begun
        return
    yield from settle(t)


def deeds(t: Table, who: int) -> list[int]:
    """PIO-TURN-07, PIO-TURN-10: the free deeds that are possible between Actions."""
    moves: list[int] = []
    for card in t.kept:
        moves.append(PRAYER + card)
    if t.holder[COMPANION] >> 3 == who and may_love(t, who):
        moves.append(LOVE)
    if may_roll(t, who):
        moves.append(JAIL_ROLL)
    if t.orders_on and t.ordered < MOST_ORDERS:
        moves.append(SET_ORDERS)
    return moves


def deed(t: Table, who: int, answer: int) -> Flow:
    """PIO-TURN-07: a free deed takes no Action and does not begin a Pioneer."""
    if answer == SET_ORDERS:
        yield from set_order(t, who)
        return
    t.cite("PIO-TURN-07 PIO-TURN-10")
    if answer == JAIL_ROLL:
        yield from jail_roll(t, who)
    elif answer == LOVE:
        yield from love_sickness(t, who)
    else:
        yield from use_kept(t, who, answer - PRAYER)
        yield from settle(t)


def legal_acts(t: Table, p: int) -> list[int]:
    """PIO-ACT-01, PIO-TURN-06: the Actions whose place, condition and cost are met."""
    moves: list[int] = []
    cell = t.where[p]
    kind = t.land[cell]
    ways = False
    new = False
    for near in NEAR[cell]:
        beside = t.land[near]
        if beside == NO_TILE:
            new = True
        elif CROSSABLE[beside]:
            ways = True
    new = new and t.tiles_left() > 0
    if ways or new:
        moves.append(ACT + MOVE)
    else:
        t.cite("PIO-MOVE-11")
    if new:
        moves.append(ACT + EXPLORE)
    if may_buy(t, p):
        moves.append(ACT + BUY)
    if may_sell(t, p):
        moves.append(ACT + SELL)
    if may_trade(t):
        moves.append(ACT + TRADE)
    if may_auction(t, p >> 3):
        moves.append(ACT + AUCTIONING)
    if DEVELOPABLE[kind]:
        if may_stake(t, p):
            moves.append(ACT + STAKE)
        if may_build(t, p):
            moves.append(ACT + BUILDING)
        if may_dispute(t, p):
            moves.append(ACT + DISPUTE)
    if HUNTABLE[kind] and t.armed(p >> 3):
        moves.append(ACT + HUNT)
    if may_process(t, p):
        moves.append(ACT + PROCESS)
    if may_pray(t, p):
        moves.append(ACT + PRAY)
    if not t.expanded and may_expand(t, p):
        moves.append(ACT + FAMILY)
    if may_gamble(t, p):
        moves.append(ACT + GAMBLE)
    if may_obtain(t, p):
        moves.append(ACT + OBTAIN)
    if may_jailbreak(t, p):
        moves.append(ACT + JAILBREAK)
    if t.square == 0 and may_hire_bandit(t, p >> 3):
        moves.append(ACT + HIRE_BANDIT)
    if may_hire_sheriff(t, p >> 3):
        moves.append(ACT + HIRE_SHERIFF)
    if may_hire_laborer(t, p):
        moves.append(ACT + HIRE_LABORER)
    if t.hirer == p >> 3:
        moves.append(ACT + STEAL)
    if may_shoot_bandit(t, p):
        moves.append(ACT + SHOOT_BANDIT)
    return moves


def perform(t: Table, p: int, action: int) -> FlowOf[bool]:
    """PIO-ACT-01: the Action; returns false when it was taken back."""
    if action == MOVE:
        yield from move(t, p)
        return True
    if action == EXPLORE:
        yield from explore(t, p)
        return True
    if action == BUY:
        return (yield from buy(t, p))
    if action == SELL:
        return (yield from sell(t, p))
    if action == TRADE:
        return (yield from begin_trade(t))
    if action == AUCTIONING:
        return (yield from auction(t, p >> 3))
    if action == STAKE:
        stake(t, p)
        return True
    if action == BUILDING:
        return (yield from build(t, p))
    if action == HUNT:
        yield from hunt(t, p >> 3)
        return True
    if action == PROCESS:
        return (yield from process(t, p))
    if action == PRAY:
        yield from pray(t, p)
        return True
    if action == FAMILY:
        expand(t, p)
        return True
    if action == GAMBLE:
        return (yield from gamble(t, p))
    return (yield from perform_against(t, p, action))


def perform_against(t: Table, p: int, action: int) -> FlowOf[bool]:
    """PIO-ACT-01: the Actions that need the School, the law or somebody else."""
    if action == DISPUTE:
        yield from dispute(t, p)
        return True
    if action == OBTAIN:
        return (yield from obtain(t, p))
    if action == JAILBREAK:
        return (yield from jailbreak(t, p))
    if action == HIRE_BANDIT:
        return (yield from hire_bandit(t, p >> 3))
    if action == HIRE_SHERIFF:
        return (yield from hire_sheriff(t, p >> 3))
    if action == HIRE_LABORER:
        hire_laborer(t, p)
        return True
    if action == STEAL:
        steal_one(t)
        return True
    yield from shoot_bandit(t, p)
    return True
