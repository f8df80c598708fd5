"""Many games written down: one row a game and one a seat, as Parquet, on all cores or on Ray.

A run is a folder: `run.json` says what is played, and every part of it is a file a table. A game
follows from the run's settings and its number alone, and a part is a fixed row of numbers, so that
a run gives the same files on any number of cores, on one machine or on many, and goes on where it
was stopped.
"""

from __future__ import annotations

import gc
import json
import math
import os
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from hashlib import blake2b
from importlib import import_module
from itertools import chain, pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import saloon
from saloon.bots.bot import Bot, RandomBot
from saloon.bots.course import Course
from saloon.bots.external import any_own, close_all
from saloon.bots.levels import bot
from saloon.catalog import game as find_game
from saloon.engine.errors import BadSetup
from saloon.engine.event import Log
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.extras import need
from saloon.lab.forfeits import Forfeits, faults_of
from saloon.lab.numbers import turned
from saloon.lab.simulate import deaf
from saloon.rulebook import rulebook

PART = 400
"""Most games a part: a file takes as long to begin as forty games of `wanted` to write."""
LEAST = 10
"""Fewest games a part, where the run is long enough and bots think."""
LEAST_RANDOM = 400
"""Random ones fill a part at once."""
JOBS = 64
"""A run is cut into about this many parts, as long as they hold LEAST to PART games: all cores have
something to do, and the bar moves."""
MOMENTS = 20
"""How many evenly spaced moments of a game the points are kept for."""
TABLES = ("games", "seats", "moves", "clauses")
"""What is always written."""
FAULT = "fault"
"""The column of what an own bot did at the first choice it forfeited, "" where it did not."""
ENGINES = ("local", "ray")

Row = dict[str, Any]
Columns = dict[str, list[Any]]
"""The rows of a table, column by column: far quicker to fill and to write than a row at a time."""


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


class Series:
    """The points of seats over time, end to end: Arrow takes a long list faster than many nested.

    A row of `points` is one list; a row of `sources` is one list a source, with its name. Points
    that stay for several moments are held once, with how many these are. They are held look after
    look, as they were met, and put in the order of the seats in the end.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.looks: list[int] = []
        """How many looks there were at each game."""
        self.moments: list[int] = []
        self.points: list[int] = []
        self.names: list[str] = []
        self.parts: list[int] = []
        self.part_moments: list[int] = []
        self.source_ends = [0]

    def add(
        self,
        stays: list[tuple[int, int]],
        scores: Sequence[Sequence[int]],
        sources: Sequence[Sequence[Mapping[str, int]]],
    ) -> None:
        """The rows of one game: at which looks its points stand, for how many moments each."""
        moments = [count for _, count in stays]
        self.looks.append(len(stays))
        self.moments += moments
        for look, _ in stays:
            self.points += scores[look]
        for parts in zip(*[sources[look] for look, _ in stays], strict=True):
            first = parts[0].keys()
            if any(part.keys() != first for part in parts):
                first = dict.fromkeys(chain.from_iterable(parts)).keys()
            for source in first:
                self.names.append(source)
                self.parts += [part.get(source, 0) for part in parts]
                self.part_moments += moments
            self.source_ends.append(len(self.names))

    def columns(self) -> dict[str, Any]:
        """Both columns as Arrow's."""
        pa, _ = arrow()
        np = import_module("numpy")
        games = np.repeat(np.arange(len(self.looks)), self.looks)
        rows = games[:, None] * self.seats + np.arange(self.seats)
        order = np.argsort(rows.ravel(), kind="stable")
        of_source = pa.StructArray.from_arrays(
            [
                pa.array(self.names, pa.string()),
                spread_out(len(self.names), self.parts, self.part_moments),
            ],
            ["source", "points"],
        )
        return {
            "points": spread_out(
                len(self.looks) * self.seats,
                np.array(self.points, np.int64)[order],
                np.repeat(np.array(self.moments, np.int64), self.seats)[order],
            ),
            "sources": pa.ListArray.from_arrays(pa.array(self.source_ends, pa.int32()), of_source),
        }


def spread_out(rows: int, values: Any, moments: Any) -> Any:
    """Rows of one value a moment, as a column of Arrow's."""
    pa, _ = arrow()
    np = import_module("numpy")
    ends = np.arange(rows + 1, dtype=np.int32) * (MOMENTS + 1)
    every = np.repeat(np.array(values, np.int64), np.array(moments, np.int64))
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(every))


class Cited:
    """How often the rules cited each clause, and in how many games; taken apart in the end."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """Of texts that name one or several clauses."""
        self.which: list[int] = []
        self.times: list[int] = []
        self.each: list[int] = []
        """How many texts were cited in each game."""

    def add(self, cited: Mapping[str, int]) -> None:
        """What was cited in one game."""
        numbers = self.numbers
        for text in cited.keys() - numbers.keys():
            numbers[text] = len(numbers)
        self.which += map(numbers.__getitem__, cited)
        self.times += cited.values()
        self.each.append(len(cited))

    def columns(self) -> Columns:
        """A row a clause."""
        np = import_module("numpy")
        which = np.array(self.which, np.int64)
        times = np.bincount(which, self.times, len(self.numbers))
        met = np.zeros((len(self.each), len(self.numbers)), bool)
        met[np.repeat(np.arange(len(self.each)), self.each), which] = True
        naming: dict[str, list[int]] = {}
        for text, number in self.numbers.items():
            for clause in text.split():
                naming.setdefault(clause, []).append(number)
        clauses = sorted(naming)
        return {
            "clause": clauses,
            "fired": [int(times[naming[clause]].sum()) for clause in clauses],
            "games": [int(met[:, naming[clause]].any(axis=1).sum()) for clause in clauses],
        }


class Diary:
    """What is written down of one game."""

    def __init__(self, match: Match, kinds: Sequence[str], number: int, run: Run) -> None:
        self.match = match
        self.kinds = kinds
        self.number = number
        self.run = run
        self.bots: list[Bot] = []
        self.course = Course(match, frozenset(match.game.openings), run.decisions)

    @cached_property
    def played(self) -> array[int]:
        """Who did what: the seat times the number of moves plus the move. Once it is over."""
        return array("q", self.course.played)

    def sources(self) -> list[list[dict[str, int]]]:
        """Where the points come from at every look: as the game says, or else as the log tells."""
        if names_sources(self.match.game):
            return self.course.sources
        book = rulebook(self.match.game)
        events = self.match.events
        won_by: list[dict[str, int]] = [{} for _ in self.kinds]
        out = []
        at = 0
        for heard in self.course.heard:
            for event in events[at:heard]:
                step = self.match.game.point_events.get(event.kind)
                if step is not None:
                    won = won_by[event.args[0]]
                    chapter = book.entry(event.clause).chapter
                    won[chapter] = won.get(chapter, 0) + step
            at = heard
            out.append([dict(won) for won in won_by])
        return out

    def lead_changes(self, leads: Sequence[int]) -> int:
        """How often somebody else took the lead."""
        led = [seat for seat in leads if seat >= 0]
        return sum(1 for one, two in pairwise(led) if one != two)

    def known_at(self, leads: Sequence[int]) -> float:
        """From which part of the game on (0 to 1) the later winner led for good."""
        winners = self.match.winners
        total = max(1, len(self.played))
        if len(winners) != 1:
            return 1.0
        known = 1.0
        for lead, at in zip(reversed(leads), reversed(self.course.at), strict=True):
            if lead != winners[0]:
                break
            known = at / total
        return known

    def write_game(self, rows: Columns) -> None:
        """The row of the game."""
        match = self.match
        leads = self.course.leads()
        for unit, count in match.game.lasted(match.state).items():
            rows.setdefault(unit, []).append(count)
        for name, value in (
            ("game", self.number),
            ("seed", f"{self.run.seed}/{self.number}"),
            ("winners", match.winners),
            ("decisions", len(self.played)),
            ("beats", match.beat),
            ("branching", self.course.menu / max(1, len(self.played))),
            ("lead_changes", self.lead_changes(leads)),
            ("known_at", self.known_at(leads)),
            ("digest", moves_digest(self.played)),
        ):
            rows[name].append(value)

    def write_seats(self, rows: Columns, points: Series) -> None:
        """The rows of the seats; their points over time go into columns of their own."""
        match = self.match
        course = self.course
        winners, final = match.winners, course.scores[-1]
        table = match.view(None)["table"]
        stays = course.stays(MOMENTS)
        sources = self.sources()
        share = 1 / len(winners) if winners else 0.0
        seats = range(len(self.kinds))
        ranked = sorted(final, reverse=True)
        rows["game"] += [self.number] * len(seats)
        rows["seat"] += seats
        rows["bot"] += self.kinds
        rows["won"] += [share if seat in winners else 0.0 for seat in seats]
        rows["score"] += final
        rows["place"] += [1 + ranked.index(score) for score in final]
        rows["decisions"] += course.decided
        rows["opening"] += [
            match.game.moves[first] if first >= 0 else "" for first in course.openings
        ]
        rows["character"] += [character_of(table, seat) for seat in seats]
        rows["cards"] += cards_of(match.game, table, len(seats))
        if any_own(self.run.bots):
            faults = [faults_of(one) for one in self.bots]
            rows.setdefault("forfeited", []).extend(map(len, faults))
            rows.setdefault(FAULT, []).extend([said[0] if said else "" for said in faults])
        points.add(stays, course.scores, sources)

    def write_decisions(self, rows: Columns) -> None:
        """One row a decision."""
        game = self.match.game
        course = self.course
        for at, both in enumerate(self.played):
            seat, move = divmod(both, course.size)
            for name, value in (
                ("game", self.number),
                ("decision", at),
                ("beat", course.beats[at]),
                ("seat", seat),
                ("bot", self.kinds[seat]),
                ("prompt", course.prompts[at]),
                ("moves", course.menus[at]),
                ("move", game.text(move)),
            ):
                rows[name].append(value)

    def write_events(self, rows: Columns) -> None:
        """What happened, as a spectator would hear it."""
        for at, event in enumerate(self.match.events_for(None)):
            for name, value in (
                ("game", self.number),
                ("event", at),
                ("kind", event.kind),
                ("clause", event.clause),
                ("args", list(event.args)),
            ):
                rows[name].append(value)


def moves_digest(played: array[int]) -> str:
    """A digest of who did what: with the seed it stands for the whole game."""
    return blake2b(played, digest_size=16).hexdigest()


def names_sources(game: Game) -> bool:
    """Whether a game says itself where its points come from."""
    return type(game).sources is not Game.sources


def character_of(table: Mapping[str, Any], seat: int) -> str:
    """Who a seat plays, in games that have characters."""
    players = table.get("players")
    if isinstance(players, list) and seat < len(players) and isinstance(players[seat], dict):
        return str(players[seat].get("character") or "")
    return ""


def cards_of(game: Game, table: Mapping[str, Any], seats: int) -> list[list[str]]:
    """What lies in front of each seat in the end: what the game calls its pieces, by their ids."""
    found: list[set[str]] = [set() for _ in range(seats)]
    if game.pieces:
        for part in [*table.get("players", ()), *table.get("bands", ())]:
            seat = part.get("seat")
            if seat is not None:
                collect_ids(part, game.pieces, False, found[seat])
    return [sorted(held) for held in found]


def collect_ids(part: Any, pieces: tuple[str, ...], card: bool, found: set[str]) -> None:
    """The ids in a part of a view, as far as they are those of cards."""
    if part.__class__ is dict:
        for name, one in part.items():
            kind = one.__class__
            if kind is str:
                if name in pieces or (card and name == "id"):
                    found.add(one)
            elif kind is list or kind is dict:
                collect_ids(one, pieces, name in pieces or (card and name == "id"), found)
    else:
        for one in part:
            kind = one.__class__
            if kind is str:
                if card:
                    found.add(one)
            elif kind is list or kind is dict:
                collect_ids(one, pieces, card, found)


def seating(kinds: Sequence[str], number: int) -> list[str]:
    """The bots move on by one seat from game to game."""
    turn = number % len(kinds)
    return [*kinds[-turn:], *kinds[:-turn]] if turn else list(kinds)


def play_game(run: Run, number: int) -> tuple[Diary, Log]:
    """One game of a run, to its end."""
    game = find_game(run.game)
    kinds = seating(run.bots, number)
    seed = f"{run.seed}/{number}"
    log = Log(keep=run.events or any_own(kinds) or not names_sources(game))
    bots = [bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    # Random bots ask for no world, and what was played is in the diary.
    keep = not all(isinstance(one, RandomBot) for one in bots)
    match = Match(game, len(kinds), seed, run.options, keep=keep, log=log)
    diary = Diary(match, kinds, number, run)
    diary.bots = bots
    try:
        diary.course.play(bots, Rng.seeded(f"{seed}/imagined"))
    finally:
        close_all(bots)
    return diary, log


@cache
def schemas() -> dict[str, Any]:
    """The columns of every table; that of the games has those too that the game declares."""
    pa, _ = arrow()
    whole, text, part = pa.int64(), pa.string(), pa.float64()
    moves = pa.dictionary(pa.int32(), text)
    return {
        "games": {
            "game": whole, "seed": text, "winners": pa.list_(whole), "decisions": whole,
            "beats": whole, "branching": part, "lead_changes": whole, "known_at": part,
            "digest": text,
        },
        "seats": {
            "game": whole, "seat": whole, "bot": text, "won": part, "score": whole, "place": whole,
            "decisions": whole, "opening": text, "character": text, "cards": pa.list_(text),
            "points": pa.list_(whole),
            "sources": pa.list_(pa.struct({"source": text, "points": pa.list_(whole)})),
        },
        "moves": {"game": whole, "seat": whole, "move": moves, "times": whole, "won": part},
        "clauses": {"clause": text, "fired": whole, "games": whole},
        "decisions": {
            "game": whole, "decision": whole, "beat": whole, "seat": whole, "bot": text,
            "prompt": text, "moves": whole, "move": text,
        },
        "events": {
            "game": whole, "event": whole, "kind": text, "clause": text, "args": pa.list_(whole),
        },
    }  # fmt: skip


def other_type(column: str) -> Any:
    """What a column holds that not every run has."""
    pa, _ = arrow()
    return pa.string() if column == FAULT else pa.int64()


def forfeits_in(folder: Path) -> Forfeits:
    """What own bots forfeited in a run, with the first fault of each game."""
    found = Forfeits()
    if any_own(read_run(folder)["bots"]):
        seats = read_table(folder, "seats").select(["bot", "forfeited", FAULT])
        for row in seats.to_pylist():
            found.hear(row["bot"], row["forfeited"], [row[FAULT]])
    return found


def units(columns: Iterable[str]) -> list[str]:
    """What a game counts its length in, from the columns of its games."""
    always = schemas()["games"]
    return [name for name in columns if name not in always]


@contextmanager
def uncollected() -> Iterator[None]:
    """Python does not look for rings meanwhile: in long lists it would look again and again."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def play_part(run: Run, numbers: range) -> dict[str, Any]:
    """A row of games as tables, with the run's numbers turned meanwhile."""
    with uncollected():
        return _play_part(run, numbers)


def _play_part(run: Run, numbers: range) -> dict[str, Any]:
    pa, _ = arrow()
    game = find_game(run.game)
    columns = schemas()
    rows: dict[str, Columns] = {
        table: {name: [] for name in columns[table]} for table in run.tables()
    }
    cited = Cited()
    played: list[array[int]] = []
    points = Series(len(run.bots))
    with turned(game, run.numbers):
        for at in numbers:
            diary, log = play_game(run, at)
            played.append(diary.played)
            diary.write_game(rows["games"])
            diary.write_seats(rows["seats"], points)
            cited.add(log.cited)
            if run.decisions:
                diary.write_decisions(rows["decisions"])
            if run.events:
                diary.write_events(rows["events"])
    rows["clauses"] = cited.columns()
    flat = points.columns()
    tables = {
        table: pa.table(
            {
                name: flat[name]
                if table == "seats" and name in flat
                else pa.array(held, columns[table].get(name, other_type(name)))
                for name, held in rows[table].items()
            }
        )
        for table in run.tables()
        if table != "moves"
    }
    tables["moves"] = count_moves(played, numbers, game, rows["seats"]["won"])
    return tables


def count_moves(
    played: Sequence[array[int]], numbers: range, game: Game, won: Sequence[float]
) -> Any:
    """How often each seat played each move in each of these games, as a table."""
    pa, _ = arrow()
    np = import_module("numpy")
    size = len(game.moves)
    seats = len(won) // len(numbers)
    each = [len(one) for one in played]
    before = np.repeat(np.arange(len(played)) * (seats * size), each)
    found, times = np.unique(
        np.concatenate([np.frombuffer(one, np.int64) for one in played]) + before,
        return_counts=True,
    )
    seat_games, moves = found // size, found % size
    used, which = np.unique(moves, return_inverse=True)
    words = pa.DictionaryArray.from_arrays(
        which.astype(np.int32), [game.moves[move] for move in used]
    )
    return pa.table(
        {
            "game": np.array(numbers, np.int64)[seat_games // seats],
            "seat": seat_games % seats,
            "move": words,
            "times": times,
            "won": np.array(won, np.float64)[seat_games],
        }
    )


# -- files ---------------------------------------------------------------------------------------


def arrow() -> Any:
    """PyArrow; raises MissingExtra with the way to it."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:  # looked for only then: `need` searches the path for every module
        need("lab", "a run written as Parquet")
        raise


def part_file(folder: Path, table: str, first: int) -> Path:
    """Where a part of a table lies."""
    return folder / table / f"part-{first:08d}.parquet"


def write_part(run: Run, numbers: range, folder: str) -> int:
    """Play a part and write it; the file of the games comes last and says that it is whole."""
    _, parquet = arrow()
    rows = play_part(run, numbers)
    for table in reversed(run.tables()):
        file = part_file(Path(folder), table, numbers[0])
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(f".{os.getpid()}.half")
        parquet.write_table(rows[table], half, compression="zstd", write_statistics=False)
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
    least = LEAST_RANDOM if set(run.bots) == {"random"} else LEAST
    about["part"] = min(PART, max(least, math.ceil(games / JOBS)))
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
    need("ray", "the engine ray")
    ray = import_module("ray")
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
    return pa.concat_tables(parts, promote_options="permissive").unify_dictionaries()


def options_text(options: Mapping[str, Any]) -> str:
    """Options as one would type them.

    >>> options_text({"duel": True, "side": "left"})
    'duel=on, side=left'
    """
    return ", ".join(f"{name}={typed(value)}" for name, value in options.items()) or "none"


def typed(value: Value) -> str:
    """A value as a person types it.

    >>> typed(True), typed(False), typed(3)
    ('on', 'off', '3')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
