"""`undead` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import Field
from saloon.engine.game import Game, Option, Value
from saloon.engine.rng import Rng
from saloon.games.undead.hidden import deal_anew
from saloon.games.undead.moves import MOVES
from saloon.games.undead.play.absent import answer_for
from saloon.games.undead.play.round import whole_game
from saloon.games.undead.play.sealed import upkeep_menu
from saloon.games.undead.sense import sense
from saloon.games.undead.state import SETTING_UP, Table
from saloon.games.undead.tensor import PROMPTS, layout, observe
from saloon.games.undead.view import view

HARDER: Final = ("horsemen", "reinforcements", "horde", "fast")
"""The four harder options of the solo game."""

OPTIONS: Final = (
    Option("two_bands", False, "UND-TWO-01"),
    Option("horsemen", False, "UND-HORDE-01"),
    Option("reinforcements", False, "UND-HORDE-02"),
    Option("horde", False, "UND-HORDE-03"),
    Option("fast", False, "UND-HORDE-04"),
)

# 46 rounds with six players, each of which is asked some 40 times at most in all but a shootout,
# and shootouts of 50 exchanges with two questions about an 8 each.
BOUND: Final = 46 * 6 * (40 + 2 * 50)


class Undead(Game[Table]):
    """The Quick and the Undead."""

    def __init__(self) -> None:
        super().__init__(
            id="undead",
            rules="undead/1",
            seats=(1, 2, 3, 4, 5, 6),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            prompts=PROMPTS,
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """UND-TWO-01, UND-HORDE-01..04."""
        if options["two_bands"] and seats != 2:
            return f"two bands each are for 2 seats, not {seats} (UND-TWO-01)"
        for option in HARDER:
            if options[option] and seats != 1:
                return f"option {option} only goes with 1 seat, against Dead Ranger (UND-HORDE-01)"
        return ""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.two_bands = bool(options["two_bands"])
        t.horsemen = bool(options["horsemen"])
        t.reinforcements = bool(options["reinforcements"])
        t.horde = bool(options["horde"])
        t.fast = bool(options["fast"])
        t.players = seats * 2 if t.two_bands else seats
        t.bands = 2 if seats == 1 else t.players
        return t

    def play(self, state: Table) -> Flow:
        return whole_game(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def hide(self, state: Table, seat: int, rng: Rng) -> None:
        deal_anew(state, seat, rng)

    def menu(self, state: Table, ask: Ask) -> list[int]:
        """An upkeep menu depends on the Bullets the same band has already sealed."""
        if ask.prompt == "upkeep":
            band, building = ask.args
            return upkeep_menu(state, state.asked.index(band * 16 + state.where[building]))
        return ask.moves

    def absent(self, state: Table, ask: Ask) -> int:
        """UND-DEC-01..31, their defaults."""
        return answer_for(state, ask)

    def check(self, state: Table) -> None:
        state.check()

    def scores(self, state: Table) -> list[int]:
        """Notoriety; in solo what UND-SOLO-37 counts."""
        if state.step == SETTING_UP:
            return [0] * state.seats
        if state.solo:
            return [state.solo_score()]
        return [state.score(seat) for seat in range(state.seats)]

    def veiled(self, state: Table, seat: int) -> bool:  # noqa: ARG002
        """Sealed answers are shown when the last one is in."""
        return bool(state.sealed)

    def sense(self, state: Table, seat: int) -> float:
        return sense(state, seat)

    def sources(self, state: Table) -> list[dict[str, int]]:
        """UND-SCORE-01: tokens, killed undead, undisturbed buildings."""
        if state.step == SETTING_UP:
            return [{} for _ in range(state.seats)]
        return [state.sources(seat) for seat in range(state.seats)]

    def layout(self, seats: int) -> list[Field]:
        return layout(seats)

    def observe(self, state: Table, seat: int) -> bytes:
        return observe(state, seat)


GAME: Final = Undead()
