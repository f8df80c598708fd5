"""A lesson as its file tells it: a game from a fixed seed, step by step, in English and French.

A lesson stands in `games/<id>/lessons/<name>.toml`. docs/lessons.md says how to write one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from saloon.engine.errors import IllegalMove, SaloonError
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.words import LANGS, folder_of

FIRST: Final = "first"
"""The lesson that everybody takes first."""

CLOSING: Final = re.compile(r" ([:;!?»])")

HEAD: Final = frozenset(
    ("game", "seats", "learner", "seed", "options", "minutes", "order", "level", "title", "about")
)
STEP: Final = frozenset(
    (
        "title",
        "say",
        "anyway",
        "anyway_title",
        "otherwise",
        "other",
        "light",
        "clause",
        "about",
        "play",
        "then",
    )
)


class BadLesson(SaloonError):
    """A lesson's file does not say what a lesson must say."""


class NoLesson(SaloonError):
    """There is no such lesson."""


Text = Mapping[str, str]
"""The same words in every language."""


@dataclass(frozen=True)
class Step:
    """One thing the coach says.

    `say` holds on the way the lesson goes; `anyway` on any other way (without it the step is left
    out there), under `anyway_title` where the title tells what happened on the lesson's way. A step
    with `play` waits for a move and suggests this one, the others are read. `then` is how the
    others answer.
    """

    title: Text
    say: Text
    anyway: Text
    anyway_title: Text
    otherwise: Text
    other: Mapping[str, Text]
    light: tuple[str, ...]
    clause: str
    about: str
    play: str
    then: tuple[tuple[int, str], ...]

    @property
    def why(self) -> str:
        """The clause that a learner may look up here, or ''."""
        return self.clause or self.about


@dataclass(frozen=True)
class Lesson:
    """A game from a fixed seed with what the coach says about it."""

    game: Game
    name: str
    seats: int
    learner: int
    seed: str
    options: Mapping[str, object]
    minutes: int
    order: int
    level: str
    title: Text
    about: Text
    steps: tuple[Step, ...]
    script: tuple[tuple[int, str], ...] = field(default=(), compare=False)

    @property
    def id(self) -> str:
        """What names this lesson among all: the game, and its own name unless it is the first."""
        return self.game.id if self.name == FIRST else f"{self.game.id}/{self.name}"

    def deal(self) -> Match:
        """The table as the lesson begins."""
        return Match(self.game, self.seats, self.seed, self.options)

    def decisions(self) -> int:
        """How many moves the learner makes."""
        return len([step for step in self.steps if step.play])


def lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, in the order they are to be taken."""
    folder = folder_of(game) / "lessons"
    found = [lesson(game, file.stem) for file in sorted(folder.glob("*.toml"))]
    return sorted(found, key=lambda one: one.order)


@cache
def lesson(game: Game, name: str = FIRST) -> Lesson:
    """One lesson; raises NoLesson naming those there are, BadLesson where its file is wrong."""
    folder = folder_of(game) / "lessons"
    names = sorted(file.stem for file in folder.glob("*.toml"))
    if name not in names:
        known = ", ".join(names) or "none"
        raise NoLesson(f"{game.id} has no lesson {name!r}; its lessons are: {known}")
    return read(game, name, (folder / f"{name}.toml").read_text(encoding="utf-8"))


def read(game: Game, name: str, text: str) -> Lesson:
    """The lesson that a file holds, played through once to see that every move is legal."""
    where = f"lesson {game.id}/{name}"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{where}: {error}") from None
    _known(where, data, HEAD | {"step"})
    if data.get("game") != game.id:
        raise BadLesson(f"{where} is for {data.get('game')!r}, but stands among those of {game.id}")
    steps = tuple(
        _step(f"{where}, step {number}", one) for number, one in enumerate(data["step"], 1)
    )
    made = Lesson(
        game=game,
        name=name,
        seats=int(data["seats"]),
        learner=int(data.get("learner", 0)),
        seed=str(data["seed"]),
        options=dict(data.get("options", {})),
        minutes=int(data["minutes"]),
        order=int(data.get("order", 1)),
        level=str(data.get("level", "deputy")),
        title=_text(f"{where}, title", data["title"]),
        about=_text(f"{where}, about", data["about"]),
        steps=steps,
    )
    if not steps or steps[-1].play:
        raise BadLesson(f"{where} must end with a step that is read")
    return Lesson(**{**vars(made), "script": _rehearsed(where, made)})


def _known(where: str, data: Mapping[str, Any], names: frozenset[str]) -> None:
    for name in data:
        if name not in names:
            raise BadLesson(f"{where}: there is no {name!r}; there are: {', '.join(sorted(names))}")


def _text(where: str, data: Any, must: bool = True) -> Text:
    """Words in every language, or none at all where they may be missing."""
    if data is None and not must:
        return {}
    given = data if isinstance(data, dict) else {}
    if sorted(given) != sorted(LANGS) or not all(str(words).strip() for words in given.values()):
        raise BadLesson(f"{where} must be said in {' and '.join(LANGS)}, no more and no less")
    return {lang: _set(lang, " ".join(str(words).split())) for lang, words in given.items()}


def _set(lang: str, words: str) -> str:
    """A sentence as it is set: in French no line begins with a sign that closes one."""
    return CLOSING.sub("\N{NO-BREAK SPACE}\\1", words) if lang == "fr" else words


def _step(where: str, data: Mapping[str, Any]) -> Step:
    _known(where, data, STEP)
    then = []
    for line in data.get("then", []):
        seat, _, move = str(line).partition(" ")
        if not seat.isdigit() or not move:
            raise BadLesson(f"{where}: an answer looks like '1 draw:saloon', not {line!r}")
        then.append((int(seat), move.strip()))
    if then and not data.get("play"):
        raise BadLesson(f"{where}: the others answer a move, and this step plays none")
    return Step(
        title=_text(f"{where}, title", data.get("title")),
        say=_text(f"{where}, say", data.get("say")),
        anyway=_text(f"{where}, anyway", data.get("anyway"), must=False),
        anyway_title=_text(f"{where}, anyway_title", data.get("anyway_title"), must=False),
        otherwise=_text(f"{where}, otherwise", data.get("otherwise"), must=False),
        other={
            move: _text(f"{where}, other {move}", words)
            for move, words in data.get("other", {}).items()
        },
        light=tuple(str(id) for id in data.get("light", [])),
        clause=str(data.get("clause", "")),
        about=str(data.get("about", "")),
        play=str(data.get("play", "")),
        then=tuple(then),
    )


def _rehearsed(where: str, lesson: Lesson) -> tuple[tuple[int, str], ...]:
    """All moves of a lesson in their order; raises BadLesson where one is not legal."""
    match = lesson.deal()
    for number, step in enumerate(lesson.steps, 1):
        if not step.play:
            continue
        for seat, move in ((lesson.learner, step.play), *step.then):
            try:
                match.play(seat, move)
            except IllegalMove as error:
                raise BadLesson(f"{where}, step {number}: {error}") from None
        waiting = [ask.seat for ask in match.asks]
        last = step is [one for one in lesson.steps if one.play][-1]
        if lesson.learner not in waiting and not match.over and not last:
            raise BadLesson(f"{where}, step {number}: after it seats {waiting} are asked")
    return tuple(match.moves)


def file_of(lesson: Lesson) -> Path:
    """Where a lesson is written down."""
    return folder_of(lesson.game) / "lessons" / f"{lesson.name}.toml"
