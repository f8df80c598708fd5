"""Why a hint says what it says: two or three reasons in words, from what the judge found.

And what the look back thinks of a hint when the game is over: the same, or why not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saloon.words import Teller

MOST: Final = 3
HELD_BACK: Final = 0.03
"""A move that costs a rival this much of a chance is also a move against them."""


def percent(chance: float) -> str:
    """A chance in per cent, not to be torn apart at the end of a line."""
    return f"{100 * chance:.0f}\N{NO-BREAK SPACE}%"


def reasons(
    tell: Teller,
    before: Mapping[str, Any],
    after: Sequence[Mapping[str, Any]],
    hint: Mapping[str, Any],
    plan: Sequence[tuple[str, Mapping[str, Any]]] = (),
) -> list[str]:
    """Reasons for a hint, the most telling first.

    `after` is what the seat would see after the move in several worlds: only what is the same in
    all of them surely follows. `plan` is what the seat would do next, each move with the view.
    """
    say = tell.words
    me = hint["seat"]
    if after and all(view["over"] and me in view["winners"] for view in after):
        return [say("reason-wins")]
    about = tell.about(hint["move"], before)
    found = [*([about] if about else []), *surely(tell, before, after)]
    if plan:
        then = [tell.move(move, view) for move, view in plan]
        found.append(say("reason-plan", moves=" → ".join(then)))
    chance, second = hint["chances"][me], hint["second"]
    if second is None:
        return found[:MOST] or [say("reason-only")]
    other = tell.move(second["move"], before)
    if worse(hint):
        compared = say(
            "reason-chance",
            chance=percent(chance),
            other=percent(second["chances"][me]),
            move=other,
        )
    else:
        compared = say("reason-alike", chance=percent(chance))
    held = held_back(tell, hint)
    return [*found[: MOST - 1 - bool(held)], compared, *held]


def worse(hint: Mapping[str, Any]) -> bool:
    """Whether the second best is surely worse, by so much that its reader sees another figure."""
    me, second = hint["seat"], hint["second"]
    return second["sure"] and percent(second["chances"][me]) != percent(hint["chances"][me])


def second_best(tell: Teller, view: Mapping[str, Any], hint: Mapping[str, Any]) -> str:
    """What else would be good, in one line, or ''."""
    second = hint["second"]
    if second is None:
        return ""
    move = tell.move(second["move"], view)
    if not worse(hint):
        return tell.words("hint-second-alike", move=move)
    return tell.words("hint-second", move=move, chance=percent(second["chances"][hint["seat"]]))


def judged_by(tell: Teller, hint: Mapping[str, Any]) -> str:
    """How the hint was found, and whether the look back will say the same."""
    if hint["hurried"]:
        return tell.words("hint-hurried")
    return tell.words("hint-judge", thoughts=hint["thoughts"])


def looked_again(tell: Teller, hint: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """What a hint said, what was played, and what the look back thinks of it now, in sentences.

    `hint` is as the look back reports it; `view` is what its seat saw then.
    """
    choice = hint["choice"]
    told = {
        "number": hint["number"] + 1,
        "who": tell.name(hint["seat"]),
        "move": tell.move(hint["move"], view),
        "chance": percent(hint["chance"]),
    }
    made = tell.move(choice["move"], view)
    cost = round(100 * choice["cost"])
    if choice["move"] == hint["move"]:
        first = tell.words("look-hint-taken", **told)
    elif cost > 0:
        first = tell.words("look-hint-left", made=made, cost=cost, **told)
    else:
        first = tell.words("look-hint-alike", made=made, **told)
    now = {"best": tell.move(choice["best"], view), "chance": percent(choice["best_value"])}
    same = choice["best"] == hint["move"]
    if hint["hurried"]:
        message = "look-hint-longer-same" if same else "look-hint-longer"
        return [first, tell.words(message, thoughts=hint["thoughts"], **now)]
    if same and now["chance"] == told["chance"]:
        return [first, tell.words("look-hint-same")]
    return [first, tell.words("look-hint-changed", **now)]


def surely(
    tell: Teller, before: Mapping[str, Any], after: Sequence[Mapping[str, Any]]
) -> list[str]:
    """What the move changes at once, whatever is hidden."""
    if not after:
        return []
    changed = [tell.changes(before, view) for view in after]
    found = [line for line in changed[0] if all(line in others for others in changed[1:])]
    was = tell.tally(before)
    now = [tell.tally(view) for view in after]
    rows = [
        tell.words("reason-count", name=name, before=count, after=now[0][name])
        for name, count in was.items()
        if now[0].get(name, count) != count and len({view.get(name) for view in now}) == 1
    ]
    return [*found, *([tell.words("reason-changes", changes=", ".join(rows))] if rows else [])]


def held_back(tell: Teller, hint: Mapping[str, Any]) -> list[str]:
    """The rival who loses most by the move, where it is much and not just what the mover gains."""
    second = hint["second"]
    if len(hint["chances"]) < 3:
        return []
    lost = [
        (other - chance, seat, other, chance)
        for seat, (chance, other) in enumerate(zip(hint["chances"], second["chances"], strict=True))
        if seat != hint["seat"]
    ]
    most = max(lost, default=(0.0, 0, 0.0, 0.0))
    if most[0] < HELD_BACK or not second["sure"]:
        return []
    who = tell.name(most[1])
    return [tell.words("reason-rival", who=who, before=percent(most[2]), after=percent(most[3]))]
