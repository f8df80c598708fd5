"""Plays the games, on all cores, into a file that only grows."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any

import saloon
from saloon.bots.bot import Bot, Budget, own_rng
from saloon.bots.greedy import GreedyBot
from saloon.bots.levels import bot
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from scripts.balance.figures import Line

Job = tuple[str, str, str, int, dict[str, Any], int]
"""Game, bot, budget, seats, options, number."""


def counted(game: str) -> ModuleType | None:
    """The module of a game that says what is counted in it, where it has one."""
    name = f"scripts.balance.{game}"
    return import_module(name) if find_spec(name) is not None else None


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
    own = counted(name)
    if own is not None:
        line.update(own.summary(match))
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
    setups += [
        (seats, options, further) for seats, options in getattr(counted(name), "VARIANTS", ())
    ]
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
    """The games as they end, on `workers` processes (0: one for each core)."""
    count = min(workers or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        yield from map(play_game, jobs)
        return
    with get_context("spawn").Pool(count) as pool:
        yield from pool.imap_unordered(play_game, jobs, chunksize=4)
