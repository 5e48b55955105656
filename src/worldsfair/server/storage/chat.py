"""What is said at tables."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from worldsfair.server.storage.schema import chat_lines
from worldsfair.wire.people import OwnLine
from worldsfair.wire.tables import ChatLine, PersonId, TableId

MOST_LINES = 1000
"""Of a table; older ones go."""
_columns = chat_lines.c
_SHOWN = (_columns.number, _columns.person_id, _columns.name, _columns.text, _columns.at)


def _line(number: int, person: str | None, name: str, text: str, at: float) -> ChatLine:
    return ChatLine(number, None if person is None else PersonId(person), name, text, at)


def add_line(connection: Connection, table_id: str, line: ChatLine) -> None:
    """Keep a line of chat, and no more than there is room for."""
    connection.execute(
        insert(chat_lines),
        {
            "table_id": table_id,
            "number": line.number,
            "person_id": line.person,
            "name": line.name,
            "text": line.text,
            "at": line.at,
        },
    )
    if line.number > MOST_LINES:
        connection.execute(
            delete(chat_lines).where(
                _columns.table_id == table_id, _columns.number <= line.number - MOST_LINES
            )
        )


def lines_after(
    connection: Connection, table_id: str, after: int, limit: int = 200
) -> list[ChatLine]:
    """What was said since a number, the latest lines if there are many."""
    statement = (
        select(*_SHOWN)
        .where(_columns.table_id == table_id, _columns.number > after)
        .order_by(_columns.number.desc())
        .limit(limit)
    )
    return [_line(*row) for row in reversed(connection.execute(statement).all())]


def cleared_lines(connection: Connection, table_id: str, limit: int = 200) -> list[ChatLine]:
    """The lines of a table that were deleted."""
    statement = select(*_SHOWN).where(_columns.table_id == table_id, _columns.text == "")
    return [_line(*row) for row in connection.execute(statement.limit(limit))]


def line_at(connection: Connection, table_id: str, number: int) -> ChatLine | None:
    """One line."""
    statement = select(*_SHOWN).where(_columns.table_id == table_id, _columns.number == number)
    row = connection.execute(statement).first()
    return None if row is None else _line(*row)


def clear_line(connection: Connection, table_id: str, number: int) -> None:
    """Delete what a line says; that something was said stays."""
    which = (_columns.table_id == table_id) & (_columns.number == number)
    connection.execute(update(chat_lines).where(which).values(text=""))


def lines_of(connection: Connection, person: str, limit: int) -> list[OwnLine]:
    """What somebody said anywhere, the latest first."""
    statement = (
        select(_columns.table_id, *_SHOWN)
        .where(_columns.person_id == person)
        .order_by(_columns.at.desc())
        .limit(limit)
    )
    rows = connection.execute(statement)
    return [OwnLine(TableId(table_id), _line(*line)) for table_id, *line in rows]


def clear_lines_of(connection: Connection, person: str, table_id: str, name: str) -> None:
    """Delete what somebody said at a table, and the name beside it."""
    which = (_columns.table_id == table_id) & (_columns.person_id == person)
    connection.execute(update(chat_lines).where(which).values(name=name, text="", person_id=None))


def tables_talked_at(connection: Connection, person: str, limit: int) -> list[TableId]:
    """Where somebody has said something."""
    statement = select(_columns.table_id).where(_columns.person_id == person).distinct()
    return [TableId(table_id) for (table_id,) in connection.execute(statement.limit(limit))]
