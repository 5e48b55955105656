"""Games as records: taking one away, and bringing one from elsewhere."""

from __future__ import annotations

from worldsfair.records.continuations import Continuation
from worldsfair.records.model import Record
from worldsfair.server.actions.callers import known_person
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.storage import entries as log
from worldsfair.server.tables.game_records import Chapter, recorded_game
from worldsfair.server.tables.model import Actor, Table


def record_of(work: UnitOfWork, table_id: str) -> Record | Continuation:
    """The game so far, over all tables that it went over."""
    return recorded_game(chapters_of(work, table_id))


def chapters_of(work: UnitOfWork, table_id: str) -> list[Chapter]:
    """The tables that a game went over, the first one first; how many there are is limited."""
    chapters: list[Chapter] = []
    earlier: str | None = table_id
    while earlier is not None:
        table = work.look_at(earlier)
        entries = [entry for entry, _ in log.entries_after(work.connection, earlier, -1)]
        chapters.insert(0, (table, entries))
        earlier = None if table.content.origin is None else table.content.origin.table
    return chapters


def importer(work: UnitOfWork, credentials: Credentials) -> Actor:
    """Who brings a game from elsewhere; asked before anything is done with it."""
    person = known_person(work, credentials)
    return Actor(person.id, person.name, person.is_account)


def keep_imported(work: UnitOfWork, credentials: Credentials, table: Table) -> Table:
    """Keep a game from elsewhere that was verified."""
    importer(work, credentials)
    work.add(table)
    return table
