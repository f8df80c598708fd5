"""Liar's dice: five dice under every cup, bids that go up, and somebody who does not believe."""

from __future__ import annotations

from typing import Final

from saloon import declare
from saloon.engine.ask import BEAT, Ask, Flow
from saloon.engine.number import BOOK, Number

MOST_SEATS: Final = 6
DICE: Final = [5, 3]  # each, in the usual and in the short game
ONE: Final = 1

DIE = declare.dice("die")
BID = declare.Family("bid", count=range(1, DICE[0] * MOST_SEATS + 1), face=range(1, 7))
LIAR = declare.Family("liar")
SPOT_ON = declare.Family("spot-on")


class Cups(declare.Table):
    """What lies on the table, and who may see it."""

    short: bool = declare.option(False, "LIA-SETUP-02")
    count: int = declare.number(most=DICE[0] * MOST_SEATS, sheet="bid")
    face: int = declare.number(most=6, like=DIE, sheet="bid")
    bidder: int = declare.seat(sheet="bid")
    wild: bool = declare.flag(True)
    turn: int = declare.seat(0, drawn=False)
    cups: list[list[int]] = declare.held(DIE, most=DICE[0])
    shown: list[list[int]] = declare.held(DIE, seen=declare.ALL, most=DICE[0])


def play(t: Cups) -> Flow:
    """A beat is a turn."""
    while True:
        yield BEAT
        if not any(t.cups):
            set_up(t)
        yield from take_turn(t)


@declare.rule
def set_up(t: Cups) -> None:
    """LIA-SETUP-01: the same number of dice for all."""
    if t.short:
        t.cite("LIA-SETUP-02")
    t.cups = [[ONE] * DICE[t.short] for _ in range(t.seats)]
    throw(t)


@declare.rule
def throw(t: Cups) -> None:
    """LIA-ROLL-01, LIA-ROLL-02: all throw under their cups, and look at their own dice only."""
    for who in range(t.seats):
        t.cups[who] = t.throw("cups", who, len(t.cups[who]))
    t.count, t.face, t.bidder, t.wild = 0, 0, -1, True
    t.reveal()


def take_turn(t: Cups) -> Flow:
    """LIA-TURN-01: open the bidding or raise; or end the round by a word on the last bid."""
    who = t.turn
    answer = yield t.ask(who, "answer", [*words(t), *bids(t)], count=t.count, face=t.face)
    if answer in BID:
        bid(t, who, *BID.read(answer))
    elif answer in LIAR:
        call_liar(t, who)
    else:
        call_spot_on(t, who)


def words(t: Cups) -> list[int]:
    """What may be said instead of a bid: nothing before there is one."""
    return [LIAR(), SPOT_ON()] if t.count else []


@declare.rule
def bids(t: Cups) -> list[int]:
    """LIA-BID-01, LIA-BID-02: more dice, or as many of a higher face; never more than there are."""
    most = sum([len(cup) for cup in t.cups])
    return [
        BID(count, face)
        for count in range(max(1, t.count), most + 1)
        for face in range(1, 7)
        if (count, face) > (t.count, t.face)
    ]


def bid(t: Cups, who: int, count: int, face: int) -> None:
    """LIA-BID-01: the bid stands, and the next player answers it."""
    if t.bidder < 0 and face == ONE:
        t.wild = False
        t.cite("LIA-WILD-02")
    t.count, t.face, t.bidder = count, face, who
    t.tell("bids", who=who, count=count, face=face)
    t.turn = next_in_play(t, who)


def call_liar(t: Cups, who: int) -> None:
    """LIA-LIAR-01: who does not believe the bid says so, and all cups are lifted."""
    t.tell("calls-liar", who=who, target=t.bidder)
    if lift(t) >= t.count:
        lose_die(t, who, "LIA-LIAR-03")
    else:
        lose_die(t, t.bidder, "LIA-LIAR-02")


def call_spot_on(t: Cups, who: int) -> None:
    """LIA-SPOT-01: who believes that the bid is exact says so, and all cups are lifted."""
    t.tell("calls-spot-on", who=who, target=t.bidder)
    if lift(t) == t.count:
        lose_die(t, t.bidder, "LIA-SPOT-02")
    else:
        lose_die(t, who, "LIA-SPOT-03")


def lift(t: Cups) -> int:
    """LIA-WILD-01: count the face of the bid under all cups; ones count as any face."""
    t.shown = [cup[:] for cup in t.cups]
    found = matching(t)
    t.reveal()
    t.tell("counted", found=found, count=t.count, face=t.face)
    return found


def matching(t: Cups) -> int:
    """How many dice count for the bid."""
    faces = {t.face, ONE} if t.wild else {t.face}
    return sum([die in faces for cup in t.cups for die in cup])


def lose_die(t: Cups, who: int, clause: str) -> None:
    """LIA-NEXT-01: the loser of the round puts a die away and begins the next round."""
    t.cups[who].pop()
    t.tell("loses", f"{clause} LIA-NEXT-01", who=who, left=len(t.cups[who]))
    t.turn = who if t.cups[who] else next_in_play(t, who)
    if not t.cups[who]:
        leave(t, who)
    if not t.over:
        throw(t)


def leave(t: Cups, who: int) -> None:
    """LIA-OUT-01: without dice one is out; the last with dice wins (LIA-WIN-01)."""
    t.tell("out", "LIA-OUT-01", who=who)
    left = [other for other in range(t.seats) if t.cups[other]]
    if len(left) == 1:
        t.winners = left
        t.over = True
        t.tell("wins", "LIA-WIN-01", who=left[0])


def next_in_play(t: Cups, who: int) -> int:
    """The next seat that still has dice."""
    seats = [(who + step) % t.seats for step in range(1, t.seats + 1)]
    return next(other for other in seats if t.cups[other])


class LiarsDice(declare.DeclaredGame[Cups]):
    """Liar's dice."""

    def play(self, state: Cups) -> Flow:
        return play(state)

    def scores(self, state: Cups) -> list[int]:
        return [len(cup) for cup in state.cups]

    def sense(self, state: Cups, seat: int) -> float:
        """A bid that does not hold in this world may cost its bidder a die."""
        risky = state.bidder == seat and matching(state) < state.count
        return super().sense(state, seat) * (0.6 if risky and not state.over else 1.0)

    def prior(self, state: Cups, ask: Ask) -> list[float]:
        """Bids near one's own dice and a third of the others' look best."""
        own = state.cups[ask.seat]
        hidden = (sum(self.scores(state)) - len(own)) / 3
        likely = [hidden + sum([die in (face, ONE) for die in own]) for face in range(7)]
        bids = [BID.read(move) if move in BID else (state.count, state.face) for move in ask.moves]
        return [0.02 + 1 / (1 + (count - likely[face]) ** 2) for count, face in bids]


GAME: Final = LiarsDice(
    id="liars_dice",
    table=Cups,
    moves=(BID, LIAR, SPOT_ON),
    seats=range(2, MOST_SEATS + 1),
    bound=3000,
    numbers=(
        Number("dice.usual", DICE, 0, BOOK, "LIA-SETUP-01"),
        Number("dice.short", DICE, 1, BOOK, "LIA-SETUP-02"),
    ),
)
