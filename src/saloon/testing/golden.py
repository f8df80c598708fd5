"""8: golden playthroughs: one random game a seat count, written out to be read as a diff.

Beside them `versions.txt` keeps, for each version of the rules, a digest of how its goldens play.
What counts is what a record of the game would notice: who is asked what, which moves are legal and
played, what happens with which numbers, the digest of every table, the result. Which clauses are
cited and what is seen of the table may change within a version.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from saloon.engine.data import digest
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings

MOST_MOVES = 60
CLAUSE = re.compile(r" ?\(?\b[A-Z]+-[A-Z0-9]+-\d+\b\)?")
SEEN = re.compile(r"  (None|\d+) sees ")
VERSIONS = "versions.txt"


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


def play_digest(goldens: Mapping[str, str]) -> str:
    """How goldens play, as a fingerprint: without what is seen, without clauses and version."""
    lines: list[str] = []
    for name in sorted(goldens):
        head, *rest = goldens[name].splitlines()
        lines += [name, head.partition(", ")[2]]
        lines += [CLAUSE.sub("", line) for line in rest if not SEEN.match(line)]
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def read_versions(path: Path) -> dict[str, str]:
    """The digest of each version that goldens were ever written for."""
    if not path.exists():
        return {}
    rows = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
    return {row[0]: row[1] for row in rows if len(row) == 2}


def clash(game: Game, goldens: Mapping[str, str], folder: Path) -> str:
    """Why these goldens cannot be the ones of the game's version, in one sentence, or ''."""
    known = read_versions(folder / game.id / VERSIONS).get(game.rules)
    if known is None or known == play_digest(goldens):
        return ""
    return (
        f"{game.id} no longer plays as {game.rules} did: give its rules a new version in game.py "
        "and say in versions.md what changed, then write the goldens"
    )


def write_goldens(game: Game, folder: Path) -> str:
    """Write the goldens of a game and the digest of its version; says why not, or ''."""
    goldens = golden_files(game)
    reason = clash(game, goldens, folder)
    if reason:
        return reason
    for name, text in goldens.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    path = folder / game.id / VERSIONS
    known = {**read_versions(path), game.rules: play_digest(goldens)}
    rows = [f"{rules} {digest}\n" for rules, digest in known.items()]
    path.write_text("".join(rows), encoding="utf-8")
    return ""
