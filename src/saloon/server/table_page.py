"""A table as one page, now or as it stood, and what an action is answered by."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from saloon.engine.errors import SaloonError
from saloon.server import pages
from saloon.server.access import reader_of, status_of, to_table
from saloon.server.failures import said_in
from saloon.server.live import Live
from saloon.server.pages import Reader, Shown
from saloon.server.scenes import is_map_first


def table_page(page: Shown, status: int = 200, message: str = "", **more: Any) -> HTMLResponse:
    """A whole table."""
    live, reader = page.live, page.reader
    made = pages.parts(page)
    if message:
        made["question"] = made["question"].replace(
            '<p id="notice" role="alert"></p>',
            f'<p id="notice" role="alert">{escape(message)}</p>',
        )
    say = pages.game_words(live.game, reader.lang)
    query = f"?wide={reader.screen}" + (f"&watch={reader.watch}" if reader.watch else "")
    text = pages.render(
        "table.html",
        reader.lang,
        say=say,
        page=page,
        live=live,
        parts=made,
        query=query,
        map_first=is_map_first(live.game),
        **more,
    )
    return HTMLResponse(text, status)


def past_page(live: Live, reader: Reader, at: int) -> HTMLResponse:
    """A table as it stood after `at` moves."""
    return table_page(pages.shown(live, reader, at))


async def after_action(request: Request, live: Live, error: SaloonError | None = None) -> Response:
    """What follows an action: an open page hears of it by its stream, which is in order.

    An answer with the table in it could overtake, or be overtaken by, the next change. Without
    script the whole true table is shown again.
    """
    reader = await reader_of(request, live)
    if request.headers.get("hx-request"):
        if error is None:
            return Response(status_code=204)
        return HTMLResponse(pages.notice(said_in(error, reader.lang)), status_of(error))
    if error is None:
        return to_table(live)
    page = pages.shown(live, reader)
    return table_page(page, status_of(error), said_in(error, reader.lang))
