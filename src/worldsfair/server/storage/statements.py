"""The few statements of every turn, handed to the driver as they are.

SQLAlchemy takes longer to prepare a statement than SQLite takes to run it. So these are
written by SQLAlchemy once for each dialect, and from then on the driver gets the text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.sql import ClauseElement

_DIALECTS: dict[str, Any] = {
    # Both take the values by name, so that their order does not matter.
    "sqlite": sqlite.dialect(paramstyle="named"),
    "postgresql": PGDialect_psycopg(),  # type: ignore[no-untyped-call]  # SQLAlchemy's own gap
}


class Statement:
    """A statement whose bound parameters are all given by name when it is run.

    No type is converted on the way: it is for text, numbers and bytes.
    """

    def __init__(self, clause: ClauseElement) -> None:
        self._texts = {
            name: str(clause.compile(dialect=dialect)) for name, dialect in _DIALECTS.items()
        }

    def run(self, connection: Connection, values: Mapping[str, Any]) -> Any:
        """The driver's cursor; whoever calls has begun a transaction."""
        driver: Any = connection.connection.driver_connection
        return driver.execute(self._texts[connection.dialect.name], values)
