"""What a run says in a few sentences, for the top of the report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.lab.chances import FEWEST, Rate
from saloon.lab.figures import strong, weak
from saloon.lab.labels import Labels

NAMED = 3
"""How many strong and weak things are named; the tables hold the rest."""


def times(one: Rate) -> str:
    """How many times its share something wins."""
    return f"{one['times']:.2f}".rstrip("0").rstrip(".")


def summary(data: Mapping[str, Any], labels: Labels) -> list[str]:
    """The sentences; `label` has given the rates their labels."""
    say = labels.say
    games = data["games"]
    lost = [
        say("lab-sum-forfeits", name=name, choices=told["choices"], example=told["examples"][0])
        for name, told in data["forfeits"].items()
    ]
    if games < FEWEST:
        return [say("lab-sum-few", games=games, fewest=FEWEST), *lost, *lengths(data, labels)]
    found = [*lost, seats(data, labels)]
    if len(data["bots"]) > 1:
        best = data["bots"][0]
        message = "lab-sum-bot" if best["stands_out"] else "lab-sum-bots-even"
        found.append(say(message, name=best["label"], times=times(best), games=games))
    if data["characters"]:
        odd = [one for one in data["characters"] if one["stands_out"]]
        found += [say("lab-sum-thing", name=one["label"], times=times(one)) for one in odd[:NAMED]]
        if not odd:
            found.append(say("lab-sum-characters-even"))
    for judged, message in ((strong, "lab-sum-strong"), (weak, "lab-sum-weak")):
        odd = [one for one in data["cards"] if judged(one)]
        odd = odd[:NAMED] if judged is strong else odd[::-1][:NAMED]
        if odd:
            told = ", ".join(
                say("lab-sum-times", name=one["label"], times=times(one)) for one in odd
            )
            found.append(say(message, things=told))
    return [*found, *lengths(data, labels), known(data, labels)]


def seats(data: Mapping[str, Any], labels: Labels) -> str:
    """Whether it matters where one sits."""
    say = labels.say
    odd = [one for one in data["seats"] if one["stands_out"]]
    if odd:
        told = ", ".join(say("lab-sum-times", name=one["label"], times=times(one)) for one in odd)
        return say("lab-sum-seats-odd", seats=told)
    low = min(one["low"] / one["share"] for one in data["seats"])
    high = max(one["high"] / one["share"] for one in data["seats"])
    return say("lab-sum-fair", games=data["games"], low=f"{low:.2f}", high=f"{high:.2f}")


def lengths(data: Mapping[str, Any], labels: Labels) -> list[str]:
    """How long a game lasts, in what the game counts."""
    told = [
        labels.say("lab-sum-length-one", count=spread["median"], unit=labels.unit(unit))
        for unit, spread in data["length"].items()
    ]
    return [labels.say("lab-sum-length", lengths=", ".join(told))]


def known(data: Mapping[str, Any], labels: Labels) -> str:
    """How early the winner is known."""
    part = data["known_at"]["median"] / data["known_at"]["scale"]
    return labels.say("lab-sum-known", percent=round(100 * part))
