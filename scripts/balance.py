"""Balance by simulation: one kind of bot against itself, many games, tables and plots.

    python scripts/balance.py play undead --bots legend --budget 40 --out runs/undead.jsonl
    python scripts/balance.py report runs/undead.jsonl --out docs/balance

`play` needs saloon alone and uses all cores; its file only grows, one game a line, and a stopped
run is taken up again. `report` (with matplotlib) draws the plots beside docs/balance/GAME.md and
replaces what stands between the two marks in it; the words around them stay.

A game adds what it wants counted to SUMMARIES, its further setups to VARIANTS and its own tables
to CHAPTERS.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import saloon
from saloon.bots.advice import interval
from saloon.bots.bot import Bot, Budget, own_rng
from saloon.bots.greedy import GreedyBot
from saloon.bots.levels import bot
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.games.undead.content import BUILDINGS, NOTORIETY, UNDEAD

Line = dict[str, Any]
"""One game, as a line of the file."""
Job = tuple[str, str, str, int, dict[str, Any], int]
"""Game, bot, budget, seats, options, number."""

FIRST_MARK = "<!-- figures: written by scripts/balance.py report -->"
LAST_MARK = "<!-- end of figures -->"


# -- playing ---------------------------------------------------------------------------------------


def play_game(job: Job) -> Line:
    """One game of a bot against itself; all follows from the job unless a clock hurries the bot."""
    name, who, budget, seats, options, number = job
    seed = f"balance/{name}/{seats}/{json.dumps(options, sort_keys=True)}/{number}"
    match = Match(saloon.game(name), seats, seed, options)
    bots = [seated(who, budget, f"{seed}/{seat}") for seat in range(seats)]
    deals = [Rng.seeded(f"{seed}/{seat}/worlds") for seat in range(seats)]
    began = time.perf_counter()
    while not match.over:
        seat = match.asks[0].seat
        match.play(seat, bots[seat].choose(match.imagine(seat, deals[seat]), seat))
    line: Line = {
        "game": name,
        "bot": who,
        "budget": budget,
        "seats": seats,
        "options": options,
        "number": number,
        "seed": seed,
        "winners": match.winners,
        "scores": match.scores,
        "decisions": len(match.history),
        "seconds": round(time.perf_counter() - began, 3),
    }
    if name in SUMMARIES:
        line.update(SUMMARIES[name](match))
    return line


def seated(who: str, budget: str, seed: str) -> Bot:
    """A bot by its name; for `greedy` a budget is the number of worlds it looks into."""
    most = Budget.read(budget) if budget else None
    if who == "greedy" and most is not None and most.iterations:
        return GreedyBot(own_rng(seed), worlds=most.iterations)
    return bot(who, seed, most)


def key(line: Line) -> str:
    """What tells one game of a run from another."""
    told = ("game", "bot", "budget", "seats", "options", "number")
    return json.dumps([line[part] for part in told], sort_keys=True)


def read_lines(file: Path) -> list[Line]:
    """The games of a file; a last line that was cut short is taken off it."""
    if not file.exists():
        return []
    held = file.read_bytes()
    whole = held[: held.rfind(b"\n") + 1]
    if whole != held:
        file.write_bytes(whole)
    return [json.loads(line) for line in whole.decode().splitlines()]


def play_all(args: argparse.Namespace) -> None:
    """Play what the file does not hold yet."""
    name = args.game
    setups: list[tuple[int, dict[str, Any], int]] = [
        (int(seats), {}, args.games) for seats in args.seats.split(",") if seats
    ]
    further = args.games if args.variants < 0 else args.variants
    setups += [(seats, options, further) for seats, options in VARIANTS.get(name, ())]
    for seats, options, _ in setups:
        saloon.game(name).settle_options(seats, options)
    known = {key(line) for line in read_lines(args.out)}
    jobs = [
        (name, args.bots, args.budget, seats, options, number)
        for seats, options, games in setups
        for number in range(games)
    ]
    fields = ("game", "bot", "budget", "seats", "options", "number")
    jobs = [job for job in jobs if key(dict(zip(fields, job, strict=True))) not in known]
    # By number: when a run is stopped, every setup is about equally far.
    jobs.sort(key=lambda job: job[5])
    args.out.parent.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    with args.out.open("a", encoding="utf-8") as file:
        for done, line in enumerate(results(jobs, args.workers), start=1):
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            spent = time.perf_counter() - began
            late = args.minutes > 0 and spent > args.minutes * 60
            if done % 200 == 0 or done == len(jobs) or late:
                file.flush()
                sys.stderr.write(f"{done} of {len(jobs)} games, {spent:.0f} s\n")
            if late:
                break


def results(jobs: list[Job], workers: int) -> Iterator[Line]:
    """The games as they end, on so many processes (0: one a core)."""
    count = min(workers or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        yield from map(play_game, jobs)
        return
    with get_context("spawn").Pool(count) as pool:
        yield from pool.imap_unordered(play_game, jobs, chunksize=4)


# -- numbers and tables ----------------------------------------------------------------------------


def share(hits: float, n: int) -> str:
    """A part of n in percent with its 95 % interval (Wilson)."""
    if not n:
        return "-"
    low, high = interval(hits / n, n)
    return f"{100 * hits / n:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


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
    """How a setup is called: 4 seats, or 1 seat, horsemen."""
    seats = line["seats"]
    return ", ".join([f"{seats} seat{'s' if seats > 1 else ''}", *sorted(line["options"])])


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
                low, high = interval(wins / n, n)
                ratio = f"{wins / n * seats:.2f} ({low * seats:.2f} to {high * seats:.2f})"
                yield name, place, n, share(wins, n), ratio


# -- what is counted in `undead` -------------------------------------------------------------------

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


def undead_summary(match: Match) -> Line:
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

SUMMARIES: dict[str, Callable[[Match], Line]] = {"undead": undead_summary}
HARDER = ("horsemen", "reinforcements", "horde", "fast")
VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "undead": [
        (1, {}),
        *[(1, {option: True}) for option in HARDER],
        (1, dict.fromkeys(HARDER, True)),
        (2, {"two_bands": True}),
    ]
}


def starter_place(line: Line, seat: int) -> int:
    """How far clockwise from the first LAW a seat sits."""
    return int(seat - line["starter"]) % int(line["seats"])


# -- the chapters on `undead` ----------------------------------------------------------------------


def undead_chapters(lines: Sequence[Line], plots: Plots) -> list[str]:
    """All tables and plots on `undead`."""
    groups = setups_of(lines)
    many = {name: group for name, group in groups.items() if group[0]["seats"] > 1}
    solo = {name: group for name, group in groups.items() if group[0]["seats"] == 1}
    said: list[str] = []
    if many:
        said += [*length_chapter(many, plots), *seats_chapter(many, plots)]
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
    plots.length(groups)
    head = ["setup", "n", "days", "10 / 50 / 90 %", "3 to 6 days", "ended by the cap", "decisions"]
    return [
        "### Length\n\nThe day on whose evening, or during which, High Noon was called.",
        table(head, rows),
        f"![Days per game]({plots.game}-days.svg)",
        "What happened in a game, on average:",
        table(["setup", *COUNTED], doings),
    ]


def seats_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Whether it matters where one sits."""
    plots.seats(groups)
    head = ["n", "won", "of its share"]
    return [
        "### Seats\n\n1.00 is an even share; nobody should be beyond 1.25. Counted from the first"
        " LAW clockwise:",
        table(["setup", "place", *head], seat_rows(groups, starter_place)),
        "And by the number of the seat, which should not matter at all:",
        table(["setup", "seat", *head], seat_rows(groups, seat_itself)),
        f"![Win rate by seat]({plots.game}-seats.svg)",
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
    plots.points(groups)
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
            seats = line["seats"]
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
                        count[group] += 1
                        count[group + " won"] += won(line, owner)
                        count[group + " even"] += 1 / seats
    return sorted(found.items(), key=lambda item: item[0])


def ratio_of(count: Line, who: str) -> tuple[float, float, float]:
    """How often a building's holders or buyers won, against an even share, with interval."""
    n = count[who]
    if not n:
        return 0.0, 0.0, 0.0
    low, high = interval(count[who + " won"] / n, n)
    even = count[who + " even"] / n
    return count[who + " won"] / n / even, low / even, high / even


def buildings_chapter(groups: dict[str, list[Line]], plots: Plots) -> list[str]:
    """Which buildings are bought, and whether they win."""
    cards = {house.id: house for house in BUILDINGS}
    counted = building_rows(groups)
    rows = []
    for name, count in counted:
        n = count["n"]
        if not n:
            continue
        ratios = []
        for who in ("buyer", "holder"):
            ratio, low, high = ratio_of(count, who)
            ratios.append(f"{ratio:.2f} ({low:.2f} to {high:.2f})")
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
    plots.buildings(counted)
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
    plots.solo(groups)
    head = ["setup", "n", "won", "days", "days of wins", "score of wins", "lost by"]
    return ["### Solo", table(head, rows), f"![Solo]({plots.game}-solo.svg)"]


def plain_chapters(lines: Sequence[Line], plots: Plots) -> list[str]:
    """For a game without chapters of its own: length and seats."""
    groups = setups_of(lines)
    rows = [
        (name, len(group), mean_with_interval([line["decisions"] for line in group]))
        for name, group in groups.items()
    ]
    plots.seats(groups)
    return [
        "### Length",
        table(["setup", "n", "decisions"], rows),
        "### Seats",
        table(["setup", "seat", "n", "won", "of its share"], seat_rows(groups, seat_itself)),
        f"![Win rate by seat]({plots.game}-seats.svg)",
    ]


CHAPTERS: dict[str, Callable[[Sequence[Line], Plots], list[str]]] = {}


# -- plots -----------------------------------------------------------------------------------------


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

    def length(self, groups: dict[str, list[Line]]) -> None:
        """A row of bars a setup: the share of games that lasted so many days."""
        last = max(line["days"] for lines in groups.values() for line in lines)
        figure, axes = self.pyplot.subplots(
            len(groups),
            figsize=(7, 1.3 * len(groups) + 0.6),
            sharex=True,
            squeeze=False,
            layout="constrained",
        )
        rows = axes[:, 0]
        for axis, (name, lines) in zip(rows, groups.items(), strict=True):
            n = len(lines)
            days = Counter((line["days"], line["ending"] == "last-day") for line in lines)
            for capped, colour in ((False, "#7a4a21"), (True, "#b03a2e")):
                heights = [days[day, capped] / n for day in range(1, last + 1)]
                label = "by the day cap" if capped else "the Town was clear"
                base = None if not capped else [days[day, False] / n for day in range(1, last + 1)]
                axis.bar(range(1, last + 1), heights, bottom=base, color=colour, label=label)
            axis.axvspan(2.5, 6.5, color="#d9c7a0", alpha=0.35, zorder=0)
            axis.set_ylabel(f"{name}\nn = {n}", rotation=0, ha="right", va="center", fontsize=8)
        rows[0].legend(fontsize=7)
        rows[-1].set_xlabel("day of High Noon; shaded: the aim")
        self.save(figure, "days")

    def seats(self, groups: dict[str, list[Line]]) -> None:
        """Win rate by place from the starter, against an even share."""
        of = starter_place if "starter" in next(iter(groups.values()))[0] else seat_itself
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

    def points(self, groups: dict[str, list[Line]]) -> None:
        """Points by source, all seats."""
        figure, axis = self.pyplot.subplots(figsize=(7, 3), layout="constrained")
        base = [0.0] * len(groups)
        for kind, colour in zip(POINT_KINDS, ("#c9a227", "#4f6d5a", "#7a4a21"), strict=True):
            heights = [
                mean([points[kind] for line in lines for points in line["points"]])
                for lines in groups.values()
            ]
            axis.bar(range(len(groups)), heights, bottom=base, color=colour, label=kind)
            base = [low + height for low, height in zip(base, heights, strict=True)]
        axis.set_xticks(range(len(groups)), [name.replace(", ", "\n") for name in groups])
        axis.set_ylabel("points a seat")
        axis.legend(fontsize=8)
        self.save(figure, "points")

    def buildings(self, counted: list[tuple[str, Line]]) -> None:
        """How often each is bought, and how its buyers fare."""
        rows = [(name, count) for name, count in counted if count["n"]]
        rows.sort(key=lambda row: ratio_of(row[1], "buyer")[0])
        figure, (left, right) = self.pyplot.subplots(
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
        self.save(figure, "buildings")

    def solo(self, groups: dict[str, list[Line]]) -> None:
        """Win rate by option."""
        figure, axis = self.pyplot.subplots(
            figsize=(7, 0.6 + 0.4 * len(groups)), layout="constrained"
        )
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
        self.save(figure, "solo")


CHAPTERS["undead"] = undead_chapters


# -- the report ------------------------------------------------------------------------------------


def report(args: argparse.Namespace) -> None:
    """Write the figures into GAME.md, between the marks, and draw the plots."""
    lines = read_lines(args.file)
    if not lines:
        raise SystemExit(f"{args.file} holds no games")
    args.out.mkdir(parents=True, exist_ok=True)
    for name in dict.fromkeys(line["game"] for line in lines):
        games = [line for line in lines if line["game"] == name]
        plots = Plots(name, args.out)
        bots = ", of ".join(dict.fromkeys(bot_name(line) for line in games))
        seconds = sum(line["seconds"] for line in games)
        begin = f"{len(games)} games of {bots} against itself, {seconds / 60:.0f} core minutes."
        said = [FIRST_MARK, begin, *CHAPTERS.get(name, plain_chapters)(games, plots), LAST_MARK]
        file = args.out / f"{name}.md"
        old = file.read_text(encoding="utf-8") if file.exists() else f"# Balance of `{name}`\n\n"
        file.write_text(replaced(old, "\n\n".join(said)), encoding="utf-8")


def replaced(old: str, figures: str) -> str:
    """A text with its marked part replaced, or with the figures at its end."""
    if FIRST_MARK in old and LAST_MARK in old:
        head, rest = old.split(FIRST_MARK, 1)
        return head + figures + rest.split(LAST_MARK, 1)[1]
    return old + figures + "\n"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games, one line a game")
    playing.add_argument("game")
    playing.add_argument("--games", type=int, default=2000, help="a setup (2000)")
    playing.add_argument("--variants", type=int, default=-1, help="of a further setup (as --games)")
    playing.add_argument("--seats", default="2,3,4,5,6", help="2,3,4,5,6")
    playing.add_argument("--bots", default="greedy", help="greedy, or a level such as legend")
    playing.add_argument(
        "--budget", default="", help="50ms, or iterations of a search, or worlds of greedy"
    )
    playing.add_argument("--workers", type=int, default=0, help="0: one a core")
    playing.add_argument("--minutes", type=float, default=0.0, help="stop then; 0: play them all")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=play_all)
    reporting = commands.add_parser("report", help="tables and plots from such a file")
    reporting.add_argument("file", type=Path)
    reporting.add_argument("--out", type=Path, default=Path("docs/balance"))
    reporting.set_defaults(run=report)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
