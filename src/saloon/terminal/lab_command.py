"""`saloon report`, `compare` and `sweep`: what many games say about a game."""

from __future__ import annotations

import json
import sys
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.engine.errors import BadSetup
from saloon.extras import need

if TYPE_CHECKING:
    from saloon.lab.labels import Labels


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
    need("lab", "a report")
    from saloon.lab.figures import figures
    from saloon.lab.labels import label
    from saloon.lab.summary import summary
    from saloon.terminal.setup import language

    data = figures(folder)
    labels = label(data, language(lang))
    if as_json:
        told = {"summary": summary(data, labels), **data}
        typer.echo(json.dumps(told, indent=2, ensure_ascii=False))
        return
    from saloon.lab.page import report_page, save_pictures

    if plots is not None:
        save_pictures(data, labels, plots)
    write(out, report_page(data, labels))
    for sentence in summary(data, labels):
        typer.echo(sentence)
    typer.echo(str(out))


def compare(
    first: Annotated[Path, typer.Argument(metavar="RUN_A", help="A run: simulate --out.")],
    second: Annotated[Path, typer.Argument(metavar="RUN_B", help="Another, from the same seed.")],
    out: Annotated[Path | None, typer.Option("-o", "--out", help="A page to write.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Compare two variants game by game: what differs, with intervals, and what does not."""
    need("lab", "a comparison")
    from saloon.lab.compare import compare as compare_runs
    from saloon.lab.compare import compare_lines
    from saloon.lab.labels import Labels
    from saloon.lab.page import compare_page
    from saloon.terminal.setup import language

    data = compare_runs(first, second)
    labels = Labels(data["runs"][0], language(lang))
    if out is not None:
        write(out, compare_page(data, labels))
    if as_json:
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
        return
    for line in compare_lines(data, labels):
        typer.echo(line)


def sweep(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    param: Annotated[
        list[str] | None,
        typer.Option(
            help="What is turned: buildings.saloon.cost=2..6, option.duel=off,on; several: a grid."
        ),
    ] = None,
    metric: Annotated[
        str,
        typer.Option(
            help="The first decides: length, rounds, days, lead_changes, seat_gap, card_gap, "
            "character_gap, win:BOT, card:ID, character:ID."
        ),
    ] = "seat_gap,length",
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Games a cell.")] = 400,
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
    """Turn numbers and options of a game and see what they do."""
    need("lab", "a sweep")
    from tqdm import tqdm

    from saloon.catalog import game as find_game
    from saloon.lab.labels import Labels
    from saloon.lab.page import sweep_page
    from saloon.lab.runs import Run
    from saloon.lab.sweep import read_metrics, read_param
    from saloon.lab.sweep import sweep as play_all
    from saloon.terminal.setup import language, read_options, read_seats
    from saloon.words import numbers_of

    found = find_game(game)
    if names:
        for number in numbers_of(found):
            typer.echo(f"{number.name} = {number.value} ({number.mark}, {number.clause})")
        return
    turned = [read_param(found, one, force) for one in param or [""]]
    kinds = read_seats(seats, found, people=False)
    metrics = read_metrics(metric, kinds)
    aims = read_aims(aim or [])
    options = found.settle_options(len(kinds), read_options(option or []))
    run = Run(game, tuple(kinds), dict(options), seed)
    total = games * prod(len(one.values) for one in turned)
    with tqdm(total=total, disable=not sys.stderr.isatty(), leave=False) as bar:
        data = play_all(run, turned, metrics, games, aims, workers, bar.update)
    labels = Labels(data["run"], language(lang))
    if out is not None:
        write(out, sweep_page(data, labels))
    if as_json:
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        for line in sweep_lines(data, labels):
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


def sweep_lines(data: dict[str, Any], labels: Labels) -> list[str]:
    """A line a cell, then the advice."""
    from saloon.lab.page import advice, metric_name
    from saloon.lab.sweep import cell_name

    lines = [f"n = {data['games']}"]
    for at, cell in enumerate(data["cells"]):
        cells = [
            f"{metric_name(metric, labels)} {row['value']:.3f} "
            f"[{row['low']:.3f}, {row['high']:.3f}]"
            for metric, row in cell["metrics"].items()
        ]
        mark = f"  ({labels.say('lab-sweep-now')})" if at == data["printed"] else ""
        lines.append(f"{cell_name(data, at)}: {'; '.join(cells)}{mark}")
    return [*lines, advice(data, labels)]
