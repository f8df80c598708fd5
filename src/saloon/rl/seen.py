"""What a learning machine is handed: observation, legal moves and payoff, as bytes and floats.

An observation is one vector of small numbers: the game's own fields, then the question that the
seat is asked. `layout` names every number in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.ask import Ask
from saloon.engine.field import HIGH, Field, one_of
from saloon.engine.game import Game
from saloon.engine.match import Match

FLOATS: Final[list[object]] = [float(number) for number in range(HIGH + 1)]
NONE: Final[dict[int, list[object]]] = {}
"""Lists of so many noughts."""
ARGS: Final = 4
"""How many of the public numbers that a question is about are shown."""

NOT_ASKED: Final[dict[str, bytes]] = {}
"""What a seat of each game sees of the question when it is not asked."""
ASKED: Final[dict[str, dict[str, bytes]]] = {}
"""What it sees of each question that is about no numbers."""


def layout(game: Game, seats: int) -> list[Field]:
    """Every field of an observation, in order."""
    return [
        *game.layout(seats),
        Field("asked", len(game.prompts), 1, "what this seat is asked, if anything"),
        Field("about", ARGS, HIGH, "the numbers the question is about, each plus one"),
    ]


def size(game: Game, seats: int) -> int:
    """How many numbers an observation holds."""
    total = 0
    for field in layout(game, seats):
        total += field.size
    return total


def observation(match: Match, seat: int) -> bytes:
    """What a seat sees now; nothing that it cannot know."""
    game = match.game
    if game.id not in ASKED:
        _learn(game)
    seen = game.observe(match.state, seat)
    ask = match.ask_for(seat)
    if ask is None:
        return seen + NOT_ASKED[game.id]
    question = ASKED[game.id][ask.prompt]
    args = ask.args
    if not args:
        return seen + question
    about = [min(max(0, args[i] + 1), HIGH) if i < len(args) else 0 for i in range(ARGS)]
    return seen + question[:-ARGS] + bytes(about)


def floats(seen: bytes) -> list[object]:
    """The numbers of an observation as a list of floats; most of them are nought."""
    size = len(seen)
    if size not in NONE:
        NONE[size] = [FLOATS[0]] * size
    out = NONE[size][:]
    at: i64
    for at in range(i64(size)):  # plain machine numbers: three thousand of them are looked at
        number = seen[at]
        if number != 0:
            out[at] = FLOATS[number]
    return out


def _learn(game: Game) -> None:
    """Write down once how the questions of a game look."""
    prompts = len(game.prompts)
    NOT_ASKED[game.id] = bytes(prompts + ARGS)
    ASKED[game.id] = {
        prompt: one_of(prompts, at) + bytes(ARGS) for at, prompt in enumerate(game.prompts)
    }


def asked(match: Match) -> Ask | None:
    """The open question that is next in line; of a secret round the first unanswered one."""
    ask = match.ask
    if ask is None or not ask.parts:
        return ask
    open_parts = match.asks
    return open_parts[0] if open_parts else None


def play(match: Match, seat: int, move: int) -> int:
    """Play a move; returns the seat that is asked next, -1 when the game is over."""
    match.play(seat, move)
    ask = asked(match)
    return -1 if ask is None else ask.seat


def mask(match: Match, seat: int) -> bytes:
    """One number a move: 1 for those the seat may play now."""
    legal = bytearray(len(match.game.moves))
    ask = match.ask_for(seat)
    if ask is not None:
        for move in ask.moves:
            legal[move] = 1
    return bytes(legal)


def payoffs(match: Match) -> list[float]:
    """What a finished match pays each seat: 1 for a win, the losers share the loss; the sum is 0.

    A shared win is shared evenly. Alone at the table, a win pays 1 and a loss -1. All 0 before the
    end.
    """
    seats = match.seats
    if not match.over:
        return [0.0] * seats
    winners = match.winners
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    share = seats / (seats - 1) / len(winners)
    lost = 1 / (seats - 1)
    return [(share if seat in winners else 0.0) - lost for seat in range(seats)]
