"""Runs the migrations of the web table's database, with the asynchronous drivers it uses."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from saloon.server.store import metadata


def run(connection: Connection) -> None:
    """All steps that are missing, in one transaction."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    """Connect, migrate, let go."""
    engine = create_async_engine(context.config.attributes["url"])
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


asyncio.run(main())
