"""Standing orders: what a seat may be asked, so that it can be answered before it is.

That is whatever the seat has been asked in this game, and what comes up for it when a world as it
may believe it is played on at random: so also questions nobody has put to it yet. The words are
made when somebody opens the orders, as the table stands then.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from saloon.engine.ask import Ask
from saloon.engine.match import Match
from saloon.engine.rng import Rng
from saloon.server import pages
from saloon.server.access import Refused, house_of, reader_of, seat_of
from saloon.server.live import Live
from saloon.server.pages import Shown
from saloon.server.people_store import Order
from saloon.server.request_context import language
from saloon.server.scenes import as_sentence
from saloon.server.seating import done

orders = APIRouter(include_in_schema=False)

MOST_ORDERS: Final = 20

WORLDS: Final = 2
AHEAD: Final = 250
"""How many worlds are imagined, and how far each is played on, to see what a seat may be asked."""

FEW: Final = 12
"""A question with more answers than this depends on the moment: nobody is asked it in advance."""

ONCE: Final = 3
"""Of a question that came up once nobody knows which answers stay: it has so few, or none."""


@dataclass(frozen=True)
class Question:
    """Something a seat may be asked, and what it may answer."""

    prompt: str
    args: tuple[int, ...]
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Asked:
    """A question in words, with its answers: each as it is sent, and in words."""

    prompt: str
    text: str
    answers: tuple[tuple[str, str], ...]


def foresee(worlds: Sequence[Match], seat: int, rng: Rng) -> list[Question]:
    """The questions that come to a seat when worlds are played on at random.

    Their answers are those that are there as a rule ("pass", "pay"), not what is for sale once.
    """
    met: dict[str, list[Ask]] = {}
    for world in worlds:
        for _ in range(AHEAD):
            asks = world.asks
            if not asks:
                break
            ask = next((one for one in asks if one.seat == seat), asks[0])
            if ask.seat == seat:
                met.setdefault(ask.prompt, []).append(ask)
            world.play(ask.seat, ask.moves[rng.below(len(ask.moves))])
    found = []
    for prompt, times in met.items():
        offered = Counter(move for ask in times for move in ask.moves)
        usual = tuple(sorted(move for move, count in offered.items() if 2 * count >= len(times)))
        if 0 < len(usual) <= (FEW if len(times) > 1 else ONCE):
            found.append(Question(prompt, times[0].args, usual))
    return found


async def foreseen(live: Live, seat: int) -> list[Question]:
    """What a seat may be asked from here on, and what was foreseen before.

    It is looked for once a position: whoever has opened the orders may go by an earlier one.
    """
    number = len(live.match.history)
    looked, known = live.memo.get(("foreseen", seat), (-1, {}))
    if looked != number:
        rng = Rng.seeded(f"{live.id} {seat} {number}")
        worlds = [live.match.imagine(seat, rng, keep=False) for _ in range(WORLDS)]
        came = await asyncio.to_thread(foresee, worlds, seat, rng)
        known = {**known, **{one.prompt: one for one in came}}
        live.memo["foreseen", seat] = number, known
    return list(known.values())


async def questions(live: Live, seat: int) -> dict[str, Question]:
    """All that a seat may be asked: what it was asked last comes first, then what may come."""
    found = {
        ask.prompt: Question(ask.prompt, ask.args, tuple(ask.moves))
        for ask in reversed(live.questions.get(seat, {}).values())
    }
    for one in await foreseen(live, seat):
        before = found.get(one.prompt)
        moves = one.moves if before is None else tuple(dict.fromkeys((*before.moves, *one.moves)))
        if before is None or len(moves) <= FEW:
            found[one.prompt] = Question(one.prompt, (before or one).args, moves)
    return found


def in_words(page: Shown, known: Sequence[Question]) -> list[Asked]:
    """Questions as this reader reads them, with the answers that mean something just now."""
    found = []
    for one in known:
        moves = [page.live.game.text(move) for move in one.moves]
        ask: dict[str, Any] = {"prompt": one.prompt, "args": list(one.args), "moves": moves}
        ask |= {"seat": page.reader.seat, "clause": "", "secret": False}
        view = {**page.view, "asks": [ask]}  # the table as it stands, and this question put to it
        answers = []
        for move in moves:
            with suppress(IndexError, KeyError):  # it is about something that is not there now
                answers.append((move, page.tell.move(move, view)))
        if answers:
            found.append(Asked(one.prompt, as_sentence(page.tell.prompt(ask)), tuple(answers)))
    return found


async def asked(request: Request, live: Live) -> list[Asked]:
    """What the seat of the one who asks may answer in advance, in words."""
    reader = await reader_of(request, live)
    if reader.seat is None or live.waiting or live.match.over:
        return []
    known = await questions(live, reader.seat)
    return in_words(pages.shown(live, reader), list(known.values()))


@orders.get("/t/{id}/orders")
async def choose(request: Request, id: str) -> HTMLResponse:
    """The form of the standing orders: within an open page, or as a page of its own."""
    live = await house_of(request).table(id)
    await seat_of(request, live)
    lang = language(request)
    context: dict[str, Any] = {"live": live, "asked": await asked(request, live)}
    if request.headers.get("hx-request"):
        form = pages.templates().get_template("order_form.html")
        return HTMLResponse(form.render(_=pages.words(lang), lang=lang, **context))
    return HTMLResponse(pages.render("orders.html", lang, **context))


@orders.post("/t/{id}/orders")
async def order(
    request: Request,
    id: str,
    do: Annotated[str, Form()] = "",
    cancel: Annotated[str, Form()] = "",
    how: Annotated[str, Form()] = "always",
) -> Response:
    """Answer a question in advance, add a step to a plan, or cancel one's orders."""
    house = house_of(request)
    live = await house.table(id)
    seat = await seat_of(request, live)
    if cancel:
        mine = [o for o in live.orders if o.seat == seat.seat and cancel in (o.id, "all")]
        await house.people.drop_orders(live.id, mine)
    else:
        prompt, _, move = do.partition(" ")
        known = next((one for one in await asked(request, live) if one.prompt == prompt), None)
        answers = dict(known.answers) if known else {}
        if known is None or move not in answers:
            raise Refused(pages.words(language(request))("error-order"), 422)
        if len([o for o in live.orders if o.seat == seat.seat]) >= MOST_ORDERS:
            raise Refused(pages.words(language(request))("error-orders"), 422)
        new = Order(
            id=secrets.token_hex(6),
            seat=seat.seat,
            prompt=prompt if how == "always" else "",
            move=move,
            question=known.text[:300],
            answer=answers[move][:300],
            since=live.applied,
        )
        await house.people.give_order(live.id, new)
    await house.refresh(live)
    house.wake(live)
    return done(request, live)
