"""A real game behind a class of its own, so that a test can spoil one of its methods.

Compiled games cannot be inherited from by a test.
"""

from __future__ import annotations

from typing import Any

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import Field
from saloon.engine.game import Game, Value, Zone
from saloon.engine.rng import Rng


class Wrapped(Game[Any]):
    """Says whatever the game inside says."""

    def __init__(self, inner: Game) -> None:
        super().__init__(
            id=inner.id,
            rules=inner.rules,
            seats=inner.seats,
            default_seats=inner.default_seats,
            options=inner.options,
            moves=inner.moves,
            bound=inner.bound,
            parts=tuple(inner.parts.values()),
            prompts=inner.prompts,
            rollout=inner.rollout,
            secrets=tuple(inner.secrets.values()),
            covered=inner.covered,
            unshown=inner.unshown,
        )
        self.inner = inner

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Any:
        return self.inner.new(seats, options, rng)

    def play(self, state: Any) -> Flow:
        return self.inner.play(state)

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        return self.inner.view(state, seat)

    def hide(self, state: Any, seat: int, rng: Rng) -> None:
        self.inner.hide(state, seat, rng)

    def zones(self, state: Any, seat: int) -> list[Zone]:
        return self.inner.zones(state, seat)

    def lay(self, state: Any, zones: list[Zone]) -> None:
        self.inner.lay(state, zones)

    def veiled(self, state: Any, seat: int) -> bool:
        return self.inner.veiled(state, seat)

    def menu(self, state: Any, ask: Ask) -> list[int]:
        return self.inner.menu(state, ask)

    def check(self, state: Any) -> None:
        self.inner.check(state)

    def scores(self, state: Any) -> list[int]:
        return self.inner.scores(state)

    def sense(self, state: Any, seat: int) -> float:
        return self.inner.sense(state, seat)

    def prior(self, state: Any, ask: Ask) -> list[float] | None:
        return self.inner.prior(state, ask)

    def layout(self, seats: int) -> list[Field]:
        return self.inner.layout(seats)

    def observe(self, state: Any, seat: int) -> bytes:
        return self.inner.observe(state, seat)

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        return self.inner.refuse(seats, options)
