"""The goal on the table: what a game declares, drawn as a strip under the question."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from saloon import drawing as d
from saloon.engine.game import Game
from saloon.exhibit import goal_sign
from saloon.goal import Aim, Goal

TRACK: Final = 230.0
"""How wide the track is on which everybody goes to the target."""

LEAST_TRACK: Final = 8
"""A target below this needs no track: its parts tell more."""


def sign_of(game: Game, aim: Aim) -> Markup:
    """The small picture of a part of the goal, where the game's scene has one."""
    drawn = goal_sign(game, aim.sign) if aim.sign else ""
    if not drawn:
        return Markup("")
    tick = d.path(
        "M7 15 L12 20 L22 8", fill="none", stroke="#8fd18a", stroke_width=3.4, opacity="0.95"
    )
    svg = d.el(
        "svg",
        drawn,
        tick if aim.done and aim.sign == "task" else "",
        viewBox="0 0 28 28",
        width=28,
        height=28,
        aria_hidden="true",
    )
    return Markup(svg)  # noqa: S704


def track(goal: Goal) -> Markup:
    """Everybody on the way to a target: a line with a mark for each seat."""
    if goal.target < LEAST_TRACK:
        return Markup("")
    w, h, left = TRACK, 34.0, 14.0
    way = w - 2 * left - 14
    steps = "".join(
        f"M{d.num(left + way * n / goal.target)} 19 v{6 if n % 5 == 0 else 3}"
        for n in range(goal.target + 1)
    )
    out = d.path(f"M{d.num(left)} 25 H{d.num(left + way)}", stroke="#c9a35c", stroke_width=2)
    out += d.path(steps, stroke="#c9a35c", stroke_width=1.2)
    out += d.mark("star", "#f6c95c", w - 13, 20, 8, edge="none")
    at: dict[int, int] = {}
    for seat, reached in enumerate(goal.reached):
        step = max(0, min(goal.target, reached))
        above = at.get(step, 0)
        at[step] = above + 1
        out += d.player_mark(seat, left + way * step / goal.target + above * 5, 13 - above * 2, 8)
    svg = d.el(
        "svg",
        out,
        viewBox=f"0 0 {d.num(w)} {d.num(h)}",
        width=w,
        height=h,
        class_="track",
        aria_hidden="true",
    )
    return Markup(svg)  # noqa: S704


def goal_of(page: Any) -> dict[str, Any]:
    """What the strip is made of, for one reader of a table."""
    goal: Goal = page.tell.goal(page.view)
    return {"goal": goal, "track": track(goal), "sign": lambda aim: sign_of(page.live.game, aim)}
