"""Bots against bots: many games with rotated seats on all cores, and what they say.

Every game is one line of a results file that only grows, so that a run can be stopped and taken up
again. A game follows from its line-up, its number and the run's seed alone, unless a clock hurries
the bots.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from tqdm import tqdm

from saloon.bots.advice import interval
from saloon.bots.bot import Budget
from saloon.bots.external import any_own, close_all, is_own
from saloon.bots.levels import bot, placeless, with_weights
from saloon.catalog import game as find_game
from saloon.engine.errors import BadSetup, SaloonError
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.lab.forfeits import Forfeits, faults_of


def fresh_seed() -> str:
    """A seed that nobody can foresee: from a known one a bot could play every game beforehand."""
    return f"arena-{secrets.token_hex(8)}"


@dataclass(frozen=True)
class Pairing:
    """One line-up to be played a number of times; the bots move one seat on from game to game."""

    game: str
    bots: tuple[str, ...]
    games: int
    budget: str = ""
    seed: str = field(default_factory=fresh_seed)
    options: tuple[tuple[str, str], ...] = ()

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in one game."""
        count = len(self.bots)
        return [self.bots[(seat + number) % count] for seat in range(count)]

    def key(self) -> str:
        """What tells the results of this pairing from those of others."""
        return json.dumps([self.game, self.bots, self.budget, self.seed, self.options])


@dataclass
class Outcome:
    """One game: who sat where, who won, how long it took."""

    pairing: str
    number: int
    seed: str
    bots: list[str]
    winners: list[int]
    scores: list[int]
    moves: int
    seconds: float
    slowest: list[float] = field(default_factory=list)
    """The longest choice of each seat, in seconds."""
    faults: dict[str, list[str]] = field(default_factory=dict)
    """By bot from outside: what it forfeited choices for."""


def play_one(pairing: Pairing, number: int) -> Outcome:
    """Play one game of a pairing."""
    names = pairing.seating(number)
    seed = f"{pairing.seed}/{number}"
    budget = Budget.read(pairing.budget) if pairing.budget else None
    match = Match(
        find_game(pairing.game), len(names), seed, dict(pairing.options), events=any_own(names)
    )
    bots = [
        bot(name, f"{seed}/{seat}/{placeless(name)}", budget) for seat, name in enumerate(names)
    ]
    deals = [Rng.seeded(f"{seed}/{seat}/worlds") for seat in range(len(names))]
    slowest = [0.0] * len(names)
    began = perf_counter()
    try:
        while not match.over:
            seat = match.asks[0].seat
            asked = perf_counter()
            move = bots[seat].choose(match.imagine(seat, deals[seat]), seat)
            slowest[seat] = max(slowest[seat], perf_counter() - asked)
            match.play(seat, move)
    finally:
        close_all(bots)
    faults: dict[str, list[str]] = {}
    for name, guest in zip(names, bots, strict=True):
        if said := faults_of(guest):
            faults.setdefault(name, []).extend(said)
    return Outcome(
        pairing=pairing.key(),
        number=number,
        seed=seed,
        bots=names,
        winners=match.winners,
        scores=match.scores,
        moves=len(match.history),
        seconds=round(perf_counter() - began, 3),
        slowest=[round(seconds, 3) for seconds in slowest],
        faults=faults,
    )


def _play_job(job: tuple[Pairing, int]) -> Outcome:
    return play_one(*job)


# -- the results file ------------------------------------------------------------------------------


def read_outcomes(file: Path) -> list[Outcome]:
    """All games of a results file; a last line that was cut short is passed over."""
    if not file.exists():
        return []
    found: list[Outcome] = []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        try:
            found.append(Outcome(**json.loads(line)))
        except (ValueError, TypeError):
            if number == len(lines) and not line.endswith("\n"):
                break
            raise SaloonError(f"line {number} of {file} is not the result of a game") from None
    return found


def _mend(file: Path) -> None:
    """Take off a last line that was cut short, so that new lines can follow."""
    if file.exists():
        held = file.read_bytes()
        whole = held[: held.rfind(b"\n") + 1]
        if whole != held:
            file.write_bytes(whole)


# -- playing ---------------------------------------------------------------------------------------


def last_seed(results: Path | None) -> str:
    """The seed of the last run in a results file, so that a stopped run goes on; '' without one."""
    outcomes = [] if results is None else read_outcomes(results)
    return str(json.loads(outcomes[-1].pairing)[3]) if outcomes else ""


def play_all(
    pairings: Sequence[Pairing],
    results: Path | None = None,
    workers: int = 0,
    progress: bool = True,
) -> list[Outcome]:
    """Play what the results file does not hold yet, on all cores; all outcomes, in order."""
    _check(pairings)
    wanted = {pairing.key(): pairing for pairing in pairings}
    known: dict[tuple[str, int], Outcome] = {}
    if results is not None:
        _mend(results)
        for outcome in read_outcomes(results):
            known[outcome.pairing, outcome.number] = outcome
    jobs = [
        (pairing, number)
        for pairing in pairings
        for number in range(pairing.games)
        if (pairing.key(), number) not in known
    ]
    if results is not None:
        results.parent.mkdir(parents=True, exist_ok=True)
    # Sorted by number, every pairing is about equally far when a run is stopped.
    jobs.sort(key=lambda job: job[1])
    bar = tqdm(total=len(jobs), unit="game", disable=not progress or not jobs)
    with bar:
        for outcome in _outcomes(jobs, workers):
            known[outcome.pairing, outcome.number] = outcome
            if results is not None:
                with results.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(outcome), separators=(",", ":")) + "\n")
            bar.update()
    return [
        known[key, number] for key, pairing in wanted.items() for number in range(pairing.games)
    ]


def _check(pairings: Sequence[Pairing]) -> None:
    """Refuse what cannot be played before anything is."""
    for pairing in pairings:
        game = find_game(pairing.game)
        game.settle_options(len(pairing.bots), dict(pairing.options))
        if pairing.games < 1:
            raise BadSetup(f"a pairing needs at least one game, not {pairing.games}")
        budget = Budget.read(pairing.budget) if pairing.budget else None
        for name in dict.fromkeys(pairing.bots):
            bot(name, "check", budget)
            if "@" in name and not is_own(name):
                with_weights(name, game)


def _outcomes(jobs: list[tuple[Pairing, int]], workers: int) -> Iterator[Outcome]:
    count = min(workers or os.cpu_count() or 1, len(jobs))
    if count <= 1:
        yield from map(_play_job, jobs)
        return
    with get_context("spawn").Pool(count) as pool:
        yield from pool.imap_unordered(_play_job, jobs)


def round_robin(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int = 0,
    budget: str = "",
    seed: str = "",
    options: Mapping[str, str] | None = None,
) -> list[Pairing]:
    """Every bot against every other one, taking turns around the table.

    With an odd number of seats one bot has a seat more; it is the other one in the next pairing.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadSetup("a league needs at least two bots, each named once")
    count = seats or find_game(game).default_seats
    if count < 2:
        raise BadSetup("a league needs at least two seats")
    found: list[Pairing] = []
    seed = seed or fresh_seed()
    for pair in combinations(bots, 2):
        orders = [pair] if count % 2 == 0 else [pair, pair[::-1]]
        for order in orders:
            line_up = tuple(order[seat % 2] for seat in range(count))
            number = -(-games // len(orders))
            chosen = tuple((options or {}).items())
            found.append(Pairing(game, line_up, number, budget, seed, chosen))
    return found


# -- what the games say ----------------------------------------------------------------------------


@dataclass
class Rate:
    """How often somebody won, out of n games; `even` is the share of the seats it held."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    even: float


def win_rate(name: str, games: int, wins: float, even: float) -> Rate:
    """A rate with its 95 % interval (Wilson); a shared victory counts in parts."""
    rate = wins / games if games else 0.0
    low, high = interval(rate, games)
    return Rate(name, games, wins, rate, low, high, even)


def bot_rates(outcomes: Iterable[Outcome]) -> list[Rate]:
    """By bot, all its seats together."""
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    seats: dict[str, float] = {}
    for outcome in outcomes:
        for name in dict.fromkeys(outcome.bots):
            games[name] = games.get(name, 0) + 1
            held = outcome.bots.count(name) / len(outcome.bots)
            seats[name] = seats.get(name, 0.0) + held
        for winner in outcome.winners:
            name = outcome.bots[winner]
            wins[name] = wins.get(name, 0.0) + 1 / len(outcome.winners)
    return [
        win_rate(name, count, wins.get(name, 0.0), seats[name] / count)
        for name, count in games.items()
    ]


def seat_rates(outcomes: Sequence[Outcome], name: str = "") -> list[Rate]:
    """By seat: of everybody, or of one bot."""
    found: list[Rate] = []
    for seat in range(max((len(outcome.bots) for outcome in outcomes), default=0)):
        there = [
            outcome
            for outcome in outcomes
            if seat < len(outcome.bots) and name in ("", outcome.bots[seat])
        ]
        wins = sum(1 / len(o.winners) for o in there if seat in o.winners)
        even = sum(1 / len(o.bots) for o in there) / len(there) if there else 0.0
        found.append(win_rate(str(seat), len(there), wins, even))
    return found


def ratings(outcomes: Iterable[Outcome]) -> dict[str, dict[str, float]]:
    """Openskill's Plackett-Luce rating of each bot; `sure` is mu - 3 sigma."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held: dict[str, Any] = {}
    for outcome in outcomes:
        for name in outcome.bots:
            held.setdefault(name, model.rating(name=name))
        teams = [[model.rating(held[name].mu, held[name].sigma)] for name in outcome.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in _ranks(outcome)])
        for name in dict.fromkeys(outcome.bots):
            # A bot that held several seats has learned from each: the mean of them.
            mine = [rated[i][0] for i, other in enumerate(outcome.bots) if other == name]
            held[name] = model.rating(
                sum(one.mu for one in mine) / len(mine),
                sum(one.sigma for one in mine) / len(mine),
                name,
            )
    return {
        name: {"mu": one.mu, "sigma": one.sigma, "sure": one.ordinal()}
        for name, one in sorted(held.items(), key=lambda item: -item[1].mu)
    }


def _ranks(outcome: Outcome) -> list[int]:
    """The winners first, then by score; the same rank for the same score.

    Who crashed comes last, however well chance played on in its place.
    """
    crashed = {
        name
        for name, said in outcome.faults.items()
        if any(fault.startswith("crashed") for fault in said)
    }
    standing = [
        (
            outcome.bots[seat] in crashed,
            seat not in outcome.winners,
            0 if seat in outcome.winners else -score,
        )
        for seat, score in enumerate(outcome.scores)
    ]
    order = sorted(set(standing))
    return [order.index(one) for one in standing]


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything the games say, as plain data."""
    pairings: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        pairings.setdefault(outcome.pairing, []).append(outcome)
    forfeits = Forfeits()
    for outcome in outcomes:
        for name, said in outcome.faults.items():
            forfeits.hear(name, len(said), said)
    return {
        "games": len(outcomes),
        "moves": sum(outcome.moves for outcome in outcomes),
        "bots": [asdict(rate) for rate in bot_rates(outcomes)],
        "seats": [asdict(rate) for rate in seat_rates(outcomes)],
        "bots_by_seat": {
            rate.name: [asdict(seat) for seat in seat_rates(outcomes, rate.name)]
            for rate in bot_rates(outcomes)
        },
        "ratings": ratings(outcomes),
        "slowest": _slowest(outcomes),
        "pairings": [_pairing(key, played) for key, played in pairings.items()],
        "forfeits": forfeits.data(),
    }


def _pairing(key: str, outcomes: list[Outcome]) -> dict[str, Any]:
    game, bots, budget, seed, options = json.loads(key)
    return {
        "game": game,
        "bots": bots,
        "budget": budget,
        "seed": seed,
        "options": dict(options),
        "games": len(outcomes),
        "seeds": [outcomes[0].seed, outcomes[-1].seed],
        "rates": [asdict(rate) for rate in bot_rates(outcomes)],
    }


def _slowest(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """The longest choice of each bot, in seconds."""
    found: dict[str, float] = {}
    for outcome in outcomes:
        for name, seconds in zip(outcome.bots, outcome.slowest, strict=True):
            found[name] = max(found.get(name, 0.0), seconds)
    return found


def plot(outcomes: Sequence[Outcome], file: Path) -> None:
    """Win rates with their intervals, pairing by pairing, as a picture (extra `lab`)."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    said = summary(outcomes)["pairings"]
    rows = [
        (f"{rate['name']}  ({', '.join(pairing['bots'])})", rate)
        for pairing in said
        for rate in pairing["rates"]
    ][::-1]
    figure, axes = pyplot.subplots(figsize=(9, 1.2 + 0.32 * len(rows)), layout="constrained")
    for height, (_, rate) in enumerate(rows):
        axes.plot([rate["low"], rate["high"]], [height, height], color="#7a4a21", linewidth=2)
        axes.plot(rate["rate"], height, "o", color="#b03a2e")
        axes.plot(rate["even"], height, "|", color="#555555", markersize=12)
    axes.set_yticks(range(len(rows)), [label for label, _ in rows])
    axes.set_xlim(0, 1)
    axes.set_xlabel(f"share of victories, 95 % interval, n = {len(outcomes)} games; | = even")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(file)
    pyplot.close(figure)
