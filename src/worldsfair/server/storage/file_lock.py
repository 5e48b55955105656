"""Holding an SQLite file: one server at a time, as each believes that nobody else writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from worldsfair.server.errors import CannotServe


@contextmanager
def held_file(database: str | None) -> Iterator[None]:
    """Keep other servers from the same SQLite file; the hold ends with the process at the latest.

    It is a lock of SQLite's own on an empty file beside the games, so it works wherever
    SQLite does and leaves nothing behind that has to be cleared after a crash.
    """
    if database in (None, "", ":memory:"):
        yield
        return
    path = Path(f"{database}").resolve()
    try:
        connection = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise CannotServe(f"The database {path} can't be reached: {error}.") from None
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise CannotServe(f"{path}.lock can't be written: {error}.") from None
            raise CannotServe(
                f"Another server uses {path}. Stop it first, or keep other games "
                "elsewhere with --database-url."
            ) from None
        yield
