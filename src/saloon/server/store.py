"""What is kept: tables, their seats, their moves and the talk, in SQLite or PostgreSQL.

Moves are only ever added, one row each, and the key (table, number) is the referee when two of
them meet. A secret answer, a change of mind and an undo are rows like any other, so that a restart
brings back a half-made secret round too.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saloon.engine.errors import SaloonError

MIGRATIONS = Path(__file__).parent / "migrations"
SPECTATOR = -1

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("watch", sa.String(64), nullable=False, unique=True),
    sa.Column("source", sa.Text, nullable=False, default=""),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, default=False),
    sa.Column("version", sa.Integer, nullable=False, default=0),
    sa.Column("clock", sa.Integer, nullable=False, default=0),
    sa.Column("dealt", sa.Text, nullable=False, default=""),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("held", sa.Boolean, nullable=False),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
)

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("move", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "asked", name="once_a_question"),
)

talk = sa.Table(
    "talk",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

UNDO = "undo"
"""Stands in the place of a move when a seat takes its last one back."""


class Taken(SaloonError):
    """Somebody else was first: the number, the question or the seat is taken."""


@dataclass(frozen=True)
class TableRow:
    """A table as it was set up, and how far it has come.

    `clock` is the number of seconds after which somebody who does not answer counts as away, 0 for
    never. `dealt` says, in a table that plays another one on, after how many actions, for which
    seat and from which seed hidden things are dealt anew.
    """

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: list[str]
    seats: int
    listed: bool
    watch: str
    source: str
    created: float
    over: bool = False
    version: int = 0
    clock: int = 0
    dealt: str = ""


@dataclass(frozen=True)
class Seat:
    """Who sits where. `kind` is open, human or bot; `held` says whether a person owns the seat."""

    seat: int
    kind: str
    held: bool
    name: str
    level: str
    token: str


@dataclass(frozen=True)
class Action:
    """One row of a table's history; `asked` is the number of the page it was made on."""

    number: int
    seat: int
    asked: int
    move: str
    at: float = 0.0


@dataclass(frozen=True)
class Said:
    """One line of the talk at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float


def url_of(database: str) -> str:
    """The address SQLAlchemy wants, with the asynchronous driver named."""
    for short, full in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if database.startswith(short):
            return full + database.removeprefix(short)
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    return database


def migrate(database: str) -> None:
    """Bring a database up to this version, creating it when it is new."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = url_of(database)
    command.upgrade(config, "head")


class Store:
    """The database, seen through the few questions the table asks of it."""

    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        sqlite = self.url.startswith("sqlite")
        extra: dict[str, Any] = {} if sqlite else {"pool_size": 10, "max_overflow": 10}
        self.engine: AsyncEngine = create_async_engine(self.url, **extra)
        self._writing = asyncio.Lock() if sqlite else None
        self._queue: list[tuple[str, Action, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def _write(self, *statements: Any) -> list[int]:
        """Several statements, some with their rows, as one transaction; how many each changed."""
        if self._writing is None:
            return await self._run(statements)
        async with self._writing:  # SQLite has one writer: wait here, not in its busy loop
            return await self._run(statements)

    async def _run(self, statements: Sequence[Any]) -> list[int]:
        async with self.engine.begin() as connection:
            return [
                (await connection.execute(*statement)).rowcount
                if isinstance(statement, tuple)
                else (await connection.execute(statement)).rowcount
                for statement in statements
            ]

    async def _read(self, statement: Any) -> Sequence[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    # -- tables and seats -------------------------------------------------------------

    async def add_table(
        self, row: TableRow, sitting: Sequence[Seat], first: Sequence[Action] = ()
    ) -> None:
        """A new table with its seats, and the moves it starts from when it plays another on."""
        statements: list[Any] = [
            tables.insert().values(
                id=row.id,
                game=row.game,
                rules=row.rules,
                options=json.dumps(row.options),
                seed=json.dumps(row.seed),
                seats=row.seats,
                listed=row.listed,
                watch=row.watch,
                source=row.source,
                created=row.created,
                over=row.over,
                version=0,
                clock=row.clock,
                dealt=row.dealt,
            ),
            seats.insert().values([{"table_id": row.id, **vars(seat)} for seat in sitting]),
        ]
        if first:  # perhaps thousands: one statement for all would be too long
            rows = [{"table_id": row.id, **vars(one)} for one in first]
            statements.append((actions.insert(), rows))
        await self._write(*statements)

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        rows = await self._read(sa.select(tables).where(tables.c.id == id))
        return _table(rows[0]) if rows else None

    async def table_watched_by(self, watch: str) -> TableRow | None:
        """The table that a spectator's link shows."""
        rows = await self._read(sa.select(tables).where(tables.c.watch == watch))
        return _table(rows[0]) if rows else None

    async def open_tables(self, limit: int = 30) -> list[TableRow]:
        """Listed tables that are still on, the newest first."""
        chosen = sa.select(tables).where(tables.c.listed, ~tables.c.over)
        rows = await self._read(chosen.order_by(tables.c.created.desc()).limit(limit))
        return [_table(row) for row in rows]

    async def unfinished(self, limit: int = 200) -> list[str]:
        """The ids of tables that are still on, the newest first."""
        chosen = sa.select(tables.c.id).where(~tables.c.over)
        rows = await self._read(chosen.order_by(tables.c.created.desc()).limit(limit))
        return [row[0] for row in rows]

    async def seats_of(self, id: str) -> list[Seat]:
        """Who sits at a table."""
        rows = await self._read(sa.select(seats).where(seats.c.table_id == id).order_by("seat"))
        return [_seat(row) for row in rows]

    async def seat_by_token(self, token: str) -> tuple[str, Seat] | None:
        """The table and seat that a link or cookie stands for."""
        rows = await self._read(sa.select(seats).where(seats.c.token == token))
        return (rows[0].table_id, _seat(rows[0])) if rows else None

    async def change_seat(self, id: str, seat: int, before: Seat, **changes: object) -> None:
        """Change a seat that is still as it was seen; raises Taken when it is not."""
        where = (
            (seats.c.table_id == id)
            & (seats.c.seat == seat)
            & (seats.c.token == before.token)
            & (seats.c.kind == before.kind)
        )
        done = await self._write(seats.update().where(where).values(**changes), _bump(id))
        if done[0] != 1:
            raise Taken("somebody has just taken this seat")

    # -- moves ------------------------------------------------------------------------

    async def add_action(self, id: str, action: Action) -> None:
        """One more row of the history; raises Taken when the number is no longer free.

        Rows that wait at the same time are committed together: the busier the house, the more
        moves share the cost of reaching the disk.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((id, action, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        try:
            while self._queue:
                together = {id: (action, done) for id, action, done in reversed(self._queue)}
                self._queue = [row for row in self._queue if together[row[0]][1] is not row[2]]
                await self._commit(together)
        finally:
            self._flushing = None

    async def _commit(self, rows: dict[str, tuple[Action, asyncio.Future[None]]]) -> None:
        """At most one row a table, all in one transaction; one by one when they do not fit."""
        now = time.time()
        values = [{"table_id": id, **vars(row), "at": now} for id, (row, _) in rows.items()]
        bump = tables.update().where(tables.c.id.in_(list(rows)))
        try:
            await self._write(
                actions.insert().values(values), bump.values(version=tables.c.version + 1)
            )
        except IntegrityError:
            if len(rows) > 1:
                for id, pair in rows.items():
                    await self._commit({id: pair})
                return
            ((action, done),) = rows.values()
            _settle(done, Taken(f"move {action.number} of this table is already made"))
        except BaseException as error:
            for _, done in rows.values():
                _settle(done, error)
            raise
        else:
            for _, done in rows.values():
                _settle(done)

    async def actions_after(self, id: str, number: int, most: int | None = None) -> list[Action]:
        """The rows of the history that come after a number, all or so many."""
        chosen = sa.select(actions).where(actions.c.table_id == id, actions.c.number > number)
        rows = await self._read(chosen.order_by(actions.c.number).limit(most))
        return [Action(row.number, row.seat, row.asked, row.move, row.at) for row in rows]

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """How far some tables have come, for a worker that wants to know what it has not seen."""
        chosen = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids)))
        return {row.id: row.version for row in await self._read(chosen)}

    async def close_table(self, id: str) -> None:
        """The game is over; the table leaves the list of open ones."""
        await self._write(tables.update().where(tables.c.id == id).values(over=True))

    # -- talk -------------------------------------------------------------------------

    async def say(self, id: str, seat: int, name: str, text: str) -> None:
        """One more line of talk."""
        row = {"table_id": id, "seat": seat, "name": name, "text": text, "at": time.time()}
        await self._write(talk.insert().values(row), _bump(id))

    async def said_after(self, id: str, last: int) -> list[Said]:
        """The talk after a line."""
        chosen = sa.select(talk).where(talk.c.table_id == id, talk.c.id > last).order_by("id")
        rows = await self._read(chosen)
        return [Said(row.id, row.seat, row.name, row.text, row.at) for row in rows]


def _bump(id: str) -> Any:
    return tables.update().where(tables.c.id == id).values(version=tables.c.version + 1)


def _settle(done: asyncio.Future[None], error: BaseException | None = None) -> None:
    """Answer the one who waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _table(row: Any) -> TableRow:
    held = dict(row._mapping)
    held["options"] = json.loads(held["options"])
    held["seed"] = json.loads(held["seed"])
    return TableRow(**held)


def _seat(row: Any) -> Seat:
    return Seat(row.seat, row.kind, row.held, row.name, row.level, row.token)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """An acknowledged move must survive a kill and a power cut: write-ahead log, full sync."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
