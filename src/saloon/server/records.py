"""Finished games: the log, the look back, the record as a file and back, another ending."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, File, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse

import saloon
from saloon import catalog
from saloon.engine.errors import BadRecord
from saloon.server import logbook, pages
from saloon.server.access import (
    Here,
    Looking,
    Refused,
    as_number,
    house_of,
    must_be,
    reader_of,
    signed_record,
    to_table,
)
from saloon.server.live import Live
from saloon.server.refusals import OtherRules
from saloon.server.request_context import NAME_LENGTH, clean
from saloon.server.tables import House

records = APIRouter(include_in_schema=False)


@records.get("/t/{id}/log")
async def whole_log(live: Here, reader: Looking) -> HTMLResponse:
    """Everything that happened, from the beginning."""
    page = pages.shown(live, reader)
    query = f"?watch={reader.watch}" if reader.watch else ""
    text = await asyncio.to_thread(  # thousands of lines: beside the loop
        pages.render,
        "log.html",
        reader.lang,
        say=pages.game_words(live.game, reader.lang),
        live=live,
        chapters=logbook.whole(page),
        query=query,
    )
    return HTMLResponse(text)


@records.post("/t/{id}/look")
async def look_back(request: Request, live: Here, reader: Looking) -> RedirectResponse:
    """Begin to look back on a finished game."""
    house = house_of(request)
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over-look"), 409)
    house.look_back(live)
    query = f"?watch={reader.watch}" if reader.watch else ""
    return RedirectResponse(f"/t/{live.id}/look{query}", 303)


@records.get("/t/{id}/look")
async def look(request: Request, live: Here, reader: Looking) -> HTMLResponse:
    """What is known of a finished game so far: how far the bot has come, or all it found."""
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over-look"), 409)
    page = pages.shown(live, reader)
    query = f"?watch={reader.watch}" if reader.watch else ""
    context: dict[str, Any] = {"look": live.look, "live": live, "tell": page.tell, "query": query}
    if live.look is not None and live.look.report is not None:
        context |= pages.looked_back(page, live.look.report)
    if request.headers.get("hx-request"):
        say = pages.game_words(live.game, reader.lang)
        context["player_mark"] = pages.marks_of(live.game)
        part = pages.templates().get_template("part_look.html").render(_=say, **context)
        return HTMLResponse(part)
    say = pages.game_words(live.game, reader.lang)
    return HTMLResponse(pages.render("look.html", reader.lang, say=say, **context))


@records.get("/t/{id}/record")
async def record(request: Request, live: Here) -> PlainTextResponse:
    """A finished game as a file."""
    await reader_of(request, live)
    return PlainTextResponse(
        await signed_record(request, live),
        headers={"content-disposition": f'attachment; filename="{live.game.id}-{live.id}.saloon"'},
    )


@records.post("/records")
async def open_record(request: Request, record: Annotated[UploadFile, File()]) -> RedirectResponse:
    """A record from somewhere becomes a finished table that can be walked through."""
    try:
        text = (await record.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("line 1: this is not a text file") from None
    house = house_of(request)
    live = await replayed(house, text)
    return to_table(live, at=0)


async def replayed(house: House, text: str) -> Live:
    """A table made from the text of a record."""
    read = saloon.Record.loads(text)
    here = {game.id: game.rules for game in catalog.games()}
    if read.game in here and read.rules != here[read.game]:
        raise OtherRules("this record", read.rules, here[read.game])
    match = await asyncio.to_thread(read.replay)
    if not match.over:
        raise BadRecord("line 1: only the record of a finished game can be opened")
    players = [
        {"kind": "open", "name": clean(name, NAME_LENGTH)} for name in read.names[: match.seats]
    ]
    return await house.create(
        match.game.id,
        players,
        dict(match.options),
        seed=match.seed,
        first=match.moves,
        source="record",
    )


@records.post("/t/{id}/on")
async def play_on(
    request: Request, live: Here, reader: Looking, at: Annotated[str, Form()]
) -> RedirectResponse:
    """Another ending: from a position of a finished game, one person against bots.

    Whoever has seen the record knows the cards: what the seat could not know is redealt.
    """
    house = house_of(request)
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over"), 409)
    number = min(as_number(at), len(live.match.history))
    position = await asyncio.to_thread(live.match.at, number)
    asks = position.asks
    seat = reader.seat if reader.seat is not None else (asks[0].seat if asks else 0)
    me = await must_be(request)
    players = [
        {"kind": "human", "name": other.name, "profile": me.id}
        if other.seat == seat
        else {"kind": "bot", "name": other.name, "level": other.level or pages.default_level()}
        for other in live.seats
    ]
    new = await house.create(
        live.game.id,
        players,
        dict(live.row.options),
        seed=live.row.seed,
        first=position.moves,
        source=f"{live.id}?at={number}",
        deal_for=seat,
    )
    return to_table(new)
