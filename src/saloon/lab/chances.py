"""What games can show: exact probabilities, corrections for many comparisons, differences."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Any

from saloon.lab.simulate import Z, wilson

LEVEL = 0.05
"""How often a family of comparisons may cry wolf."""
FEWEST = 20
"""Of fewer games nothing is said to be shown, however odd they look."""

Rate = dict[str, Any]


def binomial_p(wins: float, trials: int, share: float) -> float:
    """How likely a count as odd as this one is where all is fair: exact, two-sided.

    All counts that are at most as likely as this one are added up. A shared victory makes a count
    that is not whole: it is taken for the whole one nearer to what is fair.

    >>> round(binomial_p(3, 3, 0.25), 6), round(binomial_p(9, 10, 0.5), 6)
    (0.015625, 0.021484)
    """
    if trials == 0 or not 0 < share < 1:
        return 1.0
    fair = trials * share
    count = math.floor(wins + 1e-9) if wins > fair else math.ceil(wins - 1e-9)

    def log_chance(k: int) -> float:
        return (
            math.lgamma(trials + 1)
            - math.lgamma(k + 1)
            - math.lgamma(trials - k + 1)
            + k * math.log(share)
            + (trials - k) * math.log1p(-share)
        )

    def tail(k: int, step: int) -> float:
        """The chance of k and of all beyond it; they shrink fast."""
        total = 0.0
        while 0 <= k <= trials:
            chance = math.exp(log_chance(k))
            total += chance
            if chance < total * 1e-16:
                break
            k += step
        return total

    likely = log_chance(count) + 1e-9
    top = min(trials, math.floor((trials + 1) * share))
    if abs(count - top) <= 1 and likely >= log_chance(top):
        return 1.0
    if count > top:  # below lie all from 0 to the last that is at most as likely
        low, high = -1, top
        while low < high:
            middle = (low + high + 1) // 2
            if log_chance(max(0, middle)) <= likely and middle >= 0:
                low = middle
            else:
                high = middle - 1
        return min(1.0, tail(count, 1) + tail(low, -1))
    low, high = top, trials + 1
    while low < high:
        middle = (low + high) // 2
        if log_chance(min(trials, middle)) <= likely and middle <= trials:
            high = middle
        else:
            low = middle + 1
    return min(1.0, tail(count, -1) + tail(low, 1))


def rate(name: str, wins: float, trials: int, share: float) -> Rate:
    """A win rate against what would be fair."""
    low, high = wilson(wins, trials)
    value = wins / trials if trials else 0.0
    return {
        "name": name,
        "trials": trials,
        "wins": round(wins, 4),
        "rate": round(value, 5),
        "low": round(low, 5),
        "high": round(high, 5),
        "share": round(share, 5),
        "times": round(value / share, 3) if share else 0.0,
        "p": binomial_p(wins, trials, share),
    }


def holm(rates: list[Rate], games: int | None = None) -> list[Rate]:
    """Correct the p-values of a family and say which of them stand out.

    What was tried fewer than 20 times is no part of the family, and nothing stands out in a run of
    fewer games: `p_holm` is None there.

    >>> odd = holm([rate("a", 90, 100, 0.5), rate("b", 51, 100, 0.5), rate("c", 3, 3, 0.1)])
    >>> [(one["stands_out"], one["p_holm"] is None) for one in odd]
    [(True, False), (False, False), (False, True)]
    """
    for one in rates:
        one["stands_out"], one["p_holm"] = False, None
    family = [one for one in rates if one["trials"] >= FEWEST]
    if games is not None and games < FEWEST:
        family = []
    correct(family)
    for one in rates:
        one["p"] = round(one["p"], 6)
    return rates


def correct(family: list[Rate]) -> None:
    """Holm (1979): the smallest p counts as often as there are comparisons, the next once less."""
    worst = 0.0
    for place, one in enumerate(sorted(family, key=lambda one: float(one["p"]))):
        worst = max(worst, min(1.0, one["p"] * (len(family) - place)))
        one["p_holm"] = round(worst, 6)
        one["stands_out"] = worst < LEVEL


# -- differences ---------------------------------------------------------------------------------


def paired(before: Sequence[float], after: Sequence[float]) -> Rate:
    """The mean difference of what was measured twice from the same seeds, with its interval."""
    steps = [two - one for one, two in zip(before, after, strict=True)]
    count = len(steps)
    middle = fmean(steps)
    spread = math.fsum((step - middle) ** 2 for step in steps) / max(1, count - 1)
    error = math.sqrt(spread / count)
    half = student(count - 1) * error
    return {
        "before": fmean(before),
        "after": fmean(after),
        "difference": middle,
        "low": middle - half,
        "high": middle + half,
        "trials": count,
        "p": student_p(middle / error, count - 1) if error else 1.0 if middle == 0 else 0.0,
    }


def unpaired(wins: tuple[float, float], trials: tuple[int, int]) -> Rate:
    """The difference of two rates from different trials, after Newcombe (1998)."""
    ends = [wilson(won, tried) for won, tried in zip(wins, trials, strict=True)]
    rates = [won / tried if tried else 0.0 for won, tried in zip(wins, trials, strict=True)]
    gap = rates[1] - rates[0]
    low = gap - math.hypot(rates[1] - ends[1][0], ends[0][1] - rates[0])
    high = gap + math.hypot(ends[1][1] - rates[1], rates[0] - ends[0][0])
    pool = sum(wins) / max(1, sum(trials))
    error = math.sqrt(pool * (1 - pool) * sum(1 / max(1, tried) for tried in trials))
    return {
        "before": rates[0],
        "after": rates[1],
        "difference": gap,
        "low": low,
        "high": high,
        "trials": min(trials),
        "p": 2 * (1 - NormalDist().cdf(abs(gap) / error)) if error > 0 else 1.0,
    }


def student(degrees: int) -> float:
    """The 97.5 % point of Student's distribution, after Hill (1970) to three digits and better.

    >>> round(student(19), 2), round(student(10**6), 3)
    (2.09, 1.96)
    """
    if degrees < 1:
        return math.inf
    z, n = Z, float(degrees)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def student_p(t: float, degrees: int) -> float:
    """How likely a t as far from 0 as this is, two-sided (Wallace, 1959).

    >>> round(student_p(2.093, 19), 2)
    0.05
    """
    if degrees < 1:
        return 1.0
    near = (8 * degrees + 1) / (8 * degrees + 3) * math.sqrt(degrees * math.log1p(t * t / degrees))
    return 2 * (1 - NormalDist().cdf(near))
