"""`bantam` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask, Flow
from saloon.engine.field import Field
from saloon.engine.game import Game, Option, Secret, Value, Zone
from saloon.engine.rng import Rng
from saloon.games.bantam.bot.evaluate import sense, senses
from saloon.games.bantam.bot.move_weights import prior
from saloon.games.bantam.content import MOST_ENGAGEMENTS, MOST_FREE, ROUNDS_SG
from saloon.games.bantam.hidden import hidden_menu, redeal
from saloon.games.bantam.moves import MOVES
from saloon.games.bantam.play.absent import answer_for
from saloon.games.bantam.play.rounds import whole_game
from saloon.games.bantam.state import SETTING_UP, Table
from saloon.games.bantam.tensor import PROMPTS, layout, observe
from saloon.games.bantam.view import view
from saloon.games.bantam.watch import moment
from saloon.games.bantam.zones import lay, zones

OPTIONS: Final = (
    Option("mode", "welcome_a", "BAN-SET-02", ("welcome_a", "welcome_b", "governors")),
    Option("no_pvp", False, "BAN-LIM-05"),
    Option("pick", False, "BAN-SET-03"),
    Option("shuffled", False, "BAN-SET-11"),
    Option("gentle", False, "BAN-SET-23"),
)

UNSHOWN: Final = (
    *("after", "burned", "came", "cover", "crime", "drawer", "drawn_hunters", "drawn_mounts"),
    *("due", "ended_move", "event_np", "felled", "ground", "handed", "joint", "led", "navigated"),
    *("near", "opened", "raised", "raises", "restocks", "rises", "searched", "seen", "shelved"),
    *("special", "turn", "under", "unloading", "used", "visited", "watched"),
)
"""What all could know, by remembering."""

# Four players for 48 rounds; in a turn at most 60 free actions and five fights, each action with a
# dozen questions, each Engagement with twenty.
BOUND: Final = ROUNDS_SG * 4 * (12 * (MOST_FREE + 4) + 5 * 20 * MOST_ENGAGEMENTS)


class Bantam(Game[Table]):
    """Bantam West: Warm Welcome and Shadow Governors."""

    def __init__(self) -> None:
        super().__init__(
            id="bantam",
            rules="bantam/3",
            seats=(1, 2, 3, 4),
            default_seats=3,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            prompts=PROMPTS,
            openings=("turn",),
            pieces=("cards", "item", "mount"),
            point_events={"np": 1, "np-lost": -1, "task-lost": -1},
            rollout=0,
            secrets=(Secret("keep"),),
            covered=("known", "peeked"),
            unshown=UNSHOWN,
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """BAN-SOL-01: nobody can be fought alone."""
        if options["no_pvp"] and seats == 1:
            return "one player alone has nobody to fight; no_pvp is for 2 to 4 seats (BAN-SOL-01)"
        if options["gentle"] and options["mode"] != "governors":
            return "only Shadow Governors has events; gentle goes with mode governors (BAN-SET-23)"
        return ""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = Table()
        t.rng = rng
        t.seats = seats
        t.side = 1 if options["mode"] == "welcome_b" else 0
        t.sg = options["mode"] == "governors"
        t.gentle = bool(options["gentle"])
        t.pvp = not options["no_pvp"]
        t.pick = bool(options["pick"])
        t.shuffled = bool(options["shuffled"])
        return t

    def play(self, state: Table) -> Flow:
        return whole_game(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def hide(self, state: Table, seat: int, rng: Rng) -> None:
        redeal(state, seat, rng)

    def zones(self, state: Table, seat: int) -> list[Zone]:
        return zones(state, seat)

    def lay(self, state: Table, zones: list[Zone]) -> None:
        lay(state, zones)

    def menu(self, state: Table, ask: Ask) -> list[int]:
        """What may be bought of cards drawn, played of a hand: menus that hidden cards decide."""
        return hidden_menu(state, ask)

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        """What is merely spent tells no two moments apart."""
        return moment(view)

    def absent(self, state: Table, ask: Ask) -> int:
        """BAN-RULING-56: no fight waits for somebody who is away."""
        return answer_for(state, ask)

    def check(self, state: Table) -> None:
        state.check()

    def scores(self, state: Table) -> list[int]:
        """Notoriety."""
        return [0] * state.seats if state.step == SETTING_UP else state.np[:]

    def sense(self, state: Table, seat: int) -> float:
        return sense(state, seat)

    def senses(self, state: Table) -> list[float]:
        return senses(state)

    def prior(self, state: Table, ask: Ask) -> list[float] | None:
        return prior(state, ask)

    def lasted(self, state: Table) -> dict[str, int]:
        return {"days": state.round}

    def layout(self, seats: int) -> list[Field]:
        return layout(seats)

    def observe(self, state: Table, seat: int) -> bytes:
        return observe(state, seat)


GAME: Final = Bantam()
