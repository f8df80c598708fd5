"""Pages that stay open: every change of a table, only the parts that changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request

from saloon.server import pages
from saloon.server.access import BEAT, Here, Looking, Stream, house_of, profile_of
from saloon.server.delta import Element, shorter
from saloon.server.live import Live
from saloon.server.pages import Reader
from saloon.server.people_store import Profile
from saloon.server.squeeze import squeezed, takes_gzip
from saloon.server.tables import House

streams = APIRouter(include_in_schema=False)


@streams.get("/t/{id}/live")
async def stream(request: Request, live: Here, reader: Looking) -> Stream:
    """Every change of a table as server-sent events, only the parts that changed."""
    house = house_of(request)
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
