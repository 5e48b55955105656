"""A server, a worker and a database as processes of their own, for tests."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from server import forking

SERVING = "worldsfair.cli.serving"
COMMAND = [sys.executable, "-m", SERVING]


@dataclass
class Server:
    """A running server process."""

    database_url: str
    port: int
    process: forking.Process
    options: tuple[str, ...] = ()
    stderr: Path | None = None
    """The file that gets its standard error; without one it is the tests' own."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """`kill -9`, children included."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def restart(self) -> None:
        """The same server again, on the same port and database."""
        self.process = _spawn_server(self.database_url, self.port, self.options, self.stderr)
        wait_until_ready(self)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


def _spawn_server(
    url: str, port: int, options: tuple[str, ...], stderr: Path | None
) -> forking.Process:
    arguments = ["serve", "--port", str(port), "--database-url", url, *options]
    if stderr is None:
        return forking.start(SERVING, arguments)
    with stderr.open("ab") as file:
        return forking.start(SERVING, arguments, err=file.fileno())


def wait_until_ready(server: Server, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    # One client for all questions: making one takes as long as twenty of them.
    with httpx.Client(base_url=server.address, timeout=2, verify=False) as asking:  # noqa: S501
        while time.monotonic() < end:
            assert server.process.poll() is None, "the server ended"
            with contextlib.suppress(httpx.TransportError):
                if asking.get("/ready").status_code == 200:
                    return
            time.sleep(0.05)
    raise AssertionError("the server did not get ready")


@contextmanager
def running_server(url: str, *options: str, stderr: Path | None = None) -> Iterator[Server]:
    port = free_port()
    server = Server(url, port, _spawn_server(url, port, options, stderr), options, stderr)
    try:
        wait_until_ready(server)
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def spawn_worker(url: str) -> forking.Process:
    return forking.start(SERVING, ["worker", "--database-url", url])


@contextmanager
def running_worker(url: str) -> Iterator[forking.Process]:
    process = spawn_worker(url)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"
