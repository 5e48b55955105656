"""For those who run the server: is it alive, is it ready, and what does it do."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from sqlalchemy import text

from worldsfair.server.api.given import TheDesk
from worldsfair.server.api.problems import refusals
from worldsfair.server.storage.bot_queue import waiting

registry = CollectorRegistry()
REQUESTS = Counter(
    "worldsfair_requests_total",
    "Requests by route and status",
    ("route", "status"),
    registry=registry,
)
SECONDS = Histogram(
    "worldsfair_request_seconds",
    "How long requests take",
    ("route",),
    registry=registry,
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
TURNS = Counter("worldsfair_turns_total", "Turns committed", ("by",), registry=registry)
OPEN_SOCKETS = Gauge("worldsfair_open_sockets", "Open WebSockets", registry=registry)
OPEN_TABLES = Gauge("worldsfair_open_tables", "Tables that somebody looks at", registry=registry)
BOTS_WAITING = Gauge("worldsfair_bots_waiting", "Tables that wait for a bot", registry=registry)
BOT_SECONDS = Histogram(
    "worldsfair_bot_seconds",
    "How long bots think",
    ("level",),
    registry=registry,
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
)


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str


@get("/health", summary="Is it alive", tags=["Operating"])
async def health() -> Health:
    """Yes, if this is answered at all."""
    return Health("alive")


@get("/ready", summary="Is it ready", tags=["Operating"], responses=refusals())
async def ready(desk: TheDesk) -> Health:
    """Whether the database answers, too."""
    await desk.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Health("ready")


@get("/metrics", summary="Prometheus metrics", include_in_schema=False)
async def metrics(desk: TheDesk) -> Response[bytes]:
    """Numbers for Prometheus."""
    OPEN_SOCKETS.set(desk.hub.listeners)
    OPEN_TABLES.set(desk.hub.rooms)
    BOTS_WAITING.set(await desk.database.read(waiting))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class Measured:
    """Counts and times every request, by route and never by id."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and look at the clock."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        finally:
            route = _route(scope)
            REQUESTS.labels(route, str(status)).inc()
            SECONDS.labels(route).observe(time.perf_counter() - started)


def _route(scope: Scope) -> str:
    handler: Any = scope.get("route_handler")
    return getattr(handler, "handler_name", None) or "other"
