"""A game from its setup to its end, one step of a turn after another (PIO-TURN)."""

from __future__ import annotations

from saloon.engine.ask import BEAT, BEAT_MARK, NO_LEAVE, NOT_GIVEN, TOGETHER, Ask, Flow, FlowOf
from saloon.games.pioneers.content import PIONEERS_EACH
from saloon.games.pioneers.play.absent import answer_for
from saloon.games.pioneers.play.actions import work
from saloon.games.pioneers.play.bandit import bandit_phase
from saloon.games.pioneers.play.death import finish, quit_game, settle, start_over, vote
from saloon.games.pioneers.play.die import deadwood
from saloon.games.pioneers.play.feeding import feed
from saloon.games.pioneers.play.orders import ORDER_PROMPTS
from saloon.games.pioneers.play.prayer_deck import return_kept
from saloon.games.pioneers.play.setup import choose_symbols, free_symbols, roll_for_first
from saloon.games.pioneers.play.trade import close, put_together
from saloon.games.pioneers.state import LEFT, LOVESICK, NO_PIONEER, NOBODY, VAIN, Table
from saloon.games.pioneers.written import (
    BANDITS,
    CHOOSING,
    COUNTERING,
    EMPTY,
    FACE,
    FEEDING,
    FIRST_ROLL,
    IN,
    NO,
    OFFERING,
    QUIT,
    RESPAWN_AUTO,
    ROLLING,
    TURN_END,
    WORKING,
)


def whole_game(t: Table) -> Flow:
    """PIO-TURN-01, PIO-OUT-01: all steps of all turns, with a way out at every own question.

    PIO-RULING-62: until the step is over who has quit is answered for like somebody who is away.
    """
    flow = steps(t)
    going = 0  # who has quit in this step, by bits
    ask = next(flow)
    while True:
        seat = ask.seat
        answer = 0
        if seat == BEAT_MARK:
            if going:
                depart(t, going)
                going = 0
            yield ask
        elif seat == TOGETHER:
            going = yield from sealed_round(t, ask, going)
        elif going >> seat & 1:
            answer = answer_for(t, ask)
        else:
            own_way = ask.leave != NO_LEAVE
            if not own_way and may_quit(t, ask):
                ask.leave = QUIT
            answer = yield ask
            if answer == QUIT and not own_way:
                going |= 1 << seat
                if ask.prompt in ORDER_PROMPTS:  # the order is given up half said
                    flow.close()
                    flow = steps(t)
                    ask = next(flow)
                    continue
                answer = answer_for(t, ask)
        ask = flow.send(answer)


def steps(t: Table) -> Flow:
    """PIO-TURN-01: everything, from whatever step the table stands at."""
    while True:
        yield BEAT
        step = t.step
        if step == WORKING:
            yield from work(t)
        elif step in (OFFERING, COUNTERING):
            yield from put_together(t)
        elif step == FEEDING:
            yield from start_turn(t)
        elif step == ROLLING:
            yield from deadwood(t)
            yield from go_on(t, WORKING)
        elif step == BANDITS:
            yield from bandit_phase(t)
            yield from go_on(t, TURN_END)
        elif step == TURN_END:
            yield from end_turn(t)
        elif step == CHOOSING:
            yield from choose_symbols(t)
        elif step == FIRST_ROLL:
            roll_for_first(t)


def sealed_round(t: Table, ask: Ask, going: int) -> FlowOf[int]:
    """PIO-RULING-62: quitting is a sealed answer like any other, and comes to light with them.

    Returns who quits, by bits. In what the rules are told such an answer is the passive one, which
    is also given for who has quit before in this step.
    """
    waiting = 0
    for part in ask.parts:
        if going >> part.seat & 1:
            part.given = answer_for(t, part)
        elif part.given == NOT_GIVEN:
            waiting += 1
            if may_quit(t, part):
                part.leave = QUIT
    if t.rng.disclose(waiting):
        yield ask
        answers = list(ask.answers)
    else:
        answers = [t.rng.disclose(part.given) for part in ask.parts]
    for i, part in enumerate(ask.parts):
        if answers[i] == QUIT:
            going |= 1 << part.seat
            answers[i] = answer_for(t, part)
    ask.answers = tuple(answers)
    return going


def may_quit(t: Table, ask: Ask) -> bool:
    """PIO-RULING-62: whoever is in the game; an empty seat need not come in."""
    return t.status[ask.seat] == IN


def depart(t: Table, going: int) -> None:
    """PIO-OUT-01, PIO-RULING-62: who has quit is out; an open offer of theirs is off the table."""
    for seat in t.around(t.active):
        if t.over or not going >> seat & 1:
            continue
        if seat in (t.proposer, t.partner):
            close(t)
        quit_game(t, seat)
        if seat == t.active and not t.over:
            t.cite("PIO-TURN-09")
            t.step = TURN_END


def go_on(t: Table, step: int) -> Flow:
    """PIO-TURN-09: settle what happened; a player who went out has no further steps."""
    yield from settle(t)
    if t.over:
        return
    if t.ended:
        t.cite("PIO-TURN-09")
        t.step = TURN_END
    else:
        t.step = step


def start_turn(t: Table) -> Flow:
    """PIO-TURN-01: the turn begins, and with it the feeding; PIO-FEED-09: nothing comes first."""
    who = t.active
    t.tell_turn(who=who, round=t.round)
    t.sheriff_away = False
    t.ward &= ~(1 << who)
    end_weather(t, who)
    for p in range(who * PIONEERS_EACH, (who + 1) * PIONEERS_EACH):
        t.flags[p] &= ~(VAIN | LEFT)
        t.bonus[p] = 0
        t.used[p] = 0
    t.ended = False
    t.acting = NO_PIONEER
    t.begun = False
    t.proposals = 0
    t.auctions = 0
    t.backs = 0
    t.expanded = False
    t.loved = False
    t.ordered = 0
    yield from feed(t, who)
    yield from go_on(t, ROLLING)


def end_weather(t: Table, seat: int) -> None:
    """PIO-DIE-15: what lasts until a player's turn ends when the turn comes or would have come."""
    if t.boom == seat:
        t.boom = NOBODY
        t.cite("PIO-DIE-15")
    if t.dust == seat:
        t.dust = NOBODY
        t.cite("PIO-DIE-15")


def end_turn(t: Table) -> Flow:
    """PIO-TURN-01, PIO-PRAY-04: what ends with a turn; then the next player."""
    who = t.active
    return_kept(t)
    t.acting = NO_PIONEER
    for p in range(who * PIONEERS_EACH, (who + 1) * PIONEERS_EACH):
        t.flags[p] &= ~LOVESICK
    for kind in range(3):
        if t.waived[who * 3 + kind]:
            t.waived[who * 3 + kind] -= 1
    if t.late_entry:
        yield from late_entry(t)
    pass_on(t)


def pass_on(t: Table) -> None:
    """PIO-TURN-01, PIO-WIN-06: the next player clockwise who is not out, and the round."""
    seat = t.active
    while True:
        seat = (seat + 1) % t.seats
        if seat == t.first:
            if t.round == t.round_cap:
                last_round(t)
                return
            t.round += 1
        if t.status[seat] == IN:
            break
        end_weather(t, seat)
    t.active = seat
    t.step = FEEDING


def last_round(t: Table) -> None:
    """PIO-WIN-06: after the last round most points win; then cash, Resources, or shared."""
    best = (-1, -1, -1)
    winners: list[int] = []
    for seat in t.around(t.first):
        worth = (t.points(seat), t.cash[seat], t.resources(seat))
        if worth > best:
            best = worth
            winners = [seat]
        elif worth == best:
            winners.append(seat)
    finish(t, winners, "PIO-WIN-06")


def late_entry(t: Table) -> Flow:
    """PIO-RESP-05, PIO-RULING-63: at the end of a turn the empty seat may come in."""
    seat = t.seats - 1
    if t.status[seat] != EMPTY:
        return
    moves = [*free_symbols(t), NO]
    answer = yield t.ask_enter(seat, moves, "PIO-RESP-05")
    if answer == NO:
        return
    if t.respawn != RESPAWN_AUTO:
        agreed = yield from vote(t, seat)
        if not agreed:
            return
    t.symbol[seat] = answer - FACE
    t.tell_symbol("PIO-RESP-05", who=seat, face=answer - FACE)
    t.stakes += 1
    t.bank_stakes += 1
    if t.seats == 4:
        t.sets = 2
        for tool in range(4):
            t.bank_tools[tool] += 1
    start_over(t, seat, "PIO-RESP-05 PIO-RESP-03")
