"""A whole course: practice and lessons in turn, examinations between, and a folder to go on from.

Everything that a course knows lies in its folder, and each file is put there at once or not at all:
whoever kills it loses the round under way. What was practised in a round follows from the seed
and from the weights of the last round but one, so that it can be played while that before it is
learned from; with an end by games (not by the clock) the same seed gives the same curve.
"""

from __future__ import annotations

import json
import os
import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from saloon.bots.weights import FILE, write_weights
from saloon.catalog import game as find_game
from saloon.engine.errors import BadGame, BadSetup
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.lab.arena import Pairing, Rate, bot_rates, play_all
from saloon.lab.plots import COLOURS, FAIR, MARKS, canvas, drawn
from saloon.train.practice import Crew, Lesson, Plan, jobs_of
from saloon.train.pupil import Page, Pupil, saved

SETTINGS = "course.json"
CHECKPOINT = "checkpoint.pt"
CURVE = "curve.json"
PICTURE = "curve.svg"
REPORT = "report.md"
KEPT = 10
"""How many rounds of practice are learned from at a time."""
EACH = 8
"""Games that a core plays before it hands them in."""
OFTEN = 3
"""How often a row is looked at, on average, before it is forgotten, in parts of a round."""
RATE = 1.5e-3
LEAST_RATE = 0.1
"""How fast it learns at first, and the part of that at the end of the course."""
OPENING = 8
"""Rounds at the start that are played and foreseen by the game's own sense, not by the network."""


@dataclass(frozen=True)
class Settings:
    """What makes a course the one it is; a stopped one goes on with the same."""

    game: str
    rules: str
    seats: tuple[int, ...]
    options: dict[str, Value]
    seed: int = 0
    thoughts: int = 0
    games_a_round: int = 200
    hidden: tuple[int, ...] = (64, 32)
    exam_budget: str = "100"
    exam_games: int = 60
    exam_every: int = 10
    above_sense: bool = False
    moves: bool = True

    def data(self) -> dict[str, Any]:
        """As it is written down."""
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


def has_sense(game: Game, seats: int) -> bool:
    """Whether a game can judge a table by itself."""
    try:
        game.senses(Match(game, seats, "sense").state)
    except BadGame:
        return False
    return True


def practised(number: int, seats: int) -> str:
    """The file of what was played in one round."""
    return f"round-{number}-{seats}.pickle"


class Course:
    """One course, from where its folder stands."""

    def __init__(self, settings: Settings, out: Path, workers: int = 1) -> None:
        self.settings = settings
        self.out = out
        self.workers = workers
        self.game = find_game(settings.game)
        self.pupils = {
            seats: Pupil(
                self.game,
                seats,
                settings.hidden,
                settings.seed + seats,
                settings.above_sense,
                settings.moves,
            )
            for seats in settings.seats
        }
        self.pages: dict[int, list[Page]] = {seats: [] for seats in settings.seats}
        self.newest: dict[int, bytes] = {}
        self.rounds = 0
        self.games = 0
        self.decisions = 0
        self.minutes = 0.0
        self.curve: list[dict[str, Any]] = []
        self.weights = self.before = self.written()
        self.sensible = has_sense(self.game, settings.seats[0])
        if settings.above_sense and not self.sensible:
            raise BadSetup(f"{settings.game} has no sense of its own that learning could go beyond")
        torch.set_num_threads(max(1, workers))
        self.open()

    # -- the folder ------------------------------------------------------------------------------

    def open(self) -> None:
        """Make the folder, or go on with what lies in it."""
        try:
            self.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(f"{self.out} cannot be made: {error.strerror}") from None
        file = self.out / SETTINGS
        if file.exists():
            self.compare(file)
        else:
            if any(self.out.iterdir()):
                raise BadSetup(f"{self.out} holds other things; a course takes a folder of its own")
            self.put(SETTINGS, json.dumps(self.settings.data(), indent=2).encode())
        checkpoint = self.out / CHECKPOINT
        if checkpoint.exists():
            self.recall(checkpoint)

    def compare(self, file: Path) -> None:
        """Whether the course in the folder is this one; raises BadSetup."""
        try:
            held = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            raise BadSetup(f"{file} is damaged") from None
        mine = self.settings.data()
        for name, value in mine.items():
            if held.get(name) != value:
                raise BadSetup(
                    f"the course in {self.out} has {name} = {held.get(name)!r}, not {value!r}; "
                    "a course goes on as it began, another one takes another folder"
                )

    def put(self, name: str, data: bytes) -> None:
        """Write a file at once or not at all."""
        beside = self.out / f"{name}.new"
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.out / name)

    def save(self) -> None:
        """Write down where the course stands; the checkpoint comes last, it names the rest."""
        state = {
            "pupils": {seats: pupil.state() for seats, pupil in self.pupils.items()},
            "rounds": self.rounds,
            "games": self.games,
            "decisions": self.decisions,
            "minutes": self.minutes,
            "curve": self.curve,
            "weights": self.weights,
            "before": self.before,
        }
        for seats, held in self.newest.items():
            self.put(practised(self.rounds, seats), held)
        self.put(FILE, self.weights)
        self.put(CHECKPOINT, saved(state))
        for seats in self.pages:
            (self.out / practised(self.rounds - KEPT, seats)).unlink(missing_ok=True)

    def recall(self, file: Path) -> None:
        """Go on from a checkpoint."""
        state = torch.load(file, map_location="cpu", weights_only=True)
        for seats, pupil in self.pupils.items():
            pupil.recall(state["pupils"][seats])
        self.rounds = state["rounds"]
        self.games = state["games"]
        self.decisions = state["decisions"]
        self.minutes = state["minutes"]
        self.curve = state["curve"]
        self.weights = state["weights"]
        self.before = state["before"]
        for seats, pages in self.pages.items():
            for number in range(max(1, self.rounds - KEPT + 1), self.rounds + 1):
                held = (self.out / practised(number, seats)).read_bytes()
                lesson = pickle.loads(held)  # noqa: S301 (our own, in our own folder)
                pages.append(self.pupils[seats].page(lesson))

    # -- learning --------------------------------------------------------------------------------

    def run(self, games: int, minutes: float, tell: Callable[[str], None]) -> None:
        """Learn until this many games are played or minutes spent, in all.

        While a round is learned from, the next is played; and the one after that lies ready, so
        that no core waits for the slowest game.
        """
        if self.done(games, minutes):
            return
        if not self.curve:
            self.curve.append(self.standing({"chances": 0.0, "moves": 0.0}))
        crew = Crew(self.workers)
        try:
            played = self.begin(crew, self.rounds, self.before)
            following = self.begin(crew, self.rounds + 1, self.weights)
            over = False
            while not over:
                began = time.monotonic()
                rate = RATE * max(LEAST_RATE, 1 - self.part(games, minutes))
                off = self.learn(self.handed_in(played), rate)
                self.minutes += (time.monotonic() - began) / 60
                over = self.done(games, minutes)
                played = following
                if not (games and self.games + self.a_round() >= games):
                    following = self.begin(crew, self.rounds + 1, self.weights)
                if over or self.rounds % self.settings.exam_every == 0:
                    self.curve.append(self.examined(off))
                    tell(self.line(self.curve[-1]))
                self.save()
        finally:
            crew.close()

    def a_round(self) -> int:
        """How many games a round has."""
        return self.settings.games_a_round * len(self.settings.seats)

    def done(self, games: int, minutes: float) -> bool:
        """Whether the course is over."""
        return bool((games and self.games >= games) or (minutes and self.minutes >= minutes))

    def part(self, games: int, minutes: float) -> float:
        """How far the course has come, 0 to 1."""
        return max(self.games / games if games else 0.0, self.minutes / minutes if minutes else 0.0)

    def begin(self, crew: Crew, number: int, held: bytes) -> dict[int, Iterator[Lesson]]:
        """Have a round played by some weights, with every number of seats."""
        settings = self.settings
        first = number * settings.games_a_round
        numbers = range(first, first + settings.games_a_round)
        by_sense = self.sensible and number < OPENING
        return {
            seats: crew.play(jobs_of(self.plan(seats), numbers, b"" if by_sense else held, EACH))
            for seats in settings.seats
        }

    def plan(self, seats: int) -> Plan:
        """How games with so many seats are played."""
        settings = self.settings
        return Plan(
            settings.game,
            seats,
            settings.options,
            str(settings.seed),
            settings.thoughts,
            above_sense=settings.above_sense,
        )

    def handed_in(self, played: dict[int, Iterator[Lesson]]) -> dict[int, Lesson]:
        """What was written down in a round, when all of it is played."""
        found: dict[int, Lesson] = {}
        for seats, lessons in played.items():
            whole = next(lessons)
            for lesson in lessons:
                whole.add(lesson)
            found[seats] = whole
            self.games += whole.games
            self.decisions += whole.decisions
        return found

    def learn(self, lessons: dict[int, Lesson], rate: float) -> dict[str, float]:
        """Learn from a round, and from those before it."""
        off: dict[str, float] = {}
        for seats, lesson in lessons.items():
            pupil = self.pupils[seats]
            pages = self.pages[seats]
            pages.append(pupil.page(lesson))
            del pages[:-KEPT]
            self.newest[seats] = pickle.dumps(lesson)
            off = pupil.learn(pages, OFTEN * len(lesson), rate)
        self.rounds += 1
        self.before, self.weights = self.weights, self.written()
        return off

    def written(self) -> bytes:
        """The file of weights as they are now."""
        drafts = [pupil.draft() for pupil in self.pupils.values()]
        about = {
            "seed": self.settings.seed,
            "games": self.games,
            "decisions": self.decisions,
            "thoughts": self.settings.thoughts,
        }
        return write_weights(self.game, self.settings.options, drafts, about)

    # -- examinations ----------------------------------------------------------------------------

    def standing(self, off: dict[str, float]) -> dict[str, Any]:
        """Where the course is, as one point of the curve without an examination."""
        return {
            "round": self.rounds,
            "games": self.games,
            "decisions": self.decisions,
            "minutes": round(self.minutes, 2),
            "off": {name: round(value, 4) for name, value in off.items()},
            "exams": [],
        }

    def examined(self, off: dict[str, float]) -> dict[str, Any]:
        """One point of the curve: games against the bots as they were."""
        self.put(FILE, self.weights)
        point = self.standing(off)
        budget = self.settings.exam_budget
        for seats in self.settings.seats:
            rate = self.exam(seats, budget, self.settings.exam_games, f"exam {self.rounds}")
            if rate is not None:
                point["exams"].append({"seats": seats, "budget": budget, **asdict(rate)})
        return point

    def exam(self, seats: int, budget: str, games: int, seed: str) -> Rate | None:
        """How often one seat with the weights wins against a table of bots without them."""
        if games < 1 or seats < 2:
            return None
        pupil = f"legend@{self.out / FILE}"
        rival = "legend@sense" if self.sensible else "random"
        options = tuple((name, str(value)) for name, value in self.settings.options.items())
        line_up = (pupil, *[rival] * (seats - 1))
        pairing = Pairing(self.settings.game, line_up, games, budget, seed, options)
        outcomes = play_all([pairing], workers=self.workers, progress=False)
        return next(rate for rate in bot_rates(outcomes) if rate.name == pupil)

    # -- what it says ----------------------------------------------------------------------------

    def line(self, point: dict[str, Any]) -> str:
        """One point of the curve in words."""
        said = (
            f"{point['minutes']:.1f} minutes, {point['games']:,} games, "
            f"{point['decisions']:,} decisions"
        )
        for exam in point["exams"]:
            said += (
                f"; {exam['seats']} seats: won {exam['rate']:.3f} of {exam['games']} "
                f"({exam['low']:.3f} to {exam['high']:.3f}, even {exam['even']:.2f})"
            )
        return said

    def finish(self, budget: str, games: int, tell: Callable[[str], None]) -> dict[str, Any]:
        """The last examination, at a budget of its own, then curve, picture and report."""
        last = []
        for seats in self.settings.seats:
            rate = self.exam(seats, budget, games, f"last exam {self.rounds}")
            if rate is not None:
                last.append({"seats": seats, "budget": budget, **asdict(rate)})
        data = {"settings": self.settings.data(), "curve": self.curve, "last": last}
        self.put(CURVE, json.dumps(data, indent=2).encode())
        self.put(PICTURE, picture(self.curve).encode())
        report = self.report(last)
        self.put(REPORT, report.encode())
        for line in report.splitlines():
            if line and not line.startswith("#"):
                tell(line)
        return data

    def report(self, last: list[dict[str, Any]]) -> str:
        """The course in a few sentences."""
        settings = self.settings
        seats = ", ".join(str(count) for count in settings.seats)
        how = f"a search of {settings.thoughts}" if settings.thoughts else "one step ahead"
        rival = "legend by its own sense" if self.sensible else "random"
        lines = [
            f"# A course in {settings.game}",
            "",
            f"Rules {settings.rules}, {seats} seats, seed {settings.seed}: {self.games:,} games of "
            f"{self.decisions:,} decisions against itself ({how}) in {self.minutes:.1f} minutes on "
            f"{self.workers} cores. The weights take {len(self.weights):,} bytes.",
            "",
        ]
        for exam in last:
            better = exam["low"] > exam["even"]
            worse = exam["high"] < exam["even"]
            verdict = "better than" if better else "worse than" if worse else "not told apart from"
            lines.append(
                f"With {exam['seats']} seats and {exam['budget']} a decision, one legend with the "
                f"weights won {exam['rate']:.3f} of {exam['games']} games "
                f"({exam['low']:.3f} to {exam['high']:.3f}; even is {exam['even']:.2f}): {verdict} "
                f"{rival}."
            )
        lines += [
            "",
            "To play against it: "
            f"`saloon play {settings.game} --seats human,legend@{self.out / FILE}`. "
            f"To make it the game's own, put {FILE} beside its game.py.",
            "",
            f"The curve is in {CURVE} and {PICTURE}.",
        ]
        return "\n".join(lines) + "\n"


def picture(curve: list[dict[str, Any]]) -> str:
    """The share of games won over the games played, a line a number of seats, with intervals."""
    figure, axes = canvas(7, 3.6)
    seats = sorted({exam["seats"] for point in curve for exam in point["exams"]})
    for at, count in enumerate(seats):
        style = {"color": COLOURS[at % len(COLOURS)], "linewidth": 1.6}
        held = [
            (point["games"], exam)
            for point in curve
            for exam in point["exams"]
            if exam["seats"] == count
        ]
        games = [number for number, _ in held]
        axes.axhline(1 / count, color=FAIR, linestyle="--")
        axes.plot(
            games,
            [exam["rate"] for _, exam in held],
            marker=MARKS[at % len(MARKS)],
            label=f"{count} seats",
            **style,
        )
        axes.vlines(games, [e["low"] for _, e in held], [e["high"] for _, e in held], **style)
    axes.set_xlabel("games against itself")
    axes.set_ylabel("won against the bots before")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    if seats:
        axes.legend(frameon=False)
    return drawn(figure) + "\n"
