"""Many games side by side, stepped by one call: the vector form, compiled."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot, RandomBot
from saloon.bots.levels import bot
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rl.seen import asked, mask, observation, payoffs

SELF: Final = "self"
"""The opponent of a learner that plays every seat itself."""


class Lane:
    """One game of a crowd: the learner on one seat and bots on the others, or on every seat."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Value], opponent: str, seat: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.opponent = opponent
        self.fixed = seat
        self.seat = seat
        self.games = 0
        self.seed = ""
        self.alone = opponent == SELF
        self.bots: list[Bot] = []
        self.rng = Rng()
        self.match: Match | None = None

    def begin(self, seed: str) -> None:
        """Sit down to a new row of games."""
        self.seed = seed
        self.games = 0
        self.deal()

    def deal(self) -> None:
        """A new game; the learner moves on by one seat each time unless it has a seat of its own.

        Games in which the bots alone decide everything are passed over: there is nothing to learn.
        """
        while True:
            seed = f"{self.seed}/{self.games}"
            self.seat = self.games % self.seats if self.fixed < 0 else self.fixed
            self.games += 1
            self.match = Match(self.game, self.seats, seed, self.options, events=False)
            self.rng = Rng.seeded(f"{seed}/worlds")
            if not self.alone:
                self.bots = [bot(self.opponent, f"{seed}/{at}") for at in range(self.seats)]
            self.go_on()
            if not self.match.over:
                return

    def play(self, move: int) -> None:
        """Answer the question put to the learner, then let the bots answer theirs."""
        match = self.match
        assert match is not None
        match.play(self.seat, move)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until the learner is asked, or the game is over."""
        match = self.match
        assert match is not None
        while True:
            ask = asked(match)
            if ask is None or ask.seat == self.seat:
                return
            seat = ask.seat
            if self.alone:
                self.seat = seat
                return
            chooser = self.bots[seat]
            if isinstance(chooser, RandomBot):
                moves = ask.moves
                match.play(seat, moves[chooser.rng.below(len(moves))])
            else:
                match.play(seat, chooser.choose(match.imagine(seat, self.rng), seat))


class Crowd:
    """A number of games for one learner. After `step`, finished games have begun anew.

    `rewards` and `dones` are those of the last step; `pays` holds what each seat was paid in the
    game that a lane finished last.
    """

    def __init__(
        self,
        game: Game,
        lanes: int,
        seats: int,
        options: dict[str, Value],
        opponent: str,
        seat: int,
    ) -> None:
        self.lanes = [Lane(game, seats, options, opponent, seat) for _ in range(lanes)]
        self.rewards = [0.0] * lanes
        self.dones = [0] * lanes
        self.pays: list[list[float]] = [[] for _ in range(lanes)]
        self.seen: list[bytes] = [b""] * lanes
        self.legal: list[bytes] = [b""] * lanes

    def seats(self) -> list[int]:
        """Which seat the learner answers for, in every game."""
        return [lane.seat for lane in self.lanes]

    def reset(self, seeds: list[str]) -> None:
        """Begin all games, each from its own seed."""
        for i in range(len(self.lanes)):
            self.lanes[i].begin(seeds[i])
            self.rewards[i] = 0.0
            self.dones[i] = 0
            self._look(i)

    def step(self, moves: list[int]) -> None:
        """Play one move in every game. An illegal move raises before any game has changed."""
        for i in range(len(self.lanes)):
            self._refuse(i, moves[i])
        for i in range(len(self.lanes)):
            lane = self.lanes[i]
            lane.play(moves[i])
            match = lane.match
            assert match is not None
            if match.over:
                self.pays[i] = payoffs(match)
                self.rewards[i] = self.pays[i][lane.seat]
                self.dones[i] = 1
                lane.deal()
            else:
                self.rewards[i] = 0.0
                self.dones[i] = 0
            self._look(i)

    def _look(self, i: int) -> None:
        """See a game while all of it is at hand: hundreds of them do not fit near the processor."""
        lane = self.lanes[i]
        match = lane.match
        assert match is not None
        self.seen[i] = observation(match, lane.seat)
        self.legal[i] = mask(match, lane.seat)

    def _refuse(self, i: int, move: int) -> None:
        lane = self.lanes[i]
        match = lane.match
        assert match is not None
        ask = match.ask_for(lane.seat)
        assert ask is not None
        if move not in ask.moves:
            match.play(lane.seat, move)  # raises, and says what was legal

    def observations(self) -> bytes:
        """What the learner sees in every game, one after another."""
        return b"".join(self.seen)

    def masks(self) -> bytes:
        """The legal moves in every game, one after another."""
        return b"".join(self.legal)
