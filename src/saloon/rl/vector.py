"""Many games side by side, stepped by one call: the vector form, compiled."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot, RandomBot
from saloon.bots.external import is_own
from saloon.bots.levels import bot
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.rl.observation import asked, mask, observation, payoffs

SELF: Final = "self"
"""The opponent of a learner that plays every seat itself."""

WIN: Final = "win"
SCORE: Final = "score"
CHANCE: Final = "chance"
REWARDS: Final = (WIN, SCORE, CHANCE)
"""What a learner is paid for: the win alone, or on the way there too (see `prospect`)."""


def prospect(match: Match, seat: int, reward: str) -> float:
    """How well a seat stands, about -1 to 1, as a shaped reward sees it; 0 once all is paid.

    By score: its lead over the best of the others, against what both have. By chance: what the
    game's own estimate (`Game.sense`, which greedy bots choose by) would have it paid on average.
    It looks at the true table: the reward may tell of hidden things what no observation does.
    """
    if reward == WIN or match.over:
        return 0.0
    game = match.game
    state = match.state
    seats = match.seats
    if reward == CHANCE:
        chance = game.sense(state, seat)
        return 2.0 * chance - 1.0 if seats == 1 else (chance * seats - 1.0) / (seats - 1)
    scores = game.scores(state)
    mine = scores[seat]
    best = max([scores[other] for other in range(seats) if other != seat] or [0])
    return (mine - best) / (abs(mine) + abs(best) + 1)


class Lane:
    """One game of a crowd: the learner on one seat and bots on the others, or on every seat."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Value],
        opponent: str,
        seat: int,
        reward: str = WIN,
        discount: float = 1.0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.opponent = opponent
        self.fixed = seat
        self.seat = seat
        self.reward = reward
        self.discount = discount
        self.stood = 0.0
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
            told = is_own(self.opponent)
            self.match = Match(self.game, self.seats, seed, self.options, events=told)
            self.rng = Rng.seeded(f"{seed}/worlds")
            if not self.alone:
                self.bots = [bot(self.opponent, f"{seed}/{at}") for at in range(self.seats)]
            self.go_on()
            if not self.match.over:
                self.stood = prospect(self.match, self.seat, self.reward)
                return

    def play(self, move: int) -> float:
        """Answer the question put to the learner, let the bots answer theirs; what it is paid.

        What is paid on the way is how much better the learner stands than before (discounted),
        which it pays back at the end: added up over a game it comes to the payoff, less how it
        stood at first. So the shaping does not change which way of playing is best (Ng, Harada
        and Russell, 1999).
        """
        match = self.match
        assert match is not None
        seat = self.seat
        match.play(seat, move)
        self.go_on()
        pay = payoffs(match)[seat] if match.over else 0.0
        if self.reward == WIN:
            return pay
        before = self.stood
        self.stood = prospect(match, seat, self.reward)
        return pay + self.discount * self.stood - before

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
    """A number of games for one learner.

    After `step`, finished games have begun again; where they `pause`, one step later, whatever
    move that step brings. `rewards` and `dones` are those of the last step; `pays` holds what each
    seat was paid in the game that a lane finished last, and `finals` what the learner saw at its
    end.
    """

    def __init__(
        self,
        game: Game,
        lanes: int,
        seats: int,
        options: dict[str, Value],
        opponent: str,
        seat: int,
        reward: str = WIN,
        discount: float = 1.0,
        pause: bool = False,
    ) -> None:
        self.lanes = [
            Lane(game, seats, options, opponent, seat, reward, discount) for _ in range(lanes)
        ]
        self.pause = pause
        self.any_move = b"\x01" * len(game.moves)
        self.rewards = [0.0] * lanes
        self.dones = [0] * lanes
        self.pays: list[list[float]] = [[] for _ in range(lanes)]
        self.seen: list[bytes] = [b""] * lanes
        self.finals: list[bytes] = [b""] * lanes
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
        pause = self.pause
        for i in range(len(self.lanes)):
            if not pause or self.dones[i] == 0:
                self._refuse(i, moves[i])
        for i in range(len(self.lanes)):
            lane = self.lanes[i]
            if pause and self.dones[i] == 1:
                lane.deal()
                self.rewards[i] = 0.0
                self.dones[i] = 0
                self._look(i)
                continue
            self.rewards[i] = lane.play(moves[i])
            match = lane.match
            assert match is not None
            if match.over:
                self.pays[i] = payoffs(match)
                self.dones[i] = 1
                self.finals[i] = observation(match, lane.seat)
                if pause:
                    self.seen[i] = self.finals[i]
                    self.legal[i] = self.any_move
                    continue
                lane.deal()
            else:
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
