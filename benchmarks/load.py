"""Turns per second on a server with full durability, with many open WebSockets.

The server runs in a process of its own; this one plays. `python -m benchmarks.load --help`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

from worldsfair.server.tables.showing import EntryView, TableView

PORT = 18930
_IDLE = 2000
_turn = msgspec.json.Decoder(EntryView).decode
_table = msgspec.json.Decoder(TableView).decode


@dataclass
class Measured:
    """What was seen."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    by_turn: dict[int, list[float]] = field(default_factory=dict)
    heard: int = 0
    cpu_s: float = 0.0
    """Of the server."""
    own_cpu_s: float = 0.0
    """Of this process, which shares the machine."""
    memory_mb: float = 0.0
    """Of the server, while all sockets were open."""


class Wire:
    """A kept-alive connection with as little of HTTP as will do, so that the client is cheap."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.headers = ""

    @staticmethod
    async def to(port: int) -> Wire:
        """Connect to this machine."""
        return Wire(*await asyncio.open_connection("127.0.0.1", port, limit=2**20))

    async def post(self, path: str, body: bytes = b"") -> bytes:
        """Send a body, and give back the answer's; a connection closed as idle is made again."""
        try:
            return await self._post(path, body)
        except (ConnectionError, asyncio.IncompleteReadError):
            fresh = await Wire.to(PORT)
            self.reader, self.writer = fresh.reader, fresh.writer
            return await self._post(path, body)

    async def _post(self, path: str, body: bytes) -> bytes:
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
            f"{self.headers}content-length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        lower = answer.lower()
        at = lower.index(b"content-length:") + 15
        size = int(lower[at : lower.index(b"\r\n", at)])
        content = await self.reader.readexactly(size)
        if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise SystemExit(content.decode())
        return content


class Table:
    """A table that one person plays for all seats, told by its WebSocket to nobody else."""

    def __init__(self, wire: Wire, seed: int, seats: int = 2) -> None:
        self.wire = wire
        self.seats = seats
        self.chooser = random.Random(seed)
        self.id = ""
        self.number = 0
        self.view: TableView | EntryView | None = None

    async def open(self) -> None:
        """A new table, started."""
        body = msgspec.json.encode({"seats": [{"kind": "person"}] * self.seats})
        self.id = _table(await self.wire.post("/api/tables", body)).table.id
        self.view = _table(await self.wire.post(f"/api/tables/{self.id}/start"))
        self.number = 0

    def choose(self) -> tuple[int, list[str]]:
        """Any place; every figure is discarded, so no preview is needed."""
        assert self.view is not None
        assert self.view.game is not None
        view = self.view.game.view
        assert view.seat is not None
        places = [move for move in view.legal if move.startswith("place")]
        figures = [card.partition("-")[0] for card in view.seats[view.seat].figures]
        moves = [self.chooser.choice(places), *(f"discard {figure}" for figure in figures)]
        return view.seat, moves

    async def take_turn(self, measured: Measured) -> None:
        """One turn, timed until it is acknowledged."""
        seat, moves = self.choose()
        body = msgspec.json.encode({"follows": self.number, "seat": seat, "moves": moves})
        started = time.perf_counter()
        answer = await self.wire.post(f"/api/tables/{self.id}/turns", body)
        took = time.perf_counter() - started
        self.view = _turn(answer)
        self.number = self.view.entry.number
        measured.latencies.append(took)
        measured.by_turn.setdefault(self.number, []).append(took)
        if self.view.game.view.phase == "over":
            await self.open()


async def watch(port: int, table: Table, measured: Measured) -> None:
    """Hold a WebSocket open and count what it says."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table.id}/live"
    async with connect(url, compression=None, open_timeout=60) as socket:
        async for _ in socket:
            measured.heard += 1


async def play(table: Table, measured: Measured, until: float, pause: float) -> None:
    """Take turns until a time; `pause` spreads them out."""
    if pause:
        await asyncio.sleep(table.chooser.uniform(0, pause))
    while time.perf_counter() < until:
        began = time.perf_counter()
        await table.take_turn(measured)
        if pause:
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))


async def open_tables(port: int, players: int, seats: int = 2) -> list[Table]:
    """Tables of one guest, each on a connection of its own."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        client.get("/api/me")
        csrf = client.cookies["csrftoken"]
        client.post("/api/guests", json={"name": "Load"}, headers={"x-csrftoken": csrf})
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    tables = []
    for seed in range(players):
        wire = await Wire.to(port)
        wire.headers = f"cookie: {cookies}\r\nx-csrftoken: {csrf}\r\n"
        tables.append(Table(wire, seed, seats))
        await tables[-1].open()
    return tables


async def compare_turns(games: int) -> None:
    """The time of an early turn beside that of a late one, in games of four played alone."""
    measured = Measured()
    (table,) = await open_tables(PORT, 1, seats=4)
    for _ in range(games):
        while table.number < 45:
            await table.take_turn(measured)
            if table.number == 0:
                break
        else:
            await table.open()
    table.wire.writer.close()
    for name, turns in (("turns 1 to 5", range(1, 6)), ("turns 38 to 42", range(38, 43))):
        times = [took for turn in turns for took in measured.by_turn.get(turn, [])]
        print(f"{name:<34} {statistics.median(times) * 1000:6.2f} ms, {len(times)} of them")


async def leave_idle(count: int) -> None:
    """Start games that nobody looks at."""
    (table,) = await open_tables(PORT, 1)
    for _ in range(count - 1):
        await table.open()
        await table.take_turn(Measured())
    table.wire.writer.close()


async def run(
    pid: int, players: int, sockets: int, seconds: float, rate: float, port: int = PORT
) -> Measured:
    """Play for a while: as fast as it goes, or at a rate of turns a second."""
    measured = Measured()
    tables = await open_tables(port, players)
    watchers = [
        asyncio.create_task(watch(port, tables[number % players], measured))
        for number in range(sockets)
    ]
    await asyncio.sleep(0.004 * sockets + 1)
    for table in tables:
        await table.take_turn(Measured())
    measured.heard = 0
    measured.cpu_s = -cpu_s(pid)
    measured.own_cpu_s = -time.process_time()
    started = time.perf_counter()
    pause = players / rate if rate else 0.0
    await asyncio.gather(*(play(table, measured, started + seconds, pause) for table in tables))
    measured.seconds = time.perf_counter() - started
    measured.cpu_s += cpu_s(pid)
    measured.own_cpu_s += time.process_time()
    measured.memory_mb = memory_mb(pid)
    for watcher in watchers:
        watcher.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    for table in tables:
        table.wire.writer.close()
    return measured


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_s(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(name: str, measured: Measured) -> None:
    """One line, and the cost of a late turn beside an early one."""
    times = sorted(measured.latencies)
    if not times:
        return
    p50 = statistics.median(times) * 1000
    p99 = times[int(len(times) * 0.99)] * 1000
    print(
        f"{name:<34} {len(times) / measured.seconds:7.0f} turns/s   "
        f"p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   "
        f"processor a turn: server {measured.cpu_s * 1000 / len(times):.2f} ms, "
        f"client {measured.own_cpu_s * 1000 / len(times):.2f} ms   "
        f"{measured.heard / len(times):.1f} messages a turn"
    )


def main() -> None:
    """Start a server, load it, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=500, help="turns a second of the calm run")
    parser.add_argument("--database-url")
    wanted = parser.parse_args()
    # Two sockets to a table, as at a table of two.
    tables = max(1, wanted.sockets // 2)
    with serving(wanted.database_url) as pid:
        start = memory_mb(pid)
        fast = asyncio.run(run(pid, wanted.players, 0, wanted.seconds, 0))
        report("as fast as it goes, no sockets", fast)
        asyncio.run(compare_turns(60))
        before = memory_mb(pid)
        asyncio.run(leave_idle(_IDLE))
        calm = memory_mb(pid)
        fast = asyncio.run(run(pid, tables, wanted.sockets, wanted.seconds, 0))
        report(f"as fast as it goes, {wanted.sockets} sockets", fast)
        opened = fast.memory_mb
    # A server of its own: this one would still be clearing up after a thousand sockets.
    with serving(wanted.database_url) as pid:
        slow = asyncio.run(run(pid, tables, wanted.sockets, wanted.seconds, wanted.rate))
        report(f"at {wanted.rate:.0f} a second, {wanted.sockets} sockets", slow)
    print(f"memory: {start:.0f} MB at the start, {before:.0f} after the first run;")
    print(f"        {(calm - before) * 1024 / _IDLE:.1f} kB for an idle table,")
    print(f"        {(opened - calm) * 1024 / tables:.0f} kB for one with two open sockets")


@contextmanager
def serving(database_url: str | None) -> Iterator[int]:
    """A server in another process, on a new SQLite file unless told otherwise; its process id."""
    with tempfile.TemporaryDirectory() as folder:
        url = database_url or f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-m", "worldsfair.cli.serving", "serve", "--port", str(PORT)]
        command += ["--database-url", url, "--no-rate-limits"]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            _wait(f"http://127.0.0.1:{PORT}")
            yield server.pid
        finally:
            server.terminate()
            server.wait(30)


def _wait(address: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{address}/ready").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
