"""Stable-Baselines3: the vector form as one of its VecEnvs, legal moves included.

    from saloon.rl.sb3 import SaloonVecEnv
    from sb3_contrib import MaskablePPO

    env = SaloonVecEnv("wanted", 64, seats=2, opponents="greedy", floats=True, reward="chance")
    MaskablePPO("MlpPolicy", env).learn(100_000)

One call steps all games, where SB3's own VecEnvs step one environment after another.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saloon.extras import MissingExtra
from saloon.rl.gym import ANY_SEAT, SaloonVectorEnv, settle
from saloon.rl.vector import SELF

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError:
    raise MissingExtra(
        "a VecEnv for Stable-Baselines3 needs more: pip install stable-baselines3 sb3-contrib"
    ) from None

Lanes = None | int | Iterable[int]


class SaloonVecEnv(VecEnv):
    """Many games side by side for one learner of Stable-Baselines3.

    Takes what `SaloonVectorEnv` takes. A finished game is followed by the next one at once;
    `info["terminal_observation"]` holds what the learner saw at its end, `info["episode"]` what the
    game paid in all, how many decisions it took and, as `"payoff"`, what it paid without shaping.
    `action_masks()` is what MaskablePPO asks for.
    """

    def __init__(self, game: str, num_envs: int = 64, **settings: Any) -> None:
        self.games = SaloonVectorEnv(game, num_envs, **settings)
        self.waiting: NDArray[Any] = np.zeros(num_envs, np.int64)
        self.paid = np.zeros(num_envs)
        self.taken = np.zeros(num_envs, np.int64)
        self.began = time.monotonic()
        self.seed_next: int | None = None
        self.render_mode = None
        super().__init__(
            num_envs, self.games.single_observation_space, self.games.single_action_space
        )

    def reset(self) -> NDArray[Any]:
        """Begin all games, from the seed that `seed` named if it did."""
        seen, _ = self.games.reset(seed=self.seed_next)
        self.seed_next = None
        self.paid[:] = 0.0
        self.taken[:] = 0
        return seen

    def seed(self, seed: int | None = None) -> list[int | None]:
        """The seed of the next `reset`; every game gets its own from it."""
        self.seed_next = seed
        return [seed] * self.num_envs

    def step_async(self, actions: NDArray[Any]) -> None:
        self.waiting = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play one move in every game."""
        # The seats before the step: a finished lane has moved on to the next one.
        seats = self.games.crowd.seats()
        seen, rewards, ended, _, told = self.games.step(self.waiting)
        self.paid += rewards
        self.taken += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(ended):
            infos[lane] = {
                "terminal_observation": told["final_obs"][lane],
                "TimeLimit.truncated": False,
                "episode": {
                    "r": float(self.paid[lane]),
                    "l": int(self.taken[lane]),
                    "t": round(time.monotonic() - self.began, 6),
                    "payoff": told["payoffs"][lane][seats[lane]],
                },
            }
        self.paid[ended] = 0.0
        self.taken[ended] = 0
        return seen, rewards.astype(np.float32), ended, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """A row a game, true for the legal moves."""
        return self.games.action_masks().astype(np.bool_)

    def env_method(
        self, method_name: str, *args: Any, indices: Lanes = None, **settings: Any
    ) -> list[Any]:
        """What a method says of each game: `action_masks` is the one there is."""
        if method_name != "action_masks" or args or settings:
            raise AttributeError(f"a game of SaloonVecEnv has action_masks, not {method_name}")
        masks = self.action_masks()
        return [masks[lane] for lane in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Lanes = None) -> list[Any]:
        """A property of each game: its `opponents`, or what all of them share."""
        lanes = list(self._get_indices(indices))
        if attr_name == "opponents":
            return [self.games.crowd.lanes[lane].opponent for lane in lanes]
        owner = self if attr_name in ("render_mode", "action_masks") else self.games
        return [getattr(owner, attr_name) for _ in lanes]

    def set_attr(self, attr_name: str, value: Any, indices: Lanes = None) -> None:
        """Set `opponents`, in some games or in all, from the next deal on.

        So a learner meets harder ones in the course of time, or several kinds side by side.
        """
        if attr_name != "opponents" or SELF in (value, *self.get_attr("opponents")):
            raise AttributeError(f"{attr_name} is settled when a SaloonVecEnv is made")
        settle(self.games.game, self.games.players, value, ANY_SEAT)
        for lane in self._get_indices(indices):
            self.games.crowd.lanes[lane].opponent = value

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Lanes = None) -> list[bool]:  # noqa: ARG002
        """No game is: what a Monitor would note stands in `info["episode"]`."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> list[None]:
        """There are none; the table is drawn in words by the single environment."""
        return [None] * self.num_envs

    def close(self) -> None:
        """There is nothing to let go of."""
