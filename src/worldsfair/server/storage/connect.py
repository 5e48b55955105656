"""Reaching a database by its address."""

from __future__ import annotations

from worldsfair.server.storage.database import Database
from worldsfair.server.storage.engines import parse_url
from worldsfair.server.storage.postgresql import PostgresDatabase
from worldsfair.server.storage.sqlite import SqliteDatabase


def open_database(address: str, *, connections: int = 8) -> Database:
    """Reach a database and bring it to the present schema."""
    url = parse_url(address)
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(url)
    return PostgresDatabase(url, connections)
