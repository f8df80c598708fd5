"""A small game with a deck, hands, a secret question and a choice in the middle of a beat."""

from __future__ import annotations

from typing import Any

from saloon.engine.ask import BEAT, Ask, Flow, together
from saloon.engine.errors import Broken
from saloon.engine.game import Game, Option, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State

DRAW, PASS, SWAP, KEEP, HIGH, LOW = range(6)
CARDS = 12


class Toys(State):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.tokens = 0
        self.turn = 0
        self.points: list[int] = []

    def blank(self) -> State:
        return type(self)()

    def become(self, other: State) -> None:
        assert isinstance(other, Toys)
        super().become(other)
        self.deck = other.deck[:]
        self.hands = [hand[:] for hand in other.hands]
        self.tokens = other.tokens
        self.turn = other.turn
        self.points = other.points[:]

    def check(self) -> None:
        cards = sorted(self.deck + [card for hand in self.hands for card in hand])
        if cards != list(range(CARDS)):
            raise Broken(f"cards {cards}")
        if self.tokens != 3:
            raise Broken("a token is lost")


class Toy(Game[Toys]):
    """The honest game; faults are subclasses."""

    state: type[Toys] = Toys

    def __init__(self) -> None:
        super().__init__(
            id="toy",
            rules="toy/1",
            seats=(2, 3),
            default_seats=2,
            options=(Option("blind", False, "TOY-DRAW-01"),),
            moves=("draw", "pass", "swap", "keep", "high", "low"),
            bound=200,
            parts=(self.state,),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), ())

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Toys:
        t = self.state()
        t.rng = rng
        t.seats = seats
        t.deck = list(range(CARDS))
        t.rng.shuffle(t.deck)
        t.hands = [[] for _ in range(seats)]
        t.points = [0] * seats
        t.tokens = 3
        return t

    def play(self, t: Toys) -> Flow:
        while True:
            yield BEAT
            if len(t.deck) <= 2 or t.turn > 40:
                yield from self.finish(t)
            else:
                yield from self.take_turn(t)

    def take_turn(self, t: Toys) -> Flow:
        who = t.turn % t.seats
        t.turn += 1
        answer = yield Ask(who, "draw", [DRAW, PASS], "TOY-DRAW-01")
        if answer == PASS:
            return
        t.hands[who].append(t.deck.pop())
        t.reveal()
        t.whisper(who, "drew", "TOY-DRAW-02", t.hands[who][-1])
        answer = yield Ask(who, "swap", [SWAP, KEEP], "TOY-SWAP-01")
        if answer == SWAP:
            card = t.hands[who].pop()
            t.hands[who].append(t.deck.pop())
            t.deck.append(card)
            t.reveal()

    def finish(self, t: Toys) -> Flow:
        ask = together([Ask(seat, "guess", [HIGH, LOW], "TOY-GUESS-01") for seat in range(t.seats)])
        yield ask
        for seat in range(t.seats):
            t.points[seat] = sum(t.hands[seat]) + (ask.answers[seat] == HIGH)
        t.winners = [s for s in range(t.seats) if t.points[s] == max(t.points)]
        t.over = True
        t.tell("end", "TOY-END-01", t.winners[0])

    def view(self, state: Toys, seat: int) -> dict[str, Any]:
        return {
            "deck": len(state.deck),
            "hands": [
                hand[:] if who == seat else len(hand) for who, hand in enumerate(state.hands)
            ],
            "points": state.points[:],
            "turn": state.turn,
        }

    def hide(self, state: Toys, seat: int, rng: Rng) -> None:
        others = [who for who in range(state.seats) if who != seat]
        unknown = sorted(state.deck + [card for who in others for card in state.hands[who]])
        rng.shuffle(unknown)
        for who in others:
            state.hands[who] = [unknown.pop() for _ in state.hands[who]]
        state.deck = unknown

    def check(self, state: Toys) -> None:
        state.check()

    def scores(self, state: Toys) -> list[int]:
        return state.points[:]


GAME = Toy()
