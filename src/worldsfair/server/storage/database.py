"""Running jobs on a database without holding up the event loop.

A job is a plain function of a connection; what it writes is committed before its result is
given back. SQLite has one writer, so the jobs that wait for it share a transaction: one wait
for the disk serves them all. Each has a savepoint of its own, so what one of them refuses
does not touch the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine

from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.storage.engines import open_engine, parse_url, storage_failures
from worldsfair.server.storage.migrating import migrate

Argument = TypeVar("Argument")
Outcome = TypeVar("Outcome")
Job = Callable[[Connection], Outcome]

_READERS = 4


class Database(Protocol):
    """Where everything is kept."""

    url: URL

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it; for threads."""

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing; for threads."""

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""

    def close(self) -> None:
        """Finish what was begun and let go of the database."""


def open_database(address: str, *, connections: int = 8) -> Database:
    """Reach a database and bring it to the present schema."""
    url = parse_url(address)
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(url)
    return PostgresDatabase(url, connections)


class PostgresDatabase:
    """Every job has its own connection and transaction."""

    def __init__(self, url: URL, connections: int) -> None:
        self.url = url
        self._engine = open_engine(url, size=connections)
        with storage_failures():
            migrate(self._engine)
        self._threads = ThreadPoolExecutor(connections, thread_name_prefix="postgresql")

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it."""
        with storage_failures(), self._engine.begin() as connection:
            return job(connection)

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        with storage_failures(), self._engine.begin() as connection:
            return job(connection)

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""
        return await _await(self._threads, self.write_now, job)

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        return await _await(self._threads, self.read_now, job)

    def close(self) -> None:
        """Finish what was begun."""
        self._threads.shutdown()
        self._engine.dispose()


class SqliteDatabase:
    """One connection writes, some others read.

    A write is a fraction of a millisecond of work and then a wait for the disk. The work is
    done where it is asked for, as handing it to a thread costs more than doing it; the wait
    is a thread's, and the jobs that come meanwhile share the next commit.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self._writer = open_engine(url)
        with storage_failures():
            migrate(self._writer)
        self._reader = open_engine(url, begin="BEGIN", size=_READERS)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="sqlite-read")
        self._committer = ThreadPoolExecutor(1, thread_name_prefix="sqlite-commit")
        self._batch: _Batch | None = None
        self._committing: asyncio.Task[None] | None = None

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it."""
        with storage_failures(), self._writer.begin() as connection:
            return job(connection)

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        with storage_failures(), self._reader.begin() as connection:
            return job(connection)

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""
        while self._batch is not None and self._batch.is_closed:
            await self._batch.finished.wait()
        if self._batch is None:
            self._batch = _Batch(self._writer)
            # All who waited with this one are called before the loop comes to the commit.
            asyncio.get_running_loop().call_soon(self._close_batch, self._batch)
        batch = self._batch
        outcome = batch.run(job)
        await batch.finished.wait()
        if not batch.is_committed:
            raise batch.failure or StorageUnavailable("The change was not kept.")
        return outcome

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        return await _await(self._readers, self.read_now, job)

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


async def _await(
    threads: ThreadPoolExecutor, run: Callable[[Argument], Outcome], argument: Argument
) -> Outcome:
    return await asyncio.get_running_loop().run_in_executor(threads, run, argument)
