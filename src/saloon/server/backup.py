"""Backups, made and brought back while the house is open.

A backup is a SQLite file, whatever the database is. Restoring never takes anything away: tables
that are missing come back, tables that the backup knows more moves of are played on to there, and
everything else stays as it is.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from saloon.engine.errors import BadSetup
from saloon.server.run import open_database
from saloon.server.store import (
    actions,
    archive,
    engine_options,
    metadata,
    migrate,
    tables,
    url_of,
)

AT_ONCE: Final = 500
"""Rows that are copied in one go."""


@dataclass
class Restored:
    """What a restore has done, by tables."""

    added: int = 0
    played_on: int = 0
    kept: int = 0

    def __str__(self) -> str:
        return (
            f"{self.added} tables brought back, {self.played_on} played on, "
            f"{self.kept} left as they were"
        )


# -- making one ------------------------------------------------------------------------


def back_up(database: str, file: Path) -> int:
    """Write all of a database to a new file; how many tables that are. Raises BadSetup."""
    if file.exists():
        raise BadSetup(f"{file} is there already; choose another name")
    if not file.parent.is_dir():
        raise BadSetup(f"there is no folder {file.parent}")
    with TemporaryDirectory(prefix=".saloon-", dir=file.parent) as folder:
        made = Path(folder) / "backup.db"
        url = url_of(database)
        if url.startswith("sqlite"):
            _copy_sqlite(sa.make_url(url).database or "", made)
        else:
            migrate(str(made))
            asyncio.run(_copy_rows(url, url_of(str(made))))
        count = _check(made)
        os.replace(made, file)
    return count


def _copy_sqlite(source: str, made: Path) -> None:
    """SQLite's own online backup: writers go on meanwhile, and the copy is of one moment."""
    if not Path(source).exists():
        raise BadSetup(f"there is no database {source}")
    with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(made)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


async def _copy_rows(source: str, target: str) -> None:
    """All rows as one transaction sees them."""
    old = create_async_engine(source, **engine_options(source), isolation_level="REPEATABLE READ")
    new = create_async_engine(target)
    try:
        async with old.connect() as reading, new.begin() as writing:
            for table in metadata.sorted_tables:
                rows = await reading.stream(sa.select(table))
                async for some in rows.partitions(AT_ONCE):
                    await writing.execute(table.insert(), [dict(row._mapping) for row in some])
    finally:
        await old.dispose()
        await new.dispose()


def _check(file: Path) -> int:
    """How many tables a backup holds; raises BadSetup when it is not whole."""
    try:
        with closing(sqlite3.connect(file)) as store:
            if store.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadSetup(f"{file} is damaged")
            store.execute("SELECT version_num FROM alembic_version").fetchone()
            count: int = store.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.Error:
        raise BadSetup(f"{file} is not a backup of Saloon") from None


# -- bringing it back --------------------------------------------------------------------


def bring_back(database: str, file: Path) -> Restored:
    """Add what a backup holds and the database does not; raises BadSetup."""
    if not file.is_file():
        raise BadSetup(f"there is no file {file}")
    _check(file)
    with TemporaryDirectory(prefix="saloon-") as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        open_database(str(copy))  # a backup of an older version is brought up to date
        open_database(database)
        return asyncio.run(_merge(url_of(str(copy)), url_of(database)))


async def _merge(source: str, target: str) -> Restored:
    old = create_async_engine(source)
    new = create_async_engine(target, **engine_options(target))
    done = Restored()
    try:
        async with old.connect() as reading:
            for table in metadata.sorted_tables:
                if table is tables:
                    for row in (await reading.execute(sa.select(tables))).all():
                        async with new.begin() as writing:
                            await _merge_table(reading, writing, dict(row._mapping), done)
                elif "table_id" not in table.c:
                    rows = await _rows(reading, table)
                    async with new.begin() as writing:
                        await _add_missing(writing, table, rows)
    finally:
        await old.dispose()
        await new.dispose()
    return done


async def _merge_table(
    reading: AsyncConnection, writing: AsyncConnection, row: dict[str, Any], done: Restored
) -> None:
    """One table of the house with all that belongs to it."""
    id = row["id"]
    has = (await writing.execute(sa.select(tables.c.over).where(tables.c.id == id))).first()
    if has is None:
        await writing.execute(tables.insert().values(row))
        for table in metadata.sorted_tables:
            if "table_id" in table.c:
                rows = await _rows(reading, table, id)
                await _add_missing(writing, table, [_without_own_id(table, one) for one in rows])
        done.added += 1
        return
    here, there = await _history(writing, id), await _history(reading, id)
    gone = (await writing.execute(sa.select(archive.c.at).where(archive.c.table_id == id))).first()
    if gone is not None or len(there) <= len(here) or there[: len(here)] != here:
        done.kept += 1
        return
    rows = (await _rows(reading, actions, id))[len(here) :]
    await _add_missing(writing, actions, rows)
    version = tables.c.version + len(rows)
    change = tables.update().where(tables.c.id == id)
    await writing.execute(change.values(version=version, over=row["over"]))
    done.played_on += 1


async def _history(connection: AsyncConnection, id: str) -> list[tuple[Any, ...]]:
    chosen = sa.select(actions.c.number, actions.c.seat, actions.c.move)
    chosen = chosen.where(actions.c.table_id == id).order_by(actions.c.number)
    return [tuple(row) for row in await connection.execute(chosen)]


async def _rows(
    connection: AsyncConnection, table: sa.Table, id: str | None = None
) -> list[dict[str, Any]]:
    chosen = sa.select(table).order_by(*table.primary_key.columns)
    if id is not None:
        chosen = chosen.where(table.c.table_id == id)
    return [dict(row._mapping) for row in await connection.execute(chosen)]


def _without_own_id(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row whose key the database itself counts gets the next one there."""
    own = table.autoincrement_column
    return {key: value for key, value in row.items() if own is None or key != own.name}


async def _add_missing(
    writing: AsyncConnection, table: sa.Table, rows: Sequence[dict[str, Any]]
) -> None:
    insert: Any = postgresql.insert if writing.dialect.name == "postgresql" else sqlite.insert
    for start in range(0, len(rows), AT_ONCE):
        some = list(rows[start : start + AT_ONCE])
        await writing.execute(insert(table).on_conflict_do_nothing(), some)
