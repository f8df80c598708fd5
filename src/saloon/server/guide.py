"""Pages that guide a player: how to play, and puzzles. They open in a drawer or stand alone."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from saloon.engine.errors import SaloonError
from saloon.howto import howto
from saloon.server import pages
from saloon.server.access import game_by
from saloon.server.refusals import Unknown
from saloon.server.request_context import language

guide = APIRouter(include_in_schema=False)


def in_drawer(request: Request) -> bool:
    """Whether a page is asked for by the drawer, which wants a fragment."""
    return request.headers.get("x-drawer") == "1"


@guide.get("/howto/{game}")
async def how_to_play(request: Request, game: str) -> HTMLResponse:
    """How to play a game, on one page."""
    lang = language(request)
    chosen = game_by(game)
    try:
        page = howto(chosen, lang)
    except SaloonError as error:
        raise Unknown(str(error)) from None
    template = "part_howto.html" if in_drawer(request) else "howto.html"
    text = pages.render(
        template,
        lang,
        say=pages.game_words(chosen, lang),
        game=chosen,
        page=page,
        body=Markup(page.html()),  # noqa: S704
    )
    return HTMLResponse(text)
