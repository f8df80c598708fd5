"""A finished game looked back on, in words and bars: what the command and the table show."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from saloon.engine.event import EVERYBODY
from saloon.reasons import looked_again, percent
from saloon.terminal.report import WIDEST

if TYPE_CHECKING:
    from saloon.engine.match import Match
    from saloon.terminal.session import Session

MOMENTS = 12
"""How many moments of the game the chart shows, the turning points not counted."""

LEVELS = "▁▂▃▄▅▆▇█"
TOLD = 3
"""How many lines of the log a turning point may quote."""

INDENT = "   "


class LookBack:
    """A report on one session, told in lines of at most a width."""

    def __init__(
        self, session: Session, said: Mapping[str, Any], seat: int | None = None, width: int = 0
    ) -> None:
        self.session = session
        self.words = session.words
        self.names = session.names
        self.teller = session.teller(None)
        self.said = said
        self.seat = seat
        self.width = width or min(WIDEST, get_terminal_size().columns)

    def lines(self) -> Iterator[str]:
        """The whole report: who won, chances over time, turning points, costly choices, luck."""
        words = self.words
        said = self.said
        over = self.session.match.over
        yield words("look-title", game=self.teller.title())
        yield from self.session.result(None) if over else [words("look-unfinished")]
        yield from ["", *self.wrapped(words("look-how", thoughts=said["thoughts"]))]
        if not said["numbers"]:
            return
        yield from ["", words("look-chances"), ""]
        yield from self.curves()
        yield ""
        yield from self.moments()
        yield from ["", words("look-turning"), ""]
        for point in said["turning_points"]:
            yield from self.turning_point(point)
        yield from ["", words("look-costly"), ""]
        if not said["costliest"]:
            yield words("look-none")
        for place, choice in enumerate(said["costliest"], 1):
            yield from self.costly(place, choice)
        hints = [one for one in said["hints"] if self.seat in (None, one["seat"])]
        if hints:
            yield from ["", words("look-hints"), ""]
        for hint in hints:
            yield from self.hinted(hint)
        yield from ["", words("look-luck"), ""]
        shares = said["balance"] if self.seat is None else [said["balance"][self.seat]]
        for share in shares:
            yield from self.balance(share)
        yield from ["", *self.wrapped(words("look-luck-how"))]

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        """A paragraph in lines that fit."""
        return textwrap.wrap(text, self.width, subsequent_indent=indent, break_on_hyphens=False)

    # -- chances over time ------------------------------------------------------------------------

    def curves(self) -> Iterator[str]:
        """A line a seat: its chance from the first move to the last, as steps high and low."""
        chances: Sequence[Sequence[float]] = self.said["chances"]
        longest = max(len(name) for name in self.names)
        picked = spaced(len(chances), max(8, self.width - longest - 18))
        for seat, name in enumerate(self.names):
            curve = "".join([level(chances[i][seat]) for i in picked])
            ends = f"{percent(chances[0][seat])} → {percent(chances[-1][seat])}"
            yield f"  {name:<{longest}}  {curve}  {ends}"

    def moments(self) -> Iterator[str]:
        """A table: some moments, and at each every seat's chance as a bar and with its interval."""
        said = self.said
        chances: Sequence[Sequence[float]] = said["chances"]
        numbers: list[int] = [*said["numbers"], said["moves"]][: len(chances)]
        turns = {point[end] for point in said["turning_points"] for end in ("number", "until")}
        picked = {*spaced(len(chances), MOMENTS)}
        picked |= {i for i, number in enumerate(numbers) if number in turns}
        label = max(len(self.words("look-move")), 4)
        column = min(26, max(12, (self.width - label - 4) // len(self.names)))
        head = "".join([f"{name[: column - 1]:<{column}}" for name in self.names])
        yield f"  {self.words('look-move'):>{label}}  {head}".rstrip()
        for i in sorted(picked):
            ends = said["intervals"][i]
            row = "".join([cell(chances[i][s], ends[s], column) for s in range(len(self.names))])
            mark = "*" if numbers[i] in turns else " "
            yield f"{mark} {numbers[i]:>{label}}  {row}".rstrip()
        yield from self.wrapped(f"  {self.words('look-star')}", "  ")

    # -- what happened ----------------------------------------------------------------------------

    def said_move(self, before: Match, seat: int, move: str) -> str:
        """A move in words, as its own seat saw the table then."""
        return self.teller.move(move, before.view(seat))

    def turning_point(self, point: Mapping[str, Any]) -> Iterator[str]:
        """Who chose what, whom it helped or hurt, and what the log says of it."""
        words = self.words
        before = self.session.match.at(point["number"])
        after = self.session.match.at(point["until"])
        moves = [
            words("look-chose", who=self.names[seat], move=self.said_move(before, seat, move))
            for seat, move in point["moves"]
        ]
        by_luck = abs(point["luck"]) > abs(point["choice"])
        text = words(
            "look-point",
            number=point["number"] + 1,
            moves="; ".join(moves),
            who=self.names[point["seat"]],
            before=percent(point["before"]),
            after=percent(point["after"]),
            cause=words("look-by-luck" if by_luck else "look-by-choice"),
            choice=points(point["choice"]),
            luck=points(point["luck"]),
        )
        yield from self.wrapped(text, INDENT)
        events = [event for event in after.events[len(before.events) :] if event.to == EVERYBODY]
        for event in events[:TOLD]:
            line = f"{INDENT}· {self.teller.event(event)} [{event.clause}]"
            yield from self.wrapped(line, f"{INDENT}  ")
        if len(events) > TOLD:
            yield f"{INDENT}· {words('look-more', count=len(events) - TOLD)}"

    def costly(self, place: int, choice: Mapping[str, Any]) -> Iterator[str]:
        """What was chosen, what the bot would have chosen, and the difference."""
        before = self.session.match.at(choice["number"])
        seat = choice["seat"]
        text = self.words(
            "look-cost",
            place=place,
            number=choice["number"] + 1,
            who=self.names[seat],
            move=self.said_move(before, seat, choice["move"]),
            best=self.said_move(before, seat, choice["best"]),
            value=percent(choice["value"]),
            best_value=percent(choice["best_value"]),
            cost=round(100 * choice["cost"]),
            low=round(100 * max(0.0, choice["cost_low"])),
            high=round(100 * choice["cost_high"]),
            clause=choice["clause"],
        )
        yield from self.wrapped(text, INDENT)

    def hinted(self, hint: Mapping[str, Any]) -> Iterator[str]:
        """What a hint said, and what is thought of it now."""
        view = self.session.match.at(hint["number"]).view(hint["seat"])
        yield from self.wrapped(" ".join(looked_again(self.teller, hint, view)), INDENT)

    def balance(self, share: Mapping[str, Any]) -> Iterator[str]:
        """From the first chance to the last, by choices and by luck."""
        text = self.words(
            "look-balance",
            who=self.names[share["seat"]],
            start=percent(share["start"]),
            end=percent(share["end"]),
            choices=points(share["choices"]),
            others=points(share["others"]),
            luck=points(share["luck"]),
        )
        yield from self.wrapped(text, INDENT)


def spaced(length: int, most: int) -> list[int]:
    """Indexes of a list, the first and the last among them, evenly spaced and not too many.

    >>> spaced(9, 5), spaced(3, 5), spaced(1, 5)
    ([0, 2, 4, 6, 8], [0, 1, 2], [0])
    """
    count = min(length, most)
    return [round(i * (length - 1) / max(1, count - 1)) for i in range(count)]


def level(chance: float) -> str:
    """A chance as one step, high or low."""
    return LEVELS[min(len(LEVELS) - 1, int(chance * len(LEVELS)))]


def cell(chance: float, interval: Sequence[float], column: int) -> str:
    """A chance as a bar and a figure with its error.

    >>> cell(0.45, (0.42, 0.48), 16)
    '███░░░░  45 ±3  '
    """
    error = round(50 * (interval[1] - interval[0]))
    figure = f"{100 * chance:3.0f}" + (f" ±{error}" if error else "")
    room = column - 9
    full = round(chance * room)
    return f"{'█' * full}{'░' * (room - full)} {figure}".ljust(column)


def points(change: float) -> str:
    """A change in points of chance, with its sign.

    >>> points(0.123), points(-0.5), points(0.001)
    ('+12', '\u221250', '0')
    """
    return f"{100 * change:+.0f}".replace("-", "\N{MINUS SIGN}") if abs(change) >= 0.005 else "0"
