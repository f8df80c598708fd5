"""What the reader could do now towards each open task."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.choices import question_of
from saloon.games.bantam.board import ACRE, NOWHERE
from saloon.games.bantam.look import ACRE_NUMBER, CABIN_MARK, Hint, steps_to, ways_to
from saloon.games.bantam.names import Names


def hints(tell: Names, view: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """For each open task of the reader: the task, a legal action towards it, its clause."""
    asked = question_of(view)
    table = view["table"]
    if asked is None or asked["seat"] != tell.me or asked["prompt"] != "turn":
        return []
    player = table["players"][tell.me]
    legal: list[str] = asked.get("moves", [])
    found = []
    for task in player["tasks"]:
        if task["done"]:
            continue
        for hint in ways_to(task["id"], player):
            said = _advice(tell, view, player, legal, hint)
            if said:
                found.append((tell.words(f"task-{task['id']}"), said, hint.clause))
                break
    return found


def _advice(
    tell: Names,
    view: Mapping[str, Any],
    player: Mapping[str, Any],
    legal: Sequence[str],
    hint: Hint,
) -> str:
    """A legal move for a hint in words: at once, or the first step of the way."""
    place = player["place"]
    for move in legal:
        if move == "work" and ACRE_NUMBER.get(place, NOWHERE) not in hint.goals:
            continue
        if any(move == wanted or move.startswith(wanted + ":") for wanted in hint.moves):
            return tell.move(move, view)
    if place.endswith(CABIN_MARK):
        return tell.move("leave", view) if hint.goals and "leave" in legal else ""
    goal, far, first = steps_to(ACRE_NUMBER[place], view["table"]["grid"], hint.goals)
    if goal == NOWHERE or f"go:{ACRE[first].id}" not in legal:
        return ""
    if goal == first:
        return tell.words("hint-go-here", goal=tell.the(ACRE[goal].id))
    return tell.words(
        "hint-go",
        place=tell.the(ACRE[first].id),
        goal=tell.the(ACRE[goal].id),
        count=far,
    )
