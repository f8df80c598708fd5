"""What stands between the network and the table: headers, sizes, rates, other sites."""

from __future__ import annotations

import logging
import math
import re
import secrets
import time
from hashlib import blake2b
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.connections import neighbourhood
from saloon.server.limits import Buckets, Streams
from saloon.server.logs import request_id
from saloon.server.pages import notice, render, words
from saloon.server.request_context import language, own_secret, token
from saloon.server.store import TOKEN_LENGTH, is_word

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
USUAL: Final = 15.0
"""Changes a second that all other limits are in proportion to."""

MOST_STREAMS: Final = 5_000
MOST_STREAMS_EACH: Final = 60

LIMITS: Final = {
    "change": (60, 15.0),
    "read": (240, 60.0),
    "table": (20, 0.2),
    "upload": (10, 0.1),
    "talk": (10, 0.5),
    "hint": (20, 0.5),
    "look": (5, 0.05),
    "duel": (300, 60.0),
}
"""How often one address may do something: at once, and a second from then on."""

KINDS: Final = (
    ("upload", re.compile(r"/records")),
    ("table", re.compile(r"/play/\w+|/new/\w+|/api/tables|/t/\w+/(again|on)")),
    ("talk", re.compile(r"/t/\w+/say|/api/tables/\w+/talk")),
    ("hint", re.compile(r"/t/\w+/hint")),
    ("look", re.compile(r"/t/\w+/look")),
    ("duel", re.compile(r"/t/\w+/duel")),
)
STREAM: Final = re.compile(r"/t/\w+/(?:room/)?live|/api/tables/\w+/stream")
FREE: Final = re.compile(r"/static/.*|/health|/ready|/metrics")
"""What anybody may ask for, under any name of this host."""

REQUEST_HEADER: Final = "x-request-id"

log = logging.getLogger("saloon.server")
access = logging.getLogger("saloon.access")


class Allowed:
    """How often something may be done, and how many streams there may be."""

    def __init__(self, rate: float = USUAL) -> None:
        scale = rate / USUAL
        self.limits = {
            kind: Buckets(max(1, burst * scale), often * scale)
            for kind, (burst, often) in LIMITS.items()
        }
        self.streams = Streams(
            max(1, int(MOST_STREAMS * scale)), max(1, int(MOST_STREAMS_EACH * scale))
        )


class Guard:
    """ASGI middleware: headers on every answer, limits, names, and a line in the log."""

    def __init__(
        self,
        app: ASGIApp,
        allowed: Allowed | None = None,
        public_url: str = "",
        metrics: Any = None,
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.allowed = allowed or Allowed()
        public = urlsplit(public_url)
        self.host = public.netloc.lower()
        self.secure = public.scheme == "https"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(REQUEST_HEADER, "")
        id = given if is_word(given, TOKEN_LENGTH) else secrets.token_hex(8)
        before = request_id.set(id)
        began = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                if body.too_big:
                    message["status"] = 413
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[REQUEST_HEADER] = id
                _add_headers(headers, scope["path"])
                if self.secure:
                    _make_secure(headers, message)
            await send(message)

        body = Body(receive, MOST_RECORD_BYTES if scope["path"] == "/records" else MOST_BYTES)
        try:
            refusal = self._refuse(scope)
            if refusal is not None:
                await refusal(scope, receive, send_guarded)
            elif STREAM.fullmatch(scope["path"]):
                await self._stream(scope, body, send_guarded)
            else:
                await self.app(scope, body.receive, send_guarded)
        except Exception:
            log.exception("%s %s broke", scope["method"], _route(scope))
            if not status:
                answer = _answer(scope, 500, "error-inside")
                await answer(scope, receive, send_guarded)
        finally:
            self._note(scope, status, time.perf_counter() - began)
            request_id.reset(before)

    async def _stream(self, scope: Scope, body: Body, send: Send) -> None:
        """A stream stays open: there is a limit for each address, and one for all together."""
        whose = _client(scope)
        streams = self.allowed.streams
        if streams.full or streams.many(whose):
            answer = _answer(scope, 503 if streams.full else 429, "error-too-many", wait=10)
            await answer(scope, body.receive, send)
            return
        streams.open[whose] += 1
        try:
            await self.app(scope, body.receive, send)
        finally:
            streams.close(whose)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log a request; its route, never its path, which may hold a secret."""
        route = _route(scope)
        streamed = STREAM.fullmatch(scope["path"]) is not None
        if self.metrics is not None:
            self.metrics.requests.labels(route, str(status)).inc()
            if not streamed:
                self.metrics.seconds.labels(route).observe(seconds)
        if not FREE.fullmatch(scope["path"]):
            told = {"method": scope["method"], "route": route, "status": status}
            told |= {"ms": round(seconds * 1000, 1), "client": _client(scope)}
            access.info("%s %s %s", scope["method"], route, status, extra=told)

    def _refuse(self, scope: Scope) -> Response | None:
        if FREE.fullmatch(scope["path"]):
            return None
        headers = Headers(scope=scope)
        if self.host and not self._knows(headers.get("host", "")):
            return _answer(scope, 421, "error-host")
        kinds = ["read"]
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not self._same_site(headers):
                return _answer(scope, 403, "error-forbidden")
            limit = MOST_RECORD_BYTES if scope["path"] == "/records" else MOST_BYTES
            length = headers.get("content-length", "0")
            if not (length.isascii() and length.isdigit()) or int(length) > limit:
                return _answer(scope, 413, "error-too-big", limit=limit)
            kinds = [kind for kind, path in KINDS if path.fullmatch(scope["path"])]
            kinds.append("change")
        limits = self.allowed.limits
        wait = max(limits[kind].take(key) for kind in kinds for key in _whose(scope))
        return _answer(scope, 429, "error-too-many", wait=wait) if wait else None

    def _knows(self, host: str) -> bool:
        """Whether a request asks for us: by our public name, or from this machine."""
        name = host.lower()
        return name == self.host or name.rpartition(":")[0] in LOCAL or name in LOCAL

    def _same_site(self, headers: Headers) -> bool:
        """Browsers say where a request comes from; programs with a token of their own do not."""
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        origin = headers.get("origin")
        return origin is None or origin.split("://", 1)[-1] == headers.get("host")


LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")


def _client(scope: Scope) -> str:
    return neighbourhood(scope["client"][0]) if scope.get("client") else "?"


def _whose(scope: Scope) -> list[str]:
    """What limits count by: the address, and whoever the browser or the program says it is.

    Nobody gains by saying nothing, or something new each time: the address counts all the same.
    """
    found = [_client(scope)]
    secret = own_secret(Request(scope)) or token(Request(scope))
    if secret:
        found.append(blake2b(secret.encode("utf-8", "replace"), digest_size=8).hexdigest())
    return found


def _route(scope: Scope) -> str:
    """The pattern that a request fits."""
    route = getattr(scope.get("route"), "path", None)
    if isinstance(route, str):
        return route
    return "/static" if scope["path"].startswith("/static/") else "?"


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


def _answer(scope: Scope, status: int, message: str, wait: float = 0, **args: object) -> Response:
    request = Request(scope)
    lang = language(request)
    text = words(lang)(message, **args)
    headers = {"retry-after": str(math.ceil(wait))} if wait else None
    if scope["path"].startswith("/api/"):
        return JSONResponse({"error": text}, status, headers)
    if request.headers.get("hx-request"):
        return HTMLResponse(notice(text), status, headers)
    return HTMLResponse(render("error.html", lang, message=text), status, headers)


def _make_secure(headers: MutableHeaders, message: Message) -> None:
    """Under a public https address cookies travel over https only, and so does everything."""
    headers["strict-transport-security"] = "max-age=31536000"
    message["headers"] = [
        (name, value + b"; Secure")
        if name == b"set-cookie" and b"; secure" not in value.lower()
        else (name, value)
        for name, value in message["headers"]
    ]


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
