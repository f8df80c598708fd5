"""The report of a run as one page that needs nothing else, for a screen and for paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from saloon.lab import plots
from saloon.lab.compare import changed_line, in_percent, name_of, number, verdict
from saloon.lab.figures import by_kind
from saloon.lab.labels import HERE, Labels
from saloon.lab.runs import options_text
from saloon.lab.summary import summary
from saloon.lab.sweep import cell_name

SOURCES = 6
"""How many sources of points are told apart in a picture."""
SHOWN = 15
"""How many moves of each end are drawn; the table holds all that stand out."""


def pages() -> Environment:
    """The templates of the lab; what they are given is escaped."""
    return Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=True)


def percent(value: float) -> str:
    """A share in percent, as exact as it deserves."""
    return f"{100 * value:.1f} %"


def picture(told: str, svg: str) -> Markup:
    """A picture with the words a screen reader says instead."""
    drawn = Markup(svg)  # noqa: S704 (drawn by our own code, words in it escaped by matplotlib)
    return Markup('<figure role="img" aria-label="{}">{}</figure>').format(told, drawn)


def pictures(data: Mapping[str, Any], labels: Labels) -> dict[str, Markup]:
    """Every picture of the report, by chapter."""
    say = labels.say
    win = say("lab-axis-wins")
    made: dict[str, Callable[[], str]] = {
        "seats": lambda: plots.rates(data["seats"], win),
        "bots": lambda: plots.rates(data["bots"], win),
        "branching": lambda: plots.histogram(
            data["branching"], say("lab-axis-branching"), say("lab-axis-games")
        ),
        "leads": lambda: plots.histogram(
            data["lead_changes"], say("lab-axis-leads"), say("lab-axis-games")
        ),
        "known": lambda: plots.histogram(
            data["known_at"], say("lab-axis-known"), say("lab-axis-games")
        ),
        "ahead": lambda: plots.share(
            data["course"]["ahead"], say("lab-axis-course"), say("lab-axis-ahead")
        ),
        "course": lambda: plots.lines(
            {
                say("lab-winners"): data["course"]["winners"],
                say("lab-others"): data["course"]["others"],
            },
            say("lab-axis-course"),
            say("lab-axis-points"),
        ),
    }
    if data["openings"]:
        made["openings"] = lambda: plots.rates(data["openings"], win)
    if data["characters"]:
        made["characters"] = lambda: plots.rates(data["characters"], win)
    if data["cards"]:
        made["cards"] = lambda: plots.rates(ends(data["cards"]), win)
    if any(data["course"]["sources"].values()):
        made["sources"] = lambda: plots.stacks(
            most_telling(
                {say(f"lab-{name}"): one for name, one in data["course"]["sources"].items() if one},
                say("lab-source-rest"),
            ),
            say("lab-axis-course"),
            say("lab-axis-points"),
        )
    odd = strongest(data["moves"])
    if odd:
        made["moves"] = lambda: plots.rates(odd, win)
    drawn = {name: picture(say(f"lab-{name}"), draw()) for name, draw in made.items()}
    for unit, lengths in data["length"].items():
        svg = plots.histogram(lengths, labels.unit(unit), say("lab-axis-games"))
        drawn[f"length-{unit}"] = picture(say("lab-length-of", unit=labels.unit(unit)), svg)
    return drawn


def most_telling(
    groups: dict[str, dict[str, list[float]]], rest: str
) -> dict[str, dict[str, list[float]]]:
    """The sources that give most in the end, the greatest first; the small ones are put together.

    >>> one = {f"s{at}": [0.0, float(at)] for at in range(8)}
    >>> told = most_telling({"all": one}, "rest")["all"]
    >>> list(told), told["rest"]
    (['s7', 's6', 's5', 's4', 's3', 'rest'], [0.0, 3.0])
    """
    gives: dict[str, float] = {}
    for series in groups.values():
        for name, values in series.items():
            gives[name] = gives.get(name, 0.0) + values[-1]
    ranked = sorted(gives, key=lambda name: -gives[name])
    small = ranked[SOURCES - 1 :] if len(ranked) > SOURCES else []
    told = {}
    for group, series in groups.items():
        told[group] = {name: series[name] for name in ranked if name in series}
        together = [told[group].pop(name) for name in small if name in series]
        if together:
            told[group][rest] = [sum(values) for values in zip(*together, strict=True)]
    return told


def strongest(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moves that stand out most, the best first."""
    return ends([one for one in moves if one["stands_out"]])


def ends(ranked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The best and the worst of many rates, in their order."""
    return ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]


def heat(value: float) -> int:
    """How warm a clause is drawn: 0 for never, 1 to 5 by how many games it applied in."""
    if value <= 0:
        return 0
    return 1 + sum(value > limit for limit in (0.01, 0.1, 0.5, 0.9))


def save_pictures(data: Mapping[str, Any], labels: Labels, folder: Path) -> list[Path]:
    """Every picture of the report as a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, figure in pictures(data, labels).items():
        file = folder / f"{name}.svg"
        svg = str(figure)
        file.write_text(svg[svg.index("<svg") : svg.index("</figure>")] + "\n", encoding="utf-8")
        files.append(file)
    return files


def report_page(data: dict[str, Any], labels: Labels) -> str:
    """The whole page, of figures that have their labels."""
    say = labels.say
    called = {one["name"]: one["label"] for one in [*data["moves"], *data["cards"]]}
    return (
        pages()
        .get_template("report.html")
        .render(
            data=data,
            say=say,
            lang=say.lang,
            title=say("title"),
            summary=summary(data, labels),
            pictures=pictures(data, labels),
            percent=percent,
            heat=heat,
            options=options_text(data["run"]["options"]),
            called=lambda names: "; ".join(called[name] for name in names),
            rare=by_kind(labels.game.moves, data["content"]["rare"]),
            odd=[one for one in data["moves"] if one["stands_out"]],
        )
    )


def metric_name(metric: str, labels: Labels) -> str:
    """A metric of a sweep in words."""
    kind, _, who = metric.partition(":")
    say = labels.say
    if kind == "win":
        return say("lab-metric-win", bot=who)
    return say(f"lab-metric-{kind}", name=labels.thing(who)) if who else say(f"lab-metric-{kind}")


def advice(data: Mapping[str, Any], labels: Labels) -> str:
    """What a sweep recommends, or that its games do not tell the best from the others."""
    first = next(iter(data["cells"][0]["metrics"]))
    named = {"metric": metric_name(first, labels), "value": cell_name(data, data["nearest"])}
    if data["recommended"] is not None:
        return labels.say("lab-sweep-best", **named)
    others = [cell_name(data, at) for at in data["alike"][:SHOWN]]
    more = " …" if len(data["alike"]) > SHOWN else ""
    return labels.say(
        "lab-sweep-none", games=data["games"], others="; ".join(others) + more, **named
    )


def sweep_page(data: Mapping[str, Any], labels: Labels) -> str:
    """The curves of a sweep, or the cells of a grid, as one page that needs nothing else."""
    say = labels.say
    names = [cell_name(data, at) for at in range(len(data["cells"]))]
    metrics = list(data["cells"][0]["metrics"])
    params = ", ".join(param["name"] for param in data["params"])
    drawn = {
        metric: picture(
            metric_name(metric, labels),
            plots.curve(
                names,
                [cell["metrics"][metric] for cell in data["cells"]],
                metric_name(metric, labels),
                data["recommended"],
            ),
        )
        for metric in metrics
    }
    return (
        pages()
        .get_template("sweep.html")
        .render(
            data=data,
            say=say,
            pictures=drawn,
            name=lambda metric: metric_name(metric, labels),
            names=names,
            params=params,
            advice=advice(data, labels),
            title=say("title"),
        )
    )


def compare_page(data: Mapping[str, Any], labels: Labels) -> str:
    """Two runs side by side as one page that needs nothing else."""
    rows = [
        {
            "label": name_of(one, labels),
            "before": number(one["before"], in_percent(one)),
            "after": number(one["after"], in_percent(one)),
            "difference": number(one["difference"], in_percent(one), signed=True),
            "low": number(one["low"], in_percent(one), signed=True),
            "high": number(one["high"], in_percent(one), signed=True),
            "p_holm": one["p_holm"],
            "stands_out": one["stands_out"],
        }
        for one in sorted(data["differences"], key=lambda one: not one["stands_out"])
    ]
    return (
        pages()
        .get_template("compare.html")
        .render(
            data=data,
            say=labels.say,
            rows=rows,
            title=labels.say("title"),
            changed=changed_line(data, labels),
            verdict=verdict(data, labels),
        )
    )
