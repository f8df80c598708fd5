"""Gymnasium: one seat of a game for a learner, bots on the others; alone, or many games at once."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from saloon.bots.external import is_own, own_bot
from saloon.bots.levels import bot, names
from saloon.catalog import game as find_game
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.rl.observation import mask, observation
from saloon.rl.scale import Scale, scale_of
from saloon.rl.vector import REWARDS, SELF, WIN, Crowd, Lane
from saloon.rl.zoo import Bytes, drawn, limits

ANY_SEAT = -1
"""The learner moves on by one seat a game."""

Legal = NDArray[np.int8]
Numbers = NDArray[Any]
"""What a learner sees: bytes, or floats of one size."""
MODES = {mode.value: mode for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)}


def settle(game: str, seats: int, opponents: str, seat: int, reward: str = WIN) -> tuple[Game, int]:
    """The game and its number of seats; raises BadSetup for what does not fit."""
    found = find_game(game)
    players = seats or found.default_seats
    if is_own(opponents):
        own_bot(opponents).close()  # says at once what is wrong with it
    elif opponents not in (*names(), SELF):
        known = ", ".join([*names(), SELF])
        raise BadSetup(f"there is no opponent {opponents!r}; there are: {known}")
    if seat != ANY_SEAT and not 0 <= seat < players:
        raise BadSetup(f"the learner's seat is 0 to {players - 1} or {ANY_SEAT}, not {seat}")
    if reward not in REWARDS:
        raise BadSetup(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
    if reward != WIN and opponents == SELF:
        raise BadSetup(
            f"the reward {reward!r} tells one seat how it gets on; a learner that plays every seat "
            f"itself is paid by {WIN!r}"
        )
    return found, players


class Sight:
    """What a learner sees: the bytes as they are, or, by a scale, floats of one size."""

    def __init__(self, game: Game, seats: int, scale: Scale | None) -> None:
        self.scale = scale
        self.high = limits(game, seats)

    def space(self, rows: int = 0) -> spaces.Box:
        """The space of one observation, or of several, one under another."""
        shape = (rows, len(self.high)) if rows else (len(self.high),)
        if self.scale is not None:
            return spaces.Box(-self.scale.most, self.scale.most, shape, np.float32)
        high = np.broadcast_to(self.high, shape)
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    def read(self, seen: bytes) -> Numbers:
        """One observation, or several after one another; yours to write into."""
        numbers: Bytes = np.frombuffer(seen, np.uint8)
        return numbers.copy() if self.scale is None else self.scale.read(numbers)


class SaloonEnv(gymnasium.Env[Numbers, np.int64]):
    """One learner among bots.

    With `opponents="self"` the learner answers for every seat: `info["seat"]` says for which one,
    and the payoff is that of the seat that moved last. `action_masks()` and `info["action_mask"]`
    tell the legal moves. A move that is not legal ends
    the game at once with a payoff of -1; `info["illegal"]` says what was allowed.

    `floats=True` brings the numbers to one size (`saloon.rl.scale`). `reward="score"` or
    `"chance"` pays on the way for standing better, `discount` being the learner's own.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        opponents: str = "random",
        seat: int = ANY_SEAT,
        render_mode: str | None = None,
        floats: bool = False,
        reward: str = WIN,
        discount: float = 1.0,
        **options: Any,
    ) -> None:
        found, players = settle(game, seats, opponents, seat, reward)
        settled = found.settle_options(players, options)
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}
        self.render_mode = render_mode
        self.lane = Lane(found, players, settled, opponents, seat, reward, discount)
        self.sight = Sight(found, players, scale_of(found, players, settled) if floats else None)
        self.observation_space = self.sight.space()
        self.action_space = spaces.Discrete(len(found.moves))

    def _seen(self) -> Numbers:
        match = self.lane.match
        assert match is not None
        return self.sight.read(observation(match, self.lane.seat))

    def action_masks(self) -> Legal:
        """One number a move: 1 for the legal ones."""
        match = self.lane.match
        assert match is not None
        return np.frombuffer(mask(match, self.lane.seat), np.int8).copy()

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.lane.seat}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game: from a seed, or the next one of the row that the last seed began."""
        super().reset(seed=seed, options=options)
        lane = self.lane
        if seed is not None or lane.match is None:
            lane.begin(str(self.np_random_seed if seed is None else seed))
        else:
            lane.deal()
        return self._seen(), self._told()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
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
        pay = lane.play(int(action))
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
        """What a copy needs. A bot is its name and its dice; one that searches begins again."""
        lane = self.lane
        luck = [getattr(chooser, "rng") for chooser in lane.bots]  # noqa: B009 (not every bot's)
        return {
            **self.__dict__,
            "lane": (
                lane.game,
                lane.seats,
                lane.options,
                lane.opponent,
                lane.fixed,
                lane.reward,
                lane.discount,
            ),
            "course": (lane.seat, lane.games, lane.seed, lane.rng, lane.match, luck, lane.stood),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The environment that `__getstate__` wrote down; compiled lanes are built, not filled."""
        lane = Lane(*kept.pop("lane"))
        course = kept.pop("course")
        lane.seat, lane.games, lane.seed, lane.rng, lane.match, luck, lane.stood = course
        lane.bots = [bot(lane.opponent, "copy") for _ in luck]
        for chooser, rng in zip(lane.bots, luck, strict=True):
            setattr(chooser, "rng", rng)  # noqa: B010
        self.__dict__ = {**kept, "lane": lane}

    def __deepcopy__(self, _memo: dict[int, Any]) -> SaloonEnv:
        twin: SaloonEnv = pickle.loads(pickle.dumps(self))  # noqa: S301 (our own bytes)
        return twin


class SaloonVectorEnv(VectorEnv[Numbers, Legal, NDArray[Any]]):
    """Many games side by side; one call steps all of them inside the compiled engine.

    A finished game is followed by the next one in the same step: the observation is that of the new
    game, and `info["final_obs"]` holds the last one of the old. With `autoreset_mode="NextStep"`
    the next step begins it, whatever move it brings. An illegal move raises IllegalMove and no game
    changes: use `action_masks()`. `floats`, `reward` and `discount` are those of `SaloonEnv`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 0,
        opponents: str = "random",
        seat: int = ANY_SEAT,
        floats: bool = False,
        reward: str = WIN,
        discount: float = 1.0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        found, players = settle(game, seats, opponents, seat, reward)
        settled = found.settle_options(players, options)
        mode = MODES.get(getattr(autoreset_mode, "value", autoreset_mode))
        if mode is None:
            raise BadSetup(f"autoreset_mode is {' or '.join(MODES)}, not {autoreset_mode!r}")
        self.game = game
        self.players = players
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode}
        self.crowd = Crowd(
            found, num_envs, players, settled, opponents, seat, reward, discount,
            mode == AutoresetMode.NEXT_STEP,
        )  # fmt: skip
        self.sight = Sight(found, players, scale_of(found, players, settled) if floats else None)
        self.single_observation_space = self.sight.space()
        self.single_action_space = spaces.Discrete(len(found.moves))
        self.observation_space = self.sight.space(num_envs)
        self.action_space = spaces.MultiDiscrete([len(found.moves)] * num_envs)

    def _seen(self) -> Numbers:
        return self.sight.read(self.crowd.observations()).reshape(self.num_envs, -1)

    def action_masks(self) -> Legal:
        """A row a game, one number a move: 1 for the legal ones."""
        return np.frombuffer(self.crowd.masks(), np.int8).reshape(self.num_envs, -1).copy()

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games, each from a seed of its own."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        chance = self.np_random
        if isinstance(seed, list):
            seeds = [str(chance.integers(2**62) if one is None else one) for one in seed]
        else:
            base = int(chance.integers(2**62)) if seed is None else seed
            seeds = [f"{base}/{lane}" for lane in range(self.num_envs)]
        self.crowd.reset(seeds)
        return self._seen(), self._told()

    def step(
        self, actions: Legal
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one move in every game."""
        self.crowd.step(np.asarray(actions).tolist())
        ended = np.array(self.crowd.dones, np.bool_)
        told = self._told()
        if ended.any() and not self.crowd.pause:
            finals = np.full(self.num_envs, None, object)
            for lane in np.flatnonzero(ended):
                finals[lane] = self.sight.read(self.crowd.finals[lane])
            told |= {"final_obs": finals, "_final_obs": ended}
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), np.array(self.crowd.rewards), ended, never, told

    def _told(self) -> dict[str, Any]:
        seats = np.array(self.crowd.seats())
        return {"action_mask": self.action_masks(), "seat": seats, "payoffs": self.crowd.pays}
