"""`undead` as the engine knows it."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask
from saloon.engine.game import Secret, Value
from saloon.engine.rng import Rng
from saloon.games.undead.bot.evaluate import sense
from saloon.games.undead.content import ROUNDS_A_DAY
from saloon.games.undead.moves import FAMILIES, MOVES
from saloon.games.undead.play.sealed import upkeep_menu
from saloon.games.undead.shown import OPTIONS, UNSHOWN, Wired
from saloon.games.undead.state import PLAYER, Table
from saloon.games.undead.written import ASKS, EVENTS, SETTING_UP

SOLO: Final = ("horsemen", "reinforcements", "horde", "fast", "no_reserve", "deadline")
"""The options of the solo game: four harder ones, a disputed reading, a last day."""

SECRETS: Final = tuple(
    [Secret(prompt) for prompt in ("start", "leave", "send", "upkeep", "critical")]
)
"""Answers that wait, sealed, until the last is in."""

# 46 rounds with six players, each of which is asked some 40 times at most in all but a shootout,
# and shootouts of 50 exchanges with two questions about an 8 each.
BOUND: Final = 46 * 6 * (40 + 2 * 50)


class Undead(Wired):
    """The Quick and the Undead."""

    def __init__(self) -> None:
        super().__init__(
            id="undead",
            weight=2,
            rules="undead/4",
            seats=(1, 2, 3, 4, 5, 6),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            families=FAMILIES,
            events=EVENTS,
            asks=ASKS,
            openings=("start", "commit", "commit-bands"),
            pieces=("buildings", "killed"),
            secrets=SECRETS,
            covered=("sealed",),
            unshown=UNSHOWN,
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """UND-TWO-01, UND-SOLO-01."""
        if options["two_bands"] and seats != 2:
            return f"two bands each are for 2 seats, not {seats} (UND-TWO-01)"
        for option in SOLO:
            if options[option] and seats != 1:
                return f"option {option} only goes with 1 seat, against Dead Ranger (UND-SOLO-01)"
        return ""

    def new(self, seats: int, options: dict[str, Value], rng: Rng) -> Table:
        t = super().new(seats, options, rng)
        t.players = seats * 2 if t.two_bands else seats
        t.bands = 2 if seats == 1 else t.players
        return t

    def menu(self, state: Table, ask: Ask) -> list[int]:
        """An upkeep menu depends on the Bullets the same band has already sealed."""
        if ask.prompt == "upkeep":
            band, building = ask.args
            return upkeep_menu(state, state.asked.index(band * 16 + state.where[building]))
        return ask.moves

    def scores(self, state: Table) -> list[int]:
        """Notoriety; in solo what UND-SOLO-37 counts, and nothing for a game that is lost."""
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
        """UND-SCORE-01: tokens, killed undead, undisturbed buildings; UND-SOLO-37 for solo."""
        if state.step == SETTING_UP:
            return [{} for _ in range(state.seats)]
        if state.lost:
            return [{}]
        if state.solo:
            more = state.solo_score() - state.score(PLAYER)
            return [{**state.sources(PLAYER), "solo": more}]
        return [state.sources(seat) for seat in range(state.seats)]

    def lasted(self, state: Table) -> dict[str, int]:
        return {"days": state.day, "rounds": (state.day - 1) * ROUNDS_A_DAY + state.round}


GAME: Final = Undead()
