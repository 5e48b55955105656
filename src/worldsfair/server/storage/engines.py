"""Engines: SQLite with full durability, or PostgreSQL; and what their failures mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from worldsfair.server.errors import CannotServe, InvalidInput, StorageUnavailable

Begin = Literal["BEGIN", "BEGIN IMMEDIATE"]

KEEP_ALIVE: dict[str, Any] = {
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""A machine that is gone without a word is noticed within half a minute."""
_TIMEOUTS = (
    "-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=20000"
)

DUPLICATES = (sqlite3.IntegrityError, psycopg.errors.UniqueViolation)
"""What drivers call a second row with a key that is there."""


def parse_url(text: str) -> URL:
    """A database's address; `postgresql://` is psycopg's, `sqlite:///` a file's."""
    try:
        url = make_url(text)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError):
        raise CannotServe(
            "The database's address is not understood; it begins with postgresql:// or sqlite:///."
        ) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise CannotServe("Only PostgreSQL and SQLite can keep the games.")
    return url


def open_sqlite(
    url: URL, *, begin: Begin = "BEGIN IMMEDIATE", size: int = 1, timeout_s: float = 10
) -> Engine:
    """An engine with at most `size` connections to a file; how long each waits for a writer."""
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False, "isolation_level": None, "timeout": timeout_s},
    )
    _prepare_sqlite(engine, begin)
    return engine


def open_postgresql(url: URL, *, size: int = 1) -> Engine:
    """An engine with at most `size` connections, none of which waits for ever."""
    return create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args={"connect_timeout": 3, "options": _TIMEOUTS, **KEEP_ALIVE},
    )


def _prepare_sqlite(engine: Engine, begin: Begin) -> None:
    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _record: object) -> None:
        for pragma in (
            "journal_mode=WAL",
            # Every commit is on the disk before it is acknowledged.
            "synchronous=FULL",
            "foreign_keys=ON",
            "temp_store=MEMORY",
            # Rows of running games are written again and again: fewer of them are copied back.
            "wal_autocheckpoint=8000",
            "cache_size=-65536",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def is_busy(error: StorageUnavailable) -> bool:
    """Whether another program writes to the file just now."""
    cause: object = error.__cause__
    driver = cause.orig if isinstance(cause, DBAPIError) else cause
    return (
        isinstance(driver, sqlite3.OperationalError)
        and driver.sqlite_errorcode == sqlite3.SQLITE_BUSY
    )


@contextmanager
def storage_failures() -> Iterator[None]:
    """Say that the storage is unavailable, whatever the driver calls it."""
    try:
        yield
    except (DataError, psycopg.DataError) as error:
        # PostgreSQL has no room for it: a NUL in a text, or a number that is too large.
        raise InvalidInput("Something in that can't be kept.") from error
    except (DBAPIError, PoolTimeout, sqlite3.Error, psycopg.Error) as error:
        raise StorageUnavailable(
            "The games can't be read or written at the moment; nothing was changed."
        ) from error
