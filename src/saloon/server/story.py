"""The story of a finished game as one file: every step, the chart, the turning points, the words.

It needs no network and no server: fonts, pictures and script are inside. A printer gets the scores,
the chart, the turning points and the board where it mattered.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from saloon.drawing import titled
from saloon.engine.event import EVERYBODY, Event
from saloon.engine.match import Match
from saloon.engine.trail import seat_of
from saloon.server import charts, pages, result
from saloon.server.access import Refused, house_of, reader_of
from saloon.server.champion import champion
from saloon.server.scenes import as_sentence, rows_of, scene_module
from saloon.words import Teller, Words, teller

stories = APIRouter(include_in_schema=False)

MOST_STEPS: Final = 100
"""At most this many boards are in a file; other turns are told with the next board."""

PRINTED: Final = 6
"""How many boards are printed: the first, the last, and where the game turned."""

FONTS: Final = (
    ("Rye", 400, "rye-latin-400-normal"),
    ("Zilla Slab", 400, "zilla-slab-latin-400-normal"),
    ("Zilla Slab", 700, "zilla-slab-latin-700-normal"),
)


@dataclass
class Step:
    """The table after some moves: what was done, by whom, and what people said about it."""

    number: int
    seat: int | None
    lines: list[str]
    title: str
    comments: list[str]
    board: str = ""
    narrow: str = ""


@stories.get("/t/{id}/story")
async def download(request: Request, id: str) -> Response:
    """The story of a finished game as a file."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over"), 409)
    report = live.look.report if live.look is not None else None
    match = live.match.at(len(live.match.history))
    text = await asyncio.to_thread(story, match, live.names, reader.lang, {}, report)
    name = f'attachment; filename="{live.game.id}-{live.id}.html"'
    return HTMLResponse(text, headers={"content-disposition": name})


def story(
    match: Match,
    names: Sequence[str],
    lang: str,
    comments: Mapping[int, str] | None = None,
    report: Mapping[str, Any] | None = None,
) -> str:
    """A finished match as one page; `comments` stand at the moves they are about."""
    tell = teller(match.game, lang, names)
    say = pages.game_words(match.game, lang)
    steps, scores = walked(match, tell, comments or {}, turned(report))
    view = match.view(None)
    shown = printed(steps, turned(report))
    marks = pages.marks_of(match.game)
    frames = [[step.number, step.title, step.lines, step.comments, step.board] for step in steps]
    narrow = [step.narrow for step in steps]
    context = {
        "title": say("title"),
        "lang": lang,
        "tell": tell,
        "view": view,
        "names": names,
        "outcome": result.outcome(view, names, say),
        "places": result.places(view, say),
        "decided": result.decided(view, scores, names, say, report)[1]
        if view["winners"]
        else result.fate(tell, match.events),
        "champion": champion(match.game, view),
        "results": rows_of(match.game, view, tell),
        "chart": for_both(lambda wide: charts.scores(match.game, names, scores, say, wide)),
        "chances": chances(match, names, report, say),
        "report": report,
        "player_mark": marks,
        "steps": steps,
        "shown": [(step, Markup(step.board)) for step in shown],  # noqa: S704
        "frames": packed(frames),
        "narrow": packed(narrow),
        "fonts": fonts(),
        "moves": len(match.history),
    }
    return pages.templates().get_template("story.html").render(_=say, **context)


def turned(report: Mapping[str, Any] | None) -> set[int]:
    """The moves around which the chances changed most, and the costliest."""
    if report is None:
        return set()
    points = [*report["turning_points"], *report["costliest"]]
    return {point["number"] + 1 for point in points}


def walked(
    match: Match, tell: Teller, comments: Mapping[int, str], wanted: set[int]
) -> tuple[list[Step], list[tuple[int, ...]]]:
    """The match turn by turn with its boards, and the scores after every move."""
    position = match.at(0)
    scene = scene_module(match.game)
    scores = [tuple(position.scores)]
    steps = [Step(0, None, told(tell, position.events), "", [])]
    steps[0].board, steps[0].narrow = drawn(scene, position, tell)
    count = len(position.events)
    movers = [seat_of(entry) for entry in match.history]
    each = 1 + len([n for n in range(1, len(movers)) if movers[n] != movers[n - 1]]) // MOST_STEPS
    turns = 0
    for number in range(1, len(match.history) + 1):
        position.replay(match.history[number - 1 : number], match.deals)
        scores += [tuple(position.scores)] * (len(position.history) + 1 - len(scores))
        last = number == len(match.history)
        ends = last or movers[number] != movers[number - 1]
        turns += ends
        quiet = not last and number not in wanted and number not in comments
        if quiet and (not ends or turns % each):
            continue
        events = position.events[count:]
        count = len(position.events)
        title = next((tell.event(e) for e in events if e.kind in tell.ROUNDS), "")
        said = [text for at, text in comments.items() if steps[-1].number < at <= number]
        step = Step(number, movers[number - 1], told(tell, events), as_sentence(title), said)
        step.board, step.narrow = drawn(scene, position, tell)
        steps.append(step)
    return steps, scores


def told(tell: Teller, events: Sequence[Event]) -> list[str]:
    """What everybody could see happen, a line each."""
    return [as_sentence(tell.event(event)) for event in events if event.to == EVERYBODY]


def drawn(scene: Any, position: Match, tell: Teller) -> tuple[str, str]:
    """The board as a spectator sees it, for a wide screen and a phone; nothing to press on it."""
    view = position.view(None)
    wide, narrow = (plain(scene.scene(view, tell, large)) for large in (True, False))
    return wide, narrow


def plain(board: str) -> str:
    """A board that is only looked at."""
    return titled(board.replace(' id="board"', "").replace(' tabindex="0"', ""))


def printed(steps: Sequence[Step], wanted: set[int]) -> list[Step]:
    """The boards that stand in the page itself: the first, the last, and where it turned."""
    turns = [step for step in steps[1:-1] if step.number in wanted]
    return [steps[0], *turns[: PRINTED - 2], steps[-1]] if len(steps) > 1 else list(steps)


def chances(
    match: Match, names: Sequence[str], report: Mapping[str, Any] | None, say: Words
) -> Markup | str:
    """The chances to win over the game, where somebody has looked back on it."""
    if report is None:
        return ""
    finals = [f"{100 * chance:.0f} %" for chance in report["chances"][-1]]
    marks = {0.0: "0 %", 0.5: "50 %", 1.0: "100 %"}
    below = say("chart-moves", count=report["moves"])
    shown = charts.Told(report["chances"], marks, finals, say("look-chances"), below, False)
    return for_both(lambda wide: charts.curves(match.game, names, shown, wide))


def for_both(draw: Callable[[bool], str]) -> Markup:
    """A chart for a desk and for paper, and one whose words can be read on a phone."""
    desk, phone = draw(True), draw(False)
    both = f'<div class="at-desk">{desk}</div><div class="on-phone">{phone}</div>'
    return Markup(both)  # noqa: S704


def packed(data: object) -> str:
    """Plain data, made small: boards are much alike."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b64encode(gzip.compress(text, 9, mtime=0)).decode()


def fonts() -> list[tuple[str, int, str]]:
    """The typefaces as text."""
    folder = pages.HERE / "static" / "fonts"
    return [
        (name, weight, base64.b64encode((folder / f"{file}.woff2").read_bytes()).decode())
        for name, weight, file in FONTS
    ]
