"""Two runs side by side: what a change of numbers or options did, from the same seeds.

What every game has (its length, who won) is compared game by game, so that what both variants share
cancels out; what only some seats have (a card, a character) by its rates. All differences of a
comparison are one family: p is corrected after Holm, and what is left is a difference shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saloon.engine.errors import BadSetup
from saloon.lab.chances import FEWEST, Rate, correct, paired, unpaired
from saloon.lab.labels import Labels
from saloon.lab.runs import Row, read_run, read_table, typed, units

SAME = ("game", "bots", "seed", "rules")
"""What two runs must share to be compared game by game."""


def compare(one: Path, two: Path) -> dict[str, Any]:
    """The differences of two runs; raises BadSetup where they cannot be paired."""
    about = [read_run(folder) for folder in (one, two)]
    other = [name for name in SAME if about[0].get(name) != about[1].get(name)]
    if other:
        told = ", ".join(
            f"{name} {about[0].get(name)!r} and {about[1].get(name)!r}" for name in other
        )
        raise BadSetup(
            f"{one} and {two} do not pair up ({told}); play both with the same game, bots and seed"
        )
    games = [by_number(read_table(folder, "games")) for folder in (one, two)]
    both = sorted(games[0].keys() & games[1].keys())
    if not both:
        raise BadSetup(f"{one} and {two} have no game in common")
    seats = [
        [row for row in read_table(folder, "seats").to_pylist() if row["game"] in games[1 - at]]
        for at, folder in enumerate((one, two))
    ]
    found: list[Rate] = []
    counted = units(read_table(one, "games").column_names)
    for metric in ("decisions", *counted, "lead_changes", "branching", "known_at"):
        series = [[float(held[number][metric]) for number in both] for held in games]
        found.append({"kind": "length", "name": metric, **paired(*series)})
    for column in ("seat", "bot"):
        names = sorted({row[column] for row in seats[0]})
        if len(names) > 1:
            found += [
                {"kind": column, "name": str(name), **paired(*won(seats, column, name, both))}
                for name in names
            ]
    found += held_differences("character", seats)
    found += held_differences("card", seats)
    judge(found, len(both))
    return {
        "runs": about,
        "folders": [str(one), str(two)],
        "games": len(both),
        "changed": changed(about),
        "differences": found,
    }


def by_number(table: Any) -> dict[int, Row]:
    """The games of a run by their numbers."""
    return {row["game"]: row for row in table.to_pylist()}


def won(
    seats: Sequence[Sequence[Row]], column: str, name: object, both: Sequence[int]
) -> list[list[float]]:
    """How much of each game went to a seat, or to a bot wherever it sat."""
    out = []
    for rows in seats:
        held = dict.fromkeys(both, 0.0)
        for row in rows:
            if row[column] == name:
                held[row["game"]] += row["won"]
        out.append(list(held.values()))
    return out


def held_differences(kind: str, seats: Sequence[Sequence[Row]]) -> list[Rate]:
    """How those fared who had each card or character."""
    wins: list[dict[str, list[float]]] = [{}, {}]
    for at, rows in enumerate(seats):
        for row in rows:
            names = row["cards"] if kind == "card" else [row["character"]]
            for name in filter(None, names):
                wins[at].setdefault(name, []).append(row["won"])
    found = []
    for name in sorted(wins[0].keys() | wins[1].keys()):
        before, after = (held.get(name, []) for held in wins)
        rate = unpaired((sum(before), sum(after)), (len(before), len(after)))
        found.append({"kind": kind, "name": name, **rate})
    return found


def judge(found: list[Rate], games: int) -> None:
    """Say which differences are shown: `stands_out`."""
    for one in found:
        one["stands_out"], one["p_holm"] = False, None
    if games >= FEWEST:
        correct([one for one in found if one["trials"] >= FEWEST])


def changed(about: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The numbers and options in which two runs differ."""
    out = []
    for kind in ("options", "numbers"):
        names = sorted(about[0][kind].keys() | about[1][kind].keys())
        for name in names:
            values = [one[kind].get(name) for one in about]
            if values[0] != values[1]:
                out.append({"kind": kind, "name": name, "values": values})
    return out


# -- in words ------------------------------------------------------------------------------------


def name_of(one: Mapping[str, Any], labels: Labels) -> str:
    """What a difference is about."""
    say, kind, name = labels.say, one["kind"], str(one["name"])
    if kind == "length":
        if f"lab-compare-{name}" in say:
            return say(f"lab-compare-{name}")
        return say("lab-compare-unit", unit=labels.unit(name))
    if kind == "seat":
        return say("lab-compare-wins", name=labels.seat(name))
    return say("lab-compare-wins", name=name if kind == "bot" else labels.thing(name))


def in_percent(one: Mapping[str, Any]) -> bool:
    """Whether a difference is one of rates."""
    return bool(one["kind"] != "length" or one["name"] == "known_at")


def number(value: float, percent: bool, signed: bool = False) -> str:
    """A figure of a comparison; no sign where it rounds to nothing."""
    value = round(value, 3 if percent else 2) + 0.0
    sign = "+" if signed and value > 0 else ""
    return f"{sign}{100 * value:.1f} %" if percent else f"{sign}{value:.2f}"


def difference_line(one: Mapping[str, Any], labels: Labels) -> str:
    """One difference with its interval, and whether it is shown."""
    percent = in_percent(one)
    message = "lab-compare-shown" if one["stands_out"] else "lab-compare-not-shown"
    if one["p_holm"] is None:
        message = "lab-compare-few"
    return labels.say(
        message,
        name=name_of(one, labels),
        before=number(one["before"], percent),
        after=number(one["after"], percent),
        difference=number(one["difference"], percent, signed=True),
        low=number(one["low"], percent, signed=True),
        high=number(one["high"], percent, signed=True),
    )


def changed_line(data: Mapping[str, Any], labels: Labels) -> str:
    """What was changed from the first run to the second."""
    told = [
        f"{one['name']}: {_shown(one['values'][0], labels)} → {_shown(one['values'][1], labels)}"
        for one in data["changed"]
    ]
    if not told:
        return labels.say("lab-compare-same")
    return labels.say("lab-compare-changed", changes="; ".join(told))


def _shown(value: Any, labels: Labels) -> str:
    return labels.say("lab-compare-printed") if value is None else typed(value)


def verdict(data: Mapping[str, Any], labels: Labels) -> str:
    """The comparison in one sentence."""
    shown = [one for one in data["differences"] if one["stands_out"]]
    if data["games"] < FEWEST:
        return labels.say("lab-sum-few", games=data["games"], fewest=FEWEST)
    if not shown:
        return labels.say("lab-compare-none", games=data["games"])
    return labels.say("lab-compare-some", count=len(shown), games=data["games"])


def compare_lines(data: Mapping[str, Any], labels: Labels) -> list[str]:
    """The whole comparison for a terminal: what is shown first."""
    found = sorted(data["differences"], key=lambda one: not one["stands_out"])
    plain = [one for one in found if one["stands_out"] or one["kind"] not in ("card", "character")]
    rest = len(found) - len(plain)
    lines = [
        changed_line(data, labels),
        verdict(data, labels),
        *["  " + difference_line(one, labels) for one in plain],
    ]
    if rest:
        lines.append("  " + labels.say("lab-compare-rest", count=rest))
    return lines
