"""Company: people one has played with, invitations by name, and whom one does not want to hear."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

from saloon import catalog
from saloon.engine.errors import SaloonError
from saloon.server import pages
from saloon.server.access import Refused, house_of, must_be, playable, profile_of, seat_of
from saloon.server.live import Live
from saloon.server.people_store import Profile
from saloon.server.profiles import known
from saloon.server.refusals import Unknown
from saloon.server.request_context import language, own_path
from saloon.server.seating import done, sit
from saloon.server.tables import House

company = APIRouter(include_in_schema=False)

SHOWN: Final = 12
"""How many people the lobby shows."""

HERE: Final = 120.0
"""Seconds after which somebody who was just seen is no longer here."""


@dataclass(frozen=True)
class Friend:
    """Somebody one has played with, and where they are now."""

    who: Profile
    here: bool
    days: int  # since they last sat at one table
    watch: str = ""  # a listed table where they sit
    sit: str = ""  # one with a free seat
    title: str = ""


@dataclass(frozen=True)
class Invited:
    """A table one is asked to."""

    id: str
    title: str
    by: str


def days_since(at: float) -> int:
    """How many days ago something was: 0 today, 1 yesterday."""
    return (datetime.now(UTC).date() - datetime.fromtimestamp(at, UTC).date()).days


async def friends_of(house: House, me: Profile | None, lang: str) -> list[Friend]:
    """The people of the lobby's right column."""
    if me is None:
        return []
    found = []
    hidden = await house.people.blocked_by(me.id)
    for who, last in await house.people.met(me.id, SHOWN):
        days = days_since(last)
        if who.id in hidden:  # looks as if they were never here
            found.append(Friend(who, False, days))
            continue
        here = time.time() - house.seen.get(who.id, 0.0) < HERE
        friend = Friend(who, here, days)
        for id in await house.people.tables_of(who.id, over=False, most=4):
            with suppress(SaloonError):
                live = await house.table(id)
                seat = live.owned_by(who)
                here = here or (seat is not None and live.here(seat.seat))
                if live.row.listed and live.owned_by(me) is None:
                    title = pages.game_words(live.game, lang)("title")
                    free = pages.open_seats(live)
                    chair = f"/t/{id}/take/{free[0].seat}" if free else ""
                    friend = Friend(who, here, days, f"/t/{id}", chair, title)
        found.append(replace(friend, here=here))
    return sorted(found, key=lambda one: not one.here)


async def invited(house: House, me: Profile | None, lang: str) -> list[Invited]:
    """Where one is asked to sit down."""
    if me is None:
        return []
    found = []
    for id, by, _ in await house.people.invitations(me.id):
        with suppress(SaloonError):
            live = await house.table(id)
            asks = await house.people.profile(by)
            if asks is not None and pages.open_seats(live) and live.owned_by(me) is None:
                title = pages.game_words(live.game, lang)("title")
                found.append(Invited(id, title, asks.name or pages.words(lang)("somebody")))
    return found


@company.post("/t/{id}/invite")
async def invite(request: Request, id: str, who: Annotated[str, Form()]) -> Response:
    """Ask somebody one has played with to a free seat; whoever has blocked me hears nothing."""
    house = house_of(request)
    live = await house.table(id)
    await seat_of(request, live)
    me = await known(request)
    await ask_to(house, live, me, await friend_by(house, me, who))
    return done(request, live)


async def friend_by(house: House, me: Profile, id: str) -> Profile:
    """Somebody I have played with; raises Unknown."""
    found = [one for one in await house.people.company(me.id, most=200) if one.id == id]
    if not found:
        raise Unknown("one can invite people one has played with")
    return found[0]


async def ask_to(house: House, live: Live, me: Profile, who: Profile) -> None:
    """Ask somebody to a free seat; whoever has blocked me hears nothing."""
    if not await house.people.blocks(who.id, me.id):
        await house.people.invite(live.id, who.id, me.id)
    live.asked_people.add(who.id)
    live.touch()


@company.get("/me/invite/{who}")
async def invite_page(request: Request, who: str) -> HTMLResponse:
    """Where to: one of my rooms with a free seat, or a new table."""
    lang = language(request)
    house = house_of(request)
    me = await known(request)
    friend = await friend_by(house, me, who)
    rooms = []
    for id in await house.people.tables_of(me.id, over=False, most=12):
        with suppress(SaloonError):
            live = await house.table(id)
            free = pages.open_seats(live)
            if live.waiting and free and live.owned_by(friend) is None:
                title = pages.game_words(live.game, lang)("title")
                asked = friend.id in live.asked_people
                rooms.append({"id": id, "title": title, "free": len(free), "asked": asked})
    games = sorted((g for g in catalog.games() if playable(g)), key=lambda game: game.weight)
    cards = [pages.card(game, lang) for game in games]
    text = pages.render("invite.html", lang, me=me, who=friend, rooms=rooms, cards=cards)
    return HTMLResponse(text)


@company.post("/t/{id}/invited")
async def answer(request: Request, id: str, answer: Annotated[str, Form()]) -> Response:
    """Sit down where one was asked to, or decline."""
    house = house_of(request)
    me = await must_be(request)
    live = await house.table(id)
    if id not in [table for table, *_ in await house.people.invitations(me.id)]:
        raise Refused(pages.words(language(request))("error-private"), 403)
    await house.people.drop_invitation(id, me.id)
    free = pages.open_seats(live)
    if answer != "yes":
        return RedirectResponse("/", 303)
    if not free:
        return RedirectResponse(f"/t/{id}?watch={live.row.watch}&full=1", 303)
    return await sit(request, live, free[0], "")


@company.post("/me/shun")
async def shun(
    request: Request,
    who: Annotated[str, Form()],
    how: Annotated[str, Form()] = "",
    to: Annotated[str, Form()] = "/me/people",
) -> Response:
    """Mute or block somebody, or end it; they are not told."""
    me = await must_be(request)
    house = house_of(request)
    if how not in ("", "mute", "block") or await house.people.profile(who) is None:
        raise Refused(pages.words(language(request))("error-bad-request"), 400)
    await house.people.shun(me.id, who, how)
    house.ears[me.id] = house.ears.get(me.id, 0) + 1
    for live in house.open.values():
        live.touch()
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(own_path(to), 303)


@company.get("/me/people")
async def show(request: Request) -> HTMLResponse:
    """Everybody one has played with, and whom one does not hear."""
    lang = language(request)
    me = await profile_of(request)
    house = house_of(request)
    met = await house.people.company(me.id, most=200) if me is not None else []
    how = await house.people.shunned(me.id) if me is not None else {}
    away = await house.people.profiles(list(how))
    text = pages.render(
        "people.html",
        lang,
        me=me,
        met=met,
        shunned=[(away[id], how[id]) for id in how if id in away],
    )
    return HTMLResponse(text)
