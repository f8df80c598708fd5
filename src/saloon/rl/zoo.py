"""PettingZoo: every game as an AEC and as a parallel environment.

Unlike most environments these can be copied and pickled in the middle of a game: the copy plays on
exactly like the original, dice included.
"""

from __future__ import annotations

import pickle
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer, int8, uint8
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from saloon.catalog import game as find_game
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.rl import zoo_id
from saloon.rl.observation import asked, layout, mask, observation, payoffs, play

Bytes = NDArray[np.uint8]
Seen = dict[str, Bytes | NDArray[np.int8]]
Told = dict[str, list[int]]


def limits(game: Game, seats: int) -> Bytes:
    """The greatest value of every number of an observation."""
    return np.concatenate(
        [np.full(field.size, field.high, np.uint8) for field in layout(game, seats)]
    )


def sight(game: Game, seats: int, actions: int) -> spaces.Dict:
    """The space of what a seat is handed: numbers, and which moves are legal."""
    high = limits(game, seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def told(match: Match, seat: int) -> Told:
    """What a seat is told beside: its legal moves as a list, where it is asked."""
    ask = match.ask_for(seat)
    return {} if ask is None else {"legal_moves": ask.moves[:]}


def drawn(match: Match) -> str:
    """The table as a spectator reads it."""
    from saloon.words import teller  # only who renders needs words

    return "\n".join(teller(match.game, "en").read(match.view(None)))


class Seeds:
    """The seed of each game in turn: `reset(seed)` starts a row, `reset()` goes on in it."""

    def __init__(self) -> None:
        self.base = ""
        self.games = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next game."""
        if seed is not None or not self.base:
            self.base = secrets.token_hex(8) if seed is None else str(seed)
            self.games = 0
        self.games += 1
        return f"{self.base}/{self.games - 1}"


class Table:
    """What both kinds of environment share: the match, the seats as agents, the spaces."""

    WAIT = 0
    """How many moves there are beyond the game's own."""

    def __init__(
        self, game: str, seats: int = 0, render_mode: str | None = None, **options: Any
    ) -> None:
        self.game = find_game(game)
        self.players = seats or self.game.default_seats
        self.options: dict[str, Value] = self.game.settle_options(self.players, options)
        self.metadata = {
            "name": zoo_id(game),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.game.moves) + self.WAIT
        self.observation_spaces = {
            agent: sight(self.game, self.players, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.seeds = Seeds()
        self.match: Match

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Begin the next game."""
        seed_text = self.seeds.next(seed)
        self.match = Match(self.game, self.players, seed_text, self.options, events=False)
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table in words; printed in mode `human`."""
        if self.render_mode is None:
            return None
        words = drawn(self.match)
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def state(self) -> Bytes:
        """What all seats see together; hidden cards stay hidden."""
        seen = [self.game.observe(self.match.state, seat) for seat in range(self.players)]
        return np.frombuffer(b"".join(seen), np.uint8)

    def close(self) -> None:
        """There is nothing to let go of."""

    def __copy__(self) -> Table:
        """An environment of its own that plays on like this one, dice included."""
        return self.__deepcopy__({})

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        twin: Table = pickle.loads(pickle.dumps(self))  # noqa: S301 (our own bytes)
        return twin


class SaloonAEC(Table, AECEnv):
    """The seats step one after another; in a secret round none sees what others have answered.

    A move that is not legal raises IllegalMove, which names those that were, and changes nothing.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game: from a seed, or the next one of the row that the last seed began."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Told] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        ask = asked(self.match)
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]
            self.infos[self.agent_selection] = told(self.match, ask.seat)

    def observe(self, agent: str) -> Seen:
        """Numbers and legal moves, `saloon.rl.observation.layout` names each of them."""
        seat = self.seat_of[agent]
        match = self.match
        return {
            "observation": frombuffer(observation(match, seat), uint8),
            "action_mask": frombuffer(mask(match, seat), int8),
        }

    def step(self, action: int | None) -> None:
        """Play a move for the seat in line (None once the game is over)."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game and needs a move")
        match = self.match
        following = play(match, self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if following >= 0:
            self.agent_selection = agent = self.possible_agents[following]
            self.infos[agent] = told(match, following)
        else:
            for seat, pay in enumerate(payoffs(match)):
                player = self.possible_agents[seat]
                self.rewards[player] = pay
                self._cumulative_rewards[player] += pay
                self.terminations[player] = True
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()


class SaloonParallel(Table, ParallelEnv):
    """All seats step at once: those who are asked play a move, the others play the last one, wait.

    Where a question is put to one seat only, everybody else waits; in a secret round all who are
    asked answer in the same step.
    """

    WAIT = 1

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, Told]]:
        """Begin a game: from a seed, or the next one of the row that the last seed began."""
        self.deal(seed)
        return self._seen(), self._told()

    def _told(self) -> dict[str, Told]:
        return {agent: told(self.match, seat) for agent, seat in self.seat_of.items()}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._sight(seat) for agent, seat in self.seat_of.items()}

    def _sight(self, seat: int) -> Seen:
        match = self.match
        wait = b"\x00" if match.ask_for(seat) is not None else b"\x01"
        return {
            "observation": np.frombuffer(observation(match, seat), np.uint8),
            "action_mask": np.frombuffer(mask(match, seat) + wait, np.int8),
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Told],
    ]:
        """Play one move for every seat that is asked; raises IllegalMove, changing nothing."""
        match = self.match
        parts = match.asks
        for ask in parts:
            move = int(actions[self.possible_agents[ask.seat]])
            if move not in ask.moves:
                match.play(ask.seat, move)  # raises, and says what was legal
        for ask in parts:
            match.play(ask.seat, int(actions[self.possible_agents[ask.seat]]))
        over = match.over
        seen = self._seen()
        rewards = dict(zip(self.possible_agents, payoffs(match), strict=True))
        ends = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        infos = self._told()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, truncations, infos
