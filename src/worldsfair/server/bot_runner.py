"""Bots answer by themselves: tables that wait for one are leased, thought about, and played."""

from __future__ import annotations

import asyncio
import functools
import logging
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from worldsfair.bots import Bot, Budget, make_bot, precompile
from worldsfair.errors import GameError
from worldsfair.server.actions import games
from worldsfair.server.actions.events import Event, TableAdvanced, TableChanged, TablesMissed
from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.errors import SetAside, StorageUnavailable
from worldsfair.server.metrics import BOT_SECONDS, TURNS
from worldsfair.server.storage.bot_queue import LEASE_S
from worldsfair.server.supervision import Beat
from worldsfair.server.tables.chance import Chance
from worldsfair.server.tables.clocks import acting_level
from worldsfair.server.tables.games import game_of
from worldsfair.server.tables.model import Table

_POLL_S = 0.25
_MOST_FAILURES = 3
"""A table on which bots fail so often is set aside."""
_log = logging.getLogger(__name__)


async def prepare_bots() -> None:
    """Have the bots compiled elsewhere if need be, and load them here."""
    if not precompile.is_compiled():
        # Not the loop's own process: the loop that psycopg needs on Windows knows none.
        process = subprocess.Popen([sys.executable, "-m", precompile.__name__])  # noqa: S603  # ours
        try:
            await asyncio.to_thread(process.wait)
        finally:
            process.kill()
    await asyncio.to_thread(precompile.load_bots)


class BotRunner:
    """Takes decisions from the queue and makes them, some at a time, in threads.

    Searching is compiled and runs without the interpreter's lock, so nobody waits for it.
    """

    def __init__(self, actions: Actions, threads: int) -> None:
        self._actions = actions
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._count = threads
        self._event = asyncio.Event()
        self._failures: dict[str, int] = {}
        self._worker = actions.chance.token_urlsafe(8)
        self.is_warm = False
        """Whether bots answer at once; on a new machine they are compiled first."""

    def hear(self, event: Event) -> None:
        """Something has happened; it may be a bot's turn."""
        match event:
            case TableChanged(table=table) if table.bot_due is not None:
                self._event.set()
            case TableAdvanced(waits_for_bot=True) | TablesMissed():
                self._event.set()

    async def run(self, beat: Beat) -> None:
        """Work until cancelled."""
        if not self.is_warm:
            await prepare_bots()
            self.is_warm = True
        async with asyncio.TaskGroup() as group:
            for _ in range(self._count):
                group.create_task(self._work(beat))

    async def _work(self, beat: Beat) -> None:
        while True:
            beat()
            # Cleared before the look: who calls during it is heard after it.
            self._event.clear()
            claimed = await self._actions.do(games.claim_for_bot, self._worker)
            if claimed is None:
                await self._wait()
            else:
                await self._answer(*claimed, beat)

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(_POLL_S):
                await self._event.wait()
        except TimeoutError:
            return

    async def _answer(self, table: Table, host: str, beat: Beat) -> None:
        started = time.perf_counter()
        think = functools.partial(choose, table, self._actions.chance)
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, think)
        while not (await asyncio.wait([thinking], timeout=LEASE_S / 3))[0]:
            beat()
            await self._actions.do(games.renew_claim, self._worker, table.id)
        took = time.perf_counter() - started
        try:
            moves = thinking.result()
            taken = await self._actions.do(games.finish_bot_turn, table, host, moves, took)
        except StorageUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - one bot's mistake does not stop the others
            await self._fail(table, error)
            return
        self._failures.pop(table.id, None)
        if taken:
            TURNS.labels("bot").inc()

    async def _fail(self, table: Table, error: Exception) -> None:
        """The lease keeps the table from being tried again at once; some times are enough."""
        if isinstance(error, SetAside):
            problem = f"{error.__cause__}"
            await self._actions.do(games.set_aside, table.id, problem)
            return
        what = "a bot's turn was refused" if isinstance(error, GameError) else "a bot failed"
        _log.error(what, extra={"table": table.id}, exc_info=error)
        self._failures[table.id] = self._failures.get(table.id, 0) + 1
        if self._failures[table.id] >= _MOST_FAILURES:
            del self._failures[table.id]
            problem = f"{what} {_MOST_FAILURES} times: {error!r}"
            await self._actions.do(games.set_aside, table.id, problem)

    def close(self) -> None:
        """Let go of the threads; what they think about is left to whoever comes next."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def choose(
    table: Table, chance: Chance, make: Callable[[str, int], Bot] = make_bot
) -> tuple[str, ...]:
    """What the bot decides, knowing what everyone knows and nothing more."""
    level = acting_level(table)
    started = time.perf_counter()
    bot = make(level, chance.randbits(32))
    decision = bot.choose(game_of(table).public(), Budget())
    BOT_SECONDS.labels(level).observe(time.perf_counter() - started)
    return decision.moves
