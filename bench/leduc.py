"""Leduc poker by the rules of OpenSpiel's `leduc_poker` with two players.

Six cards, three ranks twice; an ante of 1, one hidden card each, a round of bets of 2, an open
card, a round of bets of 4, at most two raises a round; a pair with the open card wins, else the
higher rank, else the pot is shared.
"""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import BEAT, Ask, Flow
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
MOST: Final = 13

# What may be answered: with nothing to pay, with a bet to pay; while raises are left, and after.
OPENING: Final = [[CALL], [CALL, RAISE]]
FACING: Final = [[FOLD, CALL], [FOLD, CALL, RAISE]]


class Leduc(State):
    """Three of six cards: seat 0's, seat 1's and the open one."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.paid: list[int] = []
        self.bets = 0
        self.gone = -1

    def blank(self) -> State:
        return Leduc()

    def become(self, other: State) -> None:
        assert isinstance(other, Leduc)
        super().become(other)
        self.cards = other.cards[:]
        self.paid = other.paid[:]
        self.bets = other.bets
        self.gone = other.gone


class LeducPoker(Game[Leduc]):
    """Two seats, two rounds of bets."""

    def __init__(self) -> None:
        super().__init__(
            id="leduc",
            rules="leduc/1",
            seats=(2,),
            default_seats=2,
            options=(),
            moves=("fold", "call", "raise"),
            bound=10,
            parts=(Leduc,),
        )

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Leduc:  # noqa: ARG002
        t = Leduc()
        t.rng = rng
        t.seats = seats
        cards = [0, 0, 1, 1, 2, 2]
        rng.shuffle(cards)
        t.cards = cards[:3]
        t.paid = [1, 1]
        return t

    def play(self, state: Leduc) -> Flow:
        return hand(state)

    def view(self, state: Leduc, seat: int) -> dict[str, Any]:
        return {"card": state.cards[seat], "paid": state.paid[:], "round": state.bets}

    def hide(self, state: Leduc, seat: int, rng: Rng) -> None:
        shown = 2 if state.bets == 2 else -1
        cards = state.cards
        left = [2, 2, 2]
        if seat >= 0:
            left[cards[seat]] -= 1
        if shown >= 0:
            left[cards[shown]] -= 1
        count = left[0] + left[1] + left[2]
        for place in range(3):
            if place in (seat, shown):
                continue
            drawn = rng.below(count)
            rank = 0
            while drawn >= left[rank]:
                drawn -= left[rank]
                rank += 1
            cards[place] = rank
            left[rank] -= 1
            count -= 1

    def check(self, state: Leduc) -> None:
        """The bets are held to by the questions alone."""

    def scores(self, state: Leduc) -> list[int]:
        """Twice the chips won, so that a shared pot stays whole."""
        if not state.over:
            return [0, 0]
        pot = sum(state.paid)
        return [
            (2 * pot // len(state.winners) if seat in state.winners else 0) - 2 * state.paid[seat]
            for seat in range(2)
        ]

    def sense(self, state: Leduc, seat: int) -> float:
        return self.senses(state)[seat]

    def senses(self, state: Leduc) -> list[float]:
        if len(state.winners) != 1:
            return [0.5, 0.5]
        won = state.paid[1 - state.winners[0]] / (2.0 * MOST)
        return [0.5 + won, 0.5 - won] if state.winners[0] == 0 else [0.5 - won, 0.5 + won]


def hand(t: Leduc) -> Flow:
    """One hand is one beat: two rounds of bets, each until both have spoken and paid alike."""
    yield BEAT
    t.reveal()
    for number in (1, 2):
        t.bets = number
        raises = 0
        spoken = 0
        who = 0
        while t.gone < 0 and (spoken < 2 or t.paid[0] != t.paid[1]):
            menus = FACING if t.paid[who] < t.paid[1 - who] else OPENING
            answer = yield Ask(who, "bet", menus[1 if raises < 2 else 0], "LEDUC")
            spoken += 1
            if answer == FOLD:
                t.gone = who
                break
            t.paid[who] = t.paid[1 - who]
            if answer == RAISE:
                t.paid[who] += 2 * number
                raises += 1
            who = 1 - who
        t.reveal()
    t.winners = [1 - t.gone] if t.gone >= 0 else best_cards(t)
    t.over = True
    yield BEAT


def best_cards(t: Leduc) -> list[int]:
    """A pair with the open card, else the higher rank; both if alike."""
    for seat in range(2):
        if t.cards[seat] == t.cards[2]:
            return [seat]
    if t.cards[0] == t.cards[1]:
        return [0, 1]
    return [0] if t.cards[0] > t.cards[1] else [1]


GAME: Final = LeducPoker()
