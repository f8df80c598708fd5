"""Words: every text a person sees comes from the Fluent files, in English and French.

`saloon/locale` holds the words all games share, `games/<id>/locale` a game's own. A `Teller` says
in one language what a view, a question, a move or an event of a game is; each game's `text.py`
holds its own kind of teller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from fluent.runtime import FluentBundle, FluentResource

from saloon.engine.errors import BadGame, SaloonError
from saloon.engine.event import Event
from saloon.engine.game import Game, Option, Value
from saloon.engine.number import Number
from saloon.goal import Goal

if TYPE_CHECKING:
    from rich.console import RenderableType

LANGS = ("en", "fr")
MOST_TOLD = 20_000
TOLD: dict[tuple[str, tuple[Path, ...]], dict[tuple[object, ...], str]] = {}
"""What was said lately, by language and files: most of a table is said again after a move."""

DEFAULT_NAMES = ("Ada", "Belle", "Cole", "Dora", "Earl", "Flora")


def folder_of(game: Game) -> Path:
    """The folder that holds a game's rules.md and locale."""
    path = import_module(type(game).__module__).__file__
    assert path is not None
    return Path(path).parent


def module_of(game: Game, name: str) -> Any:
    """A module beside a game's game.py, such as text or scene; raises BadGame where it is not."""
    found = _module_name(game, name)
    if found is None:
        raise BadGame(f"the game {game.id!r} has no {name}.py beside its game.py")
    return import_module(found)


def has_module(game: Game, name: str) -> bool:
    """Whether there is a module of this name beside a game's game.py, or one that stands in."""
    return _module_name(game, name) is not None


def _module_name(game: Game, name: str) -> str | None:
    package = type(game).__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.{name}") is not None:
        return f"{package}.{name}"
    return game.fallbacks.get(name)


def numbers_of(game: Game) -> tuple[Number, ...]:
    """What a designer may turn: as the game declares it, or in its numbers.py."""
    if game.numbers:
        return game.numbers
    found: tuple[Number, ...] = module_of(game, "numbers").NUMBERS
    return found


def language_of(game: Game, lang: str) -> str:
    """The language that a game is told in to a reader of this one."""
    return lang if lang in game.langs else game.langs[0]


@cache
def _bundle(lang: str, files: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _locale(folder: Path, lang: str) -> Path:
    return folder / "locale" / f"{lang}.ftl"


class Words:
    """The messages of one language: those all games share and, given one, a game's own.

    `extra` is another folder with a `locale` in it, such as the web table's.

    >>> Words("fr")("yes")
    'oui'
    """

    def __init__(self, lang: str, game: Game | None = None, extra: Path | None = None) -> None:
        if lang not in LANGS:
            known = ", ".join(LANGS)
            raise SaloonError(f"there is no language {lang!r}; the languages are: {known}")
        files = [_locale(Path(__file__).parent, lang)]
        if game is not None:
            files.append(_locale(folder_of(game), language_of(game, lang)))
            if not files[-1].exists():
                raise BadGame(
                    f"the game {game.id!r} has no words: locale/{files[-1].name} is missing"
                )
        if extra is not None:
            files.append(_locale(extra, lang))
        self.lang = lang
        self._bundle = _bundle(lang, tuple(files))
        self._told = TOLD.setdefault((lang, tuple(files)), {})

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


class Close:
    """How something ends: the events that close it, and who sees it as a scene.

    `hits` is "" for everybody, else the argument that names who is hit, "any" for all named in it,
    or "struck" for whom it hurts by `HITS`. `lines`: what happened is told in lines, not counted.
    """

    def __init__(self, *closes: str, hits: str = "", lines: bool = False) -> None:
        self.closes = frozenset(closes)
        self.hits = hits
        self.lines = lines


class Teller:
    """Says what happens at one table, in one language, to one reader.

    `names` are the players' names by seat; `me` is the reader's own seat or None. What the numbers
    of an event are called the game declares, or its own teller in EVENTS. It overrides what it
    needs to: at least `argument`, `board` and `read`, and `move` where the words `move-<family>`
    with the parts of a move are not enough.
    """

    EVENTS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    ASKS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    LEAVING: ClassVar[frozenset[str]] = frozenset()
    """Moves that end a turn, stop, or go back: they stand apart, always in the same place."""
    GIVES_UP: ClassVar[Mapping[str, str]] = {}
    """Leaving moves that give something up while there is more to do: message `gives-up-<name>`."""
    PICKERS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Questions whose moves are chosen part by part, with the names of their parts."""
    SETS: ClassVar[frozenset[str]] = frozenset()
    """Parts of which several may be chosen at once."""
    SUMS: ClassVar[frozenset[str]] = frozenset()
    """Questions for a sum: a long list of moves such as `n:12` is set by steps, or typed."""
    ORDER: ClassVar[tuple[str, ...]] = ()
    """Groups of moves that stand in this order, before any others; without, as moves come up."""

    GROUPS: ClassVar[Mapping[str, str]] = {}
    """What moves are about, by their text form or its first word: message `group-<name>`."""

    CALLED: ClassVar[Mapping[str, tuple[str, Sequence[str]]]] = {}
    """Numbers of events and moves that have names: message `<word>-<id>`, the word and the ids."""
    THINGS: ClassVar[tuple[str, ...]] = ("card",)
    """What things are called: message `<kind>-<id>`, the first of these kinds that there is."""

    RESULTS: ClassVar[frozenset[str]] = frozenset()
    """Events that tell what came of a fight, for those who had no part in it."""

    DEEDS: ClassVar[frozenset[str]] = frozenset()
    """Questions at which one thing is done and the next begins: what lies between is one thing to
    watch. Without any, every move is."""
    POINTED: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By question, the verbs of moves that are made by pointing at the map."""
    ENDINGS: ClassVar[Mapping[str, Close]] = {}
    """Events that begin the end of something, with what closes it: shown as a scene."""
    FLIGHTS: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Events that carry something: the arguments that name the giver and the taker, "" for none."""
    HITS: ClassVar[Mapping[str, str]] = {}
    """Events that hurt somebody: the argument that names who."""
    SCORES: ClassVar[frozenset[str]] = frozenset()
    """Events that change who leads."""
    CARDS: ClassVar[Mapping[str, str]] = {}
    """Events that turn up a card for everybody to see, with how the clauses begin that it brings:
    the table shows it with what came of it."""
    MEANS: ClassVar[frozenset[str]] = frozenset()
    """Events that only lead to what a turn comes to, or that every turn brings."""
    APART: ClassVar[frozenset[str]] = frozenset()
    """Events that begin what is no part of the turn it comes in, such as a count or a duel."""
    TURNS: ClassVar[frozenset[str]] = frozenset()
    """Events that begin somebody's turn."""
    ROUNDS: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a round or a day, or end the game: the log has a title there."""

    def __init__(
        self, game: Game, lang: str, names: Sequence[str] = (), me: int | None = None
    ) -> None:
        self.game = game
        self.words = Words(lang, game)
        self.names = list(names) or list(DEFAULT_NAMES)
        self.me = me
        if game.events:  # declared once, where the rules tell them
            vars(self).update(EVENTS=game.events, ASKS=game.asks)

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
        if name in self.CALLED:
            word, ids = self.CALLED[name]
            return self.words(f"{word}-{ids[value]}")
        return value

    def event(self, event: Event) -> str:
        """One line of the log: message `event-<kind>`.

        For the reader's own doings `event-<kind>-you`, for what is done to the reader
        `event-<kind>-to-you`, where there are such messages.
        """
        if event.kind not in self.EVENTS:
            raise BadGame(f"EVENTS of {self.game.id!r} does not name the event {event.kind!r}")
        named = self._called("event", event.kind, self.EVENTS[event.kind], event.args)
        message = f"event-{event.kind}"
        for name, form in (("who", f"{message}-you"), ("target", f"{message}-to-you")):
            if self.me is not None and named.get(name) == self.me and form in self.words:
                message = form
                break
        return self.words(message, **self._shown(named))

    def named(self, event: Event) -> dict[str, object]:
        """The numbers of an event by name, as a person would say them."""
        return self._shown(dict(zip(self.EVENTS[event.kind], event.args, strict=True)))

    def seats_in(self, event: Event) -> list[int]:
        """The seats that an event names."""
        named = zip(self.EVENTS[event.kind], event.args, strict=True)
        return [value for name, value in named if name in ("who", "target")]

    def doer(self, event: Event) -> int | None:
        """The seat that an event tells of (a foe is beyond all seats); None: it names nobody."""
        return dict(zip(self.EVENTS[event.kind], event.args, strict=True)).get("who")

    def struck(self, event: Event) -> int | None:
        """The seat that an event hurts; None for events that hurt nobody."""
        name = self.HITS.get(event.kind)
        if name is None:
            return None
        return dict(zip(self.EVENTS[event.kind], event.args, strict=True))[name]

    def flight(self, event: Event) -> tuple[int | None, int | None, str] | None:
        """Who hands what to whom by an event; None for events that carry nothing."""
        ends = self.FLIGHTS.get(event.kind)
        if ends is None:
            return None
        named = dict(zip(self.EVENTS[event.kind], event.args, strict=True))
        giver, taker = (named.get(end) for end in ends)
        return giver, taker, self.carried(named)

    def carried(self, named: Mapping[str, int]) -> str:
        """What an event carries, in a word or two."""
        return str(next(iter(self._shown(named).values())))

    def prompt(self, ask: Mapping[str, Any]) -> str:
        """The question on top of the table, for the reader it is put to or for the others.

        Messages `ask-<prompt>` ("You must …") and `wait-<prompt>` ("Belle is choosing …").
        """
        named = self._called(
            "question", ask["prompt"], self.ASKS.get(ask["prompt"], ()), ask["args"]
        )
        mine = ask["seat"] == self.me
        message = f"ask-{ask['prompt']}" if mine else f"wait-{ask['prompt']}"
        return self.words(message, **{**self._shown(named), "who": self.name(ask["seat"])})

    def _called(
        self, what: str, kind: str, names: Sequence[str], numbers: Sequence[int]
    ) -> dict[str, int]:
        """The numbers of an event or a question by what each is called; a row at the end is not."""
        if names and names[-1].startswith("*"):
            names = names[:-1]
            numbers = numbers[: len(names)]
        if len(names) != len(numbers):
            told = ", ".join([str(number) for number in numbers]) or "none"
            raise BadGame(
                f"the {what} {kind!r} of {self.game.id!r} comes with {len(numbers)} numbers "
                f"({told}), but {len(names)} are named: {', '.join(names) or 'none'}"
            )
        return dict(zip(names, numbers, strict=True))

    def _shown(self, named: Mapping[str, int]) -> dict[str, object]:
        return {name: self.argument(name, value) for name, value in named.items()}

    def title(self) -> str:
        """The game's name."""
        return self.words("title")

    def move(self, move: str, view: Mapping[str, Any]) -> str:
        """A legal move in words, as a button would say it on this table.

        A method `move_<verb>` says moves with this first word: it is given the rest of the text
        and the view. Other moves are said by the message of this very move (`move-task-rob`), of
        its family at the question that is open (`move-stop-shop`), or `move-<family>`.
        """
        verb, _, rest = move.partition(":")
        own = getattr(self, f"move_{verb.replace('-', '_')}", None)
        if own is not None:
            return str(own(rest, view))
        return self.plainly(move, view)

    def plainly(self, move: str, view: Mapping[str, Any]) -> str:
        """A move as its message says it, with its parts."""
        family = self.game.family(move)
        if family is None:
            raise NotImplementedError
        parts = family.named(self.game.code(move))
        plain = f"move-{family.name}"
        own = f"move-{move.replace(':', '-')}"
        asks = sorted(view["asks"], key=lambda ask: ask["seat"] != view["seat"])
        here = f"{plain}-{asks[0]['prompt']}" if asks else plain
        message = next((one for one in (here, own) if one in self.words), plain)
        return self.words(message, **self._shown(parts))

    def is_leaving(self, move: str) -> bool:
        """Whether a move ends a turn, stops, or goes back."""
        family = self.game.family(move)
        return move in self.LEAVING or (family is not None and family.leaves)

    def gives_up(self, move: str, view: Mapping[str, Any]) -> str:
        """What somebody loses who leaves now, in a few words, or ""."""
        message = self.GIVES_UP.get(move)
        if message is None or view["seat"] is None:
            return ""
        asked = [ask for ask in view["asks"] if ask["seat"] == view["seat"]]
        more = any(not self.is_leaving(other) for ask in asked for other in ask.get("moves", ()))
        return self.words(f"gives-up-{message}") if more else ""

    def group(self, move: str) -> str:
        """What a move is about, as the title over it; "" for moves without one."""
        name = self.GROUPS.get(move) or self.GROUPS.get(move.partition(":")[0])
        if name is None:
            family = self.game.family(move)
            name = family.group if family is not None else ""
        return self.words(f"group-{name}") if name else ""

    def blocked(self, view: Mapping[str, Any]) -> list[tuple[str, str]]:  # noqa: ARG002
        """What of its kind cannot be chosen now, each with the reason in a few words."""
        return []

    def called(self, id: str) -> str:
        """A card, building or character by its id in a view, as a person calls it."""
        for kind in self.THINGS:
            if f"{kind}-{id}" in self.words:
                return self.words(f"{kind}-{id}")
        return id

    def part(self, name: str, value: str, view: Mapping[str, Any]) -> str:  # noqa: ARG002
        """One value of a part of a composite choice, short enough for a small button."""
        message = f"pick-{name}-{value}"
        return self.words(message) if message in self.words else value

    def composite(self, ask: Mapping[str, Any]) -> tuple[tuple[str, ...], Sequence[str]] | None:
        """The names of the parts of a composite choice, and the moves that are made of them.

        None where the moves of a question are chosen as they are.
        """
        names = self.PICKERS.get(ask["prompt"])
        return None if names is None else (names, ask.get("moves", ()))

    def sums(self, ask: Mapping[str, Any]) -> Sequence[str]:
        """The moves of a question for a sum that name one: those with a number after the verb."""
        if ask["prompt"] not in self.SUMS:
            return ()
        return [move for move in ask.get("moves", ()) if move.partition(":")[2].isdecimal()]

    def needs(self) -> list[str]:
        """Messages that this teller says beside those of events, questions and options."""
        return []

    def read(self, view: Mapping[str, Any]) -> list[str]:
        """The whole table in plain lines, for a pipe or a screen reader."""
        raise NotImplementedError

    def counts(self, view: Mapping[str, Any]) -> list[str]:  # noqa: ARG002
        """What a reader could count by looking back, for those who want it counted for them."""
        return []

    def goal(self, view: Mapping[str, Any]) -> Goal:
        """What wins and how far everybody is; a game says more than the scores do."""
        return Goal(self.words("goal-most"), list(view["scores"]))

    def goal_line(self, view: Mapping[str, Any]) -> str:
        """The goal in one line, for a terminal."""
        goal = self.goal(view)
        of = self.words("goal-of", target=goal.target) if goal.target else ""
        seats = [f"{self.who(seat)} {count}{of}" for seat, count in enumerate(goal.reached)]
        aims = [self.words("name-value", name=aim.name, value=aim.state) for aim in goal.aims]
        return self.words(
            "goal-line", wins=goal.wins, seats=", ".join(seats), aims=" · ".join(["", *aims])
        )

    def tally(self, view: Mapping[str, Any]) -> dict[str, int]:
        """What the reader has, by name: what a hint says a move changes."""
        if self.me is None:
            return {}
        return {self.words("tally-points"): int(view["scores"][self.me])}

    def about(self, move: str, view: Mapping[str, Any]) -> str:  # noqa: ARG002
        """What a move is for, in a sentence, where its own words do not say so; else ''."""
        return ""

    def changes(
        self,
        before: Mapping[str, Any],  # noqa: ARG002
        after: Mapping[str, Any],  # noqa: ARG002
    ) -> list[str]:
        """What a move changed for the reader beside what is counted, a few words each."""
        return []

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
        """The table drawn for a terminal: the BOARD of the game's terminal.py."""
        drawn: RenderableType = module_of(self.game, "terminal").BOARD(self, view)
        return drawn


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
    kind: type[Teller] | None = getattr(module_of(game, "text"), "TELLER", None)
    if kind is None:
        raise BadGame(f"the text.py of the game {game.id!r} holds no TELLER")
    return kind(game, lang, names, me)
