"""Questions: what a rule yields when it needs somebody to decide."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")

BEAT_MARK: Final = -1
TOGETHER: Final = -2
NOT_GIVEN: Final = -1
NO_LEAVE: Final = -2


class Contest:
    """What two players can settle with quick hands, where somebody can time them.

    Each has a deck of `cards`, of which `hits` are Hits, and turns card after card; the first Hit
    wins. `first` are the moves that say who was first, `again` the one that nobody can say. A
    referee alone plays these; `seats` are whose hands they are.
    """

    def __init__(
        self,
        seats: tuple[int, int],
        cards: int,
        hits: tuple[int, int],
        first: tuple[int, int],
        again: int,
    ) -> None:
        self.seats = seats
        self.cards = cards
        self.hits = hits
        self.first = first
        self.again = again


class Ask:
    """One decision: which seat, what for, which moves are legal, which clause says so.

    `moves` is a list of its own: whoever takes one out changes this question and nothing else.
    `args` are public numbers the question is about (who is calling you out, how much is at stake).
    With `seat == TOGETHER` several seats decide at once, secretly: `parts` are their questions and,
    when the last one has answered, `answers` holds one move for each part.
    A move to quit the game is `leave`, not one of `moves`: no bot and no slip of the hand finds it.
    Nor are the moves of a `contest`, which only a referee plays. Where nobody is timed the question
    has one move, to let chance decide, and it is asked nevertheless.
    """

    given: int = NOT_GIVEN  # of a part: what its seat answered beforehand
    leave: int = NO_LEAVE  # the move that gives the game up: legal, but on no menu
    contest: Contest | None = None  # what a referee may decide instead

    def __init__(
        self,
        seat: int,
        prompt: str,
        moves: list[int],
        clause: str,
        args: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.moves = moves
        self.clause = clause
        self.args = args
        self.parts: tuple[Ask, ...] = ()
        self.answers: tuple[int, ...] = ()

    def __repr__(self) -> str:
        if self.seat == TOGETHER:
            return f"<Ask together {self.parts}>"
        return f"<Ask seat {self.seat}: {self.prompt} {self.moves} {self.clause}>"


Flow = Generator[Ask, int, None]
"""A rule being played: yields questions, is sent the answers."""

FlowOf = Generator[Ask, int, T]
"""A rule that finds something out: `winner = yield from duel(...)`."""

BEAT: Final = Ask(BEAT_MARK, "", [], "")
"""Yielded between two beats, where the state alone says everything; also when the game is over."""


def together(parts: list[Ask]) -> Ask:
    """One secret question to several seats at once; yield it, then read its `answers`.

    A seat is asked once: where it decides about two things, its moves are pairs. Each seat is asked
    also where it has one move only, so that nobody learns that from who is waited for. A seat that
    answered beforehand, by a standing order, has its answer in `given`: to others it looks as if it
    had just answered. At least one seat must be waited for.
    """
    ask = Ask(TOGETHER, parts[0].prompt, [], parts[0].clause)
    ask.parts = tuple(parts)
    return ask
