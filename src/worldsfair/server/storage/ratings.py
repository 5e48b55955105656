"""How strong accounts and bots have shown to be."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, literal, select

from worldsfair.server.storage.schema import people, ratings
from worldsfair.server.storage.statements import insert_or_update
from worldsfair.wire.people import Rating

_columns = ratings.c
_NAME = func.coalesce(people.c.name, _columns.name)
_SHOWN = select(_columns.subject, _NAME, _columns.mu, _columns.sigma, _columns.games).outerjoin(
    people, _columns.subject == literal("person:").concat(people.c.id)
)


def load(connection: Connection, subjects: Sequence[str]) -> dict[str, Rating]:
    """The ratings of some, to be changed."""
    statement = select(ratings).where(_columns.subject.in_(subjects)).order_by(_columns.subject)
    rows = connection.execute(statement.with_for_update())
    return {row.subject: Rating(*row) for row in rows}


def keep(connection: Connection, rating: Rating) -> None:
    """Keep a rating."""
    insert_or_update(connection, ratings, msgspec.structs.asdict(rating))


def forget(connection: Connection, subject: str) -> None:
    """Somebody is not rated any longer."""
    connection.execute(delete(ratings).where(_columns.subject == subject))


def find(connection: Connection, subject: str) -> Rating | None:
    """Somebody's rating, by the name they have now."""
    row = connection.execute(_SHOWN.where(_columns.subject == subject)).first()
    return None if row is None else Rating(*row)


def best(connection: Connection, limit: int) -> list[Rating]:
    """The ratings, the strongest first."""
    strength = _columns.mu - 3 * _columns.sigma
    rows = connection.execute(_SHOWN.order_by(strength.desc()).limit(limit))
    return [Rating(*row) for row in rows]
