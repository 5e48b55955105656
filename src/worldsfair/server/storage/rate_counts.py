"""Counts of requests that several processes share; a period begins with the first request in it."""

from __future__ import annotations

from sqlalchemy import Connection, case, delete

from worldsfair.server.storage.schema import rates
from worldsfair.server.storage.statements import insert_or_update


def count(connection: Connection, key: str, now: float, period_s: float) -> tuple[int, float]:
    """Count one more; says how many there are and until when they count."""
    is_over = rates.c.until <= now
    row = insert_or_update(
        connection,
        rates,
        {"key": key, "count": 1, "until": now + period_s},
        changes={
            "count": case((is_over, 1), else_=rates.c.count + 1),
            "until": case((is_over, now + period_s), else_=rates.c.until),
        },
        returning=(rates.c.count, rates.c.until),
    ).one()
    return int(row[0]), float(row[1])


def forget(connection: Connection, now: float) -> None:
    """Drop the periods that are over."""
    connection.execute(delete(rates).where(rates.c.until <= now))
