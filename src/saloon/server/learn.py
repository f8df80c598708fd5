"""Lessons on the web: a lesson is taken at a table of its own, where a coach sits beside."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

from saloon.engine.errors import IllegalMove
from saloon.lessons.coach import is_answer
from saloon.lessons.lesson import FIRST, Lesson, NoLesson, lesson, lessons
from saloon.server import pages
from saloon.server.access import (
    A_YEAR,
    Refused,
    game_by,
    house_of,
    reader_of,
    seat_of,
    status_of,
    to_table,
)
from saloon.server.live import LESSON, Live
from saloon.server.refusals import Stale, Unknown
from saloon.server.request_context import language
from saloon.server.store import Seat
from saloon.server.tables import NAMES

learn = APIRouter(include_in_schema=False)


def found(game: str, name: str) -> Lesson:
    """A lesson by the names in an address; raises Unknown."""
    try:
        return lesson(game_by(game), name)
    except NoLesson as error:
        raise Unknown(str(error)) from None


def cookie_of(one: Lesson) -> str:
    """The cookie that remembers the table where a lesson was begun, and the seat there."""
    return f"lesson-{one.game.id}-{one.name}"


async def begun(request: Request, one: Lesson) -> tuple[Live, Seat] | None:
    """The table where this browser has begun a lesson and not come to its end, if any."""
    id, _, token = request.cookies.get(cookie_of(one), "").partition(".")
    if not id or not token:
        return None
    try:
        live = await house_of(request).table(id)
    except Unknown:
        return None
    seat = live.seat_of(token)
    if seat is None or live.coach is None or live.coach.alone or live.match.over:
        return None
    return live, seat


@learn.get("/learn/{game}")
async def first_lesson(request: Request, game: str) -> HTMLResponse:
    """What a game's first lesson is about, and where to begin or go on."""
    return await lesson_page(request, game, FIRST)


@learn.get("/learn/{game}/{name}")
async def other_lesson(request: Request, game: str, name: str) -> HTMLResponse:
    """The same for another lesson."""
    return await lesson_page(request, game, name)


async def lesson_page(request: Request, game: str, name: str) -> HTMLResponse:
    """All lessons of a game, the one that was asked for first."""
    chosen = found(game, name)
    lang = language(request)
    rows: list[dict[str, Any]] = []
    for one in sorted(lessons(chosen.game), key=lambda other: other is not chosen):
        table = await begun(request, one)
        coach = table[0].coach if table is not None else None
        at = coach.at + 1 if coach is not None else 0
        rows.append({"lesson": one, "at": at, "taken": coach is not None and coach.done})
    say = pages.game_words(chosen.game, lang)
    text = pages.render("learn.html", lang, say=say, game=chosen.game, rows=rows)
    return HTMLResponse(text)


@learn.post("/learn/{game}")
async def take_first(
    request: Request, game: str, again: Annotated[str, Form()] = ""
) -> RedirectResponse:
    """Sit down to a game's first lesson."""
    return await take(request, game, FIRST, again)


@learn.post("/learn/{game}/{name}")
async def take(
    request: Request, game: str, name: str, again: Annotated[str, Form()] = ""
) -> RedirectResponse:
    """Sit down to a lesson: where it was left, or from its beginning."""
    one = found(game, name)
    table = None if again else await begun(request, one)
    if table is None:
        live = await house_of(request).create(
            one.game.id,
            [
                {"kind": "human", "name": NAMES[seat]}
                if seat == one.learner
                else {"kind": "bot", "name": NAMES[seat], "level": one.level}
                for seat in range(one.seats)
            ],
            dict(one.options),
            seed=[one.seed],
            source=f"{LESSON}{one.name}",
        )
        table = live, live.seats[one.learner]
    live, seat = table
    response = to_table(live, seat)
    response.set_cookie(
        cookie_of(one),
        f"{live.id}.{seat.token}",
        max_age=A_YEAR,
        path="/learn",
        httponly=True,
        samesite="lax",
    )
    return response


@learn.post("/t/{id}/coach")
async def tell_coach(
    request: Request, id: str, number: Annotated[str, Form()], word: Annotated[str, Form()]
) -> Response:
    """What the learner tells the coach: read, take it back, play on, or I play alone."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    if live.coach is None or not is_answer(word):
        raise Refused(pages.words(language(request))("lesson-none"), 409)
    if not number.isdigit() or len(number) > 9:
        raise Refused("a number was expected", 400)
    error: Stale | IllegalMove | None = None
    try:
        await house.act(live, seat.seat, int(number), word)
    except (Stale, IllegalMove) as refused:
        error = refused
    if not request.headers.get("hx-request"):
        return to_table(live)
    if error is None:
        return Response(status_code=204)
    say = pages.words((await reader_of(request, live)).lang)
    text = say("stale") if isinstance(error, Stale) else say("lesson-not-now")
    return HTMLResponse(pages.notice(text), status_of(error))
