"""What a run says: every figure of the report, as plain data.

Rates carry Wilson's 95 % interval. Where many rates are compared with what is fair at once (seats,
openings, moves), exact p-values of a family are corrected after Holm (1979), so that among a
hundred moves five do not look special by luck alone. Of fewer than 20 games nothing is marked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from saloon.catalog import game as find_game
from saloon.lab.chances import FEWEST, Rate, holm, rate
from saloon.lab.runs import MOMENTS, forfeits_in, read_run, read_table, units
from saloon.lab.simulate import spread
from saloon.rulebook import rulebook

STRONG = 1.25
"""A winner of this many times its share is called dominant, where luck does not explain it."""
RARE = 0.001
"""Played by fewer seats than this, a move is as good as dead."""
MOST_OPENINGS = 20
COMMON = 0.01
"""An opening that fewer seats chose is not told."""


def by(
    rows: Sequence[Mapping[str, Any]], column: str, share: float, ranked: bool = True
) -> list[Rate]:
    """Win rates of seats by what a column holds: the best first, or in the order of its values."""
    trials: Counter[Any] = Counter()
    wins: Counter[Any] = Counter()
    for row in rows:
        trials[row[column]] += 1
        wins[row[column]] += row["won"]
    found = [rate(str(name), wins[name], trials[name], share) for name in sorted(trials)]
    holm(found, len({row["game"] for row in rows}))
    return best_first(found) if ranked else found


def best_first(rates: list[Rate]) -> list[Rate]:
    """The one order of plots and tables: what was tried too rarely to judge comes last."""
    return sorted(rates, key=lambda one: (one["trials"] < FEWEST, -one["rate"], one["name"]))


def openings(seats: Sequence[Mapping[str, Any]], share: float) -> list[Rate]:
    """The commonest first moves."""
    common = Counter(row["opening"] for row in seats).most_common(MOST_OPENINGS)
    names = {name for name, times in common if name and times >= COMMON * len(seats)}
    return by([row for row in seats if row["opening"] in names], "opening", share)


def cards(seats: Sequence[Mapping[str, Any]], share: float) -> list[Rate]:
    """Win rates of those who had each card in front of them at the end."""
    held = [{**row, "card": card} for row in seats for card in row.get("cards") or ()]
    return by(held, "card", share)


def moves(table: Any, games: int, seat_games: int, share: float) -> list[Rate]:
    """For every move: how many seats played it, how often, and how these seats fared."""
    counted = table.group_by("move").aggregate([("won", "count"), ("won", "sum"), ("times", "sum")])
    found = []
    for row in counted.to_pylist():
        one = rate(row["move"], row["won_sum"], row["won_count"], share)
        one["used"] = round(row["won_count"] / seat_games, 5)
        one["times_played"] = row["times_sum"]
        found.append(one)
    return best_first(holm(found, games))


def verdicts(
    game_moves: Sequence[str], played: Sequence[Rate], held: Sequence[Rate]
) -> dict[str, Any]:
    """Dead and dominant content: moves, and what lies in front of a seat at the end."""
    seen = {one["name"] for one in played}
    dead = [move for move in game_moves if move not in seen]
    return {
        "never": dead,
        "never_by_kind": by_kind(game_moves, dead),
        "rare": [one["name"] for one in played if one["used"] < RARE],
        "dominant": [one["name"] for one in played if strong(one)],
        "weak": [one["name"] for one in played if weak(one)],
        "dominant_cards": [one["name"] for one in held if strong(one)],
        "weak_cards": [one["name"] for one in held if weak(one)],
    }


def strong(one: Rate) -> bool:
    """Whether who has this wins far more than a fair share, and not by luck."""
    return bool(one["stands_out"] and one["times"] >= STRONG)


def weak(one: Rate) -> bool:
    """Whether who has this wins far less than a fair share, and not by luck."""
    return bool(one["stands_out"] and one["times"] <= 1 / STRONG)


def by_kind(game_moves: Sequence[str], dead: Sequence[str]) -> list[dict[str, Any]]:
    """The moves nobody played by kind: how many there are, how many of them are dead, and which.

    >>> by_kind(["buy:1", "buy:2", "pass"], ["buy:2"])
    [{'kind': 'buy', 'of': 2, 'dead': ['2']}]
    """
    count = Counter(move.partition(":")[0] for move in game_moves)
    found: dict[str, list[str]] = {}
    for move in dead:
        kind, _, which = move.partition(":")
        found.setdefault(kind, []).append(which)
    return [{"kind": kind, "of": count[kind], "dead": which} for kind, which in found.items()]


def course(seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Points over the game, in all and by source: of those who won in the end, and of the others.

    `ahead` is how often who leads alone at each moment wins in the end.
    """
    groups = {
        "winners": [row for row in seats if row["won"] > 0],
        "others": [row for row in seats if row["won"] == 0],
    }
    return {
        **{name: mean_course(rows) for name, rows in groups.items()},
        "sources": {name: by_source(rows) for name, rows in groups.items()},
        "ahead": ahead(seats),
    }


def by_source(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[float]]:
    """The mean points at each moment by where they come from."""
    totals: dict[str, list[float]] = {}
    for row in rows:
        for one in row["sources"]:
            total = totals.setdefault(one["source"], [0.0] * (MOMENTS + 1))
            for at, points in enumerate(one["points"]):
                total[at] += points
    return {name: [round(one / len(rows), 3) for one in total] for name, total in totals.items()}


def ahead(seats: Sequence[Mapping[str, Any]]) -> list[Rate]:
    """At each moment, of the games that somebody leads alone: how often the leader wins them."""
    games: dict[int, list[Mapping[str, Any]]] = {}
    for row in seats:
        games.setdefault(row["game"], []).append(row)
    found = []
    for at in range(MOMENTS + 1):
        led = 0
        won = 0.0
        for rows in games.values():
            best = max(row["points"][at] for row in rows)
            leaders = [row for row in rows if row["points"][at] == best]
            if len(leaders) == 1:
                led += 1
                won += leaders[0]["won"]
        found.append(rate(str(at), won, led, 1 / max(1, len(seats) // max(1, len(games)))))
    return found


def mean_course(rows: Sequence[Mapping[str, Any]]) -> list[float]:
    """The mean of the points at each moment."""
    totals = [0.0] * (MOMENTS + 1)
    for row in rows:
        for at, points in enumerate(row["points"]):
            totals[at] += points
    return [round(total / max(1, len(rows)), 3) for total in totals]


def clause_heat(game: str, rows: Iterable[Mapping[str, Any]], games: int) -> list[dict[str, Any]]:
    """How often each clause of the rules applied, chapter by chapter."""
    fired: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for row in rows:
        fired[row["clause"]] += row["fired"]
        seen[row["clause"]] += row["games"]
    return [
        {
            "chapter": chapter,
            "clauses": [
                {
                    "clause": clause.id,
                    "a_game": round(fired[clause.id] / games, 4),
                    "in_games": round(seen[clause.id] / games, 4),
                }
                for clause in clauses
            ],
        }
        for chapter, clauses in rulebook(find_game(game)).chapters().items()
    ]


def counted(values: Iterable[float], digits: int = 0) -> dict[str, Any]:
    """A distribution; with digits, of rounded values (in hundredths for two of them)."""
    scale = 10**digits
    return {**spread(Counter(round(value * scale) for value in values)), "scale": scale}


def figures(folder: Path) -> dict[str, Any]:
    """All of a run."""
    about = read_run(folder)
    game = find_game(about["game"])
    table = read_table(folder, "games")
    games = table.to_pylist()
    seats = read_table(folder, "seats").to_pylist()
    share = 1 / len(about["bots"])
    played = moves(read_table(folder, "moves"), len(games), len(seats), share)
    held = cards(seats, share)
    return {
        "run": about,
        "games": len(games),
        "seats": by(seats, "seat", share, ranked=False),
        "bots": by(seats, "bot", share),
        "forfeits": forfeits_in(folder).data(),
        "characters": by([row for row in seats if row["character"]], "character", share),
        "cards": held,
        "openings": openings(seats, share),
        "moves": played,
        "content": verdicts(game.moves, played, held),
        "length": {
            "decisions": counted(row["decisions"] for row in games),
            **{unit: counted(row[unit] for row in games) for unit in units(table.column_names)},
        },
        "branching": counted((row["branching"] for row in games), 1),
        "lead_changes": counted(row["lead_changes"] for row in games),
        "known_at": counted((row["known_at"] for row in games), 2),
        "course": course(seats),
        "clauses": clause_heat(
            about["game"], read_table(folder, "clauses").to_pylist(), len(games)
        ),
    }
