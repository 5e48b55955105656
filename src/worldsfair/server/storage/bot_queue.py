"""The queue of bot decisions: tables whose `bot_due` is set, leased by a worker for a while."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select, update

from worldsfair.server.storage.schema import bot_hosts, game_tables
from worldsfair.server.storage.statements import insert_or_update
from worldsfair.wire.tables import TableId

LEASE_S = 15.0
"""A worker renews its lease while it thinks; after one that died, another takes over. Two that
think about the same turn do no harm, as the log takes it once."""
_PUT_OFF_S = 3.0

_columns = game_tables.c


def claim(connection: Connection, worker: str, now: float) -> tuple[TableId, str] | None:
    """Lease the next table to a worker; gives it with its host.

    Where people play comes first; among those, the host for whom bots have thought least of
    late; and then who has waited longest. Games of bots alone stand still while nobody looks.
    """
    served = case((bot_hosts.c.served_until > now, bot_hosts.c.served_until), else_=now)
    statement = (
        select(_columns.id, _columns.host)
        .outerjoin(bot_hosts, bot_hosts.c.host == _columns.host)
        .where(_waits(now), or_(_columns.claimed_until.is_(None), _columns.claimed_until < now))
        .order_by(_columns.is_peopled.desc(), served, _columns.bot_due)
        .limit(1)
        .with_for_update(skip_locked=True, of=game_tables)
    )
    row = connection.execute(statement).first()
    if row is None:
        return None
    values = {"claimed_until": now + LEASE_S, "claimed_by": worker}
    connection.execute(update(game_tables).where(_columns.id == row.id).values(values))
    return TableId(row.id), row.host


def _waits(now: float) -> ColumnElement[bool]:
    goes_on = or_(_columns.is_peopled, _columns.watched_until >= now)
    return and_(_columns.bot_due <= now, _columns.problem.is_(None), goes_on)


def renew(connection: Connection, table_id: str, worker: str, now: float) -> None:
    """Keep a lease while thinking."""
    _lease(connection, table_id, worker, now + LEASE_S)


def put_off(connection: Connection, table_id: str, worker: str, now: float) -> None:
    """Give a lease back soon: others come first meanwhile."""
    _lease(connection, table_id, worker, now + _PUT_OFF_S)


def _lease(connection: Connection, table_id: str, worker: str, until: float) -> None:
    connection.execute(
        update(game_tables)
        .where(_columns.id == table_id, _columns.claimed_by == worker)
        .values(claimed_until=until)
    )


def charge(connection: Connection, host: str, seconds: float, now: float) -> None:
    """Bots have thought so long for a host: others come first for as long."""
    row = connection.execute(
        select(bot_hosts.c.served_until).where(bot_hosts.c.host == host)
    ).scalar()
    until = max(now - seconds, row or 0.0) + seconds
    insert_or_update(connection, bot_hosts, {"host": host, "served_until": until})


def forget_hosts(connection: Connection, before: float) -> None:
    """Drop the accounts of hosts whom nobody waits behind any longer."""
    connection.execute(bot_hosts.delete().where(bot_hosts.c.served_until < before))


def release_all(connection: Connection) -> None:
    """Forget the leases of a process that is no more, where there is only one."""
    connection.execute(
        update(game_tables)
        .where(_columns.claimed_until.is_not(None))
        .values(claimed_until=None, claimed_by=None)
    )


def waiting(connection: Connection, now: float) -> int:
    """How many tables wait for a bot."""
    statement = select(func.count()).select_from(game_tables).where(_waits(now))
    return int(connection.execute(statement).scalar_one())
