"""Running the server: one process or several, with clear words when it can't start."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import msgspec
import platformdirs
import uvicorn
from uvicorn.supervisors import Multiprocess

from worldsfair.server.answering import BotRunner
from worldsfair.server.app import SETTINGS, make_asgi
from worldsfair.server.errors import CannotServe, StorageUnavailable
from worldsfair.server.live.listening import listen
from worldsfair.server.settings import Settings
from worldsfair.server.storage.database import Database, open_database
from worldsfair.server.storage.engines import parse_url
from worldsfair.server.storage.holding import held

_SEND_BUFFER = 128 * 1024


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("worldsfair", appauthor=False))
    return sqlite_url(folder / "worldsfair.db")


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
) -> None:
    """Serve until told to stop; `starting` is called once nothing stands in the way."""
    url = parse_url(settings.database_url)
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise CannotServe("Several processes need PostgreSQL: give a --database-url.")
    with held(url):
        reach(settings).close()
        starting()
        _run(settings, sock, workers, proxies)


def _run(settings: Settings, sock: socket.socket, workers: int, proxies: str) -> None:
    config = uvicorn.Config(
        "worldsfair.server.app:from_environment" if workers > 1 else make_asgi(settings),
        factory=workers > 1,
        workers=workers,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        access_log=False,
        log_config=None,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=2048,
        timeout_graceful_shutdown=int(settings.drain_s),
        timeout_keep_alive=30,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[sock])
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    Multiprocess(config, sockets=[sock]).run()


def work(settings: Settings) -> None:
    """Answer for bots until told to stop."""
    database = reach(settings)
    try:
        asyncio.run(_work(database, settings.bot_threads))
    finally:
        database.close()


async def _work(database: Database, threads: int) -> None:
    runner = BotRunner(database, lambda _: None, threads)
    loop = asyncio.get_running_loop()
    task = asyncio.create_task(runner.run())
    listening = asyncio.create_task(listen(database.url, runner.hear, runner.wake))
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        return
    finally:
        listening.cancel()
        runner.close()
