"""Environments for learning machines, from the same engine that people play on.

    >>> from saloon.rl import aec
    >>> env = aec("wanted", seats=2)
    >>> env.reset(seed=7)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> observation["observation"].dtype, int(observation["action_mask"].sum())
    (dtype('uint8'), 5)

`aec` and `parallel` are PettingZoo environments. Importing `saloon.rl` registers every game with
Gymnasium: `gymnasium.make("saloon/Wanted-v0")` is one seat among bots, and
`gymnasium.make("saloon.rl:saloon/Wanted-v0")` imports it by itself. `saloon.rl.spiel` registers
every game with OpenSpiel. See docs/rl.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.extras import need

if TYPE_CHECKING:
    from saloon.rl.zoo import SaloonAEC, SaloonParallel

need("rl", "an environment for learning machines")

__all__ = ["aec", "make", "parallel", "register"]

VERSION = 0
"""Part of every id: it goes up when observations, moves or payoffs change."""


def zoo_id(game: str) -> str:
    """What PettingZoo people call an environment: `saloon/undead_v0`."""
    return f"saloon/{game}_v{VERSION}"


def gym_id(game: str) -> str:
    """What Gymnasium people call an environment: `saloon/Undead-v0`."""
    return f"saloon/{game.capitalize()}-v{VERSION}"


def aec(game: str, seats: int = 0, render_mode: str | None = None, **options: Any) -> SaloonAEC:
    """A game as a PettingZoo environment in which the seats step one after another."""
    from saloon.rl.zoo import SaloonAEC

    return SaloonAEC(game, seats, render_mode, **options)


def parallel(
    game: str, seats: int = 0, render_mode: str | None = None, **options: Any
) -> SaloonParallel:
    """A game as a PettingZoo environment in which all seats step at once."""
    from saloon.rl.zoo import SaloonParallel

    return SaloonParallel(game, seats, render_mode, **options)


def make(id: str, seats: int = 0, render_mode: str | None = None, **options: Any) -> SaloonAEC:
    """A PettingZoo environment by its id, `saloon/undead_v0`."""
    from saloon.catalog import games
    from saloon.engine.errors import BadSetup

    known = {zoo_id(game.id): game.id for game in games()}
    if id not in known:
        raise BadSetup(f"there is no environment {id!r}; there are: {', '.join(known)}")
    return aec(known[id], seats, render_mode, **options)


def register() -> None:
    """Tell Gymnasium about every game; importing `saloon.rl` does it."""
    import gymnasium

    from saloon.catalog import games

    for game in games():
        if gym_id(game.id) not in gymnasium.registry:
            gymnasium.register(
                gym_id(game.id),
                entry_point="saloon.rl.gym:SaloonEnv",
                vector_entry_point="saloon.rl.gym:SaloonVectorEnv",
                kwargs={"game": game.id},
                disable_env_checker=True,
            )


register()
