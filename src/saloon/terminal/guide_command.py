"""`saloon howto` and `saloon puzzles`: what guides a player, in a terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from saloon.puzzles import Puzzle

Lang = Annotated[str | None, typer.Option("--lang", help="en or fr; else as in $LANG.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; see `saloon games`.")]


def howto(game: GameId, lang: Lang = None) -> None:
    """Show how a game is played, on one page."""
    from saloon.catalog import game as find
    from saloon.howto import howto as page_of
    from saloon.terminal.setup import language

    page = page_of(find(game), language(lang))
    if not sys.stdout.isatty():
        typer.echo(page.plain())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.print(Markdown(page.plain()), width=min(88, console.width))


def puzzles(
    game: GameId,
    listed: Annotated[bool, typer.Option("--list", help="List the puzzles shipped.")] = False,
    mine: Annotated[
        int | None, typer.Option("--mine", min=1, help="Find this many new ones in bots' games.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Search every puzzle shipped once more.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write what was mined to this file.")
    ] = None,
    chosen: Annotated[str, typer.Option("--puzzle", help="A puzzle's id, to solve it.")] = "",
    seed: Annotated[str, typer.Option("--seed", help="Any text, for --mine and --check.")] = "mine",
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Solve a puzzle, list those shipped, or mine new ones from bots' games."""
    from datetime import UTC, datetime

    from saloon.catalog import game as find
    from saloon.puzzles import of_the_day, puzzle
    from saloon.puzzles import puzzles as shipped
    from saloon.terminal.setup import language

    found = find(game)
    if mine is not None:
        _mine(game, mine, seed, out, as_json)
        return
    if check:
        _check(game, seed)
        return
    if listed or as_json:
        rows = [one.data() for one in shipped(found)]
        if as_json:
            typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        for row in rows:
            stars = "*" * row["difficulty"]
            typer.echo(f"{row['id']}  {row['theme']:7} {stars:3}  {row['prompt']}")
        return
    one = puzzle(found, chosen) if chosen else of_the_day([found], datetime.now(UTC).date())
    if one is None:
        typer.echo(f"{game} has no puzzles")
        return
    _solve(one, language(lang))


def _mine(game: str, count: int, seed: str, out: Path | None, as_json: bool) -> None:
    """Mine until there are enough, and write them down."""
    from saloon.catalog import game as find
    from saloon.lab.mining import bundle, mine, setups_of

    found = find(game)
    mined = []
    held = 0
    for played, rows in mine(found, setups_of(found), seed):
        mined.append((played, rows))
        held += len(rows)
        sys.stderr.write(f"{min(held, count)} of {count}\n")
        if held >= count:
            break
    text = bundle(found, mined, count)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if as_json or out is None:
        typer.echo(text, nl=False)


def _check(game: str, seed: str) -> None:
    """Whether a search from another seed still finds every best move; exit code 1 where not."""
    from saloon.catalog import game as find
    from saloon.lab.mining import verify
    from saloon.puzzles import puzzles as shipped

    failed = 0
    for one in shipped(find(game)):
        good, gap = verify(one, seed)
        failed += not good
        typer.echo(f"{one.id}  {'holds' if good else 'FAILS'}  ahead by {100 * gap:+.1f}")
    if failed:
        raise typer.Exit(1)


def _solve(one: Puzzle, lang: str) -> None:
    """Show a position and let somebody try, by number, until it is solved or they leave."""
    from saloon.reasons import percent
    from saloon.words import Words, teller

    position = one.position()
    view = position.view(one.seat)
    tell = teller(one.game, lang, me=one.seat)
    words = Words(lang, one.game)
    ask = next(ask for ask in view["asks"] if ask["seat"] == one.seat)
    typer.echo(f"{one.id}: {tell.title()}")
    for line in [tell.goal_line(view), *tell.read(view)]:
        typer.echo(line)
    typer.echo(f"{tell.prompt(ask)} [{ask['clause']}]")
    for number, move in enumerate(ask["moves"], 1):
        typer.echo(f"  {number}. {tell.move(move, view)} ({move})")
    typer.echo(words("riddle-task"))
    best = tell.move(one.best, view)
    chance = percent(one.value)
    left = percent(max(0.0, one.value - one.gap))
    second = words("hint-second", move=tell.move(one.second, view), chance=left)
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            return
        if answer.isdecimal() and 0 < int(answer) <= len(ask["moves"]):
            answer = ask["moves"][int(answer) - 1]
        if answer == one.best:
            typer.echo(words("riddle-right", move=best, chance=chance))
            typer.echo(second)
            return
        if answer == "?":
            typer.echo(words("riddle-solution", move=best, chance=chance))
            typer.echo(second)
            return
        message = "riddle-wrong" if answer in ask["moves"] else "riddle-what"
        typer.echo(words(message, count=len(ask["moves"])))
