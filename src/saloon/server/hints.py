"""A hint at the web table: the move lit on the board, and why, in a bubble beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from saloon.bots.hints import outcomes, planned
from saloon.reasons import judged_by, percent, reasons, second_best
from saloon.server import pages
from saloon.server.pages import Shown
from saloon.server.scenes import as_sentence


@dataclass(frozen=True)
class Told:
    """A hint in words."""

    move: str
    title: str
    reasons: list[str]
    second: str
    judge: str


def told(page: Shown, advice: Mapping[str, Any]) -> Told:
    """A hint in the reader's words."""
    seat, tell, view = advice["seat"], page.tell, page.view
    after = outcomes(page.match, seat, advice["move"])
    plan = planned(page.match, seat, [advice["move"], *advice["plan"]])
    move = as_sentence(tell.move(advice["move"], view))
    chance = percent(advice["chances"][seat])
    return Told(
        move=advice["move"],
        title=tell.words("hint-best", move=move, chance=chance),
        reasons=[as_sentence(line) for line in reasons(tell, view, after, advice, plan)],
        second=second_best(tell, view, advice),
        judge=judged_by(tell, advice),
    )


def bubble(page: Shown, hint: Told) -> str:
    """The bubble, on its way to an open page."""
    say = pages.game_words(page.live.game, page.reader.lang)
    template = pages.templates().get_template("advice.html")
    return template.render(_=say, hint=hint, moves=page.here)
