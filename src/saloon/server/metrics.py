"""How the house is doing, for those who run it: health, readiness and figures for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.responses import JSONResponse, Response

from saloon.server.connections import is_in
from saloon.server.refusals import Unknown
from saloon.server.tables import House

operators = APIRouter(include_in_schema=False)

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class HouseFigures(Collector):
    """What the house knows about itself when somebody asks."""

    def __init__(self, house: Callable[[], House | None]) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """Every figure, read now."""
        house = self.house()
        if house is None:
            return
        store, bots, lives = house.store, house.bots, list(house.open.values())
        gauges: list[tuple[str, str, float]] = [
            ("servers", "Servers of this house, this one too", len(house.telegraph.others) + 1),
            ("tables_open", "Tables in memory", len(lives)),
            ("tables_watched", "Tables somebody looks at", sum(bool(t.watchers) for t in lives)),
            ("streams", "Open streams of pages and programs", sum(len(t.watchers) for t in lives)),
            ("bots_waiting", "Tables whose bots wait for their turn", bots.bots.waiting),
            ("bots_thinking", "Bots that think", bots.bots.busy),
            ("hints_waiting", "Hints that wait for their turn", bots.hints.waiting),
            ("looks_waiting", "Looks back that wait for their turn", bots.looks.waiting),
            (
                "store_trouble",
                "1 while the database is in trouble",
                bool(store.trouble),
            ),
        ]
        for name, about, value in gauges:
            yield GaugeMetricFamily(f"saloon_{name}", about, value=value)
        counters: list[tuple[str, str, float]] = [
            ("actions", "Moves, answers and undos written", house.moves),
            ("store_retries", "Times the database was tried again", store.retries),
            ("bots_lost", "Processes that thought for bots and died", bots.lost),
            ("bots_hurried", "Moves that bots thought shorter about", bots.hurried),
        ]
        for name, about, value in counters:
            yield CounterMetricFamily(f"saloon_{name}", about, value=value)


class Metrics:
    """The figures of one server."""

    def __init__(self, house: Callable[[], House | None]) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.registry.register(HouseFigures(house))
        self.requests = Counter(
            "saloon_requests", "Requests answered", ("route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "saloon_request_seconds",
            "Seconds until a request was answered, streams left out",
            ("route",),
            registry=self.registry,
            buckets=SECONDS,
        )

    def told(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


@operators.get("/health")
async def health() -> JSONResponse:
    """The process is alive."""
    return JSONResponse({"alive": True})


@operators.get("/ready")
async def ready(request: Request) -> JSONResponse:
    """Whether to send people here: the database answers, reading and writing."""
    house: House = request.app.state.house
    good = await house.store.answers() and not house.store.trouble
    headers = {} if good else {"retry-after": "3"}
    return JSONResponse({"ready": good}, 200 if good else 503, headers)


@operators.get("/metrics")
async def figures(request: Request) -> Response:
    """For operators only: others are told that there is no such page."""
    client = request.client.host if request.client else "?"
    if not is_in(client, request.app.state.settings.metrics_from):
        raise Unknown("there is no such page")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)
