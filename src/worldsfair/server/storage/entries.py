"""The logs of tables: one row for each step, keyed by table and number, never changed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from worldsfair.server.errors import StaleTurn, UnknownTurn
from worldsfair.server.storage.engines import DUPLICATES
from worldsfair.server.storage.schema import entries
from worldsfair.server.storage.statements import Statement
from worldsfair.wire.tables import Entry

_encode = msgspec.json.Encoder().encode
_entry_of = msgspec.json.Decoder(Entry).decode
_columns = entries.c
_INSERT = Statement(insert(entries))
_AT = Statement(
    select(_columns.content, _columns.state).where(
        _columns.table_id == bindparam("id"), _columns.number == bindparam("number")
    )
)


def add_entries(
    connection: Connection, table_id: str, news: Sequence[tuple[Entry, bytes]], now: float
) -> None:
    """Keep the next steps of a table."""
    for entry, state in news:
        values = {
            "table_id": table_id,
            "number": entry.number,
            "turn": entry.turn,
            "content": _encode(entry),
            "state": state,
            "at": now,
        }
        try:
            _INSERT.run(connection, values)
        except DUPLICATES:
            # The key of the log: of two who write the same number, one fails here.
            raise StaleTurn("Somebody else was faster.") from None


def entries_after(
    connection: Connection, table_id: str, after: int, limit: int | None = None
) -> list[tuple[Entry, bytes]]:
    """The log from a number on, with the state after each entry."""
    statement = (
        select(_columns.content, _columns.state)
        .where(_columns.table_id == table_id, _columns.number > after)
        .order_by(_columns.number)
        .limit(limit)
    )
    return [(_entry_of(content), state) for content, state in connection.execute(statement)]


def entry_at(connection: Connection, table_id: str, number: int) -> tuple[Entry, bytes] | None:
    """One entry of the log."""
    row = _AT.run(connection, {"id": table_id, "number": number}).fetchone()
    return None if row is None else (_entry_of(row[0]), row[1])


def state_after_turn(connection: Connection, table_id: str, turn: int) -> bytes:
    """The state with `turn` turns finished and the next one not begun, as it counts now."""
    statement = (
        select(_columns.content, _columns.state)
        .where(_columns.table_id == table_id, _columns.turn == turn)
        .order_by(_columns.number.desc())
    )
    for content, state in connection.execute(statement):
        entry = _entry_of(content)
        if entry.kind in ("start", "takeback") or entry.completes:
            return bytes(state)
    raise UnknownTurn(f"This game has no turn {turn}.")
