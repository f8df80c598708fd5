"""The web table as an ASGI application: pages for people. The JSON API is in api.py."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from html import escape
from typing import Annotated, Any

from fastapi import FastAPI, File, Form, Request, UploadFile
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match

import saloon
from saloon import catalog
from saloon.engine.errors import BadGame, BadRecord, CannotUndo, IllegalMove, SaloonError
from saloon.journeys import MOST_STEPS
from saloon.rulebook import versions
from saloon.server import PACE, THINKING, engine_build, hints, logbook, pages
from saloon.server.access import (
    A_YEAR,
    BEAT,
    Refused,
    Stream,
    game_by,
    house_of,
    must_be,
    playable,
    profile_of,
    reader_of,
    retry_after,
    seat_of,
    signed_record,
    status_of,
    to_table,
)
from saloon.server.api import api
from saloon.server.bot_pool import BotPool, Busy
from saloon.server.company import company
from saloon.server.connections import LOOPBACK, Networks
from saloon.server.delta import Element, shorter
from saloon.server.duelling import duelling, heard_of
from saloon.server.guard import USUAL, Allowed, Guard, TooBig
from saloon.server.guests import invite
from saloon.server.guide import guide
from saloon.server.history import history
from saloon.server.learn import learn
from saloon.server.lobby import lobby
from saloon.server.messenger import Messenger
from saloon.server.metrics import Metrics, operators
from saloon.server.neighbours import Neighbours
from saloon.server.notices import Mail, Postman, notices
from saloon.server.pages import Reader, Shown
from saloon.server.people_store import Profile
from saloon.server.playback import playback
from saloon.server.profiles import profiles
from saloon.server.request_context import ASK_FIRST, NAME_LENGTH, TEXT_LENGTH, clean, language
from saloon.server.riddles import riddles
from saloon.server.scenes import is_map_first
from saloon.server.seating import seating
from saloon.server.squeeze import squeezed, takes_gzip
from saloon.server.store import SPECTATOR, UNDO, Seat, Store, StoreDown, Taken
from saloon.server.story import stories
from saloon.server.tables import House, Live, NotYet, OtherRules, Stale, Unknown
from saloon.server.theme import theme
from saloon.server.visitors import Visitors
from saloon.server.waiting import room_page, waiting

ROUTERS = (
    api,
    operators,
    lobby,
    learn,
    guide,
    riddles,
    waiting,
    seating,
    profiles,
    company,
    history,
    notices,
    playback,
    stories,
    theme,
    duelling,
)


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    workers: int = 0
    pace: float = PACE
    rate: float = USUAL
    thinking: float = THINKING
    seed: str = ""
    public_url: str = ""
    archive_after: float = 0
    metrics_from: Networks = LOOPBACK
    mail: Mail | None = None
    guests: Mapping[str, str] = field(default_factory=dict)


def create_app(settings: Settings) -> FastAPI:
    """The application; the database must have been migrated before."""
    allowed = Allowed(settings.rate)
    invite(settings.guests)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        bots = BotPool(settings.workers, settings.thinking, settings.seed)
        house = House(Store(settings.database), bots, settings.pace, settings.archive_after)
        app.state.house = house
        limits = {**allowed.limits, "seat": house.hints}
        neighbours = Neighbours(house, limits, allowed.streams)
        app.state.messenger = Messenger(house.telegraph, partial(heard_of, house))
        await house.start()
        talk = asyncio.create_task(neighbours.run())
        upgrade = asyncio.create_task(engine_build.when_built(bots.renew))
        post = asyncio.create_task(Postman(house, settings.mail).run()) if settings.mail else None
        try:
            yield
        finally:
            upgrade.cancel()
            talk.cancel()
            if post is not None:
                post.cancel()
            await house.stop()

    app = FastAPI(
        title="Saloon",
        version=saloon.__version__,
        summary="Wild West board games on one table, for people and programs.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.house = None
    app.state.mail = settings.mail
    app.state.metrics = Metrics(lambda: app.state.house)
    app.add_middleware(Visitors)
    app.add_middleware(
        Guard,
        allowed=allowed,
        public_url=settings.public_url,
        metrics=app.state.metrics,
    )
    app.mount("/static", StaticFiles(directory=pages.HERE / "static"))
    for router in ROUTERS:
        app.include_router(router)
    _add_pages(app)
    _add_errors(app)
    return app


# -- who is asking, and for what ------------------------------------------------------


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


def said_in(error: SaloonError, lang: str) -> str:
    """An error in the reader's language where the page has words for it."""
    say = pages.words(lang)
    if isinstance(error, Stale):
        return say("stale")
    if isinstance(error, NotYet):
        return say(f"absent-{error.why}")
    if isinstance(error, Taken):
        return say("seat-taken")
    if isinstance(error, OtherRules):
        return say("error-other-rules", made=error.made, here=error.here)
    if isinstance(error, Unknown):
        return say("error-unknown")
    if isinstance(error, StoreDown):
        return say("error-store")
    if isinstance(error, Busy):
        return say(f"error-busy-{error.why}", seconds=math.ceil(error.wait))
    return str(error)


def as_number(text: str) -> int:
    """A whole number a form sent; raises Refused."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise Refused("a number was expected", 400)
    return int(text)


# -- pages ----------------------------------------------------------------------------


def _add_pages(app: FastAPI) -> None:
    for method, path, handler in (
        ("GET", "/about", about),
        ("GET", "/engine", engine),
        ("GET", "/rules/{game}", rules),
        ("GET", "/rules/{game}/{clause}", clause_text),
        ("POST", "/records", open_record),
        ("GET", "/t/{id}", table),
        ("GET", "/t/{id}/live", stream),
        ("GET", "/t/{id}/log", whole_log),
        ("GET", "/t/{id}/look", look),
        ("POST", "/t/{id}/look", look_back),
        ("GET", "/t/{id}/near/{thing}", near),
        ("GET", "/t/{id}/record", record),
        ("POST", "/t/{id}/play", play),
        ("POST", "/t/{id}/undo", undo),
        ("POST", "/t/{id}/hint", hint),
        ("POST", "/t/{id}/say", say),
        ("POST", "/t/{id}/give", give),
        ("POST", "/t/{id}/back", take_back),
        ("POST", "/t/{id}/absent", absent),
        ("POST", "/t/{id}/on", play_on),
    ):
        app.add_api_route(path, handler, methods=[method], include_in_schema=False)


async def engine(request: Request) -> JSONResponse:
    """How the build of the compiled engine beside this server stands, in words too."""
    state = engine_build.state()
    text = pages.words(language(request))(f"engine-{state}") if state else ""
    return JSONResponse({"state": state, "text": text})


async def about(request: Request) -> HTMLResponse:
    """Who made the boxes, and that we did not."""
    lang = language(request)
    say = pages.words(lang)
    shown = [game for game in catalog.games() if playable(game)]
    boxes = [say(f"about-box-{game.id}") for game in shown if f"about-box-{game.id}" in say]
    return HTMLResponse(pages.render("about.html", lang, boxes=boxes))


async def rules(request: Request, game: str, find: str = "") -> HTMLResponse:
    """A game's rules, searched by words or by the id of a clause."""
    lang = language(request)
    chosen = game_by(game)
    book = pages.rules_of(chosen, lang)
    say = pages.game_words(chosen, lang)
    shelves = [
        *book.contents().items(),
        (say("rules-rulings"), list(book.rulings.values())),
        (say("rules-examples"), list(book.examples.values())),
    ]
    needle = find.strip().lower()[:80]
    chapters = []
    for chapter, entries in shelves:
        kept = [e for e in entries if needle in e.id.lower() or needle in e.text.lower()]
        tables = [table.found(needle) for table in book.tables.get(chapter, [])]
        tables = [table for table in tables if table.rows]
        if kept or tables:
            chapters.append((chapter, kept, tables))
    text = pages.render(
        "rules.html",
        lang,
        say=say,
        game=chosen,
        book=book,
        chapters=chapters,
        versions=versions(chosen, lang),
        find=find[:80],
        count=sum(
            len(entries) + sum(len(table.rows) for table in tables)
            for _, entries, tables in chapters
        ),
    )
    return HTMLResponse(text)


async def clause_text(request: Request, game: str, clause: str) -> HTMLResponse:
    """One clause with the rulings and examples about it, to be opened over the table."""
    lang = language(request)
    book = pages.rules_of(game_by(game), lang)
    try:
        entry = book.entry(clause)
    except SaloonError as error:
        raise Unknown(str(error)) from None
    text = pages.render(
        "clause.html",
        lang,
        entry=entry,
        departure=book.departure(entry.id),
        about=book.about(entry.id),
    )
    return HTMLResponse(text)


# -- at the table ---------------------------------------------------------------------


async def table(request: Request, id: str, at: str = "") -> HTMLResponse:
    """A table now, or as it stood after `at` moves."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    house.wake(live)
    if live.waiting:
        return await room_page(request, live, reader)
    if not at:
        return table_page(pages.shown(live, reader))
    # The past is played again: beside the loop, which has other tables to see to.
    return await asyncio.to_thread(past_page, live, reader, as_number(at))


def past_page(live: Live, reader: Reader, at: int) -> HTMLResponse:
    """A table as it stood after `at` moves."""
    return table_page(pages.shown(live, reader, at))


async def near(request: Request, id: str, thing: str, at: str = "") -> HTMLResponse:
    """Something small on the board at full size."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    number = as_number(at) if at else None
    page = await asyncio.to_thread(pages.shown, live, reader, number)
    picture = pages.closeup(page, thing)
    if picture is None:
        raise Unknown(f"there is no {thing!r} on this board")
    return HTMLResponse(picture)


async def stream(request: Request, id: str) -> Stream:
    """Every change of a table as server-sent events, only the parts that changed."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    headers = {"x-accel-buffering": "no", "vary": "accept-encoding"}
    news = changes(house, live, reader, await profile_of(request))
    if not takes_gzip(request):
        return Stream(news, media_type="text/event-stream", headers=headers)
    headers["content-encoding"] = "gzip"
    return Stream(squeezed(news), media_type="text/event-stream", headers=headers)


class Sent:
    """What a stream has told its page so far."""

    def __init__(self) -> None:
        self.parts: dict[str, int] = {}  # a hash each
        self.known: dict[str, dict[str, Element]] = {}  # by part: the elements with an id


async def changes(
    house: House, live: Live, reader: Reader, who: Profile | None = None
) -> AsyncIterator[str]:
    """The parts that changed, one message a change; a short beat when nothing does."""
    sent = Sent()
    holds = live.holder(reader.seat, who)
    ears = house.ears.get(reader.own, 0)
    with live.watching(reader) as changed:
        house.wake(live)
        while True:
            async with house.render_lock:
                await asyncio.sleep(0)  # between two pictures the loop sees to others
                if live.holder(reader.seat, who) != holds:
                    return  # a seat that was given up is told nothing more
                if house.ears.get(reader.own, 0) != ears:
                    return  # whoever mutes somebody begins afresh
                changed.clear()  # what came while it waited for its turn is in this picture
                news = what_changed(live, reader, sent)
            if news:
                yield news
            del news  # a stream that waits holds no page
            live.used = time.monotonic()
            while not changed.is_set():
                try:
                    await asyncio.wait_for(changed.wait(), BEAT)
                except TimeoutError:
                    yield "event: beat\ndata:\n\n"


def what_changed(live: Live, reader: Reader, sent: Sent) -> str:
    """One message with the parts that are not as they were sent before, or ""."""
    made = latest_parts(live, reader)
    news = [name for name in pages.PARTS if sent.parts.get(name) != hash(made[name])]
    if not news:
        return ""
    sent.parts |= {name: hash(made[name]) for name in news}
    text = ""
    recent = pages.just_read(live)
    for name in news:
        part, sent.known[name] = shorter(made[name], sent.known.get(name, {}), recent)
        text += pages.partial(name, part)
    lines = text.replace("\r", "").split("\n")
    return "".join(f"data: {line}\n" for line in lines) + "\n"


def latest_parts(live: Live, reader: Reader) -> dict[str, str]:
    """The parts of the table as it stands, made once for all who see the same."""
    if live.readers[reader] < 2:  # one page alone: nothing to keep
        return pages.parts(pages.shown(live, reader))
    key = ("parts", reader)
    found = live.memo.get(key)
    if found is None or found[0] != live.changes:
        found = (live.changes, pages.parts(pages.shown(live, reader)))
        live.memo[key] = found
    made: dict[str, str] = found[1]
    return made


async def play(
    request: Request,
    id: str,
    number: Annotated[str, Form()],
    move: Annotated[str, Form()],
    sure: Annotated[str, Form()] = "",
    ask: Annotated[str, Form()] = "",
    wish: Annotated[str, Form()] = "",
    by_itself: Annotated[str, Form()] = "",
) -> Response:
    """A move, or a row of them, made on page `number`; what stays is asked about once more.

    The `wish` is what to answer if a roll on the way fails (`saloon.journeys.in_advance`);
    `by_itself` says that a turn with nothing left to do may end without a press.
    """
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    if seat.kind != "human":
        raise Refused("a bot plays for this seat; take it back first", 409)
    if len(move.split(maxsplit=MOST_STEPS)) > MOST_STEPS:
        raise Refused(f"one press plays at most {MOST_STEPS} moves", 422)
    asks_first = not sure and request.cookies.get(ASK_FIRST) != "0"
    if asks_first and is_final(live, seat.seat, as_number(number), move):
        return await ask_first(request, live, int(number), move)
    # In a lesson the last word of a turn is the learner's.
    ends = bool(by_itself) and (live.coach is None or live.coach.alone)
    response = await acting(request, live, seat, as_number(number), move, wish, ends)
    if ask == "0":
        response.set_cookie(ASK_FIRST, "0", max_age=A_YEAR, samesite="lax")
    return response


def is_final(live: Live, seat: int, number: int, move: str) -> bool:
    """Whether a move would count, give something up and then stay.

    What would not count is refused by who acts. A draw or a roll is what a turn is for: it gives
    nothing up.
    """
    asked = live.match.ask_for(seat)
    if asked is None or live.game.codes.get(move) not in asked.moves:
        return False
    if live.coach is not None and not live.coach.alone:  # in a lesson everything can be taken back
        return False
    tell = pages.tell_for(live, Reader(seat))
    if not tell.is_leaving(move) or not tell.gives_up(move, live.match.view(seat)):
        return False
    return live.asked_at <= number <= live.applied and live.is_final(seat, move)


async def ask_first(request: Request, live: Live, number: int, move: str) -> Response:
    """Nothing has happened yet: does the player mean it?"""
    page = pages.shown(live, await reader_of(request, live))
    bar = pages.sure(page, number, move)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.partial("sure", bar))
    return table_page(page, sure=pages.safe(bar))


async def undo(request: Request, id: str, number: Annotated[str, Form()]) -> Response:
    """Take the last move back."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    return await acting(request, live, seat, as_number(number), UNDO)


async def acting(
    request: Request,
    live: Live,
    seat: Seat,
    number: int,
    move: str,
    wish: str = "",
    by_itself: bool = False,
) -> Response:
    """A move, a row of them or an undo; whatever happens, the true table is shown again."""
    row = move.split() or [""]
    try:
        await house_of(request).travel(live, seat.seat, number, row, wish, by_itself)
    except (Stale, IllegalMove, CannotUndo) as error:
        if isinstance(error, CannotUndo):
            verdict = live.match.can_undo(seat.seat)
            why = pages.words(language(request))(f"undo-no-{verdict.why or 'nothing'}")
            error = CannotUndo(why)
        return await after_action(request, live, error)
    return await after_action(request, live)


async def hint(request: Request, id: str) -> Response:
    """What a good bot would do, told to this seat alone."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    reader = await reader_of(request, live)
    advice = None
    if live.match.ask_for(seat.seat) is not None:
        # Others may answer secretly meanwhile: that changes nothing for this seat.
        before = len(live.match.history)
        advice = await house.advise(live, seat.seat)
        if len(live.match.history) != before or live.match.ask_for(seat.seat) is None:
            advice = None
    page = pages.shown(live, reader)
    if advice is None:
        text = pages.words(reader.lang)("hint-none")
        if request.headers.get("hx-request"):
            return HTMLResponse(pages.notice(text))
        return table_page(page, message=text)
    told = await asyncio.to_thread(hints.told, page, advice)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.partial("advice", hints.bubble(page, told)))
    return table_page(page, message=" ".join([told.title, *told.reasons]))


async def say(request: Request, id: str, text: Annotated[str, Form()] = "") -> Response:
    """One line of talk."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    kept = clean(text, TEXT_LENGTH)
    if kept:
        number = SPECTATOR if reader.seat is None else reader.seat
        me = await profile_of(request)
        onlooker = me.name if me is not None and me.name else "·"
        name = onlooker if reader.seat is None else live.seats[reader.seat].name
        await house.say(live, number, name, kept, me.id if me is not None else "")
    return await after_action(request, live)


async def give(request: Request, id: str) -> Response:
    """Let a bot play for me."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    await house.give_to_bot(live, seat, pages.default_level())
    return await after_action(request, live)


async def take_back(request: Request, id: str) -> Response:
    """Play myself again."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    await house.take_back(live, seat)
    return await after_action(request, live)


async def absent(
    request: Request,
    id: str,
    seat: Annotated[str, Form()],
    number: Annotated[str, Form()],
    how: Annotated[str, Form()] = "answer",
) -> Response:
    """Somebody has been away for too long: the rules answer for them, or a bot plays on."""
    house = house_of(request)
    live = await house.table(id)
    await seat_of(request, live)
    away = as_number(seat)
    try:
        if how == "bot":
            await house.bot_for(live, away, pages.default_level())
        else:
            await house.answer_for(live, away, as_number(number))
    except (NotYet, Stale) as error:
        return await after_action(request, live, error)
    return await after_action(request, live)


async def whole_log(request: Request, id: str) -> HTMLResponse:
    """Everything that happened, from the beginning."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    page = pages.shown(live, reader)
    query = f"?watch={reader.watch}" if reader.watch else ""
    text = await asyncio.to_thread(  # thousands of lines: beside the loop
        pages.render,
        "log.html",
        reader.lang,
        say=pages.game_words(live.game, reader.lang),
        live=live,
        chapters=logbook.whole(page),
        query=query,
    )
    return HTMLResponse(text)


async def look_back(request: Request, id: str) -> RedirectResponse:
    """Begin to look back on a finished game."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over-look"), 409)
    house.look_back(live)
    query = f"?watch={reader.watch}" if reader.watch else ""
    return RedirectResponse(f"/t/{id}/look{query}", 303)


async def look(request: Request, id: str) -> HTMLResponse:
    """What is known of a finished game so far: how far the bot has come, or all it found."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over-look"), 409)
    page = pages.shown(live, reader)
    query = f"?watch={reader.watch}" if reader.watch else ""
    context: dict[str, Any] = {"look": live.look, "live": live, "tell": page.tell, "query": query}
    if live.look is not None and live.look.report is not None:
        context |= pages.looked_back(page, live.look.report)
    if request.headers.get("hx-request"):
        say = pages.game_words(live.game, reader.lang)
        context["player_mark"] = pages.marks_of(live.game)
        part = pages.templates().get_template("part_look.html").render(_=say, **context)
        return HTMLResponse(part)
    say = pages.game_words(live.game, reader.lang)
    return HTMLResponse(pages.render("look.html", reader.lang, say=say, **context))


# -- records --------------------------------------------------------------------------


async def record(request: Request, id: str) -> PlainTextResponse:
    """A finished game as a file."""
    live = await house_of(request).table(id)
    await reader_of(request, live)
    return PlainTextResponse(
        await signed_record(request, live),
        headers={"content-disposition": f'attachment; filename="{live.game.id}-{live.id}.saloon"'},
    )


async def open_record(request: Request, record: Annotated[UploadFile, File()]) -> RedirectResponse:
    """A record from somewhere becomes a finished table that can be walked through."""
    try:
        text = (await record.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("line 1: this is not a text file") from None
    house = house_of(request)
    live = await replayed(house, text)
    return to_table(live, at=0)


async def replayed(house: House, text: str) -> Live:
    """A table made from the text of a record."""
    read = saloon.Record.loads(text)
    here = {game.id: game.rules for game in catalog.games()}
    if read.game in here and read.rules != here[read.game]:
        raise OtherRules("this record", read.rules, here[read.game])
    match = await asyncio.to_thread(read.replay)
    if not match.over:
        raise BadRecord("line 1: only the record of a finished game can be opened")
    players = [
        {"kind": "open", "name": clean(name, NAME_LENGTH)} for name in read.names[: match.seats]
    ]
    return await house.create(
        match.game.id,
        players,
        dict(match.options),
        seed=match.seed,
        first=match.moves,
        source="record",
    )


async def play_on(request: Request, id: str, at: Annotated[str, Form()]) -> RedirectResponse:
    """Another ending: from a position of a finished game, one person against bots.

    Whoever has seen the record knows the cards: what the seat could not know is redealt.
    """
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    if not live.match.over:
        raise Refused(pages.words(reader.lang)("error-not-over"), 409)
    number = min(as_number(at), len(live.match.history))
    position = await asyncio.to_thread(live.match.at, number)
    asks = position.asks
    seat = reader.seat if reader.seat is not None else (asks[0].seat if asks else 0)
    me = await must_be(request)
    players = [
        {"kind": "human", "name": other.name, "profile": me.id}
        if other.seat == seat
        else {"kind": "bot", "name": other.name, "level": other.level or pages.default_level()}
        for other in live.seats
    ]
    new = await house.create(
        live.game.id,
        players,
        dict(live.row.options),
        seed=live.row.seed,
        first=position.moves,
        source=f"{live.id}?at={number}",
        deal_for=seat,
    )
    return to_table(new)


# -- errors ---------------------------------------------------------------------------


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(SaloonError)
    async def refused(request: Request, error: SaloonError) -> Response:
        if isinstance(error, BadGame):  # nothing that the one who asks did wrong
            raise error
        message = said_in(error, language(request))
        return failure(request, status_of(error), message, retry_after(error))

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        known = {404: "error-unknown"}.get(error.status_code, "error-bad-request")
        told = pages.words(language(request))(known)
        headers = {"allow": allowed_at(request)} if error.status_code == 405 else None
        return failure(request, error.status_code, told, headers)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        first: dict[str, Any] = error.errors()[0] if error.errors() else {}
        where = " ".join(str(part) for part in first.get("loc", ()))
        text = pages.words(language(request))("error-bad-request")
        return failure(request, 422, f"{text} ({where}: {first.get('msg', '')})")

    @app.exception_handler(TooBig)
    async def too_big(request: Request, _error: TooBig) -> Response:
        text = pages.words(language(request))("error-too-big", limit=0)
        return failure(request, 413, text)


def allowed_at(request: Request) -> str:
    """The methods that an address takes, whichever route is for them."""
    found: set[str] = set()
    for route in (*request.app.routes, *[one for router in ROUTERS for one in router.routes]):
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return ", ".join(sorted(found))


def failure(
    request: Request, status: int, message: str, headers: dict[str, str] | None = None
) -> Response:
    """One sentence with the right status: JSON for programs, a page or a notice for people."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": message}, status, headers)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.notice(message), status, headers)
    text = pages.render("error.html", language(request), message=message)
    return HTMLResponse(text, status, headers)
