"""Counting requests: in memory, or in PostgreSQL where several processes serve the same people."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, case, delete
from sqlalchemy.dialects import postgresql

from worldsfair.server.storage.database import Database
from worldsfair.server.storage.schema import rates

PERIOD_S = 60.0


class Counted(NamedTuple):
    """How often it was since a period began, and when that ends."""

    times: int
    until: float


class Rates:
    """Counts by key; a period begins with the first request in it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._is_shared = database.url.get_backend_name() == "postgresql"
        self._here: dict[str, Counted] = {}

    async def count(self, key: str, now: float, *, is_shared: bool) -> Counted:
        """Count one more."""
        if is_shared and self._is_shared:
            return await self._database.write(lambda connection: _count(connection, key, now))
        before = self._here.get(key)
        if before is None or before.until <= now:
            before = Counted(0, now + PERIOD_S)
        self._here[key] = Counted(before.times + 1, before.until)
        return self._here[key]

    async def forget(self, now: float) -> None:
        """Drop the periods that are over."""
        self._here = {key: value for key, value in self._here.items() if value.until > now}
        if self._is_shared:
            await self._database.write(
                lambda connection: connection.execute(delete(rates).where(rates.c.until <= now))
            )


def _count(connection: Connection, key: str, now: float) -> Counted:
    is_over = rates.c.until <= now
    statement = postgresql.insert(rates).values(key=key, count=1, until=now + PERIOD_S)
    row = connection.execute(
        statement.on_conflict_do_update(
            index_elements=[rates.c.key],
            set_={
                "count": case((is_over, 1), else_=rates.c.count + 1),
                "until": case((is_over, now + PERIOD_S), else_=rates.c.until),
            },
        ).returning(rates.c.count, rates.c.until)
    ).one()
    return Counted(*row)
