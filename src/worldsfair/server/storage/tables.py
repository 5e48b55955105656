"""Tables: loading, keeping, listing and counting their rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from worldsfair.rules.layout import LAYOUT
from worldsfair.server.errors import NewerFormat, SetAside, UnknownTable
from worldsfair.server.storage.entries import add_entries
from worldsfair.server.storage.schema import game_tables, memberships
from worldsfair.server.storage.statements import Statement, insert_new
from worldsfair.server.tables.model import FORMAT, Content, Table
from worldsfair.wire.tables import PersonId, TableId, Which

_encode = msgspec.json.Encoder().encode
_content_of = msgspec.json.Decoder(Content).decode

_columns = game_tables.c
_KEPT = (
    _columns.id,
    _columns.format,
    _columns.revision,
    _columns.status,
    _columns.number,
    _columns.turn,
    _columns.chats,
    _columns.decider,
    _columns.content,
    _columns.state,
    _columns.seed,
    _columns.layout,
    _columns.deadline,
    _columns.bot_due,
    _columns.claimed_until,
    _columns.created_at,
    _columns.changed_at,
    _columns.code,
)
_ONE = select(*_KEPT).where(_columns.id == bindparam("id"))
_LOAD = Statement(_ONE)
_LOAD_LOCKED = Statement(_ONE.with_for_update())
_CHANGING = (
    "format",
    "revision",
    "status",
    "host",
    "is_public",
    "has_bots",
    "is_peopled",
    "number",
    "turn",
    "chats",
    "decider",
    "content",
    "state",
    "seed",
    "layout",
    "deadline",
    "bot_due",
    "claimed_until",
    "changed_at",
    "code",
)
_UPDATE = Statement(
    update(game_tables)
    .where(_columns.id == bindparam("key"))
    .values({name: bindparam(name) for name in _CHANGING})
)


def load(connection: Connection, table_id: str) -> Table:
    """A table to look at."""
    return _found(_LOAD.run(connection, {"id": table_id}).fetchone())


def load_to_change(connection: Connection, table_id: str) -> Table:
    """A table that nobody else changes until this transaction ends."""
    return _found(_LOAD_LOCKED.run(connection, {"id": table_id}).fetchone())


def find_by_code(connection: Connection, code: str) -> TableId | None:
    """The table that a code leads to."""
    found = connection.execute(select(_columns.id).where(_columns.code == code)).scalar()
    return None if found is None else TableId(found)


def _found(row: Sequence[Any] | None) -> Table:
    if row is None:
        raise UnknownTable("There is no such table.")
    return _table(row)


def _readable(row: Sequence[Any]) -> Table | None:
    """A row, unless it can't be read."""
    try:
        return _table(row)
    except (SetAside, NewerFormat):
        return None


def _table(row: Sequence[Any]) -> Table:
    """A row of `_KEPT`; refused if it was written by a newer version, or can't be read."""
    (
        table_id,
        written,
        revision,
        status,
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
        code,
    ) = row
    if written > FORMAT or (layout != LAYOUT and state is not None):
        raise NewerFormat("A newer version of the server keeps this table; ask again later.")
    try:
        kept = _content_of(content)
    except msgspec.DecodeError as error:
        raise SetAside("This table can't be read; the operator is told.") from error
    return Table(
        id=TableId(table_id),
        content=kept,
        created_at=created_at,
        revision=revision,
        status=status,
        number=number,
        turn=turn,
        chats=chats,
        code=code,
        decider=decider,
        state=state,
        seed=seed,
        layout=layout,
        deadline=deadline,
        bot_due=bot_due,
        claimed_until=claimed_until,
        changed_at=changed_at,
    )


def _row(table: Table) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "revision": table.revision,
        "status": table.status,
        "host": table.content.host,
        "is_public": table.options.is_public,
        "has_bots": any(seat.kind == "bot" for seat in table.seats),
        "is_peopled": table.is_peopled,
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
        "code": table.code,
    }


def add(connection: Connection, table: Table, now: float) -> None:
    """Keep a new table."""
    table.revision = 1
    table.changed_at = now
    row = {"id": table.id, "created_at": table.created_at, **_row(table)}
    connection.execute(insert(game_tables), row)
    add_entries(connection, table.id, table.news, now)
    remember_people(connection, table)


def keep(connection: Connection, table: Table, now: float) -> None:
    """Keep what has changed: the new entries and the table itself, in this one transaction."""
    table.revision += 1
    table.changed_at = now
    add_entries(connection, table.id, table.news, now)
    _UPDATE.run(connection, {"key": table.id, **_row(table)})


def remember_people(connection: Connection, table: Table) -> None:
    """So that everyone who sits here finds the table among their own."""
    for person in {*table.people(), *table.invited(), table.content.host}:
        insert_new(connection, memberships, {"person_id": person, "table_id": table.id})


def forget_membership(connection: Connection, person: str, table_id: str) -> None:
    """The table is none of theirs any more."""
    connection.execute(
        delete(memberships).where(
            memberships.c.person_id == person, memberships.c.table_id == table_id
        )
    )


def tables_of(connection: Connection, person: str, limit: int, after: str = "") -> list[TableId]:
    """Where somebody sits or sat, in the order of the ids."""
    statement = (
        select(memberships.c.table_id)
        .where(memberships.c.person_id == person, memberships.c.table_id > after)
        .order_by(memberships.c.table_id)
        .limit(limit)
    )
    return [TableId(table_id) for (table_id,) in connection.execute(statement)]


def list_tables(
    connection: Connection, which: Which, person: PersonId | None, before: float, limit: int
) -> list[Table]:
    """Tables that changed before a time, the latest first."""
    statement = select(*_KEPT).where(_columns.changed_at < before, _columns.problem.is_(None))
    if which == "public":
        statement = statement.where(_columns.is_public, _columns.status.in_(("waiting", "playing")))
    else:
        mine = and_(memberships.c.table_id == _columns.id, memberships.c.person_id == person)
        if which == "yours":
            statement = statement.join(memberships, mine).where(
                _columns.status.in_(("waiting", "playing"))
            )
        else:
            statement = statement.outerjoin(memberships, mine).where(
                _columns.status.in_(("finished", "imported", "abandoned")),
                _columns.is_public | memberships.c.person_id.is_not(None),
            )
    rows = connection.execute(statement.order_by(_columns.changed_at.desc()).limit(limit))
    return [table for table in map(_readable, rows) if table is not None]


def open_tables(connection: Connection, host: PersonId) -> int:
    """How many tables of a host wait or play."""
    return _count(connection, _columns.host == host, _columns.status.in_(("waiting", "playing")))


def running_games(connection: Connection, host: PersonId) -> int:
    """How many tables of a host play with bots."""
    return _count(
        connection, _columns.host == host, _columns.status == "playing", _columns.has_bots
    )


def _count(connection: Connection, *conditions: Any) -> int:
    statement = select(func.count()).select_from(game_tables).where(*conditions)
    return int(connection.execute(statement).scalar_one())


def revisions(connection: Connection, ids: Sequence[TableId]) -> dict[TableId, int]:
    """How far some tables have come."""
    statement = select(_columns.id, _columns.revision).where(_columns.id.in_(ids))
    return {TableId(table_id): revision for table_id, revision in connection.execute(statement)}


def overdue(connection: Connection, now: float, limit: int) -> list[TableId]:
    """Where somebody's time is up; they are locked until the transaction ends."""
    statement = (
        select(_columns.id)
        .where(_columns.deadline <= now, _columns.problem.is_(None))
        .order_by(_columns.deadline)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    return [TableId(table_id) for (table_id,) in connection.execute(statement)]


def timed(connection: Connection, limit: int, after: str = "") -> list[TableId]:
    """Where somebody's time runs, in the order of the ids."""
    statement = (
        select(_columns.id)
        .where(_columns.deadline.is_not(None), _columns.problem.is_(None), _columns.id > after)
        .order_by(_columns.id)
        .limit(limit)
    )
    return [TableId(table_id) for (table_id,) in connection.execute(statement)]


def waiting_since(connection: Connection, before: float, limit: int) -> list[TableId]:
    """Tables where nothing has happened since, and no game has begun."""
    return _unchanged_since(connection, before, limit, _columns.status == "waiting")


def still_since(connection: Connection, before: float, limit: int) -> list[TableId]:
    """Games of nobody but bots and people who are away, where nothing has happened since."""
    playing = and_(_columns.status == "playing", _columns.is_peopled.is_(False))
    return _unchanged_since(connection, before, limit, playing)


def _unchanged_since(
    connection: Connection, before: float, limit: int, condition: ColumnElement[bool]
) -> list[TableId]:
    statement = (
        select(_columns.id)
        .where(condition, _columns.changed_at < before, _columns.problem.is_(None))
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    return [TableId(table_id) for (table_id,) in connection.execute(statement)]


def set_aside(connection: Connection, table_id: str, problem: str | None) -> None:
    """Keep a table from the bots and the clock until the operator has looked at it."""
    connection.execute(update(game_tables).where(_columns.id == table_id).values(problem=problem))


def problems(connection: Connection, limit: int) -> list[tuple[TableId, str]]:
    """The tables that are set aside, and why."""
    statement = select(_columns.id, _columns.problem).where(_columns.problem.is_not(None))
    rows = connection.execute(statement.limit(limit))
    return [(TableId(table_id), str(problem)) for table_id, problem in rows]


def find_tables(
    connection: Connection, *, status: str | None, person: str | None, limit: int
) -> list[tuple[TableId, str, str, float, str | None]]:
    """Id, status, host, time of the last change and problem, for the operator."""
    statement = select(
        _columns.id, _columns.status, _columns.host, _columns.changed_at, _columns.problem
    ).order_by(_columns.changed_at.desc())
    if status is not None:
        statement = statement.where(_columns.status == status)
    if person is not None:
        sits = select(memberships.c.table_id).where(memberships.c.person_id == person)
        statement = statement.where(or_(_columns.host == person, _columns.id.in_(sits)))
    rows = connection.execute(statement.limit(limit))
    return [(TableId(a), b, c, d, e) for a, b, c, d, e in rows]


def watch(connection: Connection, table_id: str, until: float) -> None:
    """Somebody looks at a game of bots, so it goes on."""
    connection.execute(
        update(game_tables).where(_columns.id == table_id).values(watched_until=until)
    )
