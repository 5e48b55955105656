"""What happens by itself: time runs out, waiting tables close, old things go."""

from __future__ import annotations

from collections.abc import Callable

from worldsfair.server.actions.endings import conclude
from worldsfair.server.actions.games import shift_clock, take_overdue
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.errors import NewerFormat, SetAside
from worldsfair.server.storage import bot_queue, keys, rate_counts
from worldsfair.server.storage import sessions as session_rows
from worldsfair.server.storage import tables as rows
from worldsfair.server.tables.proposals import abandon
from worldsfair.wire.tables import TableId

_AT_ONCE = 50
WAITING_DAYS = 3
STILL_DAYS = 30
SESSION_DAYS = 400
_DAY_S = 86_400.0


def sweep_overdue(work: UnitOfWork) -> int:
    """Let bots decide where somebody's time is up; says for how many tables."""
    due = rows.overdue(work.connection, work.now, _AT_ONCE)
    return _each(work, due, lambda table_id: take_overdue(work, table_id))


def close_waiting(work: UnitOfWork) -> int:
    """Close tables that nobody has touched for days; says how many."""
    before = work.now - WAITING_DAYS * _DAY_S

    def close(table_id: TableId) -> None:
        table = work.load(table_id)
        table.status = "closed"
        work.keep(table)

    return _each(work, rows.waiting_since(work.connection, before, _AT_ONCE), close)


def end_still(work: UnitOfWork) -> int:
    """End games that no person plays any more and nobody has come back to; says how many."""
    before = work.now - STILL_DAYS * _DAY_S

    def end(table_id: TableId) -> None:
        table = work.load(table_id)
        abandon(table)
        conclude(work, table)
        work.keep(table)

    return _each(work, rows.still_since(work.connection, before, _AT_ONCE), end)


def _each(work: UnitOfWork, tables: list[TableId], change: Callable[[TableId], None]) -> int:
    """Change some tables; one that can't be read is set aside and holds up no other."""
    for table_id in tables:
        try:
            change(table_id)
        except SetAside as error:
            rows.set_aside(work.connection, table_id, f"{error.__cause__}")
        except NewerFormat:
            # A newer process beside this one looks after it.
            continue
    return len(tables)


def tidy(work: UnitOfWork) -> None:
    """Forget what nobody needs."""
    rate_counts.forget(work.connection, work.now)
    bot_queue.forget_hosts(work.connection, work.now - 60)
    session_rows.end_unseen(work.connection, work.now - SESSION_DAYS * _DAY_S)


def say_alive(work: UnitOfWork) -> None:
    """A server runs, so time passes for those who think."""
    keys.say_alive(work.connection, work.now)


def find_outage(work: UnitOfWork, shortest_s: float) -> float:
    """For how long no server has run, if that is worth speaking of."""
    last = keys.last_alive(work.connection)
    gone = 0.0 if last is None else work.now - last
    return gone if gone > shortest_s else 0.0


def give_time_back(work: UnitOfWork, outage_s: float, after: str) -> str | None:
    """Move the clocks of some tables by an outage; says where to go on, None at the end."""
    tables = rows.timed(work.connection, _AT_ONCE, after)
    _each(work, tables, lambda table_id: shift_clock(work, table_id, outage_s))
    return tables[-1] if tables else None
