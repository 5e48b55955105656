"""People: guests, who have just a name, and accounts, who have a password, too."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from worldsfair.server.errors import ChangedMeanwhile, NameTaken
from worldsfair.server.storage.schema import chat_lines, memberships, people, sessions
from worldsfair.server.storage.statements import Statement
from worldsfair.server.tables.checks import name_key
from worldsfair.wire.tables import PersonId

GONE = "–"
"""The name of somebody who asked to be forgotten."""

_columns = people.c
SHOWN = (
    _columns.id,
    _columns.name,
    _columns.password,
    _columns.epoch,
    _columns.created_at,
    _columns.banned_at,
    _columns.bot_of,
)
"""The columns of a `Person`."""
_FIND = Statement(select(*SHOWN).where(_columns.id == bindparam("id")))
_FIND_SESSION = Statement(
    select(*SHOWN)
    .join(sessions, sessions.c.person_id == _columns.id)
    .where(sessions.c.id == bindparam("session"))
)


class Person(msgspec.Struct, frozen=True):
    """Somebody who has said a name."""

    id: PersonId
    name: str
    password: str | None
    epoch: int
    created_at: float
    banned_at: float | None = None
    bot_of: PersonId | None = None
    """Whose bot it is."""

    @property
    def is_account(self) -> bool:
        """Whether there is a password."""
        return self.password is not None

    @property
    def is_bot(self) -> bool:
        """Whether it is a bot account, which has a token for a password."""
        return self.bot_of is not None


def find(connection: Connection, person_id: str) -> Person | None:
    """The person with an id."""
    row = _FIND.run(connection, {"id": person_id}).fetchone()
    return None if row is None else Person(*row)


def find_by_session(connection: Connection, session_id: str) -> Person | None:
    """The person whose session it is, if it has not ended."""
    row = _FIND_SESSION.run(connection, {"session": session_id}).fetchone()
    return None if row is None else Person(*row)


def find_account(connection: Connection, name: str) -> Person | None:
    """The account with a name."""
    key = name_key(name)
    row = connection.execute(select(*SHOWN).where(_columns.name_key == key)).first()
    return None if row is None or not key else Person(*row)


def add_guest(connection: Connection, person: Person) -> None:
    """Keep a new guest."""
    connection.execute(insert(people), {"name_key": None, **msgspec.structs.asdict(person)})


def change(connection: Connection, person: Person, **columns: Any) -> Person:
    """Write some columns, unless somebody else has changed the person meanwhile."""
    after = msgspec.structs.replace(person, **columns, epoch=person.epoch + 1)
    values = {**columns, "epoch": after.epoch}
    if after.is_account and ("name" in columns or "password" in columns):
        values["name_key"] = name_key(after.name)
    statement = update(people).where(_columns.id == person.id, _columns.epoch == person.epoch)
    try:
        done = connection.execute(statement.values(values))
    except IntegrityError:
        raise NameTaken(f"There is an account {after.name!r} already.") from None
    if done.rowcount != 1:
        raise ChangedMeanwhile("Your account was changed at the same time; look at it again.")
    return after


def begin_to_forget(connection: Connection, person: Person, now: float) -> None:
    """Take name and password at once; the tables follow one by one."""
    connection.execute(
        update(people)
        .where(_columns.id == person.id)
        .values(
            name=GONE,
            name_key=None,
            password=None,
            epoch=person.epoch + 1,
            forgotten_at=now,
            bot_of=None,
            token_hash=None,
            stream=None,
            online_until=None,
        )
    )


def still_to_forget(connection: Connection) -> PersonId | None:
    """Somebody who is to be forgotten, and is not yet everywhere."""
    sits = exists().where(memberships.c.person_id == _columns.id)
    talked = exists().where(chat_lines.c.person_id == _columns.id)
    statement = select(_columns.id).where(_columns.forgotten_at.is_not(None), or_(sits, talked))
    found = connection.execute(statement.limit(1)).scalar()
    return None if found is None else PersonId(found)


def set_ban(connection: Connection, person_id: str, banned_at: float | None) -> None:
    """Ban somebody, or no longer."""
    connection.execute(update(people).where(_columns.id == person_id).values(banned_at=banned_at))
