"""`saloon story`: a recorded game as one file to read, print or send."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from saloon.engine.errors import BadRecord, SaloonError

THOUGHTS = 24


def story(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished match.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The file to write.")],
    thoughts: Annotated[
        int,
        typer.Option(min=0, help="How long a bot thinks each choice over, for the turning points."),
    ] = THOUGHTS,
    lang: Annotated[
        str | None, typer.Option("--lang", "--language", help="en or fr; else as in $LANG.")
    ] = None,
) -> None:
    """Tell the story of a game in one HTML file: steps, chart, turning points, comments."""
    from tqdm import tqdm

    from saloon.bots.lookback import report
    from saloon.server.bot_pool import with_views
    from saloon.server.story import story as told
    from saloon.terminal.session import read_record
    from saloon.terminal.setup import language

    spoken = language(lang)
    record, match = read_record(file)
    if not match.over:
        raise BadRecord(f"{file}: only a finished game has a story")
    moves = [line for line in record.body if line.seat >= 0]
    comments = {line.number: line.comment for line in moves if line.comment}
    found = None
    if thoughts:
        quiet = not sys.stderr.isatty()
        with tqdm(total=len(match.history), unit="move", disable=quiet, leave=False) as bar:
            found = with_views(report(match, thoughts, progress=bar.update), match)
    text = told(match, record.names[: match.seats], spoken, comments, found)
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SaloonError(f"cannot write {output}: {error.strerror}") from None
    typer.echo(str(output))
