"""Numbers, tables and plots that every game's report needs."""

from __future__ import annotations

import math
from collections import Counter
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


def starter_place(line: Line, seat: int) -> int:
    """How far clockwise from who went first a seat sits."""
    return int(seat - line["starter"]) % int(line["seats"])


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

    def lengths(
        self,
        groups: dict[str, list[Line]],
        of: str,
        aim: tuple[int, int],
        cap: str,
        label: str,
        clear: str,
    ) -> None:
        """A row of bars a setup: the share of games that lasted so long; the aim is shaded."""
        last = max(line[of] for lines in groups.values() for line in lines)
        figure, axes = self.pyplot.subplots(
            len(groups),
            figsize=(7, 1.3 * len(groups) + 0.6),
            sharex=True,
            squeeze=False,
            layout="constrained",
        )
        rows = axes[:, 0]
        along = range(1, last + 1)
        for axis, (name, lines) in zip(rows, groups.items(), strict=True):
            n = len(lines)
            times = Counter((line[of], line["ending"] == cap) for line in lines)
            base = [0.0] * last
            for capped, colour in ((False, "#7a4a21"), (True, "#b03a2e")):
                heights = [times[at, capped] / n for at in along]
                axis.bar(
                    along,
                    heights,
                    bottom=base,
                    color=colour,
                    label=cap.replace("-", " ") if capped else clear,
                )
                base = heights
            axis.axvspan(aim[0] - 0.5, aim[1] + 0.5, color="#d9c7a0", alpha=0.35, zorder=0)
            axis.set_ylabel(f"{name}\nn = {n}", rotation=0, ha="right", va="center", fontsize=8)
        rows[0].legend(fontsize=7)
        rows[-1].set_xlabel(label)
        self.save(figure, of)

    def points(
        self, groups: dict[str, list[Line]], kinds: Sequence[str], of: Callable[[Line], list[Line]]
    ) -> None:
        """Points by source, all seats, one bar a setup."""
        colours = ("#c9a227", "#4f6d5a", "#7a4a21", "#b03a2e", "#3b5b7a")
        figure, axis = self.pyplot.subplots(figsize=(7, 3), layout="constrained")
        base = [0.0] * len(groups)
        for kind, colour in zip(kinds, colours, strict=False):
            heights = [
                mean([points.get(kind, 0) for line in lines for points in of(line)])
                for lines in groups.values()
            ]
            axis.bar(range(len(groups)), heights, bottom=base, color=colour, label=kind)
            base = [low + height for low, height in zip(base, heights, strict=True)]
        axis.set_xticks(range(len(groups)), [name.replace(", ", "\n") for name in groups])
        axis.set_ylabel("points a seat")
        axis.legend(fontsize=8)
        self.save(figure, "points")

    def ratios(self, rows: list[tuple[str, Line]], who: str, name: str, label: str) -> None:
        """How those counted fared against an even share, the best on top."""
        rows = sorted([row for row in rows if row[1][who]], key=lambda row: ratio_of(row[1], who))
        figure, axis = self.pyplot.subplots(
            figsize=(7, 0.8 + 0.22 * len(rows)), layout="constrained"
        )
        for height, (_, count) in enumerate(rows):
            ratio, low, high = ratio_of(count, who)
            axis.plot([low, high], [height, height], color="#7a4a21", linewidth=2)
            axis.plot(ratio, height, "o", color="#b03a2e", markersize=4)
        axis.axvline(1.0, color="#555555", linewidth=0.8)
        axis.set_yticks(range(len(rows)), [called for called, _ in rows], fontsize=8)
        axis.set_xlabel(label)
        self.save(figure, name)

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
    """Whether it matters where one sits: by place, as `of` counts them."""
    plots.seats(groups, of)
    head = ["n", "won", "of its share"]
    return [
        begin,
        table(["setup", "place", *head], seat_rows(groups, of)),
        f"![Win rate by seat]({plots.game}-seats.svg)",
    ]


def ratio_of(count: Line, who: str) -> tuple[float, float, float]:
    """How often those counted won, against an even share, with interval."""
    n = count[who]
    if not n:
        return 0.0, 0.0, 0.0
    low, high = interval(count[who + " won"] / n, n)
    even = count[who + " even"] / n
    return count[who + " won"] / n / even, low / even, high / even


def count_for(count: Line, who: str, line: Line, seat: int) -> None:
    """One more of those counted: a seat of a game, and its part of the victory."""
    count[who] += 1
    count[who + " won"] += won(line, seat)
    count[who + " even"] += 1 / line["seats"]


def ratio_text(count: Line, who: str) -> str:
    """The same, for a table."""
    return ratio_with_interval(count[who + " won"], count[who + " even"], count[who])


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
