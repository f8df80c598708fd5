"""Gymnasium: one seat of a game for a learner, bots on the others; alone, or many games at once."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from saloon.bots.levels import bot, names
from saloon.catalog import game as find_game
from saloon.catalog import games
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.rl import gym_id
from saloon.rl.crowd import SELF, Crowd, Lane
from saloon.rl.seen import mask, observation, payoffs
from saloon.rl.zoo import Bytes, drawn, limits

ANY_SEAT = -1
"""The learner moves on by one seat a game."""

Legal = NDArray[np.int8]


def settle(game: str, seats: int, opponents: str, seat: int) -> tuple[Game, int]:
    """The game and its number of seats; raises BadSetup for what does not fit."""
    found = find_game(game)
    players = seats or found.default_seats
    if opponents not in (*names(), SELF):
        known = ", ".join([*names(), SELF])
        raise BadSetup(f"there is no opponent {opponents!r}; there are: {known}")
    if seat != ANY_SEAT and not 0 <= seat < players:
        raise BadSetup(f"the learner's seat is 0 to {players - 1} or {ANY_SEAT}, not {seat}")
    return found, players


class SaloonEnv(gymnasium.Env[Bytes, np.int64]):
    """One learner among bots.

    With `opponents="self"` the learner answers for every seat: `info["seat"]` says for which one,
    and the payoff is that of the seat that moved last. `action_masks()` and `info["action_mask"]`
    tell the legal moves. A move that is not legal ends
    the game at once with a payoff of -1; `info["illegal"]` says what was allowed.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        opponents: str = "random",
        seat: int = ANY_SEAT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        found, players = settle(game, seats, opponents, seat)
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}
        self.render_mode = render_mode
        self.lane = Lane(found, players, found.settle_options(players, options), opponents, seat)
        high = limits(found, players)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(len(found.moves))

    def _seen(self) -> Bytes:
        match = self.lane.match
        assert match is not None
        return np.frombuffer(observation(match, self.lane.seat), np.uint8)

    def action_masks(self) -> Legal:
        """One number a move: 1 for the legal ones."""
        match = self.lane.match
        assert match is not None
        return np.frombuffer(mask(match, self.lane.seat), np.int8)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.lane.seat}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a game: from a seed, or the next one of the row that the last seed began."""
        super().reset(seed=seed, options=options)
        lane = self.lane
        if seed is not None or lane.match is None:
            lane.begin(str(self.np_random_seed if seed is None else seed))
        else:
            lane.deal()
        return self._seen(), self._told()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Play a move; the bots play until the learner is asked again, or the game is over."""
        lane = self.lane
        match = lane.match
        assert match is not None
        ask = match.ask_for(lane.seat)
        if ask is None:
            raise ValueError("the game is over; call reset")
        if int(action) not in ask.moves:
            legal = ", ".join([lane.game.text(move) for move in ask.moves])
            return self._seen(), -1.0, True, False, {**self._told(), "illegal": legal}
        seat = lane.seat
        lane.play(int(action))
        pay = payoffs(match)[seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), pay, match.over, False, self._told()

    def render(self) -> str | None:
        """The table in words; printed in mode `human`."""
        match = self.lane.match
        if self.render_mode is None or match is None:
            return None
        words = drawn(match)
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs. A bot is its name and its dice; one that searches thinks afresh."""
        lane = self.lane
        luck = [getattr(chooser, "rng") for chooser in lane.bots]  # noqa: B009 (not every bot's)
        return {
            **self.__dict__,
            "lane": (lane.game, lane.seats, lane.options, lane.opponent, lane.fixed),
            "course": (lane.seat, lane.games, lane.seed, lane.rng, lane.match, luck),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The environment that `__getstate__` wrote down; compiled lanes are built, not filled."""
        lane = Lane(*kept.pop("lane"))
        lane.seat, lane.games, lane.seed, lane.rng, lane.match, luck = kept.pop("course")
        lane.bots = [bot(lane.opponent, "copy") for _ in luck]
        for chooser, rng in zip(lane.bots, luck, strict=True):
            setattr(chooser, "rng", rng)  # noqa: B010
        self.__dict__ = {**kept, "lane": lane}

    def __deepcopy__(self, _memo: dict[int, Any]) -> SaloonEnv:
        twin: SaloonEnv = pickle.loads(pickle.dumps(self))  # noqa: S301 (our own bytes)
        return twin


class SaloonVectorEnv(VectorEnv[Bytes, Legal, NDArray[Any]]):
    """Many games side by side; one call steps all of them inside the compiled engine.

    A finished game begins anew in the same step: the observation is that of the new game. An
    illegal move raises IllegalMove and no game changes: use `action_masks()`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 0,
        opponents: str = "random",
        seat: int = ANY_SEAT,
        **options: Any,
    ) -> None:
        found, players = settle(game, seats, opponents, seat)
        settled = found.settle_options(players, options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.crowd = Crowd(found, num_envs, players, settled, opponents, seat)
        high = limits(found, players)
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(len(found.moves))
        rows = np.tile(high, (num_envs, 1))
        self.observation_space = spaces.Box(np.zeros_like(rows), rows, dtype=np.uint8)
        self.action_space = spaces.MultiDiscrete([len(found.moves)] * num_envs)

    def _seen(self) -> Bytes:
        return np.frombuffer(self.crowd.observations(), np.uint8).reshape(self.num_envs, -1)

    def action_masks(self) -> Legal:
        """A row a game, one number a move: 1 for the legal ones."""
        return np.frombuffer(self.crowd.masks(), np.int8).reshape(self.num_envs, -1)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games, each from a seed of its own."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, list):
            seeds = [str(one) for one in seed]
        else:
            base = self.np_random_seed if seed is None else seed
            seeds = [f"{base}/{lane}" for lane in range(self.num_envs)]
        self.crowd.reset(seeds)
        return self._seen(), self._told()

    def step(
        self, actions: Legal
    ) -> tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one move in every game."""
        self.crowd.step(np.asarray(actions).tolist())
        return (
            self._seen(),
            np.array(self.crowd.rewards),
            np.array(self.crowd.dones, np.bool_),
            np.zeros(self.num_envs, np.bool_),
            self._told(),
        )

    def _told(self) -> dict[str, Any]:
        seats = np.array(self.crowd.seats())
        return {"action_mask": self.action_masks(), "seat": seats, "payoffs": self.crowd.pays}


def register_all() -> None:
    """Every game under its id, for `gymnasium.make` and `gymnasium.make_vec`."""
    for game in games():
        if gym_id(game.id) not in gymnasium.registry:
            gymnasium.register(
                gym_id(game.id),
                entry_point="saloon.rl.gym:SaloonEnv",
                vector_entry_point="saloon.rl.gym:SaloonVectorEnv",
                kwargs={"game": game.id},
                disable_env_checker=True,
            )


register_all()
