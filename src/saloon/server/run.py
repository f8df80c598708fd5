"""`saloon serve`: open the house."""

from __future__ import annotations

import asyncio
import gc
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from saloon.server import PACE, THINKING


def default_database() -> str:
    """A SQLite file in the user's own data folder."""
    from platformdirs import user_data_path

    folder: Path = user_data_path("saloon", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Annotated[
        str, typer.Option(help="Where tables are kept: a file, sqlite:///… or postgresql://…")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    pace: Annotated[
        float, typer.Option(help="Seconds between two moves of bots while somebody looks on.")
    ] = PACE,
    requests: Annotated[
        float, typer.Option(help="Moves and other changes a second that one address may make.")
    ] = 15,
    bots: Annotated[int, typer.Option(help="Processes that think for bots; 0: by cores.")] = 0,
    thinking: Annotated[
        float, typer.Option(help="Seconds a bot may think about a move or a hint.")
    ] = THINKING,
    seed: Annotated[
        str, typer.Option(help="From the same text, bots decide the same.", hidden=True)
    ] = "",
) -> None:
    """Open the web table and serve it until interrupted."""
    import uvicorn

    from saloon.server.app import Settings, create_app
    from saloon.server.store import migrate

    where = database or default_database()
    migrate(where)
    settings = Settings(
        where,
        workers=bots,
        pace=pace,
        burst=requests * 4,
        rate=requests,
        thinking=thinking,
        seed=seed,
    )
    app = create_app(settings)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"  # noqa: S104
    config = uvicorn.Config(
        app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=2
    )
    # Thousands of long-lived objects make a full collection long: look at the new ones only.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    typer.echo(f"Saloon is open at {address}  (Ctrl+C closes it)")
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    asyncio.run(uvicorn.Server(config).serve())
