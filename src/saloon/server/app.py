"""The web table as an ASGI application: pages for people. The JSON API is in api.py."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from typing import Annotated, Any

from fastapi import FastAPI, File, Form, Request, UploadFile
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import saloon
from saloon import catalog
from saloon.engine.errors import BadRecord, BadSetup, CannotUndo, IllegalMove, SaloonError
from saloon.server import PACE, THINKING, pages
from saloon.server.api import api
from saloon.server.asking import ASK_FIRST, COOKIE, NAME_LENGTH, TEXT_LENGTH, clean, language
from saloon.server.door import (
    BEAT,
    Refused,
    Stream,
    by_secret,
    game_by,
    house_of,
    playable,
    reader_of,
    record_text,
    seat_of,
    status_of,
)
from saloon.server.guard import Guard, TooBig
from saloon.server.house import NAMES, House, Live, NotYet, Stale, Unknown
from saloon.server.pages import Reader, Shown
from saloon.server.store import SPECTATOR, UNDO, Seat, Store, Taken
from saloon.server.thinkers import Thinkers
from saloon.words import LANGS

log = logging.getLogger("saloon.server")

A_YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    workers: int = 0
    pace: float = PACE
    burst: float = 60
    rate: float = 15
    thinking: float = THINKING
    seed: str = ""


def create_app(settings: Settings) -> FastAPI:
    """The application; the database must have been migrated before."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.workers, settings.thinking, settings.seed)
        house = House(Store(settings.database), thinkers, settings.pace)
        app.state.house = house
        await house.start()
        try:
            yield
        finally:
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
    app.add_middleware(Guard, burst=settings.burst, rate=settings.rate)
    app.mount("/static", StaticFiles(directory=pages.HERE / "static"))
    app.include_router(api)
    _add_pages(app)
    _add_errors(app)
    return app


# -- who is asking, and for what ------------------------------------------------------


def to_table(live: Live, seat: Seat | None = None, at: int | None = None) -> RedirectResponse:
    """Go to a table's page, and hold a seat there."""
    query = "" if at is None else f"?at={at}"
    response = RedirectResponse(f"/t/{live.id}{query}", 303)
    if seat is not None:
        hold(response, live, seat)
    return response


def hold(response: Response, live: Live, seat: Seat) -> None:
    """Give the browser the secret of a seat, for this table only."""
    response.set_cookie(
        COOKIE, seat.token, max_age=A_YEAR, path=f"/t/{live.id}", httponly=True, samesite="lax"
    )


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
        "table.html", reader.lang, say=say, page=page, live=live, parts=made, query=query, **more
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
    if isinstance(error, Unknown):
        return say("error-unknown")
    return str(error)


def as_number(text: str) -> int:
    """A whole number a form sent; raises Refused."""
    if not text.isdigit() or len(text) > 9:
        raise Refused("a number was expected", 400)
    return int(text)


# -- pages ----------------------------------------------------------------------------


def _add_pages(app: FastAPI) -> None:
    for method, path, handler in (
        ("GET", "/", lobby),
        ("GET", "/about", about),
        ("GET", "/language/{lang}", set_language),
        ("GET", "/rules/{game}", rules),
        ("GET", "/rules/{game}/{clause}", clause_text),
        ("POST", "/play/{game}", play_now),
        ("GET", "/new/{game}", new_table),
        ("POST", "/new/{game}", make_table),
        ("POST", "/records", open_record),
        ("GET", "/s/{secret}", seat_link),
        ("POST", "/s/{secret}", sit_down),
        ("GET", "/w/{secret}", watch_link),
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
        ("GET", "/t/{id}/take/{seat}", take_page),
        ("POST", "/t/{id}/take/{seat}", take_over),
        ("POST", "/t/{id}/again", again),
        ("POST", "/t/{id}/on", play_on),
    ):
        app.add_api_route(path, handler, methods=[method], include_in_schema=False)


async def lobby(request: Request) -> HTMLResponse:
    """The games and the open tables."""
    lang = language(request)
    house = house_of(request)
    rows = []
    for row in await house.store.open_tables():
        seats = await house.store.seats_of(row.id)
        rows.append(
            {
                "id": row.id,
                "title": pages.game_words(saloon.game(row.game), lang)("title"),
                "names": ", ".join(seat.name for seat in seats),
                "free": len([seat for seat in seats if not seat.held]),
            }
        )
    cards = [pages.card(game, lang) for game in catalog.games() if playable(game)]
    text = pages.render("lobby.html", lang, cards=cards, tables=rows, picture=pages.picture)
    return HTMLResponse(text)


async def about(request: Request) -> HTMLResponse:
    """Who made the boxes, and that we did not."""
    lang = language(request)
    say = pages.words(lang)
    shown = [game for game in catalog.games() if playable(game)]
    boxes = [say(f"about-box-{game.id}") for game in shown if f"about-box-{game.id}" in say]
    return HTMLResponse(pages.render("about.html", lang, boxes=boxes))


async def set_language(request: Request, lang: str) -> RedirectResponse:
    """Choose a language and go back to where one was."""
    if lang not in LANGS:
        raise Unknown(f"there is no language {lang!r}")
    came_from = request.headers.get("referer", "/")
    host = request.headers.get("host", "")
    path = came_from.partition(host)[2] if host and host in came_from else "/"
    response = RedirectResponse(path if path.startswith("/") else "/", 303)
    response.set_cookie("lang", lang, max_age=A_YEAR, samesite="lax")
    return response


async def rules(request: Request, game: str, find: str = "") -> HTMLResponse:
    """A game's rules, searched by words or by the id of a clause."""
    lang = language(request)
    chosen = game_by(game)
    book = pages.rules_of(chosen, lang)
    say = pages.game_words(chosen, lang)
    shelves = [
        *book.chapters().items(),
        (say("rules-rulings"), list(book.rulings.values())),
        (say("rules-examples"), list(book.examples.values())),
    ]
    needle = find.strip().lower()[:80]
    chapters = []
    for chapter, entries in shelves:
        kept = [e for e in entries if needle in e.id.lower() or needle in e.text.lower()]
        if kept:
            chapters.append((chapter, kept))
    text = pages.render(
        "rules.html",
        lang,
        say=say,
        game=chosen,
        book=book,
        chapters=chapters,
        find=find[:80],
        count=sum(len(entries) for _, entries in chapters),
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
    return HTMLResponse(pages.render("clause.html", lang, entry=entry, about=book.about(entry.id)))


async def play_now(request: Request, game: str) -> RedirectResponse:
    """A table with bots, at once."""
    chosen = game_by(game)
    players = [{"kind": "human", "name": NAMES[0]}]
    players += [{"kind": "bot", "level": pages.default_level()}] * (chosen.default_seats - 1)
    live = await house_of(request).create(game, players, {})
    return to_table(live, live.seats[0])


async def new_table(request: Request, game: str) -> HTMLResponse:
    """The form for a new table."""
    return setup_page(request, game_by(game))


def setup_page(
    request: Request, game: saloon.Game, given: dict[str, str] | None = None, problem: str = ""
) -> HTMLResponse:
    """The form for a new table, with what was given and what was wrong with it."""
    lang = language(request)
    say = pages.game_words(game, lang)

    def choice_word(option: str, choice: object) -> str:
        message = f"option-{option}-{choice}".lower()
        return say(message) if message in say else str(choice)

    text = pages.render(
        "new.html",
        lang,
        say=say,
        card=pages.card(game, lang),
        given=given,
        problem=problem,
        name=(given or {}).get("name", ""),
        choice_word=choice_word,
    )
    return HTMLResponse(text, 422 if problem else 200)


async def make_table(request: Request, game: str) -> Response:
    """Set the table as the form says."""
    chosen = game_by(game)
    form = {key: str(value) for key, value in (await request.form()).items()}
    given = {f"seat{n}": form.get(f"seat{n}", "") for n in range(chosen.seats[-1])} | form
    players: list[dict[str, str]] = []
    mine = -1
    for number in range(chosen.seats[-1]):
        value = given[f"seat{number}"]
        if value == "you" and mine < 0:
            mine = len(players)
            name = clean(form.get("name", ""), NAME_LENGTH)
            players.append({"kind": "human", "name": name or NAMES[len(players)]})
        elif value in ("open", "you"):
            players.append({"kind": "open"})
        elif value.startswith("bot:") and value[4:] in pages.levels():
            players.append({"kind": "bot", "level": value[4:]})
    options: dict[str, object] = {}
    for option in chosen.options:
        if option.choices == (False, True):
            options[option.id] = form.get(f"option-{option.id}") == "on"
        elif f"option-{option.id}" in form:
            options[option.id] = form[f"option-{option.id}"]
    clock = form.get("clock", "0")
    try:
        live = await house_of(request).create(
            game,
            players,
            options,
            listed=form.get("listed") == "on",
            clock=int(clock) if clock in [str(seconds) for seconds in pages.CLOCKS] else 0,
        )
    except BadSetup as error:
        return setup_page(request, chosen, given, str(error))
    return to_table(live, live.seats[mine] if mine >= 0 else None)


# -- links ----------------------------------------------------------------------------


async def seat_link(request: Request, secret: str) -> Response:
    """A seat's link: sit down when it is open, go on when it is yours."""
    live, seat = await by_secret(request, secret)
    if seat.held:
        return to_table(live, seat)
    return sit_page(request, live, seat, f"/s/{secret}")


def sit_page(request: Request, live: Live, seat: Seat, action: str) -> HTMLResponse:
    """A form that asks for a name."""
    lang = language(request)
    others = ", ".join(s.name for s in live.seats if s.seat != seat.seat)
    title = pages.game_words(live.game, lang)("title")
    return HTMLResponse(
        pages.render("sit.html", lang, seat=seat, others=others, game_title=title, action=action)
    )


async def sit_down(
    request: Request, secret: str, name: Annotated[str, Form()] = ""
) -> RedirectResponse:
    """Take the open seat of a link."""
    live, seat = await by_secret(request, secret)
    mine = await house_of(request).sit(live, seat, clean(name, NAME_LENGTH))
    return to_table(live, mine)


async def watch_link(request: Request, secret: str) -> RedirectResponse:
    """A spectator's link."""
    row = await house_of(request).store.table_watched_by(secret)
    if row is None:
        raise Unknown("this link was never good")
    return RedirectResponse(f"/t/{row.id}?watch={secret}", 303)


async def take_page(request: Request, id: str, seat: int) -> Response:
    """Ask who wants to take over a bot's seat."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    bots = [s for s in live.seats if s.seat == seat and s.kind == "bot" and not s.held]
    if not bots:
        raise Taken("this seat is taken")
    query = f"?watch={reader.watch}" if reader.watch else ""
    return sit_page(request, live, bots[0], f"/t/{id}/take/{seat}{query}")


async def take_over(
    request: Request, id: str, seat: int, name: Annotated[str, Form()] = ""
) -> RedirectResponse:
    """Take over a bot's seat."""
    live = await house_of(request).table(id)
    await reader_of(request, live)
    bots = [s for s in live.seats if s.seat == seat and s.kind == "bot" and not s.held]
    if not bots:
        raise Taken("this seat is taken")
    mine = await house_of(request).sit(live, bots[0], clean(name, NAME_LENGTH))
    return to_table(live, mine)


# -- at the table ---------------------------------------------------------------------


async def table(request: Request, id: str, at: str = "") -> HTMLResponse:
    """A table now, or as it stood after `at` moves."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    house.wake(live)
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
    return Stream(
        changes(house, live, reader),
        media_type="text/event-stream",
        headers={"x-accel-buffering": "no"},
    )


class Sent:
    """What a stream has told its page so far."""

    def __init__(self) -> None:
        self.parts: dict[str, int] = {}  # a hash each
        self.kept: frozenset[str] = frozenset()  # large things that stand on its board


async def changes(house: House, live: Live, reader: Reader) -> AsyncIterator[str]:
    """The parts that changed, one message a change; a short beat when nothing does."""
    sent = Sent()
    with live.watching(reader) as changed:
        house.wake(live)
        while True:
            changed.clear()
            async with house.easel:
                await asyncio.sleep(0)  # between two pictures the loop sees to others
                news = what_changed(live, reader, sent)
            if news:
                yield news
            del news  # a stream that waits holds no page
            live.used = asyncio.get_running_loop().time()
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
    for name in news:
        part = made[name]
        if name == "table":
            part, sent.kept = pages.without(part, sent.kept)
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
) -> Response:
    """A move, made on page `number`; what cannot be taken back is asked about once more."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    if seat.kind != "human":
        raise Refused("a bot plays for this seat; take it back first", 409)
    asks_first = not sure and request.cookies.get(ASK_FIRST) != "0"
    if asks_first and is_final(live, seat.seat, as_number(number), move):
        return await ask_first(request, live, int(number), move)
    response = await acting(request, live, seat, as_number(number), move)
    if ask == "0":
        response.set_cookie(ASK_FIRST, "0", max_age=A_YEAR, samesite="lax")
    return response


def is_final(live: Live, seat: int, number: int, move: str) -> bool:
    """Whether a move would count and then stay; what would not count is refused by who acts."""
    asked = live.match.ask_for(seat)
    if asked is None or live.game.codes.get(move) not in asked.moves:
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


async def acting(request: Request, live: Live, seat: Seat, number: int, move: str) -> Response:
    """A move or an undo; whatever happens, the true table is shown again."""
    try:
        await house_of(request).act(live, seat.seat, number, move)
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
    words = pages.words(language(request))
    text = words("hint-none")
    if live.match.ask_for(seat.seat) is not None:
        before = live.applied
        advice = await house.advise(live, seat.seat)
        if advice is not None and live.applied == before:
            page = pages.shown(live, await reader_of(request, live))
            move = pages.as_sentence(page.tell.move(advice[0], page.view))
            text = words("hint-says", move=move, chance=round(advice[1] * 100))
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.notice(text))
    return table_page(pages.shown(live, await reader_of(request, live)), message=text)


async def say(request: Request, id: str, text: Annotated[str, Form()] = "") -> Response:
    """One line of talk."""
    house = house_of(request)
    live = await house.table(id)
    reader = await reader_of(request, live)
    kept = clean(text, TEXT_LENGTH)
    if kept:
        number = SPECTATOR if reader.seat is None else reader.seat
        name = "·" if reader.seat is None else live.seats[reader.seat].name
        await house.say(live, number, name, kept)
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
    text = pages.render(
        "log.html",
        reader.lang,
        say=pages.game_words(live.game, reader.lang),
        live=live,
        lines=pages.all_lines(page),
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
        part = pages.templates().get_template("part_look.html").render(_=say, **context)
        return HTMLResponse(part)
    say = pages.game_words(live.game, reader.lang)
    return HTMLResponse(pages.render("look.html", reader.lang, say=say, **context))


# -- records --------------------------------------------------------------------------


async def record(request: Request, id: str) -> PlainTextResponse:
    """A finished game as a file."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    text = await asyncio.to_thread(record_text, live, reader.lang)
    return PlainTextResponse(
        text,
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


async def again(request: Request, id: str) -> RedirectResponse:
    """The same table once more: bots sit down at once, friends by new links."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    players = []
    for other in live.seats:
        if other.seat == seat.seat:
            players.append({"kind": "human", "name": other.name})
        elif other.held:
            players.append({"kind": "open", "name": other.name})
        else:
            players.append({"kind": other.kind, "name": other.name, "level": other.level})
    new = await house.create(
        live.game.id, players, dict(live.row.options), live.row.listed, clock=live.row.clock
    )
    return to_table(new, new.seats[seat.seat])


async def play_on(request: Request, id: str, at: Annotated[str, Form()]) -> RedirectResponse:
    """Another ending: from a position of a finished game, one person against bots.

    Whoever has seen the record knows the cards: what the seat could not know is dealt anew.
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
    players = [
        {"kind": "human", "name": other.name}
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
    return to_table(new, new.seats[seat])


# -- errors ---------------------------------------------------------------------------


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(SaloonError)
    async def refused(request: Request, error: SaloonError) -> Response:
        return failure(request, status_of(error), said_in(error, language(request)))

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        known = {404: "error-unknown"}.get(error.status_code, "error-bad-request")
        return failure(request, error.status_code, pages.words(language(request))(known))

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

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        log.error("%s %s broke", request.method, request.url.path, exc_info=error)
        return failure(request, 500, pages.words(language(request))("error-inside"))


def failure(request: Request, status: int, message: str) -> Response:
    """One sentence with the right status: JSON for programs, a page or a notice for people."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": message}, status)
    if request.headers.get("hx-request"):
        return HTMLResponse(pages.notice(message), status)
    text = pages.render("error.html", language(request), message=message)
    return HTMLResponse(text, status)
