"""Sessions: on which devices somebody is signed in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from worldsfair.server.storage.schema import sessions
from worldsfair.wire.tables import PersonId

MOST_SESSIONS = 40
"""Of one person; the ones that were not seen longest end."""
_columns = sessions.c


class Session(msgspec.Struct, frozen=True):
    """One device."""

    id: str
    person_id: PersonId
    created_at: float
    seen_at: float
    device: str


def add(connection: Connection, session: Session) -> None:
    """Keep a new session."""
    connection.execute(insert(sessions), msgspec.structs.asdict(session))
    kept = [one.id for one in sessions_of(connection, session.person_id)][:MOST_SESSIONS]
    connection.execute(
        delete(sessions).where(
            _columns.person_id == session.person_id, _columns.id.not_in([*kept, session.id])
        )
    )


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """Somebody's sessions, the last seen first."""
    statement = (
        select(sessions).where(_columns.person_id == person).order_by(_columns.seen_at.desc())
    )
    return [Session(*row) for row in connection.execute(statement)]


def still_open(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Which of some sessions have not ended."""
    return set(connection.execute(select(_columns.id).where(_columns.id.in_(ids))).scalars())


def touch(connection: Connection, session_id: str, now: float) -> None:
    """Remember when it was last seen."""
    connection.execute(update(sessions).where(_columns.id == session_id).values(seen_at=now))


def end(connection: Connection, person: str, session_id: str) -> bool:
    """End one session of a person; says whether there was one."""
    done = connection.execute(
        delete(sessions).where(_columns.id == session_id, _columns.person_id == person)
    )
    return done.rowcount > 0


def end_all(connection: Connection, person: str, but: str | None = None) -> None:
    """End every session of a person, but perhaps one."""
    statement = delete(sessions).where(_columns.person_id == person)
    connection.execute(statement if but is None else statement.where(_columns.id != but))


def end_unseen(connection: Connection, before: float) -> None:
    """End the sessions that no browser has the cookie of any longer."""
    connection.execute(delete(sessions).where(_columns.seen_at < before))
