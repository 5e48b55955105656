"""Running the server: one process or several, with clear words when it can't start."""

from __future__ import annotations

import os
import secrets
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import platformdirs
import prometheus_client
import uvicorn
from uvicorn.supervisors import Multiprocess

from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.app import SETTINGS, make_asgi
from worldsfair.server.bot_runner import BotRunner
from worldsfair.server.errors import CannotServe, StorageUnavailable
from worldsfair.server.event_loops import run, stopped_by_signals, told_to_stop, uvicorn_loop
from worldsfair.server.live.relay import Relay
from worldsfair.server.metrics import SHARED_FOLDER, registry
from worldsfair.server.protocols import PromptHttp, PushingWebSocket
from worldsfair.server.settings import Settings
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.engines import parse_url
from worldsfair.server.supervision import Supervisor
from worldsfair.server.tables.chance import Chance

_SEND_BUFFER = 128 * 1024


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("worldsfair", appauthor=False))
    return sqlite_url(folder / "worldsfair.db")


def database_address(url: str | None) -> str:
    """What the operator says, or the file in the user's data folder."""
    return url or default_database()


def sqlite_url(path: Path) -> str:
    """A file's address; its folder is made if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
    except OSError as error:
        raise CannotServe(f"{path} can't be written: {error.strerror}.") from None
    return f"sqlite:///{path}"


def bind(host: str, port: int) -> socket.socket:
    """A port to listen on; 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":
        # There the other option would let two servers have one port.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Bounds what the kernel keeps for a slow reader; accepted connections inherit it.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise CannotServe(
            f"Port {port} on {host} can't be used: {error.strerror}. Choose another with --port."
        ) from None
    sock.set_inheritable(True)
    return sock


def place_of(address: str) -> str:
    """Where games are kept, for a person to read: a file, or an address without its password."""
    url = parse_url(address)
    if url.get_backend_name() == "sqlite" and url.database:
        return str(Path(url.database).absolute())
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def reach(settings: Settings) -> Database:
    """Open the database, or say why it can't be."""
    url = parse_url(settings.database_url)
    try:
        return open_database(settings.database_url, connections=settings.connections)
    except StorageUnavailable as error:
        reason = str(error.__cause__).splitlines()[0] if error.__cause__ else str(error)
        where = url.render_as_string(hide_password=True)
        raise CannotServe(f"The database {where} can't be reached: {reason}") from None


def serve(
    settings: Settings,
    sock: socket.socket,
    workers: int = 1,
    proxies: str = "",
    starting: Callable[[], None] = lambda: None,
    chance: Chance = secrets,
) -> None:
    """Serve until told to stop; `starting` is called once nothing stands in the way."""
    with stopped_by_signals(), sock:
        database = reach(settings)
        if workers > 1 and not database.is_shared:
            database.close()
            raise CannotServe("Several processes need PostgreSQL: give a --database-url.")
        with database.held():
            database.close()
            starting()
            _run(settings, sock, workers, proxies, chance)


def _run(
    settings: Settings, sock: socket.socket, workers: int, proxies: str, chance: Chance
) -> None:
    config = uvicorn.Config(
        "worldsfair.server.app:from_environment" if workers > 1 else make_asgi(settings, chance),
        factory=workers > 1,
        workers=workers,
        loop=uvicorn_loop(),
        lifespan="on",
        http=PromptHttp,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        access_log=False,
        log_config=None,
        server_header=False,
        ws=PushingWebSocket,
        # A turn is some 4 kB, and packing it for each reader costs more than sending it.
        ws_per_message_deflate=False,
        ws_max_size=4096,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=2048,
        limit_concurrency=settings.limits.sockets + settings.limits.requests_at_once,
        h11_max_incomplete_event_size=64 * 1024,
        timeout_graceful_shutdown=int(settings.drain_s),
        timeout_keep_alive=30,
    )
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[sock])
        if not server.started:
            raise CannotServe("The server could not start; what was logged before this says why.")
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="worldsfair-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder
        Multiprocess(config, sockets=[sock]).run()


def work(
    settings: Settings,
    metrics_port: int | None = None,
    starting: Callable[[], None] = lambda: None,
) -> None:
    """Answer for bots until told to stop; `starting` is called once nothing stands in the way."""
    with stopped_by_signals():
        database = reach(settings)
        try:
            if metrics_port is not None:
                prometheus_client.start_http_server(metrics_port, registry=registry)
            starting()
            run(_work(database, settings))
        except OSError as error:
            raise CannotServe(f"Port {metrics_port} can't be used: {error.strerror}.") from None
        finally:
            database.close()


async def _work(database: Database, settings: Settings) -> None:
    actions = Actions(database, EventBus(), secrets, settings.limits)
    runner = BotRunner(actions, settings.bot_threads)
    relay = Relay(database, actions.bus, secrets.token_hex(6))
    for listener in (relay.hear, runner.hear):
        actions.bus.subscribe(listener)
    supervisor = Supervisor()
    supervisor.start("bots", runner.run, longest_silence_s=600)
    supervisor.start("messages to others", relay.send)
    supervisor.start("messages from others", relay.listen)
    await told_to_stop()
    await supervisor.stop()
    runner.close()
