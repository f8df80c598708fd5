"""Deaths are settled: Theology, players out, respawn, victory (PIO-OUT, PIO-RESP, PIO-WIN)."""

from __future__ import annotations

from saloon.engine.ask import Flow, FlowOf
from saloon.games.pioneers.content import (
    BULLET,
    FOOD,
    GOODS,
    POINTS_TO_WIN,
    REVOLVER,
    START_BULLETS,
    START_CASH,
    START_FOOD,
    START_PIONEERS,
    THEOLOGY,
    TOKENS_EACH,
)
from saloon.games.pioneers.play.orders import ask_together, forget_orders
from saloon.games.pioneers.play.pieces import STORE_CELL, arrive, set_out, take_off
from saloon.games.pioneers.play.prayer_deck import return_kept
from saloon.games.pioneers.play.supply import owned, pay, put_back, take
from saloon.games.pioneers.play.works import end_job, lift, send_laborer_off
from saloon.games.pioneers.state import FLIPPED, HIDEOUT, JAILED, Table
from saloon.games.pioneers.written import (
    FINISHED,
    IN,
    NO,
    ORDER_VOTE,
    OUT,
    RESPAWN_AUTO,
    RESPAWN_OFF,
    YES,
)


def settle(t: Table) -> Flow:
    """PIO-RULING-41: an effect is over: Theology, then who is out, then who has won."""
    preach(t)
    if extinct(t):
        for seat in t.around(t.active):
            if t.family[seat] == 0:
                go_out(t, seat)
                yield from respawn(t, seat)
    crown(t)


def extinct(t: Table) -> bool:
    """PIO-OUT-01: whether somebody in the game has no Pioneer left."""
    return any(t.family[seat] == 0 and t.status[seat] == IN for seat in range(t.seats))


def preach(t: Table) -> None:
    """PIO-DIP-15: the last Pioneer of a family, if it holds Theology, is joined by another."""
    p = t.holder[THEOLOGY]
    if p >= 0 and t.family[p >> 3] == 1:
        arrive(t, p >> 3, t.where[p], "PIO-DIP-15")
        if t.flags[p] & JAILED:
            t.cite("PIO-JAIL-03")


def go_out(t: Table, seat: int) -> None:
    """PIO-OUT-01..05: the player leaves the game; property stays in the player's name."""
    if t.hirer == seat:
        end_job(t, t.victim(), "PIO-OUT-04")
    elif t.hirer >= 0 and t.victim() == seat:
        end_job(t, t.hirer, "PIO-OUT-04")
    t.status[seat] = OUT
    t.tell_out("PIO-OUT-01 PIO-OUT-02 PIO-OUT-03 PIO-OUT-05", who=seat)
    pay(t, seat, t.cash[seat], HIDEOUT, "PIO-OUT-02")
    for thing in range(len(GOODS)):
        put_back(t, seat, thing, owned(t, seat, thing))
    for cell in t.estate(seat):
        send_laborer_off(t, cell)
    if seat == t.active:
        t.ended = True
        return_kept(t)
    t.ward &= ~(1 << seat)
    for kind in range(3):
        t.waived[seat * 3 + kind] = 0
    forget_orders(t, seat)


def quit_game(t: Table, seat: int) -> None:
    """PIO-OUT-01, PIO-RULING-62, PIO-RESP-06: out for good, by the player's own wish."""
    t.tell_quits("PIO-OUT-01 PIO-RESP-06", who=seat)
    for p in t.on_field(seat):
        take_off(t, p)
    go_out(t, seat)
    crown(t)


def respawn(t: Table, seat: int) -> Flow:
    """PIO-RESP-01: by the table's option a player who is out may start again."""
    if t.respawn == RESPAWN_OFF:
        return
    if t.respawn != RESPAWN_AUTO:
        agreed = yield from vote(t, seat)
        if not agreed:
            return
    t.cite("PIO-RESP-01")
    clear_seat(t, seat)
    start_over(t, seat, "PIO-RESP-03 PIO-RESP-04")


def vote(t: Table, seat: int) -> FlowOf[bool]:
    """PIO-RESP-01: only a unanimous yes of everybody in the game lets a player in."""
    parts = [t.ask_vote(who, [YES, NO], target=seat) for who in t.around(seat)]
    yes = True
    if parts:
        answers = yield from ask_together(t, parts, ORDER_VOTE)
        yes = NO not in answers
    t.tell_vote(who=seat, yes=1 if yes else 0)
    return yes


def clear_seat(t: Table, seat: int) -> None:
    """PIO-RESP-02: all pieces of the symbol leave the field, dead and covered tokens too."""
    for cell in t.field:
        work = t.works[cell]
        if work and ((work & ~FLIPPED) - 1) >> 3 == seat:
            lift(t, cell)
    for kind in range(5):
        t.stock[seat * 5 + kind] = TOKENS_EACH
        t.covered[seat * 5 + kind] = 0
    t.cite("PIO-RESP-02")


def start_over(t: Table, seat: int, clauses: str) -> None:
    """PIO-SETUP-08, PIO-SETUP-09, PIO-RESP-03: what a player starts with."""
    t.status[seat] = IN
    t.cash[seat] += START_CASH
    t.bank -= START_CASH
    take(t, seat, FOOD, START_FOOD)
    take(t, seat, BULLET, START_BULLETS)
    take(t, seat, REVOLVER, 1)
    for _ in range(START_PIONEERS):
        set_out(t, seat, STORE_CELL, 0)
    t.tell_starts(clauses, who=seat)


def crown(t: Table) -> None:
    """PIO-WIN-02, PIO-WIN-03, PIO-WIN-04, PIO-WIN-07: who has won, if anybody."""
    t.cite("PIO-WIN-01 PIO-WIN-07")
    players = 0
    reached = 0
    for seat in range(t.seats):
        if t.status[seat] == IN:
            players += 1
            if t.near_the_end(seat) and t.points(seat) >= POINTS_TO_WIN:
                reached += 1
    if reached:
        best = t.active
        most = -1
        for seat in t.around(t.active):
            points = t.points(seat)
            if points > most:
                best = seat
                most = points
        if reached > 1:
            t.cite("PIO-WIN-03")
        finish(t, [best], "PIO-WIN-02")
    elif players == 1:
        if t.respawn != RESPAWN_OFF:
            t.cite("PIO-RESP-07")
        finish(t, t.around(0), "PIO-WIN-04")


def finish(t: Table, winners: list[int], clauses: str) -> None:
    """The game is over."""
    t.over = True
    t.step = FINISHED
    t.winners = winners
    for seat in winners:
        t.tell_wins(clauses, who=seat, count=t.points(seat))
