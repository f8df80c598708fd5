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


class Leduc(State):
    """Six cards in order: seat 0's, seat 1's, the open one, and the rest."""

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


class LeducPoker(Game):
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

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> State:  # noqa: ARG002
        t = Leduc()
        t.rng = rng
        t.seats = seats
        t.cards = [0, 0, 1, 1, 2, 2]
        rng.shuffle(t.cards)
        t.paid = [1, 1]
        return t

    def play(self, state: State) -> Flow:
        assert isinstance(state, Leduc)
        return hand(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Leduc)
        return {"card": state.cards[seat], "paid": state.paid[:], "round": state.bets}

    def hide(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, Leduc)
        known = [seat] if seat >= 0 else []
        if state.bets == 2:
            known.append(2)
        places = [place for place in range(6) if place not in known]
        cards = sorted([state.cards[place] for place in places])
        rng.shuffle(cards)
        for i in range(len(places)):
            state.cards[places[i]] = cards[i]

    def check(self, state: State) -> None:
        assert isinstance(state, Leduc)

    def scores(self, state: State) -> list[int]:
        """Twice the chips won, so that a shared pot stays whole."""
        assert isinstance(state, Leduc)
        if not state.over:
            return [0, 0]
        pot = sum(state.paid)
        return [
            (2 * pot // len(state.winners) if seat in state.winners else 0) - 2 * state.paid[seat]
            for seat in range(2)
        ]

    def sense(self, state: State, seat: int) -> float:
        return 0.5 + self.scores(state)[seat] / (4.0 * MOST)


def hand(t: Leduc) -> Flow:
    """One hand is one beat."""
    yield BEAT
    t.reveal()
    for number in (1, 2):
        t.bets = number
        if t.gone < 0:
            yield from bets(t, 2 * number)
    if t.gone >= 0:
        t.winners = [1 - t.gone]
    else:
        t.winners = best_cards(t)
    t.over = True
    yield BEAT


def bets(t: Leduc, size: int) -> Flow:
    """A round of bets: until both have spoken and paid alike, or one folds."""
    raises = 0
    spoken = 0
    who = 0
    while spoken < 2 or t.paid[0] != t.paid[1]:
        moves = [FOLD, CALL] if t.paid[who] < t.paid[1 - who] else [CALL]
        if raises < 2:
            moves.append(RAISE)
        answer = yield Ask(who, "bet", moves, "LEDUC")
        spoken += 1
        if answer == FOLD:
            t.gone = who
            return
        t.paid[who] = t.paid[1 - who]
        if answer == RAISE:
            t.paid[who] += size
            raises += 1
        who = 1 - who
    t.reveal()


def best_cards(t: Leduc) -> list[int]:
    """A pair with the open card, else the higher rank; both if alike."""
    for seat in range(2):
        if t.cards[seat] == t.cards[2]:
            return [seat]
    if t.cards[0] == t.cards[1]:
        return [0, 1]
    return [0] if t.cards[0] > t.cards[1] else [1]


GAME: Final = LeducPoker()
