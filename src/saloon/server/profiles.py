"""A self without an account: name and mark, devices, the link that keeps it, and forgetting it."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.responses import Response

from saloon.server import pages
from saloon.server.access import Refused, house_of, must_be, profile_of
from saloon.server.people_store import Profile
from saloon.server.request_context import (
    NAME_LENGTH,
    SELF,
    browser_of,
    clean,
    language,
    own_secret,
)

profiles = APIRouter(prefix="/me", include_in_schema=False)

MARKS: Final = (
    ("star", "#8c2f1b", "M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z"),
    (
        "horseshoe",
        "#5b3a1f",
        "M7 5h3v7a2 2 0 0 0 4 0V5h3v7.5a5 5 0 0 1-10 0zM6 17h4v2.4H6zm8 0h4v2.4h-4z",
    ),
    (
        "hat",
        "#27496d",
        "M8 13.5c0-4 1-7 2.3-7 .8 0 1 .8 1.7.8s.9-.8 1.7-.8c1.3 0 2.3 3 2.3 7 2-.3 3.5-.9 4.5-1.6"
        "-.5 3-4 5.1-8.5 5.1s-8-2.1-8.5-5.1c1 .7 2.5 1.3 4.5 1.6z",
    ),
    (
        "cactus",
        "#2d6a3a",
        "M10.5 5a1.5 1.5 0 0 1 3 0v8h2V9.5a1.2 1.2 0 0 1 2.4 0V15h-4.4v4.5h-3V16"
        "H6.1v-5a1.2 1.2 0 0 1 2.4 0v2.5h2z",
    ),
    ("moon", "#4a3a72", "M14.5 4.5a8 8 0 1 0 5 12.5A7 7 0 0 1 14.5 4.5z"),
    (
        "arrow",
        "#7a5a10",
        "M5 17.6 14.6 8 12 5.4h7.5v7.5L16.9 10.3 7.3 19.9z",
    ),
    ("lantern", "#8a4b12", "M9 5h6v1.6H9zM8 8h8l1 9H7zm1 10.5h6V20H9z"),
    (
        "wheel",
        "#3d3d3d",
        "M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm-1 2.7v3.8H7.2"
        "A5 5 0 0 1 11 7.2zm2 0a5 5 0 0 1 3.8 3.8H13zM7.2 13H11v3.8A5 5 0 0 1 7.2 13zM13 13"
        "h3.8a5 5 0 0 1-3.8 3.8z",
    ),
)
"""Marks one can choose from: a name, a ground and a shape."""


@lru_cache(maxsize=64)
def own_mark(mark: int, size: int = 28) -> Markup:
    """Somebody's mark as a small picture."""
    _, ground, shape = MARKS[mark % len(MARKS)]
    return pages.safe(
        f'<svg class="own-mark" viewBox="0 0 24 24" width="{size}" height="{size}" '
        f'aria-hidden="true"><rect width="24" height="24" rx="5" fill="{ground}"/>'
        f'<path d="{shape}" fill="#f6ecd2" fill-rule="evenodd"/></svg>'
    )


pages.templates().globals["own_mark"] = own_mark


TOLD: Final = ("saved", "revoked")
"""What has just been done, and is said at the head of the page."""


def day(at: float, lang: str) -> str:
    """A day as one says it."""
    on = datetime.fromtimestamp(at, UTC)
    return pages.words(lang)("day", day=on.day, month=on.month, year=str(on.year))


async def known(request: Request) -> Profile:
    """Who asks; raises Refused when this browser has no profile yet."""
    me = await profile_of(request)
    if me is None:
        raise Refused(pages.words(language(request))("error-no-self"), 403)
    return me


async def page_of(request: Request, me: Profile | None, **more: object) -> HTMLResponse:
    """The page about oneself."""
    lang = language(request)
    people = house_of(request).people
    found = await people.devices(me.id, own_secret(request)) if me is not None else []
    text = pages.render(
        "me.html",
        lang,
        me=me,
        devices=found,
        marks=MARKS,
        day=day,
        mail=request.app.state.mail is not None,
        sent="sent" in request.query_params,
        told=next((what for what in TOLD if what in request.query_params), ""),
        **{"link": "", **more},
    )
    return HTMLResponse(text)


@profiles.get("")
async def show(request: Request) -> HTMLResponse:
    """Name, mark, devices, keeping and forgetting."""
    return await page_of(request, await profile_of(request))


@profiles.post("")
async def change(
    request: Request,
    name: Annotated[str, Form()] = "",
    mark: Annotated[str, Form()] = "",
) -> Response:
    """Another name or mark; at tables that are still on the new name shows at once."""
    me = await must_be(request)
    changes: dict[str, object] = {}
    called = clean(name, NAME_LENGTH)
    if called and called != me.name:
        changes["name"] = called
    if mark.isdigit() and int(mark) < len(MARKS):
        changes["mark"] = int(mark)
    if changes:
        await house_of(request).people.change(me.id, **changes)
    return RedirectResponse("/me?saved=1", 303)


@profiles.get("/keep")
async def kept(request: Request) -> Response:
    """Where a language or another light was chosen beside a link that is shown once."""
    del request
    return RedirectResponse("/me#keep", 303)


@profiles.post("/keep")
async def keep(request: Request) -> HTMLResponse:
    """A recovery link, shown once; one made before no longer works."""
    me = await must_be(request)
    secret = await house_of(request).people.renew_recovery(me.id)
    return await page_of(request, me, link=f"/me/keep/{secret}")


@profiles.get("/keep/{secret}")
async def ask_to_adopt(request: Request, secret: str) -> HTMLResponse:
    """A recovery link: does this browser want to be that person?"""
    found = await house_of(request).people.recovered(secret)
    if found is None:
        raise Refused(pages.words(language(request))("error-recovery"), 404)
    lang = language(request)
    text = pages.render("adopt.html", lang, found=found, secret=secret)
    return HTMLResponse(text)


@profiles.post("/keep/{secret}")
async def adopt(request: Request, secret: str) -> Response:
    """This browser is that person from now on."""
    house = house_of(request)
    found = await house.people.recovered(secret)
    if found is None:
        raise Refused(pages.words(language(request))("error-recovery"), 404)
    moved = await house.people.adopt(found, own_secret(request), browser_of(request))
    await house.look_again(moved)
    return RedirectResponse("/?adopted=1", 303)


@profiles.post("/devices/{device}/revoke")
async def revoke(request: Request, device: str) -> Response:
    """A browser is no longer mine."""
    me = await known(request)
    house = house_of(request)
    await house.look_again(await house.people.revoke(me.id, device))
    return RedirectResponse("/me?revoked=1#keep", 303)


@profiles.post("/forget")
async def forget(request: Request, sure: Annotated[str, Form()] = "") -> Response:
    """Forget me, with everything that names me."""
    me = await known(request)
    if sure != "on":
        return RedirectResponse("/me#forget", 303)
    house = house_of(request)
    await house.look_again(await house.people.forget(me.id))
    response = RedirectResponse("/?forgotten=1", 303)
    response.delete_cookie(SELF)
    return response
