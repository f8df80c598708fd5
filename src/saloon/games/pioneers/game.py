"""`pioneers` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import Field
from saloon.engine.game import Game, Option, Secret, Value
from saloon.engine.rng import Rng
from saloon.games.pioneers.bot.evaluate import sense, senses
from saloon.games.pioneers.bot.move_weights import prior
from saloon.games.pioneers.check import check
from saloon.games.pioneers.content import ROUND_CAP
from saloon.games.pioneers.hidden import redeal
from saloon.games.pioneers.moves import MOVES
from saloon.games.pioneers.play.absent import answer_for
from saloon.games.pioneers.play.orders import ORDER_PROMPTS
from saloon.games.pioneers.play.turn import whole_game
from saloon.games.pioneers.state import RESPAWNS, Table
from saloon.games.pioneers.tensor import PROMPTS, layout, observe
from saloon.games.pioneers.view import view
from saloon.games.pioneers.watch import moment

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

SECRETS: Final = tuple([Secret(prompt, "order", "PIO-ORD-02") for prompt in ORDER_PROMPTS])
"""PIO-ORD-02: rivals see that an order is set, and nothing of it."""

UNSHOWN: Final = (
    *("bank", "begun", "ended", "events", "left", "offered_gives", "offered_wants", "ordered"),
    *("sent", "sets", "stakes", "ware"),
)
"""What all could know, by counting or by remembering."""

# 60 rounds of four players; a turn has at most 3 proposals of 20 picks of 4 questions and as many
# to counter, 8 Pioneers with some 6 Actions of 20 questions, 10 Actions taken back, a card.
BOUND: Final = ROUND_CAP * 4 * (3 * 2 * 20 * 4 + 8 * 6 * 20 + 10 * 5 + 60)


class Pioneers(Game[Table]):
    """The frontier game."""

    def __init__(self) -> None:
        super().__init__(
            id="pioneers",
            rules="pioneers/4",
            seats=(2, 3, 4),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            prompts=PROMPTS,
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

    def play(self, state: Table) -> Flow:
        return whole_game(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def hide(self, state: Table, seat: int, rng: Rng) -> None:  # noqa: ARG002
        redeal(state, seat)

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        """What is merely spent tells no two moments apart."""
        return moment(view)

    def absent(self, state: Table, ask: Ask) -> int:
        """The passive answers of D01 to D50."""
        return answer_for(state, ask)

    def check(self, state: Table) -> None:
        check(state)

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

    def layout(self, seats: int) -> list[Field]:
        return layout(seats)

    def observe(self, state: Table, seat: int) -> bytes:
        return observe(state, seat)

    def prior(self, state: Table, ask: Ask) -> list[float] | None:
        return prior(state, ask)


GAME: Final = Pioneers()
