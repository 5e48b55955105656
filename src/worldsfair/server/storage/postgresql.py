"""PostgreSQL: any number of processes, which tell each other what they have committed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext

import psycopg
from sqlalchemy import URL, Connection, text

from worldsfair.server.errors import ServerError, StorageUnavailable
from worldsfair.server.storage.database import Job, Outcome
from worldsfair.server.storage.engines import KEEP_ALIVE, open_postgresql, storage_failures
from worldsfair.server.storage.migrate import migrate

CHANNEL = "worldsfair"
MOST_BYTES = 7900
"""PostgreSQL takes 8,000 in a message."""
_BEFORE_MIGRATING = (
    "SET LOCAL statement_timeout = 0",
    "SET LOCAL lock_timeout = 0",
    # Of several processes that start, one does it. Any number that nobody else locks.
    "SELECT pg_advisory_xact_lock(18930501)",
)
_ANSWER_S = 15.0
"""A connection whose other end says nothing any longer is not waited for any longer."""
_BEAT_S = 8.0


class PostgresDatabase:
    """Every job has its own connection and transaction."""

    is_shared = True

    def __init__(self, url: URL, connections: int) -> None:
        self.url = url
        self._engine = open_postgresql(url, size=connections)
        try:
            with storage_failures():
                migrate(self._engine, _BEFORE_MIGRATING)
        except ServerError:
            self._engine.dispose()
            raise
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
        return await self._await(self.write_now, job)

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""
        return await self._await(self.read_now, job)

    async def _await(self, run: Callable[[Job[Outcome]], Outcome], job: Job[Outcome]) -> Outcome:
        try:
            async with asyncio.timeout(_ANSWER_S):
                return await asyncio.get_running_loop().run_in_executor(self._threads, run, job)
        except TimeoutError:
            raise StorageUnavailable(
                "The database does not answer; look again later whether it was kept."
            ) from None

    async def tell_others(self, payloads: Sequence[str]) -> None:
        """In a transaction of its own: within a turn's it would make all commits wait in a line."""

        def job(connection: Connection) -> None:
            for payload in payloads:
                values = {"channel": CHANNEL, "payload": payload}
                connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)

        await self.write(job)

    async def hear_others(
        self, hear: Callable[[str], None], catch_up: Callable[[], None], beat: Callable[[], None]
    ) -> None:
        """Listen until the connection is lost, or its other end is silent."""
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with _lost_connections():
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=3, **KEEP_ALIVE
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                catch_up()
                while True:
                    beat()
                    async for notify in connection.notifies(timeout=_BEAT_S):
                        hear(notify.payload)
                    async with asyncio.timeout(_BEAT_S):
                        await connection.execute("SELECT 1")

    def held(self) -> AbstractContextManager[None]:
        """Any number of servers share it."""
        return nullcontext()

    def close(self) -> None:
        """Finish what was begun."""
        self._threads.shutdown()
        self._engine.dispose()


@contextmanager
def _lost_connections() -> Iterator[None]:
    """Say that the storage is unavailable, whatever the driver calls it."""
    try:
        yield
    except (psycopg.Error, TimeoutError, OSError) as error:
        raise StorageUnavailable("PostgreSQL's messages are not heard.") from error
