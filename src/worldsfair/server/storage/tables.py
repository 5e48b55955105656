"""Tables and their logs: loading, keeping and listing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, bindparam, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from worldsfair.server.errors import StaleTurn, UnknownTable, UnknownTurn
from worldsfair.server.storage.engines import DUPLICATES
from worldsfair.server.storage.schema import chat_lines, entries, game_tables, memberships
from worldsfair.server.storage.statements import Statement
from worldsfair.server.tables.model import Content, Entry, PersonId, Table, TableId

CHANNEL = "worldsfair"
"""Where PostgreSQL tells all processes that a table has changed."""

Which = Literal["public", "yours", "finished"]

_encode = msgspec.json.Encoder().encode
_content_of = msgspec.json.Decoder(Content).decode
_entry_of = msgspec.json.Decoder(Entry).decode

_ONE = select(game_tables).where(game_tables.c.id == bindparam("id"))
_LOAD = Statement(_ONE)
_LOAD_LOCKED = Statement(_ONE.with_for_update())
_ENTRIES = (
    select(entries)
    .where(entries.c.table_id == text(":id"), entries.c.number > text(":after"))
    .order_by(entries.c.number)
)
_INSERT_ENTRY = Statement(insert(entries))
_CHANGING = [column.name for column in game_tables.c if column.name not in ("id", "created_at")]
_UPDATE = Statement(
    update(game_tables)
    .where(game_tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in _CHANGING})
)


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    number: int
    person: PersonId | None
    name: str
    text: str
    at: float


class News(msgspec.Struct, frozen=True):
    """What PostgreSQL carries between processes: that a table has come this far."""

    table: TableId
    number: int
    chats: int
    changed_at: float
    waits_for_bot: bool


def load(connection: Connection, table_id: str) -> Table:
    """A table to look at."""
    return _found(_LOAD.run(connection, {"id": table_id}).fetchone())


def load_to_change(connection: Connection, table_id: str) -> Table:
    """A table that nobody else changes until this transaction ends."""
    return _found(_LOAD_LOCKED.run(connection, {"id": table_id}).fetchone())


def _found(row: Sequence[Any] | None) -> Table:
    if row is None:
        raise UnknownTable("There is no such table.")
    return _table(row)


def _table(row: Sequence[Any]) -> Table:
    """A row, its columns in the schema's order."""
    (
        table_id,
        status,
        _,
        number,
        turn,
        chats,
        decider,
        content,
        state,
        seed,
        layout,
        deadline,
        bot_due,
        claimed_until,
        created_at,
        changed_at,
    ) = row
    return Table(
        id=TableId(table_id),
        content=_content_of(content),
        created_at=created_at,
        status=status,
        number=number,
        turn=turn,
        chats=chats,
        decider=decider,
        state=state,
        seed=seed,
        layout=layout,
        deadline=deadline,
        bot_due=bot_due,
        claimed_until=claimed_until,
        changed_at=changed_at,
    )


def _columns(table: Table) -> dict[str, Any]:
    return {
        "status": table.status,
        "is_public": table.options.is_public,
        "number": table.number,
        "turn": table.turn,
        "chats": table.chats,
        "decider": table.decider,
        "content": _encode(table.content),
        "state": table.state,
        "seed": table.seed,
        "layout": table.layout,
        "deadline": table.deadline,
        "bot_due": table.bot_due,
        "claimed_until": table.claimed_until,
        "changed_at": table.changed_at,
    }


def add(connection: Connection, table: Table, now: float) -> None:
    """Keep a new table."""
    table.changed_at = now
    row = {"id": table.id, "created_at": table.created_at, **_columns(table)}
    connection.execute(insert(game_tables), row)
    _add_entries(connection, table, now)
    remember_people(connection, table)


def keep(connection: Connection, table: Table, now: float) -> None:
    """Keep what has changed: the new entries and the table itself, in this one transaction."""
    table.changed_at = now
    _add_entries(connection, table, now)
    _UPDATE.run(connection, {"key": table.id, **_columns(table)})
    notify(connection, table)


def notify(connection: Connection, table: Table) -> None:
    """Tell the other processes, once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        news = News(
            table.id, table.number, table.chats, table.changed_at, table.bot_due is not None
        )
        payload = _encode(news).decode()
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )


def _add_entries(connection: Connection, table: Table, now: float) -> None:
    for entry, state in table.news:
        values = {
            "table_id": table.id,
            "number": entry.number,
            "turn": entry.turn,
            "content": _encode(entry),
            "state": state,
            "at": now,
        }
        try:
            _INSERT_ENTRY.run(connection, values)
        except DUPLICATES:
            # The key of the log: of two who write the same number, one fails here.
            raise StaleTurn("Somebody else was faster.") from None


def remember_people(connection: Connection, table: Table) -> None:
    """So that everyone who sits here finds the table among their own."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    for person in {*table.people(), table.content.host}:
        statement = dialect.insert(memberships).values(person_id=person, table_id=table.id)
        connection.execute(statement.on_conflict_do_nothing())


def entries_after(connection: Connection, table_id: str, after: int) -> list[tuple[Entry, bytes]]:
    """The log from a number on, with the state after each entry."""
    rows = connection.execute(_ENTRIES, {"id": table_id, "after": after})
    return [(_entry_of(row.content), row.state) for row in rows]


def entry_at(connection: Connection, table_id: str, number: int) -> tuple[Entry, bytes] | None:
    """One entry of the log."""
    statement = select(entries.c.content, entries.c.state).where(
        entries.c.table_id == table_id, entries.c.number == number
    )
    row = connection.execute(statement).first()
    return None if row is None else (_entry_of(row.content), row.state)


def state_after_turn(connection: Connection, table: Table, turn: int) -> bytes:
    """The state with `turn` turns finished and the next one not begun, as it counts now."""
    state: bytes | None = None
    for entry, after in entries_after(connection, table.id, -1):
        if entry.turn == turn and (entry.kind in ("start", "takeback") or entry.completes):
            state = after
    if state is None or turn > table.turn:
        raise UnknownTurn(f"This game has no turn {turn}.")
    return state


def list_tables(
    connection: Connection, which: Which, person: PersonId | None, before: float, limit: int
) -> Sequence[Table]:
    """Tables that changed before a time, the latest first."""
    columns = game_tables.c
    statement = select(game_tables).where(columns.changed_at < before)
    if which == "public":
        statement = statement.where(columns.is_public, columns.status.in_(("waiting", "playing")))
    else:
        mine = and_(memberships.c.table_id == columns.id, memberships.c.person_id == person)
        if which == "yours":
            statement = statement.join(memberships, mine).where(
                columns.status.in_(("waiting", "playing"))
            )
        else:
            statement = statement.outerjoin(memberships, mine).where(
                columns.status.in_(("finished", "imported", "abandoned")),
                columns.is_public | memberships.c.person_id.is_not(None),
            )
    rows = connection.execute(statement.order_by(columns.changed_at.desc()).limit(limit))
    return [_table(row) for row in rows]


def add_chat(connection: Connection, table: Table, line: ChatLine) -> None:
    """Keep a line of chat."""
    connection.execute(
        insert(chat_lines),
        {
            "table_id": table.id,
            "number": line.number,
            "person_id": line.person,
            "name": line.name,
            "text": line.text,
            "at": line.at,
        },
    )


def chat_after(
    connection: Connection, table_id: str, after: int, limit: int = 200
) -> list[ChatLine]:
    """What was said since a number, the latest lines if there are many."""
    statement = (
        select(chat_lines)
        .where(chat_lines.c.table_id == table_id, chat_lines.c.number > after)
        .order_by(chat_lines.c.number.desc())
        .limit(limit)
    )
    rows = list(connection.execute(statement))
    return [
        ChatLine(
            row.number,
            None if row.person_id is None else PersonId(row.person_id),
            row.name,
            row.text,
            row.at,
        )
        for row in reversed(rows)
    ]
