"""Tables put straight into a server's store: any position, without playing up to it."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import saloon
from saloon.engine.rng import Rng
from saloon.server.store import Action, Seat, Store, TableRow
from tests.server.client import Player
from tests.server.server import Server

NAMES = ("Ada", "Belle", "Cole", "Dora", "Eli", "Faye")


def keep_table(
    server: Server, match: saloon.Match, people: Collection[int], **more: Any
) -> TableRow:
    """A table as a match stands; the seats of people have the secrets ID-SEAT, bots the others."""
    row = TableRow(
        secrets.token_hex(5), match.game.id, match.game.rules, dict(match.options),
        list(match.seed), match.seats, False, secrets.token_urlsafe(18), "", time.time(), **more,
    )  # fmt: skip
    sitting = [
        Seat(n, "human", True, name, "", f"{row.id}-{n}")
        if n in people
        else Seat(n, "bot", False, name, "greenhorn", f"{row.id}-{n}")
        for n, name in enumerate(NAMES[: match.seats])
    ]
    first = [Action(n, seat, n - 1, move) for n, (seat, move) in enumerate(match.moves, 1)]

    async def keep() -> None:
        store = Store(server.database)
        await store.add_table(row, sitting, first)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        beside.submit(asyncio.run, keep()).result()
    return row


def seated(server: Server, seats: int, game: str = "wanted", **more: Any) -> list[Player]:
    """Programs at a new table, with whatever else its row shall say."""
    row = keep_table(server, saloon.Match(saloon.game(game), seats, "x"), range(seats), **more)
    return [Player(server.url, row.id, f"{row.id}-{n}", n) for n in range(seats)]


def last_written(server: Server, table: str, seat: int) -> int:
    """The number of the last thing a seat did, as the server has written it down."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as store:
        query = "SELECT MAX(number) FROM actions WHERE table_id = ? AND seat = ?"
        number: int = store.execute(query, (table, seat)).fetchone()[0]
    return number


def asked(game: str, prompts: Collection[str], seats: int = 4, **options: Any) -> saloon.Match:
    """A match of random moves, where one of these questions is open and there is a choice."""
    rng = Rng.seeded(f"asked {game}")
    for seed in (f"asked {game}", *[f"asked {game} {number}" for number in range(2, 20)]):
        match = saloon.Match(saloon.game(game), seats, seed, options)
        while not match.over:
            ask = match.asks[0]
            if ask.prompt in prompts and len(ask.moves) > 2:
                return match
            match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    raise AssertionError(f"nobody was asked {prompts} in {game}")


def moves_after(server: Server, table: str, number: int) -> list[str]:
    """What was done at a table after an action, as the server has written it down."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as store:
        query = "SELECT move FROM actions WHERE table_id = ? AND number > ? ORDER BY number"
        return [row[0] for row in store.execute(query, (table, number))]
