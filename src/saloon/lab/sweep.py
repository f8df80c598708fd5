"""One number or option of a game, turned step by step: what becomes of length, fairness, strength.

Every value is played from the same seeds, so that what differs is the number and not the luck.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from saloon.catalog import game as find_game
from saloon.engine.errors import BadSetup
from saloon.engine.game import Game, Value
from saloon.lab.runs import LEAST, Row, Run, find_number, numbers_of, parts, play_part
from saloon.lab.simulate import Z, deaf, wilson

OPTION = "option."
METRICS = ("length", "rounds", "seat_gap", "lead_changes", "win:BOT")


@dataclass(frozen=True)
class Param:
    """What is turned, through which values."""

    name: str
    values: tuple[Any, ...]
    option: bool

    def run(self, run: Run, value: Any) -> Run:
        """The same run with one value in the place of the printed one."""
        if self.option:
            options = {**run.options, self.name: value}
            return Run(run.game, run.bots, options, run.seed, run.numbers)
        numbers = {**run.numbers, self.name: int(value)}
        return Run(run.game, run.bots, run.options, run.seed, numbers)


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
    half = Z * math.sqrt(spread / count)
    return {"value": middle, "low": middle - half, "high": middle + half}


def seat_gap(seats: Sequence[Row]) -> dict[str, float]:
    """The widest distance of a seat's win rate from its share, as a part of the share."""
    count = 1 + max(row["seat"] for row in seats)
    share = 1 / count
    widest = {"value": 0.0, "low": 0.0, "high": 0.0}
    for seat in range(count):
        won = [row["won"] for row in seats if row["seat"] == seat]
        low, high = wilson(sum(won), len(won))
        gap = abs(sum(won) / len(won) - share) / share
        if gap >= widest["value"]:
            reach = max(abs(low - share), abs(high - share)) / share
            least = (
                0.0 if low <= share <= high else min(abs(low - share), abs(high - share)) / share
            )
            widest = {"value": gap, "low": least, "high": reach}
    return widest


def measure(metric: str, rows: Mapping[str, list[Row]]) -> dict[str, float]:
    """One metric of the games that were played with one value."""
    games, seats = rows["games"], rows["seats"]
    if metric == "length":
        return mean([row["decisions"] for row in games])
    if metric in ("rounds", "lead_changes"):
        return mean([float(row[metric] or 0) for row in games])
    if metric == "seat_gap":
        return seat_gap(seats)
    won = [row["won"] for row in seats if row["bot"] == metric.partition(":")[2]]
    low, high = wilson(sum(won), len(won))
    return {"value": sum(won) / len(won), "low": low, "high": high}


def read_metrics(text: str, bots: Sequence[str]) -> list[str]:
    """The metrics a person asks for; raises BadSetup naming those there are."""
    metrics = [metric.strip() for metric in text.split(",") if metric.strip()]
    for metric in metrics:
        kind, _, who = metric.partition(":")
        if metric in METRICS or (kind == "win" and who in bots):
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
    if metric == "seat_gap":
        return 0.0
    return 1 / seats if metric.startswith("win:") else now


# -- sweeping ------------------------------------------------------------------------------------


def _part_job(job: tuple[int, Run, range]) -> tuple[int, dict[str, list[Row]]]:
    at, run, numbers = job
    rows = play_part(run, numbers)
    return at, {table: rows[table] for table in ("games", "seats")}


def sweep(
    run: Run,
    param: Param,
    metrics: Sequence[str],
    games: int,
    aims: Mapping[str, float] | None = None,
    workers: int = 0,
    progress: Callable[[int], object] | None = None,
) -> dict[str, Any]:
    """Play every value, measure, and name the value whose first metric is nearest to its aim."""
    jobs = [
        (at, param.run(run, value), numbers)
        for at, value in enumerate(param.values)
        for numbers in parts(games, LEAST)
    ]
    held: list[dict[str, list[Row]]] = [{"games": [], "seats": []} for _ in param.values]
    workers = min(workers or cpu_count() or 1, len(jobs))
    if workers == 1:
        done = map(_part_job, jobs)
        _collect(done, held, progress)
    else:
        with get_context("spawn").Pool(workers, deaf) as pool:
            _collect(pool.imap_unordered(_part_job, jobs), held, progress)
    curves = {metric: [measure(metric, rows) for rows in held] for metric in metrics}
    now = printed(run, param)
    first = metrics[0]
    here = curves[first][param.values.index(now)] if now in param.values else curves[first][0]
    aim = aim_of(first, aims or {}, here["value"], len(run.bots))
    far = [abs(row["value"] - aim) for row in curves[first]]
    # Of several that are equally near, what is printed stays.
    best = min(range(len(far)), key=lambda at: (far[at], param.values[at] != now))
    return {
        "run": run.about(),
        "param": param.name,
        "option": param.option,
        "values": list(param.values),
        "printed": now,
        "games": games,
        "metrics": curves,
        "aim": {first: aim},
        "recommended": param.values[best],
        "at": best,
    }


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


def printed(run: Run, param: Param) -> Any:
    """The value as the game has it."""
    game = find_game(run.game)
    if param.option:
        return game.settle_options(len(run.bots), run.options)[param.name]
    return find_number(game, param.name, force=True).printed


def typed(value: Value) -> str:
    """A value as a person types it.

    >>> typed(True), typed(False), typed(3)
    ('on', 'off', '3')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
