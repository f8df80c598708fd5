"""`bantam` as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.ask import Ask
from saloon.engine.game import Secret, Value
from saloon.games.bantam.bot.evaluate import sense, senses
from saloon.games.bantam.bot.move_weights import prior
from saloon.games.bantam.content import MODES, MOST_ENGAGEMENTS, MOST_FREE, ROUNDS_SG
from saloon.games.bantam.hidden import hidden_menu
from saloon.games.bantam.moves import FAMILIES, MOVES
from saloon.games.bantam.shown import OPTIONS, UNSHOWN, Wired
from saloon.games.bantam.state import Table
from saloon.games.bantam.watch import moment
from saloon.games.bantam.written import ASKS, EVENTS, SETTING_UP

# Four players for 48 rounds; in a turn at most 60 free actions and five fights, each action with a
# dozen questions, each Engagement with twenty.
BOUND: Final = ROUNDS_SG * 4 * (12 * (MOST_FREE + 4) + 5 * 20 * MOST_ENGAGEMENTS)


class Bantam(Wired):
    """Bantam West: Warm Welcome and Shadow Governors."""

    def __init__(self) -> None:
        super().__init__(
            id="bantam",
            weight=4,
            rules="bantam/4",
            seats=(1, 2, 3, 4),
            default_seats=3,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            families=FAMILIES,
            events=EVENTS,
            asks=ASKS,
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

    def settle(self, t: Table, options: dict[str, Value]) -> None:
        """BAN-SET-02, BAN-LIM-05: which list, or Shadow Governors; whether players may fight."""
        mode = MODES.index(str(options["mode"]))
        t.sg = MODES[mode] == "governors"
        t.side = 0 if t.sg else mode
        t.pvp = not options["no_pvp"]

    def menu(self, state: Table, ask: Ask) -> list[int]:
        """What may be bought of cards drawn, played of a hand: menus that hidden cards decide."""
        return hidden_menu(state, ask)

    def moment(self, view: dict[str, Any]) -> dict[str, Any]:
        """What is merely spent tells no two moments apart."""
        return moment(view)

    def landmark(self, state: Table, seat: int) -> int:
        """Where the Character stands, with what cash, goods and Vigor."""
        found = (state.where[seat] * 31 + state.cash[seat]) * 31 + state.vig[seat]
        for kind in range(5):
            found = found * 31 + state.goods[seat * 5 + kind]
        return found

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


GAME: Final = Bantam()
