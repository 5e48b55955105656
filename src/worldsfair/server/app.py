"""The application: settings in, a Litestar app out."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware

from worldsfair.bots.precompile import load_rules
from worldsfair.errors import GameError
from worldsfair.server.answering import BotRunner, sweep
from worldsfair.server.api.given import TheDesk
from worldsfair.server.api.guards import CsrfUnlessBearer, OriginGuard, Outermost
from worldsfair.server.api.live import live
from worldsfair.server.api.operating import Measured, health, metrics, ready
from worldsfair.server.api.pages import file, index
from worldsfair.server.api.people import people_router
from worldsfair.server.api.playing import playing_router
from worldsfair.server.api.problems import on_bug, on_game_error, on_http_error
from worldsfair.server.api.records import records_router
from worldsfair.server.api.schema import openapi_config
from worldsfair.server.api.tables import tables_router
from worldsfair.server.desk import Desk
from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.live.hub import PRESENCE_S, Hub
from worldsfair.server.live.listening import listen
from worldsfair.server.logs import logging_config
from worldsfair.server.sessions import Credentials, Sessions
from worldsfair.server.settings import Settings
from worldsfair.server.storage.bot_queue import release_all
from worldsfair.server.storage.database import Database, open_database
from worldsfair.server.storage.layouts import renew_layouts
from worldsfair.server.storage.settings import shared_secret

SETTINGS = "WORLDSFAIR_SETTINGS"
"""The environment variable through which a process of several gets its settings."""
MOST_BYTES = 64 * 1024


def make_app(settings: Settings, database: Database | None = None) -> Litestar:
    """The server on a database, which is opened here if it is not given."""
    database = database or open_database(settings.database_url, connections=settings.connections)
    database.write_now(renew_layouts)
    secret = database.write_now(shared_secret)
    sessions = Sessions(secret, is_https=settings.is_https, root_path=settings.root_path)
    desk = Desk(settings, database, Hub(database), sessions)
    csrf = CSRFConfig(
        secret=secret,
        cookie_secure=settings.is_https,
        cookie_path=settings.root_path or "/",
        cookie_samesite="lax",
    )
    return Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    people_router,
                    tables_router,
                    playing_router,
                    records_router,
                    live,
                ],
            ),
            health,
            ready,
            metrics,
            index,
            file,
        ],
        dependencies={
            "desk": Provide(_desk, sync_to_thread=False),
            "credentials": Provide(_credentials, sync_to_thread=False),
        },
        middleware=[
            Measured,
            DefineMiddleware(OriginGuard, settings=settings),
            DefineMiddleware(CsrfUnlessBearer, config=csrf),
        ],
        exception_handlers={
            GameError: on_game_error,
            HTTPException: on_http_error,
            Exception: on_bug,
        },
        lifespan=[_running],
        logging_config=logging_config(),
        openapi_config=openapi_config(settings.root_path),
        request_max_body_size=MOST_BYTES,
        state=State({"desk": desk}),
        debug=False,
    )


def make_asgi(settings: Settings) -> Any:
    """The app with the headers that even the framework's own errors get."""
    return Outermost(make_app(settings), settings)


def from_environment() -> Any:
    """The app of one process of several."""
    return make_asgi(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def _desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


def _credentials(request: Request[Any, Any, Any], desk: TheDesk) -> Credentials:
    # It asks for the desk so that Litestar finds one after the other: two at once cost it
    # a group of tasks for every request.
    return desk.sessions.credentials(request)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """Bots, deadlines and messages from other processes, for as long as the app runs."""
    desk: Desk = app.state.desk
    await asyncio.to_thread(load_rules)
    _collect_less()
    tasks = [asyncio.create_task(sweep(desk)), asyncio.create_task(_tidy(desk))]
    bots = BotRunner(desk.database, desk.announce, desk.settings.bot_threads)
    is_alone = desk.database.url.get_backend_name() == "sqlite"
    if is_alone:
        await desk.database.write(release_all)
    if desk.settings.runs_bots:
        desk.wake_bots = bots.wake
        desk.bots_are_warm = lambda: bots.is_warm
        tasks.append(asyncio.create_task(bots.run()))
    if not is_alone:
        hub = desk.hub
        tasks.append(asyncio.create_task(listen(desk.database.url, hub.hear, hub.refresh_all)))
    try:
        yield
    finally:
        desk.hub.close()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        bots.close()
        desk.database.close()


def _collect_less() -> None:
    """Look for garbage less often: a turn makes little that refers to itself.

    What was made until now stays as long as the process, so it is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def _tidy(desk: Desk) -> None:
    """Say again who is there, and forget old counts of requests."""
    while True:
        await asyncio.sleep(PRESENCE_S)
        desk.hub.repeat_presence()
        with suppress(StorageUnavailable):
            await desk.rates.forget(desk.now())
