"""What the commands print: rules, coverage, simulations, replays and speeds, as lines or data."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saloon.engine.game import Game
    from saloon.lab.coverage import Coverage
    from saloon.lab.forfeits import Forfeits
    from saloon.lab.simulate import Simulation
    from saloon.rulebook import Clause, Departure, Rulebook, Version
    from saloon.terminal.session import Session
    from saloon.words import Words

WIDEST = 100
NAME_WIDTH = 12
BARS = 12
BAR_WIDTH = 40


def wrapped(text: str, indent: str = "") -> list[str]:
    """A paragraph in lines that fit the terminal."""
    width = min(WIDEST, get_terminal_size().columns)
    return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)


# -- games ---------------------------------------------------------------------------------------


def about_game(game: Game, words: Words) -> dict[str, Any]:
    """A game with its seats and optional rules, as data."""
    return {
        "id": game.id,
        "rules": game.rules,
        "title": _said(words, "title", game.id),
        "tagline": _said(words, "tagline", ""),
        "seats": list(game.seats),
        "options": [
            {
                "id": option.id,
                "title": _said(words, f"option-{option.id}", option.id),
                "hint": _said(words, f"option-{option.id}-hint", ""),
                "default": option.default,
                "choices": list(option.choices),
                "clause": option.clause,
            }
            for option in game.options
        ],
    }


def _said(words: Words, message: str, otherwise: str) -> str:
    """A message of a game, which may be somebody else's and not have it."""
    return words(message) if message in words else otherwise


# -- rules ---------------------------------------------------------------------------------------


def _entry(clause: Clause) -> list[str]:
    return wrapped(f"{clause.id}  {clause.text}", "    ")


def _departure(words: Words, departure: Departure) -> Iterator[str]:
    yield ", ".join(departure.clauses)
    for part in ("book", "here", "why"):
        said = words(
            "departures-line", head=words(f"departures-{part}"), text=getattr(departure, part)
        )
        yield from wrapped(f"    {said}", " " * 8)


def rules_lines(words: Words, book: Rulebook) -> Iterator[str]:
    """All clauses by chapter, then rulings and examples, then departures from the book."""
    yield book.title
    yield from ["", *wrapped(book.intro)]
    for chapter, clauses in book.contents().items():
        yield from ["", chapter, ""]
        for clause in clauses:
            yield from _entry(clause)
        for table in book.tables.get(chapter, []):
            yield ""
            for cells in (table.head, *table.rows):
                yield from wrapped(" | ".join(cells), "    ")
    for shelf in (book.rulings, book.examples):
        chapter = ""
        for clause in shelf.values():
            if clause.chapter != chapter:
                chapter = clause.chapter
                yield from ["", chapter, ""]
            yield from _entry(clause)
    if book.departures:
        yield from ["", words("departures"), ""]
        for departure in book.departures:
            yield from _departure(words, departure)


def clause_lines(words: Words, book: Rulebook, id: str) -> Iterator[str]:
    """One clause, what the book says in its place, and what rulings and examples say of it."""
    entry = book.entry(id)
    yield entry.chapter
    yield from ["", *_entry(entry)]
    departure = book.departure(entry.id)
    if departure is not None:
        yield from ["", *_departure(words, departure)]
    for other in book.about(entry.id):
        yield from ["", *_entry(other)]


def rules_data(book: Rulebook, id: str | None) -> dict[str, Any]:
    """The whole book, or one clause with what is said about it."""
    if id is None:
        return {
            "title": book.title,
            "clauses": [_clause_data(clause) for clause in book.clauses.values()],
            "rulings": [_clause_data(clause) for clause in book.rulings.values()],
            "examples": [_clause_data(clause) for clause in book.examples.values()],
            "departures": [_departure_data(departure) for departure in book.departures],
            "tables": [
                {"chapter": chapter, "head": table.head, "rows": table.rows}
                for chapter, tables in book.tables.items()
                for table in tables
            ],
        }
    entry = book.entry(id)
    departure = book.departure(entry.id)
    return {
        **_clause_data(entry),
        "departure": _departure_data(departure) if departure is not None else None,
        "about": [_clause_data(other) for other in book.about(entry.id)],
    }


def version_lines(versions: Sequence[Version]) -> Iterator[str]:
    """What changed with each version of the rules, the newest first."""
    for number, version in enumerate(versions):
        if number:
            yield ""
        yield version.rules
        for change in version.changes:
            yield from wrapped(f"- {change}", "  ")


def versions_data(versions: Sequence[Version]) -> list[dict[str, Any]]:
    """The versions of the rules as data."""
    return [{"rules": version.rules, "changes": version.changes} for version in versions]


def _departure_data(departure: Departure) -> dict[str, Any]:
    return {
        "clauses": departure.clauses,
        "book": departure.book,
        "here": departure.here,
        "why": departure.why,
    }


def _clause_data(clause: Clause) -> dict[str, str]:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "text": clause.text,
        "exempt": clause.exempt,
    }


def coverage_lines(words: Words, coverage: Coverage, games: int) -> Iterator[str]:
    """How often each clause applied, and which never did."""
    for id, times in coverage.fired.items():
        mark = words("coverage-exempt") if id in coverage.exempt else ""
        yield f"{times:>12,}  {id}  {mark}".rstrip()
    applied = sum(1 for times in coverage.fired.values() if times)
    yield words("coverage-sum", games=games, fired=applied, clauses=coverage.clauses)
    if coverage.never:
        yield words("coverage-never", clauses=", ".join(coverage.never))


# -- simulations ---------------------------------------------------------------------------------


def simulation_lines(
    words: Words, kinds: Sequence[str], seed: str, result: Simulation
) -> Iterator[str]:
    """Win rates with their intervals, by bot and by seat, and how long games last."""
    yield words("simulate-head", games=result.games, seats=", ".join(kinds), seed=seed)
    yield ""
    yield words("simulate-by-bot")
    rates = result.by_bot()
    wide = max(NAME_WIDTH, *map(len, rates))
    for kind, rate in rates.items():
        yield _rate_line(f"{kind:<{wide}}", rate)
    yield ""
    yield words("simulate-by-seat", fair=f"{1 / result.seats:.1%}")
    for seat, rate in enumerate(result.by_seat()):
        yield _rate_line(words("simulate-seat", number=seat + 1), rate)
    data = result.data()
    for unit in result.lengths():
        yield ""
        yield words(f"simulate-{unit}") if f"simulate-{unit}" in words else unit
        yield from _spread_lines(words, data[unit])
    if result.forfeits.choices:
        yield ""
        yield from forfeit_lines(words, result.forfeits)


def forfeit_lines(words: Words, forfeits: Forfeits) -> Iterator[str]:
    """Which bots forfeited choices, and what they did instead."""
    for name, choices in forfeits.choices.items():
        yield words("simulate-forfeits", bot=name, choices=choices)
        yield from (f"  {fault}" for fault in forfeits.examples[name])


def _rate_line(name: str, rate: Mapping[str, float]) -> str:
    return f"  {name:<{NAME_WIDTH}} {rate['rate']:7.2%}   [{rate['low']:.2%}, {rate['high']:.2%}]"


def _spread_lines(words: Words, spread: Mapping[str, Any]) -> Iterator[str]:
    yield "  " + words(
        "simulate-spread",
        mean=f"{spread['mean']:.1f}",
        median=spread["median"],
        low=spread["p5"],
        high=spread["p95"],
        least=spread["min"],
        most=spread["max"],
    )
    width = max(1, -(-(spread["max"] - spread["min"] + 1) // BARS))
    bars: dict[int, int] = {}
    for length, times in spread["histogram"].items():
        first = spread["min"] + (int(length) - spread["min"]) // width * width
        bars[first] = bars.get(first, 0) + times
    highest = max(bars.values())
    for first in range(spread["min"], spread["max"] + 1, width):
        label = str(first) if width == 1 else f"{first}-{first + width - 1}"
        times = bars.get(first, 0)
        yield f"  {label:>11}  {'█' * round(BAR_WIDTH * times / highest):<{BAR_WIDTH}} {times:,}"


# -- replays -------------------------------------------------------------------------------------


def replay_lines(session: Session) -> Iterator[str]:
    """A whole match as a story: each move and what came of it."""
    yield session.teller(None).title()
    seats = zip(session.names, session.kinds_told, strict=True)
    yield ", ".join(f"{name} ({kind})" for name, kind in seats)
    again = session.match.at(0)
    story = session.teller(None)
    seen = 0
    for number in range(len(session.match.moves) + 1):
        if number:
            # Of a secret question the answers stand one after another: what came of them is told
            # behind the last.
            seat, move = session.match.moves[number - 1]
            again.play(seat, move)
            yield f"{number}. {session.names[seat]}: {move}"
        for event in [e for e in again.events[seen:] if e.to < 0]:
            yield f"    {story.event(event)} [{event.clause}]"
        seen = len(again.events)
    yield from session.teller(None).read(session.match.view(None))
    if session.match.over:
        yield from session.result(None)


def replay_data(session: Session) -> dict[str, Any]:
    """A match with its moves, its open events and its result as data."""
    match = session.match
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "options": match.options,
        "seats": [
            {"name": name, "kind": kind}
            for name, kind in zip(session.names, session.kinds, strict=True)
        ],
        "moves": [{"seat": seat, "move": move} for seat, move in match.moves],
        "events": [
            {"text": text, "kind": event.kind, "clauses": list(event.clauses)}
            for text, event in session.told(None)
        ],
        "over": match.over,
        "winners": match.winners,
        "scores": match.scores,
    }


# -- speed ---------------------------------------------------------------------------------------


def speed_lines(words: Words, result: Mapping[str, Any]) -> Iterator[str]:
    """Every figure of a benchmark on its line."""
    yield words(
        "bench-head",
        game=result["game"],
        build=result["build"],
        seats=result["seats"],
        python=result["python"],
    )
    for name in (
        "decisions_per_s",
        "decisions_per_s_from_python",
        "games_per_s",
        "clones_per_s",
        "clones_beat_per_s",
        "clones_middle_per_s",
    ):
        yield f"{result[name]:>14,.0f}  {words('bench-' + name.replace('_', '-'))}"
