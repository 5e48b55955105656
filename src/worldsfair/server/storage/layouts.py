"""States of an earlier layout, brought to the present one field by field.

A state is kept as bytes. What the bytes mean is kept beside them, so that games stay
readable when the layout changes: no rule is needed, so a changed rule does not matter.
"""

from __future__ import annotations

import msgspec
import numpy as np
from sqlalchemy import Connection, select, update

from worldsfair.rules.layout import LAYOUT, STATE
from worldsfair.server.errors import CannotServe
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.schema import entries, game_tables, settings
from worldsfair.server.storage.statements import insert_new
from worldsfair.server.tables.model import Content, Pending

_FILLER = "padding"
"""Rounds the size of a state up, and means nothing."""
_STEP = 50
"""Tables that are converted in one transaction."""


def renew_layouts(database: Database) -> None:
    """Write down the present layout, and convert every table of another, some at a time."""
    database.write_now(_remember)
    while database.write_now(_renew_some):
        pass


def _renew_some(connection: Connection) -> bool:
    statement = (
        select(game_tables.c.id)
        .where(game_tables.c.layout != LAYOUT, game_tables.c.problem.is_(None))
        .limit(_STEP)
    )
    found = connection.execute(statement).all()
    for (table_id,) in found:
        _renew(connection, table_id)
    return bool(found)


def _renew(connection: Connection, table_id: str) -> None:
    columns = game_tables.c
    statement = select(columns.layout, columns.content, columns.state).where(columns.id == table_id)
    layout, kept, state = connection.execute(statement.with_for_update()).one()
    if layout == LAYOUT:
        # Another process that starts was faster.
        return
    old = _known(connection, layout)
    content = msgspec.json.decode(kept, type=Content)
    pending = content.pending
    if pending is not None:
        before = convert(pending.before, old)
        content.pending = Pending(before, pending.moves, pending.choices)
    values = {
        "layout": LAYOUT,
        "content": msgspec.json.encode(content),
        "state": None if state is None else convert(state, old),
    }
    connection.execute(update(game_tables).where(columns.id == table_id).values(values))
    rows = connection.execute(
        select(entries.c.number, entries.c.state).where(entries.c.table_id == table_id)
    ).all()
    for number, after in rows:
        which = (entries.c.table_id == table_id) & (entries.c.number == number)
        connection.execute(update(entries).where(which).values(state=convert(after, old)))


def convert(state: bytes, old: np.dtype[np.void]) -> bytes:
    """The fields that both layouts have, by name; a new field is zero."""
    before = np.frombuffer(state, dtype=old)[0]
    after = np.zeros((), dtype=STATE)
    for name in STATE.names or ():
        if name in (old.names or ()) and name != _FILLER:
            after[name] = before[name]
    return after.tobytes()


def _remember(connection: Connection) -> None:
    fields = msgspec.json.encode(STATE.descr).decode()
    insert_new(connection, settings, {"name": f"layout {LAYOUT}", "value": fields})


def _known(connection: Connection, layout: str) -> np.dtype[np.void]:
    statement = select(settings.c.value).where(settings.c.name == f"layout {layout}")
    kept = connection.execute(statement).scalar()
    if kept is None:
        raise CannotServe(
            f"The database holds games in a layout that this version does not know ({layout}). "
            "Start the version that wrote them once more, then this one again."
        )
    fields = msgspec.json.decode(kept, type=list[list[str | list[int]]])
    return np.dtype([(field[0], field[1], *map(tuple, field[2:])) for field in fields])
