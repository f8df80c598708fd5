"""A bot from outside, as an object and as a program: all that it may know decides its choice."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any


def pick(view: dict[str, Any], moves: list[str]) -> str:
    """One of the moves, by a hash of the view."""
    told = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).digest()
    return moves[int.from_bytes(told[:4], "big") % len(moves)]


class Reader:
    """Decides by all that it is told, and by what an imagined move brings."""

    def choose(self, world: Any, seat: int) -> str:
        """Play one move in its own world, then decide by that table."""
        moves = [world.game.text(move) for move in world.ask_for(seat).moves]
        world.play(seat, pick(world.view(seat), moves))
        return pick(world.view(seat), moves)


if __name__ == "__main__":
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"move": pick(asked["view"], asked["moves"])}), flush=True)
