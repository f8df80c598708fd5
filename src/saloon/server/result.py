"""How a game ended: places, margins, and the moment that decided it, in a sentence each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.words import Words


@dataclass(frozen=True)
class Place:
    """One seat at the end of a game."""

    place: int
    seat: int
    score: int
    winner: bool
    margin: str


def places(view: Mapping[str, Any], say: Words) -> list[Place]:
    """Everybody, the winners first, with how far they are from the next or from the winner."""
    scores: Sequence[int] = view["scores"]
    winners: Sequence[int] = view["winners"]
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    best = [scores[seat] for seat in order if seat in winners]
    others = [scores[seat] for seat in order if seat not in winners]
    found: list[Place] = []
    for number, seat in enumerate(order, 1):
        won = seat in winners
        place = number
        if found and found[-1].winner == won and found[-1].score == scores[seat]:
            place = found[-1].place
        margin = ""
        if won and others:
            lead = scores[seat] - others[0]
            margin = say("end-won-by", count=lead) if lead > 0 else say("end-won-tie")
        elif not won and best:
            behind = best[0] - scores[seat]
            margin = say("end-lost-by", count=behind) if behind > 0 else say("end-lost-tie")
        found.append(Place(place, seat, scores[seat], won, margin))
    return found


def lead_taken(scores: Sequence[Sequence[int]], winner: int) -> int:
    """After which move the winner had the lead and never lost it; 0 for from the start on.

    >>> lead_taken([(0, 0), (2, 0), (2, 3), (4, 3), (5, 3)], 0)
    3
    """
    for number in range(len(scores) - 1, -1, -1):
        row = scores[number]
        if any(score > row[winner] for seat, score in enumerate(row) if seat != winner):
            return number + 1
    return 0


def decided(
    view: Mapping[str, Any],
    scores: Sequence[Sequence[int]],
    names: Sequence[str],
    say: Words,
    report: Mapping[str, Any] | None = None,
    seat: int | None = None,
) -> tuple[int, str]:
    """The turning point as told to who sits at `seat`, and the move it speaks of (0: of none).

    A look back knows what a choice cost; without one the scores know who took the lead when.
    """
    if report is not None:
        costly = [c for c in report["costliest"] if seat in (None, c["seat"])]
        if costly:
            worst = costly[0]
            cost = round(100 * worst["cost"])
            who = names[worst["seat"]]
            message = "end-costliest-you" if worst["seat"] == seat else "end-costliest"
            return worst["number"] + 1, say(message, number=worst["number"] + 1, who=who, cost=cost)
    winners: Sequence[int] = view["winners"]
    if len(winners) != 1:
        return 0, ""
    number = lead_taken(scores, winners[0])
    who = names[winners[0]]
    you = "-you" if winners[0] == seat else ""
    if number >= len(scores):
        return len(scores) - 1, say(f"end-lead-last{you}", who=who)
    if number == 0:
        return 0, say(f"end-lead-always{you}", who=who)
    return number, say(f"end-lead{you}", who=who, number=number, count=len(scores) - 1)
