"""The web table as an ASGI application, put together from its routers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

import saloon
from saloon.server import PACE, THINKING, engine_build, pages
from saloon.server.api import api
from saloon.server.at_table import at_table
from saloon.server.bot_pool import BotPool
from saloon.server.company import company
from saloon.server.connections import LOOPBACK, Networks
from saloon.server.duelling import duelling, heard_of
from saloon.server.failures import add_errors
from saloon.server.guard import USUAL, Allowed, Guard
from saloon.server.guests import invite
from saloon.server.guide import guide
from saloon.server.history import history
from saloon.server.learn import learn
from saloon.server.lobby import lobby
from saloon.server.messenger import Messenger
from saloon.server.metrics import Metrics, operators
from saloon.server.neighbours import Neighbours
from saloon.server.notices import Mail, Postman, notices
from saloon.server.orders import orders
from saloon.server.playback import playback
from saloon.server.profiles import profiles
from saloon.server.records import records
from saloon.server.reference import reference
from saloon.server.riddles import riddles
from saloon.server.seating import seating
from saloon.server.store import Store
from saloon.server.story import stories
from saloon.server.streams import streams
from saloon.server.tables import House
from saloon.server.theme import theme
from saloon.server.visitors import Visitors
from saloon.server.waiting import waiting

ROUTERS = (
    api,
    operators,
    lobby,
    learn,
    guide,
    riddles,
    waiting,
    seating,
    orders,
    profiles,
    company,
    history,
    notices,
    playback,
    stories,
    theme,
    duelling,
    at_table,
    streams,
    records,
    reference,
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
    add_errors(app, ROUTERS)
    return app
