"""`saloon arena`: bots against bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.engine.errors import SaloonError
from saloon.extras import need

if TYPE_CHECKING:
    from rich.table import Table

    from saloon.lab.arena import Pairing


def arena(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    bots: Annotated[
        str, typer.Option(help="One line-up, a bot a seat: legend,random,random,random.")
    ] = "",
    league: Annotated[
        str, typer.Option(help="A round robin: legend,marshal,deputy,greenhorn,random.")
    ] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option(help="An own bot, put first in the line-up: path.py:Name or 'run:command'."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games a line-up.")] = 400,
    seats: Annotated[int, typer.Option(help="Seats in a league; 0 for the game's usual.")] = 0,
    budget: Annotated[
        str, typer.Option(help="The most a decision may take: 50ms, 1s or 800 iterations.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game: duel=on.")
    ] = None,
    seed: Annotated[
        str,
        typer.Option(
            help="The same seed plays the same games. Without one it is a fresh secret, told at "
            "the end; a run that goes on from --results keeps its own."
        ),
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; 0 for one a core.")] = 0,
    results: Annotated[
        Path | None, typer.Option(help="A file of results to add to and to go on from.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Draw the rates into this file (svg, png, pdf).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Let bots play each other: rotated seats, all cores, win rates with 95 % intervals."""
    need("lab", "an arena")
    from saloon.lab.arena import fresh_seed, last_seed, play_all, plot, summary

    try:
        seed = seed or last_seed(results) or fresh_seed()
        pairings = line_ups(game, bots, league, bot or [], games, seats, budget, option or [], seed)
        outcomes = play_all(pairings, results, workers, progress=sys.stderr.isatty())
        said = summary(outcomes)
        if picture is not None:
            plot(outcomes, picture)
    except SaloonError as error:
        typer.echo(f"saloon: {error}", err=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps(said, indent=2))
    else:
        show(said)
        typer.echo(f"The same games again: --seed {seed}")


def line_ups(
    game: str,
    bots: str,
    league: str,
    own: list[str],
    games: int,
    seats: int,
    budget: str,
    option: list[str],
    seed: str,
) -> list[Pairing]:
    """What is to be played."""
    from saloon.lab.arena import Pairing, round_robin
    from saloon.terminal.setup import read_options

    options = read_options(option)
    if bool(bots or own) == bool(league):
        if not league:
            raise SaloonError("say who plays, with --bots or with --league")
        if bots:
            raise SaloonError("say who plays with --bots or with --league, not with both")
    if league:
        names = [*own, *_names(league)]
        return round_robin(game, names, games, seats, budget, seed, options)
    line_up = (*own, *_names(bots))
    return [Pairing(game, line_up, games, budget, seed, tuple(options.items()))]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def show(said: dict[str, Any]) -> None:
    """The tables a person reads."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for pairing in said["pairings"]:
        settings = " ".join([f"{name}={value}" for name, value in pairing["options"].items()])
        title = f"{pairing['game']} {settings} {', '.join(pairing['bots'])}"
        if pairing["budget"]:
            title += f", {pairing['budget']} a decision"
        seeds = f"seeds {pairing['seeds'][0]} to {pairing['seeds'][1]}"
        console.print(_rates(title, pairing["rates"], "bot", seeds))
    if len(said["pairings"]) > 1:
        console.print(_rates(f"all {said['games']} games, by bot", said["bots"], "bot", ""))
    seats = [{**one, "name": str(int(one["name"]) + 1)} for one in said["seats"]]  # as at the table
    console.print(_rates("by seat", seats, "seat", ""))
    table = Table(title="ratings (openskill, Plackett-Luce)")
    for heading in ("bot", "mu", "sigma", "mu - 3 sigma", "slowest choice"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, rating in said["ratings"].items():
        slowest = f"{said['slowest'][name] * 1000:.0f} ms"
        figures = [f"{rating[key]:.2f}" for key in ("mu", "sigma", "sure")]
        table.add_row(name, *figures, slowest)
    console.print(table)
    for name, forfeit in said["forfeits"].items():
        console.print(f"{name} forfeited {forfeit['choices']} choices, played at random:")
        for example in forfeit["examples"]:
            console.print(f"  {example}", markup=False)


def _rates(title: str, rates: list[dict[str, Any]], who: str, caption: str) -> Table:
    from rich.table import Table

    table = Table(title=title, caption=caption or None)
    for heading in (who, "n", "won", "95 % interval", "even"):
        table.add_column(heading, justify="left" if heading == who else "right")
    for rate in rates:
        table.add_row(
            rate["name"],
            str(rate["games"]),
            f"{rate['rate']:.3f}",
            f"{rate['low']:.3f} to {rate['high']:.3f}",
            f"{rate['even']:.3f}",
        )
    return table


if __name__ == "__main__":
    typer.run(arena)
