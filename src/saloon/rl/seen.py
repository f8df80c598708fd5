"""What a learning machine is handed: observation, legal moves and payoff, as bytes and floats.

An observation is one vector of small numbers: the game's own fields, then the question that the
seat is asked. `layout` names every number in it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64

from saloon.engine.ask import Ask
from saloon.engine.field import HIGH, Field, one_of
from saloon.engine.game import Game
from saloon.engine.match import Match

FLOATS: Final[list[object]] = [float(number) for number in range(HIGH + 1)]
NOUGHTS: Final[list[object]] = [0.0]
"""A list of one thing, repeated, is the fastest way to a row of noughts."""
WORD: Final = 8
ARGS: Final = 4
"""How many of the public numbers that a question is about are shown."""


class Form:
    """How the questions of a game look: written down once."""

    def __init__(self, game: Game) -> None:
        prompts = len(game.prompts)
        self.not_asked = bytes(prompts + ARGS)
        self.asked: dict[str, bytes] = {
            prompt: one_of(prompts, at) + bytes(ARGS) for at, prompt in enumerate(game.prompts)
        }
        self.no_moves = bytes(len(game.moves))


FORMS: Final[dict[str, Form]] = {}


def form_of(game: Game) -> Form:
    """The form of a game."""
    form = FORMS.get(game.id)
    if form is None:
        form = Form(game)
        FORMS[game.id] = form
    return form


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
    form = form_of(game)
    seen = game.observe(match.state, seat)
    ask = match.ask_for(seat)
    if ask is None:
        return seen + form.not_asked
    question = form.asked[ask.prompt]
    args = ask.args
    if not args:
        return seen + question
    about = [min(max(0, args[i] + 1), HIGH) if i < len(args) else 0 for i in range(ARGS)]
    return seen + question[:-ARGS] + bytes(about)


def floats(seen: bytes) -> list[object]:
    """The numbers of an observation as a list of floats; most of them are nought."""
    size = len(seen)
    out = NOUGHTS * size
    end: i64 = size
    start: i64 = 0
    while start < end:
        stop = start + WORD
        # Eight numbers at a look, as long as there are eight.
        if stop > end:
            stop = end
        elif read_i64_le(seen, start) == 0:
            start = stop
            continue
        while start < stop:
            number = seen[start]
            if number != 0:
                out[start] = FLOATS[number]
            start += 1
    return out


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
    none = form_of(match.game).no_moves
    ask = match.ask_for(seat)
    if ask is None:
        return none
    legal = BytesWriter()
    legal.write(none)
    for move in ask.moves:
        legal[move] = 1
    return legal.getvalue()


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
