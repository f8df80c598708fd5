"""Saved matches as they are read: what a file may hold is checked before anything is made of it.

Whatever is wrong with the data is said here, as BadData. An error of another kind, once the data
has passed, is a bug of the engine or of a game, and is shown as one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from saloon.engine.data import from_data, to_data
from saloon.engine.errors import BadData, BadSetup, other_rules
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State

DATA_FORMAT: Final = 1
TABLES: Final = ("origin", "deals", "start", "patches")
"""Where tables stand. Rules trust a table that a match was saved with, so these are sealed."""


def damaged(what: str) -> BadData:
    """The sentence about a file that cannot be what was saved."""
    return BadData(f"this saved match is damaged: {what}")


def check_head(game: Game, data: Mapping[str, Any]) -> None:
    """The file is a saved match of this game, by these rules."""
    if not isinstance(data, Mapping) or data.get("saloon") != DATA_FORMAT:
        raise BadData("this is not a saved match of Saloon in a format this version reads")
    if data.get("game") != game.id:
        raise BadData(f"this match was saved for {data.get('game')}, not for {game.id}")
    if data.get("rules") != game.rules:
        raise BadData(other_rules("this saved match", data.get("rules"), game.rules))


def seal_of(data: Mapping[str, Any]) -> str:
    """A fingerprint of all tables that a saved match holds."""
    tables = [data.get(name) for name in TABLES]
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def check_seal(data: Mapping[str, Any]) -> None:
    """No table has changed since the match was saved."""
    if data.get("seal") != seal_of(data):
        raise damaged("a table was changed after it was saved")


def numbers_of(data: Mapping[str, Any], name: str, least: int = 0) -> list[int]:
    """A list of whole numbers."""
    found = data.get(name)
    if not isinstance(found, list):
        raise damaged(f"{name} is not a list")
    for number in found:
        if type(number) is not int or number < least:
            raise damaged(f"{name} holds {number!r}")
    return list(found)


def number_of(data: Mapping[str, Any], name: str) -> int:
    """One whole number, 0 or more."""
    found = data.get(name)
    if type(found) is not int or found < 0:
        raise damaged(f"{name} is {found!r}")
    return found


def texts_of(data: Mapping[str, Any], name: str) -> list[str]:
    """A list of texts."""
    found = data.get(name)
    if not isinstance(found, list) or not all([isinstance(text, str) for text in found]):
        raise damaged(f"{name} is not a list of texts")
    return list(found)


def table_of(game: Game, data: object) -> State:
    """A table of the game."""
    table = from_data(data, game.parts)
    if not isinstance(table, State):
        raise damaged("something else stands in the place of a table")
    return table


def tables_of(game: Game, data: Mapping[str, Any], name: str, last: int) -> list[tuple[int, State]]:
    """Tables with the index of the history that each belongs to, none beyond the last."""
    found = data.get(name, [])
    if not isinstance(found, list):
        raise damaged(f"{name} is not a list")
    read: list[tuple[int, State]] = []
    for pair in found:
        if not isinstance(pair, list) or len(pair) != 2:
            raise damaged(f"{name} holds something else than a place and a table")
        at = pair[0]
        if type(at) is not int or not 0 <= at <= last:
            raise damaged(f"{name} names the place {at!r}")
        read.append((at, table_of(game, pair[1])))
    return read


def options_of(game: Game, data: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """The options, all of them; a match that was set up by hand has none."""
    found = data.get("options")
    if not isinstance(found, dict):
        raise damaged("options is not a set of names and values")
    if not found:
        return {}
    try:
        settled = game.settle_options(seats, found)
    except BadSetup as error:
        raise damaged(str(error)) from None
    if settled != found:
        raise damaged("an option is missing")
    return settled


def check_origin(
    game: Game, origin: State, options: dict[str, Value], seed: str, data: object
) -> None:
    """The table that the match begins with is the one that its seed sets up."""
    table = game.new(origin.seats, options, Rng.seeded(seed))
    table.seats = origin.seats
    if to_data(table) != data:
        raise damaged("its first table is not the one that its seed sets up")


def check_log(data: object) -> Mapping[str, Any]:
    """What was told, in the shape that `Log.data` writes."""
    if not isinstance(data, dict) or type(data.get("keep")) is not bool:
        raise damaged("log is not what a log writes")
    fired, events = data.get("fired"), data.get("events")
    if not isinstance(fired, dict) or not isinstance(events, list):
        raise damaged("log is not what a log writes")
    for clause, times in fired.items():
        if not isinstance(clause, str) or type(times) is not int:
            raise damaged(f"log counts {clause!r} as {times!r}")
    for event in events:
        if not isinstance(event, list) or len(event) != 4 or not _is_event(*event):
            raise damaged(f"log holds {event!r}")
    return data


def _is_event(kind: object, clauses: object, args: object, to: object) -> bool:
    return (
        isinstance(kind, str)
        and isinstance(clauses, list)
        and all([isinstance(clause, str) for clause in clauses])
        and isinstance(args, list)
        and all([type(number) is int for number in args])
        and type(to) is int
    )
