"""8: golden playthroughs: one random game a seat count, written out to be read as a diff."""

from __future__ import annotations

import json

from saloon.engine.data import digest
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings

MOST_MOVES = 60


def golden_files(game: Game) -> dict[str, str]:
    """The playthroughs of a game by file name: each seat count, plain and with all that is on."""
    files = {}
    for seats in game.seats:
        plain = [options for count, options in settings(game) if count == seats]
        files[f"{game.id}/{seats}-plain.txt"] = golden(game, seats, plain[0])
        files[f"{game.id}/{seats}-all.txt"] = golden(game, seats, plain[-1])
    return files


def golden(game: Game, seats: int, options: dict[str, Value]) -> str:
    """A playthrough: every question, answer and event, and what is seen every tenth move."""
    match = Match(game, seats, f"golden {seats}", options)
    rng = Rng.seeded(f"golden moves {seats}")
    on = [f"{name}={value}" for name, value in options.items()]
    lines = [f"{game.rules}, {seats} seats, {' '.join(on) or 'no options'}"]
    told = 0
    for number in range(1, MOST_MOVES + 1):
        for event in match.events[told:]:
            lines.append(f"    {event!r}")
        told = len(match.events)
        if number % 10 == 1:
            lines.append(f"  table {digest(match.state)}")
            lines += [f"  {seat} sees {_data(match, seat)}" for seat in (None, 0)]
        if not match.asks:
            break
        ask = match.asks[0]
        menu = " ".join(game.text(move) for move in ask.moves)
        lines.append(f"{number}. seat {ask.seat} {ask.prompt} ({ask.clause}): {menu}")
        move = ask.moves[rng.below(len(ask.moves))]
        lines.append(f"{number}. seat {ask.seat} plays {game.text(move)}")
        match.play(ask.seat, move)
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    lines.append(f"over after {len(match.moves)} moves: {match.winners} {match.scores}")
    lines.append(f"table {digest(match.state)}")
    return "\n".join(lines) + "\n"


def _data(match: Match, seat: int | None) -> str:
    return json.dumps(match.view(seat)["table"])
