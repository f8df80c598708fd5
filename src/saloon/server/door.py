"""Who may come in: the reader behind a request, the table it is about, and what is refused."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.util import find_spec
from typing import Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Send

import saloon
from saloon import catalog
from saloon.engine.errors import BadRecord, BadSetup, CannotUndo, IllegalMove, SaloonError
from saloon.server import pages
from saloon.server.asking import PHONE, SMALL, language, screen, token
from saloon.server.house import House, Live, NotYet, Stale, Unknown, kinds
from saloon.server.pages import Reader
from saloon.server.store import Seat, Taken

BEAT: Final = 10.0
"""Seconds after which a silent stream says that it is still there."""


class Stream(StreamingResponse):
    """Messages as they come; between two of them it holds none, however large they are."""

    async def stream_response(self, send: Send) -> None:
        """Send each message and forget it."""
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        async for message in self.body_iterator:
            text = message.encode() if isinstance(message, str) else bytes(message)
            del message
            await send({"type": "http.response.body", "body": text, "more_body": True})
            del text
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class Refused(SaloonError):
    """Not for this reader; carries the status that says why."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
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


def house_of(request: Request) -> House:
    """The tables of this worker."""
    house: House = request.app.state.house
    return house


async def reader_of(request: Request, live: Live) -> Reader:
    """Who looks at this table; raises Refused when it is private and they hold no link."""
    lang, looks_on = language(request), screen(request)
    wide, small = looks_on != PHONE, looks_on == SMALL
    watch = request.query_params.get("watch", "")
    if watch and watch == live.row.watch:
        return Reader(None, lang, wide, watch, small)
    seat = await find_seat(request, live)
    if seat is not None:
        return Reader(seat.seat, lang, wide, small=small)
    if live.row.listed or live.row.source == "record":
        return Reader(None, lang, wide, small=small)
    raise Refused(pages.words(lang)("error-private"), 403)


async def find_seat(request: Request, live: Live) -> Seat | None:
    """The seat that a request's secret holds; another worker may just have given it away."""
    secret = token(request)
    if not secret:
        return None
    seat = live.seat_of(secret)
    if seat is None:
        await house_of(request).refresh(live)
        seat = live.seat_of(secret)
    return seat


async def seat_of(request: Request, live: Live) -> Seat:
    """The seat that the one who asks holds; raises Refused."""
    seat = await find_seat(request, live)
    if seat is None:
        raise Refused(pages.words(language(request))("error-not-seated"), 403)
    return seat


def playable(game: saloon.Game) -> bool:
    """Whether a game can be shown: it has words and a scene."""
    package = type(game).__module__.rpartition(".")[0]
    return all(find_spec(f"{package}.{part}") is not None for part in ("text", "scene"))


def game_by(id: str) -> saloon.Game:
    """A game by its id; raises Unknown."""
    for game in catalog.games():
        if game.id == id and playable(game):
            return game
    raise Unknown(f"there is no game {id!r}")


async def by_secret(request: Request, secret: str) -> tuple[Live, Seat]:
    """The table and seat of a link; raises Unknown."""
    house = house_of(request)
    found = await house.store.seat_by_token(secret)
    if found is None:
        raise Unknown("this link is spent or was never good")
    live = await house.table(found[0])
    return live, found[1]


def record_text(live: Live, lang: str) -> str:
    """The record of a finished game; raises Refused while it is on."""
    if not live.match.over:
        raise Refused(pages.words(lang)("error-not-over"), 409)
    if not live.match.seed:
        raise Refused(pages.words(lang)("error-dealt-anew"), 409)
    day = datetime.fromtimestamp(live.row.created, UTC).date().isoformat()
    return live.match.record(live.names, kinds(live.seats), day).dumps()
