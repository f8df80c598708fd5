"""The toy game with one fault each."""

from __future__ import annotations

from typing import Any

from saloon.engine.ask import Ask, Flow, together
from saloon.engine.rng import Rng
from saloon.engine.state import State
from tests.testing.toy.game import DRAW, PASS, Toy, Toys


class ShallowToys(Toys):
    def become(self, other: State) -> None:
        assert isinstance(other, Toys)
        super().become(other)
        self.hands = other.hands


class ShallowCopy(Toy):
    state = ShallowToys


class ForgottenField(Toy):
    class Forgetful(Toys):
        def become(self, other: State) -> None:
            turn = self.turn
            super().become(other)
            self.turn = turn

    state = Forgetful


class LeakedCard(Toy):
    def view(self, state: Toys, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "next": state.deck[-1:]}


class PeekingDeal(Toy):
    """Redeals only the deck: the others' hands stay as they truly are."""

    def hide(self, state: Toys, seat: int, rng: Rng) -> None:
        rng.shuffle(state.deck)


class EmptyHide(Toy):
    """Hides nothing at all."""

    def hide(self, state: Toys, seat: int, rng: Rng) -> None:
        pass


class ForgottenSeat(Toy):
    """Redeals everything but the hand of the last seat."""

    def hide(self, state: Toys, seat: int, rng: Rng) -> None:
        last = state.hands[-1][:]
        super().hide(state, seat, rng)
        for card in last:
            place = next(row for row in (state.deck, *state.hands) if card in row)
            here = state.hands[-1][last.index(card)]
            place[place.index(card)] = here
            state.hands[-1][last.index(card)] = card


class ForgottenDice(Toy):
    """Keeps what was drawn from the true dice where nobody looks."""

    class Lucky(Toys):
        def __init__(self) -> None:
            super().__init__()
            self.luck = 0

        def become(self, other: State) -> None:
            assert isinstance(other, ForgottenDice.Lucky)
            super().become(other)
            self.luck = other.luck

    state = Lucky

    def take_turn(self, t: Toys) -> Flow:
        assert isinstance(t, ForgottenDice.Lucky)
        t.luck = t.rng.secret(1000)
        yield from super().take_turn(t)


class SharedNotes(Toy):
    """Worlds are written through: a copy shares a list with the table."""

    class Noting(Toys):
        def __init__(self) -> None:
            super().__init__()
            self.notes = [0]

        def become(self, other: State) -> None:
            assert isinstance(other, SharedNotes.Noting)
            super().become(other)
            self.notes = other.notes

    state = Noting


class LostToken(Toy):
    def take_turn(self, t: Toys) -> Flow:
        if t.turn == 7:
            t.tokens -= 1
        yield from super().take_turn(t)


class FrameKeepsHiddenCard(Toy):
    """Looks at the top card, then asks: the local still holds the true card in every world."""

    def take_turn(self, t: Toys) -> Flow:
        who = t.turn % t.seats
        t.turn += 1
        top = t.deck[-1]
        answer = yield Ask(who, "draw", [DRAW, PASS], "TOY-DRAW-01")
        if answer == DRAW:
            t.deck.pop()
            t.hands[who].append(top)
            t.reveal()


class LoudDraw(Toy):
    """Tells everybody what only one seat has seen."""

    def take_turn(self, t: Toys) -> Flow:
        hand = t.hands[t.turn % t.seats]
        yield from super().take_turn(t)
        if hand:
            t.tell("drew", "TOY-DRAW-02", t.turn % t.seats, hand[-1])


class SilentDraw(Toy):
    """Shows a card without saying so: undo would let a player look and think again."""

    def take_turn(self, t: Toys) -> Flow:
        shown = t.reveals
        flow = super().take_turn(t)
        answer = yield next(flow)
        try:
            while True:
                ask = flow.send(answer)
                t.reveals = shown
                answer = yield ask
        except StopIteration:
            t.reveals = shown


class EndlessGame(Toy):
    def take_turn(self, t: Toys) -> Flow:
        t.turn = 1
        yield Ask(0, "draw", [DRAW, PASS], "TOY-DRAW-01")


class EmptyMenu(Toy):
    def take_turn(self, t: Toys) -> Flow:
        if t.turn == 3:
            yield Ask(0, "draw", [], "TOY-DRAW-01")
        yield from super().take_turn(t)


class ForeignSeat(Toy):
    def take_turn(self, t: Toys) -> Flow:
        if t.turn == 3:
            yield Ask(t.seats, "draw", [DRAW, PASS], "TOY-DRAW-01")
        yield from super().take_turn(t)


class AskedTwice(Toy):
    """Two secret questions to one seat at once: nobody could tell its answers apart."""

    def finish(self, t: Toys) -> Flow:
        yield together([Ask(0, "guess", [DRAW, PASS], "TOY-GUESS-01") for _ in range(2)])
        yield from super().finish(t)


class UnknownClause(Toy):
    def take_turn(self, t: Toys) -> Flow:
        t.turn += 1
        yield Ask(0, "draw", [DRAW, PASS], "TOY-DRAW-" + "09")


class NotData(Toy):
    """Keeps something in the state that cannot be saved."""

    class Noted(Toys):
        def __init__(self) -> None:
            super().__init__()
            self.notes = {1: "not data"}

    state = Noted


class ChanceOutside(Toy):
    """Deals by a counter that lives outside the state."""

    dealt = 0

    def take_turn(self, t: Toys) -> Flow:
        self.dealt += 1
        if self.dealt % 3 == 0:
            t.deck.insert(0, t.deck.pop())
        yield from super().take_turn(t)


class AskingWrites(Toy):
    def view(self, state: Toys, seat: int) -> dict[str, Any]:
        state.deck.insert(0, state.deck.pop())
        return super().view(state, seat)


MENU = [DRAW, PASS]


class SharedMenu(Toy):
    """Hands a list of the module to every match."""

    def take_turn(self, t: Toys) -> Flow:
        t.turn += 1
        yield Ask(0, "draw", MENU, "TOY-DRAW-01")


class SharedField(Toy):
    """Keeps a list of the module in the table."""

    def take_turn(self, t: Toys) -> Flow:
        if t.turn == 5:
            t.points = NO_POINTS[t.seats]
        yield from super().take_turn(t)


NO_POINTS = {2: [0, 0], 3: [0, 0, 0]}


class RememberedMenu(Toy):
    """Keeps its menus in the game, where no module holds them."""

    def __init__(self) -> None:
        super().__init__()
        self.menus: dict[int, list[int]] = {}

    def take_turn(self, t: Toys) -> Flow:
        menu = self.menus.setdefault(t.turn, [DRAW, PASS])
        t.turn += 1
        yield Ask(0, "draw", menu, "TOY-DRAW-01")


class ShownList(Toy):
    """Shows a list of the table itself: who writes into a view writes onto the table."""

    def view(self, state: Toys, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "points": state.points}
