"""What is counted in `undead`, and its chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from saloon.bots.advice import interval
from saloon.engine.match import Match
from saloon.games.undead.content import BUILDINGS, NOTORIETY, UNDEAD
from scripts.balance.figures import (
    Line,
    Plots,
    count_for,
    mean,
    mean_with_interval,
    quantile,
    ratio_of,
    ratio_text,
    seats_chapter,
    setups_of,
    share,
    starter_place,
    table,
)

COUNTED = (
    "duel",
    "calls-out",
    "pays-up",
    "walks-out",
    "steals",
    "aims-at",
    "undead-killed",
    "undead",
    "killed",
    "buys",
    "takeover",
    "hires",
    "short",
    "street-blocked",
)
SOURCES = ("income", "start", "kills of outlaws", "buildings' abilities", "bonus", "from others")
SOURCE_OF = {"ACT": "income", "KILL": "kills of outlaws", "SETUP": "start"}


def summary(match: Match) -> Line:
    """Days and how they ended, points by source, each building: from the events and the view."""
    seen = match.view()["table"]
    seats = match.seats
    worth = {card.id: card.value for card in UNDEAD}
    tokens = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    built: dict[str, Line] = {}
    counts: Counter[str] = Counter()
    days = seen["day"]
    ending = "noon"
    starter = -1
    for event in match.events:
        kind, args = event.kind, event.args
        counts[kind] += 1
        if kind == "gain" and args[1] == NOTORIETY:
            source = SOURCE_OF.get(event.clause.split("-")[1], "buildings' abilities")
            tokens[args[0] % seats][source] += args[2]
        elif kind == "bonus" and args[1] == NOTORIETY:
            tokens[args[0] % seats]["bonus"] += 1
        elif kind == "moves-in":
            one = built.setdefault(
                BUILDINGS[args[1]].id, {"buyers": [], "day": days_so_far(counts)}
            )
            one["buyers"].append(args[0] % seats)
        elif kind == "law" and starter < 0:
            starter = args[0] % seats
        elif kind in ("noon", "last-day"):
            days, ending = args[0], kind
    points: list[Line] = []
    for seat in range(seats):
        bands = [band for band in seen["bands"] if band["seat"] == seat]
        from_others = bands[0]["notoriety"] - sum(tokens[seat].values())
        tokens[seat]["from others"] = from_others
        points.append(
            {
                "tokens": bands[0]["notoriety"],
                "undead": sum(worth[card] for band in bands for card in band["killed"]),
                "coins": bands[0]["coins"],
                "tokens from": tokens[seat],
            }
        )
        points[-1]["buildings"] = sum(
            house["value"]
            for house in seen["buildings"]
            for band in house["inside"]
            if band % seats == seat and not house["undead"]
        )
    buildings = {
        house["id"]: {
            "inside": [band % seats for band in house["inside"]],
            "haunted": len(house["undead"]),
            **built.get(house["id"], {"buyers": [], "day": 0}),
        }
        for house in seen["buildings"]
    }
    if seen["solo"]:
        ending = next((e.kind for e in reversed(match.events) if e.kind in SOLO_ENDINGS), "unknown")
    left = len(seen["street"]) + sum(len(house["undead"]) for house in seen["buildings"])
    return {
        "days": days,
        "rounds": counts["round"],
        "ending": ending,
        "starter": starter,
        "points": points,
        "buildings": buildings,
        "undead left": left,
        "counts": {kind: counts[kind] for kind in COUNTED},
    }


def days_so_far(counts: Counter[str]) -> int:
    """The day it is, by the days that have ended."""
    return counts["day-end"] + 1


SOLO_ENDINGS = {
    "solo-win": "won",
    "overrun": "Town overrun",
    "band-gone": "band dead",
    "too-late": "day cap",
}

SEATS = (
    "### Seats\n\n1.00 is an even share; nobody should be beyond 1.25. Counted from the first"
    " LAW clockwise:"
)
HARDER = ("horsemen", "reinforcements", "horde", "fast")
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    *[(1, {option: True}) for option in HARDER],
    (1, dict.fromkeys(HARDER, True)),
    (2, {"two_bands": True}),
]


# -- the chapters on `undead` ----------------------------------------------------------------------


def chapters(lines: Sequence[Line], plots: Plots) -> list[str]:
    """All tables and plots on `undead`."""
    groups = setups_of(lines)
    many = {name: group for name, group in groups.items() if group[0]["seats"] > 1}
    solo = {name: group for name, group in groups.items() if group[0]["seats"] == 1}
    said: list[str] = []
    if many:
        said += [*length_chapter(many, plots), *seats_chapter(many, plots, starter_place, SEATS)]
        said += [*points_chapter(many, plots), *buildings_chapter(many, plots)]
    if solo:
        said += solo_chapter(solo, plots)
    return said


def length_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Days, rounds, the day cap, and what was done in that time."""
    rows = []
    doings = []
    for name, lines in groups.items():
        n = len(lines)
        days = [line["days"] for line in lines]
        inside = sum(3 <= day <= 6 for day in days)
        capped = sum(line["ending"] == "last-day" for line in lines)
        rows.append(
            (
                name,
                n,
                mean_with_interval(days),
                f"{quantile(days, 0.1)} / {quantile(days, 0.5)} / {quantile(days, 0.9)}",
                share(inside, n),
                share(capped, n),
                f"{mean([line['decisions'] for line in lines]):.0f}",
            )
        )
        counts = [line["counts"] for line in lines]
        doings.append([name, *(f"{mean([c[kind] for c in counts]):.1f}" for kind in COUNTED)])
    plots.lengths(
        groups,
        "days",
        (3, 6),
        "last-day",
        "day of High Noon; shaded: the aim",
        "the Town was clear",
    )
    head = ["setup", "n", "days", "10 / 50 / 90 %", "3 to 6 days", "ended by the cap", "decisions"]
    return [
        "### Length\n\nThe day on whose evening, or during which, High Noon was called.",
        table(head, rows),
        f"![Days per game]({plots.game}-days.svg)",
        "What happened in a game, on average:",
        table(["setup", *COUNTED], doings),
    ]


POINT_KINDS = ("tokens", "undead", "buildings")


def points_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Where points come from, for all and for winners."""
    rows = []
    tokens = []
    for name, lines in groups.items():
        for who, seats in (("all", False), ("winners", True)):
            points = [
                line["points"][seat]
                for line in lines
                for seat in (line["winners"] if seats else range(line["seats"]))
            ]
            sums = [mean([one[kind] for one in points]) for kind in POINT_KINDS]
            total = sum(sums) or 1.0
            parts = [f"{part:.1f} ({100 * part / total:.0f} %)" for part in sums]
            coins = f"{mean([one['coins'] for one in points]):.1f}"
            rows.append((name, who, f"{total:.1f}", *parts, coins))
            if not seats:
                means = [mean([one["tokens from"][source] for one in points]) for source in SOURCES]
                tokens.append((name, *(f"{part:.1f}" for part in means)))
    plots.points(groups, POINT_KINDS, lambda line: line["points"])
    return [
        "### Points by source",
        table(["setup", "who", "points", *POINT_KINDS, "Coins left"], rows),
        "The tokens, by where they came from (what was spent or robbed counts below zero in the"
        " last column):",
        table(["setup", *SOURCES], tokens),
        f"![Points by source]({plots.game}-points.svg)",
    ]


def building_rows(groups: dict[str, list[Line]]) -> list[tuple[str, Line]]:
    """By building: in play, bought, held at the end, and how its holders fared."""
    found: dict[str, Line] = {house.id: Counter() for house in BUILDINGS}
    for lines in groups.values():
        for line in lines:
            for name, one in line["buildings"].items():
                count = found[name]
                count["n"] += 1
                count["bought"] += bool(one["buyers"])
                count["day"] += one["day"]
                count["buyers"] += len(one["buyers"])
                count["held"] += bool(one["inside"])
                count["haunted"] += bool(one["inside"] and one["haunted"])
                for group, owners in (("holder", one["inside"]), ("buyer", one["buyers"])):
                    for owner in set(owners):
                        count_for(count, group, line, owner)
    return sorted(found.items(), key=lambda item: item[0])


def buildings_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Which buildings are bought, and whether they win."""
    cards = {house.id: house for house in BUILDINGS}
    counted = building_rows(groups)
    rows = []
    for name, count in counted:
        n = count["n"]
        if not n:
            continue
        ratios = [ratio_text(count, who) for who in ("buyer", "holder")]
        rows.append(
            (
                name,
                cards[name].cost,
                cards[name].value,
                n,
                share(count["bought"], n),
                f"{count['day'] / max(count['bought'], 1):.1f}",
                f"{count['buyers'] / n:.2f}",
                share(count["held"], n),
                *ratios,
            )
        )
    draw_buildings(plots, counted)
    head = ["building", "cost", "value", "in play", "bought", "first on day", "moves in"]
    head += ["held at the end", "who ever held it wins", "who holds it at the end wins"]
    return [
        "### Buildings\n\nAll setups of two seats and more together. The last columns: wins against"
        " an even share of 1.00.",
        table(head, rows),
        f"![Buildings]({plots.game}-buildings.svg)",
    ]


def solo_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Against Dead Ranger."""
    rows = []
    for name, lines in groups.items():
        n = len(lines)
        wins = [line for line in lines if line["winners"]]
        ends = Counter(SOLO_ENDINGS[line["ending"]] for line in lines)
        lost = ", ".join(
            f"{what} {100 * count / n:.0f} %" for what, count in ends.most_common() if what != "won"
        )
        rows.append(
            (
                name,
                n,
                share(len(wins), n),
                f"{mean([line['days'] for line in lines]):.1f}",
                f"{mean([line['days'] for line in wins]):.1f}" if wins else "-",
                f"{mean([line['scores'][0] for line in wins]):.1f}" if wins else "-",
                lost,
            )
        )
    draw_solo(plots, groups)
    head = ["setup", "n", "won", "days", "days of wins", "score of wins", "lost by"]
    return ["### Solo", table(head, rows), f"![Solo]({plots.game}-solo.svg)"]


# -- plots ---


def draw_buildings(plots: Plots, counted: list[tuple[str, Line]]) -> None:
    """How often each is bought, and how its buyers fare."""
    rows = [(name, count) for name, count in counted if count["n"]]
    rows.sort(key=lambda row: ratio_of(row[1], "buyer")[0])
    figure, (left, right) = plots.pyplot.subplots(
        1, 2, figsize=(8, 5), sharey=True, layout="constrained"
    )
    for height, (_, count) in enumerate(rows):
        left.barh(height, count["bought"] / count["n"], color="#c9a227")
        left.barh(height, count["held"] / count["n"], color="#7a4a21", height=0.4)
        ratio, low, high = ratio_of(count, "buyer")
        right.plot([low, high], [height, height], color="#7a4a21", linewidth=2)
        right.plot(ratio, height, "o", color="#b03a2e", markersize=4)
    right.axvline(1.0, color="#555555", linewidth=0.8)
    left.set_yticks(range(len(rows)), [name for name, _ in rows], fontsize=8)
    left.set_xlabel("share of games: ever bought, held at the end (thin)")
    right.set_xlabel("wins of those who ever held it, of an even share")
    plots.save(figure, "buildings")


def draw_solo(plots: Plots, groups: dict[str, list[Line]]) -> None:
    """Win rate by option."""
    figure, axis = plots.pyplot.subplots(figsize=(7, 0.6 + 0.4 * len(groups)), layout="constrained")
    for height, lines in enumerate(reversed(list(groups.values()))):
        n = len(lines)
        wins = sum(bool(line["winners"]) for line in lines)
        low, high = interval(wins / n, n)
        axis.plot([low, high], [height, height], color="#7a4a21", linewidth=2)
        axis.plot(wins / n, height, "o", color="#b03a2e")
    axis.set_yticks(range(len(groups)), list(reversed(groups)), fontsize=8)
    axis.set_xlim(0, 1)
    axis.set_xlabel("won, 95 % interval")
    axis.grid(axis="x", alpha=0.3)
    plots.save(figure, "solo")
