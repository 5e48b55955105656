"""The queue of bot decisions: tables whose `bot_due` is set, claimed for a while by a worker."""

from __future__ import annotations

from sqlalchemy import Connection, or_, select, update

from worldsfair.server.storage.schema import game_tables
from worldsfair.server.storage.tables import keep, load, load_to_change
from worldsfair.server.tables.clocks import take_overdue
from worldsfair.server.tables.model import Table

CLAIM_S = 15.0
"""A worker that dies leaves its claim; after this another takes over. Two that think about
the same turn do no harm, as the log takes it once."""


def claim(connection: Connection, now: float) -> Table | None:
    """The table that has waited longest for a bot; nobody else gets it for a while."""
    columns = game_tables.c
    statement = (
        select(columns.id)
        .where(
            columns.bot_due <= now,
            or_(columns.claimed_until.is_(None), columns.claimed_until < now),
        )
        .order_by(columns.bot_due)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    table_id = connection.execute(statement).scalar()
    if table_id is None:
        return None
    connection.execute(
        update(game_tables).where(columns.id == table_id).values(claimed_until=now + CLAIM_S)
    )
    return load(connection, table_id)


def release_all(connection: Connection) -> None:
    """Forget the claims of a process that is no more, where there is only one."""
    connection.execute(
        update(game_tables)
        .where(game_tables.c.claimed_until.is_not(None))
        .values(claimed_until=None)
    )


def waiting(connection: Connection) -> int:
    """How many tables wait for a bot."""
    return len(
        connection.execute(select(game_tables.c.id).where(game_tables.c.bot_due.is_not(None))).all()
    )


def sweep_overdue(connection: Connection, now: float) -> list[Table]:
    """Let bots decide where somebody's time is up."""
    columns = game_tables.c
    statement = (
        select(columns.id)
        .where(columns.deadline <= now)
        .limit(100)
        .with_for_update(skip_locked=True)
    )
    swept = []
    for (table_id,) in connection.execute(statement).all():
        table = load_to_change(connection, table_id)
        if take_overdue(table, now):
            keep(connection, table, now)
            swept.append(table)
    return swept
