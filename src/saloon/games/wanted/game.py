"""`wanted` as the engine knows it."""

from __future__ import annotations

from typing import Final

from saloon.engine.game import Value
from saloon.games.wanted.bot.evaluate import senses
from saloon.games.wanted.moves import FAMILIES, MOVES
from saloon.games.wanted.play.scoring import wanted_count
from saloon.games.wanted.shown import OPTIONS, UNSHOWN, Wired
from saloon.games.wanted.state import NOBODY, Table
from saloon.games.wanted.written import ASKS, EVENTS

# 40 rounds of at most 56 turns with at most four questions, and a consent a seat for five ties.
BOUND: Final = 40 * (56 * 4 + 5 * 6)


class Wanted(Wired):
    """Public Enemy Number One."""

    def __init__(self) -> None:
        super().__init__(
            id="wanted",
            weight=1,
            rules="wanted/3",
            seats=(2, 3, 4, 5, 6),
            default_seats=4,
            options=OPTIONS,
            moves=MOVES,
            bound=BOUND,
            parts=(Table,),
            families=FAMILIES,
            events=EVENTS,
            asks=ASKS,
            openings=("draw",),
            pieces=("stacks",),
            unshown=UNSHOWN,
        )

    def refuse(self, seats: int, options: dict[str, Value]) -> str:
        """WAN-QUICK-01, WAN-DUEL-13."""
        if options["quick"] and seats > 4:
            return f"the quick game is for 2 to 4 seats, not {seats} (WAN-QUICK-01)"
        if options["consent"] and not options["duel"]:
            return "option consent only goes together with option duel (WAN-DUEL-13)"
        return ""

    def scores(self, state: Table) -> list[int]:
        """Wanted tokens, and one more for the One token; in the end one more for a winner.

        WAN-WIN-08: behind the winners only Wanted tokens count, also where a loser owns the One
        token, as can be after the last round of WAN-WIN-07.
        """
        scores = [wanted_count(state, seat) for seat in range(state.seats)]
        if not state.over:
            if state.one != NOBODY:
                scores[state.one] += 1
            return scores
        for seat in state.winners:
            scores[seat] += 1
        return scores

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

    def lasted(self, state: Table) -> dict[str, int]:
        return {"rounds": state.round}


GAME: Final = Wanted()
