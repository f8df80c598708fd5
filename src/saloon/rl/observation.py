"""What a learning machine is handed: observation, legal moves and payoff, as bytes and floats.

An observation is one vector of small numbers (saloon.engine.observation), and `layout` names every
number in it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64

from saloon.engine.ask import Ask
from saloon.engine.field import HIGH
from saloon.engine.match import Match
from saloon.engine.observation import form_of, layout, observation, size

__all__ = ["asked", "floats", "layout", "mask", "observation", "payoffs", "play", "size"]

FLOATS: Final[list[object]] = [float(number) for number in range(HIGH + 1)]
ZEROS: Final[list[object]] = [0.0]
"""A list of one thing, repeated, is the fastest way to a row of zeros."""
WORD: Final = 8


def floats(seen: bytes) -> list[object]:
    """The numbers of an observation as a list of floats; most of them are zero."""
    size = len(seen)
    out = ZEROS * size
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
