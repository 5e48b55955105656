"""Running jobs on a database without holding up the event loop.

A job is a plain function of a connection; what it writes is committed before its result is
given back. SQLite has one writer, so the jobs that wait for it share a transaction: one wait
for the disk serves them all. Where one of them fails, all are done again, each by itself, so
a job may run twice; only the last time counts.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, text

from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.storage.engines import open_engine, parse_url, storage_failures
from worldsfair.server.storage.migrating import migrate

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
    """One thread writes, some others read."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._writer = open_engine(url)
        with storage_failures():
            migrate(self._writer)
        self._reader = open_engine(url, begin="BEGIN", size=_READERS)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="sqlite-read")
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="sqlite-write", daemon=True)
        self._thread.start()

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it."""
        waiting = _Waiting(job)
        self._waiting.put(waiting)
        return waiting.future.result()  # type: ignore[no-any-return]  # the queue forgets the type

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        with storage_failures(), self._reader.connect() as connection:
            return job(connection)

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""
        waiting = _Waiting(job)
        self._waiting.put(waiting)
        return await asyncio.wrap_future(waiting.future)

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        return await _await(self._readers, self.read_now, job)

    def close(self) -> None:
        """Finish what was begun, and leave one file behind."""
        self._waiting.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first, *self._more()]
            self._write_batch(batch)
            for waiting in batch:
                waiting.answer()

    def _write_batch(self, batch: list[_Waiting]) -> None:
        try:
            with storage_failures(), self._writer.begin() as connection:
                for waiting in batch:
                    waiting.outcome = waiting.job(connection)
        except StorageUnavailable as error:
            for waiting in batch:
                waiting.error = error
        except Exception as error:  # noqa: BLE001 - a bug in one job must not stop the writer
            if len(batch) == 1:
                batch[0].error = error
                return
            for waiting in batch:
                self._write_batch([waiting])

    def _more(self) -> list[_Waiting]:
        """The jobs that wait already."""
        more: list[_Waiting] = []
        while len(more) < _MOST_IN_A_COMMIT:
            try:
                waiting = self._waiting.get_nowait()
            except queue.Empty:
                break
            if waiting is None:
                self._waiting.put(None)
                break
            more.append(waiting)
        return more


class _Waiting:
    """A job on its way to the writer."""

    __slots__ = ("error", "future", "job", "outcome")

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.future: Future[Any] = Future()
        self.outcome: Any = None
        self.error: Exception | None = None

    def answer(self) -> None:
        """Tell whoever waits; even a refusal may rest on what was just committed."""
        if not self.future.set_running_or_notify_cancel():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.outcome)


async def _await(
    threads: ThreadPoolExecutor, run: Callable[[Job[Outcome]], Outcome], job: Job[Outcome]
) -> Outcome:
    return await asyncio.get_running_loop().run_in_executor(threads, run, job)


def is_reachable(engine_job: Callable[[Job[Any]], Any]) -> bool:
    """Whether the simplest question is answered."""
    try:
        engine_job(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except StorageUnavailable:
        return False
    return True


__all__ = ["Database", "Job", "is_reachable", "open_database"]
