"""The command `saloon`: serve, games, play, learn, simulate, report, arena, replay, lookback, ...

What a person or a program got wrong ends in one sentence on stderr and exit code 2; a record that
does not hold ends in 1. Whatever is slow to import is imported by the command that needs it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from saloon.engine.errors import BadRecord, BadSetup, SaloonError
from saloon.extras import MissingExtra, need
from saloon.server.run import serve
from saloon.terminal.arena_command import arena
from saloon.terminal.backup_command import backup, restore
from saloon.terminal.draw_command import draw
from saloon.terminal.guide_command import howto, puzzles
from saloon.terminal.house_command import ban, close, tables
from saloon.terminal.lab_command import compare, report, sweep
from saloon.terminal.learn_command import learn
from saloon.terminal.lookback_command import lookback
from saloon.terminal.mcp_command import mcp
from saloon.terminal.new_command import new
from saloon.terminal.story_command import story
from saloon.terminal.train_command import train

if TYPE_CHECKING:
    from saloon.engine.game import Game
    from saloon.engine.record import Record
    from saloon.terminal.session import Session

BAD_INPUT = 2
FAILED = 1
STOPPED = 130

UsageError = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[1])
"""What Typer raises for a command line it cannot read; it gives the class no public name."""

app = typer.Typer(
    name="saloon",
    help="Wild West board games for people, bots and researchers.",
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def game_ids() -> list[str]:
    """The games, for a shell that completes a line."""
    from saloon.catalog import games as all_games

    return [game.id for game in all_games()]


GameId = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's id; see `saloon games`.", autocompletion=game_ids
    ),
]
Lang = Annotated[str | None, typer.Option("--lang", help="en or fr; else as in $LANG.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Seed = Annotated[str, typer.Option("--seed", help="Any text; the same seed, the same game.")]
Seats = Annotated[
    str,
    typer.Option("--seats", help="Who sits where, as in human,greedy,random; or how many seats."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An optional rule, as in duel or quick=on; once for each."),
]
Bots = Annotated[
    str,
    typer.Option(
        "--seats", help="Bots by seat, as in legend,greedy*3 (see docs/bots.md); or how many seats."
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match.")]


def say(text: str) -> None:
    """A line for whoever reads: a person or a program."""
    typer.echo(text)


def say_json(data: object) -> None:
    """One JSON value, readable too."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def at_screen() -> bool:
    """Whether a person sits at a terminal, for reading and for writing."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def find(game: str) -> Game:
    """A game by id."""
    from saloon.catalog import game as found

    return found(game)


app.command()(arena)
app.command()(draw)
app.command()(report)
app.command()(compare)
app.command()(sweep)
app.command()(learn)
app.command()(lookback)
app.command()(train)
app.command()(mcp)
app.command()(story)
app.command()(howto)
app.command()(puzzles)
app.command()(new)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(tables)
app.command()(close)
app.command()(ban)


def tell_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        import saloon

        say(f"saloon {saloon.__version__} ({saloon.build()} build)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def nothing(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Open the web table when no command is named."""
    if context.invoked_subcommand is None:
        serve()


# -- games ---------------------------------------------------------------------------------------


@app.command()
def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games, their seats and their optional rules."""
    from saloon.catalog import broken
    from saloon.catalog import games as all_games
    from saloon.lacking import lacks_words
    from saloon.terminal.report import about_game
    from saloon.terminal.setup import language
    from saloon.words import Words

    lang = language(lang)
    told = {game.id: game for game in all_games() if not lacks_words(game)}
    rows = [about_game(game, Words(lang, game)) for game in told.values()]
    for sentence in broken():
        typer.echo(f"saloon: {sentence}", err=True)
    for game in all_games():
        if game.id not in told:
            typer.echo(f"saloon: {lacks_words(game)[0]}", err=True)
    if as_json:
        say_json(rows)
        return
    words = Words(lang)
    for row in rows:
        say(f"{row['id']}: {row['title']}")
        say(f"  {row['tagline']}")
        say(f"  {words('games-seats', least=row['seats'][0], most=row['seats'][-1])}")
        for option in row["options"]:
            say(f"  --option {option['id']}: {option['title']}. {option['hint']}")


# -- play ----------------------------------------------------------------------------------------


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game's id.", autocompletion=game_ids),
    ] = None,
    seats: Seats = "",
    option: Options = None,
    seed: Seed = "",
    lang: Lang = None,
    names: Annotated[str, typer.Option("--names", help="Players' names, commas between.")] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved table.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Write the record when the game ends."),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, for pipes and screen readers.")
    ] = False,
    pause: Annotated[
        float, typer.Option("--pause", min=0.0, help="Seconds before a bot's move.")
    ] = 0.7,
) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    session = _session(game, seats, option or [], seed, lang, names, resume)
    if plain or not at_screen():
        from saloon.terminal.plain import PlainTable

        PlainTable(session).run()
    else:
        from saloon.terminal.app import TableApp

        TableApp(session, pause).run()
    if record is not None and session.match.over:
        session.save(record)


def _session(
    game: str | None,
    seats: str,
    option: list[str],
    seed: str,
    lang: str | None,
    names: str,
    resume: Path | None,
) -> Session:
    from saloon.engine.match import Match
    from saloon.terminal.session import Session
    from saloon.terminal.setup import language, read_options, read_seats

    spoken = language(lang)
    if resume is not None:
        session = Session.resume(resume, spoken)
        if game is not None and game != session.match.game.id:
            raise BadSetup(f"{resume} holds a table of {session.match.game.id}, not of {game}")
        return session
    if game is None:
        raise BadSetup("name a game to play, or a saved table with --resume; see `saloon games`")
    found = find(game)
    kinds = read_seats(seats, found, people=True)
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > len(kinds):
        raise BadSetup(f"there are {len(given)} names for {len(kinds)} seats")
    match = Match(found, len(kinds), seed, read_options(option))
    return Session(match, kinds, spoken, given)


# -- simulate ------------------------------------------------------------------------------------


@app.command()
def simulate(
    game: GameId,
    count: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 1000,
    seats: Bots = "",
    option: Options = None,
    set_: Annotated[
        list[str] | None,
        typer.Option("--set", help="A number of the game: rounds.most=30; once for each."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Set numbers of the book, too.")] = False,
    seed: Seed = "simulate",
    workers: Annotated[
        int, typer.Option("--workers", min=0, help="Processes; 0 is one a core.")
    ] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write every game into this folder (Parquet).")
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="With --out: one row a decision, too.")
    ] = False,
    events: Annotated[
        bool, typer.Option("--events", help="With --out: one row an event, too.")
    ] = False,
    engine: Annotated[str, typer.Option("--engine", help="With --out: local, or ray.")] = "local",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: win rates by bot and by seat, and how long games last."""
    from tqdm import tqdm

    from saloon.lab.numbers import read_numbers
    from saloon.lab.simulate import simulate as play_many
    from saloon.terminal.report import forfeit_lines, simulation_lines
    from saloon.terminal.setup import language, read_options, read_seats
    from saloon.words import Words

    found = find(game)
    words = Words(language(lang))
    kinds = read_seats(seats, found, people=False)
    options = found.settle_options(len(kinds), read_options(option or []))
    numbers = read_numbers(found, set_ or [], force)
    if out is None and (decisions or events or engine != "local"):
        raise BadSetup("--decisions, --events and --engine write a run: name its folder with --out")
    if out is not None:
        need("lab", "a run that is written down")
        from saloon.lab.runs import Run, forfeits_in, held, read_run, simulate_to

        run = Run(game, tuple(kinds), dict(options), seed, numbers, decisions, events)
        quiet = not sys.stderr.isatty()
        before = held(out, count)
        with tqdm(total=count, initial=before, disable=quiet, leave=False, unit="game") as bar:
            played = simulate_to(run, count, out, workers, engine, bar.update)
        forfeits = forfeits_in(out)
        if as_json:
            said = {"folder": str(out), "games": count, "played": played, "run": read_run(out)}
            say_json({**said, "forfeits": forfeits.data()} if forfeits.choices else said)
            return
        say(words("simulate-written", played=played, games=count, folder=str(out)))
        for line in forfeit_lines(words, forfeits):
            say(line)
        return
    with tqdm(total=count, disable=not sys.stderr.isatty(), leave=False, unit="game") as bar:
        result = play_many(game, kinds, count, seed, options, workers, bar.update, numbers)
    if as_json:
        head = {
            "game": found.id,
            "rules": found.rules,
            "seed": seed,
            "seats": kinds,
            "options": options,
            "numbers": numbers,
        }
        say_json({**head, **result.data()})
        return
    for line in simulation_lines(words, kinds, seed, result):
        say(line)


# -- records -------------------------------------------------------------------------------------


def _record(path: Path) -> Record:
    from saloon.engine.record import Record
    from saloon.terminal.session import read_file

    text = read_file(path)
    try:
        return Record.loads(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


@app.command()
def replay(
    file: RecordFile,
    lang: Lang = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print it, do not step.")] = False,
    as_json: AsJson = False,
) -> None:
    """Walk through a recorded match: step by step at a terminal, else printed."""
    from saloon.terminal.report import replay_data, replay_lines
    from saloon.terminal.session import Session
    from saloon.terminal.setup import language

    record = _record(file)
    try:
        match = record.replay()
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    session = Session.looking_at(match, record, language(lang))
    if as_json:
        say_json(replay_data(session))
    elif plain or not at_screen():
        for line in replay_lines(session):
            say(line)
    else:
        from saloon.terminal.app import ReplayApp

        ReplayApp(session).run()


@app.command()
def verify(
    file: RecordFile,
    key: Annotated[
        str, typer.Option("--key", help="The house's public key, which must have signed it.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Check a record: commitment, every move, the digest of every beat, result, signature."""
    from saloon.terminal.session import read_file

    read_file(file)
    try:
        record = _record(file)
        checked = record.verify()
        if record.signature or key:
            checked.append(_signature(record, key))
    except BadRecord as error:
        if as_json:
            say_json({"file": str(file), "holds": False, "checked": [], "error": str(error)})
        typer.echo(str(error), err=True)
        raise typer.Exit(FAILED) from None
    if as_json:
        say_json({"file": str(file), "holds": True, "checked": checked, "error": None})
        return
    for sentence in checked:
        say(sentence)


def _signature(record: Record, key: str) -> str:
    """What the signature under a record proves; raises BadRecord."""
    try:
        from saloon.server.signing import check
    except ImportError:
        need("server", "checking a signature")
        raise
    return check(record, key)


# -- rules ---------------------------------------------------------------------------------------


@app.command()
def rules(
    game: GameId,
    clause: Annotated[str | None, typer.Argument(help="A clause's id.")] = None,
    coverage: Annotated[
        int | None,
        typer.Option(
            "--coverage", min=1, help="Play this many random games and count each clause."
        ),
    ] = None,
    seed: Seed = "coverage",
    versions: Annotated[
        bool, typer.Option("--versions", help="What changed from version to version.")
    ] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show the rules, one clause with what is said about it, or how often each applied."""
    from saloon.rulebook import rulebook
    from saloon.rulebook import versions as versions_of
    from saloon.terminal.report import (
        clause_lines,
        coverage_lines,
        rules_data,
        rules_lines,
        version_lines,
        versions_data,
    )
    from saloon.terminal.setup import language
    from saloon.words import Words

    found = find(game)
    lang = language(lang)
    words = Words(lang)
    book = rulebook(found, lang)
    if coverage is not None:
        from saloon.lab.coverage import cover

        result = cover(found, coverage, seed)
        if as_json:
            say_json(result.data())
            return
        lines = coverage_lines(words, result, coverage)
    elif versions:
        changed = versions_of(found, lang)
        if as_json:
            say_json(versions_data(changed))
            return
        lines = version_lines(changed)
    elif as_json:
        say_json(rules_data(book, clause))
        return
    else:
        lines = clause_lines(words, book, clause) if clause else rules_lines(words, book)
    for line in lines:
        say(line)


# -- bench ---------------------------------------------------------------------------------------


@app.command()
def bench(
    game: GameId,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="How long each measurement runs.")
    ] = 2.0,
    seats: Annotated[int, typer.Option("--seats", help="How many seats; random players.")] = 0,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Measure decisions, games and clones a second, on one core."""
    from saloon.lab.speed import measure
    from saloon.terminal.report import speed_lines
    from saloon.terminal.setup import language
    from saloon.words import Words

    words = Words(language(lang))
    result = measure(find(game), seats, seconds)
    if as_json:
        say_json(result)
        return
    for line in speed_lines(words, result):
        say(line)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    try:
        code = app(arguments, prog_name="saloon", standalone_mode=False)
    except UsageError as error:
        typer.echo(f"saloon: {error.format_message()}", err=True)
        sys.exit(BAD_INPUT)
    except (SaloonError, MissingExtra) as error:
        typer.echo(f"saloon: {error}", err=True)
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(STOPPED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
    sys.exit(code if isinstance(code, int) else 0)
