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

from worldsfair.bots import BOT_NAMES, Bot, BotFailed, Budget, make_bot, precompile
from worldsfair.errors import GameError
from worldsfair.server.actions import games
from worldsfair.server.actions.events import Event, TableAdvanced, TableChanged, TablesMissed
from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.errors import SetAside, StorageUnavailable
from worldsfair.server.installed_bots import InstalledBots
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
_MOST_INSTALLED = 8
"""Tables that wait for a bot of another package while ours play on elsewhere."""
_STAND_IN = "exhibitor"
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
        self._installed = InstalledBots()
        self._elsewhere = asyncio.Semaphore(_MOST_INSTALLED)
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
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._count):
                    group.create_task(self._work(group, beat))
        finally:
            await self._installed.close()

    async def _work(self, group: asyncio.TaskGroup, beat: Beat) -> None:
        while True:
            beat()
            # Cleared before the look: who calls during it is heard after it.
            self._event.clear()
            claimed = await self._actions.do(games.claim_for_bot, self._worker)
            if claimed is None:
                await self._wait()
            elif not _thinks_elsewhere(claimed[0]):
                await self._answer(*claimed, beat)
            elif self._elsewhere.locked():
                # As many as may wait do so; whoever waited here for them would keep ours waiting.
                await self._actions.do(games.put_off, self._worker, claimed[0].id)
            else:
                # However long another package's bot takes, ours go on meanwhile.
                await self._elsewhere.acquire()
                answering = group.create_task(self._answer(*claimed, beat))
                answering.add_done_callback(lambda _: self._elsewhere.release())

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(_POLL_S):
                await self._event.wait()
        except TimeoutError:
            return

    async def _answer(self, table: Table, host: str, beat: Beat) -> None:
        started = time.perf_counter()
        thinking = asyncio.ensure_future(self._think(table))
        try:
            while not (await asyncio.wait([thinking], timeout=LEASE_S / 3))[0]:
                beat()
                await self._actions.do(games.renew_claim, self._worker, table.id)
        finally:
            thinking.cancel()
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

    async def _think(self, table: Table) -> tuple[str, ...]:
        """What the bot decides; for one of another package that fails, the stand-in."""
        level, chance = acting_level(table), self._actions.chance
        if level not in BOT_NAMES:
            known = game_of(table).public()
            try:
                return await self._installed.choose(level, chance.randbits(32), known)
            except BotFailed as error:
                told = {"table": table.id, "problem": f"{error}"}
                _log.warning("a stand-in plays for a bot of another package", extra=told)
            wanted = table.options.stand_in
            level = wanted if wanted in BOT_NAMES else _STAND_IN
        think = functools.partial(choose, table, chance, level=level)
        return await asyncio.get_running_loop().run_in_executor(self._threads, think)

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


def _thinks_elsewhere(table: Table) -> bool:
    """Whether a bot of another package decides; a table that makes no sense fails like our own."""
    if table.decider is None or table.decider >= len(table.seats):
        return False
    return acting_level(table) not in BOT_NAMES


def choose(
    table: Table,
    chance: Chance,
    make: Callable[[str, int], Bot] = make_bot,
    level: str | None = None,
) -> tuple[str, ...]:
    """What the bot decides, or another one, knowing what everyone knows and nothing more."""
    level = level or acting_level(table)
    started = time.perf_counter()
    bot = make(level, chance.randbits(32))
    decision = bot.choose(game_of(table).public(), Budget())
    BOT_SECONDS.labels(level).observe(time.perf_counter() - started)
    return decision.moves
