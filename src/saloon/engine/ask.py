"""Questions: what a rule yields when it needs somebody to decide."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")

BEAT_MARK: Final = -1
TOGETHER: Final = -2


class Ask:
    """One decision: which seat, what for, which moves are legal, which clause says so.

    `args` are public numbers the question is about (who is calling you out, how much is at stake).
    With `seat == TOGETHER` several seats decide at once, secretly: `parts` are their questions and,
    when the last one has answered, `answers` holds one move for each part.
    """

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
        self.parts: list[Ask] = NO_PARTS
        self.answers: list[int] = NO_ANSWERS

    def __repr__(self) -> str:
        if self.seat == TOGETHER:
            return f"<Ask together {self.parts}>"
        return f"<Ask seat {self.seat}: {self.prompt} {self.moves} {self.clause}>"


# Shared by every question put to one seat; never changed.
NO_PARTS: Final[list[Ask]] = []
NO_ANSWERS: Final[list[int]] = []

Flow = Generator[Ask, int, None]
"""A rule being played: yields questions, is sent the answers."""

FlowOf = Generator[Ask, int, T]
"""A rule that finds something out: `winner = yield from duel(...)`."""

BEAT: Final = Ask(BEAT_MARK, "", [], "")
"""Yielded between two beats, where the state alone says everything; also when the game is over."""


def together(parts: list[Ask]) -> Ask:
    """One secret question to several seats at once; yield it, then read its `answers`.

    A seat is asked once: where it decides about two things, its moves are pairs. Each seat is asked
    also where it has one move only, so that nobody learns that from who is waited for.
    """
    ask = Ask(TOGETHER, parts[0].prompt, [], parts[0].clause)
    ask.parts = parts
    ask.answers = []
    return ask
