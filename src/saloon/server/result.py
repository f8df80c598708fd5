"""How a game ended: places, margins, and the moment that decided it, in a sentence each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.engine.event import Event
from saloon.words import Teller, Words


@dataclass(frozen=True)
class Place:
    """One seat at the end of a game."""

    place: int
    seat: int
    score: int
    winner: bool
    margin: str


def outcome(
    view: Mapping[str, Any], names: Sequence[str], say: Words, seat: int | None = None
) -> str:
    """Who has won, as told to who sits at `seat`; a game may be lost by everybody."""
    winners: Sequence[int] = view["winners"]
    if not winners:
        return say("over-lost-you" if len(names) == 1 and seat == 0 else "over-none")
    if winners == [seat]:
        return say("over-you")
    return say("over", names=", ".join(names[won] for won in winners), count=len(winners))


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


def lead_taken(scores: Sequence[Sequence[int]], winner: int, level: bool = False) -> int:
    """After which move the winner was ahead of everybody, to the end; 0 for from the start on.

    With `level` it is enough to have been behind nobody.

    >>> lead_taken([(0, 0), (2, 0), (2, 3), (3, 3), (5, 3)], 0)
    4
    >>> lead_taken([(0, 0), (2, 0), (2, 3), (3, 3), (5, 3)], 0, level=True)
    3
    """
    for number in range(len(scores) - 1, -1, -1):
        row = scores[number]
        ahead = row[winner] if level else row[winner] - 1
        if any(score > ahead for seat, score in enumerate(row) if seat != winner):
            return number + 1
    return 0


def cost_most(
    report: Mapping[str, Any], names: Sequence[str], say: Words, seat: int | None
) -> tuple[int, str] | None:
    """The choice that cost this seat, or anybody, most."""
    costly = [choice for choice in report["costliest"] if seat in (None, choice["seat"])]
    if not costly:
        return None
    number, who = costly[0]["number"] + 1, costly[0]["seat"]
    message = "end-costliest-you" if who == seat else "end-costliest"
    cost = round(100 * costly[0]["cost"])
    return number, say(message, number=number, who=names[who], cost=cost)


def turned(
    report: Mapping[str, Any],
    winners: Sequence[int],
    names: Sequence[str],
    say: Words,
    seat: int | None,
) -> tuple[int, str] | None:
    """The move after which a winner's chances had risen most."""
    risen = [
        (point["after"] - point["before"], point)
        for point in report["turning_points"]
        if point["seat"] in winners and point["after"] > point["before"]
    ]
    if not risen:
        return None
    point = max(risen, key=lambda one: one[0])[1]
    number, who = point["number"] + 1, point["seat"]
    before, after = (round(100 * point[name]) for name in ("before", "after"))
    message = "end-turned-you" if who == seat else "end-turned"
    return number, say(message, number=number, who=names[who], before=before, after=after)


def fate(tell: Teller, events: Sequence[Event]) -> str:
    """How a game ended that nobody has won, as its last event says it."""
    text = tell.event(events[-1]) if events else ""
    return text[:1].upper() + text[1:] + ("" if text[-1:] in ("", ".", "!", "?") else ".")


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
    winners: Sequence[int] = view["winners"]
    if report is not None:
        found = (
            turned(report, winners, names, say, seat)
            if seat in winners
            else cost_most(report, names, say, seat) or turned(report, winners, names, say, seat)
        )
        if found is not None:
            return found
    if len(winners) != 1 or len(names) == 1:
        return 0, ""
    number = lead_taken(scores, winners[0])
    who = names[winners[0]]
    you = "-you" if winners[0] == seat else ""
    last = len(scores) - 1
    if number > last:  # level at the end, or won by something else than the score
        if lead_taken(scores, winners[0], level=True) <= last:
            return 0, say("end-lead-level")
        return last, say(f"end-lead-last{you}", who=who)
    if lead_taken(scores, winners[0], level=True) == 0:
        return 0, say(f"end-lead-always{you}", who=who)
    if number == last:
        return number, say(f"end-lead-final{you}", who=who)
    return number, say(f"end-lead{you}", who=who, number=number, count=last)
