"""What is kept: tables, their seats, moves, hints and talk, in SQLite or PostgreSQL.

Moves are only ever added, one row each, and the key (table, number) is the referee when two of
them meet. A secret answer, a change of mind and an undo are rows like any other, so that a restart
brings back a half-made secret round too.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saloon.engine.errors import SaloonError

MIGRATIONS = Path(__file__).parent / "migrations"
SPECTATOR = -1
NAMELESS = "·"
"""Stands in the place of a name that an onlooker has not chosen."""

PATIENCE: Final = 10.0
"""Seconds that something is tried again before whoever waits is told."""

READ: Final = "read"
WRITE: Final = "write"

FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0
"""Seconds between two tries: twice as long each time."""

THREADS: Final = 4
"""At most this many requests to a SQLite file at once."""

ID_LENGTH: Final = 16
TOKEN_LENGTH: Final = 64

log = logging.getLogger("saloon.server")
T = TypeVar("T")

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
    sa.Column("stage", sa.String(8), nullable=False, default="on"),
    sa.Column("started", sa.Float, nullable=False, default=0),
    sa.Column("finished", sa.Float, nullable=False, default=0),
    sa.Column("result", sa.Text, nullable=False, default=""),
    sa.Column("rematch", sa.String(16), nullable=False, default=""),
    sa.Column("nonce", sa.String(64), nullable=True, unique=True, index=True),
    sa.Column("time", sa.Text, nullable=False, default=""),
    sa.Column("rated", sa.Boolean, nullable=False, default=False),
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
    sa.Column("profile", sa.String(16), nullable=False, default="", index=True),
    sa.Column("ready", sa.Boolean, nullable=False, default=False),
    sa.Column("part", sa.String(64), nullable=False, default=""),
    sa.Column("linked", sa.Boolean, nullable=False, default=True),
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
    sa.Column("profile", sa.String(16), nullable=False, default=""),
)

archive = sa.Table(
    "archive",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

hints = sa.Table(
    "hints",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("said", sa.Text, nullable=False),
)

UNDO = "undo"
"""Stands in the place of a move when a seat takes its last one back."""


class Taken(SaloonError):
    """Somebody else was first: the number, the question or the seat is taken."""


class StoreDown(SaloonError):
    """The database cannot be reached or cannot write just now; nothing was changed."""


def is_word(text: str, length: int) -> bool:
    r"""Whether this could be an id or a secret of ours: short, letters, digits, - and _.

    >>> is_word("3f2a9c01bb", 16), is_word("a\0b", 16), is_word("a" * 60_000, 16)
    (True, False, False)
    """
    if not 0 < len(text) <= length or not text.isascii():
        return False
    return text.replace("-", "a").replace("_", "a").isalnum()


@dataclass(frozen=True)
class TableRow:
    """A table as it was set up, and how far it has come.

    `clock` is the number of seconds after which somebody who does not answer counts as away, 0 for
    never. `dealt` says, in a table that plays another one on, after how many actions, for which
    seat and from which seed hidden things are redealt. `stage` is waiting until a table with a
    waiting room begins. `result` says who won, as JSON, and `rematch` where the same people play
    again. `time` is its clock, as JSON. `nonce` is what the table's part of the seed was made
    from, where it was promised early.
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
    stage: str = "on"
    started: float = 0.0
    finished: float = 0.0
    result: str = ""
    rematch: str = ""
    nonce: str | None = None
    time: str = ""
    rated: bool = False


@dataclass(frozen=True)
class Seat:
    """Who sits where. `kind` is open, human or bot; `held` says whether a person owns the seat.

    The owner is a `profile`, or for a guest whoever has the token. `ready` and the owner's `part`
    of the seed belong to the waiting room; `linked` says whether the seat's own link may be used.
    """

    seat: int
    kind: str
    held: bool
    name: str
    level: str
    token: str
    profile: str = ""
    ready: bool = False
    part: str = ""
    linked: bool = True


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
    profile: str = ""


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


def shown_url(database: str) -> str:
    """A database's address as it may be shown: without its password."""
    url = sa.make_url(url_of(database))
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def engine_options(url: str) -> dict[str, Any]:
    """How a database is spoken to: nobody waits for ever."""
    if url.startswith("sqlite"):
        return {"connect_args": {"timeout": 1}}
    patience = {"timeout": 5, "command_timeout": 10}
    return {"pool_size": 10, "max_overflow": 10, "pool_timeout": 5, "connect_args": patience}


def migrate(database: str) -> None:
    """Bring a database up to this version, creating it when it is new."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = url_of(database)
    command.upgrade(config, "head")


PASSING_STATES: Final = ("08", "40", "53", "55", "57", "58")
"""Classes of SQLSTATE: connection, deadlock, no room, lock, operator, the disk."""

PASSING_CODES: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)


def will_pass(error: BaseException) -> bool:
    """Whether the same thing may work a little later: it is not our fault but the database's."""
    if isinstance(error, PoolTimeout | OSError):  # TimeoutError is an OSError
        return True
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        cause = error.orig
    while cause is not None:
        state = getattr(cause, "sqlstate", None)
        if isinstance(state, str) and state[:2] in PASSING_STATES:
            return True
        code = getattr(cause, "sqlite_errorcode", None)
        if isinstance(code, int) and code & 0xFF in PASSING_CODES:
            return True
        if isinstance(cause, OSError) or "connection is closed" in str(cause):
            return True
        cause = cause.__cause__
    return False


# Statements of every move are put together once: that costs more than to carry them out.
SOME: Final[Any] = sa.bindparam("ids", expanding=True)
ADD_MOVES: Final = actions.insert()
BUMP_ALL: Final = tables.update().where(tables.c.id.in_(SOME)).values(version=tables.c.version + 1)
VERSIONS: Final = sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(SOME))
MOVES_AFTER: Final = (
    sa.select(actions)
    .where(actions.c.table_id == sa.bindparam("id"), actions.c.number > sa.bindparam("after"))
    .order_by(actions.c.number)
    .limit(sa.bindparam("most", type_=sa.Integer))
)
ALL: Final = 2**31 - 1

# A move at any table, which is gone again before anybody can see it.
NEVER: Final = -1
TRY_A_MOVE: Final = actions.insert().from_select(
    ["table_id", "number", "seat", "asked", "move", "at"],
    sa.select(
        tables.c.id,
        *[sa.literal(NEVER).label(name) for name in ("number", "seat", "asked")],
        sa.literal("").label("move"),
        sa.literal(0.0).label("at"),
    ).limit(1),
)
TAKE_IT_BACK: Final = actions.delete().where(actions.c.number == NEVER)

Looked = Callable[[], Any]
"""Makes the statement that looks whether something was written after all."""


def together(statement: Any) -> tuple[Any, ...]:
    """A statement, with its rows or values where it has some."""
    return statement if isinstance(statement, tuple) else (statement,)


@dataclass
class Waiting:
    """A row of the history on its way to the disk."""

    table: str
    action: Action
    since: float
    done: asyncio.Future[None]

    def settle(self, error: BaseException | None = None) -> None:
        """Answer the one who waits, unless they have gone."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Beside:
    """A SQLite file, spoken to in threads of its own.

    A whole transaction is one errand: asked for statement by statement, most of the time would go
    into waking the thread and the loop in turn.
    """

    def __init__(self, url: str) -> None:
        plain = sa.make_url(url).set(drivername="sqlite")
        self.engine = sa.create_engine(plain, **engine_options(url))
        self.threads = ThreadPoolExecutor(THREADS, "saloon-store")
        event.listen(self.engine, "connect", _prepare_sqlite)

    async def run(self, statements: Sequence[Any]) -> list[int]:
        """Several statements as one transaction; how many rows each changed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._run, statements)

    async def select(self, statement: Any) -> Sequence[sa.Row[Any]]:
        """What is found."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._select, statement)

    def _run(self, statements: Sequence[Any]) -> list[int]:
        with self.engine.begin() as connection:
            return [connection.execute(*together(statement)).rowcount for statement in statements]

    def _select(self, statement: Any) -> Sequence[sa.Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(*together(statement)).all()

    async def shred(self) -> None:
        """Empty the write-ahead log, where rows that were erased may still be read."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, self._shred)

    def _shred(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))

    def close(self) -> None:
        """Let go of it; what was begun is finished."""
        self.threads.shutdown()
        self.engine.dispose()


class Store:
    """The database, seen through the few questions the table asks of it.

    What may work a little later (a lock, a full disk, a restart) is tried again for `patience`
    seconds, then StoreDown is raised and nothing has been changed. Whoever wants to know hears
    from `on_trouble` when it begins and when it is over.
    """

    def __init__(self, database: str, patience: float = PATIENCE) -> None:
        self.url = url_of(database)
        self.patience = patience
        self.trouble: dict[str, str] = {}  # what cannot be done just now (READ, WRITE), and why
        self._stuck: Counter[str] = Counter()  # how many try again
        self.on_trouble: Callable[[], None] | None = None
        self.on_moves: Callable[[list[str]], None] = lambda _: None  # tables with a new row
        self.retries = 0
        self.engine: AsyncEngine = create_async_engine(self.url, **engine_options(self.url))
        sqlite = self.url.startswith("sqlite")
        self._writing = asyncio.Lock() if sqlite else None
        self._beside = Beside(self.url) if sqlite else None
        self._queue: list[Waiting] = []
        self._flushing: asyncio.Task[None] | None = None
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()
        if self._beside is not None:
            self._beside.close()

    async def _write(
        self, *statements: Any, landed: Looked | None = None, since: float | None = None
    ) -> list[int] | None:
        """Several statements, some with their rows, as one transaction; how many each changed.

        When the line breaks during a commit nobody knows whether it went through. Before it is
        tried again, `landed` looks for what would be there; where it is, the answer is None.
        """
        tried = False

        async def once() -> list[int] | None:
            nonlocal tried
            if tried and landed is not None and await self._select(landed()):
                return None
            tried = True
            if self._writing is None:
                return await self._run(statements)
            async with self._writing:  # SQLite has one writer: wait here, not in its busy loop
                return await self._run(statements)

        return await self._patiently(WRITE, once, since)

    async def shred(self) -> None:
        """Leave no trace of rows that were erased; a busy database does so a little later."""
        if self._beside is not None:
            with suppress(DBAPIError):
                await self._beside.shred()

    async def _run(self, statements: Sequence[Any]) -> list[int]:
        if self._beside is not None:
            return await self._beside.run(statements)
        async with self.engine.begin() as connection:
            return [
                (await connection.execute(*together(statement))).rowcount
                for statement in statements
            ]

    async def _read(self, statement: Any) -> Sequence[sa.Row[Any]]:
        return await self._patiently(READ, lambda: self._select(statement))

    async def _select(self, statement: Any) -> Sequence[sa.Row[Any]]:
        if self._beside is not None:
            return await self._beside.select(statement)
        async with self.engine.connect() as connection:
            return (await connection.execute(*together(statement))).all()

    async def _patiently(
        self, what: str, attempt: Callable[[], Awaitable[T]], since: float | None = None
    ) -> T:
        """Try until it works or patience is over; raises StoreDown then."""
        began = time.monotonic() if since is None else since
        pause = FIRST_PAUSE
        failed = False
        try:
            while True:
                try:
                    result = await attempt()
                    break
                except Exception as error:
                    if not will_pass(error):
                        raise
                    self._stuck[what] += not failed
                    failed = True
                    self._tell(what, str(error).partition("\n")[0] or type(error).__name__)
                    if time.monotonic() + pause - began > self.patience:
                        down = "the server cannot reach its database just now"
                        raise StoreDown(down) from error
                    self.retries += 1
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
        finally:
            self._stuck[what] -= failed
        if failed or what == READ:
            self._works(what)
        return result

    def _works(self, what: str) -> None:
        """It worked, unless somebody still waits: a full disk has room for what is small."""
        if not self._stuck[what]:
            self._tell(what)

    def _tell(self, what: str, trouble: str = "") -> None:
        """Remember what is wrong; say so when it begins and when it is over."""
        if bool(trouble) == (what in self.trouble):
            return
        if trouble:
            self.trouble[what] = trouble
            log.warning("the database cannot %s: %s", what, trouble)
        else:
            del self.trouble[what]
            log.warning("the database can %s again", what)
        if self.on_trouble is not None:
            self.on_trouble()

    async def probe(self) -> None:
        """Find out whether the trouble is over, where nobody else tries.

        A full disk lets everything through that needs no room, so what is tried is a move.
        """
        tries: dict[str, Callable[[], Awaitable[Any]]] = {
            READ: lambda: self._select(sa.select(tables.c.id).limit(1)),
            WRITE: lambda: self._run([TRY_A_MOVE, TAKE_IT_BACK]),
        }
        for what in list(self.trouble):
            try:
                await tries[what]()
            except Exception as error:
                if not will_pass(error):
                    raise
            else:
                self._works(what)

    async def answers(self) -> bool:
        """Whether the database answers now, asked once."""
        try:
            await self._select(sa.select(sa.literal(1)))
        except Exception as error:
            if not will_pass(error):
                raise
            return False
        return True

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
                stage=row.stage,
                started=row.started,
                nonce=row.nonce,
                time=row.time,
                rated=row.rated,
            ),
            seats.insert().values([{"table_id": row.id, **vars(seat)} for seat in sitting]),
        ]
        if first:  # perhaps thousands: one statement for all would be too long
            rows = [{"table_id": row.id, **vars(one)} for one in first]
            statements.append((actions.insert(), rows))
        await self._write(
            *statements, landed=lambda: sa.select(tables.c.id).where(tables.c.id == row.id)
        )

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        if not is_word(id, ID_LENGTH):
            return None
        rows = await self._read(sa.select(tables).where(tables.c.id == id))
        return _table(rows[0]) if rows else None

    async def table_watched_by(self, watch: str) -> TableRow | None:
        """The table that a spectator's link shows."""
        if not is_word(watch, TOKEN_LENGTH):
            return None
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
        if not is_word(token, TOKEN_LENGTH):
            return None
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
        so_now = [seats.c[name] == value for name, value in changes.items()]
        landed = sa.select(seats).where(seats.c.table_id == id, seats.c.seat == seat, *so_now)
        change = seats.update().where(where).values(**changes)
        done = await self._write(change, _bump(id), landed=lambda: landed)
        if done is not None and done[0] != 1:
            raise Taken("somebody has just taken this seat")

    # -- moves ------------------------------------------------------------------------

    async def add_action(self, id: str, action: Action) -> None:
        """One more row of the history; raises Taken when the number is no longer free.

        Rows that wait at the same time are committed together: the busier the house, the more
        moves share the cost of reaching the disk.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(id, action, time.monotonic(), done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        """Commit whatever waits; everybody gets an answer, whatever happens."""
        together: dict[str, Waiting] = {}
        try:
            while self._queue:
                together = {row.table: row for row in reversed(self._queue)}
                self._queue = [row for row in self._queue if together[row.table] is not row]
                await self._commit(together)
        except BaseException as error:
            for row in (*together.values(), *self._queue):
                row.settle(StoreDown("the house closes"))
            self._queue.clear()
            if not isinstance(error, Exception):
                raise
            log.exception("cannot write moves")
        finally:
            self._flushing = None

    async def _commit(self, rows: dict[str, Waiting]) -> None:
        """At most one row a table, all in one transaction; one by one when they do not fit."""
        now = time.time()
        values = [{"table_id": id, **vars(row.action), "at": now} for id, row in rows.items()]
        first = values[0]

        def landed() -> Any:
            same = [actions.c[name] == value for name, value in first.items()]
            return sa.select(actions.c.number).where(*same)

        try:
            await self._write(
                (ADD_MOVES, values),
                (BUMP_ALL, {"ids": list(rows)}),
                landed=landed,
                since=min(row.since for row in rows.values()),
            )
        except Exception as error:
            if len(rows) > 1 and not isinstance(error, StoreDown):
                for id, row in rows.items():
                    await self._commit({id: row})
                return
            for row in rows.values():
                row.settle(_told(error, row.action))
        else:
            self._works(WRITE)
            for row in rows.values():
                row.settle()
            self.on_moves(list(rows))

    async def actions_after(self, id: str, number: int, most: int | None = None) -> list[Action]:
        """The rows of the history that come after a number, all of them or the first `most`."""
        some = {"id": id, "after": number, "most": ALL if most is None else most}
        rows = await self._read((MOVES_AFTER, some))
        return [Action(row.number, row.seat, row.asked, row.move, row.at) for row in rows]

    async def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """How far some tables have come, for a worker that wants to know what it has not seen."""
        rows = await self._read((VERSIONS, {"ids": list(ids)}))
        return {row.id: row.version for row in rows}

    async def close_table(self, id: str) -> None:
        """The game is over; the table leaves the list of open ones."""
        await self._write(tables.update().where(tables.c.id == id).values(over=True))

    # -- hints ------------------------------------------------------------------------

    async def keep_hint(self, id: str, said: Mapping[str, Any]) -> None:
        """What a hint said, for the look back on the finished game."""
        row = {"table_id": id, "said": json.dumps(said)}
        same = [hints.c[key] == value for key, value in row.items()]
        if not await self._read(sa.select(hints.c.id).where(*same)):
            landed = sa.select(hints.c.id).where(*same)
            await self._write(hints.insert().values(row), landed=lambda: landed)

    async def hints_of(self, id: str) -> list[dict[str, Any]]:
        """All hints given at a table, in their order."""
        chosen = sa.select(hints.c.said).where(hints.c.table_id == id).order_by(hints.c.id)
        return [json.loads(row.said) for row in await self._read(chosen)]

    # -- old tables -------------------------------------------------------------------

    async def ready_for_archive(
        self, before: float, rules: Iterable[str], limit: int = 20
    ) -> list[str]:
        """Finished tables that nobody has changed since, and that a record says all about."""
        later = sa.select(actions.c.table_id).where(actions.c.at >= before)
        done = sa.select(archive.c.table_id)
        chosen = sa.select(tables.c.id).where(
            tables.c.over,
            tables.c.created < before,
            tables.c.dealt == "",
            tables.c.rules.in_(list(rules)),
            tables.c.id.not_in(later),
            tables.c.id.not_in(done),
        )
        rows = await self._read(chosen.order_by(tables.c.created).limit(limit))
        return [row[0] for row in rows]

    async def archive_table(self, id: str, record: str) -> None:
        """Keep a table's record in the place of its moves and its talk."""
        row = {"table_id": id, "record": record, "at": time.time()}
        await self._write(
            archive.insert().values(row),
            actions.delete().where(actions.c.table_id == id),
            talk.delete().where(talk.c.table_id == id),
            landed=lambda: sa.select(archive.c.at).where(archive.c.table_id == id),
        )

    async def archived(self, id: str) -> str | None:
        """The record of a table that was archived."""
        rows = await self._read(sa.select(archive.c.record).where(archive.c.table_id == id))
        return rows[0][0] if rows else None

    # -- talk -------------------------------------------------------------------------

    async def say(self, id: str, seat: int, name: str, text: str, profile: str = "") -> None:
        """One more line of talk."""
        row: dict[str, Any] = {"table_id": id, "seat": seat, "name": name, "text": text}
        row |= {"at": time.time(), "profile": profile}
        same = [talk.c[key] == value for key, value in row.items()]
        await self._write(
            talk.insert().values(row),
            _bump(id),
            landed=lambda: sa.select(talk.c.id).where(*same),
        )

    async def said_after(self, id: str, last: int) -> list[Said]:
        """The talk after a line."""
        chosen = sa.select(talk).where(talk.c.table_id == id, talk.c.id > last).order_by("id")
        rows = await self._read(chosen)
        return [Said(r.id, r.seat, r.name, r.text, r.at, r.profile) for r in rows]


def _bump(id: str) -> Any:
    return tables.update().where(tables.c.id == id).values(version=tables.c.version + 1)


def _told(error: Exception, action: Action) -> Exception:
    """An error for one of those who wait: each gets an object of its own."""
    if isinstance(error, IntegrityError):
        return Taken(f"move {action.number} of this table is already made")
    if isinstance(error, StoreDown):
        return StoreDown(*error.args)
    return error


def _table(row: Any) -> TableRow:
    held = dict(row._mapping)
    held["options"] = json.loads(held["options"])
    held["seed"] = json.loads(held["seed"])
    return TableRow(**held)


def _seat(row: Any) -> Seat:
    held = dict(row._mapping)
    del held["table_id"]
    return Seat(**held)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """An acknowledged move must survive a kill and a power cut: write-ahead log, full sync."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=1000")
    cursor.execute("PRAGMA secure_delete=ON")  # what is erased leaves no bytes in the file
    cursor.close()
