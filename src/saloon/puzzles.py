"""Puzzles: positions of bots' games in which one move is clearly the best.

A game's puzzles.json holds the games they are from (seed, seats, options, moves) and the puzzles:
after how many moves whom to ask, what is best, and by how much, as a deep search found it. `rules`
names the version they were found under; what counts is that every move of them is legal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, Final

from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.words import folder_of

THEMES: Final = ("finish", "rival", "points", "plan")
DIFFICULTIES: Final = (1, 2, 3)
FILE: Final = "puzzles.json"


@dataclass(frozen=True, eq=False)
class Puzzle:
    """One position, one question, one best move."""

    id: str
    game: Game
    source: Mapping[str, Any]  # the game it is from
    at: int
    seat: int
    prompt: str
    best: str
    second: str
    value: float
    gap: float
    sure: float
    theme: str
    difficulty: int

    def position(self) -> Match:
        """The table as it stands; raises SaloonError where the rules no longer lead there."""
        source = self.source
        match = Match(self.game, source["seats"], source["seed"], source["options"])
        for entry in source["moves"].split(";")[: self.at]:
            seat, _, text = entry.partition(" ")
            match.play(int(seat), text)
        return match

    def costs(self, tried: str, gap: float) -> float:
        """What another move costs: as the deep search found it, never less than the second best."""
        return self.gap if tried == self.second else max(self.gap, gap)

    def hint(self, best: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
        """The solution as a hint: the figures of the deep search, by which all verdicts go.

        A short search says how the others share what is left, after the best and the second best.
        """
        return {
            "seat": self.seat,
            "move": self.best,
            "chances": self._shared(best["chances"], self.value),
            "second": {
                "move": self.second,
                "chances": self._shared(second["chances"], max(0.0, self.value - self.gap)),
                "gap": self.gap,
                "sure": True,
            },
        }

    def _shared(self, chances: Sequence[float], own: float) -> list[float]:
        rest = sum(chances) - chances[self.seat]
        scale = (1 - own) / rest if rest else 0.0
        return [own if seat == self.seat else scale * one for seat, one in enumerate(chances)]

    def data(self) -> dict[str, Any]:
        """As plain data, without the moves that lead there."""
        return {
            "id": self.id,
            "game": self.game.id,
            "seats": self.source["seats"],
            "options": dict(self.source["options"]),
            "at": self.at,
            "seat": self.seat,
            "prompt": self.prompt,
            "best": self.best,
            "second": self.second,
            "value": self.value,
            "gap": self.gap,
            "sure": self.sure,
            "theme": self.theme,
            "difficulty": self.difficulty,
        }


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles shipped with a game, from easy to hard."""
    path = folder_of(game) / FILE
    if not path.exists():
        return ()
    held: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Puzzle(game=game, source=held["games"][row.pop("game")], **row) for row in held["puzzles"]
    )


def puzzle(game: Game, id: str) -> Puzzle:
    """One puzzle by its id; raises SaloonError."""
    for one in puzzles(game):
        if one.id == id:
            return one
    raise SaloonError(f"{game.id} has no puzzle {id!r}; its puzzles are {_range(game)}")


def _range(game: Game) -> str:
    shipped = puzzles(game)
    return f"{shipped[0].id} to {shipped[-1].id}" if shipped else "none"


def of_the_day(games: list[Game], day: date) -> Puzzle | None:
    """The puzzle everybody gets on one day: another game each day, another puzzle each time."""
    shipped = [game for game in games if puzzles(game)]
    if not shipped:
        return None
    number = day.toordinal()
    found = puzzles(shipped[number % len(shipped)])
    # A step that shares no factor with the usual number of puzzles: from one theme to another.
    return found[number // len(shipped) * 7 % len(found)]


def dumps(rules: str, games: list[dict[str, Any]], rows: list[dict[str, Any]]) -> str:
    """The text of a file, a line for each game and each puzzle."""

    def lines(items: list[dict[str, Any]]) -> str:
        return ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)

    return (
        f'{{"rules": {json.dumps(rules)},\n"games": [\n{lines(games)}\n],\n'
        f'"puzzles": [\n{lines(rows)}\n]}}\n'
    )
