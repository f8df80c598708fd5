"""`saloon train`: bots that learn a game by playing it against themselves."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from saloon.engine.errors import BadSetup
from saloon.extras import need


def train(
    game: Annotated[str, typer.Argument(help="The game to learn.")],
    out: Annotated[
        Path, typer.Option("-o", "--out", help="The folder of the course; a stopped one goes on.")
    ],
    minutes: Annotated[
        float, typer.Option(min=0.0, help="End after this many minutes of learning in all.")
    ] = 0.0,
    games: Annotated[
        int, typer.Option("-n", "--games", min=0, help="End after this many games in all.")
    ] = 0,
    seats: Annotated[
        str, typer.Option(help="Seats, commas between: 2,4. Each has weights of its own.")
    ] = "2",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game: duel=on.")
    ] = None,
    thoughts: Annotated[
        int,
        typer.Option(min=0, help="Search for this many iterations a move; 0 looks one step ahead."),
    ] = 0,
    hidden: Annotated[
        str, typer.Option(help="Units of each hidden layer, multiples of 16.")
    ] = "64,32",
    above_sense: Annotated[
        bool,
        typer.Option(
            "--above-sense", help="Learn by how much the game's own estimate is off, no more."
        ),
    ] = False,
    moves: Annotated[
        bool, typer.Option("--moves/--no-moves", help="Learn which moves look promising, too.")
    ] = True,
    round_: Annotated[int, typer.Option("--round", min=8, help="Games between two lessons.")] = 200,
    exam: Annotated[
        int, typer.Option(min=0, help="Games of an examination on the way; 0 for none.")
    ] = 60,
    every: Annotated[int, typer.Option(min=1, help="Rounds between two examinations.")] = 10,
    last: Annotated[
        int, typer.Option(min=0, help="Games of the arena at the end; 0 for none.")
    ] = 200,
    budget: Annotated[
        str, typer.Option(help="What a decision may take in it: 50ms, 1s or 800 iterations.")
    ] = "50ms",
    seed: Annotated[int, typer.Option(help="The same seed and games give the same curve.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Let bots learn a game: self-play on all cores, weights, a curve and a report."""
    need("train", "learning")
    from saloon.bots.bot import Budget
    from saloon.bots.net import UNITS
    from saloon.catalog import game as find_game
    from saloon.engine.observation import size
    from saloon.terminal.setup import read_options

    found = find_game(game)
    if not minutes and not games:
        raise BadSetup("say when the course ends, with --minutes or with --games")
    tables = numbers(seats, "--seats", "numbers of seats such as 2,4")
    for count in tables:
        if tables.count(count) > 1:
            raise BadSetup(f"--seats names {count} twice")
    given = read_options(option or [])
    options = [found.settle_options(count, given) for count in tables]
    for count in tables:
        size(found, count)
    layers = numbers(hidden, "--hidden", "multiples of 16 such as 64,32")
    if any(units % UNITS for units in layers):
        raise BadSetup(f"--hidden takes multiples of 16 such as 64,32, not {hidden!r}")
    Budget.read(budget)
    from saloon.train.course import Course, Settings

    settings = Settings(
        game=found.id, rules=found.rules, seats=tables, options=options[0], seed=seed,
        thoughts=thoughts, games_a_round=round_, hidden=layers, exam_games=exam, exam_every=every,
        above_sense=above_sense, moves=moves,
    )  # fmt: skip
    course = Course(settings, out, workers or os.cpu_count() or 1)
    say = (lambda _: None) if as_json else typer.echo
    course.run(games, minutes, say)
    data = course.finish(budget, last, say)
    if as_json:
        typer.echo(json.dumps(data, indent=2))


def numbers(text: str, name: str, allowed: str) -> tuple[int, ...]:
    """Numbers with commas between."""
    try:
        found = tuple(int(part) for part in text.split(","))
    except ValueError:
        found = ()
    if not found or min(found) < 1:
        raise BadSetup(f"{name} takes {allowed}, not {text!r}")
    return found
