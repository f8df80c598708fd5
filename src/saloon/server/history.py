"""Every finished game of somebody: found again, counted, and taken along."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

import saloon
from saloon import catalog
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.server import pages
from saloon.server.access import house_of, playable, profile_of, signed_record
from saloon.server.guests import level_word
from saloon.server.people_store import People, Played, Profile, Rating
from saloon.server.profiles import day, known
from saloon.server.ratings import LADDER, MARKS
from saloon.server.request_context import language, own_secret
from saloon.server.signing import public_key

history = APIRouter(prefix="/me", include_in_schema=False)

SHOWN: Final = 100
_packing = asyncio.Lock()


def opponent_of(seat: Any) -> str:
    """What an opponent is found by: a bot by its level, somebody known by profile, else by name."""
    if not seat.held and seat.kind == "bot":
        return f"bot:{seat.level}"
    return seat.profile or f"name:{seat.name}"


def chosen(
    played: Sequence[Played], game: str = "", option: str = "", opponent: str = ""
) -> list[Played]:
    """The games that fit what was asked for; "" fits all."""
    return [
        one
        for one in played
        if (not game or one.game == game)
        and (not option or option in options_of(one))
        and (not opponent or opponent in [opponent_of(seat) for seat in one.others])
    ]


def options_of(one: Played) -> list[str]:
    """The optional rules of a game that are not as usual."""
    return unusual(saloon.game(one.game), one.options)


def unusual(game: Game, options: Mapping[str, Any]) -> list[str]:
    """The options that are not as usual, each with its value."""
    usual = {option.id: option.default for option in game.options}
    return [f"{id}={value}" for id, value in options.items() if usual.get(id) != value]


def against_bots(played: Sequence[Played]) -> list[tuple[str, int, int]]:
    """For each level of bot: games against it, and how many of them were won."""
    found = []
    for level in pages.levels():
        met = [one for one in chosen(played, opponent=f"bot:{level}") if one.winners is not None]
        if met:
            found.append((level, len(met), sum(one.seat in (one.winners or ()) for one in met)))
    return found


class Rung(NamedTuple):
    """One line of a ladder: a bot's level or a friend's name ("" is oneself), with their mark."""

    name: str
    mark: float
    width: float  # how far it may be off; a bot stands still
    kind: str  # me, bot, friend


def ladder(rating: Rating, friends: Sequence[tuple[str, Rating]] = ()) -> list[Rung]:
    """Somebody among people they know, and on the ladder the bots, the strongest first."""
    rows = [Rung("", rating.mu, 2 * rating.sigma, "me")]
    rows += [Rung(name, one.mu, 2 * one.sigma, "friend") for name, one in friends]
    if rating.ladder == LADDER:
        rows += [Rung(id, MARKS[id], 0.0, "bot") for id in pages.levels() if id in MARKS]
    return sorted(rows, key=lambda row: -row.mark)


async def ladders_of(people: People, me: Profile | None, lang: str) -> list[tuple[Rating, Any]]:
    """Where somebody stands: in each game they are rated in, with those they have played with."""
    if me is None:
        return []
    hidden = await people.blocked_by(me.id)
    known = {one.id: one for one in await people.company(me.id) if one.id not in hidden}
    nameless = pages.words(lang)("adopt-nameless")
    found = []
    for mine in await people.ratings_of(me.id):
        theirs = await people.ratings(list(known), mine.game, mine.ladder)
        friends = [(known[id].name or nameless, one) for id, one in theirs.items()]
        found.append((mine, ladder(mine, friends)))
    return sorted(found, key=lambda one: (one[0].ladder == LADDER, one[0].game))


@history.get("/games")
async def show(
    request: Request, game: str = "", option: str = "", opponent: str = ""
) -> HTMLResponse:
    """Finished games with their end and look back, filtered; what was won against whom."""
    lang = language(request)
    me = await profile_of(request)
    people = house_of(request).people
    played = await people.games_of(me.id) if me is not None else []
    games = [one for one in catalog.games() if playable(one)]
    played = [one for one in played if one.game in [game.id for game in games]]
    shown = chosen(played, game, option, opponent)
    text = pages.render(
        "games.html",
        lang,
        me=me,
        played=shown[:SHOWN],
        all=len(played),
        found=len(shown),
        won=sum(one.seat in (one.winners or ()) for one in shown),
        titles={one.id: pages.game_words(one, lang)("title") for one in games},
        game=game,
        option=option,
        opponent=opponent,
        options=sorted(
            {(o, option_word(one.game, o, lang)) for one in played for o in options_of(one)}
        ),
        opponents=sorted(
            {(opponent_of(seat), seat_word(seat, lang)) for one in played for seat in one.others}
        ),
        option_word=option_word,
        options_of=options_of,
        seat_word=seat_word,
        bots=against_bots(shown),
        ladders=await ladders_of(people, me, lang),
        day=day,
    )
    return HTMLResponse(text)


def seat_word(seat: Any, lang: str) -> str:
    """An opponent in words: a bot by its level."""
    if not seat.held and seat.kind == "bot":
        return level_word(pages.words(lang), seat.level)
    name: str = seat.name
    return name


def option_word(game: str, option: str, lang: str) -> str:
    """An optional rule in words, with its value where it is not just on."""
    say = pages.game_words(saloon.game(game), lang)
    id, _, value = option.partition("=")
    title = say(f"option-{id}")
    if value in ("True", "False"):
        return title
    message = f"option-{id}-{value}".lower()
    return say("name-value", name=title, value=say(message) if message in say else value)


@history.get("/export")
async def export(request: Request) -> Response:
    """All my data as a zip: a record for every finished game, and what else is kept about me."""
    me = await known(request)
    house = house_of(request)
    async with _packing:
        played = await house.people.games_of(me.id, most=5000)
        files: dict[str, str] = {}
        left_out = []
        for one in played:
            try:
                live = await house.table(one.id)
                files[f"games/{one.game}-{one.id}.saloon"] = await signed_record(request, live)
            except SaloonError as error:
                left_out.append({"id": one.id, "game": one.game, "why": str(error)})
        on = await house.people.tables_of(me.id, over=False, most=5000)
        said, ordered = [], []
        for id in [*on, *(one.id for one in played)]:
            with suppress(SaloonError):
                live = await house.table(id)
                said += [
                    {"table": id, "text": line.text, "at": line.at}
                    for line in live.talk
                    if line.profile == me.id
                ]
                seat = live.owned_by(me)
                ordered += [
                    {"table": id, "question": order.question, "answer": order.answer}
                    for order in live.orders
                    if seat is not None and order.seat == seat.seat
                ]
        away = await house.people.shunned(me.id)
        known_as = await house.people.profiles(list(away))
        about = {
            "name": me.name,
            "mark": me.mark,
            "since": me.created,
            "email": me.email,
            "tables still on": on,
            "games without a record": left_out,
            "said": said,
            "devices": [
                {"browser": one.label, "since": one.created, "last seen": one.seen}
                for one in await house.people.devices(me.id, own_secret(request))
            ],
            "not heard": [
                {"name": known_as[id].name, "how": how}
                for id, how in away.items()
                if id in known_as
            ],
            "asked to": [table for table, *_ in await house.people.invitations(me.id)],
            "standing orders": ordered,
            "ratings": [vars(one) for one in await house.people.ratings_of(me.id)],
            "records signed with": public_key(await house.people.key("signing")),
        }
        files["me.json"] = json.dumps(about, ensure_ascii=False, indent=2)
        packed = await asyncio.to_thread(pack, files)
    named = {"content-disposition": 'attachment; filename="saloon.zip"'}
    return Response(packed, media_type="application/zip", headers=named)


def pack(files: dict[str, str]) -> bytes:
    """A zip of texts."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, text in files.items():
            zipped.writestr(name, text)
    return made.getvalue()
