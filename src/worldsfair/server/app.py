"""The application: settings in, a Litestar app out."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware

from worldsfair.bots import bot_problems
from worldsfair.bots.precompile import load_rules
from worldsfair.errors import GameError
from worldsfair.server import upkeep
from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions, Credentials, UnitOfWork
from worldsfair.server.api.bot_accounts import bots_router
from worldsfair.server.api.csrf import CsrfGuard
from worldsfair.server.api.guards import OriginGuard, Outermost
from worldsfair.server.api.handling import TheServices
from worldsfair.server.api.live import live
from worldsfair.server.api.operating import Measured, health, metrics, ready
from worldsfair.server.api.pages import file, index, shared
from worldsfair.server.api.people import people_router
from worldsfair.server.api.playing import playing_router
from worldsfair.server.api.problems import on_bug, on_game_error, on_http_error, on_unreadable
from worldsfair.server.api.records import records_router
from worldsfair.server.api.schema import openapi_config
from worldsfair.server.api.services import Services
from worldsfair.server.api.session_cookies import SessionCookies
from worldsfair.server.api.tables import tables_router
from worldsfair.server.bot_runner import BotRunner
from worldsfair.server.errors import NotWorking
from worldsfair.server.live.hub import Hub
from worldsfair.server.live.relay import Relay
from worldsfair.server.logs import logging_config
from worldsfair.server.metrics import BOTS_WAITING, SET_ASIDE
from worldsfair.server.rate_limits import RateLimits
from worldsfair.server.settings import Limits, Settings
from worldsfair.server.storage.bot_queue import release_all, waiting
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.keys import read_keys, signing_keys
from worldsfair.server.storage.layouts import renew_layouts
from worldsfair.server.storage.migrate import newest_version, version_of
from worldsfair.server.storage.moderation import banned_addresses
from worldsfair.server.storage.tables import problems
from worldsfair.server.supervision import Beat
from worldsfair.server.tables.chance import Chance

SETTINGS = "WORLDSFAIR_SETTINGS"
"""The environment variable through which a process of several gets its settings."""
MOST_BYTES = 64 * 1024
_LOOK_S = 5.0
_log = logging.getLogger(__name__)


def make_services(
    settings: Settings, database: Database | None = None, chance: Chance = secrets
) -> Services:
    """Everything that the app works with, on a database, opened here if it is not given."""
    database = database or open_database(settings.database_url, connections=settings.connections)
    renew_layouts(database)
    keys = database.write_now(lambda connection: signing_keys(connection, chance))
    limits = settings.limits if settings.limits_rates else Limits.none()
    actions = Actions(database, EventBus(), chance, limits)
    return Services(
        settings=settings,
        actions=actions,
        hub=Hub(actions),
        cookies=SessionCookies(keys, is_https=settings.is_https, root_path=settings.root_path),
        rate_limits=RateLimits(database),
    )


def make_app(services: Services) -> Litestar:
    """The server's app."""
    return Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    people_router,
                    tables_router,
                    playing_router,
                    records_router,
                    bots_router,
                    live,
                ],
            ),
            health,
            ready,
            metrics,
            index,
            shared,
            file,
        ],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "credentials": Provide(_credentials, sync_to_thread=False),
        },
        middleware=[
            Measured,
            DefineMiddleware(OriginGuard, settings=services.settings),
            DefineMiddleware(CsrfGuard, cookies=services.cookies),
        ],
        exception_handlers={
            GameError: on_game_error,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_bug,
        },
        lifespan=[_running],
        logging_config=logging_config(),
        openapi_config=openapi_config(services.settings.root_path),
        request_max_body_size=MOST_BYTES,
        state=State({"services": services}),
        debug=False,
    )


def make_asgi(settings: Settings, chance: Chance = secrets) -> Any:
    """The app with the headers that even the framework's own errors get."""
    services = make_services(settings, chance=chance)
    return Outermost(make_app(services), settings, services.bans)


def from_environment() -> Any:
    """The app of one process of several."""
    return make_asgi(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def _credentials(request: Request[Any, Any, Any], services: TheServices) -> Credentials:
    # It asks for the services so that Litestar finds one after the other: two at once cost it
    # a group of tasks for every request.
    return services.cookies.credentials(request)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """Bots, deadlines and messages from other processes, for as long as the app runs."""
    services: Services = app.state.services
    actions, supervisor, hub = services.actions, services.supervisor, services.hub
    await asyncio.to_thread(load_rules)
    for problem in (await asyncio.to_thread(bot_problems)).values():
        _log.warning("a bot is left out", extra={"problem": problem})
    _collect_less()
    if not actions.database.is_shared:
        await actions.database.write(release_all)
    await upkeep.give_time_back(actions)
    relay = Relay(actions.database, actions.bus, secrets.token_hex(6))
    relay.serve(hub)
    bots = BotRunner(actions, services.settings.bot_threads)
    streams = services.bot_streams
    for listener in (hub.hear, streams.hear, relay.hear, bots.hear):
        actions.bus.subscribe(listener)
    supervisor.start("deadlines", partial(upkeep.sweep, actions))
    supervisor.start("live updates", hub.keep_in_step, longest_silence_s=60)
    supervisor.start("presence", hub.tell_presence)
    supervisor.start("events of bots", streams.follow, longest_silence_s=60)
    supervisor.start("messages to others", relay.send, longest_silence_s=60)
    supervisor.start("messages from others", relay.listen)
    supervisor.start("operator", partial(_follow_operator, services))
    if services.settings.runs_bots:
        services.bots_are_warm = lambda: bots.is_warm
        supervisor.start("bots", bots.run, longest_silence_s=600)
    try:
        yield
    finally:
        hub.close()
        streams.close_all()
        await supervisor.stop()
        bots.close()
        services.close()


async def _follow_operator(services: Services, beat: Beat) -> None:
    """Take in what the operator decides, count what the operator looks at, for ever."""
    actions = services.actions
    while True:
        beat()
        await actions.look(_refuse_other_schema)
        bans = await actions.look(lambda work: banned_addresses(work.connection))
        services.bans.set([ban.address for ban in bans])
        services.cookies.set_keys(await actions.look(lambda work: read_keys(work.connection)))
        services.rate_limits.forget(services.now())
        services.count()
        BOTS_WAITING.set(await actions.look(lambda work: waiting(work.connection, work.now)))
        SET_ASIDE.set(len(await actions.look(lambda work: problems(work.connection, 1000))))
        await asyncio.sleep(_LOOK_S)


def _refuse_other_schema(work: UnitOfWork) -> None:
    """Another version has changed the database under this process, which must end now."""
    version = version_of(work.connection)
    if version != newest_version():
        raise NotWorking(f"Another version has brought the database to schema {version}")


def _collect_less() -> None:
    """Look for garbage less often: a turn makes little that refers to itself.

    What was made until now stays as long as the process, so it is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
