"""My game: draw cards, stop in time, and have the most without going over."""

from __future__ import annotations

from typing import Final

from saloon import declare
from saloon.engine.ask import BEAT, Flow
from saloon.engine.number import BOOK, Number

LIMITS: Final = [21]
"""What nobody should go over, where the rules read it."""

CARD = declare.Kind("card", range(1, 11), copies=4)
DRAW = declare.Family("draw", at="deck")
STOP = declare.Family("stop", leaves=True)


class Table(declare.Table):
    """What lies on the table, and who may see it."""

    deck: list[int] = declare.pile(CARD)
    rows: list[list[int]] = declare.held(CARD, seen=declare.ALL)
    stopped: list[int] = declare.each(most=1, drawn=False)
    turn: int = declare.seat(0, drawn=False)


def play(t: Table) -> Flow:
    """A beat is a turn."""
    while True:
        yield BEAT
        yield from take_turn(t)


def take_turn(t: Table) -> Flow:
    """MYG-TURN-01: draw a card, or stop for good."""
    who = t.turn
    answer = yield t.ask(who, "turn", [DRAW(), STOP()], total=sum(t.rows[who]))
    if answer in DRAW:
        draw(t, who)
    else:
        t.stopped[who] = 1
        t.tell("stops", who=who, total=sum(t.rows[who]))
    pass_on(t, who)


def draw(t: Table, who: int) -> None:
    """MYG-DRAW-01: the top card of the deck goes into one's own row, for all to see."""
    card = t.deck.pop()
    t.rows[who].append(card)
    t.reveal()
    t.tell("draws", who=who, card=card, total=sum(t.rows[who]))
    if sum(t.rows[who]) > LIMITS[0]:
        t.stopped[who] = 1
        t.tell("over", "MYG-DRAW-02", who=who)


@declare.rule
def pass_on(t: Table, who: int) -> None:
    """MYG-TURN-02: the next player who has not stopped takes a turn."""
    left = [(who + step) % t.seats for step in range(1, t.seats + 1)]
    left = [other for other in left if not t.stopped[other]]
    if left:
        t.turn = left[0]
    else:
        finish(t)


def finish(t: Table) -> None:
    """MYG-END-01: when all have stopped, the most points win; a tie is shared."""
    scores = GAME.scores(t)
    t.winners = [who for who in range(t.seats) if scores[who] == max(scores)]
    t.over = True
    for who in t.winners:
        t.tell("wins", who=who, total=scores[who])


class MyGame(declare.DeclaredGame[Table]):
    """My game."""

    def set_up(self, t: Table) -> None:
        t.deck = CARD.box()
        t.shuffle("deck")

    def play(self, state: Table) -> Flow:
        return play(state)

    def scores(self, state: Table) -> list[int]:
        """MYG-DRAW-02: whoever is over the limit has nothing."""
        totals = [sum(row) for row in state.rows]
        return [total if total <= LIMITS[0] else 0 for total in totals]


GAME: Final = MyGame(
    id="my_game",
    table=Table,
    moves=(DRAW, STOP),
    seats=range(2, 5),
    bound=50,
    numbers=(Number("limit", LIMITS, 0, BOOK, "MYG-DRAW-02"),),
)
