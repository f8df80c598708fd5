"""Hints: the best move as the judge finds it, the second best, and what surely follows."""

from __future__ import annotations

from typing import Any, Final

from saloon.bots.judge import JUDGE, RIVALS, Weighed, judge_rng, weigh
from saloon.bots.lookback import THOUGHTS, way_to
from saloon.engine.match import Match
from saloon.engine.rng import Rng

WORLDS: Final = 6
"""In how many worlds a move is tried to see what surely follows."""


def hint(
    world: Match,
    seat: int,
    number: int,
    seen: list[int],
    thoughts: int = THOUGHTS,
    seconds: float = 0.0,
) -> dict[str, Any]:
    """The best move of a seat after `number` moves, as the look back will judge it, as plain data.

    `world` is imagined from the match `as_asked`; `seen` is what the seat has seen in this stretch:
    a move back to it is no advice.
    """
    rng = judge_rng(JUDGE, number, seat)
    verdict = weigh(world, seat, rng, thoughts, rivals=RIVALS, seconds=seconds, seen=seen)
    second = verdict.second()
    return {
        "seat": seat,
        "number": number,
        "thoughts": thoughts,
        "hurried": verdict.hurried,
        **_told(world, verdict.best(), seat),
        "second": None if second is None else _told(world, second, seat),
        "plan": [world.game.text(move) for move in verdict.plan],
    }


def kept(match: Match, said: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a hint until the look back, and on which way of the match it was given."""
    return {
        "number": said["number"],
        "seat": said["seat"],
        "move": said["move"],
        "chance": said["chances"][said["seat"]],
        "thoughts": said["thoughts"],
        "hurried": said["hurried"],
        "way": way_to(match, said["number"]),
    }


def weigh_try(
    world: Match, seat: int, best: str, tried: str, thoughts: int = THOUGHTS, seconds: float = 0.0
) -> dict[str, Any]:
    """What a try at a puzzle is worth beside the best move, which is known: as plain data."""
    game = world.game
    rng = Rng.seeded(f"{JUDGE} try")
    verdict = weigh(
        world,
        seat,
        rng,
        thoughts,
        also=game.code(tried),
        rivals=RIVALS,
        seconds=seconds,
        given=game.code(best),
    )
    made = verdict.of(game.code(tried))
    assert made is not None
    second = verdict.second()
    return {
        "tried": _told(world, made, seat),
        "hint": {
            "seat": seat,
            **_told(world, verdict.best(), seat),
            "second": None if second is None else _told(world, second, seat),
            "plan": [world.game.text(move) for move in verdict.plan],
        },
    }


def _told(world: Match, weighed: Weighed, seat: int) -> dict[str, Any]:
    return {
        "move": world.game.text(weighed.move),
        "chances": weighed.chances(),
        "gap": weighed.gap(seat),
        "sure": weighed.sure_gap(seat) > 0,
    }


def planned(
    match: Match, seat: int, moves: list[str], seed: str = JUDGE
) -> list[tuple[str, dict[str, Any]]]:
    """The moves of a plan after the first, each with what the seat would see before it.

    In another world a plan may not work: it is told as far as it does in this one.
    """
    world = match.imagine(seat, Rng.seeded(f"{seed} plan"))
    found: list[tuple[str, dict[str, Any]]] = []
    for number, move in enumerate(moves):
        ask = world.ask_for(seat)
        if ask is None or len(world.asks) > 1 or world.game.code(move) not in ask.moves:
            break
        if number:
            found.append((move, world.view(seat)))
        world.play(seat, move)
    return found


def outcomes(match: Match, seat: int, move: str, seed: str = JUDGE) -> list[dict[str, Any]]:
    """What a seat would see right after a move, in several worlds as it may believe them."""
    rng = Rng.seeded(f"{seed} outcomes")
    found: list[dict[str, Any]] = []
    for _ in range(WORLDS):
        world = match.imagine(seat, rng)
        world.play(seat, move)
        found.append(world.view(seat))
    return found
