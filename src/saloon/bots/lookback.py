"""A game looked back on: chances over time, turning points, costly choices, luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from saloon.bots.judge import FURTHEST_BACK, JUDGE, RIVALS, Tally, judge_rng, weigh
from saloon.bots.stretch import sight
from saloon.engine.ask import Ask
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.engine.trail import move_of, seat_of

THOUGHTS: Final = 300
TURNING_POINTS: Final = 3
COSTLY_CHOICES: Final = 3


class Choice:
    """One answer that was given, beside the best one its seat could have known of."""

    def __init__(self, number: int, seat: int, ask: Ask, move: int) -> None:
        self.number = number
        self.seat = seat
        self.ask = ask
        self.move = move
        self.best = move
        self.value = 0.0
        self.best_value = 0.0
        self.error = 0.0
        self.effect: list[float] = []  # on each seat, beside the best move

    def cost(self) -> float:
        """What the choice cost its seat, beside the best one."""
        return self.best_value - self.value

    def data(self, match: Match) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "prompt": self.ask.prompt,
            "clause": self.ask.clause,
            "move": match.game.text(self.move),
            "best": match.game.text(self.best),
            "value": self.value,
            "best_value": self.best_value,
            "cost": self.cost(),
            "cost_low": max(-1.0, self.cost() - self.error),
            "cost_high": min(1.0, self.cost() + self.error),
        }


class Step:
    """What stood open together: everybody's chances before it, and the choices made."""

    def __init__(self, number: int, seats: int) -> None:
        self.number = number
        self.chances = [0.0] * seats
        self.errors = [0.0] * seats
        self.choices: list[Choice] = []


def report(
    match: Match,
    thoughts: int = THOUGHTS,
    seed: str = JUDGE,
    progress: Callable[[int], object] | None = None,
    seat: int | None = None,
    hints: Sequence[Mapping[str, Any]] = (),
) -> dict[str, Any]:
    """Look back on a match, finished or not; every choice is judged by what its seat could know.

    `chances` are those of every seat before each move, and at the end the result; `intervals` are
    how sure the search is of each of them (95 %, of its sampling alone). What changes them is
    split: a seat's own `choices` beside those the search would have made (above zero where it
    chose better than the search), those of the `others`, and `luck`, which is all the rest: cards,
    dice and what came to light. `costliest` are choices of which the cost is clear of zero. With
    `seat` the turning points and the costliest choices are those of one seat. `progress` is told,
    after every step, how many more moves have been judged. Where a hint was given (`hints`, as they
    were) the question is judged with as many thoughts and beside the same rivals: the judge is the
    same, and finds the same. What it thinks of each of them now stands under `hints`.
    """
    asked = still_true(match, hints)
    hinted = {hint["number"]: hint["thoughts"] for hint in asked}
    steps = walk(match, seed, thoughts, progress, hinted)
    chances = [step.chances for step in steps]
    intervals = [
        [
            [max(0.0, chance - error), min(1.0, chance + error)]
            for chance, error in zip(step.chances, step.errors, strict=True)
        ]
        for step in steps
    ]
    if match.over:
        end = match.game.senses(match.state)
        chances.append(end)
        intervals.append([[value, value] for value in end])
    choices = [choice for step in steps for choice in step.choices]
    costly = [
        choice
        for choice in sorted(choices, key=lambda choice: -choice.cost())
        if choice.cost() > choice.error and seat in (None, choice.seat)
    ]
    return {
        "game": match.game.id,
        "seats": match.seats,
        "winners": match.winners,
        "thoughts": thoughts,
        "moves": len(match.history),
        "numbers": [step.number for step in steps],
        "chances": chances,
        "intervals": intervals,
        "choices": [choice.data(match) for choice in choices],
        "turning_points": turning_points(match, steps, chances, seat),
        "costliest": [choice.data(match) for choice in costly[:COSTLY_CHOICES]],
        "balance": [balance(steps, chances, who) for who in range(match.seats)],
        "hints": [
            {**hint, "choice": choice.data(match)}
            for hint in asked
            for step in steps
            for choice in step.choices
            if step.number == hint["number"]
            and choice.seat == hint["seat"]
            and hint["move"] in [match.game.text(move) for move in choice.ask.moves]
        ],
    }


def way_to(match: Match, number: int) -> str:
    """A name for the way a match went up to a move: another way, another name."""
    history = match.history[:number]
    lines = [f"{seat_of(entry)} {match.game.text(move_of(entry))}\n" for entry in history]
    return blake2b("".join(lines).encode(), digest_size=8).hexdigest()


def still_true(match: Match, hints: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The hints given on the way that the match went, the last to each question, in order.

    Moves that were taken back took what was said of them along.
    """
    found: dict[tuple[int, int], Mapping[str, Any]] = {}
    for hint in hints:
        number = hint["number"]
        if number < len(match.history) and hint["way"] == way_to(match, number):
            found[number, hint["seat"]] = hint
    return [found[key] for key in sorted(found)]


def walk(
    match: Match,
    seed: str,
    thoughts: int,
    progress: Callable[[int], object] | None,
    hinted: Mapping[int, int],
) -> list[Step]:
    """Play the match again and judge every choice on the way."""
    again = match.at(0)
    steps: list[Step] = []
    history = match.history
    number = 0
    last = -1  # who decided alone before
    seen: list[int] = []
    reveals = 0
    while number < len(history):
        step = Step(number, match.seats)
        asks = again.asks
        alone = asks[0].seat if len(asks) == 1 else -1
        shown = again.state.reveals != reveals
        reveals = again.state.reveals
        seen = seen[-FURTHEST_BACK:] if 0 <= alone == last and not shown else []
        if alone >= 0:
            seen.append(sight(again, alone))
        last = alone
        for ask in asks:
            entry = history[number + len(step.choices)]
            assert seat_of(entry) == ask.seat
            choice = Choice(number + len(step.choices), ask.seat, ask, move_of(entry))
            rng = judge_rng(seed, number, ask.seat)
            rivals = RIVALS if number in hinted else 0
            tallies = judge(again, choice, rng, hinted.get(number, thoughts), seen, rivals)
            for seat in range(match.seats):
                step.chances[seat] += tallies[seat].mean() / len(asks)
                step.errors[seat] += tallies[seat].error() / len(asks)
            step.choices.append(choice)
        steps.append(step)
        again.replay(history[number : number + len(step.choices)], match.deals)
        number += len(step.choices)
        if progress is not None:
            progress(len(step.choices))
    return steps


def judge(
    match: Match,
    choice: Choice,
    rng: Rng,
    thoughts: int,
    seen: list[int],
    rivals: int,
) -> list[Tally]:
    """Weigh what was chosen against the best move; everybody's chances after the best move."""
    verdict = weigh(match, choice.seat, rng, thoughts, choice.move, rivals, seen=seen)
    best = verdict.best()
    made = verdict.of(choice.move)
    assert made is not None
    choice.best = best.move
    choice.best_value = best.after[choice.seat].mean()
    choice.value = choice.best_value + made.change[choice.seat].mean()
    choice.error = made.change[choice.seat].error()
    choice.effect = [tally.mean() for tally in made.change]
    return best.after


def turning_points(
    match: Match, steps: list[Step], chances: list[list[float]], only: int | None = None
) -> list[dict[str, Any]]:
    """The moves around which the chances changed most, in the order they were played."""
    swings: list[tuple[float, int, int]] = []
    for i in range(len(chances) - 1):
        for seat in range(match.seats) if only is None else [only]:
            swings.append((-abs(chances[i + 1][seat] - chances[i][seat]), i, seat))
    points: list[dict[str, Any]] = []
    taken: set[int] = set()
    for _, i, seat in sorted(swings):
        if i in taken or len(points) == TURNING_POINTS:
            continue
        taken.add(i)
        step = steps[i]
        change = chances[i + 1][seat] - chances[i][seat]
        chosen = sum([choice.effect[seat] for choice in step.choices])
        points.append(
            {
                "number": step.number,
                "until": step.number + len(step.choices),
                "seat": seat,
                "before": chances[i][seat],
                "after": chances[i + 1][seat],
                "choice": chosen,
                "luck": change - chosen,
                "moves": [[c.seat, match.game.text(c.move)] for c in step.choices],
            }
        )
    return sorted(points, key=_number)


def _number(point: dict[str, Any]) -> int:
    number = point["number"]
    assert isinstance(number, int)
    return number


def balance(steps: list[Step], chances: list[list[float]], seat: int) -> dict[str, Any]:
    """How a seat came from its first chance to its last: own choices, those of others, luck."""
    own = 0.0
    others = 0.0
    for step in steps[: len(chances) - 1]:
        for choice in step.choices:
            if choice.seat == seat:
                own += choice.effect[seat]
            else:
                others += choice.effect[seat]
    start = chances[0][seat] if chances else 0.0
    end = chances[-1][seat] if chances else 0.0
    return {
        "seat": seat,
        "start": start,
        "end": end,
        "choices": own,
        "others": others,
        "luck": end - start - own - others,
    }
