"""`saloon serve`: open the house."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sqlite3
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from saloon.engine.errors import BadSetup, SaloonError
from saloon.extras import need
from saloon.server import PACE, THINKING

if TYPE_CHECKING:
    from saloon.server.app import Settings
    from saloon.server.connections import Networks

FAILED = 1
USUAL = 15.0
CONNECTIONS = 10_000
CONNECTIONS_EACH = 300
FILES_KEPT = 200
"""Open files that are not connections of people: the database, the processes, the code."""

Database = Annotated[
    str, typer.Option(help="Where tables are kept: a file, sqlite:///… or postgresql://…")
]


def default_database() -> str:
    """A SQLite file in the user's own data folder."""
    from platformdirs import user_data_path

    folder: Path = user_data_path("saloon", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


class CannotOpen(SaloonError):
    """The house cannot be opened; one sentence says why."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Database = "",
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    pace: Annotated[
        float, typer.Option(help="Seconds between two moves of bots while somebody looks on.")
    ] = PACE,
    requests: Annotated[
        float, typer.Option(help="Moves and other changes a second that one address may make.")
    ] = USUAL,
    workers: Annotated[
        int, typer.Option(help="Processes that answer people, on the same port.", min=1)
    ] = 1,
    bots: Annotated[int, typer.Option(help="Processes that think for bots; 0: by cores.")] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="An own bot to offer, NAME=path.py:Class; once for each (docs/bots.md)."),
    ] = None,
    thinking: Annotated[
        float, typer.Option(help="Seconds a bot may think about a move or a hint.")
    ] = THINKING,
    public_url: Annotated[
        str, typer.Option(help="The address people know, as in https://saloon.example.")
    ] = "",
    trusted_proxies: Annotated[
        str, typer.Option(help="Proxies that say whom they speak for: addresses or networks.")
    ] = "127.0.0.1",
    metrics_from: Annotated[
        str, typer.Option(help="Who may read /metrics: addresses or networks.")
    ] = "127.0.0.0/8, ::1",
    archive_after: Annotated[
        float,
        typer.Option(help="Days after which a finished table keeps only its record; 0: never."),
    ] = 30,
    log: Annotated[str, typer.Option(help="How to log to stderr: plain or json.")] = "plain",
    mail: Annotated[
        str,
        typer.Option(
            envvar="SALOON_MAIL",
            help="Where e-mail is handed in: smtp://USER:PASSWORD@HOST:PORT; none: no e-mail.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="SALOON_MAIL_FROM", help="The address e-mail comes from.")
    ] = "",
    site: Annotated[
        str,
        typer.Option(envvar="SALOON_SITE", help="The address of this house in e-mails: https://…"),
    ] = "",
    seed: Annotated[
        str, typer.Option(help="From the same text, bots decide the same.", hidden=True)
    ] = "",
) -> None:
    """Open the web table and serve it until interrupted."""
    need("server", "the web table")
    from saloon.server import logs
    from saloon.server.app import Settings
    from saloon.server.connections import networks
    from saloon.server.guests import read_guests
    from saloon.server.notices import read_mail
    from saloon.server.store import shown_url

    if not 0 < port < 65536:
        raise BadSetup(f"a port is a number from 1 to 65535, not {port}")
    if log not in logs.KINDS:
        raise BadSetup(f"the log is plain or json, not {log!r}")
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"  # noqa: S104
    if database.startswith("postgresql"):
        need("postgres", "a PostgreSQL database")
    settings = Settings(
        database or default_database(),
        workers=share_of_bots(bots, workers),
        pace=pace,
        rate=requests,
        thinking=thinking,
        guests=read_guests(bot or []),
        seed=seed,
        archive_after=archive_after * 86400,
        public_url=checked_url(public_url),
        metrics_from=networks(metrics_from),
        mail=read_mail(mail, mail_from, site or checked_url(public_url) or address),
    )
    logs.set_up(log)
    try:
        listening = listen(host, port) if workers == 1 else reserve(host, port)
        open_database(settings.database)
        if workers > 1:
            must_share_ports()
    except CannotOpen as error:
        typer.echo(f"saloon: {error}", err=True)
        raise typer.Exit(FAILED) from None

    def opened() -> None:
        typer.echo(f"Saloon is open at {settings.public_url or address}  (Ctrl+C closes it)")
        typer.echo(f"Tables are kept in {shown_url(settings.database)}")
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    if workers == 1:
        run(settings, listening, networks(trusted_proxies), opened)
        return
    from saloon.server.workers import Workers

    listening.close()
    team = Workers(workers, settings, host, port, networks(trusted_proxies), log)
    if code := team.run(opened):
        raise typer.Exit(code)


def share_of_bots(bots: int, workers: int) -> int:
    """How many processes think for bots in each worker.

    >>> share_of_bots(4, 2), share_of_bots(1, 4), share_of_bots(0, 1)
    (2, 1, 0)
    """
    if workers == 1:
        return bots
    return max(1, (bots or max(1, (os.cpu_count() or 2) - 1)) // workers)


def must_share_ports() -> None:
    """Several processes can only listen on one port where the system divides calls among them."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise CannotOpen("several workers on one port need Linux, macOS or BSD")


def checked_url(url: str) -> str:
    """The public address without a path; raises BadSetup."""
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise BadSetup(f"a public address looks like https://saloon.example, not {url!r}")
    return f"{parts.scheme}://{parts.netloc}"


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """The socket people call, perhaps one of several on the same port; raises CannotOpen."""
    found = reserve(host, port, shared)
    found.listen(2048)
    return found


def reserve(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket on which nobody is heard yet; raises CannotOpen."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind, protocol)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind(address)
    except OSError as error:
        raise CannotOpen(why_not(error, host, port)) from None
    return found


def why_not(error: OSError, host: str, port: int) -> str:
    """Why nobody can listen there."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use; choose another one with --port"
    if error.errno == errno.EACCES:
        return f"this user may not listen on port {port}; choose one above 1023 with --port"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"this machine has no address {host!r}; --host 127.0.0.1 or 0.0.0.0 will do"
    return f"cannot listen on port {port} of {host}: {error.strerror}"


def open_database(database: str) -> None:
    """Bring the database up to date; raises CannotOpen."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from saloon.server.store import migrate, shown_url

    try:
        _try_file(database)
        migrate(database)
    except ArgumentError:
        raise CannotOpen(
            f"a database is a file, sqlite:///… or postgresql://…, not {database!r}"
        ) from None
    except CommandError as error:
        raise CannotOpen(f"the database was made by a newer Saloon: {error}") from None
    except ImportError:
        raise CannotOpen("PostgreSQL needs an extra: pip install 'saloon[postgres]'") from None
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        orig = getattr(error, "orig", None) or error
        said = str(orig).partition("\n")[0].rpartition(">: ")[2]
        raise CannotOpen(f"cannot open the database {shown_url(database)}: {said}") from None
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":
            raise
        raise CannotOpen(f"cannot open the database {shown_url(database)}: {error}") from None


def _try_file(database: str) -> None:
    """Open a file of SQLite once in this thread: the driver's own would outlive its error."""
    import sqlalchemy as sa

    from saloon.server.store import url_of

    url = sa.make_url(url_of(database))
    if url.get_backend_name() == "sqlite" and url.database:
        with contextlib.closing(sqlite3.connect(url.database)) as file:
            file.execute("PRAGMA schema_version")


def run(
    settings: Settings,
    listening: socket.socket,
    trusted: Networks,
    opened: Callable[[], None],
) -> None:
    """Serve until a signal says otherwise."""
    import uvicorn

    from saloon.server.app import create_app
    from saloon.server.connections import limited

    class Server(uvicorn.Server):
        """A server that says when it is open, and only then."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                opened()

    scale = settings.rate / USUAL
    files = more_files()
    protocol = limited(
        max(100, min(CONNECTIONS, files - FILES_KEPT)), int(CONNECTIONS_EACH * scale), trusted
    )
    config = uvicorn.Config(
        create_app(settings),
        http=protocol,
        ws="none",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=[str(network) for network in trusted],
        timeout_graceful_shutdown=2,
    )
    # Thousands of long-lived objects make a full collection long: look at the new ones only.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    # uvicorn closes in good order, then raises the signal again: it must not kill what is left.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    with (
        contextlib.closing(listening),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(Server(config).serve([listening]))


def more_files() -> int:
    """As many open files as this user may have, and how many that is."""
    try:
        import resource
    except ImportError:  # Windows
        return CONNECTIONS
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
