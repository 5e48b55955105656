"""Running jobs on a database without holding up the event loop.

A job is a plain function of a connection; what it writes is committed before its result is
given back. SQLite has one writer, so the jobs that wait for it share a transaction: one wait
for the disk serves them all. Where one of them fails, all are done again, each by itself, so
a job may run twice; only the last time counts.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Transaction, text

from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.storage.engines import open_engine, parse_url, storage_failures
from worldsfair.server.storage.migrating import migrate

Argument = TypeVar("Argument")
Outcome = TypeVar("Outcome")
Job = Callable[[Connection], Outcome]

_MOST_IN_A_COMMIT = 64
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
        with storage_failures(), self._engine.connect() as connection:
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
        self._waiting: deque[_Waiting] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._turn = threading.Lock()

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it."""
        with self._turn, storage_failures(), self._writer.begin() as connection:
            return job(connection)

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        with storage_failures(), self._reader.connect() as connection:
            return job(connection)

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(job, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await future

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        return await _await(self._readers, self.read_now, job)

    def close(self) -> None:
        """Finish what was begun, and leave one file behind."""
        self._committer.shutdown()
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()

    async def _write_all(self) -> None:
        while self._waiting:
            count = min(len(self._waiting), _MOST_IN_A_COMMIT)
            await self._write_batch([self._waiting.popleft() for _ in range(count)])

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        try:
            with self._turn, storage_failures(), self._writer.connect() as connection:
                transaction = connection.begin()
                outcomes = [waiting.job(connection) for waiting in batch]
                await _await(self._committer, _commit, transaction)
        except StorageUnavailable as error:
            for waiting in batch:
                waiting.fail(error)
        except Exception as error:  # noqa: BLE001 - a bug in one job must not stop the others
            if len(batch) == 1:
                batch[0].fail(error)
                return
            for waiting in batch:
                await self._write_batch([waiting])
        else:
            for waiting, outcome in zip(batch, outcomes, strict=True):
                waiting.succeed(outcome)


def _commit(transaction: Transaction) -> None:
    transaction.commit()


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A job on its way to the writer, and who waits for it."""

    job: Job[Any]
    future: asyncio.Future[Any]

    def succeed(self, outcome: object) -> None:
        if not self.future.done():
            self.future.set_result(outcome)

    def fail(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


async def _await(
    threads: ThreadPoolExecutor, run: Callable[[Argument], Outcome], argument: Argument
) -> Outcome:
    return await asyncio.get_running_loop().run_in_executor(threads, run, argument)


def is_reachable(engine_job: Callable[[Job[Any]], Any]) -> bool:
    """Whether the simplest question is answered."""
    try:
        engine_job(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except StorageUnavailable:
        return False
    return True


__all__ = ["Database", "Job", "is_reachable", "open_database"]
