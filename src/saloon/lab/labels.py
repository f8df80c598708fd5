"""What a report calls things: names of cards and characters, moves in words, never a bare id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from saloon.catalog import game as find_game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.numbers import turned
from saloon.words import Words, teller

HERE = Path(__file__).parent
MOST_GAMES = 12
"""At most this many games are searched for the words of moves."""
ENOUGH = 3
"""A move is looked up so often: its words can depend on the table."""


class Labels:
    """The words of one run in one language."""

    def __init__(self, run: Mapping[str, Any], lang: str) -> None:
        self.run = run
        self.game = find_game(run["game"])
        self.say = Words(lang, self.game, HERE)
        names = [self.seat(seat) for seat in range(len(run["bots"]))]
        self.teller = teller(self.game, lang, names)
        self.moves: dict[str, str] = {}

    def seat(self, seat: object) -> str:
        """A seat by its number, counted from 1 as at the table."""
        return self.say("lab-seat", number=int(str(seat)) + 1)

    def thing(self, id: str) -> str:
        """A card, a building, a character."""
        return self.teller.called(id)

    def source(self, id: str) -> str:
        """Where points come from."""
        return self.say(f"source-{id}") if f"source-{id}" in self.say else id

    def unit(self, unit: str) -> str:
        """What a game counts its length in."""
        return self.say(f"lab-unit-{unit}") if f"lab-unit-{unit}" in self.say else unit

    def move(self, move: str) -> str:
        """A move in words, with its code; the code alone where `look_up` has not met it."""
        words = self.moves.get(move)
        return f"{words} ({move})" if words else move

    def look_up(self, moves: Iterable[str]) -> None:
        """Find the words of moves: random games are played until each was legal a few times."""
        codes = {self.game.code(move): move for move in moves if move not in self.moves}
        found: dict[str, Counter[str]] = {move: Counter() for move in codes.values()}
        rng = Rng.seeded("labels")
        with turned(self.game, self.run["numbers"]):
            for number in range(MOST_GAMES):
                if not codes:
                    break
                match = Match(
                    self.game, len(self.run["bots"]), f"labels/{number}", self.run["options"],
                    events=False,
                )  # fmt: skip
                self._listen(match, codes, found, rng)
        self.moves |= {move: one.most_common(1)[0][0] for move, one in found.items() if one}

    def _listen(
        self, match: Match, codes: dict[int, str], found: dict[str, Counter[str]], rng: Rng
    ) -> None:
        while match.asks and codes:
            ask = match.asks[0]
            here = [move for move in ask.moves if move in codes]
            if here:
                self.teller.me = ask.seat
                view = match.view(ask.seat)
                for move in here:
                    text = codes[move]
                    found[text][self.teller.move(text, view)] += 1
                    if found[text].total() >= ENOUGH:
                        del codes[move]
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])


def label(data: dict[str, Any], lang: str) -> Labels:
    """Give every rate of a report its `label`, and the sources of points their names."""
    labels = Labels(data["run"], lang)
    for one in data["seats"]:
        one["label"] = labels.seat(one["name"])
    for one in [*data["characters"], *data["cards"]]:
        one["label"] = labels.thing(one["name"])
    for one in data["bots"]:
        one["label"] = one["name"]
    odd = [one for one in data["moves"] if one["stands_out"]]
    labels.look_up(one["name"] for one in [*data["openings"], *odd])
    for one in [*data["openings"], *data["moves"]]:
        one["label"] = labels.move(one["name"])
    sources = data["course"]["sources"]
    for group, series in sources.items():
        sources[group] = {labels.source(name): points for name, points in series.items()}
    return labels
