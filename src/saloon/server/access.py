"""Who may come in: the reader behind a request, the table it is about, and what is refused."""

from __future__ import annotations

import asyncio
import math
import time
from functools import cache
from typing import Annotated, Any, Final

from fastapi import Depends, Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.types import Send

import saloon
from saloon import catalog
from saloon.engine.errors import (
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalMove,
    SaloonError,
)
from saloon.lacking import lacks_scene, lacks_teller, lacks_words
from saloon.server import pages
from saloon.server.bot_pool import Busy
from saloon.server.live import Live, record_of
from saloon.server.pages import Reader
from saloon.server.people_store import Profile
from saloon.server.refusals import NotYet, OtherRules, Stale, Unknown
from saloon.server.request_context import (
    COOKIE,
    MYSELF,
    PHONE,
    SMALL,
    browser_of,
    language,
    own_secret,
    screen,
    token,
)
from saloon.server.signing import sign
from saloon.server.store import Seat, StoreDown, Taken
from saloon.server.tables import House

A_YEAR: Final = 365 * 24 * 3600

BEAT: Final = 10.0
"""Seconds after which a silent stream says that it is still there."""

DEAF: Final = 60.0
"""Seconds after which a stream that its reader does not read is given up."""

RETRY: Final = 3
"""Seconds after which something that the database could not do may be tried again."""


class Stream(StreamingResponse):
    """Messages as they come; between two of them it holds none, however large they are."""

    async def stream_response(self, send: Send) -> None:
        """Send each message and forget it."""
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        async for message in self.body_iterator:
            text = message.encode() if isinstance(message, str) else bytes(message)
            del message
            try:
                async with asyncio.timeout(DEAF):
                    await send({"type": "http.response.body", "body": text, "more_body": True})
            except TimeoutError:
                return  # nobody reads: whoever comes back opens another stream
            del text
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class Refused(SaloonError):
    """Not for this reader; carries the status that says why."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


STATUS: tuple[tuple[type[Exception], int], ...] = (
    (StoreDown, 503),
    (Busy, 429),
    (Unknown, 404),
    (OtherRules, 409),
    (Stale, 409),
    (NotYet, 409),
    (Taken, 409),
    (IllegalMove, 422),
    (CannotUndo, 422),
    (BadSetup, 422),
    (BadRecord, 422),
    (SaloonError, 400),
)


def status_of(error: Exception) -> int:
    """The status that goes with an error."""
    if isinstance(error, Refused):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 500)


def retry_after(error: Exception) -> dict[str, str]:
    """The header that says when, or with what, to try again, where that makes sense."""
    if isinstance(error, StoreDown):
        return {"retry-after": str(RETRY)}
    if isinstance(error, Busy):
        return {"retry-after": str(math.ceil(error.wait))}
    if isinstance(error, Refused) and error.status == 401:
        return {"www-authenticate": "Bearer"}
    return {}


def house_of(request: Request) -> House:
    """The tables of this worker."""
    house: House = request.app.state.house
    return house


def to_table(live: Live, seat: Seat | None = None, at: int | None = None) -> RedirectResponse:
    """Go to a table's page, and hold a guest's seat there."""
    query = "" if at is None else f"?at={at}"
    response = RedirectResponse(f"/t/{live.id}{query}", 303)
    if seat is not None:
        hold(response, live, seat)
    return response


def hold(response: Response, live: Live, seat: Seat) -> None:
    """Give a guest's browser the secret of a seat, for this table only."""
    response.set_cookie(
        COOKIE, seat.token, max_age=A_YEAR, path=f"/t/{live.id}", httponly=True, samesite="lax"
    )


async def profile_of(request: Request) -> Profile | None:
    """Whose browser this is, if it has done anything yet; asked of the store once a request."""
    if not hasattr(request.state, "profile"):
        secret = own_secret(request)
        people = house_of(request).people
        request.state.profile = await people.by_secret(secret) if secret else None
    found: Profile | None = request.state.profile
    if found is None:
        return None
    if found.banned:
        raise Refused(pages.words(language(request))("error-banned"), 403)
    house_of(request).seen[found.id] = time.time()
    MYSELF.set(found)
    return found


async def must_be(request: Request) -> Profile:
    """The same, made now when this browser has none."""
    found = await profile_of(request)
    if found is None:
        secret = own_secret(request)
        if not secret:
            raise Refused(pages.words(language(request))("error-no-self"), 403)
        found = await house_of(request).people.begin(secret, browser_of(request))
        request.state.profile = found
    return found


async def reader_of(request: Request, live: Live) -> Reader:
    """Who looks at this table; raises Refused when it is private and they hold no link."""
    lang, looks_on = language(request), screen(request)
    wide, small = looks_on != PHONE, looks_on == SMALL
    seat = await find_seat(request, live)
    me = None if "authorization" in request.headers else await profile_of(request)
    ears: dict[str, Any] = {"small": small}
    if me is not None:
        ears |= {"deaf": frozenset(await house_of(request).people.shunned(me.id)), "own": me.id}
    if seat is not None:
        return Reader(seat.seat, lang, wide, **ears)
    watch = request.query_params.get("watch", "")
    if watch and watch == live.row.watch:
        return Reader(None, lang, wide, watch, **ears)
    if live.row.listed or live.row.source == "record":
        return Reader(None, lang, wide, **ears)
    raise Refused(pages.words(lang)("error-private"), 403)


async def find_seat(request: Request, live: Live) -> Seat | None:
    """The seat that a guest's secret or a profile holds; another worker may have changed it."""
    secret = token(request)
    me = None if "authorization" in request.headers else await profile_of(request)
    if not secret and me is None:
        return None
    seat = live.seat_of(secret) or live.owned_by(me)
    if seat is None:
        await house_of(request).refresh(live)
        seat = live.seat_of(secret) or live.owned_by(me)
    return seat


async def seat_of(request: Request, live: Live) -> Seat:
    """The seat that the one who asks holds; raises Refused."""
    seat = await find_seat(request, live)
    if seat is None:
        # A program that sends no token at all is told that there are tokens.
        tokenless = request.url.path.startswith("/api/") and not token(request)
        told = pages.words(language(request))("error-not-seated")
        raise Refused(told, 401 if tokenless else 403)
    return seat


@cache
def playable(game: saloon.Game) -> bool:
    """Whether a game can be shown: it has words and a scene."""
    return not (lacks_words(game) or lacks_teller(game) or lacks_scene(game))


def game_by(id: str) -> saloon.Game:
    """A game by its id; raises Unknown."""
    for game in catalog.games():
        if game.id == id and playable(game):
            return game
    raise Unknown(f"there is no game {id!r}")


async def by_secret(request: Request, secret: str) -> tuple[Live, Seat]:
    """The table and seat of a link, also of an invitation that was used; raises Refused."""
    house = house_of(request)
    dead = pages.words(language(request))("error-dead-link")
    found = await house.store.seat_by_token(secret)
    if found is not None:
        live = await house.table(found[0])
        if found[1].held and not found[1].linked:
            raise Refused(dead, 404)
        return live, found[1]
    used = await house.people.used_link(secret)
    if used is None:
        raise Refused(dead, 404)
    live = await house.table(used[0])
    return live, live.seats[used[1]]


async def signed_record(request: Request, live: Live) -> str:
    """The record of a finished game with the house's signature."""
    text = await asyncio.to_thread(record_text, live, language(request))
    return sign(text, await house_of(request).people.key("signing"))


def record_text(live: Live, lang: str) -> str:
    """The record of a finished game; raises Refused while it is on."""
    if not live.match.over:
        raise Refused(pages.words(lang)("error-not-over"), 409)
    if not live.match.seed:
        raise Refused(pages.words(lang)("error-redealt"), 409)
    return record_of(live)


def as_number(text: str) -> int:
    """A whole number a form sent; raises Refused."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise Refused("a number was expected", 400)
    return int(text)


async def table_here(request: Request, id: str) -> Live:
    """The table that the address names."""
    return await house_of(request).table(id)


Here = Annotated[Live, Depends(table_here)]


async def reader_here(request: Request, live: Here) -> Reader:
    """Who looks at the table that the address names."""
    return await reader_of(request, live)


async def seat_here(request: Request, live: Here) -> Seat:
    """The seat that the one who asks holds there."""
    return await seat_of(request, live)


Looking = Annotated[Reader, Depends(reader_here)]
Mine = Annotated[Seat, Depends(seat_here)]
