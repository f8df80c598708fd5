"""The lobby: my tables first, then the games, and new tables of them."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.responses import Response

import saloon
from saloon import catalog
from saloon.engine.errors import BadSetup, SaloonError
from saloon.lessons.lesson import lessons
from saloon.server import pages
from saloon.server.access import (
    A_YEAR,
    Refused,
    game_by,
    house_of,
    must_be,
    playable,
    profile_of,
    to_table,
)
from saloon.server.clock import chosen as chosen_time
from saloon.server.company import ask_to, friend_by, friends_of, invited
from saloon.server.live import Live
from saloon.server.people_store import Profile
from saloon.server.refusals import Unknown
from saloon.server.request_context import NAME_LENGTH, clean, language, own_path
from saloon.server.store import Seat
from saloon.server.tables import NAMES, House
from saloon.server.trust import at_once, promise
from saloon.server.waiting import calls, missing
from saloon.words import LANGS, Words

lobby = APIRouter(include_in_schema=False)

MINE_SHOWN: Final = 12
OVER_SHOWN: Final = 3
VERBS: Final = {"turn": "mine-play", "wait": "mine-see", "over": "mine-over"}
LINK: Final = re.compile(r"/(?:[swt]|me/keep)/[\w-]{4,64}")


@dataclass(frozen=True)
class Mine:
    """One of my tables, as the lobby shows it."""

    id: str
    game: saloon.Game
    title: str
    state: str  # turn, room, wait, over
    line: str
    others: str
    score: str
    at: float
    left: str = ""
    verb: str = ""

    @property
    def over(self) -> bool:
        """Whether its game is finished, or was closed."""
        return self.state == "over"

    @property
    def order(self) -> tuple[int, float]:
        """What waits for me first, then the newest."""
        return ("turn", "room", "wait", "over").index(self.state), -self.at


async def my_tables(house: House, me: Profile | None, lang: str) -> list[Mine]:
    """Where somebody sits: their turn first, finished ones last."""
    if me is None:
        return []
    ids = await house.people.tables_of(me.id, over=False, most=MINE_SHOWN)
    ids += await house.people.tables_of(me.id, over=True, most=OVER_SHOWN)
    found = []
    for id in ids:
        with suppress(SaloonError):  # one of older rules cannot be shown
            live = await house.table(id)
            seat = live.owned_by(me)
            if seat is not None:
                found.append(_mine(live, seat, lang))
    return sorted(found, key=lambda one: one.order)


def _mine(live: Live, seat: Seat, lang: str) -> Mine:
    say = pages.game_words(live.game, lang)
    others = ", ".join(s.name for s in live.seats if s.seat != seat.seat and s.kind != "open")
    state, line = "wait", ""
    verb = ""
    if live.waiting:
        state, line = _in_room(live, seat, say)
        verb = "mine-room"
    elif live.closed:
        state, line = "over", say("absent-closed")
    elif live.match.over:
        state = "over"
        winners = list(live.match.winners)
        if seat.seat in winners:
            line = say("over-you")
        else:
            names = [live.seats[n].name for n in winners]
            line = say("over", names=", ".join(names), count=len(names))
    elif live.must_answer(seat.seat):
        state = "turn"
        line = say("your-turn")
    else:
        waiting = [s.name for s in live.seats if live.must_answer(s.seat)]
        line = say("mine-waits", names=", ".join(waiting))
    score = "" if live.waiting else _standing(live, seat.seat, say)
    at = live.row.finished or live.asked_since
    left = time_left(live, seat.seat, say)
    verb = verb or VERBS[state]
    return Mine(live.id, live.game, say("title"), state, line, others, score, at, left, verb)


def _in_room(live: Live, seat: Seat, say: Words) -> tuple[str, str]:
    """A waiting room waits for those who are not ready, and when all are, for somebody to start."""
    free = len(pages.open_seats(live))
    if free:
        return "room", say("seats-open", count=free)
    others = [s.name for s in missing(live) if s.seat != seat.seat]
    if calls(live, seat):
        nobody = seat.ready or not others
        return "turn", say("room-complete" if nobody else "room-expected")
    return "room", say("room-waits", names=", ".join(others))


def time_left(live: Live, seat: int, say: Words) -> str:
    """How long somebody still has, in words."""
    due = None if live.waiting else live.clock.due(seat)
    if due is None:
        return ""
    minutes = max(0, int((due - time.time()) // 60))
    if minutes >= 48 * 60:
        return say("left-days", count=round(minutes / (24 * 60)))
    if minutes >= 120:
        return say("left-hours", count=round(minutes / 60))
    return say("left-minutes", count=minutes)


def _standing(live: Live, seat: int, say: Words) -> str:
    scores = list(live.match.scores)
    best = max(scores)
    if live.match.over or min(scores) == best:
        return say("mine-scored", score=scores[seat])
    if scores[seat] == best:
        return say("mine-leads", score=best)
    leader = live.seats[scores.index(best)].name
    return say("mine-behind", score=scores[seat], name=leader, best=best)


async def _context(request: Request, lang: str) -> dict[str, Any]:
    house = house_of(request)
    me = await profile_of(request)
    mine = await my_tables(house, me, lang)
    return {
        "me": me,
        "mine": mine,
        "turns": sum(one.state == "turn" for one in mine),
        "invited": await invited(house, me, lang),
    }


@lobby.get("/")
async def show(request: Request) -> HTMLResponse:
    """My tables, the games, and who else is here."""
    lang = language(request)
    house = house_of(request)
    me = await profile_of(request)
    hidden = await house.people.blocked_by(me.id) if me is not None else set()
    rows = []
    for row in await house.open_tables():
        seats = await house.store.seats_of(row.id)
        if any(seat.profile in hidden for seat in seats):
            continue  # whoever has blocked me does not meet me there
        title = pages.game_words(saloon.game(row.game), lang)("title")
        names = ", ".join(seat.name for seat in seats if seat.kind != "open")
        free = len([seat for seat in seats if seat.kind == "open"])
        rows.append({"id": row.id, "title": title, "names": names, "free": free})
    shown = [game for game in catalog.games() if playable(game)]
    shown.sort(key=lambda game: game.weight)
    text = pages.render(
        "lobby.html",
        lang,
        cards=[pages.card(game, lang) for game in shown],
        lessons={game.id: lessons(game)[0].minutes for game in shown if lessons(game)},
        tables=rows,
        friends=await friends_of(house, me, lang),
        picture=pages.picture,
        **await _context(request, lang),
    )
    return HTMLResponse(text)


@lobby.get("/mine")
async def mine(request: Request) -> HTMLResponse:
    """My tables alone, for a lobby that stays open."""
    lang = language(request)
    context = await _context(request, lang)
    page = pages.templates().get_template("part_mine.html")
    text = page.render(_=pages.words(lang), lang=lang, picture=pages.picture, **context)
    return HTMLResponse(text)


@lobby.get("/friends")
async def friends(request: Request) -> HTMLResponse:
    """The people I have played with alone, for a lobby that stays open."""
    lang = language(request)
    found = await friends_of(house_of(request), await profile_of(request), lang)
    page = pages.templates().get_template("part_friends.html")
    return HTMLResponse(page.render(_=pages.words(lang), lang=lang, friends=found))


@lobby.get("/language/{lang}")
async def set_language(request: Request, lang: str, to: str = "/") -> RedirectResponse:
    """Choose a language, also of letters, and go on where one was; never to another site."""
    if lang not in LANGS:
        raise Unknown(f"there is no language {lang!r}")
    me = await profile_of(request)
    if me is not None and me.lang != lang:
        await house_of(request).people.change(me.id, lang=lang)
    response = RedirectResponse(own_path(to), 303)
    response.set_cookie("lang", lang, max_age=A_YEAR, samesite="lax")
    return response


@lobby.get("/join")
async def join(request: Request, link: str = "") -> Response:
    """A link that was pasted into the lobby."""
    found = LINK.search(link)
    if found is None:
        raise Refused(pages.words(language(request))("error-link"), 404)
    return RedirectResponse(found[0], 303)


@lobby.get("/promise")
async def early_promise(request: Request) -> JSONResponse:
    """A commitment to the table's part of a seed, before the players give theirs."""
    return JSONResponse(vars(await promise(house_of(request).people)))


# -- new tables -------------------------------------------------------------------------------


@lobby.post("/play/{game}")
async def play_now(request: Request, game: str) -> RedirectResponse:
    """A table with bots, at once."""
    chosen = game_by(game)
    me = await must_be(request)
    players = [{"kind": "human", "name": me.name or NAMES[0], "profile": me.id}]
    players += [{"kind": "bot", "level": pages.default_level()}] * (chosen.default_seats - 1)
    return to_table(await at_once(request, game, players, {}))


@lobby.get("/new/{game}")
async def new_table(request: Request, game: str, who: str = "") -> HTMLResponse:
    """The form for a new table, where I came from a friend with an invitation for them."""
    me = await profile_of(request)
    guest = None
    if me is not None and who:
        guest = await friend_by(house_of(request), me, who)
    return setup_page(request, game_by(game), name=me.name if me else "", guest=guest)


def setup_page(
    request: Request,
    game: saloon.Game,
    given: dict[str, str] | None = None,
    problem: str = "",
    name: str = "",
    guest: Profile | None = None,
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
        player_mark=pages.marks_of(game),
        given=given,
        problem=problem,
        name=(given or {}).get("name", name),
        guest=guest,
        choice_word=choice_word,
        fits={option.id: seats_for(game, option) for option in game.options},
    )
    return HTMLResponse(text, 422 if problem else 200)


def seats_for(game: saloon.Game, option: Any) -> list[int]:
    """The numbers of seats at which an option can be chosen at all, alone or with another one."""
    plain = {other.id: other.default for other in game.options}
    changed = [{**plain, other.id: c} for other in game.options for c in other.choices]
    found = []
    for seats in game.seats:
        tries = (
            {**base, option.id: choice}
            for base in changed
            for choice in option.choices
            if choice != option.default
        )
        if any(not game.refuse(seats, settled) for settled in tries):
            found.append(seats)
    return found


@lobby.post("/new/{game}")
async def make_table(request: Request, game: str) -> Response:
    """Set the table as the form says; with a seat for a friend it begins in the waiting room."""
    chosen = game_by(game)
    me = await must_be(request)
    form = {key: str(value) for key, value in (await request.form()).items()}
    given = {f"seat{n}": form.get(f"seat{n}", "") for n in range(chosen.seats[-1])} | form
    name = clean(form.get("name", ""), NAME_LENGTH)
    guest = await friend_by(house_of(request), me, form["who"]) if form.get("who") else None
    players: list[dict[str, str]] = []
    for number in range(chosen.seats[-1]):
        value = given[f"seat{number}"]
        if value == "you" and not any("profile" in player for player in players):
            called = name or me.name or NAMES[len(players)]
            players.append({"kind": "human", "name": called, "profile": me.id})
        elif value in ("open", "you"):
            players.append({"kind": "open"})
        elif value.startswith("bot:") and value[4:] in pages.levels():
            players.append({"kind": "bot", "level": value[4:]})
    options: dict[str, object] = {}
    for option in chosen.options:
        if len(players) not in seats_for(chosen, option):
            continue  # the form does not offer it
        if option.choices == (False, True):
            options[option.id] = form.get(f"option-{option.id}") == "on"
        elif f"option-{option.id}" in form:
            options[option.id] = form[f"option-{option.id}"]
    more: dict[str, Any] = {
        "listed": form.get("listed") == "on",
        "rated": form.get("rated") == "on",
    }
    try:
        more["time_control"] = chosen_time(form.get("time", "none"), form.get("then", "ask"))
    except BadSetup:
        problem = pages.words(language(request))("setup-time")
        return setup_page(request, chosen, given, problem, guest=guest)
    try:
        chosen.settle_options(len(players), options)
    except BadSetup:
        problem = why_not(chosen, len(players), options, language(request))
        return setup_page(request, chosen, given, problem, guest=guest)
    if name and name != me.name:
        await house_of(request).people.change(me.id, name=name)
    if any(player["kind"] == "open" for player in players):
        live = await house_of(request).create(game, players, options, waiting=True, **more)
        if guest is not None:
            await ask_to(house_of(request), live, me, guest)
    else:
        live = await at_once(request, game, players, options, **more)
    return to_table(live)


def why_not(game: saloon.Game, seats: int, options: Mapping[str, object], lang: str) -> str:
    """Why a table cannot be set like this, in the reader's language."""
    say = pages.game_words(game, lang)
    if seats not in game.seats:
        return say("setup-seats", least=game.seats[0], most=game.seats[-1], count=seats)
    for option in game.options:
        if options.get(option.id, option.default) == option.default:
            continue
        with suppress(BadSetup):
            game.settle_options(seats, {**options, option.id: option.default})
            title, hint = say(f"option-{option.id}"), say(f"option-{option.id}-hint")
            return say("setup-option", option=title, hint=hint)
    return say("setup-options")
