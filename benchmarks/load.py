"""Turns per second on a server with full durability, with many open WebSockets.

The server runs in a process of its own; this one plays. `python -m benchmarks.load --help`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

from worldsfair.server.tables.showing import EntryView, TableView

_turn = msgspec.json.Decoder(EntryView).decode
_table = msgspec.json.Decoder(TableView).decode


@dataclass
class Measured:
    """What was seen."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    by_turn: dict[int, list[float]] = field(default_factory=dict)
    heard: int = 0


class Table:
    """A table of two seats that one person plays for both, told by its WebSocket to nobody else."""

    def __init__(self, client: httpx.AsyncClient, csrf: str, seed: int) -> None:
        self.client = client
        self.headers = {"x-csrftoken": csrf, "content-type": "application/json"}
        self.chooser = random.Random(seed)
        self.id = ""
        self.number = 0
        self.view: TableView | EntryView | None = None

    async def open(self) -> None:
        """A new table, started."""
        body = b'{"seats":[{"kind":"person"},{"kind":"person"}]}'
        made = await self.client.post("/api/tables", content=body, headers=self.headers)
        self.id = _table(made.content).table.id
        started = await self.client.post(f"/api/tables/{self.id}/start", headers=self.headers)
        self.view = _table(started.content)
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
        answer = await self.client.post(
            f"/api/tables/{self.id}/turns", content=body, headers=self.headers
        )
        took = time.perf_counter() - started
        if answer.status_code != 200:
            raise SystemExit(answer.text)
        self.view = _turn(answer.content)
        self.number = self.view.entry.number
        measured.latencies.append(took)
        measured.by_turn.setdefault(self.number, []).append(took)
        if self.view.game.view.phase == "over":
            await self.open()


async def watch(address: str, table: Table, measured: Measured) -> None:
    """Hold a WebSocket open and count what it says."""
    url = address.replace("http", "ws") + f"/api/tables/{table.id}/live"
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


async def run(address: str, players: int, sockets: int, seconds: float, rate: float) -> Measured:
    """Play for a while: as fast as it goes, or at a rate of turns a second."""
    limits = httpx.Limits(max_connections=players, max_keepalive_connections=players)
    measured = Measured()
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        await client.get("/api/me")
        csrf = client.cookies["csrftoken"]
        await client.post("/api/guests", json={"name": "Load"}, headers={"x-csrftoken": csrf})
        tables = [Table(client, csrf, seed) for seed in range(players)]
        for table in tables:
            await table.open()
        watchers = [
            asyncio.create_task(watch(address, tables[number % players], measured))
            for number in range(sockets)
        ]
        await asyncio.sleep(0.004 * sockets + 1)
        for table in tables:
            await table.take_turn(Measured())
        measured.heard = 0
        started = time.perf_counter()
        pause = players / rate if rate else 0.0
        games = [play(table, measured, started + seconds, pause) for table in tables]
        await asyncio.gather(*games)
        measured.seconds = time.perf_counter() - started
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
    return measured


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def report(name: str, measured: Measured) -> None:
    """One line, and the cost of a late turn beside an early one."""
    times = sorted(measured.latencies)
    if not times:
        return
    p50 = statistics.median(times) * 1000
    p99 = times[int(len(times) * 0.99)] * 1000
    print(
        f"{name:<34} {len(times) / measured.seconds:7.0f} turns/s   "
        f"p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   {measured.heard} messages heard"
    )
    early = [t for n in range(2, 7) for t in measured.by_turn.get(n, [])]
    late = [t for n in range(38, 43) for t in measured.by_turn.get(n, [])]
    if early and late:
        print(
            f"{'  turns 2–6 beside turns 38–42':<34} "
            f"{statistics.median(early) * 1000:6.1f} ms beside {statistics.median(late) * 1000:.1f} ms"
        )


def main() -> None:
    """Start a server, load it, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database-url")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = wanted.database_url or f"sqlite:///{folder}/games.db"
        command = [
            sys.executable,
            "-m",
            "worldsfair.cli.serving",
            "serve",
            "--port",
            "18930",
            "--database-url",
            url,
            "--no-rate-limits",
        ]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            address = "http://127.0.0.1:18930"
            _wait(address)
            idle = memory_mb(server.pid)
            fast = asyncio.run(run(address, wanted.players, 0, wanted.seconds, 0))
            report("as fast as it goes, no sockets", fast)
            calm = memory_mb(server.pid)
            fast = asyncio.run(run(address, wanted.players, wanted.sockets, wanted.seconds, 0))
            report(f"as fast as it goes, {wanted.sockets} sockets", fast)
            opened = memory_mb(server.pid)
            half = len(fast.latencies) / fast.seconds / 2
            slow = asyncio.run(run(address, wanted.players, wanted.sockets, wanted.seconds, half))
            report(f"at half of that, {wanted.sockets} sockets", slow)
            print(f"memory: {idle:.0f} MB at the start, {calm:.0f} after the first run,")
            print(f"        {opened:.0f} with {wanted.sockets} sockets: ", end="")
            print(f"{(opened - calm) * 1024 / max(1, wanted.sockets):.0f} kB each")
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
