"""What it brings that a search goes on in the tree of its last choice: two bots for the arena.

saloon arena undead --bot bench/forgetful.py:Mindful --bot bench/forgetful.py:Forgetful --games 400
"""

from __future__ import annotations

from saloon.bots.bot import Budget, own_rng
from saloon.bots.search import SearchBot
from saloon.engine.match import Match

ITERATIONS = 200


class Mindful:
    """A search of a fixed number of iterations, as the levels do it."""

    reuse = True

    def __init__(self) -> None:
        self.search = SearchBot(own_rng(""), Budget(iterations=ITERATIONS), reuse=self.reuse)

    def choose(self, world: Match, seat: int) -> int:
        """The budget of the arena is not looked at: both think equally long."""
        return self.search.choose(world, seat)


class Forgetful(Mindful):
    """The same, but every choice begins with an empty tree."""

    reuse = False
