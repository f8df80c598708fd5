"""A damaged file is told from a bug: whatever is read is checked before anything is made of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

import saloon
from saloon import BadData, Match, Rng
from saloon.bots.random import play_out
from saloon.engine.ask import Flow
from saloon.engine.game import Game
from tests.testing.toy.game import Toy, Toys

JUNK: tuple[Any, ...] = (
    None,
    True,
    -7,
    0,
    10**6,
    2.5,
    "odd",
    [],
    [9],
    {},
    {"tuple": 3},
    {"rng": 1},
)
"""What a damaged file may hold instead of anything."""


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything that stands in some data."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*path, number))


def spoil(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """The data with something else at one place."""
    spoilt = copy.deepcopy(data)
    inner = spoilt
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = junk
    return spoilt


def saved(game: Game, kind: str) -> Any:
    match = saloon.Match(game, max(2, game.default_seats), "saved")
    play_out(match, Rng.seeded("saved"), 45)
    if kind == "redealt":
        while match.committed:
            match.play(match.asks[0].seat, match.asks[0].moves[0])
        match.redeal(0, Rng.seeded("redeal"))
    if kind == "world":
        match = match.imagine(match.asks[0].seat, Rng.seeded("world"))
    return json.loads(json.dumps(match.to_data()))


@pytest.mark.parametrize("kind", ["match", "redealt", "world"])
@pytest.mark.parametrize("game", saloon.list_games(), ids=lambda game: game.id)
def test_damage_is_called_damage_and_never_an_error_of_ours(game: Game, kind: str) -> None:
    data = saved(game, kind)
    Match.from_data(game, data)
    rng = Rng.seeded(f"damage {game.id} {kind}")
    found = [path for path in places(data) if path[0] != "log"]
    heads = [path for path in found if len(path) == 1]
    refused = 0
    for number in range(120):
        path = heads[number] if number < len(heads) else found[rng.below(len(found))]
        try:
            Match.from_data(game, spoil(data, path, JUNK[rng.below(len(JUNK))]))
        except BadData:
            refused += 1
    assert refused > 40


@pytest.mark.parametrize(
    ("path", "junk", "sentence"),
    [
        (("history",), 3, "history is not a list"),
        (("history", 0), "draw", "history holds 'draw'"),
        (("history", 0), 0xFFFF, "no move of wanted"),
        (("seed",), [1], "seed is not a list of texts"),
        (("options", "duel"), "maybe", "option duel takes off, on"),
        (("options",), {"duel": True}, "an option is missing"),
        (("pending",), [0], "pending holds 1 answers, not 0"),
        (("origin",), 7, "something else stands in the place of a table"),
        (("origin", "fields", "over"), 0, "over of a saved Table is 0"),
        (("origin", "fields", "seats"), "four", "seats of a saved Table is 'four'"),
        (("origin", "fields", "rng", "rng", 0), 1, "a table was changed after it was saved"),
        (("origin", "fields", "round"), 7, "a table was changed after it was saved"),
        (("log", "events", 0), ["odd"], r"log holds \['odd'\]"),
        (("log", "fired"), [], "log is not what a log writes"),
    ],
)
def test_damage_is_named(path: tuple[Any, ...], junk: Any, sentence: str) -> None:
    game = saloon.game("wanted")
    with pytest.raises(BadData, match=sentence):
        Match.from_data(game, spoil(saved(game, "match"), path, junk))


def test_a_table_that_its_seed_does_not_set_up_is_refused_though_it_is_sealed() -> None:
    game = saloon.game("wanted")
    data = saved(game, "match")
    data["seed"] = ["another"]
    with pytest.raises(BadData, match="not the one that its seed sets up"):
        Match.from_data(game, data)


@pytest.mark.parametrize("error", [AssertionError, TypeError, IndexError, AttributeError])
def test_a_bug_of_a_game_is_shown_as_one(error: type[Exception]) -> None:
    class Buggy(Toy):
        broken = False

        def take_turn(self, t: Toys) -> Flow:
            if self.broken:
                raise error("a bug")
            yield from super().take_turn(t)

    game = Buggy()
    data = Match(game, 2, "a").to_data()
    Buggy.broken = True
    with pytest.raises(error, match="a bug"):
        Match.from_data(game, data)
