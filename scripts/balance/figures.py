"""Numbers, tables and plots that every game's report needs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from saloon.bots.advice import interval

Line = dict[str, Any]
"""One game, as a line of the file."""


def share(hits: float, n: int) -> str:
    """A part of n in percent with its 95 % interval (Wilson)."""
    if not n:
        return "-"
    low, high = interval(hits / n, n)
    return f"{100 * hits / n:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def ratio_with_interval(wins: float, even: float, n: int) -> str:
    """Wins of n chances against an even share of them, with its 95 % interval."""
    if not n:
        return "-"
    low, high = interval(wins / n, n)
    return f"{wins / even:.2f} ({low * n / even:.2f} to {high * n / even:.2f})"


def mean(numbers: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def mean_with_interval(numbers: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    middle = mean(numbers)
    if len(numbers) < 2:
        return f"{middle:.2f}"
    spread = math.sqrt(sum((x - middle) ** 2 for x in numbers) / (len(numbers) - 1))
    return f"{middle:.2f} ± {1.96 * spread / math.sqrt(len(numbers)):.2f}"


def quantile(numbers: Sequence[float], part: float) -> float:
    """The number that a part of them does not exceed."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def won(line: Line, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(line["winners"]) if seat in line["winners"] else 0.0


def setups_of(lines: Sequence[Line]) -> dict[str, list[Line]]:
    """The games by setup, in order of seats and options; by bot too where there are several."""
    found: dict[str, list[Line]] = {}
    several = len({bot_name(line) for line in lines}) > 1
    for line in sorted(lines, key=lambda one: (one["seats"], len(one["options"]))):
        name = f"{setup_name(line)}, {bot_name(line)}" if several else setup_name(line)
        found.setdefault(name, []).append(line)
    return found


def bot_name(line: Line) -> str:
    """Who played, and with how much thought."""
    return f"{line['bot']} {line['budget']}".strip()


def setup_name(line: Line) -> str:
    """How a setup is called: 4 seats, or 1 seat, horsemen, or 3 seats, governors."""
    seats = line["seats"]
    options = sorted(line["options"].items())
    names = [name if value is True else str(value) for name, value in options]
    return ", ".join([f"{seats} seat{'s' if seats > 1 else ''}", *names])


def by_place(lines: Sequence[Line], of: Callable[[Line, int], int]) -> list[tuple[float, int]]:
    """For every place of a seat (as `of` counts them): the wins and the games."""
    seats = lines[0]["seats"]
    wins = [0.0] * seats
    for line in lines:
        for seat in range(seats):
            wins[of(line, seat)] += won(line, seat)
    return [(win, len(lines)) for win in wins]


def seat_itself(line: Line, seat: int) -> int:  # noqa: ARG001
    """The seat as it is numbered."""
    return seat


def seat_rows(
    groups: dict[str, list[Line]], of: Callable[[Line, int], int]
) -> Iterator[Sequence[object]]:
    """By setup and place: win rate, and how it compares with an even share."""
    for name, lines in groups.items():
        seats = lines[0]["seats"]
        if seats > 1:
            for place, (wins, n) in enumerate(by_place(lines, of)):
                yield name, place, n, share(wins, n), ratio_with_interval(wins, n / seats, n)


class Plots:
    """Draws with matplotlib beside the report."""

    def __init__(self, game: str, folder: Path) -> None:
        import matplotlib

        matplotlib.use("Agg")
        matplotlib.rcParams.update({"svg.hashsalt": "saloon", "svg.fonttype": "none"})
        from matplotlib import pyplot

        self.pyplot: Any = pyplot
        self.game = game
        self.folder = folder

    def save(self, figure: Any, name: str) -> None:
        """As SVG, the same bytes for the same figures."""
        file = self.folder / f"{self.game}-{name}.svg"
        figure.savefig(file, metadata={"Date": None})
        self.pyplot.close(figure)

    def seats(self, groups: dict[str, list[Line]], of: Callable[[Line, int], int]) -> None:
        """Win rate by place, as `of` counts them, against an even share."""
        figure, axis = self.pyplot.subplots(figsize=(7, 3.4), layout="constrained")
        at = 0.0
        ticks: list[tuple[float, str]] = []
        for name, lines in groups.items():
            seats = lines[0]["seats"]
            for place, (wins, n) in enumerate(by_place(lines, of)):
                low, high = (edge * seats for edge in interval(wins / n, n))
                axis.plot([at, at], [low, high], color="#7a4a21", linewidth=2)
                axis.plot(at, wins / n * seats, "o", color="#b03a2e", markersize=4)
                axis.annotate(
                    str(place), (at, high), (0, 2), textcoords="offset points", fontsize=7
                )
                at += 1
            ticks.append((at - (seats + 1) / 2, name.replace(", ", "\n")))
            at += 1
        for level, style in ((1.0, "-"), (1.25, "--")):
            axis.axhline(level, color="#555555", linewidth=0.8, linestyle=style)
        axis.set_xticks([tick for tick, _ in ticks], [label for _, label in ticks], fontsize=8)
        axis.set_ylabel("wins, of an even share")
        self.save(figure, "seats")


def seats_chapter(
    groups: dict[str, list[Line]], plots: Plots, of: Callable[[Line, int], int], begin: str
) -> list[str]:
    """Whether it matters where one sits: by place, as `of` counts them, and by number."""
    plots.seats(groups, of)
    head = ["n", "won", "of its share"]
    return [
        begin,
        table(["setup", "place", *head], seat_rows(groups, of)),
        "And by the number of the seat, which should not matter at all:",
        table(["setup", "seat", *head], seat_rows(groups, seat_itself)),
        f"![Win rate by seat]({plots.game}-seats.svg)",
    ]


def plain_chapters(lines: Sequence[Line], plots: Plots) -> list[str]:
    """For a game without chapters of its own: length and seats."""
    groups = setups_of(lines)
    rows = [
        (name, len(group), mean_with_interval([line["decisions"] for line in group]))
        for name, group in groups.items()
    ]
    plots.seats(groups, seat_itself)
    return [
        "### Length",
        table(["setup", "n", "decisions"], rows),
        "### Seats",
        table(["setup", "seat", "n", "won", "of its share"], seat_rows(groups, seat_itself)),
        f"![Win rate by seat]({plots.game}-seats.svg)",
    ]
