"""Puzzles on the web: one position, one move, then the reason."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from types import SimpleNamespace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from saloon import catalog
from saloon.bots.hints import outcomes, planned
from saloon.engine.errors import SaloonError
from saloon.engine.match import Match
from saloon.puzzles import THEMES, Puzzle, of_the_day, puzzle, puzzles
from saloon.reasons import percent, reasons
from saloon.server import goals, pages
from saloon.server.access import Refused, game_by, house_of, playable
from saloon.server.bot_pool import BotFailed
from saloon.server.guide import in_drawer
from saloon.server.refusals import Unknown
from saloon.server.request_context import COOKIE, LARGE, PHONE, SMALL, language
from saloon.server.scenes import as_sentence, scene_module
from saloon.server.tables import NAMES
from saloon.words import Teller, teller

riddles = APIRouter(include_in_schema=False)

THOUGHTS: Final = 400
A_YEAR: Final = 365 * 24 * 3600


@lru_cache(maxsize=64)
def position_of(one: Puzzle) -> Match:
    """The position of a puzzle, played once."""
    return one.position()


def find(id: str) -> Puzzle:
    """A puzzle by its id; raises Unknown."""
    game = game_by(id.rpartition("-")[0])
    try:
        return puzzle(game, id)
    except SaloonError as error:
        raise Unknown(str(error)) from None


@dataclass(frozen=True)
class Card:
    """A puzzle as a list or the lobby shows it."""

    puzzle: Puzzle
    title: str
    question: str
    day: str = ""


@lru_cache(maxsize=512)
def card(one: Puzzle, lang: str, day: str = "") -> Card:
    """What is said of a puzzle before it is opened."""
    view = position_of(one).view(one.seat)
    tell = teller(one.game, lang, NAMES, one.seat)
    question = as_sentence(tell.prompt(asked(view, one.seat)))
    return Card(one, pages.game_words(one.game, lang)("title"), question, day)


def asked(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The question that a seat is asked."""
    found: dict[str, Any] = next(ask for ask in view["asks"] if ask["seat"] == seat)
    return found


def daily(lang: str) -> Card | None:
    """The puzzle of the day, by the calendar of Greenwich."""
    today = datetime.now(UTC).date()
    games = [game for game in catalog.games() if playable(game)]
    one = of_the_day(games, today)
    return None if one is None else card(one, lang, today.isoformat())


pages.templates().globals["daily_puzzle"] = daily


@riddles.get("/puzzles/{game}")
async def shelf(request: Request, game: str) -> HTMLResponse:
    """All puzzles of a game, by theme and difficulty."""
    lang = language(request)
    chosen = game_by(game)
    rows = {theme: [one for one in puzzles(chosen) if one.theme == theme] for theme in THEMES}
    text = pages.render(
        "puzzles.html",
        lang,
        say=pages.game_words(chosen, lang),
        game=chosen,
        rows=rows,
        games=[
            (other, pages.game_words(other, lang)("title"))
            for other in sorted(catalog.games(), key=lambda other: other.weight)
        ],
    )
    return HTMLResponse(text)


@riddles.get("/puzzle/{id}")
async def riddle(request: Request, id: str) -> HTMLResponse:
    """One puzzle, to be tried."""
    return await asyncio.to_thread(page_of, request, find(id))


def page_of(request: Request, one: Puzzle, verdict: str = "") -> HTMLResponse:
    """The page of a puzzle, perhaps with what a try brought."""
    lang = language(request)
    screen = request.cookies.get("wide", LARGE)
    screen = screen if screen in (LARGE, SMALL, PHONE) else LARGE
    position = position_of(one)
    view = position.view(one.seat)
    tell = teller(one.game, lang, NAMES, one.seat)
    ask = asked(view, one.seat)
    shipped = puzzles(one.game)
    here = shipped.index(one)
    frame = SimpleNamespace(tell=tell, view=view, live=SimpleNamespace(game=one.game), here=one.at)
    text = pages.render(
        "puzzle.html",
        lang,
        say=pages.game_words(one.game, lang),
        puzzle=one,
        card=card(one, lang),
        screen=screen,
        board=board_of(one, view, tell, screen),
        moves=[
            (key, move, as_sentence(tell.move(move, view)))
            for key, move in enumerate(ask["moves"], 1)
        ],
        clause=ask["clause"],
        who=tell.name(one.seat),
        next=shipped[(here + 1) % len(shipped)].id,
        verdict=pages.safe(verdict),
        page=frame,
        live=frame.live,
        tell=tell,
        reader=SimpleNamespace(seat=one.seat),
        **goals.goal_of(frame),
        here=frame.here,
    )
    return HTMLResponse(text)


def board_of(one: Puzzle, view: dict[str, Any], tell: Teller, screen: str) -> Any:
    """The board as a picture for this screen."""
    scene = scene_module(one.game)
    if screen == SMALL and hasattr(scene, "small"):
        return pages.safe(scene.small(view, tell))
    return pages.safe(scene.scene(view, tell, screen != PHONE))


@riddles.post("/puzzle/{id}")
async def attempt(
    request: Request, id: str, move: Annotated[str, Form()] = "", show: Annotated[str, Form()] = ""
) -> HTMLResponse:
    """A try: what the search thinks of it; or the solution."""
    one = find(id)
    legal = asked(position_of(one).view(one.seat), one.seat)["moves"]
    if not show and move not in legal:
        raise Refused(f"{move!r} is no move here; the moves are: {', '.join(legal)}", 422)
    tried = one.best if show else move
    world = position_of(one).imagine(one.seat)
    said: dict[str, Any] | None = None
    with contextlib.suppress(BotFailed):
        bots = house_of(request).bots
        other = one.second if tried == one.best else tried
        said = await bots.weigh_try(one.id, world, one.seat, one.best, other, THOUGHTS)
    text = await asyncio.to_thread(verdict_of, request, one, tried, bool(show), said)
    if in_drawer(request):
        return HTMLResponse(text)
    return await asyncio.to_thread(page_of, request, one, text)


def verdict_of(
    request: Request, one: Puzzle, tried: str, shown: bool, said: dict[str, Any] | None
) -> str:
    """What a try brought, in words."""
    lang = language(request)
    position = position_of(one)
    view = position.view(one.seat)
    tell = teller(one.game, lang, NAMES, one.seat)
    right = tried == one.best
    gap = one.costs(tried, 0.0 if said is None else said["tried"]["gap"])
    why: list[str] = []
    if right and said is not None:
        after = outcomes(position, one.seat, one.best)
        plan = planned(position, one.seat, [one.best, *said["hint"]["plan"]])
        hint = one.hint(said["hint"], said["tried"])
        why = [as_sentence(line) for line in reasons(tell, view, after, hint, plan)]
    template = pages.templates().get_template("part_verdict.html")
    return template.render(
        _=pages.game_words(one.game, lang),
        puzzle=one,
        right=right,
        shown=shown,
        close=tried == one.second,
        move=as_sentence(tell.move(tried, view)),
        value=percent(one.value),
        other=percent(max(0.0, one.value - gap)),
        why=why,
    )


@riddles.post("/puzzle/{id}/play")
async def play_on(request: Request, id: str) -> RedirectResponse:
    """Play on from the position against bots; what the seat could not know is redealt."""
    one = find(id)
    players = [
        {"kind": "human", "name": NAMES[seat]}
        if seat == one.seat
        else {"kind": "bot", "level": pages.default_level()}
        for seat in range(one.source["seats"])
    ]
    live = await house_of(request).create(
        one.game.id,
        players,
        dict(one.source["options"]),
        seed=[one.source["seed"]],
        first=position_of(one).moves,
        source=f"puzzle {one.id}",
        deal_for=one.seat,
    )
    response = RedirectResponse(f"/t/{live.id}", 303)
    mine = live.seats[one.seat]
    response.set_cookie(
        COOKIE, mine.token, max_age=A_YEAR, path=f"/t/{live.id}", httponly=True, samesite="lax"
    )
    return response
