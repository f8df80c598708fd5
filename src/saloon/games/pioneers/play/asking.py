"""Menus (PIO-ASK): long lists in pages, numbers, and taking an Action back."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, FlowOf
from saloon.games.pioneers.moves import AT_ONCE, LINED, MOST
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import BACK, LINE, PAGE, N, is_at, is_n, is_page

LONGEST: Final = 30
"""PIO-ASK-01: more entries than this are cut into pages."""
PAGE_SIZE: Final = 24
MOST_BACKS: Final = 10
"""PIO-ASK-02: so often in a turn an Action may be taken back."""

NONE: Final[list[int]] = []


def choose(t: Table, ask: Ask, commands: list[int]) -> FlowOf[int]:
    """PIO-ASK-01: one of the sorted moves of a question, in pages when they are many, or a command.

    Many are tiles or numbers. The numbers of a page's question are the first and last entry of
    every page.
    """
    entries = ask.moves
    while len(entries) > LONGEST:
        pages = (len(entries) + PAGE_SIZE - 1) // PAGE_SIZE
        ends: list[int] = []
        for page in range(pages):
            ends.append(entries[page * PAGE_SIZE])
            ends.append(entries[min((page + 1) * PAGE_SIZE, len(entries)) - 1])
        moves = [PAGE + page for page in range(pages)]
        moves.extend(commands)
        if is_at(entries[0]):
            answer = yield t.ask_page_map(ask.seat, moves, "PIO-ASK-01", *ends)
        else:
            answer = yield t.ask_page_number(ask.seat, moves, "PIO-ASK-01", *ends)
        if not is_page(answer):
            return answer
        first = (answer - PAGE) * PAGE_SIZE
        entries = entries[first : first + PAGE_SIZE]
    ask.moves = [*entries, *commands]
    answer = yield ask
    return answer


def numbers(least: int, most: int) -> list[int]:
    """Whole numbers as moves; PIO-RULING-60: never more than 239."""
    return list(range(N + least, N + min(most, MOST) + 1))


def choose_number(t: Table, ask: Ask, commands: list[int]) -> FlowOf[int]:
    """A whole number, or a command as a move. Returns the number, or -1 - command."""
    answer = yield from choose(t, ask, commands)
    return answer - N if is_n(answer) else -1 - answer


GIVES: Final = 0
GETS: Final = 1
KINDS_LINED: Final = len(LINED)


def amounts(side: int, thing: int, most: int) -> list[int]:
    """PIO-TRADE-09: a thing with every number that one pick may name, as moves."""
    first = LINE + (side * KINDS_LINED + thing) * AT_ONCE
    return list(range(first, first + min(most, AT_ONCE)))


def amount_of(thing: int, side: int, number: int) -> int:
    """The move that picks a thing and how many of it."""
    return LINE + (side * KINDS_LINED + thing) * AT_ONCE + number - 1


def side_in(move: int) -> int:
    """Whether a picked line is given or got."""
    return (move - LINE) // AT_ONCE // KINDS_LINED


def thing_in(move: int) -> int:
    """What a picked line is of."""
    return (move - LINE) // AT_ONCE % KINDS_LINED


def number_in(move: int) -> int:
    """How many a picked line names."""
    return (move - LINE) % AT_ONCE + 1


def back(t: Table) -> list[int]:
    """PIO-ASK-02: back, while it may still be said this turn."""
    return [BACK] if t.backs < MOST_BACKS else NONE


def take_back(t: Table) -> bool:
    """PIO-ASK-02, PIO-ASK-03: the Action counts as not begun; returns that it was not used."""
    t.backs += 1
    t.cite("PIO-ASK-02 PIO-ASK-03")
    return False
