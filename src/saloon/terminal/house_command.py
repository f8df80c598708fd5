"""`saloon tables`, `saloon close`, `saloon ban`: what an operator sees and does.

Nothing hidden of a running game is shown: who sits where, how far it is, never what anybody holds.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.engine.errors import BadSetup
from saloon.extras import need

if TYPE_CHECKING:
    from saloon.server.people_store import People
    from saloon.server.store import Store

Database = Annotated[
    str, typer.Option("--database", help="Where tables are kept; as for `saloon serve`.")
]


def _with_store(database: str, work: Callable[[Store, People], Awaitable[Any]]) -> Any:
    need("server", "the web table")

    from saloon.server.people_store import People
    from saloon.server.run import default_database
    from saloon.server.store import Store, migrate

    where = database or default_database()
    migrate(where)

    async def run() -> Any:
        store = Store(where)
        try:
            return await work(store, People(store))
        finally:
            await store.close()

    return asyncio.run(run())


def tables(
    database: Database = "",
    over: Annotated[bool, typer.Option("--over", help="Finished tables too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the tables that are on: game, people, moves, since when."""
    rows: list[dict[str, Any]] = _with_store(database, lambda _store, people: people.overview(over))
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for row in rows:
        since = datetime.fromtimestamp(row["created"], UTC).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(f"{s['seat']} {s['name']} ({s['kind']})" for s in row["seats"])
        typer.echo(f"{row['id']}  {row['game']}  {row['stage']}  {row['moves']} moves  {since}")
        typer.echo(f"    {names}")
        if row["onlookers"]:
            heard = ", ".join(f"{one['name']} ({one['profile']})" for one in row["onlookers"])
            typer.echo(f"    heard from onlookers: {heard}")
    if not rows:
        typer.echo("There are no tables.")


def close(
    table: Annotated[str, typer.Argument(metavar="ID", help="The table; see `saloon tables`.")],
    database: Database = "",
) -> None:
    """Close a table: nobody can play there any more; what was played stays."""

    async def work(_store: Store, people: People) -> bool:
        return await people.close_table(table)

    if not _with_store(database, work):
        raise BadSetup(f"there is no open table {table!r}; see `saloon tables`")
    typer.echo(f"Table {table} is closed.")


def ban(
    who: Annotated[
        str, typer.Argument(metavar="WHO", help="A profile's id, or TABLE/SEAT for who sits there.")
    ],
    lift: Annotated[bool, typer.Option("--lift", help="End the ban.")] = False,
    database: Database = "",
) -> None:
    """Keep somebody out of this house, or let them in again."""

    async def work(_store: Store, people: People) -> str:
        return await people.ban(who, not lift)

    found = _with_store(database, work)
    if not found:
        raise BadSetup(f"nobody is known as {who!r}; give a profile's id or TABLE/SEAT")
    typer.echo(f"{found} {'may play again' if lift else 'is banned'}.")
