"""What a request says about who is asking: language, screen, seat."""

from __future__ import annotations

import re
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from saloon.words import LANGS

if TYPE_CHECKING:
    from saloon.server.people_store import Profile

COOKIE: Final = "seat"
ASK_FIRST: Final = "ask"
"""The cookie that says 0 when somebody does not want to be asked before a move that stays."""
NAME_LENGTH: Final = 20
TEXT_LENGTH: Final = 300


def language(request: Request) -> str:
    """By choice (a cookie), else by the browser's own order of languages, else English."""
    chosen = request.cookies.get("lang")
    if chosen in LANGS:
        return chosen
    wanted: list[tuple[float, str]] = []
    for place, item in enumerate(request.headers.get("accept-language", "").split(",")[:20]):
        name, _, weight = item.partition(";q=")
        try:
            value = float(weight) if weight else 1.0
        except ValueError:
            value = 0.0
        wanted.append((-value + place / 1000, name.strip().lower()[:2]))
    for _, name in sorted(wanted):
        if name in LANGS:
            return name
    return LANGS[0]


PHONE: Final = "0"
SMALL: Final = "s"
LARGE: Final = "1"
SCREENS: Final = (PHONE, SMALL, LARGE)


def screen(request: Request) -> str:
    """How large a board the screen has room for: the page's script says so in a cookie."""
    for told in (request.query_params.get("wide"), request.cookies.get("wide")):
        if told in SCREENS:
            return told
    return PHONE if "Mobi" in request.headers.get("user-agent", "") else LARGE


def token(request: Request) -> str:
    """The secret that holds a seat: from the cookie of this table, or a program's own header."""
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return request.cookies.get(COOKIE, "")


WHERE: ContextVar[str] = ContextVar("where", default="/")
"""The page that is being made, as its address: where a change of language comes back to."""


MYSELF: ContextVar[Profile | None] = ContextVar("myself", default=None)
"""Whose browser asks for the page that is being made, where its maker wanted to know."""


THEMES: Final = ("auto", "light", "dark")
THEME_COOKIE: Final = "theme"
THEME: ContextVar[str] = ContextVar("theme", default="auto")
"""The light the page is shown in: the device's own, unless its reader chose."""


def theme_of(request: Request) -> str:
    """By choice (a cookie), else as the device has it."""
    chosen = request.cookies.get(THEME_COOKIE, "")
    return chosen if chosen in THEMES else THEMES[0]


def own_path(text: str) -> str:
    """An address on this site, or the lobby's: never one that a browser takes for another host.

    >>> own_path("/t/1?at=2"), own_path("//evil"), own_path("https://evil")
    ('/t/1?at=2', '/', '/')
    """
    return text if re.fullmatch(r"/(?:[^/\\\s][^\\\s]*)?", text) else "/"


SELF: Final = "self"
"""The cookie that says who somebody is: a random secret, of which only the hash is kept."""


def own_secret(request: Request) -> str:
    """What this browser is known by; a first visit has just been given one."""
    given: str = request.scope.get("saloon.self", "")
    return given or request.cookies.get(SELF, "")


BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chromium", "Chrome", "Safari")
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def browser_of(request: Request) -> str:
    """A browser in a few words, to tell one's devices apart."""
    agent = request.headers.get("user-agent", "")
    names = [next((n for n in known if n in agent), "") for known in (BROWSERS, SYSTEMS)]
    full = {"Edg": "Edge", "OPR": "Opera"}
    return ", ".join(full.get(name, name) for name in names if name)


def clean(text: str, length: int) -> str:
    """What a person typed, on one line, without control characters, not too long."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text[: length * 4])
    return " ".join(kept.split())[:length]
