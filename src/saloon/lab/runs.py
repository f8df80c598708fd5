"""Many games written down: one row a game and one a seat, as Parquet, on all cores or on Ray.

A run is a folder: `run.json` says what is played, and every part of it is a file a table. A game
follows from the run's settings and its number alone, and a part is a fixed row of numbers, so that
a run gives the same files on any number of cores, on one machine or on many, and goes on where it
was stopped.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import saloon
from saloon.bots.bot import RandomBot
from saloon.bots.levels import bot
from saloon.catalog import game as find_game
from saloon.engine.data import digest
from saloon.engine.errors import BadSetup
from saloon.engine.event import Log
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.number import BOOK, Number
from saloon.engine.rng import Rng
from saloon.lab.simulate import deaf
from saloon.rulebook import rulebook

PART = 100
"""Most games a part."""
LEAST = 10
"""Fewest games a part, where the run is long enough."""
JOBS = 64
"""A run is cut into about so many parts, as long as they hold LEAST to PART games: all cores have
something to do, and the bar moves."""
MOMENTS = 20
"""At so many evenly spaced moments of a game the points are remembered."""
TABLES = ("games", "seats", "moves", "clauses")
"""What is always written."""
CARDS = ("cards", "stacks", "item", "mount", "diploma", "buildings", "killed")
"""Under these names a view holds what is called a card in the report."""
OPENS = ("start", "draw", "commit", "commit-bands", "action", "turn")
"""The questions that begin a game or a turn, here or there: the first answer to one is an opening,
and not what was settled before, such as the piece one plays with."""
POINTS = {"np": 1, "np-lost": -1, "task-lost": -1}
"""These events tell of a point won or lost, and first by whom: where a game names no sources of its
points, the chapter of the rules behind such an event is one."""
ENGINES = ("local", "ray")

Row = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """What is played: all that a game depends on but its number."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "simulate"
    numbers: dict[str, int] = field(default_factory=dict)
    """Numbers of the game turned from what is printed."""
    decisions: bool = False
    """Whether one row a decision is written too."""
    events: bool = False
    """Whether one row an event is written too."""

    def tables(self) -> list[str]:
        """The tables that this run writes."""
        wanted = [*TABLES]
        if self.decisions:
            wanted.append("decisions")
        if self.events:
            wanted.append("events")
        return wanted

    def about(self) -> dict[str, Any]:
        """What `run.json` says."""
        found = find_game(self.game)
        return {
            **asdict(self),
            "bots": list(self.bots),
            "rules": found.rules,
            "saloon": saloon.__version__,
        }


def numbers_of(game: Game) -> tuple[Number, ...]:
    """The numbers of a game that may be turned: NUMBERS of its numbers.py."""
    package = type(game).__module__.rpartition(".")[0]
    found: tuple[Number, ...] = import_module(f"{package}.numbers").NUMBERS
    return found


def find_number(game: Game, name: str, force: bool = False) -> Number:
    """A number by its name; raises BadSetup where there is none, or the book has set it."""
    known = {number.name: number for number in numbers_of(game)}
    number = known.get(name)
    if number is None:
        near = [other for other in known if other.partition(".")[0] == name.partition(".")[0]]
        some = ", ".join((near or list(known))[:8])
        raise BadSetup(f"{game.id} has no number {name!r}; there are {len(known)}, such as: {some}")
    if number.mark == BOOK and not force:
        raise BadSetup(
            f"{name} is {number.value} by the book ({number.clause}); --force turns it anyway"
        )
    return number


class Diary:
    """What is remembered of one game while it is played."""

    def __init__(self, match: Match, kinds: Sequence[str], number: int, run: Run) -> None:
        self.match = match
        self.kinds = kinds
        self.number = number
        self.run = run
        self.scores: list[list[int]] = []
        self.at: list[int] = []
        self.menu = 0
        self.decided = [0] * match.seats
        self.openings = [""] * match.seats
        self.opened = [False] * match.seats
        self.played: list[dict[str, int]] = [{} for _ in range(match.seats)]
        self.sources: list[list[dict[str, int]]] = []
        self.won_by: list[dict[str, int]] = [{} for _ in range(match.seats)]
        self.heard = 0
        self.decisions: list[Row] = []
        self.beat = -1
        self.look()

    def look(self) -> None:
        """Remember the points at the beginning of a beat."""
        if self.match.beat != self.beat or self.match.over:
            self.beat = self.match.beat
            self.scores.append(self.match.scores)
            self.sources.append(self.points_by_source())
            self.at.append(sum(self.decided))

    def points_by_source(self) -> list[dict[str, int]]:
        """Where the points of each seat come from: as the game says, or else as the log tells."""
        match = self.match
        if names_sources(match.game):
            return match.game.sources(match.state)
        events = match.events
        book = rulebook(match.game)
        for event in events[self.heard :]:
            step = POINTS.get(event.kind)
            if step is not None:
                won = self.won_by[event.args[0]]
                chapter = book.entry(event.clause).chapter
                won[chapter] = won.get(chapter, 0) + step
        self.heard = len(events)
        return [dict(won) for won in self.won_by]

    def note(self, seat: int, move: int, moves: int, prompt: str) -> None:
        """Remember a decision before it is played."""
        text = self.match.game.text(move)
        self.menu += moves
        self.decided[seat] += 1
        if not self.openings[seat] or (prompt in OPENS and not self.opened[seat]):
            self.openings[seat] = text
            self.opened[seat] = prompt in OPENS
        self.played[seat][text] = self.played[seat].get(text, 0) + 1
        if self.run.decisions:
            self.decisions.append(
                {
                    "game": self.number,
                    "decision": sum(self.decided) - 1,
                    "beat": self.match.beat,
                    "seat": seat,
                    "bot": self.kinds[seat],
                    "prompt": prompt,
                    "moves": moves,
                    "move": text,
                }
            )

    def leads(self) -> list[int]:
        """Who led alone at each beat; -1 where nobody did."""
        led = []
        for scores in self.scores:
            best = max(scores)
            led.append(scores.index(best) if scores.count(best) == 1 else -1)
        return led

    def lead_changes(self) -> int:
        """How often somebody else took the lead."""
        led = [seat for seat in self.leads() if seat >= 0]
        return sum(1 for one, two in pairwise(led) if one != two)

    def known_at(self) -> float:
        """From which part of the game on (0 to 1) the later winner led for good."""
        winners = self.match.winners
        total = max(1, sum(self.decided))
        if len(winners) != 1:
            return 1.0
        known = 1.0
        for lead, at in zip(reversed(self.leads()), reversed(self.at), strict=True):
            if lead != winners[0]:
                break
            known = at / total
        return known

    def moments(self, series: Callable[[int], int]) -> list[int]:
        """A series by beat at evenly spaced moments of the game."""
        total = max(1, sum(self.decided))
        out = []
        beat = 0
        for moment in range(MOMENTS + 1):
            while beat + 1 < len(self.at) and self.at[beat + 1] <= moment * total / MOMENTS:
                beat += 1
            out.append(series(beat))
        return out

    def game_row(self) -> Row:
        """The row of the game."""
        decided = sum(self.decided)
        rounds = self.match.view(None)["table"].get("round")
        return {
            "game": self.number,
            "seed": f"{self.run.seed}/{self.number}",
            "winners": self.match.winners,
            "decisions": decided,
            "beats": self.match.beat,
            "rounds": rounds if isinstance(rounds, int) else None,
            "branching": self.menu / max(1, decided),
            "lead_changes": self.lead_changes(),
            "known_at": self.known_at(),
            "digest": digest(self.match.state),
        }

    def seat_rows(self) -> Iterator[Row]:
        """The rows of the seats."""
        winners = self.match.winners
        final = self.match.scores
        for seat, kind in enumerate(self.kinds):
            names = dict.fromkeys(name for told in self.sources for name in told[seat])
            yield {
                "game": self.number,
                "seat": seat,
                "bot": kind,
                "won": 1 / len(winners) if seat in winners else 0.0,
                "score": final[seat],
                "place": 1 + sum(1 for other in final if other > final[seat]),
                "decisions": self.decided[seat],
                "opening": self.openings[seat],
                "character": character_of(self.match, seat),
                "cards": cards_of(self.match, seat),
                "points": self.moments(lambda beat, seat=seat: self.scores[beat][seat]),  # type: ignore[misc]
                "sources": [
                    {
                        "source": name,
                        "points": self.moments(
                            lambda beat, seat=seat, name=name: self.sources[beat][seat].get(name, 0)  # type: ignore[misc]
                        ),
                    }
                    for name in names
                ],
            }

    def move_rows(self) -> Iterator[Row]:
        """How often each seat played each move."""
        winners = self.match.winners
        for seat, played in enumerate(self.played):
            for text, times in sorted(played.items()):
                yield {
                    "game": self.number,
                    "seat": seat,
                    "move": text,
                    "times": times,
                    "won": 1 / len(winners) if seat in winners else 0.0,
                }

    def event_rows(self) -> Iterator[Row]:
        """What happened, as a spectator would hear it."""
        for at, event in enumerate(self.match.events_for(None)):
            yield {
                "game": self.number,
                "event": at,
                "kind": event.kind,
                "clause": event.clause,
                "args": list(event.args),
            }


def names_sources(game: Game) -> bool:
    """Whether a game says itself where its points come from."""
    return type(game).sources is not Game.sources


def character_of(match: Match, seat: int) -> str:
    """Who a seat plays, in games that have characters."""
    players = match.view(None)["table"].get("players")
    if isinstance(players, list) and seat < len(players) and isinstance(players[seat], dict):
        return str(players[seat].get("character") or "")
    return ""


def cards_of(match: Match, seat: int) -> list[str]:
    """What lies in front of a seat at the end: cards, buildings, diplomas, each by its id."""
    table = match.view(None)["table"]
    own = [
        part
        for part in [*table.get("players", []), *table.get("bands", [])]
        if part.get("seat") == seat
    ]
    return sorted(set(ids_in(own, False)))


def ids_in(part: Any, card: bool) -> Iterator[str]:
    """The ids in a part of a view, as far as they are those of cards."""
    if isinstance(part, str):
        if card:
            yield part
    elif isinstance(part, list):
        for one in part:
            yield from ids_in(one, card)
    elif isinstance(part, dict):
        for name, one in part.items():
            yield from ids_in(one, name in CARDS or (card and name == "id"))


def seating(kinds: Sequence[str], number: int) -> list[str]:
    """The bots move on by one seat from game to game."""
    turn = number % len(kinds)
    return [*kinds[-turn:], *kinds[:-turn]] if turn else list(kinds)


def play_game(run: Run, number: int) -> tuple[Diary, Log]:
    """One game of a run, to its end."""
    game = find_game(run.game)
    kinds = seating(run.bots, number)
    seed = f"{run.seed}/{number}"
    log = Log(keep=run.events or not names_sources(game))
    match = Match(game, len(kinds), seed, run.options, log=log)
    bots = [bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    worlds = Rng.seeded(f"{seed}/imagined")
    diary = Diary(match, kinds, number, run)
    while match.asks:
        ask = match.asks[0]
        chooser = bots[ask.seat]
        # A random bot looks at nothing but its menu: no world need be imagined for it.
        world = match if isinstance(chooser, RandomBot) else match.imagine(ask.seat, worlds)
        move = chooser.choose(world, ask.seat)
        diary.note(ask.seat, move, len(ask.moves), ask.prompt)
        match.play(ask.seat, move)
        diary.look()
    return diary, log


def play_part(run: Run, numbers: range) -> dict[str, list[Row]]:
    """A row of games as rows of tables, with the run's numbers turned meanwhile."""
    turned = [find_number(find_game(run.game), name, force=True) for name in run.numbers]
    for number in turned:
        number.turn(run.numbers[number.name])
    rows: dict[str, list[Row]] = {table: [] for table in run.tables()}
    fired: dict[str, list[int]] = {}
    try:
        for at in numbers:
            diary, log = play_game(run, at)
            rows["games"].append(diary.game_row())
            rows["seats"].extend(diary.seat_rows())
            rows["moves"].extend(diary.move_rows())
            for clause, times in log.fired.items():
                count = fired.setdefault(clause, [0, 0])
                count[0] += times
                count[1] += 1
            if run.decisions:
                rows["decisions"].extend(diary.decisions)
            if run.events:
                rows["events"].extend(diary.event_rows())
    finally:
        for number in turned:
            number.reset()
    rows["clauses"] = [
        {"clause": clause, "fired": times, "games": games}
        for clause, (times, games) in sorted(fired.items())
    ]
    return rows


# -- files ---------------------------------------------------------------------------------------


def arrow() -> Any:
    """PyArrow; raises BadSetup with the way to it."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadSetup("runs are written as Parquet: pip install 'saloon[lab]'") from None


def part_file(folder: Path, table: str, first: int) -> Path:
    """Where a part of a table lies."""
    return folder / table / f"part-{first:08d}.parquet"


def write_part(run: Run, numbers: range, folder: str) -> int:
    """Play a part and write it; the file of the games comes last and says that it is whole."""
    pa, parquet = arrow()
    rows = play_part(run, numbers)
    for table in reversed(run.tables()):
        file = part_file(Path(folder), table, numbers[0])
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(f".{os.getpid()}.half")
        parquet.write_table(pa.Table.from_pylist(rows[table]), half, compression="zstd")
        os.replace(half, file)
    return len(numbers)


def _write_job(job: tuple[Run, range, str]) -> int:
    return write_part(*job)


def begin(run: Run, games: int, folder: Path) -> None:
    """Make the folder of a run, or see that it is the same run that goes on there.

    How many games a part holds is settled when the run begins, and stays.
    """
    about = json.loads(json.dumps(run.about()))
    file = folder / "run.json"
    if file.exists():
        there = json.loads(file.read_text(encoding="utf-8"))
        other = [name for name in about if there.get(name) != about[name]]
        if other:
            was = ", ".join(f"{name} {there.get(name)!r}" for name in other)
            raise BadSetup(f"{folder} holds another run ({was}); choose another folder")
        return
    folder.mkdir(parents=True, exist_ok=True)
    about["part"] = min(PART, max(LEAST, math.ceil(games / JOBS)))
    file.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def parts(games: int, size: int) -> list[range]:
    """All games in parts of a size."""
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def missing(folder: Path, games: int) -> list[range]:
    """The parts that are not there yet, or hold fewer games than they should now."""
    _, parquet = arrow()
    left = []
    for numbers in parts(games, read_run(folder).get("part", PART)):
        file = part_file(folder, "games", numbers[0])
        if not file.exists() or parquet.read_metadata(file).num_rows < len(numbers):
            left.append(numbers)
    return left


def held(folder: Path, games: int) -> int:
    """How many games of a run lie in its folder from before."""
    if not (folder / "run.json").exists():
        return 0
    return games - sum(map(len, missing(folder, games)))


def simulate_to(
    run: Run,
    games: int,
    folder: Path,
    workers: int = 0,
    engine: str = "local",
    progress: Callable[[int], object] | None = None,
) -> int:
    """Play all games of a run that its folder does not hold yet; returns how many were played."""
    if engine not in ENGINES:
        raise BadSetup(f"a simulation runs on {' or '.join(ENGINES)}, not on {engine!r}")
    begin(run, games, folder)
    jobs = [(run, numbers, str(folder)) for numbers in missing(folder, games)]
    played = 0
    for count in _on_ray(jobs) if engine == "ray" else _on_cores(jobs, workers):
        played += count
        if progress is not None:
            progress(count)
    return played


def _on_cores(jobs: Sequence[tuple[Run, range, str]], workers: int) -> Iterator[int]:
    workers = min(workers or os.cpu_count() or 1, max(1, len(jobs)))
    if workers == 1:
        yield from map(_write_job, jobs)
        return
    with get_context("spawn").Pool(workers, deaf) as pool:
        yield from pool.imap_unordered(_write_job, jobs)


def _on_ray(jobs: Sequence[tuple[Run, range, str]]) -> Iterator[int]:
    """The same jobs on a Ray cluster; the folder must be one that all its machines see."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadSetup("the engine ray needs Ray: pip install 'saloon[ray]'") from None
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    task = ray.remote(_write_job)
    waiting = [task.remote(job) for job in jobs]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def read_run(folder: Path) -> dict[str, Any]:
    """What `run.json` of a folder says; raises BadSetup where there is none."""
    try:
        about: dict[str, Any] = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadSetup(f"{folder} is not a run: it has no run.json that can be read") from None
    return about


def read_table(folder: Path, table: str) -> Any:
    """All parts of a table as one PyArrow table, by number."""
    pa, parquet = arrow()
    files = sorted((folder / table).glob("part-*.parquet"))
    if not files:
        raise BadSetup(f"{folder} holds no table of {table}")
    parts = [parquet.read_table(file) for file in files]
    return pa.concat_tables(parts, promote_options="permissive")


def options_text(options: Mapping[str, Any]) -> str:
    """Options as one would type them."""
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "none"
