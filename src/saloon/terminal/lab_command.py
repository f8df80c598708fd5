"""`saloon report` and `saloon sweep`: what many games say about a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.engine.errors import BadSetup

if TYPE_CHECKING:
    from saloon.words import Words


def write(file: Path, text: str) -> None:
    """Write a page; raises BadSetup where that is not possible."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from None


def report(
    folder: Annotated[Path, typer.Argument(help="A run, made by saloon simulate --out.")],
    out: Annotated[Path, typer.Option("-o", "--out", help="The page to write.")] = Path(
        "report.html"
    ),
    plots: Annotated[
        Path | None, typer.Option("--plots", help="Also write each picture into this folder.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as JSON instead.")
    ] = False,
) -> None:
    """Read a run and write one page about it: fairness, length, points, content, clauses."""
    from saloon.lab.figures import figures
    from saloon.terminal.setup import language

    try:
        data = figures(folder)
        if as_json:
            typer.echo(json.dumps(data, indent=2))
            return
        from saloon.lab.page import report_page, save_pictures

        if plots is not None:
            save_pictures(data, language(lang), plots)
        write(out, report_page(data, language(lang)))
    except ImportError:
        raise BadSetup("the report needs more: pip install 'saloon[lab]'") from None
    typer.echo(str(out))


def sweep(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    param: Annotated[
        str, typer.Option(help="What is turned: buildings.saloon.cost=2..6, option.duel=off,on.")
    ] = "",
    metric: Annotated[
        str,
        typer.Option(help="length, rounds, seat_gap, lead_changes, win:BOT; the first decides."),
    ] = "seat_gap,length",
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Games a value.")] = 400,
    seats: Annotated[str, typer.Option(help="Bots by seat: legend,greedy*3; or a number.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game: duel=on.")
    ] = None,
    aim: Annotated[
        list[str] | None, typer.Option(help="Where a metric should be: length=60.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "sweep",
    force: Annotated[bool, typer.Option(help="Turn a number of the book, too.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one a core.")] = 0,
    out: Annotated[Path | None, typer.Option("-o", "--out", help="A page with the curves.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    names: Annotated[bool, typer.Option("--list", help="List the numbers of the game.")] = False,
) -> None:
    """Turn one number or option of a game and see what it does."""
    from tqdm import tqdm

    from saloon.catalog import game as find_game
    from saloon.lab.page import HERE, sweep_page
    from saloon.lab.runs import Run, numbers_of
    from saloon.lab.sweep import read_metrics, read_param
    from saloon.lab.sweep import sweep as play_all
    from saloon.terminal.setup import language, read_options, read_seats
    from saloon.words import Words

    try:
        found = find_game(game)
        if names:
            for number in numbers_of(found):
                typer.echo(f"{number.name} = {number.value} ({number.mark}, {number.clause})")
            return
        turned = read_param(found, param, force)
        kinds = read_seats(seats, found, people=False)
        metrics = read_metrics(metric, kinds)
        aims = read_aims(aim or [])
        options = found.settle_options(len(kinds), read_options(option or []))
        run = Run(game, tuple(kinds), dict(options), seed)
        total = games * len(turned.values)
        with tqdm(total=total, disable=not sys.stderr.isatty(), leave=False) as bar:
            data = play_all(run, turned, metrics, games, aims, workers, bar.update)
        say = Words(language(lang), found, HERE)
        if out is not None:
            write(out, sweep_page(data, say))
    except ImportError:
        raise BadSetup("the page needs more: pip install 'saloon[lab]'") from None
    if as_json:
        typer.echo(json.dumps(data, indent=2))
    else:
        for line in sweep_lines(data, say):
            typer.echo(line)


def read_aims(given: list[str]) -> dict[str, float]:
    """`length=60` as a person writes it."""
    aims = {}
    for text in given:
        name, _, value = text.partition("=")
        try:
            aims[name.strip()] = float(value)
        except ValueError:
            raise BadSetup(f"an aim is METRIC=NUMBER, such as length=60, not {text!r}") from None
    return aims


def sweep_lines(data: dict[str, Any], say: Words) -> list[str]:
    """The curve in words: a line a value, then the advice."""
    from saloon.lab.page import metric_name
    from saloon.lab.sweep import typed

    lines = [f"{data['param']}, n = {data['games']}"]
    for at, value in enumerate(data["values"]):
        cells = [
            f"{metric_name(metric, say)} {rows[at]['value']:.3f} "
            f"[{rows[at]['low']:.3f}, {rows[at]['high']:.3f}]"
            for metric, rows in data["metrics"].items()
        ]
        mark = f"  ({say('lab-sweep-now')})" if value == data["printed"] else ""
        lines.append(f"{typed(value)}: {'; '.join(cells)}{mark}")
    first = next(iter(data["metrics"]))
    best = typed(data["recommended"])
    lines.append(
        say("lab-sweep-best", number=data["param"], value=best, metric=metric_name(first, say))
    )
    return lines
