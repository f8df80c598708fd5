"""`pioneers` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask, Flow
from saloon.engine.game import Game, Option, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.pioneers.check import check
from saloon.games.pioneers.content import ROUND_CAP
from saloon.games.pioneers.hidden import deal_anew
from saloon.games.pioneers.moves import MOVES
from saloon.games.pioneers.play.absent import answer_for
from saloon.games.pioneers.play.turn import whole_game
from saloon.games.pioneers.prior import prior
from saloon.games.pioneers.sense import sense, senses
from saloon.games.pioneers.state import RESPAWNS, Table
from saloon.games.pioneers.view import view

SHORT_CAP: Final = 30

OPTIONS: Final = (
    Option("respawn", "off", "PIO-RESP-01", RESPAWNS),
    Option("late_entry", False, "PIO-RESP-05"),
    Option("shootout", "simulated", "PIO-SHOOT-07", ("simulated", "live")),
    Option("potshot_trigger", "strict", "PIO-POT-01", ("strict", "loose")),
    Option("gamble_odds", "for_one", "PIO-GAMB-03", ("for_one", "to_one")),
    Option("round_cap", ROUND_CAP, "PIO-WIN-06", (ROUND_CAP, SHORT_CAP)),
    Option("orders", False, "PIO-ORD-01"),
    Option("box_names", False, "PIO-SETUP-13"),
)

# 60 rounds of four players; a turn has at most 3 proposals of 20 picks of 4 questions and as many
# to counter, 8 Pioneers with some 6 Actions of 20 questions, 10 Actions taken back, a card.
BOUND: Final = ROUND_CAP * 4 * (3 * 2 * 20 * 4 + 8 * 6 * 20 + 10 * 5 + 60)


class Pioneers(Game):
    """The frontier game."""

    def __init__(self) -> None:
        super().__init__(
            id="pioneers",
            rules="pioneers/1",
            seats=(2, 3, 4),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """PIO-RULING-63: an empty seat leaves at least two players."""
        if options["late_entry"] and seats < 3:
            return f"late entry needs 3 or 4 seats, not {seats} (PIO-RESP-05)"
        return ""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        t = Table()
        t.rng = rng
        t.respawn = RESPAWNS.index(str(options["respawn"]))
        t.late_entry = bool(options["late_entry"])
        t.live = options["shootout"] == "live"
        t.loose = options["potshot_trigger"] == "loose"
        t.to_one = options["gamble_odds"] == "to_one"
        t.round_cap = int(options["round_cap"])
        t.orders_on = bool(options["orders"])
        t.box_names = bool(options["box_names"])
        t.lay_out(seats)
        return t

    def play(self, state: State) -> Flow:
        assert isinstance(state, Table)
        return whole_game(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Table)
        return view(state, seat)

    def hide(self, state: State, seat: int, rng: Rng) -> None:  # noqa: ARG002
        assert isinstance(state, Table)
        deal_anew(state, seat)

    def absent(self, state: State, ask: Ask) -> int:
        """The passive answers of D01 to D50."""
        assert isinstance(state, Table)
        return answer_for(state, ask)

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        check(state)

    def scores(self, state: State) -> list[int]:
        """PIO-WIN-01: Pioneer Points."""
        assert isinstance(state, Table)
        return [state.points(seat) for seat in range(state.seats)]

    def sense(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return sense(state, seat)

    def senses(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return senses(state)

    def prior(self, state: State, ask: Ask) -> list[float] | None:
        assert isinstance(state, Table)
        return prior(state, ask)


GAME: Final = Pioneers()
