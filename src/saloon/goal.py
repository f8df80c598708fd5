"""What wins a game and how far everybody is: declared by a game's teller, shown at every table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Aim:
    """One part of a goal, by its name, with how it stands now.

    `sign` names a small picture in the game's exhibits.py (`goal_sign`); `done` says that the
    reader has it; `owners` are the seats that have it, shown by their marks where several do.
    """

    name: str
    state: str
    sign: str = ""
    done: bool = False
    owners: Sequence[int] = ()


@dataclass(frozen=True)
class Goal:
    """What wins in a few words, how far each seat is, and the parts of it.

    Without a `target` whoever has most wins.
    """

    wins: str
    reached: Sequence[int]
    target: int = 0
    aims: Sequence[Aim] = ()
