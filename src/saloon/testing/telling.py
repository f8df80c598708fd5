"""9: the teller of a game has words for all that can happen, and a board that fits a terminal."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len
from rich.console import Console, RenderableType

from saloon.declare import DeclaredGame
from saloon.declare.reading import Reading
from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings
from saloon.testing.claims import code_of
from saloon.words import DEFAULT_NAMES, Teller, folder_of, teller

SPOKEN = {"tell": 0, "whisper": 1}
"""Where the kind of an event stands among the arguments; behind it are its clauses and numbers."""

YOU = ("", "-you", "-to-you")
"""The forms of an event's message: for others, for who does it, for whom it is done to."""

WIDTHS = (80, 100, 120)
EVERY = 80
"""In a random game the table is read at every new kind of question, and once in this many moves."""

TOLD = re.compile(r'\.tell\(\s*"([^"]+)"|\.whisper\(\s*[^",]+,\s*"([^"]+)"')
ASKED = re.compile(r'\b(?:Ask|ask)\(\s*[^",]+(?:\([^)]*\))?,\s*"([^"]+)"')


def check_words(game: Game, lang: str) -> None:
    """Every event, question and option that the rules name has its messages in a language."""
    check_same_messages(game, lang)
    told = teller(game, lang)
    files = rule_files(game)
    rules = "".join(code_of(path) for path in files)
    kinds = {first or second for first, second in TOLD.findall(rules)}
    asked = {*ASKED.findall(rules)}
    if game.events:  # numbers are named where the rules tell and ask
        says = Reading(game.id, [*files, folder_of(game) / "game.py"])
        kinds, asked = {*says.events}, {*says.asks}
        unknown = sorted({*told.EVENTS, *told.ASKS} - kinds - asked)
        assert not unknown, f"the game declares what no rule names: {unknown}"
    prompts = {*asked, *told.ASKS, *game.prompts}
    undeclared = sorted(asked - {*game.prompts})
    assert not undeclared, f"prompts does not declare what the rules ask: {undeclared}"
    unnamed = sorted(kinds - set(told.EVENTS))
    assert not unnamed, f"EVENTS does not have what the rules tell: {unnamed}"
    if not game.events:
        unused = [name for name in (*told.EVENTS, *told.ASKS) if f'"{name}"' not in rules]
        assert not unused, f"EVENTS or ASKS has what no rule names: {unused}"
    needed = ["title", "tagline", "minutes", "score"]
    needed += [f"option-{option.id}{form}" for option in game.options for form in ("", "-hint")]
    for option in game.options:
        choices = () if option.flag else option.choices
        needed += [f"option-{option.id}-{choice}".lower() for choice in choices]
    needed += [f"event-{kind}" for kind in told.EVENTS]
    needed += [f"{form}-{prompt}" for prompt in sorted(prompts) for form in ("ask", "wait")]
    needed += told.needs()
    missing = [message for message in needed if message not in told.words]
    assert not missing, f"{lang} does not have the messages {missing}"
    if isinstance(game, DeclaredGame):  # whose fields say all that a message may use
        check_variables(game, lang)
    elif not game.events:  # a game that declares them has named its numbers where it tells
        for path in files:
            check_arity(path, told)


def check_variables(game: DeclaredGame[Any], lang: str) -> None:
    """No message asks for a number that its event, its question or its move does not have."""
    known = messages(folder_of(game), lang)
    given = {
        f"event-{kind}{form}": set(names) for kind, names in game.events.items() for form in YOU
    }
    for prompt, names in game.asks.items():
        given |= {f"{form}-{prompt}": {"who", *names} for form in ("ask", "wait")}
    given |= {f"move-{one.name}": set(one.parts) for one in game.families}
    for message, has in given.items():
        odd = sorted(known.get(message, set()) - has)
        named = ", ".join(sorted(has)) or "none"
        assert not odd, f"the message {message} in {lang}.ftl uses {odd}; its numbers are: {named}"


def rule_files(game: Game) -> list[Path]:
    """The modules that hold the rules: those in play/, or game.py itself in a small game."""
    folder = folder_of(game)
    return sorted((folder / "play").rglob("*.py")) or [folder / "game.py"]


def check_arity(path: Path, told: Teller) -> None:
    """Each event comes with as many numbers as EVENTS names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or any(isinstance(a, ast.Starred) for a in node.args):
            continue
        first = SPOKEN.get(getattr(node.func, "attr", ""), len(node.args))
        kind = node.args[first] if len(node.args) > first else None
        if isinstance(kind, ast.Constant) and kind.value in told.EVENTS:
            names, given = told.EVENTS[str(kind.value)], len(node.args) - first - 2
            assert len(names) == given, (
                f"the event {kind.value!r} is told with {given} numbers in {path.name}, but EVENTS "
                f"names {len(names)}"
            )


class Variables(Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """A variable is named."""
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The messages of a folder's own words, each with its variables."""
    text = (folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}.ftl cannot be read: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}.ftl has the message {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def check_same_messages(game: Game, lang: str) -> None:
    """A language has the messages of the first one, with the same variables."""
    folder = folder_of(game)
    first, other = messages(folder, game.langs[0]), messages(folder, lang)
    missing, more = sorted(first.keys() - other.keys()), sorted(other.keys() - first.keys())
    assert not missing, f"{lang}.ftl does not have the messages {missing}"
    assert not more, f"{lang}.ftl has messages that {game.langs[0]}.ftl does not have: {more}"
    unlike = [name for name in first if first[name] != other[name]]
    assert not unlike, f"{lang}.ftl uses other variables than {game.langs[0]}.ftl in {unlike}"


def check_telling(game: Game, lang: str) -> None:
    """Random games of each seat count, plain and with all that is on, are told to everybody."""
    for seats in game.seats:
        fitting = [options for count, options in settings(game) if count == seats]
        for options in (fitting[0], fitting[-1]) if len(fitting) > 1 else fitting:
            tell_a_game(game, lang, seats, options)


def tell_a_game(game: Game, lang: str, seats: int, options: dict[str, Value]) -> None:
    """One random game, as every seat and a spectator are told it."""
    names = DEFAULT_NAMES[:seats]
    onlooker = teller(game, lang, names)
    readers = [teller(game, lang, names, seat) for seat in range(seats)]
    match = Match(game, seats, f"told {seats}", options)
    rng = Rng.seeded(f"told {seats}")
    prompts: set[str] = set()
    moves = 0
    while match.asks:
        ask = match.asks[rng.below(len(match.asks))]
        if moves % EVERY == 0 or ask.prompt not in prompts:
            read_table(readers[ask.seat], match, WIDTHS[moves % len(WIDTHS)])
            read_table(onlooker, match, WIDTHS[moves % len(WIDTHS)])
        prompts.add(ask.prompt)
        match.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
        moves += 1
    for reader in (onlooker, *readers):
        read_table(reader, match, WIDTHS[0])
        for event in set(match.events_for(reader.me)):
            assert_said(reader.event(event), event)
    for seat, score in enumerate(match.scores):
        assert_said(onlooker.words("score", score=score), f"the score of seat {seat}")


def read_table(reader: Teller, match: Match, width: int) -> None:
    """All that one reader is told of the table as it stands: words, board, questions, moves."""
    view = match.view(reader.me)
    for line in reader.read(view):
        assert_said(line, "a line of the table")
    widest = max(cell_len(line) for line in draw(reader.board(view), width))
    assert widest <= width, f"the board takes {widest} columns of {width}"
    for ask in view["asks"]:
        assert_said(reader.prompt(ask), ask)
        labels = [reader.move(move, view) for move in ask.get("moves", [])]
        for move, label in zip(ask.get("moves", []), labels, strict=True):
            assert_said(label, move)
        assert len(set(labels)) == len(labels), f"two moves of {ask['prompt']} read alike: {labels}"


def draw(board: RenderableType, width: int, height: int | None = None) -> list[str]:
    """The lines of a board that is told how much room there is; none is cut to fit."""
    console = Console(width=width)
    with console.capture() as drawn:
        console.print(board, height=height, crop=False)
    return drawn.get().rstrip("\n").split("\n")


def assert_said(text: str, about: object) -> None:
    """A text that a person can read."""
    assert text.strip(), f"nothing is said of {about}"
    assert "{" not in text, f"{about} is told with a hole in it: {text}"
