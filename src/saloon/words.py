"""Words: every text a person sees comes from the Fluent files, in English and French.

`saloon/locale` holds the words all games share, `games/<id>/locale` a game's own. A `Teller` says
in one language what a view, a question, a move or an event of a game is; each game's `text.py`
holds its own kind of teller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from fluent.runtime import FluentBundle, FluentResource

from saloon.engine.errors import SaloonError
from saloon.engine.event import Event
from saloon.engine.game import Game, Option, Value

if TYPE_CHECKING:
    from rich.console import RenderableType

LANGS = ("en", "fr")
MOST_TOLD = 20_000
TOLD: dict[tuple[str, tuple[Path, ...]], dict[tuple[object, ...], str]] = {}
"""What was said lately, by language and folders: most of a table is said again after a move."""

DEFAULT_NAMES = ("Ada", "Belle", "Cole", "Dora", "Earl", "Flora")


def folder_of(game: Game) -> Path:
    """The folder that holds a game's rules.md and locale."""
    path = import_module(type(game).__module__).__file__
    assert path is not None
    return Path(path).parent


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    if lang not in LANGS:
        raise SaloonError(f"there is no language {lang!r}; the languages are: {', '.join(LANGS)}")
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        text = (folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """The messages of one language: those all games share and, given one, a game's own.

    `extra` is another folder with a `locale` in it, such as the web table's.

    >>> Words("fr")("yes")
    'oui'
    """

    def __init__(self, lang: str, game: Game | None = None, extra: Path | None = None) -> None:
        folders = [Path(__file__).parent]
        if game is not None:
            folders.append(folder_of(game))
        if extra is not None:
            folders.append(extra)
        self.lang = lang
        self._bundle = _bundle(lang, tuple(folders))
        self._told = TOLD.setdefault((lang, tuple(folders)), {})

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **args: object) -> str:
        """One message with its arguments filled in; a missing one is a bug and raises KeyError."""
        key = (message, *args.items())
        try:
            told = self._told.get(key)
        except TypeError:  # an argument that cannot be a key
            return self._say(message, args)
        if told is None:
            told = self._say(message, args)
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            self._told[key] = told
        return told

    def _say(self, message: str, args: dict[str, object]) -> str:
        if not self._bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {self.lang}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} in {self.lang} has no value")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {message!r} in {self.lang}: {errors[0]}")
        return str(text)


class Teller:
    """Says what happens at one table, in one language, to one reader.

    `names` are the players' names by seat; `me` is the reader's own seat or None. A game's own
    teller sets EVENTS (for each kind of event, what its numbers are called) and overrides what it
    needs to: at least `argument`, `move`, `board` and `read`.
    """

    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    ASKS: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(
        self, game: Game, lang: str, names: Sequence[str] = (), me: int | None = None
    ) -> None:
        self.game = game
        self.words = Words(lang, game)
        self.names = list(names) or list(DEFAULT_NAMES)
        self.me = me

    def name(self, seat: int) -> str:
        """A player by name."""
        return self.names[seat]

    def who(self, seat: int) -> str:
        """A player by name, the reader with a word that says so: for the table in words."""
        name = self.name(seat)
        return self.words("read-you", name=name) if seat == self.me else name

    def argument(self, name: str, value: int) -> object:
        """A number of an event or a question as a person would say it, by what it is called.

        Seats (`who`, `target`) are names; a game adds its cards, places and tokens. Whatever is
        left, a count, stays a number, so that Fluent can choose a plural by it.
        """
        if name in ("who", "target"):
            return self.name(value)
        return value

    def event(self, event: Event) -> str:
        """One line of the log: message `event-<kind>`.

        For the reader's own doings `event-<kind>-you`, for what is done to the reader
        `event-<kind>-to-you`, where there are such messages.
        """
        named = dict(zip(self.EVENTS[event.kind], event.args, strict=True))
        message = f"event-{event.kind}"
        for name, form in (("who", f"{message}-you"), ("target", f"{message}-to-you")):
            if self.me is not None and named.get(name) == self.me and form in self.words:
                message = form
                break
        return self.words(message, **self._shown(named))

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """The question on top of the table, for the reader it is put to or for the others.

        Messages `ask-<prompt>` ("You must …") and `wait-<prompt>` ("Belle is choosing …").
        """
        named = dict(zip(self.ASKS.get(ask["prompt"], ()), ask["args"], strict=True))
        mine = ask["seat"] == self.me
        message = f"ask-{ask['prompt']}" if mine else f"wait-{ask['prompt']}"
        return self.words(message, **{**self._shown(named), "who": self.name(ask["seat"])})

    def _shown(self, named: Mapping[str, int]) -> dict[str, object]:
        return {name: self.argument(name, value) for name, value in named.items()}

    def title(self) -> str:
        """The game's name."""
        return self.words("title")

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A legal move in words, as a button would say it on this table."""
        raise NotImplementedError

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in plain lines, for a pipe or a screen reader."""
        raise NotImplementedError

    def read_options(self, view: Mapping[str, Any]) -> list[str]:
        """The line that names the optional rules in play, where there are any."""
        chosen: Mapping[str, Value] = view["table"]["options"]
        names = [
            self.option(option, chosen[option.id])
            for option in self.game.options
            if chosen[option.id] != option.default
        ]
        return [self.words("read-options", options=", ".join(names))] if names else []

    def option(self, option: Option, value: Value) -> str:
        """An optional rule that is on, with message `option-<id>-<choice>` where it has several."""
        name = self.words(f"option-{option.id}")
        if option.flag:
            return name
        return f"{name} ({self.words(f'option-{option.id}-{value}'.lower())})"

    def board(self, view: Mapping[str, Any]) -> RenderableType:
        """The table drawn for a terminal."""
        raise NotImplementedError


class Board:
    """A view being drawn for a terminal; a game's own board adds `__rich_console__`."""

    def __init__(self, teller: Teller, view: Mapping[str, Any]) -> None:
        self.teller = teller
        self.words = teller.words
        self.view = view
        self.table: Mapping[str, Any] = view["table"]


def cut(text: str, room: int) -> str:
    """A text that fits.

    >>> cut("Tombstone", 9), cut("Tombstone", 6)
    ('Tombstone', 'Tombs…')
    """
    return text if len(text) <= room else f"{text[: room - 1]}…"


def teller(game: Game, lang: str, names: Sequence[str] = (), me: int | None = None) -> Teller:
    """The teller of a game: its text.py holds it as TELLER."""
    package = type(game).__module__.rpartition(".")[0]
    kind: type[Teller] = import_module(f"{package}.text").TELLER
    return kind(game, lang, names, me)
