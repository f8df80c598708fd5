"""The JSON API: everything the page does, for programs. OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPBearer
from pydantic import BaseModel, Field, StrictBool, StrictInt, WithJsonSchema, field_validator

from saloon import catalog
from saloon.engine.errors import BadSetup
from saloon.engine.record import commit
from saloon.server.access import (
    BEAT,
    Stream,
    by_secret,
    game_by,
    house_of,
    must_be,
    playable,
    reader_of,
    seat_of,
    signed_record,
)
from saloon.server.clock import chosen as chosen_time
from saloon.server.live import Live
from saloon.server.pages import Reader, card, default_level, levels, tell_for
from saloon.server.request_context import NAME_LENGTH, TEXT_LENGTH, clean, language
from saloon.server.signing import public_key
from saloon.server.store import NAMELESS, SPECTATOR, UNDO
from saloon.server.tables import House
from saloon.server.waiting import start

SHORTEST_CLOCK = 30
"""Nobody can answer in less: a person has to read the question first."""

LONGEST_CLOCK = 30 * 86400
CLOCK = {
    "anyOf": [
        {"const": 0},
        {"type": "integer", "minimum": SHORTEST_CLOCK, "maximum": LONGEST_CLOCK},
    ]
}
"""What a clock may be, as the description of the API says it."""


class Player(BaseModel):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"] = Field(description="me: the one who creates the table")
    name: str = Field("", max_length=64)
    level: str = Field("", max_length=16, description="a bot's level; see GET /api/games")


class NewTable(BaseModel):
    """A table to be set up."""

    game: str = Field(max_length=32)
    players: list[Player] = Field(min_length=1, max_length=12)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    listed: StrictBool = False
    time: str = Field(
        "none",
        max_length=32,
        description="none, clock:SECONDS:MORE (a bank that grows with every move) or days:N a move",
    )
    then: Literal["ask", "rules", "bot"] = Field(
        "ask", description="at the end of time: the others decide, the rules answer, a bot plays"
    )
    waiting: StrictBool = Field(False, description="begin in a waiting room: see ready and start")
    clock: Annotated[StrictInt, WithJsonSchema(CLOCK)] = Field(
        0,
        ge=0,
        le=LONGEST_CLOCK,
        description="seconds after which somebody who does not answer counts as away; 0: never, "
        "else at least 30",
    )

    @field_validator("clock")
    @classmethod
    def _long_enough(cls, value: int) -> int:
        if 0 < value < SHORTEST_CLOCK:
            raise ValueError(f"a clock has 0 (none) or {SHORTEST_CLOCK} seconds and more")
        return value

    model_config = {
        "json_schema_extra": {
            "examples": [
                {
                    "game": catalog.games()[0].id,
                    "players": [{"kind": "me"}, {"kind": "open"}],
                    "listed": True,
                }
            ]
        }
    }


class Link(BaseModel):
    """An open seat and the secret that takes it."""

    seat: int
    secret: str


class Created(BaseModel):
    """A new table. `token` holds your seat: send it as `Authorization: Bearer TOKEN`."""

    id: str
    seat: int | None
    token: str
    open: list[Link]
    watch: str
    commitment: str = Field(description="SHA-256 of the table's part of the seed")


class Joined(BaseModel):
    """A seat you have taken; the secret is spent and the token is yours alone."""

    id: str
    seat: int
    token: str


class Name(BaseModel):
    """What you want to be called."""

    name: str = Field("", max_length=64)


class Move(BaseModel):
    """A move in text form, on the position with this number; the same one twice counts once."""

    number: StrictInt = Field(ge=0, lt=1_000_000)
    move: str = Field(max_length=64)


class Number(BaseModel):
    """The position that something is done on."""

    number: StrictInt = Field(ge=0, lt=1_000_000)


class Away(BaseModel):
    """A seat that has been away for too long: the rules answer for it, or a bot plays on."""

    seat: StrictInt = Field(ge=0, lt=12)
    number: StrictInt = Field(ge=0, lt=1_000_000)
    how: Literal["answer", "bot"] = "answer"


class Text(BaseModel):
    """Something said at the table."""

    text: str = Field(max_length=2000)


class Sitting(BaseModel):
    """Who sits on a seat."""

    seat: int
    kind: str
    name: str
    level: str


class Happened(BaseModel):
    """One line of the log: in words, with the clause behind it."""

    number: int
    kind: str
    args: list[int]
    clauses: list[str]
    text: str


class Position(BaseModel):
    """A table as you may see it; `number` goes with the next move.

    While `stage` is waiting the view is only a sample of how the table will look.
    """

    id: str
    stage: Literal["waiting", "on", "closed"]
    commitment: str
    due: dict[int, float] = Field(description="seat: when its time is over, in Unix seconds")
    number: int
    seats: list[Sitting]
    view: dict[str, Any]
    events: list[Happened]


class Key(BaseModel):
    """An Ed25519 public key in hexadecimal."""

    key: str


class Ready(BaseModel):
    """Ready to begin, with a part of the seed: 16 to 64 hexadecimal digits of your own."""

    ready: bool = True
    part: str = Field("", pattern="^([0-9a-f]{16,64})?$")


class Error(BaseModel):
    """What went wrong, in one sentence."""

    error: str


ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "the request was not understood"},
    401: {"model": Error, "description": "a seat's token is needed"},
    403: {"model": Error, "description": "not your seat, or a private table"},
    404: {"model": Error, "description": "no such table"},
    409: {"model": Error, "description": "the table has moved on, or the seat is taken"},
    405: {"model": Error, "description": "this address does not take this method"},
    413: {"model": Error, "description": "too big"},
    422: {"model": Error, "description": "not allowed now; the sentence says what is"},
    429: {"model": Error, "description": "too many requests; Retry-After says when to come back"},
    503: {"model": Error, "description": "nothing was changed; Retry-After says when to try again"},
}

seat_token = HTTPBearer(
    scheme_name="seat",
    description="the token of your seat, from setting up a table or sitting down",
    auto_error=False,
)
api = APIRouter(prefix="/api", tags=["table"], responses=ERRORS)

SEATED: Any = [Depends(seat_token)]
"""For those who hold a seat."""

ANYBODY: Any = {"dependencies": SEATED, "openapi_extra": {"security": [{}]}}
"""For those who hold a seat, and at a listed table for everybody else."""

AS_JSON: dict[int | str, dict[str, Any]] = {
    status: {
        "description": told["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
    }
    for status, told in ERRORS.items()
}
"""The same errors where the answer itself is no JSON."""

LED_TO: Any = {
    201: {
        "links": {
            name: {
                "operationId": f"{name}_api_tables__id_{path}",
                "parameters": {"id": "$response.body#/id"},
            }
            for name, path in (("look", "_get"), ("play", "_moves_post"), ("say", "_talk_post"))
        }
    }
}
"""Where a new table's id leads to, for programs that find their way by themselves."""


class Lines(Stream):
    """A stream of JSON, one line a change."""

    media_type = "application/x-ndjson"


def position(live: Live, reader: Reader, since: int = 0) -> dict[str, Any]:
    """A table as plain data, with the events after a number."""
    tell = tell_for(live, reader)
    events = live.match.events_for(reader.seat)
    return {
        "id": live.id,
        "stage": live.row.stage,
        "commitment": commit(live.row.seed[0]),
        "due": {s: due for s in live.clock.since if (due := live.clock.due(s)) is not None},
        "number": live.applied,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name, "level": s.level} for s in live.seats
        ],
        "view": live.match.view(reader.seat),
        "events": [
            {
                "number": number,
                "kind": event.kind,
                "args": list(event.args),
                "clauses": list(event.clauses),
                "text": tell.event(event),
            }
            for number, event in enumerate(events[since:], since)
        ],
    }


@api.get("/games")
async def games(request: Request) -> list[dict[str, Any]]:
    """The games, their seats and options, and the bots."""
    lang = language(request)
    return [
        {
            "id": game.id,
            "rules": game.rules,
            "title": card(game, lang).title,
            "seats": list(game.seats),
            "options": [
                {"id": o.id, "default": o.default, "choices": list(o.choices), "clause": o.clause}
                for o in game.options
            ],
            "bots": levels(),
        }
        for game in catalog.games()
        if playable(game)
    ]


@api.get("/tables")
async def tables(request: Request) -> list[dict[str, Any]]:
    """Listed tables that are still on."""
    rows = await house_of(request).open_tables()
    return [{"id": row.id, "game": row.game, "seats": row.seats} for row in rows]


@api.post("/tables", status_code=201, responses=LED_TO)
async def create(request: Request, new: NewTable) -> Created:
    """Set up a table; bots and you sit at once, open seats are taken with their secrets."""
    game_by(new.game)
    players = []
    mine: int | None = None
    for number, player in enumerate(new.players):
        if player.kind == "bot" and player.level not in levels():
            raise BadSetup(f"there is no bot {player.level!r}; the bots are: {', '.join(levels())}")
        if player.kind == "me":
            if mine is not None:
                raise BadSetup("you can only take one seat")
            mine = number
        kind = "human" if player.kind == "me" else player.kind
        name = clean(player.name, NAME_LENGTH)
        players.append({"kind": kind, "name": name, "level": player.level})
    live = await house_of(request).create(
        new.game,
        players,
        new.options,
        new.listed,
        clock=new.clock,
        waiting=new.waiting,
        time_control=chosen_time(new.time, new.then),
    )
    return Created(
        id=live.id,
        seat=mine,
        token="" if mine is None else live.seats[mine].token,
        open=[Link(seat=s.seat, secret=s.token) for s in live.seats if s.kind == "open"],
        watch=live.row.watch,
        commitment=commit(live.row.seed[0]),
    )


@api.post("/seats/{secret}")
async def join(request: Request, secret: str, who: Name) -> Joined:
    """Take an open seat with its secret."""
    live, seat = await by_secret(request, secret)
    mine = await house_of(request).sit(live, seat, clean(who.name, NAME_LENGTH))
    return Joined(id=live.id, seat=mine.seat, token=mine.token)


@api.post("/tables/{id}/ready", status_code=204, dependencies=SEATED)
async def ready(request: Request, id: str, said: Ready) -> None:
    """In a waiting room: I am ready, or not yet; my part is mixed into the seed."""
    live = await house_of(request).table(id)
    seat = await seat_of(request, live)
    if live.waiting:
        await house_of(request).set_seat(live, seat, ready=said.ready, part=said.part)


@api.post("/tables/{id}/start", dependencies=SEATED)
async def begin(request: Request, id: str) -> Number:
    """The game begins when every seat is taken and everybody is ready."""
    live = await house_of(request).table(id)
    seat = await seat_of(request, live)
    if live.waiting:
        await start(request, house_of(request), live, seat, "")
    return Number(number=live.applied)


@api.get("/tables/{id}", **ANYBODY)
async def look(request: Request, id: str, since: int = 0) -> Position:
    """The table as you may see it, with the events after `since`."""
    live = await house_of(request).table(id)
    return Position(**position(live, await reader_of(request, live), max(0, since)))


@api.post("/tables/{id}/moves", dependencies=SEATED)
async def play(request: Request, id: str, move: Move) -> Number:
    """Play a move; the answer is the new number."""
    live = await house_of(request).table(id)
    seat = await seat_of(request, live)
    await house_of(request).act(live, seat.seat, move.number, move.move)
    return Number(number=live.applied)


@api.post("/tables/{id}/undo", dependencies=SEATED)
async def undo(request: Request, id: str, at: Number) -> Number:
    """Take your last move back, as far as nothing hidden was shown since."""
    live = await house_of(request).table(id)
    seat = await seat_of(request, live)
    await house_of(request).act(live, seat.seat, at.number, UNDO)
    return Number(number=live.applied)


@api.post("/tables/{id}/absent", dependencies=SEATED)
async def absent(request: Request, id: str, away: Away) -> Number:
    """Go on without somebody whose time is over (see `clock` of a new table)."""
    live = await house_of(request).table(id)
    await seat_of(request, live)
    if away.how == "bot":
        await house_of(request).bot_for(live, away.seat, default_level())
    else:
        await house_of(request).answer_for(live, away.seat, away.number)
    return Number(number=live.applied)


@api.post("/tables/{id}/talk", status_code=204, **ANYBODY)
async def say(request: Request, id: str, said: Text) -> None:
    """Say something to everybody at the table."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    text = clean(said.text, TEXT_LENGTH)
    if text:
        seat = SPECTATOR if reader.seat is None else reader.seat
        if reader.seat is None:  # whoever looks on can be muted, so they must be somebody
            me = await must_be(request)
            name, profile = me.name or NAMELESS, me.id
        else:
            name, profile = live.seats[reader.seat].name, live.seats[reader.seat].profile
        await house_of(request).say(live, seat, name, text, profile)


@api.get("/tables/{id}/stream", response_class=Lines, responses=AS_JSON, **ANYBODY)
async def stream(request: Request, id: str) -> Lines:
    """Every change as one line of JSON (NDJSON), the table as it stands first."""
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    return Lines(_lines(house_of(request), live, reader))


async def _lines(house: House, live: Live, reader: Reader) -> AsyncIterator[str]:
    told = 0
    sent: object = None
    holds = live.holder(reader.seat)
    with live.watching(reader) as changed:
        house.wake(live)
        while live.holder(reader.seat) == holds:
            changed.clear()
            state = (live.applied, live.row.stage, *live.seats, *live.clock.paused)
            if state != sent:  # who comes and goes is no news for a program
                sent = state
                now = position(live, reader, told)
                told += len(now["events"])
                yield json.dumps(now, ensure_ascii=False, separators=(",", ":")) + "\n"
                del now  # a stream that waits holds no position
            while not changed.is_set():
                try:
                    await asyncio.wait_for(changed.wait(), BEAT)
                except TimeoutError:
                    yield "\n"


@api.get("/tables/{id}/record", response_class=PlainTextResponse, responses=AS_JSON, **ANYBODY)
async def record(request: Request, id: str) -> PlainTextResponse:
    """A finished game as a record that anybody can verify."""
    live = await house_of(request).table(id)
    await reader_of(request, live)
    return PlainTextResponse(await signed_record(request, live))


@api.get("/key")
async def key(request: Request) -> Key:
    """The key that this house signs records with; keep it to check them later."""
    return Key(key=public_key(await house_of(request).people.key("signing")))
