"""Statements for both databases: prepared ones, and inserting what may be there.

SQLAlchemy takes longer to prepare a statement than SQLite takes to run it. So the few of every
turn are written by SQLAlchemy once for each dialect, and from then on the driver gets the text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.sql import ClauseElement

_DIALECTS: dict[str, Any] = {
    # Both take the values by name, so that their order does not matter.
    "sqlite": sqlite.dialect(paramstyle="named"),
    "postgresql": PGDialect_psycopg(),  # type: ignore[no-untyped-call]  # SQLAlchemy's own gap
}
_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


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


def insert_new(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Insert a row unless its key is there."""
    statement = _INSERTS[connection.dialect.name](table).values(values)
    connection.execute(statement.on_conflict_do_nothing())


def insert_or_update(
    connection: Connection,
    table: Table,
    values: Mapping[str, Any],
    changes: Mapping[str, Any] | None = None,
    returning: Sequence[Any] = (),
) -> Any:
    """Insert a row; where its key is there, set `changes`, by default all of it."""
    statement = (
        _INSERTS[connection.dialect.name](table)
        .values(values)
        .on_conflict_do_update(
            index_elements=list(table.primary_key.columns),
            set_=dict(values if changes is None else changes),
        )
    )
    return connection.execute(statement.returning(*returning) if returning else statement)
