"""What a request says about who is asking: language, screen, seat."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from saloon.words import LANGS

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


def clean(text: str, length: int) -> str:
    """What a person typed, on one line, without control characters, not too long."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text[: length * 4])
    return " ".join(kept.split())[:length]
