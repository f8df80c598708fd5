"""How failures are answered: one sentence in the reader's language, with the right status."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match

from saloon.engine.errors import BadGame, SaloonError
from saloon.server import pages
from saloon.server.access import retry_after, status_of
from saloon.server.bot_pool import Busy
from saloon.server.guard import TooBig
from saloon.server.refusals import NotYet, OtherRules, Stale, Unknown
from saloon.server.request_context import language
from saloon.server.store import StoreDown, Taken


def said_in(error: SaloonError, lang: str) -> str:
    """An error in the reader's language where the page has words for it."""
    say = pages.words(lang)
    if isinstance(error, Stale):
        return say("stale")
    if isinstance(error, NotYet):
        return say(f"absent-{error.why}")
    if isinstance(error, Taken):
        return say("seat-taken")
    if isinstance(error, OtherRules):
        return say("error-other-rules", made=error.made, here=error.here)
    if isinstance(error, Unknown):
        return say("error-unknown")
    if isinstance(error, StoreDown):
        return say("error-store")
    if isinstance(error, Busy):
        return say(f"error-busy-{error.why}", seconds=math.ceil(error.wait))
    return str(error)


def add_errors(app: FastAPI, routers: Sequence[APIRouter]) -> None:
    """Let every failure be answered by one sentence."""

    @app.exception_handler(SaloonError)
    async def refused(request: Request, error: SaloonError) -> Response:
        if isinstance(error, BadGame):  # nothing that the one who asks did wrong
            raise error
        message = said_in(error, language(request))
        return failure(request, status_of(error), message, retry_after(error))

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        known = {404: "error-unknown"}.get(error.status_code, "error-bad-request")
        told = pages.words(language(request))(known)
        headers = {"allow": allowed_at(request, routers)} if error.status_code == 405 else None
        return failure(request, error.status_code, told, headers)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        first: dict[str, Any] = error.errors()[0] if error.errors() else {}
        where = " ".join(str(part) for part in first.get("loc", ()))
        text = pages.words(language(request))("error-bad-request")
        return failure(request, 422, f"{text} ({where}: {first.get('msg', '')})")

    @app.exception_handler(TooBig)
    async def too_big(request: Request, _error: TooBig) -> Response:
        text = pages.words(language(request))("error-too-big", limit=0)
        return failure(request, 413, text)


def allowed_at(request: Request, routers: Sequence[APIRouter]) -> str:
    """The methods that an address takes, whichever route is for them."""
    found: set[str] = set()
    for route in (*request.app.routes, *[one for router in routers for one in router.routes]):
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return ", ".join(sorted(found))


def failure(
    request: Request, status: int, message: str, headers: dict[str, str] | None = None
) -> Response:
    """One sentence with the right status: JSON for programs, a page or a notice for people."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": message}, status, headers)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.notice(message), status, headers)
    text = pages.render("error.html", language(request), message=message)
    return HTMLResponse(text, status, headers)
