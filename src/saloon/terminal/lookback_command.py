"""`saloon lookback`: a recorded game explained, choice by choice."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from saloon.engine.errors import BadSetup

if TYPE_CHECKING:
    from saloon.terminal.session import Session

THOUGHTS = 300


def lookback(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match.")],
    seat: Annotated[
        str, typer.Option(help="Only one player's turns and choices: a name, or a seat from 0.")
    ] = "",
    thoughts: Annotated[
        int, typer.Option(min=8, help="How long each choice is thought over; more is surer.")
    ] = THOUGHTS,
    lang: Annotated[
        str | None, typer.Option("--lang", "--language", help="en or fr; else as in $LANG.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program.")] = False,
) -> None:
    """Look back on a game: chances over time, turning points, costly choices, luck."""
    from tqdm import tqdm

    from saloon.terminal.lookback import LookBack
    from saloon.terminal.session import Session, read_record
    from saloon.terminal.setup import language

    spoken = language(lang)
    record, match = read_record(file)
    session = Session.looking_at(match, record, spoken)
    who = find_seat(session, seat) if seat else None
    quiet = not sys.stderr.isatty()
    with tqdm(total=len(match.history), unit="move", disable=quiet, leave=False) as bar:
        session.thoughts = thoughts
        said = session.look_back(who, bar.update)
    if as_json:
        said = {**said, "names": session.names, "kinds": session.kinds}
        typer.echo(json.dumps(said, ensure_ascii=False, indent=2))
        return
    for line in LookBack(session, said, who).lines():
        typer.echo(line)


def find_seat(session: Session, text: str) -> int:
    """A seat by its number or by the name of who sat there."""
    names = [name.lower() for name in session.names]
    if text.strip().lower() in names:
        return names.index(text.strip().lower())
    if text.strip().isdecimal() and int(text) < len(names):
        return int(text)
    seats = ", ".join([f"{seat} ({name})" for seat, name in enumerate(session.names)])
    raise BadSetup(f"nobody sat at {text!r}; the seats are: {seats}")
