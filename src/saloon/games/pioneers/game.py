"""`pioneers` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask
from saloon.engine.game import Secret, Value
from saloon.engine.rng import Rng
from saloon.games.pioneers.bot.evaluate import sense, senses
from saloon.games.pioneers.bot.move_weights import is_pruned, likely, prior
from saloon.games.pioneers.content import ROUND_CAP
from saloon.games.pioneers.moves import FAMILIES, MOVES
from saloon.games.pioneers.play.orders import ORDER_PROMPTS
from saloon.games.pioneers.shown import OPTIONS, UNSHOWN, Wired
from saloon.games.pioneers.state import NO_PIONEER, Table
from saloon.games.pioneers.watch import moment
from saloon.games.pioneers.written import ASKS, EVENTS

SECRETS: Final = tuple([Secret(prompt, "order", "PIO-ORD-02") for prompt in ORDER_PROMPTS])
"""PIO-ORD-02: rivals see that an order is set, and nothing of it."""

# 60 rounds of four players; a turn has at most 3 proposals of 20 picks of 4 questions and as many
# to counter, 8 Pioneers with some 6 Actions of 20 questions, 10 Actions taken back, a card.
BOUND: Final = ROUND_CAP * 4 * (3 * 2 * 20 * 4 + 8 * 6 * 20 + 10 * 5 + 60)


class Pioneers(Wired):
    """The frontier game."""

    def __init__(self) -> None:
        super().__init__(
            id="pioneers",
            weight=3,
            rules="pioneers/6",
            seats=(2, 3, 4),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            families=FAMILIES,
            events=EVENTS,
            asks=ASKS,
            openings=("action",),
            pieces=("cards", "diploma"),
            secrets=SECRETS,
            covered=("orders", "limits"),
            unshown=UNSHOWN,
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """PIO-RULING-63: an empty seat leaves at least two players."""
        if options["late_entry"] and seats < 3:
            return f"late entry needs 3 or 4 seats, not {seats} (PIO-RESP-05)"
        return ""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = super().new(seats, options, rng)
        t.lay_out()
        return t

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        """What is merely spent tells no two moments apart."""
        return moment(view)

    def landmark(self, state: Table, seat: int) -> int:
        """Who is at work where on what, with how many Actions, cash and Food."""
        p = state.acting
        found = (state.cash[seat] * 31 + state.food[seat]) * 31 + state.doing
        if p == NO_PIONEER or state.where[p] < 0:
            return found
        return ((found * 31 + p) * 31 + state.where[p]) * 31 + state.actions_left(p)

    def scores(self, state: Table) -> list[int]:
        """PIO-WIN-01: Pioneer Points."""
        return [state.points(seat) for seat in range(state.seats)]

    def sources(self, state: Table) -> list[dict[str, int]]:
        """PIO-WIN-01: Buildings and Homesteads, Pioneers, diplomas, Pioneer Point cards."""
        return [state.sources(seat) for seat in range(state.seats)]

    def sense(self, state: Table, seat: int) -> float:
        return sense(state, seat)

    def senses(self, state: Table) -> list[float]:
        return senses(state)

    def lasted(self, state: Table) -> dict[str, int]:
        return {"rounds": state.round}

    def prior(self, state: Table, ask: Ask) -> list[float] | None:
        return prior(state, ask)

    def likely(self, state: Table, ask: Ask) -> list[float] | None:
        return likely(state, ask)

    def is_pruned(self, state: Table, ask: Ask, move: int) -> bool:
        return is_pruned(state, ask, move)


GAME: Final = Pioneers()
