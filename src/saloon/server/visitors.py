"""A first visit is given a secret to be known by, in a cookie that no script can read.

Nothing is kept here until the visitor does something: whoever only looks leaves no trace.
"""

from __future__ import annotations

import secrets
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.request_context import SELF, THEME, WHERE, theme_of

TEN_YEARS: Final = 10 * 365 * 24 * 3600
LEAST: Final = 20
WITHOUT: Final = ("/static/", "/api/")
"""Where nobody needs to be known: files, and programs with a token of their own."""


class Visitors:
    """ASGI middleware: whoever comes without a secret leaves with one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through; a new secret goes out with the answer."""
        if scope["type"] != "http" or scope["path"].startswith(WITHOUT):
            await self.app(scope, receive, send)
            return
        query = scope.get("query_string", b"").decode("latin-1")
        WHERE.set(
            scope["path"] + (f"?{query}" if query else "")
            if scope["method"] == "GET"
            else _read(scope["path"])
        )
        request = Request(scope)
        THEME.set(theme_of(request))
        if len(request.cookies.get(SELF, "")) >= LEAST:
            await self.app(scope, receive, send)
            return
        secret = scope["saloon.self"] = secrets.token_urlsafe(24)

        async def send_with_secret(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookie = f"{SELF}={secret}; Max-Age={TEN_YEARS}; Path=/; HttpOnly; SameSite=Lax"
                if scope.get("scheme") == "https":
                    cookie += "; Secure"
                MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        await self.app(scope, receive, send_with_secret)


def _read(path: str) -> str:
    """Where one can look at what a form has done: the table it belongs to."""
    return "/".join(path.split("/")[:3]) if path.startswith("/t/") else path
