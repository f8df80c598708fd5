"""What others did, once more: the table step by step since a reader's last turn, and the pace."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from starlette.responses import JSONResponse, Response

from saloon import drawing
from saloon.engine.event import EVERYBODY
from saloon.server import logbook, pages
from saloon.server.access import Refused, house_of, reader_of
from saloon.server.course import stretch_of
from saloon.server.live import Live
from saloon.server.pages import Reader, Shown
from saloon.server.scenes import as_sentence

playback = APIRouter(include_in_schema=False)

MOST_FRAMES: Final = 40
"""At most this many steps are shown; those without a line are left out first."""

SPEEDS: Final = {"slow": 2.2, "normal": 1.0, "quick": 0.35, "once": 0.0}
"""How long a bot's move is shown, by the pace of the house."""

KEPT: Final = re.compile(rf'<g id="([\w-]+)" class="kept">(.*?){drawing.KEPT_END}</g>', re.DOTALL)
"""A large thing that a board may leave out where the page has it."""


@dataclass(frozen=True)
class Frame:
    """The table after some moves, and what they brought."""

    number: int
    text: str
    board: str


@playback.get("/t/{id}/since")
async def since(request: Request, id: str) -> Response:
    """What others did since the reader's last turn, step by step."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    found = await asyncio.to_thread(frames, live, reader, *stretch(live, reader.seat))
    steps = [{"number": f.number, "text": f.text, "board": f.board} for f in found]
    return JSONResponse({"frames": steps})


@playback.post("/t/{id}/speed")
async def speed(request: Request, id: str, speed: Annotated[str, Form()]) -> Response:
    """How fast bots play at this table while this reader looks; see Live.speed."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    if speed not in SPEEDS:
        raise Refused(f"there is no speed {speed!r}; the speeds are: {', '.join(SPEEDS)}", 422)
    live.speeds[reader.seat] = SPEEDS[speed]
    live.tell_speed(reader.seat, SPEEDS[speed])
    return Response(status_code=204)


def stretch(live: Live, seat: int | None) -> tuple[int, int]:
    """The last moves of others in a row: after how many moves they begin and end."""
    return stretch_of(live.course.movers, seat)


def frames(live: Live, reader: Reader, first: int, last: int) -> list[Frame]:
    """The table step by step, from one number of moves to another; alike steps are one."""
    match = live.match
    position = match.at(first)
    tell = pages.tell_for(live, reader)
    start = Shown(live, reader, position, position.view(reader.seat), tell, first)
    found = [Frame(first, "", pages.scene_of(start))]
    told = len(position.events)
    wanted = steps_shown(live, reader.seat, first, last)
    for number in range(first + 1, last + 1):
        position.replay(match.history[number - 1 : number], match.deals)
        if number not in wanted:
            continue
        page = Shown(live, reader, position, position.view(reader.seat), tell, number)
        text = told_since(page, told)
        told = len(position.events)
        found.append(Frame(number, text, pages.scene_of(page)))
    return lighter(found)


def steps_shown(live: Live, seat: int | None, first: int, last: int) -> set[int]:
    """The moves after which the table is shown: those that told something, not too many."""
    marks = live.course.told[seat]
    steps = [n for n in range(first + 1, last + 1) if marks[n] > marks[n - 1] or n == last]
    each = -(-len(steps) // MOST_FRAMES) or 1
    return set(steps[::-1][::each])


def told_since(page: Shown, told: int) -> str:
    """What happened from an event on, in a few sentences."""
    who = logbook.NOBODY if page.reader.seat is None else page.reader.seat
    seen = [e for e in page.match.events[told:] if e.to in (EVERYBODY, who)]
    return " · ".join(as_sentence(page.tell.event(event)) for event in seen[-4:])


def lighter(found: list[Frame]) -> list[Frame]:
    """The same frames, with every large thing that stays in the first of them only."""
    known: frozenset[str] = frozenset()
    light = []
    for frame in found:
        board, known = without(frame.board, known)
        light.append(Frame(frame.number, frame.text, board))
    return light


def without(board: str, known: frozenset[str]) -> tuple[str, frozenset[str]]:
    """A board without the large things its page has already, and all that stand on it now."""
    found: set[str] = set()

    def shorter(thing: re.Match[str]) -> str:
        found.add(thing[1])
        return f'<g id="{thing[1]}" class="kept"></g>' if thing[1] in known else thing[0]

    return KEPT.sub(shorter, board), frozenset(found)
