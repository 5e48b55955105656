"""SQLite: one process, one writer, and one wait for the disk for all who write meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine

from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.storage.backup import copy_before
from worldsfair.server.storage.database import Job, Outcome
from worldsfair.server.storage.engines import is_busy, open_sqlite, storage_failures
from worldsfair.server.storage.file_lock import held_file
from worldsfair.server.storage.migrate import migrate, outdated_version

_READERS = 4
_AGAIN_S = 0.02
_LOOK_S = 1.0
"""How often it is asked whether another process has written."""


class SqliteDatabase:
    """One connection writes, some others read.

    A write is a fraction of a millisecond of work and then a wait for the disk. The work is
    done where it is asked for, as handing it to a thread costs more than doing it; the wait
    is a thread's, and the jobs that come meanwhile share the next commit.
    """

    is_shared = False

    def __init__(self, url: URL) -> None:
        self.url = url
        self.patience_s = 10.0
        """How long a change waits while another program, such as the operator's, writes."""
        _bring_up_to_date(url)
        # The event loop must not wait for another writer, so whoever asks tries again.
        self._writer = open_sqlite(url, timeout_s=0)
        self._reader = open_sqlite(url, begin="BEGIN", size=_READERS)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="sqlite-read")
        self._committer = ThreadPoolExecutor(1, thread_name_prefix="sqlite-commit")
        self._batch: _Batch | None = None
        self._committing: asyncio.Task[None] | None = None

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it."""
        until = time.monotonic() + self.patience_s
        while True:
            try:
                with storage_failures():
                    transaction = ExitStack()
                    connection = transaction.enter_context(self._writer.begin())
                break
            except StorageUnavailable as error:
                if not is_busy(error) or time.monotonic() > until:
                    raise
                time.sleep(_AGAIN_S)
        with storage_failures(), transaction:
            return job(connection)

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        with storage_failures(), self._reader.begin() as connection:
            return job(connection)

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""
        batch = await self._open_batch()
        outcome = batch.run(job)
        await batch.finished.wait()
        if not batch.is_committed:
            raise batch.failure or StorageUnavailable("The change was not kept.")
        return outcome

    async def _open_batch(self) -> _Batch:
        """The transaction that is open to more jobs, or a new one."""
        until = time.monotonic() + self.patience_s
        while True:
            if self._batch is not None and self._batch.is_closed:
                await self._batch.finished.wait()
            elif self._batch is not None:
                return self._batch
            else:
                try:
                    batch = self._batch = _Batch(self._writer)
                except StorageUnavailable as error:
                    if not is_busy(error) or time.monotonic() > until:
                        raise
                    await asyncio.sleep(_AGAIN_S)
                else:
                    # All who waited with this one are called before the loop comes to the commit.
                    asyncio.get_running_loop().call_soon(self._close_batch, batch)
                    return batch

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    async def tell_others(self, payloads: Sequence[str]) -> None:
        """There are no others."""

    async def hear_others(
        self, hear: Callable[[str], None], catch_up: Callable[[], None], beat: Callable[[], None]
    ) -> None:
        """Nobody says anything, but an operator's command may have changed something."""
        known = await self.write(_data_version)
        while True:
            beat()
            await asyncio.sleep(_LOOK_S)
            seen = await self.write(_data_version)
            if seen != known:
                known = seen
                catch_up()

    def held(self) -> AbstractContextManager[None]:
        """One server at a time."""
        return held_file(self.url.database)

    def close(self) -> None:
        """Finish what was begun, and leave one file behind."""
        self._committer.shutdown()
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()

    def _close_batch(self, batch: _Batch) -> None:
        batch.is_closed = True
        self._committing = asyncio.create_task(self._commit(batch))

    async def _commit(self, batch: _Batch) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._committer, batch.commit)
        finally:
            self._batch = None
            batch.finished.set()


def _bring_up_to_date(url: URL) -> None:
    """Change the schema if need be, with a copy of the games from before."""
    engine = open_sqlite(url)
    try:
        with storage_failures():
            outdated = outdated_version(engine)
            if outdated is not None:
                copy_before(url, outdated)
            migrate(engine)
    finally:
        engine.dispose()


def _data_version(connection: Connection) -> int:
    """A number that changes when another connection has written."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


class _Batch:
    """Jobs that share a transaction."""

    def __init__(self, engine: Engine) -> None:
        with storage_failures(), ExitStack() as undoing:
            self._connection = undoing.enter_context(engine.connect())
            self._transaction = self._connection.begin()
            undoing.pop_all()
        self._driver: Any = self._connection.connection.driver_connection
        self.is_closed = False
        self.finished = asyncio.Event()
        self.is_committed = False
        self.failure: StorageUnavailable | None = None

    def run(self, job: Job[Outcome]) -> Outcome:
        """Run a job, or undo what it did."""
        if self.failure is not None:
            raise self.failure
        try:
            with storage_failures(), self._savepoint():
                return job(self._connection)
        except StorageUnavailable as error:
            # SQLite may have given up the whole transaction, and the others' work with it.
            self.failure = error
            raise

    @contextmanager
    def _savepoint(self) -> Iterator[None]:
        self._driver.execute("SAVEPOINT job")
        try:
            yield
        except BaseException:
            self._driver.execute("ROLLBACK TO job")
            raise
        finally:
            self._driver.execute("RELEASE job")

    def commit(self) -> None:
        """Put it all on the disk, or nothing; for a thread, as it waits."""
        try:
            with storage_failures(), self._connection:
                if self.failure is None:
                    self._transaction.commit()
                    self.is_committed = True
        except StorageUnavailable as error:
            self.failure = error
