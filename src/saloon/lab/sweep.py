"""Numbers and options of a game, turned step by step: what becomes of length, fairness, strength.

Every value is played from the same seeds, so that what differs is the number and not the luck.
Several numbers make a grid: every value of one with every value of the other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from saloon.catalog import game as find_game
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game
from saloon.lab.chances import FEWEST, Rate, paired, student
from saloon.lab.numbers import find_number
from saloon.lab.runs import LEAST, Row, Run, parts, play_part, typed
from saloon.lab.simulate import deaf, wilson
from saloon.words import numbers_of

OPTION = "option."
METRICS = ("length", "rounds", "days", "lead_changes", "seat_gap", "card_gap", "character_gap",
           "win:BOT", "card:ID", "character:ID")  # fmt: skip
"""What a sweep measures; rounds and days where the game counts in them."""
MOST_CELLS = 400


@dataclass(frozen=True)
class Param:
    """What is turned, through which values."""

    name: str
    values: tuple[Any, ...]
    option: bool

    def run(self, run: Run, value: Any) -> Run:
        """The same run with one value in the place of the printed one."""
        if self.option:
            return replace(run, options={**run.options, self.name: value})
        return replace(run, numbers={**run.numbers, self.name: int(value)})

    def printed(self, run: Run) -> Any:
        """The value as the game has it."""
        game = find_game(run.game)
        if self.option:
            return game.settle_options(len(run.bots), run.options)[self.name]
        return run.numbers.get(self.name, find_number(game, self.name, force=True).printed)


def read_param(game: Game, text: str, force: bool = False) -> Param:
    """`buildings.saloon.cost=2..6`, `days.most=6,8,10` or `option.dollars=off,on`."""
    name, sign, given = text.partition("=")
    name = name.strip()
    if not sign or not given.strip():
        raise BadSetup(
            f"a parameter is NAME=FIRST..LAST or NAME=VALUE,VALUE, such as "
            f"{numbers_of(game)[0].name}=1..4 or option.NAME=off,on; not {text!r}"
        )
    if name.startswith(OPTION):
        known = {option.id: option for option in game.options}
        option = known.get(name.removeprefix(OPTION))
        if option is None:
            raise BadSetup(f"{game.id} has no option {name!r}; its options are: {', '.join(known)}")
        return Param(option.id, tuple(option.read(value) for value in given.split(",")), True)
    find_number(game, name, force)
    try:
        if ".." in given:
            first, last = (int(end) for end in given.split(".."))
            values = tuple(range(first, last + 1))
        else:
            values = tuple(int(value) for value in given.split(","))
    except ValueError:
        values = ()
    if not values or min(values) < 0:
        raise BadSetup(f"{name} takes whole numbers from 0 on, as 2..6 or 2,4,6; not {given!r}")
    return Param(name, values, False)


# -- metrics -------------------------------------------------------------------------------------


def mean(values: Sequence[float]) -> dict[str, float]:
    """A mean with its 95 % interval."""
    count = len(values)
    middle = math.fsum(values) / count
    spread = math.fsum((value - middle) ** 2 for value in values) / max(1, count - 1)
    half = student(count - 1) * math.sqrt(spread / count)
    return {"value": middle, "low": middle - half, "high": middle + half}


def seat_gap(seats: Sequence[Row]) -> dict[str, float]:
    """The widest distance of a seat's win rate from its share, as a part of the share."""
    return widest_gap([(str(row["seat"]), row["won"]) for row in seats], seats_of(seats))


def seats_of(seats: Sequence[Row]) -> int:
    """How many sit at the table."""
    return 1 + max(int(row["seat"]) for row in seats)


def widest_gap(won: Sequence[tuple[str, float]], seats: int) -> dict[str, float]:
    """The widest distance of a win rate by name from a fair share, as a part of the share.

    Of what was tried fewer than 20 times nothing can be said, unless nothing was tried more.
    """
    share = 1 / seats
    tried: dict[str, list[float]] = {}
    for name, part in won:
        tried.setdefault(name, []).append(part)
    often = {name: one for name, one in tried.items() if len(one) >= FEWEST} or tried
    widest = {"value": 0.0, "low": 0.0, "high": 0.0}
    for one in often.values():
        low, high = wilson(sum(one), len(one))
        gap = abs(sum(one) / len(one) - share) / share
        if gap >= widest["value"]:
            reach = max(abs(low - share), abs(high - share)) / share
            inside = low <= share <= high
            least = 0.0 if inside else min(abs(low - share), abs(high - share)) / share
            widest = {"value": gap, "low": least, "high": reach}
    return widest


def fared(metric: str, seats: Sequence[Row]) -> list[tuple[str, float]]:
    """The seats that a metric is about, by its kind: what they had and whether they won."""
    kind = metric.partition(":")[0].removesuffix("_gap")
    if kind == "card":
        return [(card, row["won"]) for row in seats for card in row["cards"]]
    if kind == "character":
        return [(row["character"], row["won"]) for row in seats if row["character"]]
    return [(row["bot"], row["won"]) for row in seats]


def measure(metric: str, rows: Mapping[str, list[Row]]) -> dict[str, float]:
    """One metric of the games of a cell; raises BadSetup where they do not have it."""
    seats = rows["seats"]
    series = by_game(metric, rows)
    if series is not None and not metric.startswith("win:"):
        return mean(series)
    if metric == "seat_gap":
        return seat_gap(seats)
    had = fared(metric, seats)
    if not had:
        raise BadSetup(f"in these games nobody had a {metric.partition('_')[0].partition(':')[0]}")
    if metric.endswith("_gap"):
        return widest_gap(had, seats_of(seats))
    who = metric.partition(":")[2]
    won = [one for name, one in had if name == who]
    if not won:
        some = ", ".join(sorted({name for name, _ in had})[:12])
        raise BadSetup(f"in these games nobody had {who!r}; there were: {some}")
    low, high = wilson(sum(won), len(won))
    return {"value": sum(won) / len(won), "low": low, "high": high}


def by_game(metric: str, rows: Mapping[str, list[Row]]) -> list[float] | None:
    """A metric game by game, in the order of their numbers, where every game has it."""
    games = sorted(rows["games"], key=lambda row: int(row["game"]))
    kind, _, who = metric.partition(":")
    if metric == "length":
        return [float(row["decisions"]) for row in games]
    if kind == "win":
        won = {row["game"]: 0.0 for row in games}
        for row in rows["seats"]:
            if row["bot"] == who:
                won[row["game"]] += row["won"]
        return list(won.values())
    if metric in ("lead_changes", "rounds", "days"):
        if metric not in games[0]:
            raise BadSetup(f"this game does not count in {metric}")
        return [float(row[metric]) for row in games]
    return None


def read_metrics(text: str, bots: Sequence[str]) -> list[str]:
    """The metrics a person asks for; raises BadSetup naming those there are."""
    metrics = [metric.strip() for metric in text.split(",") if metric.strip()]
    plain = [metric for metric in METRICS if ":" not in metric]
    for metric in metrics:
        kind, colon, who = metric.partition(":")
        if metric in plain or (kind == "win" and who in bots):
            continue
        if kind in ("card", "character") and colon and who:
            continue
        if kind == "win":
            raise BadSetup(
                f"no seat of this sweep is played by {who!r}, only by: {', '.join(bots)}"
            )
        raise BadSetup(f"there is no metric {metric!r}; the metrics are: {', '.join(METRICS)}")
    if not metrics:
        raise BadSetup(f"name a metric: {', '.join(METRICS)}")
    return metrics


def aim_of(metric: str, aims: Mapping[str, float], now: float, seats: int) -> float:
    """Where a metric should be: what was asked for, even, or (a length) where it is now."""
    if metric in aims:
        return aims[metric]
    if metric.endswith("_gap"):
        return 0.0
    return 1 / seats if ":" in metric else now


# -- sweeping ------------------------------------------------------------------------------------


def _part_job(job: tuple[int, Run, range]) -> tuple[int, dict[str, list[Row]]]:
    at, run, numbers = job
    tables = play_part(run, numbers)
    return at, {table: tables[table].to_pylist() for table in ("games", "seats")}


def sweep(
    run: Run,
    params: Sequence[Param],
    metrics: Sequence[str],
    games: int,
    aims: Mapping[str, float] | None = None,
    workers: int = 0,
    progress: Callable[[int], object] | None = None,
) -> dict[str, Any]:
    """Play every value of a number, or every cell of a grid, and measure.

    Recommended is the cell whose first metric is nearest to its aim, and only where its interval
    overlaps with that of no other: else the games do not tell them apart.
    """
    cells = list(product(*[param.values for param in params]))
    if len(cells) > MOST_CELLS:
        raise BadSetup(f"a grid of {len(cells)} cells is more than the {MOST_CELLS} there can be")
    held = _play_all([_turned(run, params, values) for values in cells], games, workers, progress)
    measured = [{metric: measure(metric, rows) for metric in metrics} for rows in held]
    printed = tuple(param.printed(run) for param in params)
    now = cells.index(printed) if printed in cells else None
    first = metrics[0]
    here = measured[now or 0][first]
    aim = aim_of(first, aims or {}, here["value"], len(run.bots))
    far = [abs(one[first]["value"] - aim) for one in measured]
    # Of several that are equally near, what is printed stays.
    best = min(range(len(far)), key=lambda at: (far[at], at != now))
    alike = [
        at
        for at, one in enumerate(measured)
        if at != best and overlap(one[first], measured[best][first])
    ]
    return {
        "run": run.about(),
        "params": [
            {"name": param.name, "option": param.option, "values": list(param.values)}
            for param in params
        ],
        "games": games,
        "cells": [
            {
                "values": list(values),
                "metrics": measured[at],
                "against_printed": _against(metrics, held[now], held[at])
                if now is not None and at != now
                else {},
            }
            for at, values in enumerate(cells)
        ],
        "printed": now,
        "aim": {first: aim},
        "nearest": best,
        "alike": alike,
        "recommended": best if not alike and len(cells) > 1 else None,
    }


def _turned(run: Run, params: Sequence[Param], values: Sequence[Any]) -> Run:
    for param, value in zip(params, values, strict=True):
        run = param.run(run, value)
    return run


def overlap(one: Mapping[str, float], two: Mapping[str, float]) -> bool:
    """Whether two intervals have a point in common."""
    return one["low"] <= two["high"] and two["low"] <= one["high"]


def _against(
    metrics: Sequence[str], before: Mapping[str, list[Row]], after: Mapping[str, list[Row]]
) -> dict[str, Rate]:
    """What differs from the printed value, game by game from the same seeds."""
    found = {}
    for metric in metrics:
        one, two = by_game(metric, before), by_game(metric, after)
        if one is not None and two is not None:
            found[metric] = paired(one, two)
    return found


def _play_all(
    runs: Sequence[Run],
    games: int,
    workers: int,
    progress: Callable[[int], object] | None,
) -> list[dict[str, list[Row]]]:
    jobs = [(at, run, numbers) for at, run in enumerate(runs) for numbers in parts(games, LEAST)]
    held: list[dict[str, list[Row]]] = [{"games": [], "seats": []} for _ in runs]
    workers = min(workers or cpu_count() or 1, len(jobs))
    if workers == 1:
        _collect(map(_part_job, jobs), held, progress)
    else:
        with get_context("spawn").Pool(workers, deaf) as pool:
            _collect(pool.imap_unordered(_part_job, jobs), held, progress)
    return held


def _collect(
    done: Any,
    held: list[dict[str, list[Row]]],
    progress: Callable[[int], object] | None,
) -> None:
    for at, rows in done:
        for table in rows:
            held[at][table].extend(rows[table])
        if progress is not None:
            progress(len(rows["games"]))


def cell_name(data: Mapping[str, Any], at: int) -> str:
    """A cell as one would type it: its values with their names.

    >>> data = {"params": [{"name": "duel"}, {"name": "cost"}], "cells": [{"values": [True, 3]}]}
    >>> cell_name(data, 0)
    'duel=on, cost=3'
    """
    pairs = zip(data["params"], data["cells"][at]["values"], strict=True)
    return ", ".join(f"{param['name']}={typed(value)}" for param, value in pairs)
