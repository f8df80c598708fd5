"""A match as plain data for JSON, and back, in the middle of anything.

A match is its origin and its moves. A world that was imagined has no origin: it is the trail that
its copies are made of, with the table where that begins and those redealt since.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.engine.data import to_data
from saloon.engine.errors import IllegalMove
from saloon.engine.event import Log
from saloon.engine.game import Game
from saloon.engine.match import OPEN, Match, join_seed
from saloon.engine.saved import (
    DATA_FORMAT,
    check_head,
    check_log,
    check_origin,
    check_seal,
    damaged,
    number_of,
    numbers_of,
    options_of,
    seal_of,
    table_of,
    tables_of,
    texts_of,
)
from saloon.engine.trail import Patch, Trail, move_of


def saved(match: Match) -> dict[str, Any]:
    """Everything about a match, open secret answers included."""
    if match.trail is None:
        raise ValueError("a match made with keep=False cannot be saved")
    log = match.log
    data: dict[str, Any] = {
        "saloon": DATA_FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": dict(match.options),
        "seed": list(match.seed),
        "history": list(match.history),
        "pending": list(match.pending),
        "log": None if log is None else log.data(),
    }
    if match.origin is not None:
        data["origin"] = to_data(match.origin)
        data["deals"] = [[deal.at, to_data(deal.table)] for deal in match.deals]
    else:
        trail = match._advance()
        data["start"] = to_data(trail.start)
        data["start_at"] = trail.at
        data["start_beat"] = trail.beat
        data["mark"] = trail.latest
        data["past"] = list(match.past)
        data["patches"] = [[patch.at, to_data(patch.table)] for patch in trail.patches]
    data["seal"] = seal_of(data)
    return data


def restored(game: Game, data: Mapping[str, Any]) -> Match:
    """The match that was saved; raises BadData when the data does not fit."""
    check_head(game, data)
    history = numbers_of(data, "history")
    for entry in history:
        if move_of(entry) >= len(game.moves):
            raise damaged(f"history holds {entry}, which is no move of {game.id}")
    try:
        match = _match(game, data, history)
    except IllegalMove as error:
        raise damaged(str(error)) from None
    match.pending = _pending(match, data)
    if data.get("log") is not None:
        match.listen(Log.from_data(check_log(data["log"])))
    return match


def _match(game: Game, data: Mapping[str, Any], history: list[int]) -> Match:
    seed = texts_of(data, "seed")
    if data.get("origin") is not None:
        origin = table_of(game, data["origin"])
        deals = [Patch(at, t) for at, t in tables_of(game, data, "deals", len(history))]
        check_seal(data)
        options = options_of(game, data, origin.seats)
        if seed:
            check_origin(game, origin, options, join_seed(seed), data["origin"])
        match = Match(game, events=False, table=origin)
        match.replay(history, deals)
    else:
        match = _world(game, data, history)
        options = options_of(game, data, match.seats)
    match.options = options
    match.seed = seed
    return match


def _world(game: Game, data: Mapping[str, Any], history: list[int]) -> Match:
    start = table_of(game, data.get("start"))
    patches = [Patch(at, t) for at, t in tables_of(game, data, "patches", len(history))]
    check_seal(data)
    trail = Trail(start, number_of(data, "start_at"), number_of(data, "start_beat"))
    trail.latest = number_of(data, "mark")
    if not trail.at <= trail.latest <= len(history):
        raise damaged(f"its trail begins at {trail.at}, which cannot be")
    trail.patches = patches
    world = Match(game, keep=False, events=False, table=start.copy(), beat=trail.beat)
    world.trail = trail
    world.past = numbers_of(data, "past")
    world.history = history
    world._resend(trail, history, len(history), checked=True)
    world.keep = True
    return world


def _pending(match: Match, data: Mapping[str, Any]) -> list[int]:
    """The secret answers to a question that is still open."""
    pending = numbers_of(data, "pending", OPEN)
    parts = match._open_parts()
    if len(pending) != len(parts):
        raise damaged(f"pending holds {len(pending)} answers, not {len(parts)}")
    for answer, part in zip(pending, parts, strict=True):
        if answer != OPEN and not match._is_legal(part, answer):
            raise damaged("it holds a secret answer that is not legal")
    if pending and OPEN not in pending:
        raise damaged("it holds a secret question that all have answered")
    return pending
