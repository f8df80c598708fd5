"""`saloon backup` and `saloon restore`: all tables of a server in a file, and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from saloon.server.run import FAILED, CannotOpen, Database, default_database

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, a SQLite file.")]


def backup(file: File, database: Database = "") -> None:
    """Write all tables to a file; the server may run meanwhile."""
    from saloon.server.backup import back_up

    with one_sentence("cannot make the backup"):
        count = back_up(database or default_database(), file)
        typer.echo(f"{file}: {count} tables")


def restore(file: File, database: Database = "") -> None:
    """Bring back what a backup holds and the database does not; the server may run meanwhile."""
    from saloon.server.backup import bring_back

    with one_sentence("cannot restore"):
        typer.echo(str(bring_back(database or default_database(), file)))


@contextmanager
def one_sentence(problem: str) -> Iterator[None]:
    """What the machine does not allow ends in one sentence, too."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except CannotOpen as error:
        said = str(error)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        said = f"{problem}: {str(error).partition(chr(10))[0]}"
    else:
        return
    typer.echo(f"saloon: {said}", err=True)
    raise typer.Exit(FAILED)
