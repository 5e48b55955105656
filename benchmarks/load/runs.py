"""A run: tables play on a server for a while, and what that gave and cost is added up.

A run is one or more stretches. Before each, fresh tables are opened and the server comes to rest;
only play itself is timed, so neither opening tables nor the end of games is part of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field

from benchmarks.load.http_connection import Refused
from benchmarks.load.processes import Server
from benchmarks.load.tally import TURNS, Table, Tally

LISTENERS = 2
"""WebSockets to a table."""
_LATE_S = 1.0
"""How long after the end messages may still come."""
_AT_ONCE = 16
"""Tables that are opened at the same time."""

OpenTable = Callable[[Tally, int, int], Table]
"""Makes a table of a tally, a port and a seed."""


@dataclass(frozen=True)
class Load:
    """What a server is asked to carry."""

    tables: int
    seconds: float
    rate: float = 0.0
    """Turns a second of all tables together; 0 is as fast as it goes."""
    turns_each: int = TURNS

    @property
    def pause(self) -> float:
        """Between two turns of a table."""
        return self.tables / self.rate if self.rate else 0.0


@dataclass
class Measured:
    """What was seen, over all stretches."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    turns: int = 0
    """Those that were heard of before the end of their stretch."""
    heard_meanwhile: int = 0
    heard: int = 0
    heard_bytes: int = 0
    unanswered: int = 0
    """Turns of which nobody had heard a second after the end."""
    server_s: float = 0.0
    database_s: float = 0.0
    client_s: float = 0.0
    memory_mb: float = 0.0
    """Of the server, while all WebSockets were open."""

    @property
    def rate(self) -> float:
        """Turns a second."""
        return self.turns / self.seconds

    def quantile_ms(self, part: float) -> float:
        """The time within which that part of the turns was heard of."""
        times = sorted(self.latencies)
        return times[min(int(len(times) * part), len(times) - 1)] * 1000

    def each_ms(self, seconds: float) -> float:
        """Processor time, for one turn."""
        return seconds * 1000 / self.turns


async def measure(server: Server, open_table: OpenTable, load: Load) -> Measured:
    """Play for a while, after some play that only warms up."""
    # On a new machine a server compiles first.
    await come_to_rest(server, longest_s=180)
    warm = Load(min(load.tables, 64), load.seconds / 4)
    await _stretch(Measured(), server, open_table, warm, nullcontext())
    measured = Measured()
    while measured.seconds < load.seconds * 0.9:
        await _stretch(measured, server, open_table, load, server.playing())
    return measured


async def _stretch(
    measured: Measured,
    server: Server,
    open_table: OpenTable,
    load: Load,
    playing: AbstractContextManager[None],
) -> None:
    tally = Tally(load.turns_each, load.pause)
    tables = [open_table(tally, server.port, seed) for seed in range(load.tables)]
    await open_all(tables)
    await come_to_rest(server)
    started, costs = time.perf_counter(), _costs(server)
    with playing:
        for number, table in enumerate(tables):
            table.play(load.pause * number / load.tables)
        await tally.last(load.seconds - measured.seconds)
    measured.seconds += time.perf_counter() - started
    spent = [after - before for before, after in zip(costs, _costs(server), strict=True)]
    measured.turns += len(tally.latencies)
    measured.heard_meanwhile += tally.heard
    measured.server_s += spent[0]
    measured.database_s += spent[1]
    measured.client_s += spent[2]
    measured.memory_mb = max(measured.memory_mb, server.memory_mb())
    await tally.hear_the_rest(LISTENERS, _LATE_S)
    if not tally.latencies:
        raise Refused("no turn was acknowledged; a server may take turns by another way (--by)")
    measured.heard += tally.heard
    measured.heard_bytes += tally.heard_bytes
    measured.latencies += tally.latencies
    measured.unanswered += tally.sent - len(tally.latencies)
    for table in tables:
        table.close()
    await asyncio.sleep(0)


def _costs(server: Server) -> tuple[float, float, float]:
    return server.cpu_s(), server.database_cpu_s(), time.process_time()


async def open_all(tables: Sequence[Table]) -> None:
    """Open tables of one tally, some at a time, and wait until everyone knows the position."""
    slots = asyncio.Semaphore(_AT_ONCE)

    async def open_one(table: Table) -> None:
        async with slots:
            await table.open()

    await asyncio.gather(*map(open_one, tables))
    until = time.perf_counter() + 30
    while not all(table.is_open for table in tables):
        if tables[0].tally.is_over:
            await tables[0].tally.last(0)
        if time.perf_counter() > until:
            raise Refused("a WebSocket was not told the position")
        await asyncio.sleep(0.02)


async def come_to_rest(server: Server, longest_s: float = 10.0) -> None:
    """Wait until the server has cleared up after what was before."""
    until = time.perf_counter() + longest_s
    before = -1.0
    while time.perf_counter() < until:
        now = server.cpu_s() + server.database_cpu_s()
        if now - before <= 0.01 and before >= 0:
            return
        before = now
        await asyncio.sleep(0.2)
