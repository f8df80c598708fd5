"""Puzzles from bots' games: positions in which one move is clearly the best.

Bots play a game; every question with a few answers is searched, first quickly, then deeply. What is
left after a second deep search from another seed has one best move, and the distance to any other
is clear of zero. How hard it is to see is measured by weaker players: those who look one step ahead
and those who search a little.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from saloon.bots.greedy import outlook
from saloon.bots.judge import Verdict, weigh
from saloon.bots.levels import bot
from saloon.engine.ask import TOGETHER
from saloon.engine.game import Game
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.puzzles import Puzzle, dumps

FEWEST: Final = 3
MOST: Final = 24
"""How many legal moves a puzzle may have."""

QUICK: Final = 160
CLOSER: Final = 800
DEEP: Final = 4000
"""Thoughts of a first and a closer look, and of each of the two that decide."""

RIVALS: Final = 3
"""How many other moves the best one is compared with."""

PROMISING: Final = 0.03
CLEAR: Final = 0.03
"""How far the best move must be ahead: at a first look; for sure, at the first deep one."""

SURE: Final = 0.02
"""How far ahead it must be for sure when another seed looks."""

APART: Final = 12
"""Moves between two puzzles of one game."""

PER_GAME: Final = 8

LOOKED_AT: Final = 300
"""How many questions of one game are looked at, spread over all of it."""

LONGEST: Final = 2000
"""After this many moves a bots' game has shown enough."""

WEAK_TRIES: Final = 5
WEAK_THOUGHTS: Final = "deputy"
ONE_STEP: Final = 4

PER_MATCH: Final = 4
"""How many puzzles of one game are shipped at most."""

WINNING: Final = 0.9
"""From this chance on a move finishes the game, as far as a search can say."""


def mine(
    game: Game, setups: Sequence[Mapping[str, Any]], seed: str, level: str = "deputy"
) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """One bots' game after another with its puzzles, without end; from a seed always the same."""
    number = 0
    while True:
        setup = setups[number % len(setups)]
        number += 1
        match = bots_game(game, setup, f"{seed}-{number}", level)
        found = list(islice(puzzles_of(match), PER_GAME))
        if not found:
            continue
        last = max(puzzle["at"] for puzzle in found)
        played = {
            "seed": match.seed[0],
            "seats": match.seats,
            "options": dict(setup.get("options", {})),
            "moves": ";".join(f"{seat} {text}" for seat, text in match.moves[:last]),
        }
        yield played, found


def bots_game(game: Game, setup: Mapping[str, Any], seed: str, level: str) -> Match:
    """A game between bots of one level, to its end or until it is very long."""
    match = Match(game, setup["seats"], seed, setup.get("options", {}))
    bots = [bot(level, f"{seed} seat {seat}") for seat in range(match.seats)]
    while match.asks and len(match.history) < LONGEST:
        seat = match.asks[0].seat
        world = match.imagine(seat, Rng.seeded(f"{seed} {len(match.history)} {seat}"))
        match.play(seat, bots[seat].choose(world, seat))
    return match


def puzzles_of(match: Match) -> Iterator[dict[str, Any]]:
    """The puzzles of a game that was played, in order."""
    position = match.at(0)
    last = -APART
    rng = Rng.seeded(f"{match.seed[0]} questions")
    often = max(1, len(match.history) // LOOKED_AT)
    for number, entry in enumerate(match.history):
        ask = position.ask
        assert ask is not None
        if (
            ask.seat != TOGETHER
            and FEWEST <= len(ask.moves) <= MOST
            and number >= last + APART
            and number > 0
            and rng.below(often) == 0
        ):
            puzzle = puzzle_at(position, ask.seat, f"{match.seed[0]} {number}")
            if puzzle is not None:
                last = number
                yield {"at": number, **puzzle}
        position.replay([entry])


def puzzle_at(position: Match, seat: int, seed: str) -> dict[str, Any] | None:
    """The puzzle in a position, where there is one."""
    for name, thoughts in (("quick", QUICK), ("closer", CLOSER)):
        look = weigh(position, seat, Rng.seeded(f"{seed} {name}"), thoughts, rivals=2)
        second = look.second()
        if second is None or second.gap(seat) < PROMISING:
            return None
    deep = judged(position, seat, f"{seed} deep", DEEP)
    if clear_gap(deep) < CLEAR:
        return None
    again = judged(position, seat, f"{seed} again", DEEP)
    if again.best().move != deep.best().move or clear_gap(again) < SURE:
        return None
    return describe(position, deep, seed)


def judged(position: Match, seat: int, seed: str, thoughts: int) -> Verdict:
    """A deep look at a position."""
    return weigh(position, seat, Rng.seeded(seed), thoughts, rivals=RIVALS)


def clear_gap(verdict: Verdict) -> float:
    """How far the best move is ahead of every other that was weighed, for sure."""
    return min((other.sure_gap(verdict.seat) for other in verdict.weighed[1:]), default=0.0)


def describe(position: Match, verdict: Verdict, seed: str) -> dict[str, Any]:
    """What a puzzle's file says of it."""
    seat = verdict.seat
    best = verdict.best()
    second = verdict.second()
    ask = position.ask_for(seat)
    assert ask is not None
    assert second is not None
    game = position.game
    return {
        "seat": seat,
        "prompt": ask.prompt,
        "best": game.text(best.move),
        "second": game.text(second.move),
        "value": round(best.chances()[seat], 3),
        "gap": round(second.gap(seat), 3),
        "sure": round(clear_gap(verdict), 3),
        "theme": theme(position, verdict),
        "difficulty": difficulty(position, seat, best.move, seed),
    }


def theme(position: Match, verdict: Verdict) -> str:
    """What the best move is about: to finish, to hold somebody back, to score, or to prepare."""
    seat = verdict.seat
    best, second = verdict.best(), verdict.second()
    assert second is not None
    if best.chances()[seat] >= WINNING:
        return "finish"
    harm = [
        -best_chance + other
        for who, (best_chance, other) in enumerate(
            zip(best.chances(), second.chances(), strict=True)
        )
        if who != seat
    ]
    # One rival alone loses most of what the move brings: it is meant for them.
    if position.seats > 2 and max(harm) > 0.7 * sum(max(0.0, part) for part in harm):
        return "rival"
    after = position.clone()
    after.play(seat, best.move)
    return "points" if after.scores[seat] > position.scores[seat] else "plan"


def difficulty(position: Match, seat: int, best: int, seed: str) -> int:
    """1 to 3: one step ahead shows it, a little searching shows it, or hardly anybody sees it."""
    world = position.imagine(seat, Rng.seeded(f"{seed} weak"))
    ask = world.ask_for(seat)
    assert ask is not None
    one_step = 0
    searching = 0
    for number in range(WEAK_TRIES):
        rng = Rng.seeded(f"{seed} weak {number}")
        values = outlook(world, seat, rng, ONE_STEP)
        one_step += ask.moves[values.index(max(values))] == best
        searching += bot(WEAK_THOUGHTS, f"{seed} weak {number}").choose(world, seat) == best
    if one_step * 2 > WEAK_TRIES:
        return 1
    return 2 if searching * 2 > WEAK_TRIES else 3


Mined = tuple[dict[str, Any], list[dict[str, Any]]]
"""A game and its puzzles."""


def choose(mined: Sequence[Mined], count: int) -> list[tuple[int, dict[str, Any]]]:
    """A number of puzzles of all kinds, each with the number of its game, from easy to hard.

    Themes, difficulties and questions take turns, the surest puzzle first; a game gives only a few.
    """
    heaps: dict[tuple[int, str, str], list[tuple[int, dict[str, Any]]]] = {}
    for number, (_, found) in enumerate(mined):
        for row in found:
            heaps.setdefault((row["difficulty"], row["theme"], row["prompt"]), []).append(
                (number, row)
            )
    for heap in heaps.values():
        heap.sort(key=lambda item: item[1]["sure"])
    taken: dict[int, int] = {}
    chosen: list[tuple[int, dict[str, Any]]] = []
    while len(chosen) < count and any(heaps.values()):
        # The kind of which fewest were chosen comes next: hard ones and rare questions too.
        kinds = [kind for kind, heap in heaps.items() if heap]
        kind = min(kinds, key=lambda kind: (_chosen(chosen, kind), -heaps[kind][-1][1]["sure"]))
        number, row = heaps[kind].pop()
        if taken.get(number, 0) < PER_MATCH:
            taken[number] = taken.get(number, 0) + 1
            chosen.append((number, row))
    return sorted(chosen, key=lambda item: (item[1]["difficulty"], -item[1]["gap"]))


def _chosen(chosen: list[tuple[int, dict[str, Any]]], kind: tuple[int, str, str]) -> float:
    difficulty, theme, prompt = kind
    alike = 0.0
    for _, row in chosen:
        alike += float(row["difficulty"] == difficulty)
        alike += 0.7 * float(row["theme"] == theme) + 0.5 * float(row["prompt"] == prompt)
    return alike


def bundle(game: Game, mined: Sequence[Mined], count: int) -> str:
    """The text of a game's puzzles.json, with as many of what was mined as asked for."""
    chosen = choose(mined, count)
    numbers = sorted({number for number, _ in chosen})
    games: list[dict[str, Any]] = []
    for number in numbers:
        last = max(row["at"] for other, row in chosen if other == number)
        played = dict(mined[number][0])
        played["moves"] = ";".join(played["moves"].split(";")[:last])
        games.append(played)
    rows = [
        {"id": f"{game.id}-{place:02d}", "game": numbers.index(number), **row}
        for place, (number, row) in enumerate(chosen, 1)
    ]
    return dumps(game.rules, games, rows)


def setups_of(game: Game) -> list[dict[str, Any]]:
    """Tables worth mining: the usual numbers of seats, and modes that are games of their own."""
    seats = [count for count in game.seats if count <= game.default_seats]
    found: list[dict[str, Any]] = [{"seats": count} for count in reversed(seats)]
    for option in game.options:
        if not option.flag and isinstance(option.default, str) and option.id == "mode":
            others = [choice for choice in option.choices if choice != option.default]
            found += [
                {"seats": game.default_seats, "options": {option.id: choice}} for choice in others
            ]
    return found


def verify(puzzle: Puzzle, seed: str = "verify", thoughts: int = DEEP) -> tuple[bool, float]:
    """Whether a search from another seed finds the same best move, and how far it is ahead."""
    position = puzzle.position()
    verdict = judged(position, puzzle.seat, f"{puzzle.id} {seed}", thoughts)
    same = position.game.text(verdict.best().move) == puzzle.best
    return same and clear_gap(verdict) > 0, clear_gap(verdict)
