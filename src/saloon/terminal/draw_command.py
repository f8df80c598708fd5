"""The command `saloon draw`: a board as a picture, of a record or after some random moves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from saloon.engine.errors import BadSetup

if TYPE_CHECKING:
    from saloon.engine.match import Match


def draw(
    what: Annotated[
        str, typer.Argument(metavar="GAME|RECORD", help="A game's id, or a record of a match.")
    ],
    seed: Annotated[
        str, typer.Option("--seed", help="Any text; the same seed, the same game.")
    ] = "",
    moves: Annotated[
        int | None,
        typer.Option(
            "--moves", min=0, help="After how many moves: random ones (0), or of a record (all)."
        ),
    ] = None,
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
    """Draw a board as an SVG file or to standard output: of a record, or after random moves."""
    from saloon.catalog import games
    from saloon.terminal.lab_command import write
    from saloon.words import DEFAULT_NAMES

    if Path(what).is_file():
        if seed or seats or option:
            raise BadSetup("a record has its own --seed, --seats and --option")
        match, names = from_record(Path(what), moves)
    elif what not in (known := [one.id for one in games()]):
        raise BadSetup(f"{what} is neither a record nor a game; the games are: {', '.join(known)}")
    else:
        match = after_random_moves(what, seed, moves or 0, seats, option or [])
        names = list(DEFAULT_NAMES[: match.seats])
    picture = drawn(match, names, seat, lang, narrow)
    if out is None:
        typer.echo(picture)
    else:
        write(out, picture)


def from_record(file: Path, moves: int | None) -> tuple[Match, list[str]]:
    """The match of a record after the first `moves` of its moves, and the players' names."""
    from saloon.terminal.session import read_record

    record, match = read_record(file)
    played = len(match.moves)
    if moves is not None and moves > played:
        raise BadSetup(f"{file} has {played} moves, so --moves is 0 to {played}, not {moves}")
    return match if moves is None else match.at(moves), record.names


def after_random_moves(game: str, seed: str, moves: int, seats: int, option: list[str]) -> Match:
    """A new match after some random moves."""
    from saloon.bots.random import play_out
    from saloon.catalog import game as find
    from saloon.engine.match import Match
    from saloon.engine.rng import Rng
    from saloon.terminal.setup import read_options

    match = Match(find(game), seats, seed, read_options(option))
    play_out(match, Rng.seeded(f"{seed}/moves"), moves)
    return match


def drawn(match: Match, names: list[str], seat: int, lang: str | None, narrow: bool) -> str:
    """The picture as SVG text."""
    from saloon.drawing import titled
    from saloon.terminal.setup import language
    from saloon.words import module_of, teller

    if not -1 <= seat < match.seats:
        raise BadSetup(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    me = None if seat < 0 else seat
    tell = teller(match.game, language(lang), names, me)
    picture: str = module_of(match.game, "scene").scene(match.view(me), tell, not narrow)
    return titled(picture)
