"""What should not grow: the time of a turn with its number, memory with tables left alone."""

from __future__ import annotations

import asyncio
import statistics

from benchmarks.load.processes import Server
from benchmarks.load.runs import come_to_rest, open_all
from benchmarks.load.tally import Tally
from benchmarks.load.worldsfair_table import By, WorldsFairTable

_LATE = 40
"""A game of four has so many turns at least."""
_TURNS = 5
_AT_ONCE = 50
_NEVER_S = 86_400.0


async def print_growth(server: Server, by: By, games: int, idle: int, opened: int) -> None:
    """Games of four, played alone; then tables that are left, and tables that are looked at."""
    latencies = [await _game(server, by, seed) for seed in range(games)]
    for name, part in (
        (f"turns 1 to {_TURNS}", slice(0, _TURNS)),
        (f"turns {_LATE - _TURNS + 1} to {_LATE}", slice(_LATE - _TURNS, _LATE)),
    ):
        times = [took for game in latencies for took in game[part]]
        median = statistics.median(times) * 1000
        print(f"{name}, one at a time: {median:.2f} ms, {len(times)} of them")
    memory = [await _memory_mb(server)]
    for first in range(0, idle, _AT_ONCE):
        for table in await _started(server, by, _AT_ONCE, first, listens=False):
            table.close()
    memory.append(await _memory_mb(server))
    tables = await _started(server, by, opened, idle, listens=True)
    memory.append(await _memory_mb(server))
    for table in tables:
        table.close()
    each = [(memory[1] - memory[0]) * 1024 / idle, (memory[2] - memory[1]) * 1024 / opened]
    print(f"memory of an idle table, of {idle:,}: {each[0]:.1f} kB")
    print(f"memory of a table with two open WebSockets, of {opened}: {each[1]:.0f} kB")


async def _memory_mb(server: Server) -> float:
    await come_to_rest(server)
    return server.memory_mb()


async def _game(server: Server, by: By, seed: int) -> list[float]:
    """The time of each turn of one game."""
    tally = Tally(turns=_LATE)
    table = WorldsFairTable(tally, server.port, seed, by, seats=4)
    await open_all([table])
    table.play(0)
    await tally.last(60)
    table.close()
    return tally.latencies


async def _started(
    server: Server, by: By, count: int, seed: int, *, listens: bool
) -> list[WorldsFairTable]:
    """Tables at which one turn was taken."""
    tally = Tally(turns=2, pause=_NEVER_S)
    tables = [
        WorldsFairTable(tally, server.port, seed + number, by, listens=listens)
        for number in range(count)
    ]
    await open_all(tables)
    for table in tables:
        table.play(0)
    while len(tally.latencies) < count and not tally.is_over:
        await asyncio.sleep(0.02)
    await tally.last(0)
    return tables
