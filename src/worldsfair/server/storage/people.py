"""People: guests, who have just a name, and accounts, who have a password, too."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from worldsfair.server.errors import NameTaken
from worldsfair.server.storage.schema import chat_lines, memberships, people, ratings
from worldsfair.server.storage.statements import Statement
from worldsfair.server.storage.tables import keep, load_to_change
from worldsfair.server.tables.clocks import call_bot, is_bots_turn, run_clock
from worldsfair.server.tables.limits import name_key
from worldsfair.server.tables.model import PersonId

GONE = "–"
"""The name of somebody who deleted their account."""

_FIND = Statement(
    select(
        people.c.id, people.c.name, people.c.password, people.c.epoch, people.c.created_at
    ).where(people.c.id == bindparam("id"))
)


class Person(msgspec.Struct, frozen=True):
    """Somebody who has said a name."""

    id: PersonId
    name: str
    password: str | None
    epoch: int
    created_at: float

    @property
    def is_account(self) -> bool:
        """Whether there is a password."""
        return self.password is not None


def _person(row: Row[Any]) -> Person:
    return Person(PersonId(row.id), row.name, row.password, row.epoch, row.created_at)


def find(connection: Connection, person_id: str) -> Person | None:
    """The person with an id."""
    row = _FIND.run(connection, {"id": person_id}).fetchone()
    return None if row is None else Person(*row)


def find_account(connection: Connection, name: str) -> Person | None:
    """The account with a name."""
    row = connection.execute(select(people).where(people.c.name_key == name_key(name))).first()
    return None if row is None else _person(row)


def add_guest(connection: Connection, person: Person) -> None:
    """Keep a new guest."""
    connection.execute(insert(people), {"name_key": None, **msgspec.structs.asdict(person)})


def keep_person(connection: Connection, person: Person) -> None:
    """Keep a changed name or password; an account's name is its own."""
    key = name_key(person.name) if person.is_account else None
    statement = update(people).where(people.c.id == person.id)
    try:
        connection.execute(
            statement.values(
                name=person.name, name_key=key, password=person.password, epoch=person.epoch
            )
        )
    except IntegrityError:
        raise NameTaken(f"There is an account {person.name!r} already.") from None


def forget(connection: Connection, person: Person, now: float) -> None:
    """Delete an account: the games stay, the name goes from them and from the chat."""
    statement = select(memberships.c.table_id).where(memberships.c.person_id == person.id)
    for (table_id,) in connection.execute(statement).all():
        table = load_to_change(connection, table_id)
        for seat in table.seats:
            if seat.person == person.id and seat.kind == "person":
                seat.name = GONE
                seat.is_away = table.status == "playing"
        if is_bots_turn(table):
            run_clock(table, now)
            call_bot(table, now)
        keep(connection, table, now)
    connection.execute(
        update(chat_lines).where(chat_lines.c.person_id == person.id).values(name=GONE)
    )
    connection.execute(delete(ratings).where(ratings.c.subject == f"person:{person.id}"))
    connection.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(name=GONE, name_key=None, password=None, epoch=person.epoch + 1)
    )
