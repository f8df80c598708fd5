"""`wanted` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import Field
from saloon.engine.game import Game, Option, Value
from saloon.engine.rng import Rng
from saloon.games.wanted.hidden import deal_anew
from saloon.games.wanted.moves import MOVES
from saloon.games.wanted.play.absent import answer_for
from saloon.games.wanted.play.round import whole_game
from saloon.games.wanted.play.scoring import wanted_count
from saloon.games.wanted.sense import senses
from saloon.games.wanted.state import Table
from saloon.games.wanted.tensor import PROMPTS, layout, observe
from saloon.games.wanted.view import view

OPTIONS: Final = (
    Option("quick", False, "WAN-QUICK-01"),
    Option("duel", False, "WAN-DUEL-01"),
    Option("consent", False, "WAN-DUEL-13"),
    Option("dollars", False, "WAN-DOLLAR-01"),
    Option("cavalry", False, "WAN-CAV-01"),
    Option("supremacy", False, "WAN-SUP-01"),
)

# 40 rounds of at most 56 turns with at most four questions, and a consent a seat for five ties.
BOUND: Final = 40 * (56 * 4 + 5 * 6)


class Wanted(Game[Table]):
    """Public Enemy Number One."""

    def __init__(self) -> None:
        super().__init__(
            id="wanted",
            rules="wanted/1",
            seats=(2, 3, 4, 5, 6),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            prompts=PROMPTS,
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """WAN-QUICK-01, WAN-DUEL-13."""
        if options["quick"] and seats > 4:
            return f"the quick game is for 2 to 4 seats, not {seats} (WAN-QUICK-01)"
        if options["consent"] and not options["duel"]:
            return "option consent only goes together with option duel (WAN-DUEL-13)"
        return ""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.quick = bool(options["quick"])
        t.duel = bool(options["duel"])
        t.consent = bool(options["consent"])
        t.dollars = bool(options["dollars"])
        t.cavalry = bool(options["cavalry"])
        t.supremacy = bool(options["supremacy"])
        t.stacks = [()] * (4 * seats)
        t.wanted = [0] * seats
        t.tiles = [0] * seats
        t.totals = [0] * seats
        return t

    def play(self, state: Table) -> Flow:
        return whole_game(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def hide(self, state: Table, seat: int, rng: Rng) -> None:
        deal_anew(state, seat, rng)

    def check(self, state: Table) -> None:
        state.check()

    def scores(self, state: Table) -> list[int]:
        """Wanted tokens, and one more for the One token; in the end one more for a winner.

        WAN-WIN-08: behind the winners only Wanted tokens count, also where a loser owns the One
        token, as can be after the last round of WAN-WIN-07.
        """
        ahead = state.winners if state.over else [state.one]
        return [
            wanted_count(state, seat) + (1 if seat in ahead else 0) for seat in range(state.seats)
        ]

    def absent(self, state: Table, ask: Ask) -> int:
        return answer_for(state, ask)

    def sense(self, state: Table, seat: int) -> float:
        return senses(state)[seat]

    def senses(self, state: Table) -> list[float]:
        return senses(state)

    def sources(self, state: Table) -> list[dict[str, int]]:
        """Wanted tokens and the One token."""
        return [
            {"wanted": wanted_count(state, seat), "one": 1 if state.one == seat else 0}
            for seat in range(state.seats)
        ]

    def layout(self, seats: int) -> list[Field]:
        return layout(seats)

    def observe(self, state: Table, seat: int) -> bytes:
        return observe(state, seat)


GAME: Final = Wanted()
