"""Pictures of figures, as SVG text: shape and place tell things apart, colour only helps."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

INK = "#1f1a17"
FAIR = "#6b6b6b"
# After Okabe and Ito: told apart by people who do not see all colours.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKS = ("o", "s", "^", "D", "v", "P")
LONGEST = 44
"""More letters than this and a label would leave no room for the picture."""
HATCHES = ("", "//", "..", "xx", "\\\\", "++")


def canvas(wide: float, high: float, panels: int = 1) -> tuple[Any, Any]:
    """A figure to draw on and its axes; of several panels, a row that shares one scale."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.rcParams.update(
        {"svg.fonttype": "none", "svg.hashsalt": "saloon", "font.size": 11, "axes.edgecolor": INK}
    )
    figure, axes = pyplot.subplots(
        1, panels, figsize=(wide, high), layout="constrained", sharey=True, squeeze=False
    )
    for one in axes[0]:
        one.spines[["top", "right"]].set_visible(False)
    return figure, axes[0] if panels > 1 else axes[0][0]


def drawn(figure: Any) -> str:
    """The picture as SVG that can stand in a page; the same figures give the same text."""
    from matplotlib import pyplot

    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    text = out.getvalue()
    return text[text.index("<svg") :]


def rates(rows: Sequence[Mapping[str, Any]], label: str) -> str:
    """Win rates with their intervals; a bar across for what is fair, a ring for what stands out."""
    rows = list(rows)[::-1]
    figure, axes = canvas(8, 0.9 + 0.34 * len(rows))
    for at, one in enumerate(rows):
        axes.plot([one["low"], one["high"]], [at, at], color=COLOURS[0], linewidth=2.2)
        odd = one.get("stands_out", False)
        axes.plot(
            one["rate"], at, "D" if odd else "o", color=COLOURS[1] if odd else COLOURS[0],
            markersize=8 if odd else 6,
        )  # fmt: skip
        axes.plot(one["share"], at, "|", color=FAIR, markersize=14, markeredgewidth=2)
    axes.set_yticks(range(len(rows)), [f"{short(one)} (n={one['trials']:,})" for one in rows])
    axes.set_xlim(left=0)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(label)
    axes.grid(axis="x", alpha=0.3)
    return drawn(figure)


def short(one: Mapping[str, Any]) -> str:
    """What a rate is called, cut where a label would leave no room for the picture."""
    name = str(one.get("label", one["name"]))
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def histogram(counts: Mapping[str, Any], label: str, games: str) -> str:
    """A distribution, its median marked."""
    scale = counts.get("scale", 1)
    held = {int(value) / scale: times for value, times in counts["histogram"].items()}
    figure, axes = canvas(8, 2.6)
    values = sorted(held)
    whole = scale == 1 and values[-1] - values[0] < 60
    edges = [values[0] - 0.5 + step for step in range(int(values[-1] - values[0]) + 2)]
    bins = edges if whole else min(40, max(1, len(values)))
    axes.hist(
        values, bins=bins, weights=[held[value] for value in values],
        color=COLOURS[5], edgecolor=INK, linewidth=0.6,
    )  # fmt: skip
    axes.axvline(counts["median"] / scale, color=COLOURS[1], linestyle="--", linewidth=2)
    axes.set_xlabel(label)
    axes.set_ylabel(games)
    return drawn(figure)


def lines(series: Mapping[str, Sequence[float]], label: str, points: str) -> str:
    """Several courses over the game, each with a mark of its own."""
    figure, axes = canvas(8, 3.2)
    for at, (name, values) in enumerate(series.items()):
        steps = [100 * step / (len(values) - 1) for step in range(len(values))]
        axes.plot(
            steps, values, color=COLOURS[at % 6], marker=MARKS[at % 6], markevery=2,
            markersize=5, linewidth=2, label=name,
        )  # fmt: skip
    axes.set_xlabel(label)
    axes.set_ylabel(points)
    axes.set_xlim(0, 100)
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    return drawn(figure)


def stacks(groups: Mapping[str, Mapping[str, Sequence[float]]], label: str, points: str) -> str:
    """Points by source, one on top of the other, each with its hatching; a panel a group."""
    figure, panels = canvas(8, 3.4, len(groups))
    names: list[str] = []
    for series in groups.values():
        names += [name for name in series if name not in names]
    for axes, (group, series) in zip(panels, groups.items(), strict=True):
        base: list[float] = []
        for at, name in enumerate(names):
            values = series.get(name)
            if values is None:
                continue
            base = base or [0.0] * len(values)
            steps = [100 * step / (len(values) - 1) for step in range(len(values))]
            top = [low + high for low, high in zip(base, values, strict=True)]
            axes.fill_between(
                steps, base, top, facecolor=COLOURS[at % 6], edgecolor=INK, linewidth=0.6,
                hatch=HATCHES[(at + at // 6) % 6], alpha=0.75, label=name,
            )  # fmt: skip
            base = top
        axes.set_title(group, fontsize=11)
        axes.set_xlabel(label)
        axes.set_xlim(0, 100)
    panels[0].set_ylabel(points)
    known: dict[str, Any] = {}
    for axes in panels:
        known |= {name: mark for mark, name in zip(*axes.get_legend_handles_labels(), strict=True)}
    figure.legend(known.values(), known, frameon=False, loc="outside lower center", ncols=3)
    return drawn(figure)


def share(rows: Sequence[Mapping[str, Any]], label: str, part: str) -> str:
    """Rates over the game with their intervals, where there are any; a line for what is fair."""
    figure, axes = canvas(8, 2.8)
    held = [(100 * at / (len(rows) - 1), one) for at, one in enumerate(rows) if one["trials"]]
    steps = [step for step, _ in held]
    low, high = [one["low"] for _, one in held], [one["high"] for _, one in held]
    axes.fill_between(steps, low, high, color=COLOURS[0], alpha=0.2, linewidth=0)
    axes.plot(steps, [one["rate"] for _, one in held], color=COLOURS[0], marker="o", markersize=4)
    axes.axhline(rows[0]["share"], color=FAIR, linestyle="--")
    axes.set_xlabel(label)
    axes.set_ylabel(part)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 1.03)
    axes.grid(alpha=0.3)
    return drawn(figure)


def curve(
    names: Sequence[str], rows: Sequence[Mapping[str, float]], metric: str, best: int | None
) -> str:
    """One figure over the cells of a sweep, the first on top; the recommended one is ringed."""
    figure, axes = canvas(7, 1.1 + 0.34 * len(names))
    places = [len(names) - 1 - at for at in range(len(names))]
    for at, row in zip(places, rows, strict=True):
        axes.plot([row["low"], row["high"]], [at, at], color=COLOURS[0], linewidth=2)
        axes.plot(row["value"], at, "o", color=COLOURS[0])
    if best is not None:
        axes.plot(rows[best]["value"], places[best], "o", markersize=15, markerfacecolor="none",
                  markeredgecolor=COLOURS[1], markeredgewidth=2.5)  # fmt: skip
    axes.set_yticks(places, list(names))
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(metric)
    axes.grid(axis="x", alpha=0.3)
    return drawn(figure)
