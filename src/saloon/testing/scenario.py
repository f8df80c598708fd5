"""A table set by hand: script the dice, play the moves in text form, look at the table."""

from __future__ import annotations

from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Dice
from saloon.engine.state import State


class Scenario:
    """A match that starts from a table at a beat, as a worked example describes it.

    `dice` are the numbers that chance will give, in order: a roll as it falls, a draw from 0.
    """

    def __init__(self, game: Game, state: State, dice: list[int] | None = None) -> None:
        if dice is not None:
            state.rng = Dice(dice)
        self.match = Match(game, table=state)

    def play(self, *moves: str) -> None:
        """Play moves written as "seat move", such as "0 draw:saloon"."""
        for move in moves:
            seat, _, text = move.partition(" ")
            self.match.play(int(seat), text)

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked for what."""
        return [(ask.seat, ask.prompt) for ask in self.match.asks]

    @property
    def legal(self) -> list[str]:
        """The legal moves of the first open question, in text form."""
        asks = self.match.asks
        return [self.match.game.text(move) for move in asks[0].moves] if asks else []

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of every event of a kind so far."""
        return [event.args for event in self.match.events if event.kind == kind]

    def fired(self, clause: str) -> bool:
        """Whether a clause has applied."""
        log = self.match.log
        return log is not None and clause in log.fired
