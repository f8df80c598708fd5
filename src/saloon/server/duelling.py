"""What the pages of a live shootout send and are told; all of it over one address."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import JSONResponse

from saloon.server.access import house_of, reader_of
from saloon.server.duel import Duel, Side
from saloon.server.live import Live
from saloon.server.messenger import Messenger
from saloon.server.tables import House

duelling = APIRouter(include_in_schema=False)

Moment = float
"""Seconds, by the clock of who says so."""


class Word(BaseModel):
    """What a page sends: a probe of the clocks, and what its reader has done."""

    model_config = ConfigDict(allow_inf_nan=False)

    duel: str = Field("", max_length=20)
    sent: Moment = 0.0
    back: list[tuple[int, Moment]] = Field(default_factory=list, max_length=20)
    turns: list[tuple[int, Moment]] = Field(default_factory=list, max_length=100)
    cut: int = Field(0, ge=0)
    ready: bool = False
    decline: bool = False


@duelling.post("/t/{id}/duel")
async def word(request: Request, id: str, said: Word) -> JSONResponse:
    """A word from a page, answered with how the shootout stands for its reader."""
    received = time.monotonic()
    live = await house_of(request).table(id)
    reader = await reader_of(request, live)
    headers = {"cache-control": "no-store"}
    if live.duel_elsewhere is None:
        return JSONResponse(answer(live, reader.seat, said, received), headers=headers)
    messenger: Messenger = request.app.state.messenger
    told = await messenger.ask(live, reader.seat, said.model_dump())
    if told is None:  # lost on the way, or the referee is gone: the page asks again
        return JSONResponse({"error": "the referee does not answer"}, 503, headers)
    return JSONResponse(told, headers=headers)


def heard_of(house: House, id: str, seat: int | None, said: dict[str, Any]) -> dict[str, Any]:
    """The answer to what a page at another server said; that one knows whose page it is."""
    live = house.open.get(id)
    if live is None:
        return {"stage": "none"}
    return answer(live, seat, Word.model_validate(said), time.monotonic())


def answer(live: Live, seat: int | None, said: Word, received: Moment) -> dict[str, Any]:
    """How a shootout stands for a seat, after what its page has said."""
    duel = live.duel
    if duel is None:
        return {"stage": "none"}
    side = duel.side(seat)
    told: dict[str, Any] = {}
    if side is not None and said.duel == duel.id:
        hear(duel, side, said, received)
        told["probe"] = side.line.answer(said.sent, received, time.monotonic())
    return told | as_told(live, duel, side, time.monotonic())


def hear(duel: Duel, side: Side, said: Word, received: Moment) -> None:
    """Take over what a duellist's page sent."""
    for number, heard in said.back:
        side.line.back(number, heard)
    for number, moment in said.turns:
        duel.press(side, number, moment, received)
    if duel.stage == "gather":
        if said.decline:
            duel.given_up = "declined"
        elif said.ready and not side.ready:
            side.cut = said.cut % len(side.hits)
            side.ready = True


def as_told(live: Live, duel: Duel, side: Side | None, now: Moment) -> dict[str, Any]:
    """A shootout as plain data; an order of cards only to whose it is, and not too early."""
    over = duel.stage == "over"
    told: dict[str, Any] = {
        "id": duel.id,
        "stage": duel.stage,
        "attempt": duel.attempt,
        "why": duel.why,
        "now": now,
        "left": max(0.0, duel.opened + duel.times.gather - now),
        "cards": len(duel.sides[0].hits),
        "count_at": duel.count_at,
        "count": duel.times.count,
        "me": None if side is None else duel.sides.index(side),
        "verdict": duel.verdict,
        "given_up": duel.given_up,
        "sides": [one_side(live, duel, number, over) for number in range(len(duel.sides))],
    }
    if side is not None:
        told |= {
            "offset": side.line.offset,
            "trip": side.line.trip,
            "known": side.line.known,
            "counted": sorted(side.counted),
        }
    if duel.tells(now) or over:
        told["draw_at"] = duel.draw_at
        if side is not None:
            told["deck"] = side.deck
            if side.told is None:
                side.told = now
    return told


def one_side(live: Live, duel: Duel, number: int, over: bool) -> dict[str, Any]:
    """What everybody may know of one side."""
    side = duel.sides[number]
    hand = duel.hands[number] if duel.hands else None
    told: dict[str, Any] = {
        "seat": side.seat,
        "name": live.seats[side.seat].name,
        "bot": side.bot,
        "ready": side.bot or side.ready,
        "commitment": side.commitment,
        "error": side.line.error,
        "strict": side.strict,
        "turned": hand.turned if hand else 0,
        "false": hand is not None and hand.false is not None,
        "hit": hand is not None and hand.hit is not None,
        "after": None,
    }
    if hand is not None and hand.hit is not None and duel.draw_at is not None:
        told["after"] = (hand.hit[0] + hand.hit[1]) / 2 - duel.draw_at
    if over:
        told |= {"opened": side.opened, "cut": side.cut, "deck": side.deck}
    return told
