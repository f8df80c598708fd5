"""What stands between the network and the table: headers, sizes, rates, other sites."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.asking import language
from saloon.server.pages import render, words

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
MOST_BYTES: Final = 16_384
MOST_RECORD_BYTES: Final = 1_000_000
CLIENTS_KEPT: Final = 10_000


class Bucket:
    """Requests a client may still make: `burst` at once, `rate` more a second."""

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()


class Guard:
    """ASGI middleware: security headers on every answer, limits on everything that changes."""

    def __init__(self, app: ASGIApp, burst: float = 60, rate: float = 15) -> None:
        self.app = app
        self.burst = burst
        self.rate = rate
        self.clients: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        body = Body(receive, MOST_RECORD_BYTES if scope["path"] == "/records" else MOST_BYTES)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                if body.too_big:
                    message["status"] = 413
                _add_headers(MutableHeaders(scope=message), scope["path"])
            await send(message)

        refusal = self._refuse(scope)
        if refusal is not None:
            await refusal(scope, receive, send_guarded)
            return
        await self.app(scope, body.receive, send_guarded)

    def _refuse(self, scope: Scope) -> Response | None:
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        headers = Headers(scope=scope)
        if not _same_site(headers):
            return _answer(scope, 403, "error-forbidden")
        limit = MOST_RECORD_BYTES if scope["path"] == "/records" else MOST_BYTES
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            return _answer(scope, 413, "error-too-big", limit=limit)
        if not self._may(scope):
            return _answer(scope, 429, "error-too-many")
        return None

    def _may(self, scope: Scope) -> bool:
        client = scope["client"][0] if scope.get("client") else "?"
        bucket = self.clients.pop(client, None) or Bucket(self.burst)
        self.clients[client] = bucket
        if len(self.clients) > CLIENTS_KEPT:
            self.clients.popitem(last=False)
        now = time.monotonic()
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True


class TooBig(Exception):
    """A body without an honest length went over the limit."""


class Body:
    """A request's body, measured as it arrives: its sender may have said nothing of its length."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self.left = limit
        self.too_big = False

    async def receive(self) -> Message:
        """The next piece; raises TooBig."""
        message = await self._receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            self.too_big = True
            raise TooBig
        return message


def _same_site(headers: Headers) -> bool:
    """Browsers say where a request comes from; programs with a token of their own do not."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == headers.get("host")


def _answer(scope: Scope, status: int, message: str, **args: object) -> Response:
    request = Request(scope)
    lang = language(request)
    text = words(lang)(message, **args)
    if scope["path"].startswith("/api/"):
        return JSONResponse({"error": text}, status)
    if request.headers.get("hx-request"):
        return PlainTextResponse(text, status)
    return Response(render("error.html", lang, message=text), status, media_type="text/html")


def _add_headers(headers: MutableHeaders, path: str) -> None:
    headers["content-security-policy"] = POLICY
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "no-referrer"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), microphone=(), geolocation=()"
    if path.startswith("/static/"):
        headers["cache-control"] = "public, max-age=3600"
    elif "cache-control" not in headers:
        headers["cache-control"] = "no-store"
