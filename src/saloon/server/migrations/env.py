"""Runs the migrations of the web table's database, with the asynchronous drivers it uses.

Several servers may start at once on a database that is new: one migrates, the others wait for it
and find nothing left to do.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from saloon.server.store import metadata

LOCK = 0x5A1004
"""The number of the lock around migrations; any number will do that nobody else uses."""

WAIT = 60
"""Seconds to wait for whoever migrates at the same time."""


def run(connection: Connection) -> None:
    """All steps that are missing, in one transaction, one server at a time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    """Connect, migrate, let go."""
    url = context.config.attributes["url"]
    engine = create_async_engine(url, connect_args={"timeout": WAIT})
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


asyncio.run(main())
