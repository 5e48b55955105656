"""States of an earlier layout, brought to the present one field by field.

A state is kept as bytes. What the bytes mean is kept beside them, so that games stay
readable when the layout changes: no rule is needed, so a changed rule does not matter.
"""

from __future__ import annotations

import msgspec
import numpy as np
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from worldsfair.rules.layout import LAYOUT, STATE
from worldsfair.server.errors import CannotServe
from worldsfair.server.storage.schema import entries, game_tables, settings
from worldsfair.server.storage.tables import load_to_change
from worldsfair.server.tables.model import Pending

_FILLER = "padding"
"""Rounds the size of a state up, and means nothing."""


def renew_layouts(connection: Connection) -> None:
    """Write down the present layout, and convert every table of another."""
    _remember(connection)
    statement = select(game_tables.c.id, game_tables.c.layout).where(game_tables.c.layout != LAYOUT)
    for table_id, layout in connection.execute(statement).all():
        _renew(connection, table_id, _known(connection, layout))


def _renew(connection: Connection, table_id: str, old: np.dtype[np.void]) -> None:
    table = load_to_change(connection, table_id)
    if table.layout == LAYOUT:
        # Another process that starts was faster.
        return
    pending = table.content.pending
    if pending is not None:
        before = convert(pending.before, old)
        table.content.pending = Pending(before, pending.moves, pending.choices)
    values = {
        "layout": LAYOUT,
        "content": msgspec.json.encode(table.content),
        "state": None if table.state is None else convert(table.state, old),
    }
    connection.execute(update(game_tables).where(game_tables.c.id == table_id).values(values))
    rows = connection.execute(
        select(entries.c.number, entries.c.state).where(entries.c.table_id == table_id)
    ).all()
    for number, state in rows:
        which = (entries.c.table_id == table_id) & (entries.c.number == number)
        connection.execute(update(entries).where(which).values(state=convert(state, old)))


def convert(state: bytes, old: np.dtype[np.void]) -> bytes:
    """The fields that both layouts have, by name; a new field is zero."""
    before = np.frombuffer(state, dtype=old)[0]
    after = np.zeros((), dtype=STATE)
    for name in STATE.names or ():
        if name in (old.names or ()) and name != _FILLER:
            after[name] = before[name]
    return after.tobytes()


def _remember(connection: Connection) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    fields = msgspec.json.encode(STATE.descr).decode()
    statement = dialect.insert(settings).values(name=f"layout {LAYOUT}", value=fields)
    connection.execute(statement.on_conflict_do_nothing())


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
