"""9: the teller of a game has words for all that can happen, and a board that fits a terminal."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console, RenderableType

from saloon.engine.game import Game, Value
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.coverage import settings
from saloon.testing.claims import code_of
from saloon.words import DEFAULT_NAMES, Teller, folder_of, teller

WIDTHS = (80, 100, 120)
EVERY = 80
"""In a random game the table is read at every new kind of question, and once in so many moves."""

TOLD = re.compile(r'\.tell\(\s*"([^"]+)"|\.whisper\(\s*[^",]+,\s*"([^"]+)"')
ASKED = re.compile(r'\bAsk\(\s*[^",]+(?:\([^)]*\))?,\s*"([^"]+)"')


def check_words(game: Game, lang: str) -> None:
    """Every event, question and option that the rules name has its messages in a language."""
    told = teller(game, lang)
    rules = "".join(code_of(path) for path in sorted((folder_of(game) / "play").rglob("*.py")))
    kinds = {first or second for first, second in TOLD.findall(rules)}
    prompts = {*ASKED.findall(rules), *told.ASKS}
    unnamed = sorted(kinds - set(told.EVENTS))
    assert not unnamed, f"EVENTS does not have what the rules tell: {unnamed}"
    unused = [name for name in (*told.EVENTS, *told.ASKS) if f'"{name}"' not in rules]
    assert not unused, f"EVENTS or ASKS has what no rule names: {unused}"
    needed = ["title", "tagline", "minutes", "score"]
    needed += [f"option-{option.id}{form}" for option in game.options for form in ("", "-hint")]
    for option in game.options:
        choices = () if option.flag else option.choices
        needed += [f"option-{option.id}-{choice}".lower() for choice in choices]
    needed += [f"event-{kind}" for kind in told.EVENTS]
    needed += [f"{form}-{prompt}" for prompt in sorted(prompts) for form in ("ask", "wait")]
    missing = [message for message in needed if message not in told.words]
    assert not missing, f"{lang} does not have the messages {missing}"


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
