"""The command `saloon draw`: the board of a game as a picture, after some random moves."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer


def draw(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see `saloon games`.")],
    seed: Annotated[
        str, typer.Option("--seed", help="Any text; the same seed, the same game.")
    ] = "",
    moves: Annotated[int, typer.Option("--moves", min=0, help="How many random moves.")] = 0,
    seats: Annotated[int, typer.Option("--seats", min=0, help="How many seats.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", help="An optional rule; once for each.")
    ] = None,
    seat: Annotated[
        int, typer.Option("--seat", help="Whose view; -1 is an onlooker's, who sees least.")
    ] = 0,
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr; else as in $LANG.")] = None,
    narrow: Annotated[bool, typer.Option("--narrow", help="Arranged for a phone.")] = False,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", metavar="FILE", help="Where to write the SVG.")
    ] = None,
) -> None:
    """Draw a board after random moves, as an SVG file or to standard output."""
    picture = drawn(game, seed, moves, seats, option or [], seat, lang, narrow)
    if out is None:
        typer.echo(picture)
    else:
        out.write_text(picture, encoding="utf-8")


def drawn(
    game: str,
    seed: str,
    moves: int,
    seats: int,
    option: list[str],
    seat: int,
    lang: str | None,
    narrow: bool,
) -> str:
    """The picture as SVG text."""
    from saloon.bots.random import play_out
    from saloon.catalog import game as find
    from saloon.engine.errors import BadSetup
    from saloon.engine.match import Match
    from saloon.engine.rng import Rng
    from saloon.terminal.setup import language, read_options
    from saloon.words import DEFAULT_NAMES, teller

    found = find(game)
    match = Match(found, seats, seed, read_options(option))
    if not -1 <= seat < match.seats:
        raise BadSetup(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    play_out(match, Rng.seeded(f"{seed}/moves"), moves)
    me = None if seat < 0 else seat
    tell = teller(found, language(lang), DEFAULT_NAMES[: match.seats], me)
    package = type(found).__module__.rpartition(".")[0]
    picture: str = import_module(f"{package}.scene").scene(match.view(me), tell, not narrow)
    return picture
