"""A game looked back on: chances over time, turning points, costly choices, luck."""

from __future__ import annotations

from typing import Any, Final

from saloon.bots.bot import Budget, menu
from saloon.bots.search import EXPLORE, ROLLOUT, Edge, Tree
from saloon.engine.ask import Ask
from saloon.engine.match import MOVE_MASK, SEAT_MASK, SEAT_SHIFT, Match
from saloon.engine.rng import Rng

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
        self.effect: list[float] = []  # on each seat, beside the best move

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
            "cost": self.best_value - self.value,
        }


class Step:
    """What stood open together: everybody's chances before it, and the choices made."""

    def __init__(self, number: int, chances: list[float], choices: list[Choice]) -> None:
        self.number = number
        self.chances = chances
        self.choices = choices


def report(match: Match, thoughts: int = THOUGHTS, seed: str = "report") -> dict[str, Any]:
    """Look back on a match, finished or not; every choice is judged by what its seat could know.

    `chances` are those of every seat before each move, and at the end the result. What changes them
    is split: a seat's own `choices` (never above zero but for the error of sampling), those of the
    `others`, and `luck`, which is all the rest: cards, dice and what came to light.
    """
    rng = Rng.seeded(seed)
    steps = walk(match, rng, thoughts)
    chances = [step.chances for step in steps]
    if match.over:
        chances.append(match.game.senses(match.state))
    choices = [choice for step in steps for choice in step.choices]
    costly = sorted(choices, key=lambda choice: choice.value - choice.best_value)
    return {
        "game": match.game.id,
        "seats": match.seats,
        "winners": match.winners,
        "thoughts": thoughts,
        "numbers": [step.number for step in steps],
        "chances": chances,
        "turning_points": turning_points(match, steps, chances),
        "costliest": [
            choice.data(match)
            for choice in costly[:COSTLY_CHOICES]
            if choice.best_value > choice.value
        ],
        "balance": [balance(steps, chances, seat) for seat in range(match.seats)],
    }


def walk(match: Match, rng: Rng, thoughts: int) -> list[Step]:
    """Play the match again and judge every choice on the way."""
    again = match.at(0)
    steps: list[Step] = []
    history = match.history
    number = 0
    while number < len(history):
        asks = again.asks
        choices: list[Choice] = []
        chances = [0.0] * match.seats
        for ask in asks:
            entry = history[number + len(choices)]
            assert entry >> SEAT_SHIFT & SEAT_MASK == ask.seat
            choice = Choice(number + len(choices), ask.seat, ask, entry & MOVE_MASK)
            best = judge(again, choice, rng, thoughts)
            for seat in range(match.seats):
                chances[seat] += best[seat] / len(asks)
            choices.append(choice)
        steps.append(Step(number, chances, choices))
        for choice in choices:
            again.play(choice.seat, choice.move)
        number += len(choices)
    return steps


def judge(match: Match, choice: Choice, rng: Rng, thoughts: int) -> list[float]:
    """Search the question as its seat saw it; everybody's chances after the best move."""
    world = match.imagine(choice.seat, rng)
    moves = menu(world, choice.seat)
    tree = Tree(world, choice.seat, rng, EXPLORE, ROLLOUT)
    tree.study(Budget(iterations=thoughts))
    node = tree.own_node()
    best = node.best(moves, rng)
    made = node.edge(choice.move)
    after_best = means(best)
    after_made = means(made) if made.visits else after_best
    choice.best = best.move
    choice.best_value = after_best[choice.seat]
    choice.value = after_made[choice.seat]
    choice.effect = [after_made[seat] - after_best[seat] for seat in range(match.seats)]
    return after_best


def means(edge: Edge) -> list[float]:
    """What a move of the root brought every seat, on average."""
    return [total / float(edge.visits) for total in edge.sums]


def turning_points(
    match: Match, steps: list[Step], chances: list[list[float]]
) -> list[dict[str, Any]]:
    """The moves around which the chances changed most, in the order they were played."""
    swings: list[tuple[float, int, int]] = []
    for i in range(len(chances) - 1):
        for seat in range(match.seats):
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
