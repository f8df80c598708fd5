"""A declared game with every form of field: hidden numbers, a deck, hands, dice, a secret bid."""

from __future__ import annotations

from saloon.declare import (
    ALL,
    NOBODY,
    OWNER,
    DeclaredGame,
    Family,
    Kind,
    Table,
    dice,
    each,
    flag,
    held,
    number,
    option,
    pile,
    rule,
    seat,
)
from saloon.engine.ask import BEAT, Ask, Flow
from saloon.engine.rng import Rng

CARD = Kind("card", range(1, 7), copies=2)
DIE = dice("die")

DRAW = Family("draw", at="deck")
PLAY = Family("play", at="hands", card=range(1, 7))
PEEK = Family("peek", deck=("north", "south"))
GO = Family("go", leaves=True, way=("left", "right"), steps=range(1, 6))


class Field(Table):
    bonus: int = option(1, "HAR-SET-02", choices=(1, 3))
    deck: list[int] = pile(CARD)
    open: list[int] = pile(CARD, seen=ALL)
    hands: list[list[int]] = held(CARD)
    cups: list[list[int]] = held(DIE, most=2)
    weather: int = number(2, most=5, seen=NOBODY)
    luck: list[int] = each(0, most=3, seen=OWNER)
    points: list[int] = each()
    storm: bool = flag()
    turn: int = seat(0)
    steps: int = number(most=5)
    turns: int = number(most=40)


def play(t: Field) -> Flow:
    while True:
        yield BEAT
        yield from turn(t)


def turn(t: Field) -> Flow:
    """HAR-TURN-01, HAR-TURN-02: draw, throw, and put down a card; then walk."""
    who = t.turn
    t.turns = min(40, t.turns + 1)
    answer = yield t.ask(who, "take", [DRAW(), *PEEK.all()])
    t.cups[who] = t.throw("cups", who, 2)
    if answer in PEEK:
        (deck,) = PEEK.read(answer)
        t.tell("peeks", who=who, deck=deck)
    t.hands[who].append(t.deck.pop())
    t.hands[who].sort()
    t.reveal()
    answer = yield t.ask(who, "put", [PLAY(card) for card in sorted(set(t.hands[who]))])
    (card,) = PLAY.read(answer)
    put_down(t, who, card)
    way, t.steps = GO.read((yield t.ask(who, "walk", GO.all(), card=card, points=t.points[who])))
    score(t, who, way)
    t.turn = (who + 1) % t.seats
    if not t.deck:
        finish(t)


def put_down(t: Field, who: int, card: int) -> None:
    """HAR-PUT-01: a card goes on the open pile, and everybody sees both dice."""
    t.hands[who].remove(card)
    t.open.append(card)
    one, two = t.cups[who]
    t.reveal()
    t.cups[who] = []
    t.tell("puts", who=who, card=card, one=one, two=two, open=len(t.open))


@rule
def score(t: Field, who: int, way: int) -> None:
    """HAR-POINT-01: walking right pays."""
    t.points[who] = min(99, t.points[who] + way * t.bonus)


def finish(t: Field) -> None:
    """HAR-END-01: most points win."""
    t.winners = [who for who in range(t.seats) if t.points[who] == max(t.points)]
    t.over = True
    t.tell("end", "HAR-END-01 HAR-END-02", who=t.winners[0])


class Harvest(DeclaredGame[Field]):
    def set_up(self, t: Field) -> None:
        t.deck = CARD.box()
        t.shuffle("deck")
        t.weather = t.rng.secret(6)
        t.luck = [t.rng.secret(4) for _ in range(t.seats)]

    def play(self, state: Field) -> Flow:
        return play(state)

    def menu(self, state: Field, ask: Ask) -> list[int]:
        if ask.prompt != "put":
            return ask.moves
        return [PLAY(card) for card in sorted(set(state.hands[ask.seat]))]

    def scores(self, state: Field) -> list[int]:
        return state.points[:]


class Forgetful(Harvest):
    """Redeals everything but the weather."""

    def hide(self, state: Field, seat: int, rng: Rng) -> None:
        weather = state.weather
        super().hide(state, seat, rng)
        state.weather = weather


def make(kind: type[Harvest]) -> Harvest:
    return kind("harvest", Field, (DRAW, PLAY, PEEK, GO), seats=(2, 3), bound=200)


GAME = make(Harvest)
