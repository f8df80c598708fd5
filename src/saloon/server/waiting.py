"""The waiting room of a table: who is there, who is ready, and the start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from saloon.engine.record import commit
from saloon.server import pages
from saloon.server.access import BEAT, Refused, Stream, house_of, profile_of, reader_of, seat_of
from saloon.server.live import Live
from saloon.server.pages import Reader
from saloon.server.people_store import Profile
from saloon.server.request_context import language
from saloon.server.seating import done
from saloon.server.store import Seat, Taken
from saloon.server.tables import NAMES, House
from saloon.server.terms import terms
from saloon.server.trust import part_of

waiting = APIRouter(include_in_schema=False)


def missing(live: Live) -> list[Seat]:
    """Seats that a start waits for: still open, or not ready."""
    return [s for s in live.seats if s.kind == "open" or (s.held and not s.ready)]


def is_away(live: Live, seat: Seat) -> bool:
    """Whether a start waits for somebody who has no page of this room open."""
    return seat.held and not seat.ready and not live.here(seat.seat)


def calls(live: Live, seat: Seat) -> bool:
    """Whether a room with nobody to come waits for this one: to be ready, or to start."""
    if not live.waiting or pages.open_seats(live):
        return False
    return not seat.ready or not missing(live)


def room(live: Live, reader: Reader, friends: Sequence[Profile] = ()) -> str:
    """The room as one reader sees it."""
    say = pages.game_words(live.game, reader.lang)
    mine = live.seats[reader.seat] if reader.seat is not None else None
    free = pages.open_seats(live)
    return (
        pages.templates()
        .get_template("part_room.html")
        .render(
            _=say,
            lang=reader.lang,
            player_mark=pages.marks_of(live.game),
            live=live,
            reader=reader,
            mine=mine,
            free=free,
            terms=terms(live, reader.lang),
            missing=[s for s in missing(live) if mine is None or s.seat != mine.seat],
            is_away=is_away,
            calls=calls,
            invite=f"/s/{free[0].token}" if free else "",
            commitment=commit(live.row.seed[0]),
            friends=[f for f in friends if f.id not in [s.profile for s in live.seats]],
        )
    )


async def company_of(request: Request) -> list[Profile]:
    """People whom the one who asks can invite by name."""
    me = await profile_of(request)
    return [] if me is None else await house_of(request).people.company(me.id, most=8)


async def room_page(request: Request, live: Live, reader: Reader) -> HTMLResponse:
    """The waiting room instead of a table."""
    made = room(live, reader, await company_of(request))
    query = f"?watch={reader.watch}" if reader.watch else ""
    say = pages.game_words(live.game, reader.lang)
    text = pages.render("waiting.html", reader.lang, say=say, live=live, room=made, query=query)
    return HTMLResponse(text)


@waiting.get("/t/{id}/room/live")
async def stream(request: Request, id: str) -> Stream:
    """The room as it changes."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    return Stream(
        changes(live, reader, await company_of(request)),
        media_type="text/event-stream",
        headers={"x-accel-buffering": "no"},
    )


async def changes(live: Live, reader: Reader, friends: Sequence[Profile]) -> AsyncIterator[str]:
    """The room whenever it is not as it was; when the game begins it says so and ends."""
    sent = ""
    holds = live.holder(reader.seat)
    with live.watching(reader) as changed:
        while live.holder(reader.seat) == holds:
            changed.clear()
            now = room(live, reader, friends)
            if now != sent:
                sent = now
                text = pages.partial("room", now).replace("\r", "")
                yield "".join(f"data: {line}\n" for line in text.split("\n")) + "\n"
            if not live.waiting:
                return
            try:
                await asyncio.wait_for(changed.wait(), BEAT)
            except TimeoutError:
                yield "event: beat\ndata:\n\n"
    yield "event: gone\ndata:\n\n"


@waiting.post("/t/{id}/room")
async def act(
    request: Request,
    id: str,
    do: Annotated[str, Form()],
    part: Annotated[str, Form()] = "",
    seat: Annotated[str, Form()] = "",
) -> Response:
    """Be ready or not, put a bot on a free seat or open it again, free one, start."""
    house = house_of(request)
    live = await house.table(id)
    mine = await seat_of(request, live)
    if not live.waiting:
        return done(request, live)
    what, _, level = do.partition(":")
    if what == "ready":
        await house.set_seat(live, mine, ready=True, part=part_of(part))
    elif what == "unready":
        await house.set_seat(live, mine, ready=False)
    elif what == "bot" and level in pages.levels():
        await house.set_seat(live, free_seat(live, seat), kind="bot", level=level)
    elif what == "open":
        await house.set_seat(
            live, free_seat(live, seat), kind="open", level="", name=NAMES[int(seat)]
        )
    elif what == "free":
        await free_up(request, house, live, mine, seat)
    elif what == "start":
        await start(request, house, live, mine, part)
    else:
        raise Refused(pages.words(language(request))("error-bad-request"), 400)
    return done(request, live)


def free_seat(live: Live, seat: str) -> Seat:
    """A seat of the room that nobody owns; raises Taken."""
    found = [s for s in live.seats if str(s.seat) == seat and not s.held]
    if not found:
        raise Taken("this seat is taken")
    return found[0]


async def free_up(request: Request, house: House, live: Live, mine: Seat, seat: str) -> None:
    """The seat of somebody who has gone is free again: one who does not come stops nobody."""
    found = [s for s in live.seats if str(s.seat) == seat and s.seat != mine.seat]
    if not found or not is_away(live, found[0]):
        raise Refused(pages.words(language(request))("room-not-away"), 409)
    await house.free(live, found[0], mine)


async def start(request: Request, house: House, live: Live, mine: Seat, part: str) -> None:
    """The game begins when nobody is missing; the seed is the table's part and the players'."""
    if not mine.ready:
        mine = await house.set_seat(live, mine, ready=True, part=part_of(part))
    if missing(live):
        names = ", ".join(seat.name for seat in missing(live))
        raise Refused(pages.words(language(request))("room-missing", names=names), 409)
    parts = [s.part for s in live.seats if s.held and s.part]
    await house.people.begin_table(live.id, [live.row.seed[0], *parts])
    await house.refresh(live)
