"""For those who run the server: is it alive, is it ready, and what does it do."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, Literal

import msgspec
from litestar import Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Histogram, generate_latest
from sqlalchemy import text

from worldsfair.server.api.handling import TheServices
from worldsfair.server.api.problems import refusals
from worldsfair.server.errors import NotWorking
from worldsfair.server.metrics import REQUESTS, SECONDS, collected


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ready"]
    bots: Literal["ready", "warming_up"]
    """On a new machine bots are compiled first; until then they answer late."""


@get("/health", summary="Is it alive", tags=["Operating"])
async def health() -> Health:
    """Yes, if this is answered at all."""
    return Health("alive")


@get("/ready", summary="Is it ready", tags=["Operating"], responses=refusals())
async def ready(services: TheServices) -> Readiness:
    """Whether the database answers and everything that should run does."""
    await services.actions.look(lambda work: work.connection.execute(text("SELECT 1")).scalar())
    troubles = services.supervisor.troubles()
    if troubles:
        said = "; ".join(f"{name}: {trouble}" for name, trouble in sorted(troubles.items()))
        raise NotWorking(f"Not everything works. {said}.")
    return Readiness("ready", "ready" if services.bots_are_warm() else "warming_up")


@get("/metrics", summary="Prometheus metrics", include_in_schema=False)
async def metrics(services: TheServices) -> Response[bytes]:
    """Numbers for Prometheus, of all processes of this server."""
    services.count()
    return Response(generate_latest(collected()), media_type=CONTENT_TYPE_LATEST)


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
            count, seconds = _meters(scope.get("route_handler"), status)
            count.inc()
            seconds.observe(time.perf_counter() - started)


@lru_cache(maxsize=1024)
def _meters(handler: Any, status: int) -> tuple[Counter, Histogram]:
    """Where a request of a route that ended so is counted."""
    route = getattr(handler, "handler_name", None) or "other"
    return REQUESTS.labels(route, str(status)), SECONDS.labels(route)
