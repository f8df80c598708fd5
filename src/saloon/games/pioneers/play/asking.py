"""Menus (PIO-ASK): long lists in pages, numbers, and taking an Action back."""

from __future__ import annotations

from typing import Final

from saloon.engine.ask import Ask, FlowOf
from saloon.games.pioneers.moves import MOST
from saloon.games.pioneers.state import Table
from saloon.games.pioneers.written import BACK, PAGE, N

LONGEST: Final = 30
"""PIO-ASK-01: more entries than this are cut into pages."""
PAGE_SIZE: Final = 24
MOST_BACKS: Final = 10
"""PIO-ASK-02: so often in a turn an Action may be taken back."""

NONE: Final[list[int]] = []


def choose(
    seat: int,
    prompt: str,
    entries: list[int],
    commands: list[int],
    clause: str,
    args: tuple[int, ...] = (),
) -> FlowOf[int]:
    """PIO-ASK-01: an entry of a sorted list, asked in pages when it is long, or a command.

    A long list is one of tiles or of numbers. The arguments of a page's question are the first and
    last entry of every page.
    """
    while len(entries) > LONGEST:
        pages = (len(entries) + PAGE_SIZE - 1) // PAGE_SIZE
        ends: list[int] = []
        for page in range(pages):
            ends.append(entries[page * PAGE_SIZE])
            ends.append(entries[min((page + 1) * PAGE_SIZE, len(entries)) - 1])
        moves = [PAGE + page for page in range(pages)]
        moves.extend(commands)
        pages_of = "page-map" if entries[0] < N else "page-number"
        answer = yield Ask(seat, pages_of, moves, "PIO-ASK-01", tuple(ends))
        if not PAGE <= answer < PAGE + pages:
            return answer
        first = (answer - PAGE) * PAGE_SIZE
        entries = entries[first : first + PAGE_SIZE]
    answer = yield Ask(seat, prompt, [*entries, *commands], clause, args)
    return answer


def choose_number(
    seat: int,
    prompt: str,
    least: int,
    most: int,
    commands: list[int],
    clause: str,
    args: tuple[int, ...] = (),
) -> FlowOf[int]:
    """A whole number, or a command as a move; PIO-RULING-60: never more than 239.

    Returns the number, or -1 - command.
    """
    top = min(most, MOST)
    entries = list(range(N + least, N + top + 1))
    answer = yield from choose(seat, prompt, entries, commands, clause, args)
    return answer - N if N <= answer <= N + MOST else -1 - answer


def back(t: Table) -> list[int]:
    """PIO-ASK-02: back, while it may still be said this turn."""
    return [BACK] if t.backs < MOST_BACKS else NONE


def take_back(t: Table) -> bool:
    """PIO-ASK-02, PIO-ASK-03: the Action counts as not begun; returns that it was not used."""
    t.backs += 1
    t.cite("PIO-ASK-02 PIO-ASK-03")
    return False
