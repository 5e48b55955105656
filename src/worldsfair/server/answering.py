"""Bots answer by themselves: tables that wait for one are claimed, thought about, and played."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection

from worldsfair.bots import Bot, Budget, make_bot, precompile
from worldsfair.errors import GameError
from worldsfair.server.desk import Desk
from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.metrics import BOT_SECONDS, TURNS
from worldsfair.server.storage.bot_queue import claim, sweep_overdue
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.turns import write_bot_turn
from worldsfair.server.tables.clocks import acting_level
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.playing import game_of

_POLL_S = 0.25
_SWEEP_S = 1.0
_log = logging.getLogger(__name__)


async def prepare_bots() -> None:
    """Have the bots compiled elsewhere if need be, and load them here."""
    if not precompile.is_compiled():
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", precompile.__name__)
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
    await asyncio.to_thread(precompile.load_bots)


class BotRunner:
    """Takes decisions from the queue and makes them, some at a time, in threads.

    Searching is compiled and runs without the interpreter's lock, so nobody waits for it.
    """

    def __init__(self, database: Database, announce: Callable[[Table], None], threads: int) -> None:
        self._database = database
        self._announce = announce
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._count = threads
        self._event = asyncio.Event()
        self.is_warm = False
        """Whether bots answer at once; on a new machine they are compiled first."""

    def wake(self) -> None:
        """A table waits for a bot."""
        self._event.set()

    def hear(self, payload: str) -> None:
        """Another process has committed a change; it may be a bot's turn."""
        if '"waits_for_bot":true' in payload:
            self.wake()

    async def run(self) -> None:
        """Work until cancelled."""
        await prepare_bots()
        self.is_warm = True
        async with asyncio.TaskGroup() as group:
            for _ in range(self._count):
                group.create_task(self._work())

    async def _work(self) -> None:
        while True:
            # Cleared before the look: who calls during it is heard after it.
            self._event.clear()
            try:
                table = await self._database.write(lambda c: claim(c, time.time()))
                if table is not None:
                    await self._answer(table)
                    continue
            except StorageUnavailable:
                await asyncio.sleep(1)
            await self._wait()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(_POLL_S):
                await self._event.wait()
        except TimeoutError:
            return

    async def _answer(self, table: Table) -> None:
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, choose, table)
        await asyncio.wait([thinking])
        mistake = thinking.exception()
        if mistake is not None:
            # One bot's mistake does not stop the others; the claim keeps the table from being
            # tried again at once.
            _log.error("a bot failed", extra={"table": table.id}, exc_info=mistake)
            return
        moves = thinking.result()

        def job(connection: Connection) -> Table | None:
            written = write_bot_turn(connection, table.id, table.number, moves, time.time())
            return None if written is None else written[0]

        try:
            after = await self._database.write(job)
        except StorageUnavailable:
            raise
        except GameError as error:
            _log.error("a bot's turn was refused", extra={"table": table.id, "error": str(error)})
            return
        if after is not None:
            TURNS.labels("bot").inc()
            self._announce(after)

    def close(self) -> None:
        """Let go of the threads; what they think about is left to whoever comes next."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def choose(table: Table, make: Callable[[str, int], Bot] = make_bot) -> tuple[str, ...]:
    """What the bot decides, knowing what everyone knows and nothing more."""
    level = acting_level(table)
    started = time.perf_counter()
    bot = make(level, secrets.randbits(32))
    decision = bot.choose(game_of(table).public(), Budget())
    BOT_SECONDS.labels(level).observe(time.perf_counter() - started)
    return decision.moves


async def sweep(desk: Desk) -> None:
    """Look for those whose time is up, for ever."""
    while True:
        await asyncio.sleep(_SWEEP_S)
        try:
            swept = await desk.database.write(lambda c: sweep_overdue(c, time.time()))
        except StorageUnavailable:
            continue
        for table in swept:
            desk.announce(table)
