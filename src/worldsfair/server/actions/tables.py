"""Before a game: opening tables, sitting down, getting ready, adding to the shuffle, closing."""

from __future__ import annotations

from collections.abc import Callable

from worldsfair.server.actions.bot_accounts import forget_uninvited, invite
from worldsfair.server.actions.callers import (
    actor_asking,
    refuse_taken_name,
)
from worldsfair.server.actions.endings import conclude
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import (
    AccountsOnly,
    InvalidInput,
    NotSignedIn,
    TooManyTables,
    UnknownTable,
)
from worldsfair.server.storage import people as people_rows
from worldsfair.server.storage import tables as rows
from worldsfair.server.tables import clocks, codes, seats
from worldsfair.server.tables.forfeits import forfeit
from worldsfair.server.tables.model import Actor, Table
from worldsfair.wire.requests import SeatRequest, TableRequest
from worldsfair.wire.tables import PersonId, TableId, TableOptions, Which


def open_table(work: UnitOfWork, credentials: Credentials, wish: TableRequest) -> Table:
    """A table whose host is whoever opens it, with those who are there already."""
    actor = actor_asking(work, credentials)
    refuse_too_many_tables(work, seats.person_of(actor))
    table = seats.open_table(actor, len(wish.seats), wish.options, work.chance, work.now)
    for number, seat in enumerate(wish.seats):
        if seat.kind not in ("open", "program") or seat.invite is not None:
            _take_seat(work, table, actor, number, seat)
    work.add(table)
    return table


def refuse_too_many_tables(work: UnitOfWork, host: PersonId) -> None:
    """Nobody fills the server with tables."""
    if rows.open_tables(work.connection, host) >= work.limits.tables_per_person:
        raise TooManyTables(
            f"You have {work.limits.tables_per_person} tables open; finish or close one first."
        )


def list_tables(
    work: UnitOfWork, credentials: Credentials, which: Which, before: float | None, limit: int
) -> list[Table]:
    """Public tables, one's own, or finished games; the last changed first."""
    found = actor_asking(work, credentials).person
    if found is None and which == "yours":
        raise NotSignedIn("Say your name first.")
    latest = work.now + 1 if before is None else before
    return rows.list_tables(work.connection, which, found, latest, limit)


def find_by_code(work: UnitOfWork, text: str) -> TableId:
    """Where a short code leads, however it was typed."""
    code = codes.read_code(text)
    found = None if code is None else rows.find_by_code(work.connection, code)
    if found is None:
        raise UnknownTable("No table has this code now.")
    return found


def change_options(
    work: UnitOfWork, credentials: Credentials, table_id: str, options: TableOptions
) -> Table:
    """The host sets the options anew."""

    def change(table: Table, actor: Actor) -> None:
        seats.change_options(table, actor, options)
        if options.is_rated:
            _refuse_uncounted(work, table)

    return _change(work, credentials, table_id, change)


def _refuse_uncounted(work: UnitOfWork, table: Table) -> None:
    """A table becomes rated only if everyone at it is an account, once, by the account's name."""
    accounts = []
    for seat in table.seats:
        if seat.kind == "program" or seat.invited is not None:
            raise AccountsOnly("A rated table is for accounts and bots.")
        if seat.kind == "person" and seat.person is not None:
            person = people_rows.find(work.connection, seat.person)
            if person is None or not person.is_account or person.id in accounts:
                raise AccountsOnly("At a rated table everyone is an account, once.")
            seat.name = person.name
            accounts.append(person.id)


def take_seat(
    work: UnitOfWork, credentials: Credentials, table_id: str, number: int, wish: SeatRequest
) -> tuple[Table, str | None]:
    """Sit down, seat a bot or a program, or clear a seat; gives a program's token."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    before = set(table.bot_accounts())
    token = _take_seat(work, table, actor, number, wish)
    forget_uninvited(work, table, before)
    rows.remember_people(work.connection, table)
    work.keep(table)
    return table, token


def _take_seat(
    work: UnitOfWork, table: Table, actor: Actor, number: int, wish: SeatRequest
) -> str | None:
    if wish.invite is not None:
        if wish.kind != "open":
            raise InvalidInput("A bot account is invited to an open seat.")
        invite(work, table, actor, number, wish.invite)
        return None
    name = wish.name or (actor.name if wish.kind == "person" else None)
    if name and wish.kind != "open":
        refuse_taken_name(work, name, actor.person)
    return seats.take_seat(table, actor, number, wish, work.chance)


def set_ready(work: UnitOfWork, credentials: Credentials, table_id: str, is_ready: bool) -> Table:
    """Say that the game may start."""
    return _change(
        work, credentials, table_id, lambda table, actor: seats.set_ready(table, actor, is_ready)
    )


def contribute(
    work: UnitOfWork, credentials: Credentials, table_id: str, contribution: str
) -> Table:
    """Add random bytes of one's own device to the shuffle."""
    return _change(
        work,
        credentials,
        table_id,
        lambda table, actor: seats.contribute(table, actor, contribution),
    )


def close(work: UnitOfWork, credentials: Credentials, table_id: str) -> Table:
    """The host gives a table up before its game."""
    return _change(work, credentials, table_id, seats.close_table)


def leave(work: UnitOfWork, credentials: Credentials, table_id: str) -> Table:
    """Before the game the seats are open again; during it a bot plays until the return."""

    def change(table: Table, actor: Actor) -> None:
        if table.status == "waiting":
            seats.rise(table, actor)
        else:
            forfeit(table, clocks.leave_game(table, actor, work.now))
            conclude(work, table)

    return _change(work, credentials, table_id, change)


def come_back(work: UnitOfWork, credentials: Credentials, table_id: str) -> Table:
    """Take one's seats back from the bot."""
    return _change(
        work,
        credentials,
        table_id,
        lambda table, actor: clocks.return_to_game(table, actor, work.now),
    )


def _change(
    work: UnitOfWork,
    credentials: Credentials,
    table_id: str,
    change: Callable[[Table, Actor], None],
) -> Table:
    """Change a table as whoever asks."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    before = set(table.bot_accounts())
    change(table, actor)
    if table.status == "waiting":
        forget_uninvited(work, table, before)
    work.keep(table)
    return table
