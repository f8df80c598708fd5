"""What is done at a table in play: looking, moving, taking back, asking for a hint, talking."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from saloon.engine.errors import CannotUndo, IllegalMove
from saloon.journeys import MOST_STEPS
from saloon.server import hints, pages
from saloon.server.access import (
    A_YEAR,
    Here,
    Looking,
    Mine,
    Refused,
    as_number,
    house_of,
    must_be,
    reader_of,
    seat_of,
)
from saloon.server.live import Live
from saloon.server.pages import Reader
from saloon.server.refusals import NotYet, Stale, Unknown
from saloon.server.request_context import ASK_FIRST, TEXT_LENGTH, clean, language
from saloon.server.store import NAMELESS, SPECTATOR, UNDO, Seat
from saloon.server.table_page import after_action, past_page, table_page
from saloon.server.waiting import room_page

at_table = APIRouter(include_in_schema=False)


@at_table.get("/t/{id}")
async def table(request: Request, live: Here, reader: Looking, at: str = "") -> HTMLResponse:
    """A table now, or as it stood after `at` moves."""
    house = house_of(request)
    house.wake(live)
    if live.waiting:
        return await room_page(request, live, reader)
    if not at:
        return table_page(pages.shown(live, reader))
    # The past is played again: beside the loop, which has other tables to see to.
    return await asyncio.to_thread(past_page, live, reader, as_number(at))


@at_table.get("/t/{id}/near/{thing}")
async def near(live: Here, reader: Looking, thing: str, at: str = "") -> HTMLResponse:
    """Something small on the board at full size."""
    number = as_number(at) if at else None
    page = await asyncio.to_thread(pages.shown, live, reader, number)
    picture = pages.closeup(page, thing)
    if picture is None:
        raise Unknown(f"there is no {thing!r} on this board")
    return HTMLResponse(picture)


@at_table.post("/t/{id}/play")
async def play(
    request: Request,
    live: Here,
    seat: Mine,
    number: Annotated[str, Form()],
    move: Annotated[str, Form()],
    sure: Annotated[str, Form()] = "",
    ask: Annotated[str, Form()] = "",
    wish: Annotated[str, Form()] = "",
    by_itself: Annotated[str, Form()] = "",
) -> Response:
    """A move, or a row of them, made on page `number`; what stays is asked about once more.

    The `wish` is what to answer if a roll on the way fails (`saloon.journeys.in_advance`);
    `by_itself` says that a turn with nothing left to do may end without a press.
    """
    if seat.kind != "human":
        raise Refused("a bot plays for this seat; take it back first", 409)
    if len(move.split(maxsplit=MOST_STEPS)) > MOST_STEPS:
        raise Refused(f"one press plays at most {MOST_STEPS} moves", 422)
    asks_first = not sure and request.cookies.get(ASK_FIRST) != "0"
    if asks_first and is_final(live, seat.seat, as_number(number), move):
        return await ask_first(request, live, int(number), move)
    # In a lesson the last word of a turn is the learner's.
    ends = bool(by_itself) and (live.coach is None or live.coach.alone)
    response = await acting(request, live, seat, as_number(number), move, wish, ends)
    if ask == "0":
        response.set_cookie(ASK_FIRST, "0", max_age=A_YEAR, samesite="lax")
    return response


def is_final(live: Live, seat: int, number: int, move: str) -> bool:
    """Whether a move would count, give something up and then stay.

    What would not count is refused by who acts. A draw or a roll is what a turn is for: it gives
    nothing up.
    """
    asked = live.match.ask_for(seat)
    if asked is None or live.game.codes.get(move) not in asked.moves:
        return False
    if live.coach is not None and not live.coach.alone:  # in a lesson everything can be taken back
        return False
    tell = pages.tell_for(live, Reader(seat))
    if not tell.is_leaving(move) or not tell.gives_up(move, live.match.view(seat)):
        return False
    return live.asked_at <= number <= live.applied and live.is_final(seat, move)


async def ask_first(request: Request, live: Live, number: int, move: str) -> Response:
    """Nothing has happened yet: does the player mean it?"""
    page = pages.shown(live, await reader_of(request, live))
    bar = pages.sure(page, number, move)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.partial("sure", bar))
    return table_page(page, sure=pages.safe(bar))


@at_table.post("/t/{id}/undo")
async def undo(
    request: Request, live: Here, seat: Mine, number: Annotated[str, Form()]
) -> Response:
    """Take the last move back."""
    return await acting(request, live, seat, as_number(number), UNDO)


async def acting(
    request: Request,
    live: Live,
    seat: Seat,
    number: int,
    move: str,
    wish: str = "",
    by_itself: bool = False,
) -> Response:
    """A move, a row of them or an undo; whatever happens, the true table is shown again."""
    row = move.split() or [""]
    try:
        await house_of(request).travel(live, seat.seat, number, row, wish, by_itself)
    except (Stale, IllegalMove, CannotUndo) as error:
        if isinstance(error, CannotUndo):
            verdict = live.match.can_undo(seat.seat)
            why = pages.words(language(request))(f"undo-no-{verdict.why or 'nothing'}")
            error = CannotUndo(why)
        return await after_action(request, live, error)
    return await after_action(request, live)


@at_table.post("/t/{id}/hint")
async def hint(request: Request, live: Here, reader: Looking, seat: Mine) -> Response:
    """What a good bot would do, told to this seat alone."""
    house = house_of(request)
    advice = None
    if live.match.ask_for(seat.seat) is not None:
        # Others may answer secretly meanwhile: that changes nothing for this seat.
        before = len(live.match.history)
        advice = await house.advise(live, seat.seat)
        if len(live.match.history) != before or live.match.ask_for(seat.seat) is None:
            advice = None
    page = pages.shown(live, reader)
    if advice is None:
        text = pages.words(reader.lang)("hint-none")
        if request.headers.get("hx-request"):
            return HTMLResponse(pages.notice(text))
        return table_page(page, message=text)
    told = await asyncio.to_thread(hints.told, page, advice)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.partial("advice", hints.bubble(page, told)))
    return table_page(page, message=" ".join([told.title, *told.reasons]))


@at_table.post("/t/{id}/say")
async def say(
    request: Request, live: Here, reader: Looking, text: Annotated[str, Form()] = ""
) -> Response:
    """One line of talk."""
    house = house_of(request)
    kept = clean(text, TEXT_LENGTH)
    if kept:
        number = SPECTATOR if reader.seat is None else reader.seat
        me = await must_be(request)  # whoever can be heard can be muted
        name = me.name or NAMELESS if reader.seat is None else live.seats[reader.seat].name
        await house.say(live, number, name, kept, me.id)
    return await after_action(request, live)


@at_table.post("/t/{id}/give")
async def give(request: Request, live: Here, seat: Mine) -> Response:
    """Let a bot play for me."""
    house = house_of(request)
    await house.give_to_bot(live, seat, pages.default_level())
    return await after_action(request, live)


@at_table.post("/t/{id}/back")
async def take_back(request: Request, live: Here, seat: Mine) -> Response:
    """Play myself again."""
    house = house_of(request)
    await house.take_back(live, seat)
    return await after_action(request, live)


@at_table.post("/t/{id}/absent")
async def absent(
    request: Request,
    live: Here,
    seat: Annotated[str, Form()],
    number: Annotated[str, Form()],
    how: Annotated[str, Form()] = "answer",
) -> Response:
    """Somebody has been away for too long: the rules answer for them, or a bot plays on."""
    house = house_of(request)
    await seat_of(request, live)
    away = as_number(seat)
    try:
        if how == "bot":
            await house.bot_for(live, away, pages.default_level())
        else:
            await house.answer_for(live, away, as_number(number))
    except (NotYet, Stale) as error:
        return await after_action(request, live, error)
    return await after_action(request, live)
