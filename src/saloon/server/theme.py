"""Day or night: the light the room is shown in, as the device has it or as the reader chose."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import RedirectResponse

from saloon.server.access import A_YEAR, Refused
from saloon.server.request_context import THEME_COOKIE, THEMES, own_path

theme = APIRouter(include_in_schema=False)


@theme.get("/theme/{name}")
async def set_theme(name: str, to: str = "/") -> RedirectResponse:
    """Choose the light and go on where one was; never to another site."""
    if name not in THEMES:
        raise Refused(f"there is no theme {name!r}; the themes are: {', '.join(THEMES)}", 404)
    response = RedirectResponse(own_path(to), 303)
    response.set_cookie(THEME_COOKIE, name, max_age=A_YEAR, samesite="lax")
    return response
