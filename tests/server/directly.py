"""Actions and tables without a server, at a time of the test's own."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions, UnitOfWork
from worldsfair.server.settings import Limits
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.people import Person, add_guest
from worldsfair.server.tables.games import start_game
from worldsfair.server.tables.model import Actor, Table
from worldsfair.server.tables.seats import open_table, take_seat
from worldsfair.wire.requests import SeatRequest
from worldsfair.wire.tables import PersonId, TableOptions

Outcome = TypeVar("Outcome")
Given = ParamSpec("Given")

ADA = Actor(PersonId("ada"), "Ada", is_account=True)


def do(
    database: Database,
    now: float,
    action: Callable[Concatenate[UnitOfWork, Given], Outcome],
    *given: Given.args,
    **named: Given.kwargs,
) -> Outcome:
    """Carry an action out at a time."""
    actions = Actions(database, EventBus(), secrets, Limits(), lambda: now)
    return actions.do_now(action, *given, **named)


def add_ada(database: Database, password: str | None = None) -> None:
    """A person whom tables can belong to."""
    ada = Person(PersonId("ada"), "Ada", password, 0, 0.0)
    database.write_now(lambda connection: add_guest(connection, ada))


def started_table(
    options: TableOptions | None = None, *levels: str, seats: int = 2, now: float = 0.0
) -> Table:
    """A table of Ada's, started; bots take the seats named by their levels."""
    table = open_table(ADA, seats, options or TableOptions(), secrets, now)
    for seat in range(seats):
        if seat < len(levels):
            take_seat(table, ADA, seat, SeatRequest("bot", None, levels[seat]), secrets)
        else:
            take_seat(table, ADA, seat, SeatRequest("person"), secrets)
    start_game(table, now)
    return table


def keep_new(database: Database, table: Table, now: float = 0.0) -> None:
    """Keep a new table, and have nothing new left in it."""
    do(database, now, UnitOfWork.add, table)
    table.news.clear()
