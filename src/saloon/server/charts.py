"""Charts over a whole game: a line for every seat, with letters at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from saloon import drawing as d
from saloon.engine.game import Game
from saloon.server.scenes import has_plates
from saloon.words import Words


@dataclass(frozen=True)
class Told:
    """What a chart shows: a row of figures after each move, and the words around it."""

    rows: Sequence[Sequence[float]]
    marks: Mapping[float, str]
    finals: Sequence[str]
    title: str
    below: str
    stepped: bool = True


def scores(
    game: Game, names: Sequence[str], rows: Sequence[Sequence[int]], say: Words, wide: bool
) -> str:
    """The scores over the whole game."""
    values = [value for row in rows for value in row]
    least, most = min([0, *values]), max([1, *values])
    marks = {float(value): str(value) for value in {least, 0, most, (least + most) // 2}}
    finals = [str(score) for score in rows[-1]]
    below = say("chart-moves", count=len(rows) - 1)
    return curves(game, names, Told(rows, marks, finals, say("chart"), below), wide)


def curves(game: Game, names: Sequence[str], told: Told, wide: bool) -> str:
    """A figure for every seat over the whole game, a line each, with letters and shapes."""
    rows, stepped = told.rows, told.stepped
    seats = len(names)
    plates = has_plates(game)
    w, left = (640.0, 52.0) if wide else (340.0, 40.0)
    h, low = 220.0, 190.0
    least, most = min(told.marks), max(told.marks)
    span = w - left - 50

    def spot(number: int, value: float, seat: int) -> tuple[float, float]:
        x = left + span * number / max(1, len(rows) - 1)
        apart = seat * 2.5 if stepped else 0
        return x, low - (low - 20) * (value - least) / (most - least) - apart

    out = [d.rect(0, 0, w, h, 8, fill=d.PAPER)]
    for value in sorted(told.marks):
        y = spot(0, value, 0)[1]
        line = f"M{d.num(left)} {d.num(y)} H{d.num(w - 40)}"
        out.append(d.path(line, stroke=d.RULE, opacity="0.5"))
        out.append(d.words(left - 8, y + 5, told.marks[value], 14, d.INK_SOFT, anchor="end"))
    for seat in range(seats):
        points = []
        for number, row in enumerate(rows):
            if number in (0, len(rows) - 1) or row[seat] != rows[number - 1][seat]:
                if number and stepped:
                    points.append(spot(number, rows[number - 1][seat], seat))
                points.append(spot(number, row[seat], seat))
        line = " ".join(f"{d.num(x)},{d.num(y)}" for x, y in points)
        colour = d.PLATE_LINES[seat] if plates else d.PLAYERS[seat][0]
        width = 3 if stepped else 2.2
        out.append(d.el("polyline", points=line, fill="none", stroke=colour, stroke_width=width))
    ends = sorted((spot(len(rows) - 1, rows[-1][seat], seat)[1], seat) for seat in range(seats))
    last = -99.0
    for place, (y, seat) in enumerate(ends):
        lowest = h - 12 - 19 * (seats - 1 - place)  # there must be room for those below
        last = min(lowest, max(y, last + 19))
        out.append((d.plate if plates else d.player_mark)(seat, w - 26, last, 9))
    out.append(d.words(left + span / 2, h - 8, told.below, 14, d.INK_SOFT))
    said = ", ".join(f"{names[seat]} {told.finals[seat]}" for seat in range(seats))
    return d.el(
        "svg",
        *out,
        viewBox=f"0 0 {d.num(w)} {d.num(h)}",
        role="img",
        aria_label=f"{told.title}: {said}",
        class_="chart",
    )
