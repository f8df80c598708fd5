"""What a seat sees as one vector of small numbers: the game's own fields, then the question.

Learning machines are handed it, and bots with weights read it. `layout` names every number in it.
"""

from __future__ import annotations

from typing import Final

from saloon.engine.field import HIGH, Field, one_of
from saloon.engine.game import Game
from saloon.engine.match import Match

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
