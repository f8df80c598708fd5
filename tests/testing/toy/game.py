"""A small game with a deck, hands, a secret question and a choice in the middle of a beat."""

from __future__ import annotations

from typing import Any

from saloon.engine.ask import BEAT, Ask, Flow, together
from saloon.engine.errors import Broken
from saloon.engine.field import Field
from saloon.engine.game import Game, Option, Value, Zone
from saloon.engine.rng import Rng
from saloon.engine.state import State

DRAW, PASS, SWAP, KEEP, HIGH, LOW = range(6)
CARDS = 12
LIMITS = [40]


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
            prompts=("draw", "swap", "guess"),
            unshown=("tokens",),
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
            if len(t.deck) <= 2 or t.turn > LIMITS[0]:
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
        t.whisper(who, "drew", "TOY-DRAW-02", who, t.hands[who][-1])
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

    def zones(self, state: Toys, seat: int) -> list[Zone]:
        found = [Zone("deck", "card", state.deck[:])]
        for who in range(state.seats):
            if who != seat:
                found.append(Zone(f"hands {who}", "card", state.hands[who][:]))
        return found

    def lay(self, state: Toys, zones: list[Zone]) -> None:
        state.deck = zones[0].things[:]
        for zone in zones[1:]:
            state.hands[int(zone.name.split()[1])] = zone.things[:]

    def check(self, state: Toys) -> None:
        state.check()

    def scores(self, state: Toys) -> list[int]:
        return state.points[:]

    def sense(self, state: Toys, seat: int) -> float:
        """The more cards in hand, the better."""
        held = [1 + sum(hand) for hand in state.hands]
        return held[seat] / sum(held)

    def layout(self, seats: int) -> list[Field]:
        return [
            Field("deck", 1, CARDS, "cards in the deck"),
            Field("hands", seats, CARDS, "cards in each hand"),
            Field("mine", CARDS, 1, "the cards in the own hand"),
        ]

    def observe(self, state: Toys, seat: int) -> bytes:
        mine = [int(card in state.hands[seat]) for card in range(CARDS)]
        return bytes([len(state.deck), *[len(hand) for hand in state.hands], *mine])


GAME = Toy()
