"""Seats and links: sitting down, a bot's seat with consent, leaving, and playing again."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from saloon.engine.ask import NO_LEAVE
from saloon.server import pages
from saloon.server.access import (
    Refused,
    by_secret,
    find_seat,
    hold,
    house_of,
    must_be,
    profile_of,
    reader_of,
    seat_of,
    to_table,
)
from saloon.server.live import Live
from saloon.server.people_store import Wish
from saloon.server.refusals import Unknown
from saloon.server.request_context import NAME_LENGTH, clean, language
from saloon.server.store import Seat, Taken
from saloon.server.tables import House
from saloon.server.terms import terms
from saloon.server.trust import at_once

seating = APIRouter(include_in_schema=False)


def done(request: Request, live: Live, seat: Seat | None = None) -> Response:
    """After an action: an open page hears of it by its stream, another one is shown the table."""
    if request.headers.get("hx-request"):
        response = Response(status_code=204)
        if seat is not None:
            hold(response, live, seat)
        return response
    return to_table(live, seat)


# -- links --------------------------------------------------------------------------------------


async def where_to(request: Request, secret: str) -> tuple[Live, Seat | None]:
    """The table of a link and the seat one may take there: its own, else another open one.

    None: one sits there already, or nothing is free.
    """
    live, seat = await by_secret(request, secret)
    me = await profile_of(request)
    if live.owned_by(me) is not None:
        return live, None
    if seat.held and seat.token == secret:
        return live, seat  # a guest's own link
    free = [] if live.match.over else pages.open_seats(live)
    return live, seat if seat in free else free[0] if free else None


def to_watch(live: Live) -> RedirectResponse:
    """An invitation whose seats are taken still lets one look on, with a sentence."""
    return RedirectResponse(f"/t/{live.id}?watch={live.row.watch}&full=1", 303)


@seating.get("/s/{secret}")
async def seat_link(request: Request, secret: str) -> Response:
    """A seat's link: sit down when it is open, go on when it is yours, else watch."""
    live, seat = await where_to(request, secret)
    if seat is None:
        mine = live.owned_by(await profile_of(request))
        return to_table(live) if mine is not None else to_watch(live)
    if seat.held:
        return to_table(live, seat)
    return await sit_page(request, live, seat, f"/s/{secret}")


@seating.post("/s/{secret}")
async def sit_down(request: Request, secret: str, name: Annotated[str, Form()] = "") -> Response:
    """Take the open seat of a link."""
    live, seat = await where_to(request, secret)
    if seat is None or seat.held:
        return await seat_link(request, secret)
    return await sit(request, live, seat, name)


async def sit(
    request: Request, live: Live, seat: Seat, name: str, agreed: bool = False
) -> Response:
    """Sit down as oneself; a first name is remembered."""
    house = house_of(request)
    me = await must_be(request)
    await must_be_welcome(request, live)
    called = clean(name, NAME_LENGTH)
    if called and not me.name:
        await house.people.change(me.id, name=called)
    await house.sit(live, seat, called or me.name, me.id, agreed)
    return to_table(live)


async def must_be_welcome(request: Request, live: Live) -> None:
    """Whom somebody who sits here has blocked cannot join them, and is not told who that is."""
    me = await profile_of(request)
    if me is not None and live.seats_any(await house_of(request).people.blocked_by(me.id)):
        raise Refused(pages.words(language(request))("error-no-seat"), 403)


async def sit_page(
    request: Request, live: Live, seat: Seat, action: str, asks: bool = False
) -> HTMLResponse:
    """A form that asks for a name."""
    await must_be_welcome(request, live)
    lang = language(request)
    me = await profile_of(request)
    others = ", ".join(s.name for s in live.seats if s.seat != seat.seat and s.kind != "open")
    title = pages.game_words(live.game, lang)("title")
    text = pages.render(
        "sit.html",
        lang,
        seat=seat,
        others=others,
        game_title=title,
        action=action,
        asks=asks,
        live=live,
        terms=terms(live, lang),
        name=me.name if me is not None else "",
    )
    return HTMLResponse(text)


@seating.get("/w/{secret}")
async def watch_link(request: Request, secret: str) -> RedirectResponse:
    """A spectator's link."""
    row = await house_of(request).store.table_watched_by(secret)
    if row is None:
        raise Refused(pages.words(language(request))("error-dead-link"), 404)
    return RedirectResponse(f"/t/{row.id}?watch={secret}", 303)


@seating.post("/t/{id}/link")
async def change_link(
    request: Request, id: str, what: Annotated[str, Form()], seat: Annotated[str, Form()] = ""
) -> Response:
    """Renew or revoke a link: my seat's own one, or the invitation to an open seat."""
    house = house_of(request)
    live = await house.table(id)
    mine = await seat_of(request, live)
    token = secrets.token_urlsafe(24)
    if what == "invite":
        chosen = [s for s in pages.open_seats(live) if str(s.seat) == seat]
        if not chosen:
            raise Taken("this seat is taken")
        await house.set_seat(live, chosen[0], token=token)
        return done(request, live)
    if what not in ("renew", "revoke"):
        raise Refused(pages.words(language(request))("error-bad-request"), 400)
    new = await house.set_seat(live, mine, token=token, linked=what == "renew")
    return done(request, live, None if mine.profile else new)


# -- a bot's seat, with the consent of those who sit here -----------------------------------------


def bot_at(live: Live, seat: int) -> Seat:
    """A bot's seat that nobody owns; raises Taken."""
    bots = [s for s in live.seats if s.seat == seat and s.kind == "bot" and not s.held]
    if not bots or live.match.over:
        raise Taken("this seat is taken")
    return bots[0]


async def may_ask(request: Request, live: Live) -> None:
    """Whoever sits at a table may not look into another hand there."""
    await reader_of(request, live)
    if await find_seat(request, live) is not None:
        raise Refused(pages.words(language(request))("error-seated"), 409)


@seating.get("/t/{id}/take/{seat}")
async def take_page(request: Request, id: str, seat: int) -> Response:
    """Ask who wants to take a free seat or a bot's."""
    live = await house_of(request).table(id)
    await may_ask(request, live)
    watch = request.query_params.get("watch", "")
    query = f"?watch={watch}" if watch else ""
    action = f"/t/{id}/take/{seat}{query}"
    for free in pages.open_seats(live):
        if free.seat == seat:
            return await sit_page(request, live, free, action)
    return await sit_page(request, live, bot_at(live, seat), action, asks=True)


@seating.post("/t/{id}/take/{seat}")
async def take_over(
    request: Request, id: str, seat: int, name: Annotated[str, Form()] = ""
) -> Response:
    """Take a free seat, or ask those who sit here for a bot's."""
    house = house_of(request)
    live = await house.table(id)
    await may_ask(request, live)
    for free in pages.open_seats(live):
        if free.seat == seat:
            return await sit(request, live, free, name)
    bot = bot_at(live, seat)
    me = await must_be(request)
    await must_be_welcome(request, live)
    called = clean(name, NAME_LENGTH)
    if called and not me.name:
        await house.people.change(me.id, name=called)
    called = called or me.name or bot.name
    if not any(other.held for other in live.seats):
        return await sit(request, live, bot, called, agreed=True)
    await house.people.wish(live.id, seat, me, called)
    await house.happened(live, "asked", [me.id], name=called, seat=bot.name)
    await house.refresh(live)
    watch = request.query_params.get("watch", "")
    return RedirectResponse(f"/t/{id}" + (f"?watch={watch}" if watch else ""), 303)


@seating.post("/t/{id}/wish")
async def answer_wish(
    request: Request, id: str, wish: Annotated[str, Form()], answer: Annotated[str, Form()]
) -> Response:
    """Agree that somebody takes a bot's seat, or refuse; whoever asked may withdraw."""
    house = house_of(request)
    live = await house.table(id)
    found = next((w for w in await house.people.wishes(id) if w.id == wish), None)
    if found is None:
        raise Unknown("this wish is answered")
    me = await profile_of(request)
    if answer == "withdraw" and me is not None and found.profile == me.id:
        await house.people.drop_wish(found)
        await house.refresh(live)
        return done(request, live)
    mine = await seat_of(request, live)
    if answer == "yes":
        await house.people.agree(found, mine.seat)
        both = [mine.profile, found.profile]
        await house.happened(live, "agreed", both, name=mine.name, guest=found.name)
        await settle(house, live, found)
    else:
        await house.people.drop_wish(found)
        both = [mine.profile, found.profile]
        await house.happened(live, "refused", both, name=mine.name, guest=found.name)
    await house.refresh(live)
    return done(request, live)


async def settle(house: House, live: Live, wish: Wish) -> None:
    """When everybody who sits here has agreed, the seat changes hands."""
    now = next((w for w in await house.people.wishes(live.id) if w.id == wish.id), None)
    if now is None or not {s.seat for s in live.seats if s.held} <= set(now.agreed):
        return
    await house.people.drop_wish(now)
    await house.sit(live, bot_at(live, now.seat), now.name, now.profile, agreed=True)


@seating.post("/t/{id}/pause")
async def pause(request: Request, id: str) -> Response:
    """Take one of my pauses: the open question may stay open for some days more."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    await house.pause(live, seat.seat)
    return done(request, live)


@seating.post("/t/{id}/leave")
async def leave(request: Request, id: str) -> Response:
    """Give my seat up for good."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    if live.match.over:
        raise Refused(pages.words(language(request))("undo-no-over"), 409)
    await house.leave(live, seat, pages.default_level())
    return RedirectResponse("/", 303)


@seating.post("/t/{id}/quit")
async def quit_game(request: Request, id: str) -> Response:
    """Quit the game for good, where its rules know such a move; the seat stays to look on."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    asked = live.match.ask_for(seat.seat)
    if asked is None or asked.leave == NO_LEAVE:
        raise Refused(pages.words(language(request))("quit-no"), 409)
    await house.act(live, seat.seat, live.applied, live.game.text(asked.leave))
    return done(request, live)


# -- once more ----------------------------------------------------------------------------------


@seating.post("/t/{id}/again")
async def again(request: Request, id: str) -> Response:
    """The same table once more: everybody is asked, however often it is pressed."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    people = [other for other in live.seats if other.held]
    options = dict(live.row.options)
    more: dict[str, Any] = {
        "listed": live.row.listed,
        "clock": live.row.clock,
        "rated": live.row.rated,
        "time_control": live.clock.time if live.row.time else None,
    }
    players = [once_more(other) for other in live.seats]
    if len(people) == 1 and not live.row.rematch:
        new = await at_once(request, live.game.id, players, options, **more)
        return to_table(new, None if seat.profile else new.seats[seat.seat])
    if await house.people.set_rematch(live.id, secrets.token_hex(5)):
        await house.happened(live, "again", [seat.profile], name=seat.name)
    await house.refresh(live)
    if await house.store.table(live.row.rematch) is None:  # also when a server died before this
        with suppress(IntegrityError):  # somebody else has pressed it too
            room = live.row.rematch
            await house.create(live.game.id, players, options, waiting=True, id=room, **more)
    return await to_rematch(request, live, seat)


def once_more(seat: Seat) -> dict[str, str]:
    """Who sits on this seat when the same people play again."""
    kind = "human" if seat.held else seat.kind
    return {"kind": kind, "name": seat.name, "level": seat.level, "profile": seat.profile}


async def to_rematch(request: Request, live: Live, seat: Seat) -> Response:
    """Go to the table where the same people play again, to one's own seat."""
    new = await house_of(request).table(live.row.rematch)
    mine = new.seats[seat.seat]
    return to_table(new, None if mine.profile or not mine.held else mine)
